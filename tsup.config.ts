import { copyFile, cp, glob } from 'node:fs/promises';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { defineConfig } from 'tsup';
import { buildCards } from './scripts/build-cards.ts';
import { derivedDefinitions } from './scripts/derive-definitions.ts';
import { quickGuards } from './scripts/quick-guards.ts';
import { thirdPartyLicenses } from './scripts/third-party-licenses.ts';
import { zodInEnglish } from './scripts/zod-in-english.ts';

const licences = thirdPartyLicenses();

// Start-up loads one minified file: node resolves hundreds of small ones in
// three times the time. What commands need besides comes in lazy chunks.
export default defineConfig({
  entry: {
    cli: 'src/cli.ts',
    main: 'src/main.ts',
    worker: 'src/worker.ts',
    watchdog: 'src/watchdog/thread.ts',
    'model-worker': 'src/models/local/worker.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node22.14',
  splitting: true,
  minify: true,
  clean: true,
  // The dependencies of package.json stay outside (native code); devDependencies are bundled.
  // CommonJS packages inside an ES module still call require() for node's own modules.
  banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
  esbuildPlugins: [derivedDefinitions(), quickGuards(), zodInEnglish(), licences],
  async onSuccess() {
    // What runs in the browser stands in the page itself.
    await build({
      entryPoints: ['src/ui/client/main.ts'],
      outfile: 'dist/page.js',
      bundle: true,
      minify: true,
      format: 'iife',
      target: ['chrome117', 'firefox118', 'safari17'],
      legalComments: 'none',
      plugins: [licences],
      logLevel: 'warning',
    });
    await buildCards('dist/cards');
    for await (const file of glob('src/commands/*.ics')) await copyFile(file, `dist/${basename(file)}`);
    await cp('data/cedict', 'dist/cedict', { recursive: true });
  },
});
