import { realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { installedModels, RUNTIME } from '../local/manifest.ts';
import { isRuntimeOfPerch, LIBRARY, runtimeVersion } from './runtime.ts';

/** Where what runs models comes from: a folder that holds it, npm, or it is here already. What is in the folder is not known yet. */
export async function runtimeOrigin(models: string, from: string | undefined): Promise<'here' | 'npm' | (string & {})> {
  if ((await runtimeVersion(join(models, RUNTIME))) === LIBRARY.version) return 'here';
  const given = from === undefined ? undefined : await realpath(from);
  if (given === undefined) return 'npm';
  // Beside a model only where Perch put both: in a folder of downloads anything may lie beside it.
  const beside = join(dirname(given), RUNTIME);
  const isOurs = (await isModelOfPerch(given)) && (await isRuntimeOfPerch(beside));
  for (const folder of [join(given, RUNTIME), ...(isOurs ? [beside] : []), given]) {
    if ((await runtimeVersion(folder)) === LIBRARY.version) return folder;
  }
  return 'npm';
}

const isModelOfPerch = async (folder: string): Promise<boolean> =>
  (await installedModels(dirname(folder))).some(({ name }) => name === basename(folder));
