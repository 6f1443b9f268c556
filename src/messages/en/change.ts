import { TOOLS } from '../shared/tools.ts';
export const change = {
  undoWhat: 'Undo what?',
  passLastOrId: `Pass last: 1 for the newest change, or a change_id of ${TOOLS.history}.`,
  noChange: ({ id }: { id: string }) => `There is no change ${id}.`,
  historyLists: `${TOOLS.history} lists the changes with their change_id.`,
  tooOldToUndo: ({ id, days }: { id: string; days: number }) =>
    `${id} is older than ${days} days and cannot be undone.`,
  changeItemInstead: 'Change the item itself instead.',
  undoneAlready: ({ id }: { id: string }) => `${id} has already been undone.`,
  howToRedo: 'To redo it, undo the change that undid it.',
  undoneBy: ({ undoneBy }: { undoneBy: string }) => `undone by ${undoneBy}`,
  olderThanDays: ({ days }: { days: number }) => `older than ${days} days`,
  changedAgainSince: 'changed again since',
  noChanges: 'No changes are recorded.',
  lastChanges: ({ count }: { count: number }) => `The last ${count} change${count === 1 ? '' : 's'}.`,
  lookAtAll: 'look at all of them',
  cancelled: 'cancelled',
  changed: 'changed',
  lookAtChanges: 'look at the changes',
  nothingToUndo: 'There is nothing to undo.',
  wouldUndo: ({ what }: { what: string }) => `Would undo: ${what}`,
  redid: ({ what }: { what: string }) => `Redid: ${what}`,
  undid: ({ what }: { what: string }) => `Undid: ${what}`,
  redone: ({ what }: { what: string }) => `✓ Redone: ${what}`,
  undone: ({ what }: { what: string }) => `✓ Undone: ${what}`,
  confirmUndoOfSeveral: ({ count, what }: { count: number; what: string }) =>
    `This undoes ${count} changes: ${what}. Go ahead?`,
  confirmUndoWithConflicts: ({ what, count }: { what: string; count: number }) =>
    `Undoing "${what}" would make ${count} new conflict${count === 1 ? '' : 's'}. Undo all the same?`,
  followedByLaterChanges: ({ summary, what }: { summary: string; what: string }) =>
    `"${summary}" was followed by later changes: ${what}.`,
  undoThemTogether: 'Undo them together, or leave both.',
  undoNewestChangesFirst: 'Undo the newest changes first, one after another.',
};
