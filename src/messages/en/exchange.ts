export const exchange = {
  nothingToExport: 'There is nothing to export in this range.',
  calendarIsEmpty: 'The calendar is empty: there is nothing to export.',
  andChangedOccurrences: ({ changed }: { changed: number }) =>
    `, ${changed} changed occurrence${changed === 1 ? '' : 's'}`,
  andTodos: ({ todos }: { todos: number }) => `, ${todos} todo${todos === 1 ? '' : 's'}`,
  andReminders: ({ reminders }: { reminders: number }) => `, ${reminders} reminder${reminders === 1 ? '' : 's'}`,
  exported: ({
    events,
    series,
    altered,
    tasks,
    alerts,
  }: {
    events: number;
    series: number;
    altered: string;
    tasks: string;
    alerts: string;
  }) =>
    `✓ Exported: ${events} single event${events === 1 ? '' : 's'}, ${series} series (whole)${altered}${tasks}${alerts}`,
  leftOut: ({ count, ids }: { count: number; ids: readonly string[] }) =>
    ` (left out: ${count} event${count === 1 ? '' : 's'} outside of the years 1900–2200: ${ids.join(', ')})`,
  exportWholeCalendar: 'export the whole calendar',
  tooManyOccurrences: ({ most }: { most: number }) =>
    `The repeated events of this file come to more than ${most} occurrences; nothing was imported.`,
  importAsSeveral: 'Import it as several files.',
  eventsAndTodos: ({ events, todos }: { events: string; todos: string }) => `events: ${events}; todos: ${todos}`,
  andNewGroups: ({ groups }: { groups: number }) => `; new groups: ${groups}`,
  andAlarms: ({ reminders }: { reminders: number }) => `; reminders: ${reminders}`,
  andLeftOut: ({ count }: { count: number }) => `, ${count} left out`,
  dryRun: ({ both, alarms, more, left }: { both: string; alarms: string; more: string; left: string }) =>
    `Dry run, nothing was written: ${both}${alarms}${more}${left}`,
  imported: ({ both, alarms, more, left }: { both: string; alarms: string; more: string; left: string }) =>
    `✓ Imported: ${both}${alarms}${more}${left}`,
  andCancelled: ({ cancelled }: { cancelled: number }) => `, ${cancelled} cancelled`,
  counts: ({ added, updated, unchanged, gone }: { added: number; updated: number; unchanged: number; gone: string }) =>
    `${added} added, ${updated} updated, ${unchanged} unchanged${gone}`,
  andSomeTodos: ({ added }: { added: number }) => `, ${added} todos`,
  importedCalendar: ({ added, more }: { added: number; more: string }) => `Imported a calendar: ${added} events${more}`,
  fileTooLarge:
    'The file is over 1 MB and not in this result: take a shorter time, the resource perch://calendar.ics, or the command perch-mcp export.',
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
