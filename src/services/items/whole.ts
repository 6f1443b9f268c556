import type { Executor, TrackedTable } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Listed } from '../change/question.ts';
import type { Remove } from '../change/removal.ts';
import { type Kind, notFound } from './kind.ts';
import { named } from './target.ts';

/** Items that are one row each, without occurrences or anything that goes with them. */

interface Item {
  readonly id: string;
  readonly version: number;
}

type By<Row> = (executor: Executor, caller: Caller, text: string) => Promise<Row>;

/** Finds the row of an id or a reference. What it answers throws NOT_FOUND. */
export const rowBy =
  <Row>(
    kind: Kind,
    find: (executor: Executor, user: string, ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
  ): By<Row> =>
  async (executor, caller, text) => {
    const { id } = await named(executor, caller, text);
    const row = (await find(executor, caller.user, [id])).get(id);
    if (!row) throw notFound(caller, id, kind);
    return row;
  };

/** Deletes one row. */
export const removalOfRow =
  <Row extends Item>(table: TrackedTable, by: By<Row>, listed: (caller: Caller, row: Row) => Listed): Remove =>
  async ({ executor, caller }, text) => {
    const row = await by(executor, caller, text);
    const { id, version } = row;
    return {
      key: id,
      shown: listed(caller, row),
      items: [{ id, version }],
      carryOut: (recorder) => recorder.remove(table, id),
    };
  };
