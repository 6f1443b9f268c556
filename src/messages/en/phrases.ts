import type { HolidayCountry } from '../shared/countries.ts';
import { HOLIDAYS_OF } from './countries.ts';

const DAY_PARTS = {
  'small-hours': 'early hours',
  'early-morning': 'early morning',
  morning: 'morning',
  noon: 'noon',
  daytime: 'daytime',
  afternoon: 'afternoon',
  dusk: 'early evening',
  evening: 'evening',
  night: 'night',
  midnight: 'middle of the night',
  later: 'later in the day',
};

export const phrases = {
  dayParts: DAY_PARTS,
  whichOf: {
    'next-weekday': 'Does "next" mean that day of this week or of the week after?',
    'day-month': 'Is the date month/day or day/month?',
    until: 'Does it end before that period or at its end?',
    'weekday-date': 'Weekday and date disagree: which one counts?',
    biweekly: 'Every two weeks, or twice a week?',
    other: 'This can be read in more than one way: which one?',
  },
  whichHour: ({ part }: { part: keyof typeof DAY_PARTS }) => `Only the ${DAY_PARTS[part]} was given: which hour?`,
  halfOfDayTaken: ({ time }: { time: string }) => `No morning or afternoon given: taken as ${time}.`,
  overToday: ({ day }: { day: string }) => `That time has passed today: taken as ${day}.`,
  twelveAtNight: 'Twelve at night means midnight at the end of that day.',
  noonIsTaken: 'Noon is taken as 12:00.',
  takenAsNextOne: ({ day }: { day: string }) => `Taken as the next one, ${day}.`,
  lastOfMonth: ({ day }: { day: string }) => `That month has no such day: taken as its last, ${day}.`,
  readAsMonthDay: ({ day }: { day: string }) => `Read as month/day: ${day}.`,
  namedDay: ({ day }: { day: string }) => `That day is ${day}.`,
  weekdayAndDateDisagree: ({ day }: { day: string }) => `Weekday and date disagree: the date is ${day}.`,
  timesInZone: ({ zone }: { zone: string }) => `Times are in ${zone}.`,
  clocksChange: ({ wall }: { wall: string }) =>
    `Clocks change around ${wall}: a time that is skipped moves forward; of a time that occurs twice, the first counts.`,
  officialWorkingDays: ({ year }: { year: number }) =>
    `Working days follow the official Chinese calendar with its make-up days, known through ${year}; later ones are Monday to Friday.`,
  guessedWorkingDays: ({ year }: { year: number }) =>
    `Working days of ${year} are Monday to Friday; holidays are not left out.`,
  lastOfLunarMonth: ({ day }: { day: string }) => `That lunar month has 29 days: taken as its last, ${day}.`,
  plainMonthInstead: 'In years without that leap month the plain month counts, in months without a 30th the 29th.',
  eachMonthTaken: 'Taken as every month.',
  eachFortnightTaken: 'Biweekly is taken as every two weeks.',
  leapYearsOnly: 'In leap years only: other years have no February 29.',
  roughTimeTaken: 'The time is approximate: taken as the one shown.',
  timeIsPast: 'That time is in the past.',
  noSuchDate: 'There is no such date or time.',
  endBeforeStart: 'The end comes before the start.',
  yearsOutOfRange: 'Years must be between 1900 and 2200.',
  noRuleSaysThis: 'No repeat rule can say this: add the times one by one.',
  holidayUnknown: 'The dates of this holiday are not known here: please give the date itself.',
  holidayGuessed: ({ first, last }: { first: string; last: string }) =>
    `The days off of that year are not announced yet: taken as ${first} to ${last}.`,
  holidaysLeftOut: ({ year }: { year: number }) =>
    `Public holidays of mainland China are left out, as far as they are known: through ${year}.`,
  holidaysOfCountry: ({ country, year }: { country: HolidayCountry; year: number }) =>
    `${HOLIDAYS_OF[country]} are left out, through ${year}.`,
  roughSpanTaken: 'The period is approximate: taken as the days shown.',
  whichTimes: ({ count }: { count: number }) => `It should come ${count} times each: on which days or at which hours?`,
  leftOutOfNothing: 'Days are left out or moved, but nothing repeats: when is it?',
  holidaysNotKnown: 'The public holidays meant are not known here: please name the days to leave out.',
  repeatNeverHappens: 'This repeat never happens.',
};
