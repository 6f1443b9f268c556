import { UserError } from '../../domain/errors.ts';
import { inLanguage } from '../../domain/storage-refusal.ts';
import { isoWithOffset } from '../../domain/time/show.ts';
import { messages } from '../../messages/index.ts';
import { callOf } from '../../present/calls.ts';
import type { Reader } from '../../present/reader.ts';
import { visible } from '../../present/visible.ts';
import type { Result } from '../../services/change/envelope.ts';
import { StoppedError } from './deadline.ts';
import { withoutHidden } from './hidden.ts';
import { lean } from './lean.ts';
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

/** No message of ours is longer: one that is quotes what somebody else put into the database. */
const LONGEST_MESSAGE = 10_000;

const lineOf = (message: string): string => visible(message.slice(0, LONGEST_MESSAGE));

/** What a result is of. */
interface Of {
  readonly name: string;
  /** The keys of the envelope that the tool can return. */
  readonly envelope: readonly string[];
  /** What goes out as a file besides. */
  readonly file?: string | undefined;
}

/** The envelope of what a use case answered to a call. */
export function succeed(result: Result, reader: Reader, { name, envelope, file }: Of): Structured {
  const { status, message, retry, suggestions } = result;
  const calls = {
    retry: retry && callOf(retry, name),
    suggestions: suggestions?.map((one) => ({ ...callOf(one, name), why: one.why })),
  };
  const { facts, hiding } = withoutHidden(lean(present({ ...result, ...calls })), file);
  // What the message quotes is an item's.
  const items = hiding.filter((one) => one !== 'message' || hiding.length === 1);
  const shown = { ...facts, status, message: lineOf(message), now: nowOf(reader) };
  if (items.length === 0 || !envelope.includes('warnings')) return shown;
  const names = items.join(messages(reader).common.listComma);
  const warning = messages(reader).call.invisibleCharacters({ names });
  return { ...shown, warnings: [...(result.warnings ?? []).map(visible), warning] };
}

/** The envelope of a refusal by the tool `own`. */
export function fail(error: UserError, reader: Reader, own: string, stopRetrying: boolean): Structured {
  const { hint, retry, missing, facts } = error.details;
  const told = { hint, retry: retry && callOf(retry, own), missing, stop_retrying: stopRetrying || undefined };
  return {
    ...withoutHidden({ ...lean(present(facts ?? {})), ...present(told) }).facts,
    status: 'error',
    code: error.code,
    message: lineOf(error.message),
    now: nowOf(reader),
  };
}

/** What a model may see of anything that was thrown; undefined for a defect of ours, which it may not. */
export function asRefusal(error: unknown, effect: 'read' | 'write' | 'delete', reader: Reader): UserError | undefined {
  if (error instanceof UserError) return inLanguage(error, reader.language);
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
