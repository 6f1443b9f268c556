import { spawn } from 'node:child_process';
import { access, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import manifest from '../../../data/runtime/package.json' with { type: 'json' };
import lock from '../../../data/runtime/package-lock.json' with { type: 'json' };
import { UserError } from '../../domain/errors.ts';
import { RUNTIME } from '../local/manifest.ts';

/** What runs models, for people, and about how much of it comes over the network and stays on the disk. */
export const LIBRARY = {
  name: '@huggingface/transformers',
  version: manifest.dependencies['@huggingface/transformers'],
  licence: 'Apache-2.0; ONNX Runtime: MIT',
  downloadBytes: 117_000_000,
  bytes: 70_000_000,
};

/** Where the native code of the pinned version lies, a folder for each platform. */
const NATIVE = 'node_modules/onnxruntime-node/bin/napi-v6';
const PLATFORMS = ['darwin-arm64', 'linux-arm64', 'linux-x64', 'win32-arm64', 'win32-x64'];

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

/**
 * Installs what runs models, with exactly the packages of our lock file: from a
 * folder that has it already, or else with npm. No script of a package is run.
 * Throws UserError.
 */
export async function installRuntime(models: string, from: string | undefined, signal?: AbortSignal): Promise<void> {
  const platform = `${process.platform}-${process.arch}`;
  if (!PLATFORMS.includes(platform)) {
    throw new UserError('INVALID_ARGUMENT', `Models do not run on ${platform}.`, {
      hint: 'PERCH_EMBEDDER can name a server that has one, such as Ollama.',
    });
  }
  const part = join(models, `.${RUNTIME}.part`);
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true });
  if (from === undefined) {
    await writeFile(join(part, 'package.json'), JSON.stringify(manifest));
    await writeFile(join(part, 'package-lock.json'), JSON.stringify(lock));
    await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], part, signal);
  } else await cp(from, part, { recursive: true, dereference: true });
  if ((await runtimeVersion(part)) !== LIBRARY.version) {
    throw new UserError('INVALID_ARGUMENT', `There is no ${LIBRARY.name} ${LIBRARY.version} in ${from ?? part}.`);
  }
  await prune(join(part, NATIVE));
  await rm(join(models, RUNTIME), { recursive: true, force: true });
  await rename(part, join(models, RUNTIME));
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
  throw new UserError('INVALID_ARGUMENT', `npm could not install ${LIBRARY.name}: ${said.trim() || code}`, {
    hint: 'Without a network, give a folder that holds it: perch-mcp model install --from FOLDER.',
  });
}

/** The package holds the native code of five platforms; the other four are 240 MB. */
async function prune(native: string): Promise<void> {
  for (const platform of await readdir(native)) {
    for (const arch of await readdir(join(native, platform))) {
      if (platform === process.platform && arch === process.arch) continue;
      await rm(join(native, platform, arch), { recursive: true });
    }
  }
}
