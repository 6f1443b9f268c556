import { copyFile, lstat, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UserError } from '../../domain/errors.ts';
import { type Installed, MANIFEST, type Model } from '../local/manifest.ts';
import { wrongWith } from '../local/verify.ts';
import { download } from './download.ts';
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
      throw new UserError(
        'INVALID_ARGUMENT',
        `${file.path} from ${from} is not the file that belongs to ${model.name} (SHA-256); nothing was installed.`,
      );
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
    throw new UserError('INVALID_ARGUMENT', `${from} cannot be copied (${code}).`);
  }
}

/** Throws UserError for a folder that no model was ever installed into: it is somebody's, and would be deleted. */
export async function assertReplaceable(place: string): Promise<void> {
  const status = await lstat(place).catch(() => undefined);
  if (!status) return;
  const isModel = status.isDirectory() && (await stat(join(place, MANIFEST)).catch(() => undefined));
  if (isModel) return;
  throw new UserError('INVALID_ARGUMENT', `${place} is not a model that Perch installed.`, {
    hint: 'Move it away, or give the model another name.',
  });
}

/** Writes the manifest of a model that is there. Of several models the one whose manifest is the newest is used. */
export async function choose(folder: string, model: Model): Promise<void> {
  const installed: Installed = { ...model, installed: new Date().toISOString() };
  const path = join(folder, MANIFEST);
  await writeFile(`${path}.part`, JSON.stringify(installed, null, 2));
  await rename(`${path}.part`, path);
}
