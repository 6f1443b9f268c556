/** What a refusal of the file of a calendar is about. */
interface Facts {
  readonly file: string;
  /** A code, a number or a list that the sentence names. */
  readonly found?: string | number;
  /** The schema that this release knows. */
  readonly known?: number;
  /** Tables and the like that are missing, or different; `found` counts those too many. */
  readonly missing?: number;
  readonly changed?: number;
}

/** Why the file of a calendar cannot be used, and what to do. */
export const storage = {
  reasons: {
    gone: ({ file }: Facts) => `${file} is no longer the calendar that was opened: it is gone.`,
    replaced: ({ file }: Facts) => `${file} is no longer the calendar that was opened: another file is in its place.`,
    otherSchema: ({ file, found, known }: Facts) =>
      `${file} now has schema ${found}, brought there by another release of Perch; this one knows ${known}.`,
    newerSchema: ({ file, found, known }: Facts) =>
      `${file} was written by a newer Perch (schema ${found}, this one knows ${known}); update Perch.`,
    damaged: ({ file }: Facts) => `${file} is damaged; restore a backup, or move it away to start anew.`,
    cannotOpen: ({ file, found }: Facts) => `${file} cannot be opened (${found}).`,
    full: ({ file }: Facts) => `The disk that holds ${file} is full.`,
    noRoomForBackup: ({ file }: Facts) =>
      `There is no room for a backup of ${file}, which is made before its schema changes.`,
    noLog: ({ file, found }: Facts) => `${file} is in a place where SQLite cannot keep a write-ahead log (${found}).`,
    notOurs: ({ file }: Facts) => `${file} is a database, but not one of Perch's.`,
    foreignSchema: ({ file, found = 0, missing = 0, changed = 0 }: Facts) => {
      const counts = [
        ...(Number(found) > 0 ? [`${found} too many`] : []),
        ...(missing > 0 ? [`${missing} missing`] : []),
        ...(changed > 0 ? [`${changed} different`] : []),
      ].join(', ');
      return `${file} is a database, but not one of Perch's as it is: of its tables, indexes, views and triggers ${counts}.`;
    },
    notCalendar: ({ file }: Facts) => `${file} is not a calendar of Perch.`,
    isFolder: ({ file }: Facts) => `${file} is a folder; PERCH_DB must name a file.`,
    isNoFile: ({ file }: Facts) => `${file} is not a file; PERCH_DB must name one.`,
    fileReadOnly: ({ file }: Facts) => `The file ${file} is read-only; Perch must be able to write its calendar there.`,
    folderReadOnly: ({ file }: Facts) =>
      `The folder ${file} is read-only; Perch must be able to write its calendar there.`,
    leftLog: ({ file }: Facts) => `${file} is left over from a calendar that is gone; move it away first.`,
    tooDamaged: ({ file }: Facts) =>
      `${file} is too damaged to be replaced: close what uses it, move it away, and restore again.`,
    diskFull: (_: Facts) => 'The disk that holds the calendar is full; nothing was written.',
    moved: ({ file }: Facts) =>
      `${file} is as it was when its calendars were moved (perch-mcp migrate-to): set PERCH_DB to the place where they are now.`,
    oldServer: ({ file, found }: Facts) => `${file} is PostgreSQL ${found}; Perch needs 14 or later.`,
    noServerFile: ({ file }: Facts) => `The calendar is on a server (${file}), not in a file: its own tools do this.`,
    tooSlow: (_: Facts) => 'The database server took too long; nothing was written.',
    serverAway: ({ found }: Facts) =>
      `The database server cannot be reached${found === undefined ? '' : ` (${found})`}.`,
    serverReadOnly: (_: Facts) => 'The calendar is read-only: it was moved elsewhere, or its server takes no writes.',
    locked: (_: Facts) => 'Another program is writing to the calendar and does not finish.',
    // Of files that backup, restore and export are given.
    damagedSource: ({ file, found }: Facts) => `${file} is damaged (${found}); no backup was made of it.`,
    backupStopped: (_: Facts) => 'Stopped: no backup was made.',
    noFile: ({ file }: Facts) => `There is no file ${file}.`,
    notFile: ({ file }: Facts) => `${file} is not a file.`,
    exists: ({ file }: Facts) => `${file} exists already.`,
    isCalendar: ({ file }: Facts) => `${file} is the calendar itself, or a part of it.`,
    noCalendarIn: ({ file }: Facts) => `${file} holds no calendar.`,
    damagedBackup: ({ file, found }: Facts) => `${file} is damaged (${found}); nothing was restored.`,
    noFolder: ({ file }: Facts) => `There is no folder ${file}.`,
    nameOfCalendar: ({ file }: Facts) => `${file} is the calendar itself, or a part of it: give another name.`,
    nameOfPart: ({ file, found }: Facts) =>
      `${file} would be taken for a part of the database ${found}: give another name.`,
    logThere: ({ file }: Facts) => `${file} belongs to a database that is in use, or was: give another name.`,
    isLink: ({ file }: Facts) => `${file} is a link: give the name of the file itself.`,
    isDatabase: ({ file }: Facts) => `${file} is a database: give another name.`,
    needsForce: ({ file }: Facts) => `${file} exists already; another name, or --force, which replaces it.`,
  },
  hints: {
    askDoctor:
      'perch-mcp doctor names them (of another file with --db FILE). Restore a backup, or move the file away to start anew.',
    restart: 'Nothing was written. Start Perch again: restart the host, or what runs the server.',
    freeSpace: 'Reading still works. Free some space, then repeat the call.',
    serverBack: 'Repeat the call when it is there again. What was being written may be there; reading shows it.',
    serverTools: 'Use pg_dump and pg_restore, or perch-mcp migrate-to FILE for a copy in one file.',
    repeatSoon: 'Nothing was written. Repeat the call in a few seconds.',
    notRestored: 'Nothing was restored. Close it, then try again.',
  },
};
