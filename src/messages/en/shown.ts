import { TOOLS } from '../shared/tools.ts';

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
  priority: ({ priority }: { priority: string }) => `priority ${priority}`,
  minAfterStart: ({ event, minutes }: { event: string; minutes: number }) =>
    `${-minutes} min after the start of ${event}`,
  minBefore: ({ event, minutes }: { event: string; minutes: number }) => `${minutes} min before ${event}`,
  due: 'due',
  overdue: ' (overdue)',
  estimate: ({ estimate }: { estimate: number }) => `${estimate} min`,
  waitsFor: 'waits for',
  defaultMin: ({ minutes }: { minutes: number }) => `default ${minutes} min`,
  defaultImportance: ({ importance }: { importance: string }) => `default importance ${importance}`,
  defaultUrgency: ({ urgency }: { urgency: string }) => `default urgency ${urgency}`,
  pinned: 'pinned',
  from: 'from',
  reranked: 'reranked',
  words: 'words',
  meaning: 'meaning',
  byStrategy: ({ strategy }: { strategy: string }) => `by ${strategy}`,
  noLongerSince: ({ validTo }: { validTo: string }) => `[no longer since ${validTo}]`,
  since: ({ validFrom }: { validFrom: string }) => `since ${validFrom}`,
  supersededBy: ({ supersededBy }: { supersededBy: string }) => `now ${supersededBy}`,
  sameWords: 'the same words',
  oneContainsOther: 'one says all that the other does',
  close: 'close',
  muchTheSame: `Much the same was known (${TOOLS.delete} for what is double; where the new one replaces an old one, undo, then save it with supersedes):`,
  andMore: ({ rest }: { rest: number }) => `… and ${rest} more`,
  workday: 'workday',
  dayOff: 'day off',
  oneIsTentative: ' (one is tentative)',
};
