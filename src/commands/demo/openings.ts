import type { Spoken } from './days.ts';

/** What is said before anything else: of one Monday of the bundled calendar, a time that is free and one that is taken. */
export interface OpeningWords extends Omit<Spoken, 'heading'> {
  readonly intro: string;
  readonly week: (from: string) => string;
  readonly connects: (tools: number) => string;
  readonly connect: string;
  /** Titles and places of the bundled calendar, which is in both languages, in this one. */
  readonly titles: Readonly<Record<string, string>>;
  /** What is on that Monday. */
  readonly day: readonly string[];
  readonly free: { readonly heading: string; readonly said: string; readonly title: string; readonly location: string };
  readonly taken: { readonly heading: string; readonly said: string; readonly title: string };
  readonly choose: (when: string) => string;
  readonly undo: string;
}

export const OPENINGS: Readonly<Record<'zh' | 'en', OpeningWords>> = {
  zh: {
    language: 'zh',
    user: '用户：',
    intro: 'Perch：任何 MCP 应用都能用的日历、提醒、待办、备忘和记忆。演示用的是另外的数据库，不会动你的数据。',
    week: (from) => `北京时间的一周，从 ${from} 起`,
    connects: (tools) => `应用经 stdio 连接，看到 ${tools} 个工具`,
    connect: '连接你的应用',
    titles: {
      '每日站会 Stand-up（改到十点）': '每日站会（改到十点）',
      '每日站会 Stand-up': '每日站会',
      '线上 Online': '线上',
      'Roadmap review': '路线图评审',
      'Room 302': '302 会议室',
      '1:1 with Emma': '和艾玛一对一',
      'Call with the London office': '和伦敦办公室通话',
      'Agenda: launch dates\\, budget\\, hiring': '议题：上线日期、预算、招聘',
      'Design review 设计评审': '设计评审',
      '团队共创 Team offsite': '团队共创',
      '牙医 Dentist': '牙医',
      'Focus time: Q1 plan': '专注时间：一季度计划',
    },
    day: ['09:30 每日站会', '10:00 部门周会'],
    free: {
      heading: '第一段对话：空闲的时间',
      said: '下周一下午三点和设计师过一下原型。',
      title: '和设计师过原型',
      location: '三楼会议室A',
    },
    taken: { heading: '第二段对话：已被占用的时间', said: '下周一上午十点面试李娜。', title: '面试李娜' },
    choose: (when) => `那就 ${when}。`,
    undo: '算了，撤销吧。',
  },
  en: {
    language: 'en',
    user: 'User: ',
    intro:
      'Perch: calendar, reminders, todos, memos and memory for MCP hosts. This demo has a database of its own; your data is not touched.',
    week: (from) => `A week in Shanghai, from ${from}`,
    connects: (tools) => `A host connects over stdio and sees ${tools} tools`,
    connect: 'Connect your host',
    titles: {
      '每日站会 Stand-up（改到十点）': 'Daily stand-up (moved to ten)',
      '每日站会 Stand-up': 'Daily stand-up',
      '线上 Online': 'Online',
      部门周会: 'Department meeting',
      三楼会议室A: 'Room 3A',
      '本周重点、风险、下周安排': 'This week, risks, next week',
      和张总吃午饭: 'Lunch with Mr Zhang',
      '国贸三期 云酷餐厅': 'China World Tower 3',
      'Design review 设计评审': 'Design review',
      '团队共创 Team offsite': 'Team offsite',
      '798 艺术区': '798 Art District',
      季度预算评审: 'Quarterly budget review',
      五楼会议室: 'Room 5',
      '牙医 Dentist': 'Dentist',
      请勿安排会议: 'No meetings, please',
      小雨生日: "Rain's birthday",
      羽毛球: 'Badminton',
      朝阳体育馆: 'Chaoyang Gymnasium',
    },
    day: ['09:30 Daily stand-up', '10:00 Department meeting'],
    free: {
      heading: 'First conversation: into a free slot',
      said: 'Go through the prototype with the designer next Monday at three.',
      title: 'Prototype with the designer',
      location: 'Room 3A',
    },
    taken: {
      heading: 'Second conversation: into a taken slot',
      said: 'Interview with Lena next Monday at ten.',
      title: 'Interview with Lena',
    },
    choose: (when) => `then ${when}.`,
    undo: 'no, undo that.',
  },
};
