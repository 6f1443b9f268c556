import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * Puts a finished folder in the place of another, which is deleted when the new
 * one is there and not before; a link is replaced, not what it leads to.
 */
export async function replaceFolder(finished: string, place: string): Promise<void> {
  const before = join(dirname(place), `.${basename(place)}.gone`);
  await rm(before, { recursive: true, force: true });
  await rename(place, before).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
  });
  try {
    await rename(finished, place);
  } catch (error) {
    await rename(before, place).catch(() => {});
    throw error;
  }
  await rm(before, { recursive: true, force: true });
}
