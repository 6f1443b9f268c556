export const windows = {
  inWindow: ({ shown, message }: { shown: string; message: string }) => `${shown}: ${message}`,
  hoursOf: ({ days, from, to }: { days: string; from: string; to: string }) => `${days}, ${from}–${to} each day`,
  only: ({ window, days }: { window: string; days: readonly string[] }) => `${window}, only ${days.join(', ')}`,
  through: ({ day }: { day: string }) => `Through ${day}`,
  nextWeekToo: 'Nothing is left of this week: next week is shown too.',
  nextWeekInstead: 'No time is left this week: this is next week.',
};
