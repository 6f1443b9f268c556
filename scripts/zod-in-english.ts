import type { Plugin } from 'esbuild';

/**
 * Leaves zod's messages in fifty languages out of the bundle, a quarter of what
 * a start reads. Perch words what users see itself; zod's own are for developers.
 */
export function zodInEnglish(): Plugin {
  return {
    name: 'zod-in-english',
    setup(build) {
      build.onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
        contents: "export { default as en } from './en.js';",
        loader: 'js',
      }));
    },
  };
}
