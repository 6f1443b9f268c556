export const repeats = {
  badValue: ({ part, value }: { part: string; value: string }) =>
    `The repeat rule has an invalid value for ${part}: "${value}".`,
  notTogether: ({ one, other }: { one: string; other: string }) =>
    `The repeat rule cannot have both ${one} and ${other}.`,
  noMeaning: ({ freq, part }: { freq: string; part: string }) => `${part} has no meaning in a rule with FREQ=${freq}.`,
  exceedsLimit: ({ what, limit }: { what: string; limit: string | number }) =>
    `The repeat rule exceeds a limit: ${what}, allowed is ${limit}.`,
  skipUnsupported: ({ skip }: { skip: string | undefined }) =>
    `SKIP=${skip} is not supported in a Gregorian rule: dates that a month does not have are left out, and BYMONTHDAY=-1 is its last day.`,
  scaleUnsupported: ({ scale }: { scale: string }) =>
    `RSCALE=${scale} is not supported: only the Chinese and the Gregorian calendar are.`,
  chineseRuleIsYearly: ({ freq }: { freq: string }) =>
    `A rule of the Chinese calendar needs FREQ=YEARLY, not FREQ=${freq}: for a day of every lunar month leave BYMONTH out.`,
  chineseRuleHasDates: ({ other }: { other: string }) =>
    `A rule of the Chinese calendar has months and days only (BYMONTH, BYMONTHDAY), no ${other}.`,
  unknownPart: ({ part }: { part: string }) => `The repeat rule has an unknown part: "${part}".`,
  partTwice: ({ key }: { key: string }) => `The repeat rule has ${key} twice.`,
  bysetposNeedsPart: 'BYSETPOS needs another BY… part to choose from.',
  allDayCannotRepeat: ({ freq }: { freq: string }) => `An all-day event cannot repeat with FREQ=${freq}.`,
  useDailyOrClockTime: 'Use FREQ=DAILY, or give start a clock time.',
  withSkipBackward: 'With SKIP=BACKWARD the plain month stands in for a leap month, the 29th for a 30th.',
  lastDayLike: 'For example FREQ=MONTHLY;BYMONTHDAY=-1 (the last day of each month).',
  endsBeforeFirst: ({ start }: { start: string }) => `The repeat rule ends before its first occurrence after ${start}.`,
  neverMatches: ({ rrule }: { rrule: string }) => `The repeat rule ${rrule} never matches any date.`,
  repeatsThrough: ({ day }: { day: string }) => `Repeats through ${day}, that day included.`,
  startsAtFirstMatch: ({ start, first }: { start: string; first: string }) =>
    `${start} does not match the repeat rule: the series starts at its first match, ${first}.`,
  withoutLeapMonth: ({ back }: { back: boolean }) => `in other years the ${back ? 'plain' : 'next'} month`,
  inShortMonths: ({ back }: { back: boolean }) => `in short months ${back ? 'the 29th' : 'the day after'}`,
  thatManyTimes: ({ said, count }: { said: string; count: number }) =>
    `${said}, ${count} ${count === 1 ? 'time' : 'times'}`,
  untilDay: ({ said, day }: { said: string; day: string }) => `${said}, until ${day}`,
  notOn: ({ said, days, all }: { said: string; days: readonly string[]; all: number }) =>
    `${said} (not on ${days.join(', ')}${all > days.length ? ` and ${all - days.length} more` : ''})`,
  aside: ({ notes }: { notes: readonly string[] }) => ` (${notes.join(', ')})`,
};
