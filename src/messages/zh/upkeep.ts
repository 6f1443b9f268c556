import type { Messages } from '../en/messages.ts';

export const upkeep: Messages['upkeep'] = {
  backupNeeds: 'backup 要指定一个文件或文件夹，例如：perch-mcp backup ~/backups',
  nothingToBackUp: '内存里的日历只属于一个进程，没有可备份的。',
  backingUp: '备份',
  backedUp: ({ file, size, contents }) => `${file}：${size}，${contents}；已校验。`,
  toRestore: ({ command }) => `恢复时运行：${command}`,

  restoreNeeds: 'restore 要指定一个文件，也就是备份',
  nothingToRestore: '内存里的日历不能恢复；请把 PERCH_DB 设成一个文件。',
  restoring: '恢复',
  comparison: ({ backup, staged, schema, calendar, present }) =>
    `备份  ${backup}\n      ${staged}（结构版本 ${schema}）；已校验\n日历  ${calendar}\n      ${present}`,
  nothingYet: '还没有内容',
  unreadable: '已损坏，或由更新的 Perch 写入，或混入了别的东西',
  replaceIt: '要替换吗？',
  sayYes: 'restore 会替换现有的日历：请加上 --yes',
  notRestored: '没有恢复，什么都没有改动。',
  restored: ({ file }) => `已恢复 ${file}。`,
  keptBefore: ({ file }) => `原来的内容保留在 ${file}`,

  reindexTakesNothing: ({ word }) => `reindex 后面不跟别的词，“${word}”是多余的`,
  reindexing: '建立索引',
  noModel: `还没有设置按含义搜索的模型，现在只按词搜索。可以这样开启：
  perch-mcp model install            在本机安装一个；perch-mcp model list 列出可用的模型
  PERCH_EMBEDDER=http://…/v1         用服务器上的（Ollama、LM Studio 等）；模型名写在 PERCH_EMBEDDER_MODEL
然后再运行一次 perch-mcp reindex。`,
  embedded: ({ id, count, covered, all }) => `${id}：新生成 ${count} 段的向量，${all} 段中已有 ${covered} 段。`,
  vectorsRemoved: ({ count }) => `删除了 ${count} 个其他模型的向量。`,
  cutShort: ({ why, reason }) => `${why}（${reason}）。已完成的部分保留：再运行一次即可继续。`,
};
