import { createWriteStream } from 'node:fs';
import { copyFile, lstat, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UserError, type Worded } from '../../domain/errors.ts';
import { wordedRefusal } from '../../domain/storage-refusal.ts';
import { type Installed, MANIFEST, type Model } from '../local/manifest.ts';
import { wrongWith } from '../local/verify.ts';
import { checkedName } from './folder.ts';
import { replaceFolder } from './replace-folder.ts';

/** Where the files of a model come from: a folder of this machine, or an address that their paths are put behind. */
export type Origin = { readonly folder: string } | { readonly url: string };

interface Options {
  readonly onBytes: (done: number, total: number) => void;
  readonly signal?: AbortSignal | undefined;
}

export const bytesOf = ({ files }: Model): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Puts a model into the folder of models: its files one by one into a folder
 * of another name, which keeps what an interrupted download has brought, then
 * all of it at once, verified. Throws UserError.
 */
export async function installWeights(models: string, model: Model, origin: Origin, options: Options): Promise<void> {
  const place = join(models, checkedName(model.name));
  await assertReplaceable(place);
  const part = join(models, `.${model.name}.part`);
  await mkdir(part, { recursive: true });
  const total = bytesOf(model);
  let before = 0;
  for (const file of model.files) {
    const path = join(part, file.path);
    const onBytes = (bytes: number): void => options.onBytes(before + bytes, total);
    if ('url' in origin) {
      const url = `${origin.url}/${file.path}`;
      await download({ url, path, bytes: file.bytes, onBytes, signal: options.signal });
    } else {
      await copy(join(origin.folder, file.path), path);
      onBytes(file.bytes);
    }
    if ((await wrongWith(part, file)) !== undefined) {
      // Kept, it would be taken for the file at the next attempt.
      await rm(path, { force: true });
      const from = 'url' in origin ? origin.url : origin.folder;
      throw wrong(({ models: to }) => to.otherFile({ file: file.path, from, name: model.name }));
    }
    before += file.bytes;
  }
  await choose(part, model);
  await replaceFolder(part, place);
}

async function copy(from: string, to: string): Promise<void> {
  try {
    await mkdir(dirname(to), { recursive: true });
    await copyFile(from, to);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'failed';
    throw wrong(({ models }) => models.cannotCopy({ file: from, code }));
  }
}

/** Throws UserError for a folder that no model was ever installed into: it is somebody's, and would be deleted. */
export async function assertReplaceable(place: string): Promise<void> {
  const status = await lstat(place).catch(() => undefined);
  if (!status) return;
  const isModel = status.isDirectory() && (await stat(join(place, MANIFEST)).catch(() => undefined));
  if (isModel) return;
  throw wrong(({ models }) => [models.notOurs({ place }), models.moveAway]);
}

/** Writes the manifest of a model that is there. Of several models the one whose manifest is the newest is used. */
export async function choose(folder: string, model: Model): Promise<void> {
  const installed: Installed = { ...model, installed: new Date().toISOString() };
  const path = join(folder, MANIFEST);
  await writeFile(`${path}.part`, JSON.stringify(installed, null, 2));
  await rename(`${path}.part`, path);
}

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

/** What came is larger or smaller than the file that was meant. */
class OtherSize extends Error {
  readonly refusal: UserError;

  constructor(url: string, size: 'larger' | 'smaller') {
    super(size);
    this.refusal = wrong(({ models }) => models[size]({ url }));
  }
}

/** Fetches a file, or the rest of one that was begun. Throws UserError. */
async function download({ url, path, bytes, onBytes, signal }: Download): Promise<void> {
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
    if (!response.ok || !response.body) throw refused((to) => to.answered({ url, code: response.status }));
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
    if (signal?.aborted) throw refused((to) => to.givenUp({ url }));
    // Something else came, such as the page of a hotel's network: no beginning of the file.
    if (error instanceof OtherSize) {
      await rm(path, { force: true });
      throw error.refusal;
    }
    if (error instanceof UserError) throw error;
    if (stalled.signal.aborted) throw refused((to) => to.noAnswer({ url }));
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const said = cause instanceof Error ? cause.message : String(cause);
    throw refused((to) => to.cannotFetch({ url, error: said }));
  } finally {
    clearTimeout(timer);
  }
}

const wrong = (worded: Worded): UserError => wordedRefusal('INVALID_ARGUMENT', worded);

const refused = (why: (to: Parameters<Worded>[0]['models']) => string): UserError =>
  wrong(({ models }) => [why(models), models.runAgain]);
