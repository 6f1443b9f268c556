import type { Messages } from '../en/messages.ts';

type Counts = Parameters<Messages['exchange']['imported']>[0]['ofEvents'];

/** 来了什么：`新增 1 个日程`。 */
const said = ({ added, updated, unchanged, cancelled }: Counts, what: string): string[] => [
  ...(added > 0 ? [`新增 ${added} ${what}`] : []),
  ...(updated > 0 ? [`更新 ${updated} ${what}`] : []),
  ...(cancelled > 0 ? [`取消 ${cancelled} ${what}`] : []),
  ...(unchanged > 0 ? [`${unchanged} ${what}没有变化`] : []),
];

export const exchange: Messages['exchange'] = {
  nothingToExport: '这个范围内没有可导出的内容。',
  calendarIsEmpty: '日历是空的，没有可导出的内容。',
  exported: ({ events, series, changed, todos, reminders }) => {
    const parts = [
      `单次日程 ${events} 项`,
      `重复日程 ${series} 项（整个系列）`,
      ...(changed > 0 ? [`单独改过 ${changed} 次`] : []),
      ...(todos > 0 ? [`待办 ${todos} 项`] : []),
      ...(reminders > 0 ? [`提醒 ${reminders} 项`] : []),
    ];
    return `✓ 已导出：${parts.join('，')}`;
  },
  leftOut: ({ count, ids }) => `（未包含 1900–2200 年以外的日程 ${count} 项：${ids.join('、')}）`,
  exportWholeCalendar: '导出整个日历',
  tooManyOccurrences: ({ most }) => `这个文件的重复日程展开后超过 ${most} 次，没有导入任何内容。`,
  importAsSeveral: '请分成几个文件导入。',
  imported: ({ dryRun, ofEvents, ofTodos, reminders, groups, skipped }) => {
    const what = [
      ...said(ofEvents, '个日程'),
      ...(ofTodos ? said(ofTodos, '项待办') : []),
      ...(reminders > 0 ? [`新增 ${reminders} 个提醒`] : []),
      ...(groups > 0 ? [`新建 ${groups} 个分组`] : []),
      ...(skipped > 0 ? [`跳过 ${skipped} 处`] : []),
    ];
    const all = what.length > 0 ? what.join('，') : '其中没有可导入的内容';
    return `${dryRun ? '试运行，没有写入' : '✓ 已导入'}：${all}`;
  },
  importedCalendar: ({ events, todos }) => `导入日历：日程 ${events} 项${todos > 0 ? `，待办 ${todos} 项` : ''}`,
  fileTooLarge: '文件超过 1 MB，未放入结果：请缩短时间范围，或用资源 perch://calendar.ics、命令 perch-mcp export。',
  fileSize: ({ bytes }) => `文件大小 ${bytes} 字节`,
  whereTheFileIs: '见 ics 与附件',
  leftOutAtLine: ({ line, component, reason }) => `已跳过第 ${line} 行的 ${component}：${reason}`,
  andMoreLeftOut: ({ more }) => `……另有 ${more} 处跳过`,
  note: ({ note }) => `说明：${note}`,
  todosLeftInFile: ({ todos }) => `未导入的待办：${todos}（工具集 todo 没有启用）`,
  alarmsLeftInFile: ({ alarms }) => `未导入的提醒：${alarms}（工具集 reminder 没有启用）`,
  overlapsBusyTime: ({ overlaps }) => `与其他安排重叠 ${overlaps} 处`,
  runWithoutBroken: '用 --skip-broken 再运行一次，可跳过这些、导入其余内容。',
  takesTooMuchMemory: '这个日历文件占用的内存太多，没有导入任何内容。',
  splitOrShorten: '请分成几个文件，或缩短时间范围后再导出。',
};
