import type { HolidayCountry } from '../../../messages/shared/countries.ts';

/** Public holidays of whole countries whose dates follow from a rule, as their laws set them down. */

/** Where the day off goes when a holiday is on a weekend. */
type Moves =
  /** The day off is the weekday next to the holiday: Friday for Saturday, Monday for Sunday. */
  | 'beside'
  /** The day off is the next working day that is not a holiday itself. */
  | 'next'
  /** The same, for holidays on a Sunday only. */
  | 'from-sunday'
  /** The day off is before a Saturday or after a Sunday; where that is a holiday too, the next day that is none. */
  | 'near'
  /** There is no other day off. */
  | 'lost';

export interface HolidayRules {
  readonly zones: RegExp;
  /** Keys of holidays.ts. */
  readonly days: readonly string[];
  readonly moves: Moves;
  /** Holidays whose day off never moves. */
  readonly fixed?: readonly string[];
  /** A day between two holidays is one as well. */
  readonly bridges?: true;
}

export const HOLIDAY_COUNTRIES: Readonly<Record<HolidayCountry, HolidayRules>> = {
  // 5 U.S.C. 6103
  US: {
    zones:
      /^(?:US\/.+|America\/(?:New_York|Detroit|Chicago|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Nome|Adak|Menominee|Metlakatla|Yakutat|Fort_Wayne|Indianapolis|Louisville|(?:Indiana|Kentucky|North_Dakota)\/.+)|Pacific\/Honolulu|(?:EST5EDT|CST6CDT|MST7MDT|PST8PDT))$/,
    days: [
      ...['new-year', 'mlk-day', 'presidents-day', 'memorial-day', 'juneteenth', 'us-independence', 'us-labor-day'],
      ...['columbus-day', 'veterans-day', 'thanksgiving', 'christmas'],
    ],
    moves: 'beside',
  },
  // The bank holidays of England and Wales.
  GB: {
    zones: /^(?:Europe\/London|GB)$/,
    days: [
      ...['new-year', 'good-friday', 'easter-monday', 'early-may', 'spring-bank-holiday', 'summer-bank-holiday'],
      ...['christmas', 'boxing-day'],
    ],
    moves: 'next',
  },
  // Canada Labour Code, general holidays.
  CA: {
    zones:
      /^(?:Canada\/.+|America\/(?:Toronto|Montreal|Vancouver|Edmonton|Winnipeg|Regina|Halifax|St_Johns|Moncton|Glace_Bay|Goose_Bay|Whitehorse|Dawson|Dawson_Creek|Fort_Nelson|Yellowknife|Inuvik|Iqaluit|Rankin_Inlet|Resolute|Cambridge_Bay|Thunder_Bay|Nipigon|Rainy_River|Atikokan|Creston|Swift_Current))$/,
    days: [
      ...['new-year', 'good-friday', 'victoria-day', 'canada-day', 'us-labor-day', 'date:9-30', 'nth:10-0-2'],
      ...['veterans-day', 'christmas', 'boxing-day'],
    ],
    moves: 'next',
  },
  // National holidays; those of states are not among them.
  AU: {
    zones: /^Australia\/.+$/,
    days: ['new-year', 'australia-day', 'good-friday', 'easter-monday', 'anzac-day', 'christmas', 'boxing-day'],
    moves: 'next',
    fixed: ['anzac-day'],
  },
  // Holidays of all states.
  DE: {
    zones: /^Europe\/(?:Berlin|Busingen)$/,
    days: [
      ...['new-year', 'good-friday', 'easter-monday', 'labour-day', 'ascension-day', 'whit-monday', 'date:10-3'],
      ...['christmas', 'boxing-day'],
    ],
    moves: 'lost',
  },
  // Code du travail, L3133-1
  FR: {
    zones: /^Europe\/Paris$/,
    days: [
      ...['new-year', 'easter-monday', 'labour-day', 'date:5-8', 'ascension-day', 'whit-monday', 'bastille-day'],
      ...['date:8-15', 'all-saints', 'veterans-day', 'christmas'],
    ],
    moves: 'lost',
  },
  // Act on National Holidays
  JP: {
    zones: /^(?:Asia\/Tokyo|Japan)$/,
    days: [
      ...['new-year', 'nth:1-0-2', 'date:2-11', 'date:2-23', 'equinox:spring', 'date:4-29', 'date:5-3', 'date:5-4'],
      ...['date:5-5', 'nth:7-0-3', 'date:8-11', 'nth:9-0-3', 'equinox:autumn', 'nth:10-0-2', 'date:11-3', 'date:11-23'],
    ],
    moves: 'from-sunday',
    bridges: true,
  },
  // General Holidays Ordinance, Sundays apart.
  HK: {
    zones: /^(?:Asia\/Hong_Kong|Hongkong)$/,
    days: [
      ...['new-year', 'spring-festival', 'lunar:1-2', 'lunar:1-3', 'good-friday', 'holy-saturday', 'easter-monday'],
      ...['term:清明', 'labour-day', 'lunar:4-8', 'dragon-boat', 'party-day', 'lunar:8-16', 'national-day'],
      ...['double-ninth', 'christmas', 'boxing-day'],
    ],
    moves: 'from-sunday',
  },
  // Act on Memorial Days and Holidays (2025)
  TW: {
    zones: /^(?:Asia\/Taipei|ROC)$/,
    days: [
      ...['new-year', 'lunar-eve:-1', 'spring-festival-eve', 'spring-festival', 'lunar:1-2', 'lunar:1-3', 'date:2-28'],
      ...['date:4-4', 'term:清明', 'labour-day', 'dragon-boat', 'mid-autumn', 'date:9-28', 'date:10-10', 'date:10-25'],
      ...['christmas'],
    ],
    moves: 'near',
  },
  // Organisation of Working Time Act 1997: a day at the weekend gives another day off, which the employer chooses.
  IE: {
    zones: /^(?:Europe\/Dublin|Eire)$/,
    days: [
      ...['new-year', 'st-brigid', 'st-patrick', 'easter-monday', 'nth:5-0-1', 'nth:6-0-1', 'nth:8-0-1', 'nth:10-0--1'],
      ...['christmas', 'boxing-day'],
    ],
    moves: 'lost',
  },
  // Holidays Act 2003, section 44; Te Kāhui o Matariki Public Holiday Act 2022
  NZ: {
    zones: /^(?:Pacific\/(?:Auckland|Chatham)|NZ|NZ-CHAT)$/,
    days: [
      ...['new-year', 'date:1-2', 'date:2-6', 'good-friday', 'easter-monday', 'anzac-day', 'nth:6-0-1', 'matariki'],
      ...['nth:10-0-4', 'christmas', 'boxing-day'],
    ],
    moves: 'next',
  },
};
