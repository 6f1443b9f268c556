import { parseJSONRPCMessage } from '@modelcontextprotocol/server';
import { cancelledBy, type Message, type OpenRequests, type RequestId } from './messages.ts';

/** JSON-RPC codes, by their names in the specification. */
const PARSE_ERROR = -32_700;
export const INVALID_REQUEST = -32_600;

/** The revisions whose hosts may send several messages at once; later ones took that away. */
const WITH_BATCHES: ReadonlySet<string> = new Set(['2024-11-05', '2025-03-26']);

type Id = RequestId | null;

export interface ErrorReply {
  readonly jsonrpc: '2.0';
  readonly id: Id;
  readonly error: { readonly code: number; readonly message: string };
}

export const errorReply = (id: Id, code: number, message: string): ErrorReply => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
});

/** Several messages that came at once, and what has been answered to them. */
interface Batch {
  readonly waiting: Set<RequestId>;
  readonly answers: (Message | ErrorReply)[];
}

interface Handlers {
  readonly deliver: (message: Message) => void;
  /** Sends what is no answer of the SDK: one message, or those to a batch. */
  readonly reply: (reply: ErrorReply | Batch['answers']) => void;
  /** The requests that wait for an answer. */
  readonly open: OpenRequests;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const idOf = (value: unknown): Id => {
  const id = isRecord(value) ? value.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
};

/** An answer, however wrong: it is not answered, lest two sides answer each other for ever. */
const isAnswer = (value: unknown): boolean =>
  isRecord(value) && value.method === undefined && ('result' in value || 'error' in value);

/** What a host sends over stdio, line by line: messages, batches of them, and what is neither, which is answered as JSON-RPC says. */
export class Incoming {
  readonly #handlers: Handlers;
  readonly #batches = new Set<Batch>();
  #initialize: RequestId | undefined;
  #version = '';

  constructor(handlers: Handlers) {
    this.#handlers = handlers;
  }

  line(text: string): void {
    if (text.trim() === '') return;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      this.#handlers.reply(errorReply(null, PARSE_ERROR, 'Parse error: the line is not valid JSON'));
      return;
    }
    if (Array.isArray(value)) this.#batch(value);
    else this.#one(value, this.#handlers.reply);
  }

  /** Sees what is sent to the host. True for an answer that goes out with the others of its batch. */
  sent(message: Message): boolean {
    if ('method' in message) return false;
    if ('result' in message && message.id === this.#initialize) {
      this.#version = String(message.result.protocolVersion);
    }
    if (message.id === undefined) return false;
    for (const batch of this.#batches) {
      if (!batch.waiting.delete(message.id)) continue;
      batch.answers.push(message);
      this.#finish(batch);
      return true;
    }
    return false;
  }

  #one(value: unknown, refuse: (reply: ErrorReply) => void): void {
    const message = read(value);
    if (!message) {
      if (!isAnswer(value)) refuse(errorReply(idOf(value), INVALID_REQUEST, 'Invalid Request: not a message of MCP'));
      return;
    }
    if ('method' in message && message.method === 'initialize' && 'id' in message) this.#initialize = message.id;
    this.#cancelled(cancelledBy(message));
    this.#handlers.deliver(message);
  }

  #batch(values: readonly unknown[]): void {
    const { reply, open } = this.#handlers;
    const wrong = WITH_BATCHES.has(this.#version)
      ? values.length === 0 && 'Invalid Request: the batch is empty'
      : 'Invalid Request: only 2025-03-26 has batches';
    if (wrong) {
      reply(errorReply(null, INVALID_REQUEST, wrong));
      return;
    }
    const batch: Batch = { waiting: new Set(), answers: [] };
    this.#batches.add(batch);
    const taken: unknown[] = [];
    for (const value of values) {
      const message = read(value);
      if (message && 'method' in message && 'id' in message) {
        const { id } = message;
        if (batch.waiting.has(id) || open.has(id)) {
          batch.answers.push(errorReply(id, INVALID_REQUEST, 'Invalid Request: another request has this id'));
          continue;
        }
        batch.waiting.add(id);
      }
      taken.push(value);
    }
    for (const value of taken) this.#one(value, (error) => batch.answers.push(error));
    this.#finish(batch);
  }

  /** The SDK answers no request that was cancelled. */
  #cancelled(id: RequestId | undefined): void {
    if (id === undefined) return;
    for (const batch of this.#batches) if (batch.waiting.delete(id)) this.#finish(batch);
  }

  #finish(batch: Batch): void {
    if (batch.waiting.size > 0 || !this.#batches.delete(batch)) return;
    if (batch.answers.length > 0) this.#handlers.reply(batch.answers);
  }
}

function read(value: unknown): Message | undefined {
  try {
    return parseJSONRPCMessage(value);
  } catch {
    return undefined;
  }
}
