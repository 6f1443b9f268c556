import type { Caller } from '../../domain/caller.ts';
import type { UserError } from '../../domain/errors.ts';
import type { Reader } from '../../present/reader.ts';
import type { Services } from '../../services/index.ts';
import type { Connection } from './connection.ts';
import { type Stop, withDeadline } from './deadline.ts';
import { asRefusal, defect } from './envelope.ts';
import { traceOf } from './trace.ts';
import { turn } from './turns.ts';

/** What a host asks for: a call of a tool, or the reading of a resource. */
export interface Request {
  readonly connection: Connection;
  /** Of the tool or resource. */
  readonly name: string;
  readonly effect: 'read' | 'write' | 'delete';
  /** Its words, by which its language is told when nothing else says it. */
  readonly text: string;
  /** Aborted when the host cancels. */
  readonly signal: AbortSignal;
}

/** Runs `work` as the user of the connection, when it is its turn and within the deadline. */
export function asCaller<T>(
  { connection, name, text, signal: outer }: Request,
  work: (services: Services, caller: Caller, stop: Pick<Stop, 'signal'>) => Promise<T>,
): Promise<T> {
  return withDeadline(connection.deadlineMs, outer, async (stop) => {
    await turn();
    const services = await connection.services();
    const about = {
      session: connection.session,
      tool: name,
      text,
      get signal() {
        return stop.signal;
      },
    };
    return work(services, await services.callerFor(connection.identity, about), stop);
  });
}

/** What the host is told in place of whatever was thrown. A defect of ours is reported, without what it is about. */
export function refusalOf(error: unknown, { connection, name, effect }: Request, reader: Reader): UserError {
  const known = asRefusal(error, effect, reader);
  if (!known) connection.report(`${name} failed: ${traceOf(error)}`);
  return known ?? defect(reader);
}
