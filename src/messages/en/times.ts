export const times = {
  /** From Monday. */
  weekdays: {
    short: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    long: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  },
  dayWithWeekday: ({ wall, name }: { wall: string; name: string }) => `${name} ${wall}`,
  textTooLong: ({ most }: { most: number }) => `Time text is limited to ${most} characters.`,
  yearsOutOfRange: ({ text }: { text: string }) => `Years go from 1900 to 2200: ${text}`,
  noSuchDate: ({ text }: { text: string }) => `There is no such date: ${text}`,
  noSuchTime: ({ text }: { text: string }) => `There is no such time of day: ${text}`,
  noSuchOffset: ({ text }: { text: string }) => `There is no such offset from UTC: ${text}`,
  clockSkips: ({ zone, given, taken }: { zone: string; given: string; taken: string }) =>
    `${given} does not exist in ${zone} (clocks go forward): taken as ${taken}.`,
  clockRepeats: ({ wall, zone }: { wall: string; zone: string }) =>
    `${wall} occurs twice in ${zone} (clocks go back): taken as the first.`,
  noTimeZone: ({ text }: { text: string }) => `There is no time zone "${text}".`,
  useIanaName: ({ examples }: { examples: readonly string[] }) => `Use an IANA name, such as ${examples.join(', ')}.`,
  timesLike: 'For example 2026-01-28T15:00, 2026-01-28T15:00:00+08:00, 2026-01-28, tomorrow 3pm',
  weekendEndsToday: ({ isToday }: { isToday: boolean }) =>
    isToday ? 'The weekend ends today: what is left of it.' : 'The weekend ends today: the next one.',
  whichHour: 'Which hour?',
  betweenSentences: ' ',
  asked: ({ text, said }: { text: string; said: string }) => `"${text}": ${said}`,
  isALimit: 'That is a deadline, not the time itself.',
  confirmReading: ({ text, question }: { text: string; question: string }) =>
    `"${text}": ${question} Please confirm; nothing was written.`,
  cannotReadTime: ({ shown }: { shown: string }) => `Cannot read the time "${shown}".`,
  isARepeat: ({ shown, name }: { shown: string; name: string }) => `"${shown}" says how often, not a time for ${name}.`,
  isALength: ({ shown, name }: { shown: string; name: string }) => `"${shown}" says how long, not a time for ${name}.`,
  forTimeFromNow: ({ shown }: { shown: string }) => `For a time from now write "in ${shown}".`,
  howToPassLength:
    'Pass a length as duration_minutes, or together with the start, such as "tomorrow 3pm for two hours".',
  endBeforeStart: ({ shown, start }: { shown: string; start: string }) =>
    `The end (${shown}) must be after the start (${start}).`,
  checkEnd: 'Check end, or pass duration_minutes instead.',
  clocksSkipStart: ({ start, becomes }: { start: string; becomes: string }) =>
    `Clocks go forward on that day: there is no ${start}, and it counts as ${becomes}. The end must come after that.`,
  startNeedsTime: 'An event that is not all-day needs a time in start.',
  twoEnds: 'start already says when it ends, and end says otherwise.',
  passOnlyOneOfThem: 'Pass only one of them.',
  monthsNeedEnd: 'A length in months needs an end.',
  passEnd: 'Pass end.',
  endNeedsTime: 'start has a time but end is only a date.',
  durationIsNegative: 'duration_minutes cannot be negative.',
  usualLengthTaken: ({ from, minutes }: { from?: string | undefined; minutes: number }) =>
    `No length given: ${minutes} minutes, as ${from === undefined ? 'your profile says' : `usual in the group "${from}"`}.`,
  learnedLengthTaken: ({ minutes, agreeing, all }: { minutes: number; agreeing: number; all: number }) =>
    `No length given: usually ${minutes} minutes (${agreeing} of ${all}).`,
  lengthTaken: ({ minutes }: { minutes: number }) => `No length given: ${minutes} minutes.`,
  startIsOnlyDate: 'start is only a date but end has a time.',
  wholeDaysOnly: 'Without a time the event is all-day: its length must be whole days.',
  timeOfDayLeftOut: ({ day }: { day: string }) => `All-day: the time of day is left out, ${day}.`,
  endAndLengthDisagree: ({ minutes }: { minutes: number }) =>
    `end and duration_minutes disagree (it is ${minutes} minutes to end).`,
  cannotReadRule: ({ rule }: { rule: string }) => `Cannot read the repeat rule "${rule}".`,
  ruleLike:
    'For example every other Tuesday, first Monday of each month, or an RFC 5545 RRULE: FREQ=WEEKLY;BYDAY=MO,WE.',
  endIsExclusive: 'end is exclusive; leave it out to ask for one day.',
};
