import type { Messages } from '../en/messages.ts';

export const limits: Messages['limits'] = {
  tooMany: {
    events: ({ most }) => `这个账户最多保存 ${most} 个日程，已经满了。`,
    todos: ({ most }) => `这个账户最多保存 ${most} 个待办，已经满了。`,
    memos: ({ most }) => `这个账户最多保存 ${most} 条备忘，已经满了。`,
  },
  tooLarge: ({ megabytes }) => `这个账户最多使用 ${megabytes} MB 空间，已经用完了。`,
  makeRoom: '没有写入任何内容。请删掉不再需要的内容，或请服务器管理员放宽上限。',
  historyCounts: '没有写入任何内容。删掉的内容在还能撤销期间仍占空间；请服务器管理员放宽上限。',
};
