import { TOOLS } from '../shared/tools.ts';

/** What one item of a kind is called. */
const NOUNS = {
  event: 'event',
  reminder: 'reminder',
  todo: 'todo',
  memo: 'memo',
  memory: 'memory',
  group: 'group',
  item: 'item',
};

type Noun = keyof typeof NOUNS;

const PLURALS: Readonly<Record<Noun, string>> = {
  event: 'events',
  reminder: 'reminders',
  todo: 'todos',
  memo: 'memos',
  memory: 'memories',
  group: 'groups',
  item: 'items',
};

const LISTS = [...Object.values(TOOLS.lookUp), TOOLS.history];

export const items = {
  whereIdsAreShown: `Ids, such as evt_7k2m9q4t1x, are shown by ${LISTS.join(', ')}.`,
  nouns: NOUNS,
  noneWithId: ({ noun, id }: { noun: Noun; id: string }) => `There is no ${NOUNS[noun]} ${id}.`,
  /** `change`: what the history says of it. */
  done: ({ change }: { change: string }) => `✓ ${change}`,
  whichPart: ({ title }: { noun: Noun; title: string }) =>
    `"${title}" repeats: only this one (this), this and the following (this_and_future), or all of it (all)?`,
  noneMatches: ({ noun, match }: { noun: Noun; match: string }) => `No ${NOUNS[noun]} matches "${match}".`,
  severalMatch: ({ noun, count, match }: { noun: Noun; count: number; match: string }) =>
    `${count} ${PLURALS[noun]} match "${match}". Which one?`,
  noneTitled: ({ noun, match }: { noun: Noun; match: string }) =>
    `No ${NOUNS[noun]} is titled "${match}". Did you mean one of these?`,
  lookItUp: ({ tool }: { tool: string }) => `Look it up with ${tool}.`,
  otherVersion: ({ title, version, expected }: { title: string; version: number; expected: number }) =>
    `"${title}" is at version ${version}, not ${expected}: it has been changed in the meantime.`,
  lookAgain: 'Look at it again, then repeat the call with the new version.',
  noTitle: '(no title)',
  whichOccurrence: ({ title }: { title: string }) => `Which occurrence of "${title}"?`,
  /** Which part of a series is meant, `when` being the time of one occurrence. */
  thisAndFuture: ({ when }: { when: string }) => `${when} and after`,
  wholeSeries: ({ when }: { when: string }) => `${when} (all)`,
  idOrMatchNeeded: ({ by }: { by: string }) => `Either ${by} or match is needed.`,
  passIdOrMatch: 'Pass the id of a result, or words of the title as match.',
  listThenPassId: ({ tool }: { tool: string }) => `List them with ${tool} and pass the id.`,
  nothingCalled: ({ id }: { id: string }) => `There is no ${id}.`,
  erased: '(erased)',
  severalGroupsCalled: ({ count, text }: { count: number; text: string }) => `${count} groups are called "${text}".`,
  passOneOf: ({ ids }: { ids: readonly string[] }) => `Pass the id of one of them: ${ids.join(', ')}.`,
  noGroup: ({ text }: { text: string }) => `There is no group "${text}".`,
  groupsThere: ({ names }: { names: readonly string[] }) => `There are: ${names.join(', ')}.`,
  noGroupsYet: 'There are no groups yet.',
  queryWithoutWords: 'query has no words to search for.',
  leaveQueryOut: 'Leave query out to list everything.',
  notCursor: 'Not a cursor of this query.',
  passNextCursor: 'Pass next_cursor of the page before, with the same arguments, or leave cursor out.',
  cannotClear: ({ names }: { names: readonly string[] }) => `Cannot clear ${names.join(', ')}.`,
  clearTakes: ({ clearable }: { clearable: readonly string[] }) => `clear takes ${clearable.join(', ')}.`,
  confirmDelete: ({ count }: { count: number }) => `This deletes ${count} items. Go ahead?`,
  confirmDeleteThese: ({ names }: { names: string }) => `This deletes ${names}. Go ahead?`,
  nothingNamed: 'Which items? Nothing was deleted.',
  howToName: 'Pass ids, words of a title as match, or start (with kind and query) for what is in a time.',
  fromWhen: 'Starting when? Nothing was deleted.',
  notAmongThese: ({ id }: { id: string }) => `${id} is not one of these.`,
  idsNarrowDown: 'Beside a time or words, ids say which of the items found are meant. Leave one of them out.',
  nothingThere: 'nothing to delete.',
  tooMany: ({ count, most }: { count: number; most: number }) => `That is ${count} items; at most ${most} at a time.`,
  shorterTime: 'Choose a shorter time range.',
  /** `when`: of a single item; `reminders`: that went with events. */
  deleted: (gone: { count: number; names: string; when: string | undefined; reminders: number }) => {
    const { count, names, when, reminders } = gone;
    const what = count === 1 ? `: ${names}${when ? ` (${when})` : ''}` : ` ${count} items: ${names}`;
    const also = reminders === 0 ? '' : reminders === 1 ? ', with its reminder' : `, with ${reminders} reminders`;
    return `✓ Deleted${what}${also}`;
  },
  deletedSummary: ({ names }: { names: string }) => `Deleted: ${names}`,
  nothingWithId: ({ id }: { id: string }) => `There is nothing with the id ${id}.`,
  idsLookLike: 'Ids look like evt_… or todo_…; queries give them.',
};
