/** Those of the columns that say something else than the row does. */
export const differing = <Row extends object, Columns extends Partial<Row>>(
  row: Row,
  columns: Columns,
): Partial<Columns> =>
  Object.fromEntries(
    Object.entries(columns).filter(([name, value]) => row[name as keyof Row] !== value),
  ) as Partial<Columns>;
