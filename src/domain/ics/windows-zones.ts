/**
 * Zone names of Windows, Exchange and Outlook with the IANA zone that Unicode
 * CLDR (windowsZones, territory 001) gives for each. A line: Windows name |
 * IANA zone | places of the display name, as in "(UTC+08:00) Kuala Lumpur, Singapore".
 */
const TABLE = `
Dateline|Etc/GMT+12|International Date Line West
UTC-11|Etc/GMT+11|Midway Island,Samoa
Aleutian|America/Adak|Aleutian Islands
Hawaiian|Pacific/Honolulu|Hawaii
Marquesas|Pacific/Marquesas|Marquesas Islands
Alaskan|America/Anchorage|Alaska
UTC-09|Etc/GMT+9|
Pacific Standard Time (Mexico)|America/Tijuana|Baja California,Tijuana
UTC-08|Etc/GMT+8|
Pacific|America/Los_Angeles|Pacific Time (US & Canada)
US Mountain|America/Phoenix|Arizona
Mountain Standard Time (Mexico)|America/Mazatlan|Chihuahua,Mazatlan
Mountain|America/Denver|Mountain Time (US & Canada)
Yukon|America/Whitehorse|Yukon
Central America|America/Guatemala|Central America
Central|America/Chicago|Central Time (US & Canada)
Easter Island|Pacific/Easter|Easter Island
Central Standard Time (Mexico)|America/Mexico_City|Guadalajara,Mexico City,Monterrey
Canada Central|America/Regina|Saskatchewan
SA Pacific|America/Bogota|Bogota,Lima,Quito,Rio Branco
Eastern Standard Time (Mexico)|America/Cancun|Chetumal
Eastern|America/New_York|Eastern Time (US & Canada)
Haiti|America/Port-au-Prince|Haiti
Cuba|America/Havana|Havana
US Eastern|America/Indiana/Indianapolis|Indiana (East)
Turks And Caicos|America/Grand_Turk|Turks and Caicos
Paraguay|America/Asuncion|Asuncion
Atlantic|America/Halifax|Atlantic Time (Canada)
Venezuela|America/Caracas|Caracas
Central Brazilian|America/Cuiaba|Cuiaba
SA Western|America/La_Paz|Georgetown,La Paz,Manaus,San Juan
Pacific SA|America/Santiago|Santiago
Newfoundland|America/St_Johns|Newfoundland
Tocantins|America/Araguaina|Araguaina
E. South America|America/Sao_Paulo|Brasilia
SA Eastern|America/Cayenne|Cayenne,Fortaleza
Argentina|America/Argentina/Buenos_Aires|City of Buenos Aires,Buenos Aires
Greenland|America/Nuuk|Greenland
Montevideo|America/Montevideo|Montevideo
Magallanes|America/Punta_Arenas|Punta Arenas
Saint Pierre|America/Miquelon|Saint Pierre and Miquelon
Bahia|America/Bahia|Salvador
UTC-02|Etc/GMT+2|Mid-Atlantic
Mid-Atlantic|Etc/GMT+2|
Azores|Atlantic/Azores|Azores
Cape Verde|Atlantic/Cape_Verde|Cabo Verde Is.,Cape Verde Is.
UTC|Etc/UTC|Coordinated Universal Time
GMT|Europe/London|Dublin,Edinburgh,Lisbon,London
Greenwich|Atlantic/Reykjavik|Monrovia,Reykjavik
Sao Tome|Africa/Sao_Tome|Sao Tome
Morocco|Africa/Casablanca|Casablanca
W. Europe|Europe/Berlin|Amsterdam,Berlin,Bern,Rome,Stockholm,Vienna
Central Europe|Europe/Budapest|Belgrade,Bratislava,Budapest,Ljubljana,Prague
Romance|Europe/Paris|Brussels,Copenhagen,Madrid,Paris
Central European|Europe/Warsaw|Sarajevo,Skopje,Warsaw,Zagreb
W. Central Africa|Africa/Lagos|West Central Africa
Jordan|Asia/Amman|Amman
GTB|Europe/Bucharest|Athens,Bucharest
Middle East|Asia/Beirut|Beirut
Egypt|Africa/Cairo|Cairo
E. Europe|Europe/Chisinau|Chisinau
Syria|Asia/Damascus|Damascus
West Bank|Asia/Hebron|Gaza,Hebron
South Africa|Africa/Johannesburg|Harare,Pretoria
FLE|Europe/Kyiv|Helsinki,Kyiv,Kiev,Riga,Sofia,Tallinn,Vilnius
Israel|Asia/Jerusalem|Jerusalem
South Sudan|Africa/Juba|Juba
Kaliningrad|Europe/Kaliningrad|Kaliningrad
Sudan|Africa/Khartoum|Khartoum
Libya|Africa/Tripoli|Tripoli
Namibia|Africa/Windhoek|Windhoek
Arabic|Asia/Baghdad|Baghdad
Turkey|Europe/Istanbul|Istanbul
Arab|Asia/Riyadh|Kuwait,Riyadh
Belarus|Europe/Minsk|Minsk
Russian|Europe/Moscow|Moscow,St. Petersburg
E. Africa|Africa/Nairobi|Nairobi
Iran|Asia/Tehran|Tehran
Arabian|Asia/Dubai|Abu Dhabi,Muscat
Astrakhan|Europe/Astrakhan|Astrakhan,Ulyanovsk
Azerbaijan|Asia/Baku|Baku
Russia Time Zone 3|Europe/Samara|Izhevsk,Samara
Mauritius|Indian/Mauritius|Port Louis
Saratov|Europe/Saratov|Saratov
Georgian|Asia/Tbilisi|Tbilisi
Volgograd|Europe/Volgograd|Volgograd
Caucasus|Asia/Yerevan|Yerevan
Afghanistan|Asia/Kabul|Kabul
West Asia|Asia/Tashkent|Ashgabat,Tashkent
Ekaterinburg|Asia/Yekaterinburg|Ekaterinburg
Pakistan|Asia/Karachi|Islamabad,Karachi
Qyzylorda|Asia/Qyzylorda|Qyzylorda
India|Asia/Kolkata|Chennai,Kolkata,Mumbai,New Delhi
Sri Lanka|Asia/Colombo|Sri Jayawardenepura
Nepal|Asia/Kathmandu|Kathmandu
Central Asia|Asia/Bishkek|Astana
Bangladesh|Asia/Dhaka|Dhaka
Omsk|Asia/Omsk|Omsk
Myanmar|Asia/Yangon|Yangon (Rangoon)
SE Asia|Asia/Bangkok|Bangkok,Hanoi,Jakarta
Altai|Asia/Barnaul|Barnaul,Gorno-Altaysk
W. Mongolia|Asia/Hovd|Hovd
North Asia|Asia/Krasnoyarsk|Krasnoyarsk
N. Central Asia|Asia/Novosibirsk|Novosibirsk
Tomsk|Asia/Tomsk|Tomsk
China|Asia/Shanghai|Beijing,Chongqing,Hong Kong,Urumqi
North Asia East|Asia/Irkutsk|Irkutsk
Singapore|Asia/Singapore|Kuala Lumpur,Singapore
W. Australia|Australia/Perth|Perth
Taipei|Asia/Taipei|Taipei
Ulaanbaatar|Asia/Ulaanbaatar|Ulaanbaatar
Aus Central W.|Australia/Eucla|Eucla
Transbaikal|Asia/Chita|Chita
Tokyo|Asia/Tokyo|Osaka,Sapporo,Tokyo
North Korea|Asia/Pyongyang|Pyongyang
Korea|Asia/Seoul|Seoul
Yakutsk|Asia/Yakutsk|Yakutsk
Cen. Australia|Australia/Adelaide|Adelaide
AUS Central|Australia/Darwin|Darwin
E. Australia|Australia/Brisbane|Brisbane
AUS Eastern|Australia/Sydney|Canberra,Melbourne,Sydney
West Pacific|Pacific/Port_Moresby|Guam,Port Moresby
Tasmania|Australia/Hobart|Hobart
Vladivostok|Asia/Vladivostok|Vladivostok
Lord Howe|Australia/Lord_Howe|Lord Howe Island
Bougainville|Pacific/Bougainville|Bougainville Island
Russia Time Zone 10|Asia/Srednekolymsk|Chokurdakh
Magadan|Asia/Magadan|Magadan
Norfolk|Pacific/Norfolk|Norfolk Island
Sakhalin|Asia/Sakhalin|Sakhalin
Central Pacific|Pacific/Guadalcanal|Solomon Is.,New Caledonia
Russia Time Zone 11|Asia/Kamchatka|Anadyr,Petropavlovsk-Kamchatsky
New Zealand|Pacific/Auckland|Auckland,Wellington
UTC+12|Etc/GMT-12|
Fiji|Pacific/Fiji|Fiji
Chatham Islands|Pacific/Chatham|Chatham Islands
UTC+13|Etc/GMT-13|
Tonga|Pacific/Tongatapu|Nuku'alofa
Samoa|Pacific/Apia|
Line Islands|Pacific/Kiritimati|Kiritimati Island`;

/** Lower case, without accents. */
const plainName = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

const byName = new Map<string, string>();
const byPlace = new Map<string, string>();
for (const row of TABLE.trim().split('\n')) {
  const [name, zone, places] = row.split('|') as [string, string, string];
  byName.set(plainName(name), zone);
  for (const place of places.split(',').filter(Boolean))
    if (!byPlace.has(plainName(place))) byPlace.set(plainName(place), zone);
}

/** The IANA zone of a Windows name, as `China Standard Time` or `Eastern Daylight Time`. */
export function windowsZone(name: string): string | undefined {
  const plain = plainName(name);
  const short = plain.replace(/ (standard|daylight|summer) time$/, '');
  return byName.get(plain) ?? (short === plain ? undefined : byName.get(short));
}

/** The IANA zone of a place in a Windows display name. */
export function windowsPlaceZone(place: string): string | undefined {
  return byPlace.get(plainName(place));
}
