import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UserError } from '../../domain/errors.ts';

/** Milliseconds in which nothing has come. */
const STALLED_MS = 60_000;

interface Download {
  readonly url: string;
  readonly path: string;
  /** How large the file must become. */
  readonly bytes: number;
  /** Called with what is there so far. */
  readonly onBytes: (bytes: number) => void;
  readonly signal?: AbortSignal | undefined;
}

class OtherSize extends UserError {
  constructor(url: string, size: string) {
    super('INVALID_ARGUMENT', `${url} is ${size} than it should be; nothing was installed.`);
  }
}

/** Fetches a file, or the rest of one that was begun. Throws UserError. */
export async function download({ url, path, bytes, onBytes, signal }: Download): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const begun = await stat(path).then(
    ({ size }) => size,
    () => 0,
  );
  if (begun === bytes) return onBytes(bytes);
  const from = begun < bytes ? begun : 0;
  const stalled = new AbortController();
  let timer = setTimeout(() => stalled.abort(), STALLED_MS);
  try {
    const response = await fetch(url, {
      headers: from > 0 ? { range: `bytes=${from}-` } : {},
      signal: AbortSignal.any([stalled.signal, ...(signal ? [signal] : [])]),
    });
    if (!response.ok || !response.body) throw refused(url, `answered ${response.status}`);
    // A server that does not know ranges sends all of it.
    let done = response.status === 206 ? from : 0;
    const file = createWriteStream(path, { flags: done > 0 ? 'a' : 'w' });
    await pipeline(
      Readable.fromWeb(response.body),
      async function* counted(chunks) {
        for await (const chunk of chunks as AsyncIterable<Uint8Array>) {
          done += chunk.byteLength;
          if (done > bytes) throw new OtherSize(url, 'larger');
          clearTimeout(timer);
          timer = setTimeout(() => stalled.abort(), STALLED_MS);
          onBytes(done);
          yield chunk;
        }
      },
      file,
    );
    if (done < bytes) throw new OtherSize(url, 'smaller');
  } catch (error) {
    if (signal?.aborted) throw refused(url, 'was given up');
    // Something else came, such as the page of a hotel's network: no beginning of the file.
    if (error instanceof OtherSize) await rm(path, { force: true });
    if (error instanceof UserError) throw error;
    if (stalled.signal.aborted) throw refused(url, 'does not answer');
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw refused(url, `cannot be fetched (${cause instanceof Error ? cause.message : String(cause)})`);
  } finally {
    clearTimeout(timer);
  }
}

const refused = (url: string, why: string): UserError =>
  new UserError('INVALID_ARGUMENT', `${url} ${why}.`, {
    hint: 'What has come is kept: run the same command again. HF_ENDPOINT names another hub (https://hf-mirror.com), --from a folder on this machine.',
  });
