import {
  deleteTracked,
  findTracked,
  highestVersion,
  insertChange,
  insertImages,
  insertTracked,
  putTracked,
} from '../../db/repos/changes.ts';
import type { ChangeImageRow, Executor, Schema, Tracked, TrackedTable } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { newId } from '../../domain/ids.ts';
import type { Image } from './image.ts';
import { imagesOf } from './image.ts';
import type { Pause } from './pace.ts';
import { pacing } from './pace.ts';

/** A row before it is recorded. */
export type NewRow<Table extends TrackedTable> = Omit<Schema[Table], keyof Tracked> &
  Pick<Tracked, 'id'> &
  Partial<Pick<Tracked, 'created_at' | 'updated_at'>>;

type Patch<Table extends TrackedTable> = Partial<Omit<Schema[Table], keyof Tracked>>;

/** Brings what is derived from rows up to date with those that were touched. */
export type Project = (recorder: Recorder) => Promise<void>;

/** Refuses a row that must not be written as it is; undo brings back what was there all the same. */
export type Check = (image: Image) => void;

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
  readonly #project: Project;
  readonly #check: Check;
  readonly #images = new Map<string, Image>();
  readonly #unprojected = new Set<string>();

  constructor(
    executor: Executor,
    caller: Caller,
    { project, check }: { readonly project: Project; readonly check: Check },
  ) {
    this.executor = executor;
    this.caller = caller;
    this.pause = pacing(caller);
    this.#project = project;
    this.#check = check;
  }

  /** `above`: a version that a host may have seen under this row's name already. Throws UserError for an event beyond the limits. */
  async insert<Table extends TrackedTable>(table: Table, row: NewRow<Table>, above = 0): Promise<Schema[Table]> {
    const full = this.#newRow<Table>(row, above + 1);
    this.#check({ table, id: full.id, before: null, after: full });
    await putTracked(this.executor, table, full);
    this.#note(table, null, full);
    return full;
  }

  /** Rows that were never there. */
  async insertAll<Table extends TrackedTable>(table: Table, rows: readonly NewRow<Table>[]): Promise<void> {
    const full = rows.map((row) => this.#newRow<Table>(row, 1));
    await insertTracked(this.executor, table, full, this.pause);
    for (const row of full) this.#note(table, null, row);
  }

  /** Changes fields of a row that is there. */
  async update<Table extends TrackedTable>(table: Table, id: string, patch: Patch<Table>): Promise<Schema[Table]> {
    return this.change(table, await this.#mustFind(table, id), patch);
  }

  /** As `update`, for a row that was read in this transaction. Throws UserError for an event that goes beyond the limits. */
  async change<Table extends TrackedTable>(
    table: Table,
    before: Schema[Table],
    patch: Patch<Table>,
  ): Promise<Schema[Table]> {
    const { now } = this.caller;
    const after = { ...before, ...patch, version: before.version + 1, state: this.changeId, updated_at: now };
    this.#check({ table, id: before.id, before, after });
    await putTracked(this.executor, table, after);
    this.#note(table, before, after);
    return after;
  }

  /** Raises a row's version above one that a host has seen in its place. What it holds stays, and so does `state`. */
  async raise<Table extends TrackedTable>(table: Table, id: string, above: number): Promise<Schema[Table]> {
    const before = await this.#mustFind(table, id);
    if (before.version > above) return before;
    const after = { ...before, version: above + 1 };
    await putTracked(this.executor, table, after);
    this.#note(table, before, after);
    return after;
  }

  async remove(table: TrackedTable, id: string): Promise<void> {
    const before = await this.#mustFind(table, id);
    await deleteTracked(this.executor, table, this.caller.user, id);
    this.#note(table, before, null);
  }

  /** Puts a row back to an image of itself; null removes it. The version rises all the same. */
  async restore<Table extends TrackedTable>(table: Table, id: string, image: Schema[Table] | null): Promise<void> {
    const before = (await findTracked(this.executor, table, this.caller.user, id)) ?? null;
    if (image === null) {
      if (before) await deleteTracked(this.executor, table, this.caller.user, id);
      this.#note(table, before, null);
      return;
    }
    const highest = before?.version ?? (await highestVersion(this.executor, this.caller.user, table, id));
    const after = { ...emptied(before, image), ...image, version: Math.max(highest, image.version) + 1 };
    await putTracked(this.executor, table, after);
    this.#note(table, before, after);
  }

  /** True when nothing was touched. */
  get isEmpty(): boolean {
    return this.#images.size === 0;
  }

  /** Every row touched, as it was and as it is. */
  images(): readonly Image[];
  images<Table extends TrackedTable>(table: Table): readonly Image<Table>[];
  images(table?: TrackedTable): readonly Image[] {
    const all = [...this.#images.values()];
    return table === undefined ? all : imagesOf(all, table);
  }

  /** Images of the rows touched since this was last asked, of one table or of all: what is derived from them is out of date. */
  takeUnprojected(table?: TrackedTable): readonly Image[] {
    const taken: Image[] = [];
    for (const key of this.#unprojected) {
      const image = this.#images.get(key);
      if (!image || (table !== undefined && image.table !== table)) continue;
      taken.push(image);
      this.#unprojected.delete(key);
    }
    return taken;
  }

  /** Brings what is derived from rows up to date: before it is read in the same transaction, and at the end of it. */
  project(): Promise<void> {
    return this.#project(this);
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
    for (const { table, id, before, after } of this.#images.values()) {
      images.push({
        change_id: this.changeId,
        ordinal: images.length,
        user,
        table_name: table,
        row_id: id,
        before: before && JSON.stringify(before),
        after: after && JSON.stringify(after),
      });
      await this.pause();
    }
    await insertImages(this.executor, images, this.pause);
  }

  /** The cast: TypeScript does not see that the columns of `NewRow` and of `Tracked` are all that a row has. */
  #newRow<Table extends TrackedTable>(row: NewRow<Table>, version: number): Schema[Table] {
    const { now, user } = this.caller;
    const tracked: Tracked = { created_at: now, updated_at: now, ...row, user, version, state: this.changeId };
    return { ...row, ...tracked } as unknown as Schema[Table];
  }

  async #mustFind<Table extends TrackedTable>(table: Table, id: string): Promise<Schema[Table]> {
    const row = await findTracked(this.executor, table, this.caller.user, id);
    if (!row) throw new Error(`No row ${id} in ${table}`);
    return row;
  }

  /** A row touched twice keeps its first image before and its last one after. */
  #note<Table extends TrackedTable>(table: Table, before: Schema[Table] | null, after: Schema[Table] | null): void {
    const id = (after ?? before)?.id;
    if (id === undefined) return;
    const key = `${table}/${id}`;
    this.#unprojected.add(key);
    const first = this.#images.get(key);
    this.#images.set(key, { table, id, before: first ? first.before : before, after });
  }
}

/** Columns that the table did not have yet when the image was made: a row was without them. */
const emptied = (row: object | null, image: object): Record<string, null> =>
  Object.fromEntries(Object.keys(row ?? {}).flatMap((column) => (column in image ? [] : [[column, null]])));
