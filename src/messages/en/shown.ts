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
  dueAt: ({ when, overdue }: { when: string; overdue: boolean }) => `due ${when}${overdue ? ' (overdue)' : ''}`,
  estimate: ({ estimate }: { estimate: number }) => `${estimate} min`,
  waitsFor: ({ names }: { names: readonly string[] }) => `waits for ${names.join(', ')}`,
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
  oneContainsOther: 'one contains the other',
  close: 'close',
  muchTheSame: `Similar memories (delete duplicates with ${TOOLS.delete}; if the new one replaces an old one, undo, then save it again with supersedes):`,
  andMore: ({ rest }: { rest: number }) => `… and ${rest} more`,
  workday: 'workday',
  dayOff: 'day off',
  clash: ({ one, other, soft }: { one: string; other: string; soft: boolean }) =>
    `${one} × ${other}${soft ? ' (one is tentative)' : ''}`,
};
