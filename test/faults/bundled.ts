import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import manifest from '../../package.json' with { type: 'json' };
import { derivedDefinitions } from '../../scripts/derive-definitions.ts';
import { SOURCE } from '../protocol/harness.ts';

/** The server as it is published, in files that load fast: for tests that start it hundreds of times. */
export interface Bundled {
  readonly entry: string;
  remove(): void;
}

export async function bundled(): Promise<Bundled> {
  // Inside the project, where the native package is found.
  const cache = path.join(import.meta.dirname, '../../node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const outdir = mkdtempSync(path.join(cache, 'perch-faults-'));
  await build({
    entryPoints: {
      cli: SOURCE,
      main: path.join(import.meta.dirname, '../../src/main.ts'),
      worker: path.join(import.meta.dirname, '../../src/worker.ts'),
      watchdog: path.join(import.meta.dirname, '../../src/watchdog/thread.ts'),
      'model-worker': path.join(import.meta.dirname, '../../src/models/local/worker.ts'),
      'fixture-server': path.join(import.meta.dirname, '../protocol/fixture-server.ts'),
    },
    outdir,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node22.14',
    external: Object.keys(manifest.dependencies),
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
    logLevel: 'error',
    plugins: [derivedDefinitions()],
  });
  return { entry: path.join(outdir, 'cli.js'), remove: () => rmSync(outdir, { recursive: true, force: true }) };
}
