import { ConfigError, type Flags } from '../../app/config.ts';

/** Where a server listens unless it is told otherwise. */
export const DEFAULT_PORT = 8765;

/** The port of `--port`. Throws ConfigError for what is none. */
export function portOf({ port }: Flags, otherwise: number): number {
  if (port === undefined) return otherwise;
  const number = Number(port);
  if (/^\d{1,5}$/.test(String(port)) && number < 65_536) return number;
  throw new ConfigError(({ starting }) => starting.port);
}
