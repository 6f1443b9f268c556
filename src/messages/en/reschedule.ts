export const reschedule = {
  /** Why an event stays where it is. */
  stays: {
    'all-day': 'an all-day event has no time of day to move',
    begun: 'it has begun or is over',
    earlier: 'it begins before this time',
    there: 'it is there already',
    past: 'that time is in the past',
    full: 'no time is free there on that day',
  },
};
