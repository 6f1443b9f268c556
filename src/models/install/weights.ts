import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UserError } from '../../domain/errors.ts';
import { type Installed, MANIFEST, type Model } from '../local/manifest.ts';
import { wrongWith } from '../local/verify.ts';
import { download } from './download.ts';

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
      await mkdir(dirname(path), { recursive: true });
      await copyFile(join(origin.folder, file.path), path).catch((error: unknown) => {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'failed';
        throw new UserError('INVALID_ARGUMENT', `${join(origin.folder, file.path)} cannot be copied (${code}).`);
      });
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
  await rm(join(models, model.name), { recursive: true, force: true });
  await rename(part, join(models, model.name));
}

/** Writes the manifest of a model that is there. Of several models the one whose manifest is the newest is used. */
export async function choose(folder: string, model: Model): Promise<void> {
  const installed: Installed = { ...model, installed: new Date().toISOString() };
  const path = join(folder, MANIFEST);
  await writeFile(`${path}.part`, JSON.stringify(installed, null, 2));
  await rename(`${path}.part`, path);
}
