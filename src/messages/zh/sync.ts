import type { Messages } from '../en/messages.ts';
import { TOOLS } from '../shared/tools.ts';

const said = ({ added, updated, removed }: { added: number; updated: number; removed: number }): string =>
  [
    ...(added > 0 ? [`新增 ${added} 项`] : []),
    ...(updated > 0 ? [`更新 ${updated} 项`] : []),
    ...(removed > 0 ? [`移除 ${removed} 项`] : []),
  ].join('，');

export const sync: Messages['sync'] = {
  pulled: ({ calendar, ...counts }) => `同步“${calendar}”：${said(counts) || '无变化'}`,
  connected: ({ name, calendars }) => `已连接 ${name}，共 ${calendars} 个日历`,
  tookMine: ({ title }) => `“${title}”改用我的版本`,
  keptBoth: ({ title }) => `“${title}”的两个版本都已保留`,
  wrongPassword: ({ name }) => `${name} 不接受这个用户名和密码。`,
  passwordHint: 'iCloud、Fastmail 以及开启两步验证的账户需要在账户设置里生成“应用专用密码”。',
  logIn: ({ name }) => `密码已更改或被撤销；用 perch-mcp account login ${name} 输入新密码。`,
  feedHasNoPassword: ({ name }) => `${name} 是订阅，没有密码。`,
  unreachable: ({ name, said: why }) => `无法连接 ${name}（${why}）。`,
  certificateHint: '本机不信任它的证书：可用 NODE_EXTRA_CA_CERTS 指定签发证书的文件。',
  notCalDav: ({ name, said: why }) => `${name} 上没有 CalDAV 服务（${why}），什么都没有保存。`,
  addressHint: '请使用服务商给出的 CalDAV 地址，例如 https://cloud.example/remote.php/dav。',
  unsafe: ({ said: host }) => `密码将被发往 ${host}，这不安全。`,
  unsafeHint: '请使用同一服务商的 https 地址；http 只能用于本机。',
  noFeed: ({ name, said: why }) => `${name} 上没有日历文件（${why}），什么都没有保存。`,
  feedIsClosed: ({ name, said: why }) => `${name} 要求登录（${why}），订阅地址没有密码可用。`,
  feedIsUnsafe: ({ said: host }) => `不会从 ${host} 获取订阅：它是本机或内网地址，或不如给出的地址安全。`,
  feedHint: '请使用 .ics 文件本身的地址（iCal 私密地址或发布地址），不是显示日历的网页。',
  failed: ({ name, said: why }) => `${name} 没有完成请求（${why}）。`,
  laterHint: '没有任何改动，请稍后再试。',
  goesOn: '下次同步会从中断的地方继续。',
  goneCalendar: '这个日历已不存在，或当前用户无权访问。本地没有删除任何内容。',
  goneGroup: '对应的分组已在本地删除，因此不再同步。对方没有删除任何内容。',
  noAddress: ({ url }) => `“${url}”不是订阅地址，应类似 https://example.org/team.ics。`,
  noAccount: ({ name, names }) => `没有名为“${name}”的账户${names.length === 0 ? '' : `，现有：${names.join('、')}`}。`,
  accountExists: ({ name }) => `已经有名为“${name}”的账户。`,
  noCalendar: ({ name, names }) =>
    `这个账户里没有名为“${name}”的日历${names.length === 0 ? '' : `，现有：${names.join('、')}`}。`,
  noConflict: ({ id }) => `没有待处理的冲突“${id}”。`,
  noPassword: ({ name }) => `没有保存 ${name} 的密码。`,
  noneConnected: '还没有连接其他地方的日历。请在终端运行：perch-mcp account add caldav|icloud|fastmail|nextcloud。',
  status: ({ accounts, calendars, waiting, refused, differences, failing, stopped, fresh }) =>
    [
      `${accounts} 个账户，同步 ${calendars} 个日历`,
      ...(failing > 0 ? [`${failing} 个账户无法连接或需要重新输入密码`] : []),
      ...(stopped > 0 ? [`${stopped} 个日历已停止同步`] : []),
      ...(fresh > 0 ? [`${fresh} 个日历尚未同步`] : []),
      ...(waiting > 0 ? [`${waiting} 处改动待同步`] : []),
      ...(refused > 0 ? [`${refused} 项无法同步`] : []),
      ...(differences > 0 ? [`${differences} 项两边都改过`] : []),
      ...(failing + stopped + fresh + waiting + refused + differences === 0 ? ['两边一致'] : []),
    ].join(' · '),
  takeMine: ({ title }) => `“${title}”改回我的版本（现在采用的是对方的版本）`,
  wouldDo: ({ calendars }) => `以下是同步 ${calendars} 个日历时会做的事，目前没有任何改动。`,
  firstTime: ({ name }) => `将首次同步 ${name}，继续吗？`,
  manyGone: ({ name, here, there }) =>
    [
      ...(here > 0 ? [`服务器上“${name}”少了 ${here} 项内容，本地也一起删除吗？`] : []),
      ...(there > 0 ? [`本地已删除“${name}”的 ${there} 项内容，服务器上也一起删除吗？`] : []),
    ].join(''),
  inStep: ({ here, there, isAll }) => {
    if (here + there > 0) return `✓ 已同步：取回 ${here} 项，发送 ${there} 项。`;
    return isAll ? '两边本来就一致。' : '这次没有取回内容，也没有发送内容。';
  },
  busy: '另一个进程正在同步它；如果那个进程已经结束，两分钟内会放开。',
  stays: ({ name, gone }) => `“${name}”：一边少了 ${gone} 项内容，另一边没有删除任何内容；再次 ${TOOLS.sync} 会询问。`,
  kept: ({ name, kept }) => `“${name}”：${kept} 项改动只留在本地，服务器不允许写入这个日历。`,
  overlapping: ({ name, overlaps }) => `“${name}”带来 ${overlaps} 处时间冲突。`,
  calendarLine: ({ name, mode, group, synced }) =>
    [name, MODES[mode] ?? mode, ...(group ? [`分组 ${group}`] : []), synced ? `上次一致 ${synced}` : '尚未同步'].join(
      ' · ',
    ),
  waits: ({ waiting, gone, refused }) =>
    [
      ...(waiting > 0 ? [`待发送 ${waiting} 项`] : []),
      ...(gone > 0 ? [`对方少了 ${gone} 项`] : []),
      ...(refused > 0 ? [`${refused} 项无法同步`] : []),
    ].join('，'),
  difference: ({ title, fields }) => `“${title}”两边都改过：${fields.join('、')}`,
  moved: ({ name, cameHere, wentThere, why }) => {
    const [here, there] = [said(cameHere), said(wentThere)];
    const both = [...(here ? [`本地${here}`] : []), ...(there ? [`对方${there}`] : [])].join('；');
    return `${name}：${why ?? (both || '无需改动')}`;
  },
  state: ({ name, state, why }) =>
    `${name} · ${{ ok: '正常', login: '需要密码', failing: '连接失败' }[state]}${why ? `：${why}` : ''}`,
  fields: {
    ...{ title: '标题', text: '说明', place: '地点', time: '时间', dates: '例外日期' },
    ...{ shown: '状态', people: '参与人', alarms: '提醒', done: '完成状态', importance: '重要程度' },
    other: '其他属性',
  },
};

const MODES: Readonly<Record<string, string>> = { 'two-way': '双向', pull: '只读', push: '只发送', off: '不同步' };
