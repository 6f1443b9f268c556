import type { ClientBase, FieldDef } from 'pg';

/** How a connection reads values of a type. */
export type TypeParser = ClientBase['getTypeParser'];

/** The columns of what a statement answers. */
export class Shape {
  readonly #names: readonly string[];
  readonly #parsers: readonly ((text: string) => unknown)[];

  constructor(fields: readonly FieldDef[], parserOf: TypeParser) {
    this.#names = fields.map(({ name }) => name);
    this.#parsers = fields.map(({ dataTypeID }) => parserOf(dataTypeID, 'text'));
  }

  row(values: readonly (string | null)[]): Record<string, unknown> {
    const row: Record<string, unknown> = {};
    for (const [index, name] of this.#names.entries()) {
      const value = values[index] ?? null;
      row[name] = value === null ? null : this.#parsers[index]?.(value);
    }
    return row;
  }
}
