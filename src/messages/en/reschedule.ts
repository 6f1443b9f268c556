export const reschedule = {
  /** Why an event stays where it is. */
  stays: {
    'all-day': 'an all-day event has no time of day to move',
    begun: 'it has begun or is over',
    earlier: 'it begins before this time',
    there: 'it is there already',
    past: 'that time is in the past',
    full: 'no time is free then on that day',
  },
  tooManyEvents: ({ most }: { most: number }) => `At most ${most} events can be moved at once.`,
  shortenOrFilter: 'Take a shorter time, or add query or group.',
  shiftOrMove: 'Pass either shift_minutes or move_to, not both.',
  whereTo: 'Where to? Either shift_minutes or move_to is needed.',
  shiftTakes:
    "shift_minutes: 30 is half an hour later; move_to takes the user's own words (afternoon, tomorrow, Friday 9am).",
  shiftIsZero: 'shift_minutes cannot be 0.',
  moved: ({ count }: { count: number }) => `✓ Moved ${count === 1 ? '1 event' : `${count} events`}.`,
  movedSummary: ({ count, names }: { count: number; names: string }) =>
    `Moved ${count === 1 ? '1 event' : `${count} events`}: ${names}`,
  goesToNearest: ({ aside }: { aside: number }) =>
    `${aside === 1 ? '1 event goes' : `${aside} events go`} to the nearest free time, as the requested one is taken or outside the hours.`,
  confirmMove: ({ count, stays }: { count: number; stays: number }) =>
    `This moves ${count === 1 ? '1 event' : `${count} events`}${stays > 0 ? `; ${stays} ${stays === 1 ? 'stays' : 'stay'}` : ''}. Go ahead?`,
  noSuchEvent: 'No event of that kind begins in this time.',
  nothingCanMove: 'Nothing there can be moved.',
  stay: ({ event }: { event: string }) => `Stays: ${event}`,
  showPlan: ({ planToken, until }: { planToken: string; until: string | undefined }) =>
    `Show the user this plan; once they agree, repeat the call with plan_token: ${planToken} (until ${until})`,
};
