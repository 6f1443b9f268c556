import type { Messages } from '../en/messages.ts';

export const profile: Messages['profile'] = {
  summary: ({ list }) => `资料: ${list}`,
  saved: ({ list }) => `已保存: ${list}`,
  called: '资料',
};
