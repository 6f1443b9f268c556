import type { Messages } from '../en/messages.ts';

export const storage: Messages['storage'] = {
  reasons: {
    gone: ({ file }) => `${file} 已不是先前打开的日历：文件不见了。`,
    replaced: ({ file }) => `${file} 已不是先前打开的日历：那里现在是另一个文件。`,
    otherSchema: ({ file, found, known }) =>
      `${file} 的数据格式已被另一个版本的 Perch 改为 ${found}，当前版本只认得 ${known}。`,
    newerSchema: ({ file, found, known }) =>
      `${file} 由更新版本的 Perch 写入（数据格式 ${found}，当前版本只认得 ${known}），请更新 Perch。`,
    damaged: ({ file }) => `${file} 已损坏：请恢复备份，或把它移走后重新开始。`,
    cannotOpen: ({ file, found }) => `无法打开 ${file}（${found}）。`,
    full: ({ file }) => `${file} 所在的磁盘已满。`,
    noRoomForBackup: ({ file }) => `磁盘空间不足，无法在升级数据格式前备份 ${file}。`,
    noLog: ({ file, found }) => `${file} 所在的位置不支持 SQLite 的预写日志（${found}）。`,
    notOurs: ({ file }) => `${file} 是数据库，但不是 Perch 的。`,
    foreignSchema: ({ file, found = 0, missing = 0, changed = 0 }) => {
      const counts = [
        ...(Number(found) > 0 ? [`多出 ${found} 个`] : []),
        ...(missing > 0 ? [`缺少 ${missing} 个`] : []),
        ...(changed > 0 ? [`${changed} 个定义不同`] : []),
      ].join('，');
      return `${file} 是数据库，但与 Perch 建立的不一致：表、索引、视图和触发器${counts}。`;
    },
    notCalendar: ({ file }) => `${file} 不是 Perch 的日历。`,
    isFolder: ({ file }) => `${file} 是文件夹，PERCH_DB 应指向一个文件。`,
    isNoFile: ({ file }) => `${file} 不是普通文件，PERCH_DB 应指向一个文件。`,
    fileReadOnly: ({ file }) => `文件 ${file} 是只读的，Perch 需要能够写入。`,
    folderReadOnly: ({ file }) => `文件夹 ${file} 是只读的，Perch 需要能够在其中写入日历。`,
    leftLog: ({ file }) => `${file} 是一个已不存在的日历留下的，请先移走。`,
    tooDamaged: ({ file }) => `${file} 损坏严重，无法替换：请关闭正在使用它的程序，把它移走，再恢复一次。`,
    diskFull: () => '日历所在的磁盘已满，没有写入任何内容。',
    moved: ({ file }) => `${file} 里的日历已迁移到别处（perch-mcp migrate-to），请把 PERCH_DB 设为新的位置。`,
    oldServer: ({ file, found }) => `${file} 的 PostgreSQL 版本是 ${found}，Perch 需要 14 或更高版本。`,
    noServerFile: ({ file }) => `日历在数据库服务器上（${file}），不是文件，请用服务器自带的工具。`,
    tooSlow: () => '数据库服务器响应太慢，没有写入任何内容。',
    serverAway: ({ found }) => `无法连接数据库服务器${found === undefined ? '' : `（${found}）`}。`,
    serverReadOnly: () => '日历现在是只读的：它已迁移到别处，或者服务器不接受写入。',
    locked: () => '另一个程序一直在写入日历。',
  },
  hints: {
    askDoctor: '用 perch-mcp doctor 可查看是哪些（其他文件加 --db FILE）。请恢复备份，或把文件移走后重新开始。',
    restart: '没有写入任何内容。请重新启动 Perch：重启助手，或重启运行服务的程序。',
    freeSpace: '仍可查看。请先腾出一些空间，再重复这次调用。',
    serverBack: '等服务器恢复后再重复这次调用。刚才的内容可能已经写入，查看一下即可知道。',
    serverTools: '请使用 pg_dump 和 pg_restore，或用 perch-mcp migrate-to 文件 复制成一个文件。',
    repeatSoon: '没有写入任何内容。请过几秒再重复这次调用。',
    notRestored: '没有恢复任何内容。请关闭那个程序，然后再试。',
  },
};
