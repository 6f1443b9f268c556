import type { Executor } from '../../../src/db/schema.ts';
import type { Stage } from '../../services/harness.ts';
import { Calls } from './calls.ts';
import type { Command } from './commands.ts';
import { checkDerived } from './derived.ts';
import { eventActions } from './events.ts';
import { groupActions } from './groups.ts';
import { Invariants } from './invariants.ts';
import type { Actions } from './kind.ts';
import { memoryActions } from './memory.ts';
import { memoActions } from './memos.ts';
import { reminderActions } from './reminders.ts';
import { rescheduleActions } from './reschedule.ts';
import { shareActions } from './shares.ts';
import { Tables } from './tables.ts';
import { todoActions } from './todos.ts';
import { Undoing } from './undo.ts';

/**
 * Promise 7 as a model: random commands, and at random moments everything done
 * since a snapshot is taken back, compared, done again, and compared. After
 * each command what must always hold is looked at in the tables themselves.
 *
 * Runs commands for one user of a stage, and throws when a promise is broken.
 */
export class Model {
  readonly #clock: Stage['clock'];
  readonly #calls: Calls;
  readonly #invariants: Invariants;
  readonly #undoing: Undoing;
  readonly #actions: Actions<Command>;

  /** `db` is a connection of its own, for what compares. */
  constructor(stage: Stage, db: Executor, name: string, counts: Map<string, number>) {
    const user = stage.as(name);
    const tables = new Tables(stage.sql, name);
    this.#clock = stage.clock;
    this.#calls = new Calls(user, tables, counts);
    this.#invariants = new Invariants(tables);
    this.#undoing = new Undoing(this.#calls, {
      rows: () => this.#invariants.check(),
      derived: () => checkDerived({ user, tables, db, now: this.#clock.now }),
    });
    this.#actions = {
      nothing: async () => {},
      ...eventActions(this.#calls),
      ...todoActions(this.#calls),
      ...reminderActions(this.#calls),
      ...memoryActions(this.#calls),
      ...memoActions(this.#calls),
      ...groupActions(this.#calls),
      ...rescheduleActions(this.#calls),
      ...shareActions(this.#calls),
      ...this.#undoing.actions,
    };
  }

  async run(commands: readonly Command[]): Promise<void> {
    try {
      for (const one of commands) {
        this.#clock.now += 1;
        await this.#carryOut(one);
        this.#invariants.check();
      }
      await this.#undoing.return();
    } catch (error) {
      throw new Error(`${String(error)}\n${this.#calls.log.join('\n')}`, { cause: error });
    }
  }

  async #carryOut(one: Command): Promise<void> {
    // TypeScript does not see that the function is the one for this kind.
    const act = this.#actions[one.kind] as (command: Command) => Promise<void>;
    await act(one);
  }
}
