const DAY_PARTS = {
  'small-hours': 'early hours',
  'early-morning': 'early morning',
  morning: 'morning',
  noon: 'noon',
  afternoon: 'afternoon',
  dusk: 'early evening',
  evening: 'evening',
  night: 'night',
  midnight: 'middle of the night',
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
};
