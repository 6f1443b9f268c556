import type { Executor, TrackedTable } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { messages } from '../../messages/index.ts';
import type { Envelope } from '../change/envelope.ts';
import { isQuestion, type Listed, type Question } from '../change/question.ts';
import type { Remove } from '../change/removal.ts';
import { type Kind, notFound } from './kind.ts';
import { byTitle, named, type Titled, unnamed } from './target.ts';

/** What is the same for all items that are one row each, without occurrences or anything that goes with them. */

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

/** How rows are found by their titles. */
interface Titles<Row> {
  all(executor: Executor, user: string): Promise<readonly Row[]>;
  titled(row: Row): Titled;
  listed(caller: Caller, row: Row): Listed;
}

/** Finds the row whose title has these words, or the question which; `answer` names the argument that takes the answer. What it answers throws NOT_FOUND. */
export const rowByTitle =
  <Row extends Item>(kind: Kind, { all, titled, listed }: Titles<Row>) =>
  async (executor: Executor, caller: Caller, match: string, answer = 'id'): Promise<Row | Question> => {
    const rows = new Map((await all(executor, caller.user)).map((row) => [row.id, row]));
    const found = await byTitle(caller, match, kind, {
      titles: async () => [...rows.values()].map(titled),
      list: async (ids) => ids.flatMap((id) => rows.get(id) ?? []).map((row) => listed(caller, row)),
      answer,
    });
    return isQuestion(found) ? found : (rows.get(found.id) as Row);
  };

/** Finds the row that a call means by its id or by words of its title, or the question which. What it answers throws NOT_FOUND. */
export const rowMeant =
  <Row>(by: By<Row>, byWords: (executor: Executor, caller: Caller, match: string) => Promise<Row | Question>) =>
  async (
    executor: Executor,
    caller: Caller,
    { id, match }: { readonly id?: string | undefined; readonly match?: string | undefined },
  ): Promise<Row | Question> => {
    if (id !== undefined) return by(executor, caller, id);
    if (match === undefined) throw unnamed(caller);
    return byWords(executor, caller, match);
  };

/** The columns of what is emptied, of a table of what each field is then. */
export const emptied = <Columns extends object>(
  cleared: Readonly<Record<string, Columns>>,
  fields: readonly string[] = [],
): Partial<Columns> => Object.assign({}, ...fields.map((field) => cleared[field]));

/**
 * What a change of one item comes to. `change` is the line of the history; the
 * user is told the same as done, where `said` does not say it otherwise.
 */
export function announced<Facts extends object>(
  caller: Caller,
  change: string,
  facts: Facts & { readonly assumptions?: string[]; readonly warnings?: string[] },
  said?: string,
): { summary: string; done: Envelope & Facts } {
  const { assumptions = [], warnings = [], ...others } = facts;
  return {
    summary: change,
    done: {
      status: 'final',
      message: said === undefined ? messages(caller).items.done({ change }) : `✓ ${said}`,
      ...(others as Facts),
      ...(assumptions.length > 0 && { assumptions }),
      ...(warnings.length > 0 && { warnings }),
    },
  };
}
