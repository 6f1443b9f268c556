import { Console } from 'node:console';
import type { McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { MAX_JSON_PARTS } from '../domain/json-parts.ts';
import type { PerchServer } from '../mcp/server/server.ts';
import { LineLimit } from './line-limit.ts';
import { Listening } from './listening.ts';
import { acknowledgedBy, OpenRequests, type RequestId } from './messages.ts';
import { UpdatesOnce } from './updates-once.ts';

/** Longest message taken, in bytes. */
const MESSAGE_LIMIT = 10 * 1024 * 1024;
/** Streams of `subscriptions/listen` that one host may have open. */
const STREAMS = 32;
/** How long calls under way are waited for when the connection ends, in milliseconds. */
const GRACE = 500;

/** The id of a request of which only both ends are known; clients put it before or after the parameters. */
function requestId(ends: string): RequestId | undefined {
  const id = String.raw`"id"\s*:\s*("[\w-]{1,100}"|\d{1,15})`;
  const found =
    new RegExp(String.raw`^\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?${id}`).exec(ends) ??
    new RegExp(String.raw`${id}\s*(?:,\s*"jsonrpc"\s*:\s*"2\.0"\s*)?\}\s*$`).exec(ends);
  return found?.[1] === undefined ? undefined : (JSON.parse(found[1]) as RequestId);
}

/** Resolves when all requests are answered, at the latest after the grace period. */
async function settled(open: OpenRequests): Promise<void> {
  const until = performance.now() + GRACE;
  do await new Promise((resolve) => setTimeout(resolve, 5));
  while (open.size > 0 && performance.now() < until);
}

/**
 * Serves one host over stdin and stdout, in the protocol era that it opens
 * with. Resolves when the host is gone: it closed stdin, stopped reading, or
 * sent a signal; calls under way get half a second to finish.
 */
export function serveHost(
  build: (era: 'legacy' | 'modern') => McpServer & Partial<Pick<PerchServer, 'subscriptions'>>,
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
  const lines = new LineLimit(MESSAGE_LIMIT, tooLong, () => settled(open));
  const transport = new StdioServerTransport(process.stdin.pipe(lines), process.stdout, {
    maxBufferSize: 2 * MESSAGE_LIMIT,
  });
  const once = new UpdatesOnce(transport.send.bind(transport));
  const listening = new Listening();
  transport.send = async (message) => {
    open.sent(message);
    const stream = acknowledgedBy(message);
    return once.send(stream === undefined ? message : await listening.acknowledging(message, stream));
  };
  const built: typeof build = (era) => {
    const server = build(era);
    if (era === 'modern') listening.subscriptions = server.subscriptions;
    return server;
  };
  const handle = serveStdio(({ era }) => built(era), {
    transport,
    maxSubscriptions: STREAMS,
    onerror: (error) => report(error.name),
  });
  const { onmessage, onclose } = transport;
  transport.onmessage = (message) => {
    open.received(message);
    listening.received(message);
    onmessage?.(message);
  };
  return new Promise((resolve) => {
    transport.onclose = () => {
      onclose?.();
      resolve();
    };
    const stop = (): void => {
      settled(open)
        .then(() => handle.close())
        .catch((error: unknown) => {
          report(error instanceof Error ? error.name : 'Error');
          resolve();
        });
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  });
}
