import type { ChangeRowRead } from '../../db/repos/changes.ts';
import type { Standing } from '../../db/repos/standing.ts';
import type { Executor, Schema, TrackedTable } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { KINDS, type KindName, type TabledKind, type TableOf } from '../../domain/kinds.ts';
import type { Conflict } from './envelope.ts';
import type { Exchange } from './exchange.ts';
import type { Finding } from './finding.ts';
import type { Columns, Image } from './image.ts';
import type { RowName } from './later.ts';
import type { Recorder } from './recorder.ts';
import type { Remove } from './removal.ts';

/** Something that is derived from rows, such as the cached occurrences of events. */
export interface Projection {
  /** Tables that it is derived from. */
  readonly of: readonly TrackedTable[];
  /** Whether other processes and models are told after a commit that the words of rows may have changed. */
  readonly isText?: boolean;
  /** Brings it up to date with rows that a change touched, of which at least one is in `of`. May touch rows of its own. */
  refresh(recorder: Recorder, touched: readonly Image[]): Promise<void>;
  /** For what also depends on the passing of time, the user's zone and the zone data: brings it up to date with these. */
  keepCurrent?(executor: Executor, caller: Caller, tzdata: string): Promise<void>;
  /** Whether `keepCurrent` would have nothing to do, by what is known of the caller. */
  isCurrent?(standing: Standing, executor: Executor, caller: Caller, tzdata: string): Promise<boolean>;
}

/** Later changes that stand on what is to be put back. */
export interface Obstacle {
  /** Rows whose later changes would have to be taken back as well. */
  readonly rows: readonly RowName[];
  /** The row that could not stay as it is, for people to see. */
  readonly shown?: Image;
}

/**
 * Tells what would make no sense if rows were put back. `putBack`: the rows with
 * `after` as it would be; `changes`: those that are taken back, newest first.
 */
export type UndoGuard = (
  executor: Executor,
  caller: Caller,
  putBack: readonly Image[],
  changes: readonly ChangeRowRead[],
) => Promise<Obstacle | undefined>;

/** What the user should hear of a change that is about to be done, beside what it did; undefined where there is nothing. Not asked of an undo. */
export type Remark = (executor: Executor, caller: Caller, images: readonly Image[]) => Promise<string | undefined>;

/** What putting rows back would bring about beside them, such as a double booking. */
export interface SideEffect {
  readonly count: number;
  /** What a confirmation is bound to. */
  readonly effect: unknown;
  conflicts(): Promise<Conflict[]>;
  warnings(): Promise<string[]>;
}

/** What the write path, undo and deletion must know of one kind of item: said by the kind itself. */
export interface Kind<Name extends TabledKind = TabledKind> {
  readonly projections?: readonly Projection[];
  readonly undoGuards?: readonly UndoGuard[];
  readonly remarks?: readonly Remark[];
  /** Called after rows were put back; `seq`: number of the earliest change that was taken back. */
  sideEffectOf?(recorder: Recorder, seq: number): Promise<SideEffect | undefined>;
  /** After an occurrence of its own a row is again part of another one, whose version must rise above this. */
  partOf?(row: Schema[TableOf<Name>]): string | null;
  /** Throws UserError for a row that must not be written as it is. `before`: null for a new one. */
  check?(caller: Caller, after: Schema[TableOf<Name>], before: Schema[TableOf<Name>] | null): void;
  /** How one is deleted; a kind without cannot be. */
  readonly remove?: Remove;
  /** What the kind is to calendar files, where they know it. */
  readonly exchange?: Exchange;
  /** How items are found without their ids, where that can be. */
  readonly finding?: Finding;
  /** What a row is called in messages. */
  nameOf(caller: Caller, row: Schema[TableOf<Name>]): string;
  /** What a column is called and how its value is read, where that is not as everywhere. */
  readonly columns?: { readonly [column: string]: string };
  /** A value of its own as text; undefined where it is read as everywhere. */
  readable?(row: Columns, column: string, caller: Caller): string | null | undefined;
}

/** Every kind of domain/kinds.ts that has a table, by the prefix of its ids. */
type Declared = { readonly [Name in TabledKind]: Kind<Name> };

/** All kinds, in the order in which their projections are refreshed. */
export class Kinds {
  /** Each kind with the prefix of its ids. */
  readonly named: readonly (readonly [TabledKind, Kind])[];
  readonly all: readonly Kind[];
  readonly tables: readonly TableOf[];
  readonly projections: readonly Projection[];
  readonly undoGuards: readonly UndoGuard[];
  readonly remarks: readonly Remark[];
  readonly #byPrefix: ReadonlyMap<string, Kind>;
  readonly #byTable: ReadonlyMap<TrackedTable, Kind>;

  constructor(declared: Declared) {
    const entries = Object.entries(declared) as [TabledKind, Kind][];
    this.named = entries;
    this.all = entries.map(([, kind]) => kind);
    this.tables = entries.map(([prefix]) => KINDS[prefix].table);
    this.projections = this.all.flatMap((kind) => kind.projections ?? []);
    this.undoGuards = this.all.flatMap((kind) => kind.undoGuards ?? []);
    this.remarks = this.all.flatMap((kind) => kind.remarks ?? []);
    this.#byPrefix = new Map(entries);
    this.#byTable = new Map(entries.map(([prefix, kind]) => [KINDS[prefix].table, kind]));
  }

  byPrefix(prefix: KindName): Kind | undefined {
    return this.#byPrefix.get(prefix);
  }

  /** Throws where no kind has the table: a kind that was left out of the list. */
  byTable(table: TrackedTable): Kind {
    const kind = this.#byTable.get(table);
    if (!kind) throw new Error(`No kind has the table ${table}`);
    return kind;
  }

  /** Throws UserError for a row that its kind does not allow. */
  check(caller: Caller, { table, before, after }: Image): void {
    if (after) this.byTable(table).check?.(caller, after, before);
  }
}
