/** Names of the statements that never change: a PostgreSQL server parses and plans those once a connection. */

const names = new Map<string, string>();

/** Gives a text its name, in PostgreSQL's spelling. */
export function nameStatement(text: string): void {
  if (!names.has(text)) names.set(text, `perch_${names.size + 1}`);
}

/** The name of a text that never changes; undefined for one that is built from arguments. */
export const statementName = (text: string): string | undefined => names.get(text);
