import { spawn } from 'node:child_process';
import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import digests from '../../../data/runtime/digests.json' with { type: 'json' };
import manifest from '../../../data/runtime/package.json' with { type: 'json' };
import lock from '../../../data/runtime/package-lock.json' with { type: 'json' };
import type { UserError, Worded } from '../../domain/errors.ts';
import { wordedRefusal } from '../../domain/storage-refusal.ts';
import { RUNTIME } from '../local/manifest.ts';
import { copyParts, OtherPart } from './parts.ts';
import { NATIVE, PLATFORMS } from './platforms.ts';
import { replaceFolder } from './replace-folder.ts';

/** What runs models, for people, and about how much of it comes over the network and stays on the disk. */
export const LIBRARY = {
  name: '@huggingface/transformers',
  version: manifest.dependencies['@huggingface/transformers'],
  licence: 'Apache-2.0; ONNX Runtime: MIT',
  downloadBytes: 117_000_000,
  bytes: 70_000_000,
};

/** As it is called in refusals. */
const KNOWN = `${LIBRARY.name} ${LIBRARY.version}`;

/** The version of what runs models in a folder; undefined when there is none for this platform. */
export async function runtimeVersion(folder: string): Promise<string | undefined> {
  try {
    await access(join(folder, NATIVE, process.platform, process.arch, 'onnxruntime_binding.node'));
    const path = join(folder, 'node_modules', LIBRARY.name, 'package.json');
    const { version } = JSON.parse(await readFile(path, 'utf8')) as { version?: unknown };
    return typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}

const madeByUs = z.object({ name: z.literal(manifest.name) });

/** Whether a folder is one that we installed packages into, whatever has become of them. */
export async function isRuntimeOfPerch(folder: string): Promise<boolean> {
  try {
    return madeByUs.safeParse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))).success;
  } catch {
    return false;
  }
}

/**
 * Installs what runs models, with exactly the packages of our lock file: from a
 * folder that has them already, file by file as we know them, or else with npm,
 * which checks them. No script of a package is run. Throws UserError; then what
 * was there stays.
 */
export async function installRuntime(models: string, from: string | undefined, signal?: AbortSignal): Promise<void> {
  const platform = `${process.platform}-${process.arch}`;
  if (!PLATFORMS.includes(platform)) {
    throw wrong(({ models: to }) => [to.noPlatform({ platform }), to.useServer]);
  }
  const place = join(models, RUNTIME);
  await assertReplaceable(place);
  const part = join(models, `.${RUNTIME}.part`);
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true });
  try {
    await writeFile(join(part, 'package.json'), JSON.stringify(manifest));
    await writeFile(join(part, 'package-lock.json'), JSON.stringify(lock));
    if (from === undefined) {
      await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], part, signal);
    } else await copyKnown(from, part, `${process.platform}/${process.arch}`);
    if ((await runtimeVersion(part)) !== LIBRARY.version) {
      throw wrong(({ models: to }) => to.noRuntime({ library: KNOWN, folder: from ?? part }));
    }
    await prune(join(part, NATIVE));
    await replaceFolder(part, place);
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

/** Throws UserError for a folder that no packages of ours were ever installed into: it is somebody's, and would be deleted. */
async function assertReplaceable(place: string): Promise<void> {
  const entries = await readdir(place).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    return undefined;
  });
  if (entries?.length === 0 || (await isRuntimeOfPerch(place))) return;
  throw wrong(({ models }) => [models.notOurFolder({ place }), models.moveOrName]);
}

/** Copies the packages for one platform from a folder, if they are ours. Throws UserError. */
async function copyKnown(from: string, to: string, platform: string): Promise<void> {
  const here = Object.entries(digests.parts).filter(
    ([path]) => !path.startsWith(`${NATIVE}/`) || path === `${NATIVE}/${platform}`,
  );
  try {
    await copyParts(from, to, Object.fromEntries(here), Object.keys(digests.parts));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    if (!(error instanceof OtherPart) && code === undefined) throw error;
    const what = error instanceof OtherPart ? `SHA-256: ${error.message}` : String(code);
    throw wrong(({ models }) => [models.otherRuntime({ folder: from, library: KNOWN, error: what }), models.fromNpm]);
  }
}

async function npm(args: readonly string[], cwd: string, signal: AbortSignal | undefined): Promise<void> {
  // On Windows npm is a script for a shell; the arguments are our own.
  const child = spawn('npm', args, {
    cwd,
    signal,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', resolve);
  });
  const [said, code] = await Promise.all([text(child.stderr).catch(() => ''), ended]);
  if (code === 0) return;
  const error = said.trim() || String(code);
  throw wrong(({ models }) => [models.npmFailed({ library: LIBRARY.name, error }), models.withoutNetwork]);
}

const wrong = (worded: Worded): UserError => wordedRefusal('INVALID_ARGUMENT', worded);

/** The package holds the native code of five platforms; the other four are 240 MB. */
async function prune(native: string): Promise<void> {
  for (const platform of await readdir(native)) {
    for (const arch of await readdir(join(native, platform))) {
      if (platform === process.platform && arch === process.arch) continue;
      await rm(join(native, platform, arch), { recursive: true });
    }
  }
}
