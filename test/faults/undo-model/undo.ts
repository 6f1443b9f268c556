import fc from 'fast-check';
import type { UndoInput } from '../../../src/services/change/undo.ts';
import type { Calls } from './calls.ts';
import type { Actions, Weighted } from './kind.ts';

/** What the undo model takes back, and does again. */

export type UndoCommand =
  | { readonly kind: 'undo'; readonly last: number }
  | { readonly kind: 'take back'; readonly change: number }
  | { readonly kind: 'redo' }
  | { readonly kind: 'back and forth' }
  | { readonly kind: 'snapshot' }
  | { readonly kind: 'return' };

export const undoCommands: readonly Weighted<UndoCommand>[] = [
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('undo' as const), last: fc.integer({ min: 1, max: 4 }) }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('take back' as const), change: fc.nat(12) }),
  },
  { weight: 4, arbitrary: fc.constant<UndoCommand>({ kind: 'redo' }) },
  { weight: 3, arbitrary: fc.constant<UndoCommand>({ kind: 'back and forth' }) },
  { weight: 2, arbitrary: fc.constant<UndoCommand>({ kind: 'snapshot' }) },
  { weight: 1, arbitrary: fc.constant<UndoCommand>({ kind: 'return' }) },
];

interface Checks {
  readonly rows: () => void;
  readonly derived: () => Promise<void>;
}

export class Undoing {
  readonly #calls: Calls;
  readonly #checks: Checks;
  #snapshot: { readonly seq: number; readonly content: string };

  constructor(calls: Calls, checks: Checks) {
    this.#calls = calls;
    this.#checks = checks;
    this.#snapshot = this.#takeSnapshot();
  }

  readonly actions: Actions<UndoCommand> = {
    undo: async ({ last }) => {
      await this.#undo('undo', { last });
    },
    'take back': async ({ change }) => {
      const taken = this.#changes()[change];
      if (taken) await this.#takeBack(taken.id);
    },
    redo: async () => {
      const undo = this.#changes().find((change) => change.undoes !== null && change.undone_by === null);
      if (undo) await this.#takeBack(undo.id);
    },
    'back and forth': async () => {
      for (let times = 0; times < 2; times++) {
        const [newest] = this.#changes();
        if (newest) await this.#takeBack(newest.id);
      }
    },
    snapshot: async () => {
      this.#snapshot = this.#takeSnapshot();
    },
    return: () => this.return(),
  };

  #takeSnapshot() {
    return { seq: this.#changes()[0]?.seq ?? 0, content: this.#calls.tables.content() };
  }

  #changes() {
    return this.#calls.tables.changes();
  }

  #undo(name: string, input: UndoInput) {
    return this.#calls.attempt(name, (given: UndoInput) => this.#calls.user.undo(given), input, true);
  }

  /** Undoes a change; history must have said whether that is possible. */
  async #takeBack(id: string): Promise<void> {
    const { changes = [] } = await this.#calls.user.history({ limit: 200 });
    const listed = changes.find((change) => change.change_id === id);
    const result = await this.#undo('undo', { change_id: id });
    if (listed && listed.undoable !== (result !== undefined)) {
      throw new Error(`History said ${JSON.stringify(listed)}`);
    }
  }

  /** Takes everything since the snapshot back, compares, does it again, and compares. */
  async return(): Promise<void> {
    const { seq, content } = this.#snapshot;
    const there = this.#calls.tables.content();
    const since = this.#changes().filter((change) => change.seq > seq);
    const mark = this.#changes()[0]?.seq ?? 0;
    if (since.every((change) => change.undoes === null)) await this.#undoAtOnce(since.length);
    else await this.#undoEach(seq, mark);
    this.#calls.tables.mustHold(content, 'after undo');
    await this.#undoEach(mark, Number.POSITIVE_INFINITY);
    this.#calls.tables.mustHold(there, 'after redo');
    await this.#checks.derived();
    this.#snapshot = this.#takeSnapshot();
    this.#calls.count('returned');
  }

  async #undoAtOnce(last: number): Promise<void> {
    if (last === 0) return;
    const result = await this.#undo('return', { last });
    if (result?.status !== 'final') throw new Error('Undo of everything since the snapshot did not succeed');
  }

  /** Changes in (from, to], newest first; undo changes too, which is a redo. */
  async #undoEach(from: number, to: number): Promise<void> {
    const ids = this.#changes().filter((change) => change.seq > from && change.seq <= to);
    for (const { id } of ids) {
      if (this.#changes().find((change) => change.id === id)?.undone_by !== null) continue;
      const result = await this.#undo('return by one', { change_id: id });
      if (result?.status !== 'final') throw new Error(`Undo of ${id} did not succeed`);
      this.#checks.rows();
    }
  }
}
