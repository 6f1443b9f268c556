/** What the demo finds to be so, in Chinese; what is not here stands as it is. */
const IN_CHINESE: Readonly<Record<string, string>> = {
  'the event is written': '日程已写入',
  'the time is taken, so nothing is written': '时间已被占用，没有写入',
  'the slot is booked': '空闲时间已订好',
  'the other time is booked': '另一个时间已订好',
  'the booking is taken back': '预订已撤回',
  'the booking is taken back, for both': '预订已为两个人撤回',
  'the reminder is written': '提醒已写入',
  'the reminder is put off': '提醒已推迟',
  'the todo is written': '待办已写入',
  'the todo is closed': '待办已关闭',
  'the visit is written': '拜访已写入',
  'the way to the errand is asked for': '去办事的路程要先查',
  'nothing is written before the user says yes': '用户同意之前什么都没有写入',
  'it is done on the yes': '用户同意后才执行',
  'the plan is in the database': '方案已在数据库里',
  'planning it again is suggested, and nothing has moved': '建议重新安排，什么都没有动',
  'its time is free again': '为它留的时间又空出来了',
  'the database holds what it held before the week': '数据库和这一周之前一样',
  'the database holds what it held before the day': '数据库和这一天之前一样',
  'the database holds that day': '数据库里那一天',
  'events of that day in the database': '数据库里那天的日程',
  'reminders in the database': '数据库里的提醒',
  'open todos in the database': '数据库里未完成的待办',
  'in the database': '数据库里',
  'the tools of sync are listed, as an account is connected': '连接了账户，所以列出了同步工具',
  'the phone has that time': '手机上那个时间已有安排',
  'it is in step': '已经同步',
  "the phone's calendar shows": '手机日历显示',
  'there is an invitation': '有了邀请码',
  'she sees when the other is busy, and nothing else': '只看得到对方什么时候忙，别的看不到',
  "the first one's calendar in the database": '数据库里第一个人的日历',
  "the second one's calendar in the database": '数据库里第二个人的日历',
};

/** `the database holds that day: 10:00 Standup`, in the language of who watches. */
export function checked(what: string, language: 'zh' | 'en'): string {
  if (language === 'en') return what;
  const moved = /^(\d+) of the blocks moved$/.exec(what);
  if (moved) return `挪动了 ${moved[1]} 段`;
  const [head = '', ...rest] = what.split(': ');
  return [IN_CHINESE[head] ?? head, ...rest].join('：');
}
