import type { Messages } from '../en/messages.ts';

export const terminal: Messages['terminal'] = {
  yes: '是 是的 好 好的 可以 确定',
  putInto: ({ host, place }) => (place === undefined ? `${host}：在终端里运行` : `${host}：放进 ${place}`),
  invited: ({ name, minutes }) =>
    `给 ${name}：链接在 ${minutes} 分钟内有效，只能让一个浏览器进入一次；手机扫上面的二维码即可。之后用 perch-mcp token list 能看到这个浏览器，用 token revoke 收回。`,
  secretUnreadable: ({ flag, file }) => `--${flag} ${file} 读不出来，或者是空的`,
  secretNeeded: ({ flag, variable }) => `需要密码或密钥：用 --${flag} 文件，或设置 ${variable}`,
  complaint: ({ why }) => `perch-mcp：${why}`,
  seeHelp: ({ why }) => `${why}（用法见 perch-mcp --help）`,
  noCommand: ({ name }) => `没有“${name}”这个命令`,
  waiting: 'Perch 正在等 MCP 宿主从标准输入连接。想直接使用，请看 perch-mcp --help',
  whatItIs: ({ version }) => `perch-mcp ${version}：给 MCP 宿主用的日历、提醒、待办、笔记和记忆`,
  commandsTitle: '命令',
  flagsTitle: '选项（优先于同名的环境变量）',
  servesHost: '通过标准输入输出为一个宿主服务',
  summaries: {
    http: '通过 HTTP 为宿主服务：只给本机（带网页），或者给很多人',
    open: '在浏览器里打开正在运行的 perch-mcp http 的网页，或打印能进入的链接；--user 用户名：给 --auth 服务器上的人一个链接和二维码，用手机扫',
    user: '带 --auth 的服务器：谁可以用，能用多少',
    token: '这些用户的令牌：--scope read|write|share|admin、--days N',
    import: '导入日历；--skip-broken 跳过读不懂的条目',
    account: '连接别处的日历；--password-file 文件、--use 日历=two-way|pull|off',
    sync: '让已连接的日历与这里的分组保持一致',
    conflicts: '两边改得不一样的地方，并排列出',
    service: '让 Perch 一直在后台运行：没有宿主也有提醒、同步和网页',
    notify:
      '把到点的提醒发到手机（ntfy、bark、telegram、feishu、dingtalk、wecom、webhook），设置免打扰；--name、--to、--buttons、--secret、--url-file、--secret-file',
    export: '把日历或其中一段写到文件或标准输出',
    memo: '导入笔记：一个 Markdown 文件夹，或每行一个 JSON',
    model: '按意思搜索：在本机运行的模型；--from 文件夹，不需要联网',
    reindex: '给还没有向量的笔记和记忆补上，以便按意思找到',
    call: '不经过宿主，直接调用一个工具',
    demo: '看宿主和日历怎样配合；不会动你自己的数据',
    backup: '把（可能正在使用的）日历复制到文件或文件夹',
    restore: '用备份替换日历',
    'migrate-to': '把所有用户的日历连同历史搬到 PostgreSQL 服务器，或搬回文件',
    doctor: '检查这次安装，或打印某个宿主的配置',
    erase: '彻底删除条目及其历史',
  },
  flags: {
    db: ({ database }) => `数据库文件，也可以是 postgres://… 或 :memory:（默认 ${database}）`,
    timezone: 'IANA 时区；个人资料里有就用资料里的',
    language: '消息的语言；个人资料里有就用资料里的',
    toolsets: ({ toolsets }) => `可选：${toolsets.join('、')}`,
    notify: '到点的提醒怎样通知你（默认 auto）',
    plannerLock: '两个程序同时排日程时怎么办：off、reject 或 takeover（默认 off）',
    readOnly: '只列出读取类的工具（on 或 off）',
    help: '显示这段说明',
    version: '显示版本',
  },
  moreSettings: ({ levels }) =>
    `PERCH_EMBEDDER：auto（已安装的模型）、off、某个已安装的模型，或兼容 OpenAI 的服务器网址
（配合 PERCH_EMBEDDER_MODEL，必要时 PERCH_EMBEDDER_KEY）；PERCH_RERANKER 同理（/rerank）。
PERCH_MODELS：存放模型的文件夹。
PERCH_TODO_REQUIRE_DUE=on：待办必须有截止时间。
PERCH_SQLITE=node：用 Node 自带的 SQLite（22.16 起）代替 better-sqlite3；没装后者时自动如此。
PERCH_PG_PREPARED=off：不在 PostgreSQL 上保留预备语句，PgBouncer 的事务模式需要这样。
PERCH_LOG：${levels.join('、')} 之一（默认 error），日志写到 stderr。`,
};
