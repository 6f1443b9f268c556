import { TOOLS } from '../shared/tools.ts';

import { lead } from './reminded.ts';

const SHOW_AS = { busy: 'busy', tentative: 'tentative', free: 'free' };

const PRIORITIES = { low: 'low priority', normal: '', high: 'high priority' };

const LEVELS = { high: 'high', normal: 'normal' };

const WAYS = {
  bm25: 'words',
  semantic: 'meaning',
  hybrid_standard: 'words and meaning',
  hybrid_bm25_weighted: 'words and meaning, words first',
  full_pipeline_with_reranker: 'words and meaning, then reranked',
};

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
  named: ({ name, text }: { name: string; text: string }) => `${name}: ${text}`,
  /** Reasons behind a line. */
  aside: ({ said }: { said: string }) => ` (${said})`,
  busyHours: ({ hours, level }: { hours: number; level: keyof typeof LOAD }) => `${hours} h busy${LOAD[level]}`,
  showAs: ({ showAs }: { showAs: keyof typeof SHOW_AS }) => SHOW_AS[showAs],
  priority: ({ priority }: { priority: keyof typeof PRIORITIES }) => PRIORITIES[priority],
  /** Names of the quadrants of importance and urgency. */
  quadrants: { do: 'important and urgent', schedule: 'important', delegate: 'urgent', drop: '' },
  memoryKinds: {
    preference: 'preference',
    fact: 'fact',
    experience: 'experience',
    place: 'place',
    person: 'person',
    routine: 'routine',
  },
  /** How long before what it belongs to a reminder goes off; `of`: what that is called, where the line does not say. */
  lead: ({ minutes, of }: { minutes: number; of?: string | undefined }) =>
    of === undefined ? lead(minutes) : `"${of}", ${lead(minutes)}`,
  dueAt: ({ when, overdue }: { when: string; overdue: boolean }) => `due ${when}${overdue ? ' (overdue)' : ''}`,
  estimate: ({ estimate }: { estimate: number }) => `${estimate} min`,
  waitsFor: ({ names }: { names: readonly string[] }) => `waits for ${names.join(', ')}`,
  defaultMin: ({ minutes }: { minutes: number }) => `default ${minutes} min`,
  defaultImportance: ({ importance }: { importance: keyof typeof LEVELS }) =>
    `default importance ${LEVELS[importance]}`,
  defaultUrgency: ({ urgency }: { urgency: keyof typeof LEVELS }) => `default urgency ${LEVELS[urgency]}`,
  pinned: 'pinned',
  from: 'from',
  reranked: 'reranked',
  words: 'words',
  meaning: 'meaning',
  byStrategy: ({ strategy }: { strategy: keyof typeof WAYS }) => `by ${WAYS[strategy]}`,
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
