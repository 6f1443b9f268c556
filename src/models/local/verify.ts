import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ModelFailure } from '../../retrieval/models.ts';
import type { Model, ModelFile } from './manifest.ts';

/** The SHA-256 of a file, in hexadecimal. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 1024 * 1024 }), hash);
  return hash.digest('hex');
}

/** Why a file in a folder is not the one that is meant; undefined if it is. */
export async function wrongWith(folder: string, file: ModelFile): Promise<'missing' | 'corrupt' | undefined> {
  const path = join(folder, file.path);
  const bytes = await stat(path).then(
    ({ size }) => size,
    () => undefined,
  );
  if (bytes === undefined) return 'missing';
  return bytes === file.bytes && (await sha256Of(path)) === file.sha256 ? undefined : 'corrupt';
}

/** Reads all files of a model: a flipped bit in its weights would only make its answers wrong. Throws ModelFailure. */
export async function verify(folder: string, model: Model): Promise<void> {
  for (const file of model.files) {
    const wrong = await wrongWith(join(folder, model.name), file);
    if (wrong === undefined) continue;
    const what = wrong === 'missing' ? 'is missing' : 'is not what was installed';
    throw new ModelFailure(wrong, `${file.path} of ${model.name} ${what}: perch-mcp model install ${model.name}`);
  }
}
