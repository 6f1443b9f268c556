import type { Messages } from '../en/messages.ts';
import { TOOLS } from '../shared/tools.ts';

export const memos: Messages['memos'] = {
  memoNeedsContent: '备忘内容是空的。',
  howToDelete: `删除备忘请用 ${TOOLS.delete}。`,
  tooLong: ({ most, size }) => `备忘最多 ${most} kB，这段内容有 ${size} kB。`,
  split: '请分成几条备忘。',
  sampleQuery: '备忘',
  addedMemo: ({ title }) => `添加备忘: ${title}`,
  noted: ({ title }) => `已记下: ${title}`,
  changedMemo: ({ title }) => `修改备忘: ${title}`,
  importedMemosSummary: ({ total }) => `导入 ${total} 条备忘`,
  importedMemos: ({ total }) => `✓ 已导入 ${total} 条备忘`,
  isEmpty: '没有内容',
  tooLongToImport: ({ size, most }) => `${size} kB，超过一条备忘的 ${most} kB`,
  withoutTagsAndDates: '不限标签和时间',
  wholeMemo: '这条备忘的全文：',
  searchedByWordsOnly: '与上一页一样只按字词搜索。',
  minScoreHadNoEffect: 'min_score 未起作用：这次只按字词搜索。',
  minScoreUnjudged: ({ unjudged }) => `其中 ${unjudged} 条还没有向量，未按 min_score 筛选。`,
  nearestInMeaning: ({ count }) => `没有备忘含这些字词；按意思最接近的 ${count} 条如下，未必相关。`,
  found: ({ count }) => `找到 ${count} 条备忘。`,
  noneWithFilters: ({ shown }) => `按这些条件没有找到含“${shown}”的备忘。`,
  noneFound: ({ shown }) => `没有找到含“${shown}”的备忘，请换个说法。`,
};
