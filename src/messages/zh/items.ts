import type { Messages } from '../en/messages.ts';
import { TOOLS } from '../shared/tools.ts';

const NOUNS: Messages['items']['nouns'] = {
  event: '日程',
  reminder: '提醒',
  todo: '待办',
  memo: '备忘',
  memory: '记忆',
  group: '分组',
  item: '项目',
};

const LISTS = [...Object.values(TOOLS.lookUp), TOOLS.history];

export const items: Messages['items'] = {
  whereIdsAreShown: `id（如 evt_7k2m9q4t1x）可以用 ${LISTS.join('、')} 查到。`,
  nouns: NOUNS,
  noneWithId: ({ noun, id }) => `没有 id 为 ${id} 的${NOUNS[noun]}。`,
  done: ({ change }) => `✓ 已${change}`,
  whichPart: ({ noun, title }) =>
    `“${title}”是重复${NOUNS[noun]}：只这一次（this）、这次及以后（this_and_future），还是全部（all）？`,
  noneMatches: ({ match }) => `没有找到“${match}”。`,
  severalMatch: ({ noun, count, match }) => `有 ${count} 个${NOUNS[noun]}符合“${match}”，是哪一个？`,
  noneTitled: ({ noun, match }) => `没有标题含“${match}”的${NOUNS[noun]}，最接近的如下，是哪一个？`,
  lookItUp: ({ tool }) => `请先用 ${tool} 查到它。`,
  otherVersion: ({ title, version, expected }) => `“${title}”的版本是 ${version}，不是 ${expected}：它在此期间被改过。`,
  lookAgain: '请先重新查看，再用新的版本重复调用。',
  noTitle: '（无标题）',
  whichOccurrence: ({ title }) => `是“${title}”的哪一次？`,
  thisAndFuture: ({ when }) => `${when} 及以后`,
  wholeSeries: ({ when }) => `${when}（全部）`,
  idOrMatchNeeded: ({ by }) => `缺少 ${by} 或 match。`,
  passIdOrMatch: `请给出结果中的 id，或用 match 给出标题里的词。`,
  listThenPassId: ({ tool }) => `请用 ${tool} 列出，再传 id。`,
  nothingCalled: ({ id }) => `没有 ${id}。`,
  erased: '（已彻底删除）',
  severalGroupsCalled: ({ count, text }) => `有 ${count} 个分组叫“${text}”。`,
  passOneOf: ({ ids }) => `请传其中一个的 id：${ids.join('、')}。`,
  noGroup: ({ text }) => `没有分组“${text}”。`,
  groupsThere: ({ names }) => `已有分组：${names.join('、')}。`,
  noGroupsYet: '还没有分组。',
  queryWithoutWords: 'query 里没有可以搜索的字词。',
  leaveQueryOut: '去掉 query 可列出全部。',
  notCursor: '无效的 cursor。',
  passNextCursor: '请用相同参数传上一页的 next_cursor，或去掉 cursor。',
  cannotClear: ({ names }) => `不能清空 ${names.join('、')}。`,
  clearTakes: ({ clearable }) => `clear 可用：${clearable.join('、')}。`,
  confirmDelete: ({ count }) => `将删除 ${count} 项。确认吗？`,
  confirmDeleteThese: ({ names }) => `将删除 ${names}。确认吗？`,
  nothingNamed: '要删除哪些？尚未删除。',
  howToName: '请给出 ids，或用 match 给出标题里的词，或用 start（可加 kind、query）给出时间范围。',
  fromWhen: '从什么时候开始？尚未删除。',
  notAmongThese: ({ id }) => `${id} 不在其中。`,
  idsNarrowDown: '和时间或字词一起给出时，ids 表示其中的哪几项。请只给其一。',
  nothingThere: '没有可删除的。',
  tooMany: ({ count, most }) => `共 ${count} 项，一次最多 ${most} 项。`,
  shorterTime: '请缩短时间范围。',
  deleted: ({ count, names, when, reminders }) => {
    const what = count === 1 ? `：${names}${when ? `（${when}）` : ''}` : ` ${count} 项：${names}`;
    const also = reminders === 0 ? '' : `，连同${reminders === 1 ? '' : ` ${reminders} 个`}提醒`;
    return `✓ 已删除${what}${also}`;
  },
  deletedSummary: ({ names }) => `删除：${names}`,
  nothingWithId: ({ id }) => `没有 id 为 ${id} 的项目。`,
  idsLookLike: 'id 形如 evt_…、todo_…，见查询结果。',
};
