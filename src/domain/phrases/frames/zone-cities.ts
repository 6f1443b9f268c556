/** Cities and countries by their English names, in lower case, with the zone that their clocks show. */

/** Names of zones that are words of their own: Christmas time, wake time. */
const WORDS = new Set(['christmas', 'easter', 'wake', 'midway', 'center', 'male', 'troll', 'resolute', 'reunion']);
const REGIONS = /^(?:Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//;

/** `America/New_York` is `new york`. */
const named = Intl.supportedValuesOf('timeZone')
  .filter((zone) => REGIONS.test(zone))
  .map(
    (zone) =>
      [
        zone
          .slice(zone.lastIndexOf('/') + 1)
          .toLowerCase()
          .replaceAll('_', ' '),
        zone,
      ] as const,
  )
  .filter(([name]) => !WORDS.has(name));

const at = (zone: string, names: string): (readonly [string, string])[] =>
  names.split(', ').map((name) => [name, zone] as const);

/** Where no zone is called after it. */
const others = [
  ...at('Asia/Shanghai', 'beijing, china, shenzhen, guangzhou, chengdu, hangzhou'),
  ...at('Asia/Tokyo', 'japan, osaka, kyoto, narita, haneda'),
  ...at('Asia/Seoul', 'korea, incheon, busan'),
  ...at('Asia/Singapore', 'changi'),
  ...at('Asia/Kolkata', 'mumbai, delhi, new delhi, india, bangalore, bengaluru, hyderabad, chennai, pune'),
  ...at('Asia/Ho_Chi_Minh', 'hanoi, saigon, vietnam'),
  ...at('Asia/Jerusalem', 'tel aviv, israel'),
  ...at('Asia/Dubai', 'abu dhabi'),
  ...at('Europe/Istanbul', 'turkey, ankara'),
  ...at(
    'Europe/London',
    'uk, england, scotland, wales, britain, edinburgh, glasgow, manchester, birmingham, leeds, cardiff',
  ),
  ...at('Europe/London', 'heathrow, gatwick, stansted, luton'),
  ...at('Europe/Dublin', 'ireland'),
  ...at('Europe/Lisbon', 'portugal, porto'),
  ...at('Europe/Madrid', 'spain, barcelona, valencia, seville'),
  ...at('Europe/Paris', 'france, lyon, marseille, cdg'),
  ...at('Europe/Berlin', 'germany, munich, frankfurt, hamburg, cologne, stuttgart, dusseldorf'),
  ...at('Europe/Rome', 'italy, milan, venice, naples, florence, turin'),
  ...at('Europe/Zurich', 'switzerland, geneva, basel'),
  ...at('Europe/Amsterdam', 'netherlands, schiphol, rotterdam'),
  ...at('Europe/Athens', 'greece'),
  ...at('Europe/Warsaw', 'poland, krakow'),
  ...at('Europe/Stockholm', 'sweden'),
  ...at('Europe/Oslo', 'norway'),
  ...at('Europe/Helsinki', 'finland'),
  ...at('Europe/Copenhagen', 'denmark'),
  ...at('Europe/Kyiv', 'kiev'),
  ...at(
    'America/New_York',
    'ny, nyc, boston, eastern, washington, dc, miami, atlanta, philadelphia, philly, charlotte',
  ),
  ...at('America/New_York', 'orlando, pittsburgh, baltimore, cleveland, jfk, newark, laguardia'),
  ...at(
    'America/Chicago',
    'central, dallas, houston, austin, san antonio, texas, minneapolis, nashville, new orleans, st louis',
  ),
  ...at('America/Denver', 'mountain, colorado, salt lake city, utah'),
  ...at('America/Phoenix', 'arizona'),
  ...at(
    'America/Los_Angeles',
    'la, san francisco, sf, seattle, pacific, california, portland, san diego, las vegas, lax, sfo',
  ),
  ...at('America/Toronto', 'ottawa, montreal, quebec'),
  ...at('America/Edmonton', 'calgary'),
  ...at('America/Sao_Paulo', 'rio, rio de janeiro'),
  ...at('Pacific/Honolulu', 'hawaii'),
  ...at('Australia/Sydney', 'canberra'),
  ...at('Pacific/Auckland', 'new zealand, wellington, christchurch'),
  ...at('Africa/Johannesburg', 'cape town, south africa, durban'),
  ...at('Africa/Cairo', 'egypt'),
  ...at('Africa/Lagos', 'nigeria'),
  ...at('Africa/Nairobi', 'kenya'),
];

export const CITY_ZONES: ReadonlyMap<string, string> = new Map([...named, ...others]);
