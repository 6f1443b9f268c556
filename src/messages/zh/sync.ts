import type { Messages } from '../en/messages.ts';

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
  unreachable: ({ name, said: why }) => `无法连接 ${name}（${why}）。`,
  certificateHint: '本机不信任它的证书：可用 NODE_EXTRA_CA_CERTS 指定签发证书的文件。',
  notCalDav: ({ name, said: why }) => `${name} 上没有 CalDAV 服务（${why}），什么都没有保存。`,
  addressHint: '请使用服务商给出的 CalDAV 地址，例如 https://cloud.example/remote.php/dav。',
  unsafe: ({ said: host }) => `密码将被发往 ${host}，这不安全。`,
  unsafeHint: '请使用同一服务商的 https 地址；http 只能用于本机。',
  failed: ({ name, said: why }) => `${name} 没有完成请求（${why}）。`,
  laterHint: '没有任何改动，请稍后再试。',
  goneCalendar: '这个日历已不存在，或当前用户无权访问。本地没有删除任何内容。',
  goneGroup: '对应的分组已在本地删除，因此不再同步。对方没有删除任何内容。',
  noAccount: ({ name }) => `没有名为“${name}”的账户。`,
  accountExists: ({ name }) => `已经有名为“${name}”的账户。`,
  noCalendar: ({ name }) => `这个账户里没有名为“${name}”的日历。`,
  noConflict: ({ id }) => `没有待处理的冲突“${id}”。`,
  noPassword: ({ name }) => `没有保存 ${name} 的密码。`,
};
