import type { Messages } from '../en/messages.ts';
import { TOOLS } from '../shared/tools.ts';

const KINDS = { event: '日程', reminder: '提醒', todo: '待办', memo: '备忘', memory: '记忆' };

/** What is not known of a word that was not read. */
const UNREAD = {
  exclusion: '要除去哪些日子？',
  bound: '从什么时候到什么时候？',
  zone: '是哪个时区的时间？',
  frequency: '多久一次，具体在什么时候？',
  condition: '事先无法知道，定在什么时候？',
  anchor: '那是几点？',
  number: '是时间还是数量？',
};

/** How long before its start a reminder goes off. */
function lead(minutes: number): string {
  if (minutes < 0) return '当天';
  if (minutes > 0 && minutes % 1440 === 0) return `提前 ${minutes / 1440} 天`;
  if (minutes > 0 && minutes % 60 === 0) return `提前 ${minutes / 60} 小时`;
  return `提前 ${minutes} 分钟`;
}

const WISHES = {
  look: '这是查询，不是添加。',
  free: '这是在问空闲时间。',
  clock: '这是在问时间或日期。',
  cancel: `这是取消，不是添加：先查到它，再用 ${TOOLS.delete} 删除。`,
  change: '这是修改，不是添加。',
  close: '这是说已经完成。',
  undo: '这是撤销。',
  snooze: `这是推迟提醒：先查到它，再用 ${TOOLS.update.reminder}。`,
  notes: '这是查找备忘。',
  question: '这是一个问题，不是要添加的事。',
  chat: '请说要添加什么，例如“明天下午3点开会”。',
};

export const quickAdd: Messages['quickAdd'] = {
  oneRead: ({ kind, title, when }) => `${KINDS[kind]}: ${title}${when && ` (${when})`}`,
  onlyRead: ({ items }) => `试读，未写入。${items.join('；')}`,
  addedSeveral: ({ items }) => `✓ 已添加 ${items.length} 项: ${items.join('、')}`,
  addedSeveralSummary: ({ items }) => `添加 ${items.length} 项: ${items.join('、')}`,
  inTheWay: ({ title, said, count }) => `“${title}”：${said}（${count} 项都尚未写入）`,
  lead: ({ minutes }) => lead(minutes),
  reminded: ({ leads }) => `，${leads.join('、')}提醒`,
  toldBeside: ({ title, allDay }) => (allDay ? `“${title}”当天 09:00 提醒。` : `“${title}”提前 10 分钟提醒。`),
  untilNext: ({ title }) => `“${title}”到下一项开始为止。`,
  leapDay: '只在闰年：其他年份没有2月29日。',
  away: '那几天外出，标为忙碌。',
  unreadWord: ({ class: of, word }) => `没有读懂“${word}”：${UNREAD[of]}`,
  nothingAdded: ({ wish }) => `${WISHES[wish]}没有添加任何内容。`,
  byTime: ({ time }) => `${time}前`,
  span: ({ from, to }) => `${from}到${to}`,
  asked: ({ text, said }) => `“${text}”：${said}尚未写入。`,
  whatIsItAbout: '要添加什么？',
  severalTimes: ({ times }) => `有不止一个时间（${times}），指哪一个，还是几件事？`,
  atHour: ({ plain }) => `${plain}点`,
  someTimesUnread: '其中的时间没有全部读懂，请换个说法。',
  whenToRemind: '什么时候提醒？',
  whenAndSettled: '定在什么时候？',
  noTimeSoTodo: '没有说时间，记为待办，不会提醒。',
  isOver: '那个时间已经过去。',
  eachTimeOrNext: '是每次都要，还是只有最近这一次？',
  whichDayExactly: '具体哪一天？',
  whichDaysExactly: '具体哪几天？',
  beforeBeginOrEnd: '是在那段时间开始之前，还是结束之前？',
  toDoOrAbout: '是要在那时做，还是只是内容的一部分？',
  noHourSoTodo: '没有说几点：记为当天截止的待办。',
  deadlineSoTodo: '说的是期限：记为待办，不另设提醒。',
  hourTaken: '没有说几点，按 09:00 提醒。',
  atWhatTime: '每次几点提醒？',
  onceOrRepeated: '只有这一次，还是定期重复？',
  alarm: '闹钟',
  wakeUp: '起床',
  placeSoTodo: '无法按地点提醒：记为待办，到了请自己查看。',
  severalItems: ({ count, place, said, why }) => `这里有 ${count} 件事，都尚未写入。第 ${place} 件“${said}”：${why}`,
  nextThirtyDays: '未来30天',
  nextSevenDays: '未来7天',
  titleTooLong: ({ most }) => `标题最多 ${most} 个字符。`,
  noReminderSet: '提醒工具集没有启用：不会提前提醒。',
};
