import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const SOURCE = 'src/ui/cards';

/** One file: the host's frame lets nothing else in. */
const page = (style: string, script: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Perch</title><style>${style}</style></head><body><main></main><script>${script}</script></body></html>\n`;

const bundled = async (entry: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome117', 'firefox118', 'safari17'],
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
  });
  return outputFiles[0]?.text.trim() ?? '';
};

/** Builds each card of `src/ui/cards/entries` into a file of `folder`, such as `slots.html`. */
export async function buildCards(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const style = await bundled(path.join(SOURCE, 'style.css'));
  for (const file of await readdir(path.join(SOURCE, 'entries'))) {
    const script = await bundled(path.join(SOURCE, 'entries', file));
    await writeFile(path.join(folder, file.replace(/\.ts$/, '.html')), page(style, script));
  }
}
