import {
  deleteTracked,
  findTracked,
  highestVersion,
  insertChange,
  insertImages,
  insertTracked,
  putTracked,
  type TrackedRow,
} from '../../db/repos/changes.ts';
import type { ChangeImageRow, EventRow, Executor, Schema, Tracked } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { newId } from '../../domain/ids.ts';
import type { TrackedTable } from '../../domain/kinds.ts';
import { checkLimits } from '../events/limits.ts';
import { type Pause, pacing } from '../pace.ts';

/** A row before it is recorded. */
export type NewRow<Table extends TrackedTable> = Omit<Schema[Table], keyof Tracked> &
  Pick<Tracked, 'id'> &
  Partial<Pick<Tracked, 'created_at' | 'updated_at'>>;

export interface Image {
  readonly table: TrackedTable;
  readonly id: string;
  readonly before: TrackedRow | null;
  after: TrackedRow | null;
}

/**
 * The one way to write rows that a user can see: every row touched leaves its
 * image before and after, in the same transaction. Versions only rise;
 * `state` names the change whose after-image the row equals.
 */
export class Recorder {
  readonly changeId = newId('chg');
  readonly executor: Executor;
  readonly caller: Caller;
  /** For long changes: between their steps. */
  readonly pause: Pause;
  readonly #images = new Map<string, Image>();
  readonly #unsettled = new Set<string>();

  constructor(executor: Executor, caller: Caller) {
    this.executor = executor;
    this.caller = caller;
    this.pause = pacing(caller);
  }

  /** `above`: a version that a host may have seen under this row's name already. Throws UserError for an event beyond the limits. */
  async insert<Table extends TrackedTable>(table: Table, row: NewRow<Table>, above = 0): Promise<Schema[Table]> {
    const full = this.#newRow(row, above + 1);
    this.#checkLimits(table, full);
    await putTracked(this.executor, table, full);
    this.#note(table, row.id, null, full);
    return full as unknown as Schema[Table];
  }

  /** Rows that were never there. */
  async insertAll<Table extends TrackedTable>(table: Table, rows: readonly NewRow<Table>[]): Promise<void> {
    const full = rows.map((row) => this.#newRow(row, 1));
    await insertTracked(this.executor, table, full, this.pause);
    for (const row of full) this.#note(table, row.id, null, row);
  }

  /** Changes fields of a row that is there. */
  async update<Table extends TrackedTable>(
    table: Table,
    id: string,
    patch: Partial<Omit<Schema[Table], keyof Tracked>>,
  ): Promise<Schema[Table]> {
    const before = await this.#mustFind(table, id);
    return this.change(table, before as unknown as Schema[Table], patch);
  }

  /** As `update`, for a row that was read in this transaction. Throws UserError for an event that goes beyond the limits. */
  async change<Table extends TrackedTable>(
    table: Table,
    row: Schema[Table],
    patch: Partial<Omit<Schema[Table], keyof Tracked>>,
  ): Promise<Schema[Table]> {
    const before = row as unknown as TrackedRow;
    const after = {
      ...before,
      ...patch,
      version: before.version + 1,
      state: this.changeId,
      updated_at: this.caller.now,
    } as TrackedRow;
    this.#checkLimits(table, after, before);
    await putTracked(this.executor, table, after);
    this.#note(table, row.id, before, after);
    return after as unknown as Schema[Table];
  }

  /** Raises a row's version above one that a host has seen in its place. What it holds stays, and so does `state`. */
  async raise<Table extends TrackedTable>(table: Table, id: string, above: number): Promise<Schema[Table]> {
    const before = await this.#mustFind(table, id);
    if (before.version > above) return before as unknown as Schema[Table];
    const after = { ...before, version: above + 1 };
    await putTracked(this.executor, table, after);
    this.#note(table, id, before, after);
    return after as unknown as Schema[Table];
  }

  async remove(table: TrackedTable, id: string): Promise<void> {
    const before = await this.#mustFind(table, id);
    await deleteTracked(this.executor, table, this.caller.user, id);
    this.#note(table, id, before, null);
  }

  /** Puts a row back to an image of itself; null removes it. The version rises all the same. */
  async restore(table: TrackedTable, id: string, image: TrackedRow | null): Promise<void> {
    const before = (await findTracked(this.executor, table, this.caller.user, id)) ?? null;
    if (image === null) {
      if (before) await deleteTracked(this.executor, table, this.caller.user, id);
      this.#note(table, id, before, null);
      return;
    }
    const highest = before?.version ?? (await highestVersion(this.executor, this.caller.user, table, id));
    const after = { ...emptied(before, image), ...image, version: Math.max(highest, image.version) + 1 };
    await putTracked(this.executor, table, after);
    this.#note(table, id, before, after);
  }

  /** True when nothing was touched. */
  get isEmpty(): boolean {
    return this.#images.size === 0;
  }

  /** Every row touched, as it was and as it is. */
  images(): readonly Image[] {
    return [...this.#images.values()];
  }

  /** Images of the rows of `table` touched since this was last asked: what is derived from them is out of date. */
  takeUnsettled(table: TrackedTable): readonly Image[] {
    const taken = [...this.#unsettled]
      .map((key) => this.#images.get(key) as Image)
      .filter((image) => image.table === table);
    for (const image of taken) this.#unsettled.delete(`${image.table}/${image.id}`);
    return taken;
  }

  /** Appends the change itself. Called once, last. */
  async finish(summary: string, undoes: readonly string[] | null): Promise<void> {
    const { user, session, tool, now } = this.caller;
    await insertChange(this.executor, {
      id: this.changeId,
      user,
      session,
      tool,
      summary,
      created_at: now,
      undoes: undoes && JSON.stringify(undoes),
      undone_by: null,
    });
    const images: ChangeImageRow[] = [];
    for (const image of this.#images.values()) {
      images.push({
        change_id: this.changeId,
        ordinal: images.length,
        user,
        table_name: image.table,
        row_id: image.id,
        before: image.before && JSON.stringify(image.before),
        after: image.after && JSON.stringify(image.after),
      });
      await this.pause();
    }
    await insertImages(this.executor, images, this.pause);
  }

  /** Here, so that no tool writes such an event; undo brings back what was there all the same. */
  #checkLimits(table: TrackedTable, after: TrackedRow, before?: TrackedRow): void {
    if (table !== 'events') return;
    checkLimits(this.caller, after as unknown as EventRow, before as unknown as EventRow | undefined);
  }

  #newRow(row: Pick<Tracked, 'id'>, version: number): TrackedRow {
    const { now, user } = this.caller;
    return { created_at: now, updated_at: now, ...row, user, version, state: this.changeId };
  }

  async #mustFind(table: TrackedTable, id: string): Promise<TrackedRow> {
    const row = await findTracked(this.executor, table, this.caller.user, id);
    if (!row) throw new Error(`No row ${id} in ${table}`);
    return row;
  }

  /** A row touched twice keeps its first image before and its last one after. */
  #note(table: TrackedTable, id: string, before: TrackedRow | null, after: TrackedRow | null): void {
    const key = `${table}/${id}`;
    this.#unsettled.add(key);
    const known = this.#images.get(key);
    if (known) known.after = after;
    else this.#images.set(key, { table, id, before, after });
  }
}

/** Columns that the table did not have yet when the image was made: a row was without them. */
const emptied = (row: TrackedRow | null, image: TrackedRow): Record<string, null> =>
  Object.fromEntries(Object.keys(row ?? {}).flatMap((column) => (column in image ? [] : [[column, null]])));
