export const availability = {
  /** Why a time is proposed. */
  reasons: {
    same_day: 'same day',
    near_time: 'close to the wished hour',
    same_half_day: 'same half of the day',
    same_weekday: 'same weekday',
    prime_hours: 'prime hours',
    preferred_part: 'preferred part of the day',
    earliest: 'early',
    leaves_long_block: 'keeps a long free block',
    next_to_other_event: 'next to another event',
  },
  tooManyRepeatedEvents: ({ most }: { most: number }) =>
    `Too many repeated events to check against one another at once (limit ${most}).`,
  endTheRepeat: 'Give the repeat an end, or repeat less often.',
  workingHoursUnreadable: ({ part }: { part: string }) => `Working hours cannot be read at "${part}".`,
  writeWorkingHoursLike:
    'Write days and times like "MO-FR 09:00-18:00; SA 10:00-12:00", with the days MO TU WE TH FR SA SU and times from 00:00 to 24:00.',
  autoMoved: ' [moved: the time was taken]',
  andMore: ({ count }: { count: number }) => ` and ${count - 1} more`,
  chooseFreeTimeBelow: 'Choose a free time below, or insist on this one.',
  noFreeTime: 'No free time was found nearby.',
  conflictsWith: ({ what, more, next }: { what: string; more: string; next: string }) =>
    `Conflicts with ${what}${more}; nothing was written. ${next}`,
  overlaps: ({ title, soft, when }: { title: string; soft: string; when: string }) =>
    `Overlaps "${title}"${soft} ${when}.`,
  moreOverlaps: ({ rest }: { rest: number }) => `${rest} more overlaps.`,
  countConflicts: ({ blocking }: { blocking: number }) => `✗ ${blocking} conflict${blocking === 1 ? '' : 's'}.`,
  freeButForTentative: ({ soft }: { soft: number }) => `✓ Free, but for ${soft} tentative.`,
  free: '✓ This time is free.',
  noHolidaysKnown: ({ zone }: { zone: string }) => `No public holidays are known for ${zone}: no day was left out.`,
  holidaysLeftOut: 'Public holidays (mainland China) are left out.',
  holidaysKnownThrough: ({ year }: { year: number }) =>
    `Public holidays (mainland China) are left out as far as they are announced: through ${year}.`,
  tooManyDays: 'At most 366 days can be searched at once.',
  passNearerEnd: 'Pass an end that is nearer to start.',
  earliestIsLatest: 'earliest and latest are the same.',
  leaveOneOutOrLaterLatest:
    'Leave one of them out, or let latest be later. A latest before earliest means the next morning.',
  noFreeSlot: 'No free slot of that length in this time.',
  freeSlots: ({ count }: { count: number }) => `${count} free slot${count === 1 ? '' : 's'}.`,
  windowIsPast: 'This window lies in the past.',
  tryOtherHours: 'Try other earliest/latest, a shorter duration, or more days.',
  searchedAllDays: 'Searched 08:00–22:00 every day (no working hours are set).',
  searchedWorkingHours: ({ hours }: { hours: string }) => `Searched within working hours ${hours}.`,
  notTimeOfDay: ({ shown }: { shown: string }) => `Not a time of day: ${shown}`,
  useHoursAndMinutes: 'Use HH:MM, such as 09:30.',
  occurrencesChecked: ({ count, until }: { count: number; until: string | undefined }) =>
    `${count} occurrences checked${until ? `, until ${until}` : ''}`,
  allDayThen: ({ title, when }: { title: string; when: string }) =>
    `There is an all-day event then: "${title}" (${when}).`,
  moreAllDay: ({ rest }: { rest: number }) => `${rest} more all-day event${rest === 1 ? '' : 's'} then.`,
  freeWithAllDay: ({ titles }: { titles: string }) => `✓ This time is free; all-day: ${titles}.`,
};
