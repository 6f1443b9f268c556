import type { Messages } from '../en/messages.ts';
import { TOOLS } from '../shared/tools.ts';

const SEES = {
  busy: '你什么时候忙，看不到别的内容',
  details: '你的日程的标题、时间和地点（私密的除外）',
  edit: '你的日程（私密的除外），并可以不经你确认把日程放进你的日历',
} as const;

const ROLES = { busy: '仅忙闲', details: '详情', edit: '可编辑' } as const;

export const sharing: Messages['sharing'] = {
  notBothGuests: 'participants 是与你共享的人，attendees 是按邮箱邀请的人，一个日程只能用其中一种。',
  roles: ROLES,
  noGroup: ({ text }) => `你不在名为“${text}”的共享组里。`,
  yourGroups: ({ names }) => `你的共享组：${names.join('、')}。`,
  noGroupsYet: `你还没有和任何人共享：${TOOLS.shareCreate} 可以建共享组并生成邀请码。`,
  severalGroups: ({ text, count }) => `有 ${count} 个共享组都叫“${text}”。`,
  passId: ({ ids }) => `请传其中一个：${ids.join('、')}。`,
  nobodyCalled: ({ text }) => `和你共享的人里没有“${text}”。`,
  yourPeople: ({ names }) => `有：${names.join('、')}。`,
  created: ({ name }) => `创建共享组：${name}`,
  invitation: ({ change, days, uses }) =>
    `${change}。把邀请码交给要加入的人：${days} 天内有效，最多 ${uses} 人使用。加入的人能看到你什么时候忙。`,
  invited: ({ name }) => `生成“${name}”的新邀请码，之前的已失效`,
  invitationDoesNotHold: '这个邀请码无效或已失效。',
  askForAnother: '请向给你邀请码的人要一个新的。',
  alreadyIn: ({ name }) => `你已经在“${name}”里了。`,
  askJoin: ({ name, names }) =>
    `加入“${name}”（成员：${names.join('、')}）吗？组里所有人，包括以后加入的人，都能看到${SEES.busy}。`,
  joined: ({ name }) => `加入共享组：${name}`,
  left: ({ name }) => `退出共享组：${name}`,
  askClose: ({ name, count }) => `“${name}”是你建的：你退出后，其他 ${count} 人的共享也随之结束。确认吗？`,
  closed: ({ name }) => `关闭共享组：${name}`,
  renamed: ({ name }) => `共享组改名为：${name}`,
  askRole: ({ name, role }) => `让“${name}”里的所有人看到${SEES[role]}吗？`,
  askRoleOf: ({ member, role }) => `让${member}看到${SEES[role]}吗？`,
  roleSet: ({ name, role }) => `让“${name}”里的所有人看到${SEES[role]}`,
  roleOfSet: ({ member, role }) => `让${member}看到${SEES[role]}`,
  askRemove: ({ member, name }) => `把${member}移出“${name}”吗？`,
  removed: ({ member, name }) => `把${member}移出“${name}”`,
  onlyOwner: ({ name, owner }) => `只有建“${name}”的${owner}可以这样做。`,
  noMember: ({ member, name }) => `“${name}”里没有别人叫“${member}”。`,
  oneThing: '一次只能改一项。',
  whatToChange: '请传 my_role，或 member 加 role 或 remove，或 leave、new_invite、name。',
  tooManyGroups: ({ most }) => `每人最多加入 ${most} 个共享组。`,
  tooManyMembers: ({ most }) => `共享组已满（${most} 人）。`,
  groups: ({ count }) => `${count} 个共享组。`,
  noGroups: '没有共享组。',
  you: '你',
  member: ({ name, role, you }) => `${name}（${you ? '你，' : ''}${ROLES[role]}）`,
  shared: ({ name, count }) => (count === 0 ? `${name}：没有内容。` : `${name}：${count} 条。`),
  busyMember: ({ name }) => `${name}：忙`,
  sharedBy: ({ name }) => `${name}共享`,
  tooLong: ({ days }) => `一次最多能看别人 ${days} 天的时间。`,
  lookNearer: '请把结束时间提前一些。',
  nobodyElse: '组里还没有别人。',
  jointSlots: ({ count, all }) =>
    count === 0 ? `没有 ${all} 人都有空的时间。` : `${count} 个 ${all} 人都有空的时间。`,
  partlySlots: ({ count, free, all }) => `没有 ${all} 人都有空的时间；有 ${count} 个时间其中 ${free} 人有空。`,
  missing: ({ names }) => `${names.join('、')}没空`,
  ownHours: '每个人都按自己时区的工作时间来算。',
  askBook: ({ title, when, names, asked }) =>
    `把“${title}”（${when}）放进${names.join('、')}的日历吗？${asked.length > 0 ? `${asked.join('、')}会收到邀请，需要自己接受。` : ''}`,
  booked: ({ title, when, names, asked }) =>
    `为${names.join('、')}预订：${title}（${when}）${asked.length > 0 ? `；已邀请${asked.join('、')}，待接受` : ''}`,
  bookedBy: ({ title, by }) => `${by}预订：${title}`,
  howToAccept: `被邀请的人看到的是暂定日程：用 ${TOOLS.update.event} 设 show_as 为 busy 即接受，用 ${TOOLS.delete} 删除即谢绝。`,
  taken: ({ names }) => `这个时间${names.join('、')}没空。`,
  noRoom: ({ name }) => `${name}的日历放不下更多日程了。`,
  eventOf: ({ title, name }) => `${title}（${name}）`,
  busyPerson: ({ name }) => `${name}（忙）`,
  askShare: ({ title, name, names }) =>
    `把“${title}”共享给“${name}”${names.length > 0 ? `（${names.join('、')}）` : ''}吗？组里的人能看到它的标题、时间、地点和说明。`,
  notPrivateAndShared: '一个日程不能既私密又共享。',
  unhide: '如果用户确实要给别人看，请传 share_with，并把 private 关掉。',
};
