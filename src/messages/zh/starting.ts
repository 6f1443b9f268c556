import type { Messages } from '../en/messages.ts';

export const starting: Messages['starting'] = {
  setting: ({ name, why }) => `${name} ${why}`,
  mustBe: {
    serverUrl: '要写成 postgres://user:password@host:5432/database 这样的网址',
    database: '要写文件路径、postgres:// 开头的网址，或 :memory:',
    zone: '要写 IANA 时区，例如 Asia/Shanghai',
    onOff: '只能是 on 或 off',
    model: '要写 auto、off、已安装的模型，或 http 网址',
    noPassword: '里不能带密码：密钥请写在 …_KEY 变量里',
  },
  oneOf: ({ values }) => `只能是 ${values.join('、')} 之一`,
  modelNeeded: ({ variable }) => `${variable} 是网址，还要用 ${variable}_MODEL 写明用它的哪个模型`,
  unknownFlag: ({ flag }) => `没有 ${flag} 这个选项`,
  flagNeedsValue: ({ flag }) => `${flag} 后面要写值`,
  flagTakesNone: ({ flag }) => `${flag} 后面不带值`,
  unknownToolset: ({ name, names }) => `没有工具集“${name}”（可选：${names.join('、')}）`,
  takesNoWords: ({ command, word }) => `${command} 后面不跟别的词，“${word}”是多余的`,
  port: '--port 要写 0（任意空闲端口）到 65535 之间的数字',
  notifyFile: '日历旁边以 .notify 结尾的文件读不出来：请修复或删除它',

  httpsAddress: ({ flag }) => `--${flag} 要写 https 地址，例如 https://perch.example`,
  addressOnly: ({ flag }) => `--${flag} 只能写地址，不能带别的，例如 https://perch.example`,
  authKinds: '--auth 可以是 none、token 或 oidc',
  needsAuth: ({ flag }) => `--${flag} 要和 --auth token 或 --auth oidc 一起用`,
  needsOidc: ({ flag }) => `--${flag} 要和 --auth oidc 一起用`,
  noPath: '--public-url 不能带路径：Perch 的入口是它下面的 /mcp',
  publicUrlNeeded: '请用 --public-url 写明客户端怎样连到这台服务器，例如 https://perch.example',
  issuerNeeded: '请用 --issuer 写明由谁登录，例如 https://login.example',
  notThisMachine: ({ host }) => `--host ${host} 不只本机能连：除本机以外的地址都要用 --auth token 或 oidc`,
  hostIsAddress: '--host 要写地址，例如 0.0.0.0',
  portTaken: ({ port, url }) =>
    `端口 ${port} 已被占用（可能是另一个 Perch，见 ${url}）；用 --port 换一个，或用 --port 0 任选`,
  portForbidden: ({ port }) => `你没有权限使用端口 ${port}；请选 1023 以上的`,
  notOurAddress: ({ host }) => `--host ${host} 不是本机的地址`,
  finishing: 'perch：正在完成手头的请求……',
  serving: ({ store }) => `Perch 已启动：${store}`,
  forOne: ({ page, mcp, sse, open, doctor, service }) =>
    `  网页  ${page}
  MCP   ${mcp}（旧式宿主用 ${sse}）

这个链接只能让一个浏览器进入一次；别的浏览器用：${open}
怎样连接宿主，网页上有，也可以运行：
  ${doctor}
没有宿主运行时也要提醒：${service}`,
  everyUser: `
本机的所有用户都能连到它，查看和修改这份日历：Perch 只在 Linux 上能区分用户，加了 --any-user 也不区分。
与他人共用电脑时，请让宿主通过标准输入输出连接。`,
  forMany: ({ mcp, how, page, open }) =>
    `  MCP   ${mcp}
  凭据  ${how}
  网页  ${page}，需要链接：${open} --user 用户名`,
  reachedAs: ({ mcp, url }) => `${mcp}，对外是 ${url}`,
  accountAt: ({ issuer }) => `${issuer} 的账户`,
  toStop: '按 Ctrl+C 停止。',
  nothingAnswers: ({ url }) => `${url} 没有响应：先运行 perch-mcp http，或用 --port 写明它的端口。`,

  jsonNeeded: `参数要写成一个 JSON 对象，例如 '{"start":"2026-01-28"}'`,
  callNeeds: ({ tools }) => `call 要写明调用哪个工具：${tools.join('、')}`,
  noTool: ({ name, tools }) => `没有工具“${name}”；可用的有：${tools.join('、')}`,
  leftOutTool: ({ name, toolset }) => `${name} 属于工具集 ${toolset}，而 --toolsets 里没有它`,
  writes: ({ name }) => `${name} 会写入，而现在是 --read-only`,
  hosts: ({ names }) => `--config 可以是 ${names.join('、')}`,
};
