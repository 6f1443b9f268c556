import { UserError } from '../../domain/errors.ts';
import { isoWithOffset } from '../../domain/time/show.ts';
import { messages } from '../../messages/index.ts';
import { callOf } from '../../present/calls.ts';
import type { Reader } from '../../present/reader.ts';
import { inLanguageOf } from '../../present/refusals.ts';
import type { Result } from '../../services/change/envelope.ts';
import { StoppedError } from './deadline.ts';
import type { Rendered } from './text.ts';

/** The structured result of contract §1. */
export type Structured = Rendered & Record<string, unknown>;

const nowOf = (reader: Reader): string => isoWithOffset(reader.now, reader.zone);

/** The record without the keys that have no value. */
function present(record: object): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(record)) if (value !== undefined) result[key] = value;
  return result;
}

/** The envelope of what a use case answered to a call of the tool `own`. */
export function succeed(result: Result, reader: Reader, own: string): Structured {
  const { status, message, retry, suggestions } = result;
  const calls = {
    retry: retry && callOf(retry, own),
    suggestions: suggestions?.map((one) => ({ ...callOf(one, own), why: one.why })),
  };
  return { ...present({ ...result, ...calls }), status, message, now: nowOf(reader) };
}

/** The envelope of a refusal by the tool `own`. */
export function fail(error: UserError, reader: Reader, own: string, stopRetrying: boolean): Structured {
  const { hint, retry, missing, facts } = error.details;
  return {
    ...present(facts ?? {}),
    status: 'error',
    code: error.code,
    message: error.message,
    ...present({ hint, retry: retry && callOf(retry, own), missing, stop_retrying: stopRetrying || undefined }),
    now: nowOf(reader),
  };
}

/** What a model may see of anything that was thrown; undefined for a defect of ours, which it may not. */
export function asRefusal(error: unknown, effect: 'read' | 'write' | 'delete', reader: Reader): UserError | undefined {
  if (error instanceof UserError) return inLanguageOf(error, reader);
  if (!(error instanceof StoppedError)) return undefined;
  if (error.cause === 'cancelled') return new UserError('TIMEOUT', messages(reader).call.callWasCancelled);
  return new UserError('TIMEOUT', messages(reader).call.tookTooLong, {
    hint: effect === 'read' ? messages(reader).call.trySmallerWindow : messages(reader).call.lookAtHistoryFirst,
  });
}

/** What is said in place of a defect. */
export const defect = (reader: Reader): UserError =>
  new UserError('INTERNAL', messages(reader).call.failedInside, {
    hint: messages(reader).call.tryOnceMore,
  });
