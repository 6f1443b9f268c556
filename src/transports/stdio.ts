import { Console } from 'node:console';
import type { McpServer, Transport } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { MAX_JSON_PARTS } from '../domain/json-parts.ts';
import { LineLimit } from './line-limit.ts';

/** Longest message taken, in bytes. */
const MESSAGE_LIMIT = 10 * 1024 * 1024;
/** How long calls under way are waited for when the connection ends, in milliseconds. */
const GRACE = 500;

type Message = Parameters<NonNullable<Transport['onmessage']>>[0];
type RequestId = string | number;

/** The requests that have not been answered yet. */
class OpenRequests {
  readonly #ids = new Set<RequestId>();

  received(message: Message): void {
    if (!('method' in message)) return;
    if ('id' in message && message.id !== undefined) this.#ids.add(message.id);
    // The SDK answers no request that was cancelled.
    const cancelled = message.method === 'notifications/cancelled' ? message.params?.requestId : undefined;
    if (typeof cancelled === 'string' || typeof cancelled === 'number') this.#ids.delete(cancelled);
  }

  sent(message: Message): void {
    if (!('method' in message) && message.id !== undefined) this.#ids.delete(message.id);
  }

  /** Resolves when all are answered, at the latest after the grace period. */
  async settled(): Promise<void> {
    const until = Date.now() + GRACE;
    do await new Promise((resolve) => setTimeout(resolve, 5));
    while (this.#ids.size > 0 && Date.now() < until);
  }
}

/** The id of a request of which only both ends are known; clients put it before or after the parameters. */
function requestId(ends: string): RequestId | undefined {
  const id = String.raw`"id"\s*:\s*("[\w-]{1,100}"|\d{1,15})`;
  const found =
    new RegExp(String.raw`^\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?${id}`).exec(ends) ??
    new RegExp(String.raw`${id}\s*(?:,\s*"jsonrpc"\s*:\s*"2\.0"\s*)?\}\s*$`).exec(ends);
  return found?.[1] === undefined ? undefined : (JSON.parse(found[1]) as RequestId);
}

/**
 * Serves one host over stdin and stdout, in the protocol era that it opens
 * with. Resolves when the host is gone: it closed stdin, stopped reading, or
 * sent a signal; calls under way get half a second to finish.
 */
export function serveHost(
  build: (era: 'legacy' | 'modern') => McpServer,
  report: (line: string) => void,
): Promise<void> {
  // What a library prints must not end up among the messages.
  globalThis.console = new Console(process.stderr, process.stderr);
  const open = new OpenRequests();
  const tooLong = (ends: string): void => {
    const id = requestId(ends);
    const message = `Message too large: the limit is ${MESSAGE_LIMIT} bytes and ${MAX_JSON_PARTS} values`;
    const error = { code: -32600, message };
    report(error.message);
    if (id !== undefined) transport.send({ jsonrpc: '2.0', id, error }).catch(() => {});
  };
  const lines = new LineLimit(MESSAGE_LIMIT, tooLong, () => open.settled());
  const transport = new StdioServerTransport(process.stdin.pipe(lines), process.stdout, {
    maxBufferSize: 2 * MESSAGE_LIMIT,
  });
  const send = transport.send.bind(transport);
  transport.send = (message) => {
    open.sent(message);
    return send(message);
  };
  const handle = serveStdio(({ era }) => build(era), { transport, onerror: (error) => report(error.name) });
  const { onmessage, onclose } = transport;
  transport.onmessage = (message) => {
    open.received(message);
    onmessage?.(message);
  };
  return new Promise((resolve) => {
    transport.onclose = () => {
      onclose?.();
      resolve();
    };
    const stop = (): void => {
      open.settled().then(() => handle.close());
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  });
}
