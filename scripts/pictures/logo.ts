// `node scripts/pictures/logo.ts`: docs/logo/perch.svg, and a PNG of it for what takes no SVG.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOGO } from '../../src/present/logo.ts';
import { withPage } from './page.ts';

const SIZE = 512;
const folder = join(import.meta.dirname, '../../docs/logo');

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'perch.svg'), `${LOGO}\n`);
await withPage({ width: SIZE, height: SIZE }, async (page) => {
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${SIZE}px;height:${SIZE}px}</style>${LOGO}`);
  await page.screenshot({ path: join(folder, 'perch.png'), omitBackground: true });
});
