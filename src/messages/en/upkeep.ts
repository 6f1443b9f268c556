/** What backup, restore and reindex say. */
export const upkeep = {
  backupNeeds: 'backup needs a file or a folder, such as: perch-mcp backup ~/backups',
  nothingToBackUp: 'A calendar in memory belongs to one process: there is nothing to back up.',
  backingUp: 'backup',
  backedUp: ({ file, size, contents }: { file: string; size: string; contents: string }) =>
    `${file}: ${size}, ${contents}; checked.`,
  toRestore: ({ command }: { command: string }) => `To restore it: ${command}`,

  restoreNeeds: 'restore needs one file: that of a backup',
  nothingToRestore: 'A calendar in memory cannot be restored; set PERCH_DB to a file.',
  restoring: 'restore',
  /** What is restored, and what it takes the place of. */
  comparison: ({
    backup,
    staged,
    schema,
    calendar,
    present,
  }: Record<'backup' | 'staged' | 'calendar' | 'present', string> & { schema: number }) =>
    `backup    ${backup}\n          ${staged} (schema ${schema}); checked\ncalendar  ${calendar}\n          ${present}`,
  nothingYet: 'nothing yet',
  unreadable: 'damaged, written by a newer Perch, or with something else in it',
  replaceIt: 'Replace it?',
  sayYes: 'restore replaces the calendar: add --yes',
  notRestored: 'Nothing was restored.',
  restored: ({ file }: { file: string }) => `Restored ${file}.`,
  keptBefore: ({ file }: { file: string }) => `What was there before is kept in ${file}`,

  reindexTakesNothing: ({ word }: { word: string }) => `reindex takes no words, and "${word}" is one`,
  reindexing: 'reindex',
  noModel: `No model is set up that searches by meaning, and searches go by words. To change that:
  perch-mcp model install            puts one on this machine; perch-mcp model list says which there are
  PERCH_EMBEDDER=http://…/v1         uses one that a server has (Ollama, LM Studio …); name it in PERCH_EMBEDDER_MODEL
then run perch-mcp reindex again.`,
  embedded: ({ id, count, covered, all }: { id: string; count: number; covered: number; all: number }) =>
    `${id}: ${count} passage${count === 1 ? '' : 's'} embedded, ${covered} out of ${all} have vectors now.`,
  vectorsRemoved: ({ count }: { count: number }) =>
    count === 1 ? 'One vector of another model was removed.' : `${count} vectors of other models were removed.`,
  cutShort: ({ why, reason }: { why: string; reason: string }) =>
    `${why} (${reason}). What is done is kept: run it again to go on.`,
};
