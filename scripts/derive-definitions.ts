import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';

/** Fills src/mcp/call/derived.ts in the bundle with what its tools derive from their sources. */
export function derivedDefinitions(): Plugin {
  return {
    name: 'derived-definitions',
    setup(build) {
      let filled = false;
      build.onEnd(() =>
        filled ? null : { errors: [{ text: 'The file for the definitions of tools was not found' }] },
      );
      build.onLoad({ filter: /src[\\/]mcp[\\/]call[\\/]derived\.ts$/ }, async () => {
        // By address, at run time: the config of the build is bundled itself, and would hold the tools of another day.
        const { tools } = (await import(
          pathToFileURL(resolve('src/tools/index.ts')).href
        )) as typeof import('../src/tools/index.ts');
        const definitions = Object.fromEntries(tools.map(({ name, definition }) => [name, definition]));
        filled = true;
        // Text to be parsed is read faster than a literal.
        const text = JSON.stringify(JSON.stringify(definitions));
        return { contents: `export const derived = JSON.parse(${text});`, loader: 'js' };
      });
    },
  };
}
