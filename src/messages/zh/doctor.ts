import type { Messages } from '../en/messages.ts';
import { TOOLS } from '../shared/tools.ts';

type Say = Messages['doctor'];

const contents: Say['contents'] = ({ events, todos, reminders, memos, memories, changes, last }) =>
  [
    `${events} 个日程`,
    ...(todos > 0 ? [`${todos} 个待办`] : []),
    ...(memos > 0 ? [`${memos} 条笔记`] : []),
    ...(memories > 0 ? [`${memories} 条记忆`] : []),
    ...(reminders > 0 ? [`${reminders} 个提醒`] : []),
    `${changes} 次改动${last === undefined ? '' : `（最近一次 ${last}）`}`,
  ].join('、');

const REPAIR = '请运行 perch-mcp doctor --repair';
const RESTORE = '请用 perch-mcp restore 恢复备份';

const because = (why: string | undefined): string => (why === undefined ? '' : `（${why}）`);
const objects = (verb: string, names: string, more: number): string =>
  `${verb} ${names}${more > 0 ? `，另有 ${more} 项` : ''}`;

export const doctor: Say = {
  contents,
  toConnect: ({ command }) => `接入宿主：${command}`,
  inMemory: '日历只在内存里，进程结束就没了',
  notYet: ({ file }) => `日历 ${file}：还没有这个文件，第一次写入时会创建`,
  repaired: ({ events }) => `已修复：重新推算了 ${events} 个日程的各次时间`,
  repairedReminders: ({ count }) => `，${count} 个提醒的响起时间`,
  repairedTexts: ({ count }) => `，${count} 条文字的搜索索引`,
  repairedVectors: ({ count }) => `，删除或重新统计了 ${count} 个错误的向量`,
  rewritten: '，并重写了文件。',
  notRewritten: ({ why }) => `；文件没能重写（${why}）。`,
  repairedEnd: '。',

  rootNotOwner: ({ file, owner }) =>
    `你现在是 root，而 ${file} 属于用户 ${owner}：请以该用户运行 Perch。root 不受文件夹权限限制，它创建的文件那个用户用不了。`,
  otherOwner: ({ file, owner, user }) =>
    `${file} 属于${owner === 0 ? ' root（以前用 sudo 运行过 Perch）' : `用户 ${owner}`}，而你是用户 ${user}：sudo chown ${user} '${file}'*`,
  otherOwnerOfLog: ({ log, owner, user }) => `${log} 属于用户 ${owner}：sudo chown ${user} '${log}'`,
  fileNotWritable: ({ target }) => `文件 ${target} 不能写入：chmod u+rw '${target}'`,
  folderNotWritable: ({ target }) =>
    `文件夹 ${target} 不能写入，而 SQLite 要把日志放在日历文件旁边：chmod u+rwx '${target}'`,
  replaceable: ({ folder }) => `本机其他用户可以替换 ${folder} 里的文件：chmod o-w '${folder}'`,
  readable: ({ file }) => `本机其他用户可以打开 ${file}：chmod 600 '${file}'`,

  accountSynced: ({ name, count }) => `账户 ${name}：同步 ${count} 个日历`,
  accountLogin: ({ name, why }) =>
    `账户 ${name} 需要重新输入密码${because(why)}：请运行 perch-mcp account login ${name}`,
  accountFails: ({ name, why, at }) =>
    `账户 ${name} 同步失败${because(why)}；${at === undefined ? '下次同步时' : `${at} `}再试`,
  calendarFails: ({ name, calendar, why }) => `日历 ${name} / ${calendar}：${why}`,
  goneThere: ({ name, calendar, count }) =>
    `日历 ${name} / ${calendar}：${count} 项在对方那里已经没有了，这里还留着；perch-mcp sync --yes ${name}`,
  quarantined: ({ name, calendar, count }) => `日历 ${name} / ${calendar}：有 ${count} 项无法接收，每天会再试一次`,

  notAFile: ({ file }) => `${file} 不是文件；PERCH_DB 要指向一个文件。`,
  empty: ({ file }) => `日历 ${file}：是空的，第一次写入时会建好`,
  notOurs: ({ file }) => `${file} 不是 Perch 的日历：PERCH_DB 要指向别的文件。`,
  damaged: ({ file, damage }) => `${file} 已损坏（${damage}）：${RESTORE}。`,
  sound: ({ file, held }) => `日历 ${file}：${contents(held)}；文件完好`,
  older: ({ version, current }) => `结构版本是 ${version}，属于旧版 Perch：下次使用时会先备份，再升级到 ${current}。`,
  dangling: ({ count }) => `有 ${count} 行数据指向不存在的内容：${RESTORE}。`,
  otherSchema: ({ file, version, found }) => `${file} 自称结构版本是 ${version}，实际是 ${found}：${RESTORE}。`,
  foreignObjects: ({ names, more }) => objects('多出', names.join('、'), more),
  missingObjects: ({ names, more }) => objects('缺少', names.join('、'), more),
  changedObjects: ({ names, more }) => objects('被人改过', names.join('、'), more),
  foreignSchema: ({ file, differences }) =>
    `${file} 和 Perch 建的不一样：${differences.join('；')}。因此 Perch 不会使用它：${RESTORE}。`,
  foreignObjectsOnly: ({ file, differences }) =>
    `${file} 和 Perch 建的不一样：${differences.join('；')}。因此 Perch 不会使用它：${RESTORE}，或者用 SQLite 工具删掉多出来的东西。`,
  lockHeld: ({ file, pid }) =>
    `有程序${pid === undefined ? '' : `（进程 ${pid}）`}一直占着 ${file} 的写锁不放：结束它再试。`,

  indexCompared: ({ compared, all }) => `已核对搜索索引：${all} 条文字中的 ${compared} 条`,
  indexWrong: ({ count, such }) =>
    `搜索索引里有 ${count} 条文字的词不对${such === undefined ? '' : `（如 ${such}）`}，或计数不对：${REPAIR}`,
  vectorsWrong: ({ count }) => `有 ${count} 个向量没有对应的内容，或无法读取：${REPAIR}`,
  vectors: ({ embedder, embedded, all }) =>
    `${embedder} 的向量：${all} 段中已有 ${embedded} 段${embedded < all ? '；其余用 perch-mcp reindex 生成' : ''}`,
  trustUnmeasured: ({ percent }) => `它在搜索中的权重是 ${percent}%：笔记太少，还看不出效果`,
  noTrust: ({ asked, words, vectors }) =>
    `它不参与搜索，因为会拖累结果（用 ${asked} 条笔记的标题和首句试过：按词 ${words}%，按含义 ${vectors}%，nDCG）`,
  trust: ({ percent, asked, words, vectors, both }) =>
    `它在搜索中的权重是 ${percent}%（用 ${asked} 条笔记的标题和首句试过：按词 ${words}%，按含义 ${vectors}%，合用 ${both}%，nDCG）`,
  otherZoneData: ({ built, here }) =>
    `各次日程是用时区数据 ${built} 推算的，而这个 Node 用的是 ${here}：下次使用时会重新推算。`,
  occurrencesCompared: ({ compared, all }) => `已核对重复规则：${all} 个日程中的 ${compared} 个`,
  occurrencesWrong: ({ count, such }) => `有 ${count} 个日程（如 ${such}）的各次时间与重复规则不符：${REPAIR}`,
  remindersWrong: ({ count, such }) => `有 ${count} 个提醒（如 ${such}）不会在设定的时间响起：${REPAIR}`,
  beyondYears: ({ count, such }) =>
    `有 ${count} 个日程（如 ${such}）不在 1900–2200 年之内，导出时别的程序读不了的会被略去：让助手改期或删除，或用 perch-mcp erase 清除。`,

  program: ({ node, zones, sqlite }) => `Node ${node}，时区数据 ${zones}，SQLite 由 ${sqlite} 提供`,
  toolsets: ({ names }) => `工具集：${names.join('、')}`,
  noStart: ({ why }) => `用这些设置启动不了服务器：${why}`,
  zone: ({ zone }) => `时区 ${zone}`,
  zoneOfSystem: ({ zone }) => `时区 ${zone}（取自系统）`,
  zoneUnknown: ({ used }) =>
    `不知道这个系统的时区：时间按 ${used} 理解。请把 PERCH_TIMEZONE 设成你的时区，如 Asia/Shanghai。`,
  zoneNone: ({ tz, used }) =>
    `TZ 是 ${JSON.stringify(tz)}，Node 不认识这个时区：时间按 ${used} 理解。请把 PERCH_TIMEZONE 设成你的时区，如 Asia/Shanghai。`,
  zoneUtc: `没有设置时区，所以用 UTC：请设置 PERCH_TIMEZONE，或让助手用 ${TOOLS.profile} 保存你的时区。`,

  embedderOff: '按含义搜索：没有（PERCH_EMBEDDER=off），只按词搜索',
  noEmbedder: '按含义搜索：没有模型（perch-mcp model list 列出可用的模型），只按词搜索',
  embedderWorks: ({ id, dimension, ms }) => `按含义搜索：${id} 正常，每条文字 ${dimension} 维，每次查询 ${ms} 毫秒`,
  embedderFails: ({ why, reason }) => `按含义搜索用不了，搜索会跳过它：${why}（${reason}）`,
  rerankerWorks: ({ id, ms }) => `重排：${id} 正常，首次 ${ms} 毫秒`,
  rerankerFails: ({ why, reason }) => `重排用不了，搜索会跳过它：${why}（${reason}）`,

  networkDrive: ({ folder, system }) =>
    `${folder} 在网络盘上（${system}），SQLite 的锁在那里靠不住：请把日历移到本地磁盘（PERCH_DB）。`,
  windowsDrive: '9P，例如 WSL 里看到的 Windows 盘',
  sharedFolder: ({ program }) => `${program} 的共享文件夹`,
  fuse: ({ folder }) =>
    `${folder} 是用 FUSE 挂载的。如果它其实在另一台机器上（sshfs、网盘），请把日历移到本地磁盘（PERCH_DB）。`,
  diskFull: ({ folder }) => `${folder} 所在的磁盘满了：还能读，腾出空间之前不能写。`,
  littleRoom: ({ folder, left }) => `${folder} 所在的磁盘只剩 ${left}；备份、升级和大量导入需要更多空间。`,
  largeLog: ({ log, size }) => `${log} 已经涨到 ${size}：有程序一直在读、没有结束。请重启使用 Perch 的宿主。`,
  leftBehind: ({ file }) => `${file} 是备份或恢复中断后留下的：删掉即可。`,

  emptyServer: ({ place, release }) => `日历 ${place}（PostgreSQL ${release}）：是空的，第一次使用时会建好`,
  onServer: ({ place, release, held }) => `日历 ${place}（PostgreSQL ${release}）：${contents(held)}`,
  serverUnusable: ({ place, why }) => `${place} 用不了：${why}`,
  olderOnServer: ({ version, current }) => `结构版本是 ${version}，属于旧版 Perch：下次使用时升级到 ${current}。`,
  newerOnServer: ({ version, current }) =>
    `结构版本是 ${version}，属于更新的 Perch；这一版只认识 ${current}：请升级 Perch。`,
  readsOnly: '它只能读：已经用 perch-mcp migrate-to 迁走，或者服务器不接受写入。',
  seesAll:
    'Perch 连接用的角色是超级用户或有 BYPASSRLS：行级安全是用户之间的第二道屏障，对它不起作用。请给 Perch 一个自己的角色，由它拥有这个数据库。',
};
