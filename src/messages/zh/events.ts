import type { Messages } from '../en/messages.ts';
import type { Reminder } from '../en/reminded.ts';
import { TOOLS } from '../shared/tools.ts';
import { reminder } from './reminded.ts';

const LOAD = { normal: '不忙', high: '安排较满', overload: '安排过满' };

const aside = (moved: boolean): string => (moved ? ' [时间冲突，已自动调整]' : '');

const reminded = (alerts: readonly Reminder[]): string => (alerts.length === 0 ? '' : `，${reminder(alerts)}`);

type Invited = Parameters<Messages['events']['askAnswer']['accepted']>[0];

const invited = ({ title, when, organizer = '组织者' }: Invited): string =>
  `“${title}”（${when}）吗？日历服务器会通知${organizer}。`;

export const events: Messages['events'] = {
  people: {
    invitedBy: ({ name }) => `邀请人：${name}`,
    with: ({ people }) => `参加者：${people.map(({ name, answer }) => `${name}（${answer}）`).join('、')}`,
    you: ({ name }) => `${name}，你`,
    answers: {
      accepted: '已接受',
      declined: '已谢绝',
      tentative: '待定',
      'no answer': '未答复',
      delegated: '已委托他人',
    },
  },
  askAnswer: {
    accepted: (invitation) => `要接受${invited(invitation)}`,
    declined: (invitation) => `要谢绝${invited(invitation)}`,
    tentative: (invitation) => `要暂定参加${invited(invitation)}`,
  },
  answerIsSent: '答复会在下次同步时发给日历服务器。',
  answerStaysHere: '答复只记在这里：这个日程不在可写入的已连接日历里。',
  noAddressOf: ({ name, known }) =>
    known.length === 0 ? `不知道“${name}”的邮箱地址。` : `“${name}”可能是 ${known.join('、')} 中的任何一个。`,
  nameAnAddress: '请直接给出邮箱地址，前面可以加上姓名；不知道地址就不要写 attendees。',
  othersInvite: ({ name }) => `这是${name}发出的邀请，只有${name}能改邀请名单。`,
  askInvite: ({ title, guests, come, go }) => {
    if (guests === 0) return `“${title}”不再邀请任何人吗？日历服务器可能会通知原来的 ${go} 位。`;
    const whom = go === 0 && come === guests ? '对方' : `新增和移除的 ${come + go} 位`;
    return `邀请 ${guests} 人参加“${title}”吗？日历服务器可能会通知${whom}。`;
  },
  serverInvites: 'Perch 不发邀请：下次同步时把名单交给日历服务器，是否发邮件由它决定。',
  nobodyInvites: '没有通知任何人：Perch 自己不发邀请，这个日程也没有同步到已连接的日历。',
  declinedIsTaken: '这个日程仍占用时间，把 show_as 设为 free 即可腾出。',
  notInvited: ({ title, addresses }) =>
    addresses.length === 0
      ? `无法答复“${title}”：没有已连接的日历能说明你的地址。`
      : `“${title}”没有邀请 ${addresses.join('、')}。`,
  whoIsInvited: `用 ${TOOLS.lookUp.event} 加 detail full 可以看到邀请了谁。`,
  answerIsOfAll: '答复要么针对某一次，要么针对整个重复日程。',
  answerOneOrAll: '请给 scope this 或 scope all。',
  slotTimeTaken: ({ unused }) => `时间按 slot_token，未采用 ${unused.join('、')}。`,
  startOrSlotNeeded: '缺少 start 或 slot_token。',
  startTakes: 'start 可写用户的原话（明天下午3点）、2026-01-28T15:00（当地时间），或 2026-01-28（全天）。',
  repeatSays: ({ said, taken }) => `repeat 说的是 ${said}，按 start 的 ${taken} 处理。`,
  noOccurrence: ({ title, text }) => `“${title}”没有从 ${text} 开始的一次。`,
  occurrenceIsStart: ({ next }) => `occurrence 是某一次原来的开始时间，例如 ${next.join('、')}。`,
  repeatRuleNamesDays: '重复规则自己指定的日期或时间没有随之改变，请检查。',
  timeIsInPast: '这个时间已经过去。',
  seriesStartsInPast: '重复从过去的时间开始。',
  confirmPast: ({ date, next }) => `${date} 已经过去，尚未写入。是指 ${next} 吗？若确实要记录过去的日程，请确认。`,
  eachYear: '按每年重复处理。',
  createdSummary: ({ title }) => `创建：${title}`,
  created: ({ title, when, moved, alerts }) => `✓ 已创建: ${title} (${when})${aside(moved)}${reminded(alerts)}`,
  reminder: ({ alerts }) => reminder(alerts),
  reminded: ({ alerts }) => reminded(alerts),
  startWithTimeNeeded: '全天日程改为定时日程需要 start。',
  passStartLike: '请给出 start，例如 2026-01-28T15:00。',
  nothingInGroup: ({ group }) => `这段时间没有分组“${group}”的日程。`,
  nothingScheduled: '这段时间没有日程。',
  nothingMatches: ({ query }) => `这段时间没有与“${query}”相符的日程。`,
  someOf: ({ all, shown }) => `共 ${all} 项，显示 ${shown} 项。`,
  count: ({ total }) => `共 ${total} 项。`,
  lookAtDays: ({ days }) => `看 ${days} 天的范围`,
  ofAllGroups: '不限分组',
  withoutWords: '不限字词',
  changedOccurrencesDropped: ({ dropped }) =>
    `${dropped} 次单独改过的日程不再符合新的重复规则，已一并移除（撤销可恢复）。`,
  occurrenceHasNoRepeat: '单独一次不能改重复规则。',
  changeRepeatByScope: '要改 repeat，请用 scope this_and_future 或 all。',
  changesAll: ({ title, from, to }) => `将修改“${title}”的全部：${from} → ${to}。确认吗？`,
  updatedSummary: ({ title }) => `修改：${title}`,
  updated: ({ title, when, stays, alerts }) =>
    `✓ 已修改：${title}（${when}）${stays ? '，时间与原来相同' : ''}${reminded(alerts)}`,
  movedAside: ({ message }) => `${message}${aside(true)}`,
  notOfSeveral: ({ names }) => `一次改多个日程时不能给 ${names.join('、')}。`,
  moveSeveral: `要移动多个日程，请用 ${TOOLS.shift}。`,
  noneToChange: '没有要改的日程。',
  changedSeveral: ({ count, names }) => `修改${count === 1 ? '' : ` ${count} 个`}日程：${names}`,
  confirmLoss: ({ count }) => `将覆盖 ${count} 个日程原有的内容。确认吗？`,
  reminderIsOfSeries: '提醒跟随整个重复日程，不能只改一次。',
  useScopeAllForReminder: `用 scope all，或用 ${TOOLS.update.reminder} 处理这一次的提醒。`,
  eventMustBegin: '日程从开始到结束都须在 1900–2200 年之内。',
  chooseAnotherTime: '请换一个时间，或缩短时长。',
  load: ({ level, hours }) => `${LOAD[level]}：共忙 ${hours} 小时`,
  beforeConflict: ({ event }) => `原为：${event}`,
  confirmDeleteSeries: ({ title }) => `将删除“${title}”的全部重复日程。确认吗？`,
  noSuchOccurrence: '没有这一次日程。',
  awayIsBusy: '标题表明你不在，这些天按忙碌处理。',
  usualReminder: '按个人资料中的默认提醒。',
  learnedPlace: ({ place, agreeing, all }) => `未给出地点，按以往通常的“${place}”（${all} 次中有 ${agreeing} 次）。`,
  learnedReminder: ({ minutes, agreeing, all }) =>
    `未要求提醒，按以往通常的提前 ${minutes.join('、')} 分钟（${all} 次中有 ${agreeing} 次）。`,
};
