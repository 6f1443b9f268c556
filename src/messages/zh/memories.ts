import type { Messages } from '../en/messages.ts';

export const memories: Messages['memories'] = {
  sampleQuery: '用户',
  rememberedSummary: ({ title }) => `记住：${title}`,
  remembered: ({ title, insteadOf }) => `已记住：${title}${insteadOf === undefined ? '' : `，取代“${insteadOf}”`}`,
  replacedAlready: ({ id, successor }) => `${id} 已被 ${successor} 取代。`,
  replaceTheCurrent: '请取代现在有效的那一条。',
  newest: ({ shown, total }) => `共 ${total} 条记忆${shown < total ? `，显示最近 ${shown} 条` : ''}。`,
  noneYet: '还没有记忆；已知的资料见 profile。',
  found: ({ count }) => `找到 ${count} 条记忆。`,
  noneFound: '没有找到这样的记忆，请换个说法；已知的资料见 profile。',
};
