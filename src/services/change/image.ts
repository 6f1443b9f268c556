import type { ChangeImageRow, Schema, Tracked, TrackedTable } from '../../db/schema.ts';

/** A row of one table before and after a change; null where it was not there. A row touched twice has its first `before` and its last `after`. */
export interface Image<Table extends TrackedTable = TrackedTable> {
  readonly table: Table;
  readonly id: string;
  readonly before: Schema[Table] | null;
  readonly after: Schema[Table] | null;
}

/** A row of any table, by the names of its columns. */
export type Columns = Tracked & Readonly<Record<string, unknown>>;

const isOf =
  <Table extends TrackedTable>(table: Table) =>
  (image: Image): image is Image<Table> =>
    image.table === table;

/** The images of the rows of one table. */
export const imagesOf = <Table extends TrackedTable>(images: readonly Image[], table: Table): Image<Table>[] =>
  images.filter(isOf(table));

/** A stored image, read: what was written under the name of a table are rows of that table. */
export function readImage({ table_name, row_id, before, after }: ChangeImageRow): Image {
  const row = (text: string | null) => (text === null ? null : JSON.parse(text));
  return { table: table_name as TrackedTable, id: row_id, before: row(before), after: row(after) };
}

/** Whether a change did nothing to a row but to raise its version. */
export const isRaised = ({ before, after }: Image): boolean => before !== null && before.state === after?.state;
