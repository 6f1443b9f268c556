import { TOOLS } from '../shared/tools.ts';
export const memos = {
  memoNeedsContent: 'A memo needs content.',
  howToDelete: `To delete a memo, use ${TOOLS.delete}.`,
  tooLong: ({ most, size }: { most: number; size: number }) =>
    `A memo may be at most ${most} kB; this content is ${size} kB.`,
  split: 'Split it into several memos.',
  sampleQuery: 'memo',
  addedMemo: ({ title }: { title: string }) => `Added memo: ${title}`,
  noted: ({ title }: { title: string }) => `Noted: ${title}`,
  changedMemo: ({ title }: { title: string }) => `Changed memo: ${title}`,
  importedMemosSummary: ({ total }: { total: number }) => `Imported ${total === 1 ? '1 memo' : `${total} memos`}`,
  importedMemos: ({ total }: { total: number }) => `✓ Imported ${total === 1 ? '1 memo' : `${total} memos`}`,
  isEmpty: 'it is empty',
  tooLongToImport: ({ size, most }: { size: number; most: number }) => `${size} kB, and a memo holds ${most} kB`,
  withoutTagsAndDates: 'without tags and dates',
  wholeMemo: 'The whole memo:',
  searchedByWordsOnly: 'Searched by words only, as the page before was.',
  minScoreHadNoEffect: 'min_score had no effect: this search went by words only.',
  minScoreUnjudged: ({ unjudged }: { unjudged: number }) =>
    `min_score was not applied to ${unjudged} of these, which have no vector yet.`,
  nearestInMeaning: ({ count }: { count: number }) =>
    count === 1
      ? 'No memo has these words; the one closest in meaning may be unrelated.'
      : `No memo has these words; the ${count} closest in meaning may be unrelated.`,
  newest: ({ count }: { count: number }) => (count === 1 ? 'The newest memo.' : `The newest ${count} memos.`),
  noneLikeThis: 'No memo with these tags or dates.',
  noneYet: 'There are no memos yet.',
  minScoreNeedsQuery: 'min_score had no effect: it needs a query.',
  found: ({ count }: { count: number }) => (count === 1 ? '1 memo found.' : `${count} memos found.`),
  noneWithFilters: ({ shown }: { shown: string }) => `No memo with these tags, dates or score contains "${shown}".`,
  noneFound: ({ shown }: { shown: string }) => `No memo contains "${shown}"; try other words.`,
};
