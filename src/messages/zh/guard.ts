import type { Messages } from '../en/messages.ts';
import { TOOLS } from '../shared/tools.ts';

export const guard: Messages['guard'] = {
  callAgainWithoutToken: ({ name }) => `没有任何改动。请不带 ${name} 重新调用，把问题给用户看，再传新的 token。`,
  notKnown: ({ name }) => `没有这个 ${name}。`,
  usedAlready: ({ name }) => `这个 ${name} 已经用过。`,
  expired: ({ name }) => `这个 ${name} 已过期。`,
  belongsTo: ({ name, tool }) => `这个 ${name} 属于 ${tool}。`,
  confirmedItemsChanged: '所确认的内容此后有了变化。',
  givenForOtherArguments: ({ name }) => `这个 ${name} 是为另一组参数给出的。`,
  notReference: ({ text }) => `不是候选编号：${text}`,
  pointsAtNothing: ({ text }) => `${text} 不指向最近 30 分钟内的任何候选。`,
  liveReferences: ({ tags }) => `有效的编号：${tags.join('、')}。`,
  askAgain: '请重新用 match 或 id 指定。',
  severalLists: ({ text }) => `${text} 可能指多组候选。`,
  sayWhichOne: ({ tags }) => `请写明是哪一组：${tags.join('、')}。`,
  outsideOfList: ({ text, count }) => `${text} 超出那组候选，共 ${count} 项。`,
  useOneUpTo: ({ count }) => `可用 #1 至 #${count}。`,
  useSlotTokenAsGiven: `请原样使用 alternatives 或 ${TOOLS.freeTime} 给出的 slot_token，或改用 start。`,
  notSlotToken: ({ shown }) => `无效的 slot_token：${shown}`,
  slotTokenStaysWithin: ({ maxMinutes, text }) => `slot_token 超出 1900–2200 年或 ${maxMinutes} 分钟：${text}`,
  keyUsedForAnother: '这个 idempotency_key 已用于另一次调用。',
  useNewKey: '新的内容请用新的 key，或原样重复先前的调用。',
  createdWasUndone: '这次创建后来被撤销了。',
};
