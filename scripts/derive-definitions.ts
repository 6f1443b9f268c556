import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';

/** Fills src/mcp/call/derived.ts in the bundle with what its tools derive from their sources. */
export function derivedDefinitions(): Plugin {
  return {
    name: 'derived-definitions',
    setup(build) {
      build.onLoad({ filter: /src[\\/]tools[\\/]derived\.ts$/ }, async () => {
        // By address, at run time: the config of the build is bundled itself, and would hold the tools of another day.
        const { tools } = (await import(
          pathToFileURL(resolve('src/tools/index.ts')).href
        )) as typeof import('../src/tools/index.ts');
        const definitions = Object.fromEntries(tools.map(({ name, definition }) => [name, definition]));
        // Text to be parsed is read faster than a literal.
        const text = JSON.stringify(JSON.stringify(definitions));
        return { contents: `export const derived = JSON.parse(${text});`, loader: 'js' };
      });
    },
  };
}
