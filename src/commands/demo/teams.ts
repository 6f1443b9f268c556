/** What two people on one server say: the first makes a group, the second joins it. */
export interface TeamWords {
  readonly language: 'zh' | 'en';
  readonly heading: string;
  readonly first: string;
  readonly second: string;
  readonly group: string;
  readonly busy: string;
  readonly meeting: string;
  /** In the order in which it is said; the second one speaks twice. */
  readonly make: string;
  readonly join: string;
  readonly away: string;
  readonly askBusy: string;
  readonly askFree: string;
  readonly book: string;
  readonly undo: string;
}

export const TEAMS: Readonly<Record<'zh' | 'en', TeamWords>> = {
  zh: {
    language: 'zh',
    heading: '两个人约时间：同一个服务器，经 HTTP，各用各的令牌',
    first: '小红：',
    second: '小明：',
    group: '项目组',
    busy: '看牙',
    meeting: '评审',
    make: '建一个“项目组”共享组',
    join: '小红给了我这个邀请码，加入她的组',
    away: '那天九点到五点我去看牙',
    askBusy: '那天小明什么时候忙？',
    askFree: '那我们什么时候都有空？',
    book: '就第一个，约评审',
    undo: '撤销',
  },
  en: {
    language: 'en',
    heading: 'Two people on one server, over HTTP, with a token each',
    first: 'Hong: ',
    second: 'Lena: ',
    group: 'Project team',
    busy: 'Dentist',
    meeting: 'Review',
    make: 'Make a share group, Project team',
    join: 'Hong sent me this invitation, join her group.',
    away: "I'm at the dentist's that day, nine to five.",
    askBusy: 'When is Lena busy that day?',
    askFree: 'And when are we both free?',
    book: 'The first one, for the review',
    undo: 'Undo that',
  },
};
