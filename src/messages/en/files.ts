/** What import, export, memo import, erase and migrate-to say of files and places. */
export const files = {
  importNeeds: 'import needs a file, such as: perch-mcp import calendar.ics',
  exportNeeds: 'export writes one file, such as: perch-mcp export calendar.ics',
  named: ({ file, text }: { file: string; text: string }) => `${file}: ${text}`,
  unreadable: ({ code }: { code: string }) => `The file cannot be read (${code}).`,
  checkPath: 'Check the path.',
  tooLarge: ({ megabytes }: { megabytes: number }) => `The file is larger than ${megabytes} MB.`,
  splitIt: 'Split it, or export a shorter time from the calendar it comes from.',
  leftOutPart: ({ component, line, why }: { component: string; line: number; why: string }) =>
    `left out ${component} at line ${line}: ${why}`,
  note: ({ text }: { text: string }) => `note: ${text}`,
  overlaps: ({ count }: { count: number }) => `${count} overlap${count === 1 ? '' : 's'}`,
  overlapsSuchAs: ({ count }: { count: number }) => `${count} overlap${count === 1 ? '' : 's'}, such as:`,
  toUndo: ({ command }: { command: string }) => `undo: ${command}`,

  memoNeeds: 'memo needs to know what to import, such as: perch-mcp memo import ~/notes',
  importingMemos: 'memo import',
  memosImported: ({ added, changed, same }: { added: number; changed: number; same: number }) =>
    `${added} added, ${changed} changed, ${same} as they were`,
  leftOut: ({ source, why }: { source: string; why: string }) => `left out ${source}: ${why}`,
  leftOutMore: ({ count }: { count: number }) => `… and ${count} more`,
  cannotBeRead: ({ code }: { code: string }) => `cannot be read (${code})`,
  longLine: ({ most }: { most: number }) => `the line is longer than ${most} bytes`,
  notJson: 'it is not JSON',
  notObject: 'it is not a JSON object',
  noText: 'it has neither text nor content',

  eraseNeeds: 'erase needs ids, such as: perch-mcp erase evt_7k2m9q4t1x',
  confirmErase: ({ ids }: { ids: readonly string[] }) =>
    `Erase ${ids.join(', ')} and the history for good? This cannot be undone.`,
  eraseNeedsYes: 'erase cannot be undone: add --yes',
  notErased: 'Nothing was erased.',
  erased: ({ ids, rows }: { ids: readonly string[]; rows: number }) =>
    `Erased ${ids.join(', ')} with the history (${rows} row${rows === 1 ? '' : 's'}).`,
  traces: {
    'in use':
      'Another program is using the calendar: bytes of it stay in the log beside the file until that program ends.',
    'disk full':
      'There was no room to rewrite the file: bytes of it may stay in its gaps. Free some space, then perch-mcp doctor --repair.',
  },
  backupsHold: 'Backups made before still hold it.',

  migrateNeeds: 'migrate-to needs a place, such as: perch-mcp migrate-to postgres://perch@localhost/perch',
  migrateNeedsPlace: 'migrate-to needs a file or a server',
  migrateNeedsOther: 'migrate-to needs another place than the one that is in use',
  confirmMove: 'Move all of it? What is there now stays as it is, and is not used any more.',
  moveNeedsYes: 'migrate-to ends the use of the old place: add --yes',
  notMoved: 'Nothing was moved.',
  moving: 'move',
  moved: ({ rows, users }: { rows: number; users: number }) =>
    `Moved ${rows} row${rows === 1 ? '' : 's'} of ${users} user${users === 1 ? '' : 's'}; each table of each was compared.`,
  setNewPlace: 'Set PERCH_DB to the new place. The old one is kept as it was, and takes no more writes.',
  notEmpty: ({ place }: { place: string }) => `${place} has calendars in it already: nothing was moved.`,
  nameEmpty: 'Name an empty database, or a file that is not there yet.',
};
