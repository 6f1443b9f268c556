import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { Caller } from '../../domain/caller.ts';
import type { Reader } from '../../present/reader.ts';
import type { Services } from '../../services/index.ts';
import { asCaller, type Request, refusalOf } from '../call/as-caller.ts';
import type { Connection } from '../call/connection.ts';
import type { Stop } from '../call/deadline.ts';

/** A call like that of a tool; what a tool says with `status: error` is a protocol error here. */
export async function answer<T>(
  connection: Connection,
  { name, text, signal }: Pick<Request, 'name' | 'text' | 'signal'>,
  work: (services: Services, caller: Caller, stop: Pick<Stop, 'signal'>) => Promise<T>,
): Promise<T> {
  const request: Request = { connection, name, effect: 'read', text, signal };
  let reader: Reader = { ...connection.fallback, now: Date.now() };
  try {
    return await asCaller(request, (services, caller, stop) => {
      reader = caller;
      return work(services, caller, stop);
    });
  } catch (error) {
    const { code, message, details } = refusalOf(error, request, reader);
    throw new ProtocolError(ProtocolErrorCode.InternalError, message, { code, hint: details.hint });
  }
}
