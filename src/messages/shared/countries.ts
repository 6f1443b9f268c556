/** Countries whose public holidays are known by rule, by ISO 3166. */
export type HolidayCountry = 'US' | 'GB' | 'CA' | 'AU' | 'DE' | 'FR' | 'JP' | 'HK' | 'TW' | 'IE' | 'NZ';
