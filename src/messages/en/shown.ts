const LOAD = { normal: '', high: ' (full)', overload: ' (too much)' };

export const shown = {
  reminderIs: {
    due: 'due',
    pending: 'pending',
    snoozed: 'snoozed until then',
    missed: 'missed',
    done: 'done',
    dismissed: 'dismissed',
  },
  busyHours: ({ hours, level }: { hours: number; level: keyof typeof LOAD }) => `${hours} h busy${LOAD[level]}`,
};
