import { Console } from 'node:console';
import type { McpServer, Server } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { MAX_JSON_PARTS } from '../domain/json-parts.ts';
import type { PerchServer } from '../mcp/server/server.ts';
import { HostPipe } from './host-pipe.ts';
import { errorReply, INVALID_REQUEST, Incoming } from './incoming.ts';
import { Lines } from './lines.ts';
import { Listening } from './listening.ts';
import { acknowledgedBy, OpenRequests, type RequestId } from './messages.ts';
import { UpdatesOnce } from './updates-once.ts';

/** Longest message taken, in bytes. */
const MESSAGE_LIMIT = 10 * 1024 * 1024;
/** Streams of `subscriptions/listen` that one host may have open. */
const STREAMS = 32;
/** What a host may leave unread, in bytes: when more waits, nothing more is read from it. */
const UNREAD = 16 * 1024 * 1024;
/** A host that reads nothing for so long is gone, in milliseconds. */
const NOT_READ_MS = 30_000;
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

/** Resolves when the host has read some of what waits for it; rejects when it reads nothing. */
async function someIsRead(): Promise<void> {
  const { stdout } = process;
  let waiting = stdout.writableLength;
  for (let since = performance.now(); waiting > UNREAD; waiting = stdout.writableLength) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (stdout.writableLength < waiting) since = performance.now();
    else if (performance.now() - since > NOT_READ_MS) throw new Error('The host does not read its answers');
  }
}

/**
 * Serves one host over stdin and stdout, in the protocol era that it opens
 * with. Resolves when the host is gone: it closed stdin, stopped reading, or
 * sent a signal; calls under way get half a second to finish.
 */
export function serveHost(
  build: (era: 'legacy' | 'modern') => (McpServer | Server) & Partial<Pick<PerchServer, 'subscriptions'>>,
  report: (line: string) => void,
): Promise<void> {
  // What a library prints must not end up among the messages.
  globalThis.console = new Console(process.stderr, process.stderr);
  const open = new OpenRequests();
  const tooLong = (ends: string): void => {
    const id = requestId(ends);
    const message = `Message too large: the limit is ${MESSAGE_LIMIT} bytes and ${MAX_JSON_PARTS} values`;
    report(message);
    reply(errorReply(id ?? null, INVALID_REQUEST, message));
  };
  const reply = (message: object): void => {
    process.stdout.write(`${JSON.stringify(message)}\n`);
  };
  const incoming = new Incoming({ deliver: (message) => transport.onmessage?.(message), reply, open });
  // Lines are read here, so that what is no message is answered: the SDK passes over it.
  const lines = new Lines(MESSAGE_LIMIT, { line: (text) => incoming.line(text), dropped: tooLong });
  const transport = new HostPipe(process.stdin, process.stdout, {
    read: (piece) => lines.add(piece),
    ready: () => (process.stdout.writableLength > UNREAD ? someIsRead() : undefined),
    ended: () => {
      lines.end();
      return settled(open);
    },
  });
  const once = new UpdatesOnce(transport.send.bind(transport));
  const listening = new Listening();
  transport.send = async (message) => {
    open.sent(message);
    if (incoming.sent(message)) return;
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
