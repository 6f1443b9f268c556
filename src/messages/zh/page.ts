import type { Messages } from '../en/messages.ts';

export const page: Messages['page'] = {
  openedBy: {
    claude: '设置 → 开发者 → 编辑配置；改完重启 Claude',
    vscode: '或命令“MCP: Open User Configuration”',
  },
  levels: { high: '偏满', overload: '过满' },
  dayOfYear: ({ month, day }) => `${month}月${day}日`,
  /** The language as it calls itself, and as HTML does. */
  ownName: '中文',
  htmlLanguage: 'zh-CN',
  phrases: ['明天下午三点和设计师过一下原型，一个小时。', '这周哪天上午有一个半小时空着？', '撤销刚才那个。'],
};
