import type { Messages } from '../en/messages.ts';

export const notify: Messages['notify'] = {
  kinds: ({ kinds }) => `notify add 可用的渠道：${kinds.join('、')}`,
  acts: ({ acts, said }) => `notify 可用的操作：${acts.join('、')}；没有“${said}”`,
  askAddress: ({ service }) => `粘贴 ${service} 给你的地址（不会显示）：`,
  askSecret: ({ service }) => `输入 ${service} 的令牌或加签密钥（不会显示）：`,
  addressRefused: '地址要以 https:// 开头；本机的服务也可以用 http://',
  toNeeded: ({ service }) => `${service} 需要 --to：要发到哪个会话（chat id）`,
  nameRefused: ({ name }) => `--name 最多 30 个字，只能用文字、数字、- 和 _，且不能是 desktop；“${name}”不行`,
  nameTaken: ({ name }) => `已经有叫“${name}”的渠道：先删除它，或者用 --name 另起名字`,
  added: ({ name }) => `✓ 到点的提醒也会发到“${name}”。试一下：perch-mcp notify test ${name}`,
  none: '还没有渠道：提醒只会出现在桌面上。用 perch-mcp notify add 可以发到手机。',
  removed: ({ name }) => `✓ 已删除“${name}”。`,
  unknown: ({ name, names }) => `没有叫“${name}”的渠道${names.length > 0 ? `；现有：${names.join('、')}` : ''}`,
  whichOne: '例如：perch-mcp notify remove phone',
  testTitle: 'Perch 能通知到你了',
  testBody: '以后到点的提醒就像这样。',
  sent: ({ name }) => `✓ ${name}：已发出`,
  failed: ({ name, why }) => `✗ ${name}：没有发出（${why}）`,
  nothingToTest: '没有可测试的渠道：先用 perch-mcp notify add …',
  quiet: ({ hours }) => `免打扰时段：${hours}。期间只有重要提醒会响，其余的等时段结束再一并通知。`,
  notQuiet: '没有设置免打扰。例如：perch-mcp notify quiet 22:30-07:00',
  doneButton: '完成',
  snoozeButton: ({ minutes }) => `${minutes} 分钟后再提醒`,
  buttonExpired: '这个按钮已经失效了。',
  buttonsRefused: ({ services }) =>
    `--buttons 只适用于 ${services.join('、')}；ntfy 用了访问令牌就不能加按钮，否则令牌会随按钮泄露`,
};
