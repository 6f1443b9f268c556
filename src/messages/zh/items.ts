import type { Messages } from '../en/messages.ts';

const NOUNS: Messages['items']['nouns'] = {
  event: '日程',
  reminder: '提醒',
  todo: '待办',
  memo: '备忘',
  memory: '记忆',
  group: '分组',
};

export const items: Messages['items'] = {
  nouns: NOUNS,
  noneWithId: ({ noun, id }) => `没有 id 为 ${id} 的${NOUNS[noun]}。`,
  done: ({ change }) => `✓ 已${change}`,
  whichPart: ({ noun, title }) =>
    `“${title}”是重复${NOUNS[noun]}：只这一次（this）、这次及以后（this_and_future），还是全部（all）？`,
  noneMatches: ({ match }) => `没有找到“${match}”。`,
  severalMatch: ({ noun, count, match }) => `有 ${count} 个${NOUNS[noun]}符合“${match}”，是哪一个？`,
  noneTitled: ({ noun, match }) => `没有标题含“${match}”的${NOUNS[noun]}，最接近的如下，是哪一个？`,
};
