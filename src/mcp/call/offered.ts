import type { Connection } from './connection.ts';
import type { Structured } from './envelope.ts';

/** Leaves out calls that the host cannot make: their toolset is off, or they write where only reading is allowed. */
export function offered({ listed }: Pick<Connection, 'listed'>, result: Structured): Structured {
  if (!listed) return result;
  const { suggestions, retry, ...rest } = result;
  const possible = suggestions?.filter(({ tool }) => listed.has(tool)) ?? [];
  return {
    ...rest,
    ...(possible.length > 0 && { suggestions: possible }),
    ...(retry && listed.has(retry.tool) && { retry }),
  };
}
