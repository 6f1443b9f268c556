import type { Messages } from '../en/messages.ts';

export const common: Messages['common'] = {
  forExample: ({ example }) => `例如 ${example}`,
  allDay: '全天',
  quoted: ({ title }) => `“${title}”`,
  tentative: '（待定）',
  setAndCleared: ({ both }) => `${both} 既要设置又要清空。`,
  passOneOfThem: '只给其中一个。',
  nothingToChange: '没有要修改的内容。',
  passAtLeastOneField: '至少给出一项要修改的内容。',
  heading: ({ heading }) => `${heading}：`,
  listComma: '、',
  withTime: ({ title, when }) => `${title}${when && `（${when}）`}`,
  listed: ({ names, all }) => `${names.join('、')}${all > names.length ? `等 ${all} 项` : ''}`,
  chained: ({ names, all }) => `${names.join('；')}${all > names.length ? `；等 ${all} 项` : ''}`,
  important: '重要',
  noEvents: '没有日程',
  conflicts: '冲突',
  reminders: '提醒',
};
