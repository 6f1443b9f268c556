/** What one item of a kind is called. */
const NOUNS = {
  event: 'event',
  reminder: 'reminder',
  todo: 'todo',
  memo: 'memo',
  memory: 'memory',
  group: 'group',
};

type Noun = keyof typeof NOUNS;

export const items = {
  nouns: NOUNS,
  noneWithId: ({ noun, id }: { noun: Noun; id: string }) => `There is no ${NOUNS[noun]} ${id}.`,
  /** `change`: what the history says of it. */
  done: ({ change }: { change: string }) => `✓ ${change}`,
  whichPart: ({ title }: { noun: Noun; title: string }) =>
    `"${title}" repeats: only this one (this), this and the following (this_and_future), or all of it (all)?`,
  noneMatches: ({ noun, match }: { noun: Noun; match: string }) => `No ${NOUNS[noun]} matches "${match}".`,
  severalMatch: ({ noun, count, match }: { noun: Noun; count: number; match: string }) =>
    `${count} ${NOUNS[noun]}s match "${match}". Which one?`,
  noneTitled: ({ noun, match }: { noun: Noun; match: string }) =>
    `No ${NOUNS[noun]} is titled "${match}". Did you mean one of these?`,
};
