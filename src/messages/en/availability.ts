import type { HolidayCountry } from '../shared/countries.ts';
import { HOLIDAYS_OF } from './countries.ts';
import { hours as inWords } from './hours.ts';

interface FilledBy {
  readonly blockers: readonly { readonly title: string; readonly when: string; readonly times: number }[];
  /** How many more there are. */
  readonly rest: number;
}

export const availability = {
  /** Why a time is proposed. */
  reasons: {
    same_day: 'same day',
    near_time: 'close to the requested time',
    same_half_day: 'same half of the day',
    same_weekday: 'same weekday',
    prime_hours: 'good working hours',
    preferred_part: 'preferred part of the day',
    earliest: 'early',
    leaves_long_block: 'keeps a long free block',
    next_to_other_event: 'next to another event',
  },
  tooManyRepeatedEvents: ({ most }: { most: number }) =>
    `Too many repeated events to check against one another at once (limit ${most}).`,
  endTheRepeat: 'Give the repeat an end, or repeat less often.',
  workingHoursUnreadable: ({ part }: { part: string }) => `Cannot read "${part}" in the working hours.`,
  writeWorkingHoursLike:
    'Write days and times like "MO-FR 09:00-18:00; SA 10:00-12:00", with the days MO TU WE TH FR SA SU and times from 00:00 to 24:00.',
  wasInTheWay: ({ title, when, more }: { title: string; when: string; more: number }) =>
    `The requested time was taken by "${title}" (${when})${more > 0 ? ` and ${more} more` : ''}.`,
  /** `count`: of conflicts, the first of which is named; `hasSlots`: whether free times are listed. */
  conflictsWith: (clash: { title: string; when: string; count: number; hasSlots: boolean }) => {
    const { title, when, count, hasSlots } = clash;
    const more = count > 1 ? ` and ${count - 1} more` : '';
    const next = hasSlots ? 'Choose a free time below, or keep this one anyway.' : 'No free time was found nearby.';
    return `Conflicts with "${title}" (${when})${more}; nothing was written. ${next}`;
  },
  overlaps: ({ title, when, tentative }: { title: string; when: string; tentative: boolean }) =>
    `Overlaps "${title}"${tentative ? ' (tentative)' : ''} ${when}.`,
  moreOverlaps: ({ rest }: { rest: number }) => (rest === 1 ? 'One more overlap.' : `${rest} more overlaps.`),
  countConflicts: ({ blocking }: { blocking: number }) => `✗ ${blocking} conflict${blocking === 1 ? '' : 's'}.`,
  freeButForTentative: ({ soft }: { soft: number }) =>
    `✓ Free, apart from ${soft === 1 ? '1 tentative event' : `${soft} tentative events`}.`,
  free: '✓ This time is free.',
  noHolidaysKnown: ({ zone }: { zone: string }) => `No public holidays are known for ${zone}: no day was left out.`,
  countryHolidaysLeftOut: ({ country }: { country: HolidayCountry }) => `${HOLIDAYS_OF[country]} are left out.`,
  holidaysLeftOut: 'Public holidays (mainland China) are left out.',
  holidaysKnownThrough: ({ year }: { year: number }) =>
    `Public holidays (mainland China) are left out as far as they are announced: through ${year}.`,
  tooManyDays: 'At most 366 days can be searched at once.',
  passNearerEnd: 'Pass an end that is nearer to start.',
  earliestIsLatest: 'earliest and latest are the same time.',
  leaveOneOutOrLaterLatest:
    'Leave one of them out, or let latest be later. A latest before earliest means the next morning.',
  noFreeSlot: 'No free slot of that length then.',
  filledBy: ({ blockers, rest }: FilledBy) => {
    const named = blockers.map(
      ({ title, when, times }) => `"${title}" (${when}${times > 1 ? `, ${times} times` : ''})`,
    );
    return `Most of that time is taken by ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
  },
  freeSlots: ({ count }: { count: number }) => `${count} free slot${count === 1 ? '' : 's'}.`,
  windowIsPast: 'That time has already passed.',
  tryOtherHours: 'Try other earliest/latest, a shorter duration, or more days.',
  searchedAllDays: 'Searched 08:00–22:00 every day (no working hours are set).',
  searchedBeyondHours: ({ hours }: { hours: string | null }) =>
    `That time is outside ${hours === null ? '08:00–22:00' : `the working hours (${inWords(hours)})`}, so other hours were searched.`,
  noneInPart: ({ part, hours }: { part: 'morning' | 'afternoon' | 'evening'; hours: string | null }) =>
    `Nothing is free in the ${part}${hours === null ? '' : ` within the working hours (${inWords(hours)}; earliest and latest search outside them)`}.`,
  searchedWorkingHours: ({ hours }: { hours: string }) => `Searched within the working hours (${inWords(hours)}).`,
  notTimeOfDay: ({ shown }: { shown: string }) => `Not a time of day: ${shown}`,
  useHoursAndMinutes: 'Use HH:MM, such as 09:30.',
  occurrencesChecked: ({ count, until }: { count: number; until: string | undefined }) =>
    `${count === 1 ? '1 occurrence' : `${count} occurrences`} checked${until ? `, until ${until}` : ''}`,
  allDayThen: ({ title, when }: { title: string; when: string }) =>
    `There is an all-day event then: "${title}" (${when}).`,
  moreAllDay: ({ rest }: { rest: number }) => `${rest} more all-day event${rest === 1 ? '' : 's'} then.`,
  freeWithAllDay: ({ titles }: { titles: string }) => `✓ This time is free; all-day: ${titles}.`,
  protectedUnreadable: ({ part }: { part: string }) => `Cannot read "${part}" in the times to keep free.`,
  writeProtectedLike: 'Write them like "MO-FR 12:00-13:00; before 11:00".',
  keptFree: ({ times }: { times: string }) => `Kept free: ${inWords(times)}.`,
  isKeptFree: ({ when, times }: { when: string; times: number }) =>
    `${when} is time you keep free${times > 1 ? ` (so are ${times - 1} more of the series)` : ''}.`,
};
