/** A defect that a fast test must see. */
export interface Mutant {
  /** Under `src/`. */
  readonly file: string;
  /** Stands there once. */
  readonly find: string;
  readonly replace: string;
  /** The test file that fails. */
  readonly test: string;
}

/** By what would go wrong. */
export const MUTANTS: Readonly<Record<string, Mutant>> = {
  'undo since a change takes back what came before it': {
    file: 'services/change/select.ts',
    find: '{ ...standing, from: first.seq }',
    replace: 'standing',
    test: 'test/services/undo-since.test.ts',
  },
  'undo writes over what was changed later': {
    file: 'services/change/take-back.ts',
    find: 'if (current?.state !== after?.state) {',
    replace: 'if (current === null && after !== null) {',
    test: 'test/faults/undo-conflict.test.ts',
  },
  'an undo that only raised a version is not done again': {
    file: 'services/change/take-back.ts',
    find: 'if (isRaised(image)) continue;',
    replace: '',
    test: 'test/services/undoable.test.ts',
  },
  'missed reminders are told as if they were due now': {
    file: 'services/reminders/deliver.ts',
    find: 'const isMissed = (fireAt: Instant, now: Instant): boolean => fireAt < now - MISSED_MS;',
    replace: 'const isMissed = (_fireAt: Instant, _now: Instant): boolean => false;',
    test: 'test/services/deliver.test.ts',
  },
  'a page of memos goes by other arguments than the one before': {
    file: 'services/memos/search.ts',
    find: 'hashOf({ query, tags, from, to, strategy, minScore })',
    replace: 'hashOf({ query })',
    test: 'test/services/memos.test.ts',
  },
  'an older version of an event takes the place of a newer one': {
    file: 'services/exchange/versions.ts',
    find: ': sequence > own;',
    replace: ': sequence > own - 2;',
    test: 'test/services/ics-versions.test.ts',
  },
  'a series that is cut beside a gap of the clocks keeps the occurrence of the other part': {
    file: 'domain/recurrence/edit.ts',
    find: 'if (readBack >= last && readBack < cut) return',
    replace: 'if (readBack >= last) return',
    test: 'src/domain/recurrence/edit.test.ts',
  },
  'what ends at ten overlaps what begins at ten': {
    file: 'domain/conflicts/overlap.ts',
    find: 'if (span.start < filledUntil(busy) && ',
    replace: 'if (span.start <= filledUntil(busy) && ',
    test: 'src/domain/conflicts/overlap.test.ts',
  },
  'a gap as long as the buffer is too short': {
    file: 'domain/conflicts/overlap.ts',
    find: 'return gap < bufferMs ?',
    replace: 'return gap <= bufferMs ?',
    test: 'src/domain/conflicts/overlap.test.ts',
  },
  'free time keeps no gap after an event': {
    file: 'domain/free-slots/intervals.ts',
    find: 'to: Math.max(end + bufferMs, start + 1)',
    replace: 'to: Math.max(end, start + 1)',
    test: 'src/domain/conflicts/per-minute.test.ts',
  },
  'a time in a gap of the clocks is read by the offset after it': {
    file: 'domain/time/zone.ts',
    find: '  if (lateHolds) return late;\n  return early;',
    replace: '  return late;',
    test: 'src/domain/time/zone.test.ts',
  },
  'a confirmation holds for other arguments': {
    file: 'guard/confirmations.ts',
    find: 'if (row.arguments_hash !== hashOf(pending.effect)) {',
    replace: 'if (row.arguments_hash === undefined) {',
    test: 'test/faults/confirmations.test.ts',
  },
  'a confirmation holds for items that have changed since': {
    file: 'guard/confirmations.ts',
    find: '`${item.id}@${item.version}`',
    replace: 'item.id',
    test: 'test/faults/confirmations.test.ts',
  },
  'a key of a retry answers another call': {
    file: 'guard/idempotency.ts',
    find: 'if (row.tool !== caller.tool || row.arguments_hash !== argumentsHash(input)) {',
    replace: 'if (row.tool !== caller.tool) {',
    test: 'test/faults/idempotency.test.ts',
  },
  'an operation that failed is committed with those beside it': {
    file: 'db/dialects/group-commit.ts',
    find: "if (joined) this.#connection.exec('SAVEPOINT operation');",
    replace: '',
    test: 'test/db/group-commit.test.ts',
  },
  'what a change touched of another user is taken back, too': {
    file: 'db/repos/changes.ts',
    find: 'select * from "${table}" where "user" = ? and id = ?`),\n  remove',
    replace: 'select * from "${table}" where ? <> \'\' and id = ?`),\n  remove',
    test: 'test/db/repos.test.ts',
  },
  'words that put one item far ahead have no more say': {
    file: 'retrieval/fuse.ts',
    find: 'plan.vectors * (isClear ? CLEAR.left : 1)',
    replace: 'plan.vectors',
    test: 'src/retrieval/fuse.test.ts',
  },
};
