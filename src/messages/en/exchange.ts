/** What became of the components of one kind. */
interface Counts {
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly cancelled: number;
}

/** What came of a calendar file; `ofTodos`: undefined where they were not looked at. */
interface Came {
  readonly dryRun: boolean;
  readonly ofEvents: Counts;
  readonly ofTodos: Counts | undefined;
  readonly reminders: number;
  readonly groups: number;
  readonly skipped: number;
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What came: `1 event added`. */
const said = ({ added, updated, unchanged, cancelled }: Counts, noun: string): string[] => [
  ...(added > 0 ? [`${counted(added, noun)} added`] : []),
  ...(updated > 0 ? [`${counted(updated, noun)} updated`] : []),
  ...(cancelled > 0 ? [`${counted(cancelled, noun)} cancelled`] : []),
  ...(unchanged > 0 ? [`${counted(unchanged, noun)} unchanged`] : []),
];

export const exchange = {
  nothingToExport: 'There is nothing to export in this range.',
  calendarIsEmpty: 'The calendar is empty: there is nothing to export.',
  /** `changed`: occurrences of the series. */
  exported: (file: { events: number; series: number; changed: number; todos: number; reminders: number }) => {
    const { events, series, changed, todos, reminders } = file;
    const parts = [
      counted(events, 'single event'),
      `${series} series (whole)`,
      ...(changed > 0 ? [counted(changed, 'changed occurrence')] : []),
      ...(todos > 0 ? [counted(todos, 'todo')] : []),
      ...(reminders > 0 ? [counted(reminders, 'reminder')] : []),
    ];
    return `✓ Exported: ${parts.join(', ')}`;
  },
  leftOut: ({ count, ids }: { count: number; ids: readonly string[] }) =>
    ` (left out: ${count} event${count === 1 ? '' : 's'} outside the years 1900–2200: ${ids.join(', ')})`,
  exportWholeCalendar: 'export the whole calendar',
  tooManyOccurrences: ({ most }: { most: number }) =>
    `The repeated events of this file come to more than ${most} occurrences; nothing was imported.`,
  importAsSeveral: 'Import it as several files.',
  imported: (file: Came) => {
    const { dryRun, ofEvents, ofTodos, reminders, groups, skipped } = file;
    const what = [
      ...said(ofEvents, 'event'),
      ...(ofTodos ? said(ofTodos, 'todo') : []),
      ...(reminders > 0 ? [`${counted(reminders, 'reminder')} added`] : []),
      ...(groups > 0 ? [`${counted(groups, 'group')} added`] : []),
      ...(skipped > 0 ? [`${skipped} left out`] : []),
    ];
    const all = what.length > 0 ? what.join(', ') : 'nothing in it can be imported';
    return `${dryRun ? 'Dry run, nothing was written' : '✓ Imported'}: ${all}`;
  },
  importedCalendar: ({ events, todos }: { events: number; todos: number }) =>
    `Imported a calendar: ${counted(events, 'event')}${todos > 0 ? `, ${counted(todos, 'todo')}` : ''}`,
  fileTooLarge:
    'The file is over 1 MB, so it is not included here: choose a shorter time range, or use the resource perch://calendar.ics or the command perch-mcp export.',
  fileSize: ({ bytes }: { bytes: number }) => `File size: ${bytes} bytes`,
  whereTheFileIs: 'in ics, and attached',
  leftOutAtLine: ({ line, component, reason }: { line: number; component: string; reason: string }) =>
    `Left out ${component} at line ${line}: ${reason}`,
  andMoreLeftOut: ({ more }: { more: number }) => `… and ${more} more left out`,
  note: ({ note }: { note: string }) => `Note: ${note}`,
  todosLeftInFile: ({ todos }: { todos: number }) => `Todos left in the file: ${todos} (the toolset todo is off here)`,
  alarmsLeftInFile: ({ alarms }: { alarms: number }) =>
    `Alarms left in the file: ${alarms} (the toolset reminder is off here)`,
  overlapsBusyTime: ({ overlaps }: { overlaps: number }) =>
    `${overlaps} overlap${overlaps === 1 ? '' : 's'} with busy time`,
  runWithoutBroken: 'Run it again with --skip-broken to leave these out and import the rest.',
  takesTooMuchMemory: 'This calendar file takes too much memory; nothing was imported.',
  splitOrShorten: 'Split it, or export a shorter time.',
};
