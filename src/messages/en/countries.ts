import type { HolidayCountry } from '../shared/countries.ts';

/** Public holidays by country, at the start of a sentence. */
export const HOLIDAYS_OF: Readonly<Record<HolidayCountry, string>> = {
  US: 'Federal holidays of the United States',
  GB: 'Bank holidays of England',
  CA: 'General holidays of Canada',
  AU: 'National holidays of Australia, without those of a state,',
  DE: 'Public holidays of all German states',
  FR: 'Public holidays of France',
  JP: 'National holidays of Japan',
  HK: 'General holidays of Hong Kong',
  TW: 'Public holidays in Taiwan',
  IE: 'Public holidays of Ireland',
  NZ: 'Public holidays of New Zealand, without anniversary days of its regions,',
};
