import type { Messages } from '../en/messages.ts';

interface Shares {
  readonly shares: readonly { readonly name: string; readonly hours: number }[];
}

const listed = ({ shares }: Shares): string => shares.map(({ name, hours }) => `${name} ${hours} 小时`).join('，');

export const spent: Messages['spent'] = {
  all: ({ hours, meetings, focus }) =>
    `时间去向：共 ${hours} 小时，其中与人一起 ${meetings} 小时，排给自己做事 ${focus} 小时`,
  planned: ({ planned, done }) => `排给待办 ${planned} 小时，其中已完成的 ${done} 小时`,
  by: {
    groups: (shares) => `按分组：${listed(shares)}`,
    tags: (shares) => `按标签：${listed(shares)}`,
    people: (shares) => `按人：${listed(shares)}`,
    places: (shares) => `按地点：${listed(shares)}`,
  },
  weeks: ({ weeks }) =>
    `逐周：${weeks.map(({ start, hours, meetings }) => `${start} 起 ${hours} 小时（与人一起 ${meetings} 小时）`).join('；')}`,
};
