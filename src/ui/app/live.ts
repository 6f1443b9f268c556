import type { Services } from '../../services/index.ts';

/** Often enough that nothing on the way takes the stream for dead. */
const BEAT_MS = 20_000;

/**
 * A stream of server-sent events (WHATWG HTML §9.2): one `changed` each time that any process has written, that a
 * reminder has come due, or that a new day has begun. Ends when nobody reads it any more.
 */
export async function liveStream(services: Services, user: string): Promise<ReadableStream<Uint8Array>> {
  const bytes = new TextEncoder();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  // A reader that is gone is noticed below.
  const send = (lines: string): void => void writer.write(bytes.encode(`${lines}\n\n`)).catch(() => {});
  const stop = await services.updates.watch({
    user,
    interest: () => ({ everything: true, dues: true }),
    changed: () => send('event: changed\ndata:'),
  });
  const beat = setInterval(() => send(': still here'), BEAT_MS);
  const end = (): void => {
    clearInterval(beat);
    stop();
  };
  writer.closed.then(end, end);
  send('event: open\ndata:');
  return readable;
}
