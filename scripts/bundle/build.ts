// `npm run bundle`: dist/perch-mcp-VERSION.mcpb, which hosts such as Claude Desktop install with a double click.
// One for all platforms: what was built, without the packages that hold native code.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { bundleManifest, LOCALES } from './manifest.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');

const manifest = bundleManifest();
/** Only what tells Node how to read the files: a host that saw dependencies might install them. */
const packageJson = { name: manifest.name, version: manifest.version, private: true, type: 'module' };

const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
const files: Zippable = {
  'manifest.json': json(manifest),
  'package.json': json(packageJson),
  'icon.png': readFileSync(join(root, 'docs/logo/perch.png')),
  'README.md': readFileSync(join(root, 'README.md')),
  LICENSE: readFileSync(join(root, 'LICENSE')),
};
for (const [locale, texts] of Object.entries(LOCALES)) files[`mcpb-resources/${locale}.json`] = json(texts);
for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort()) {
  if (!statSync(join(dist, file)).isFile() || file.endsWith('.mcpb')) continue;
  files[`server/${file.replaceAll('\\', '/')}`] = readFileSync(join(dist, file));
}

const target = join(dist, `${manifest.name}-${manifest.version}.mcpb`);
// The same sources make the same bytes: a release can be checked.
writeFileSync(target, zipSync(files, { level: 9, mtime: new Date(2026, 0, 1) }));
console.log(`${target}: ${(statSync(target).size / 1e6).toFixed(1)} MB, ${Object.keys(files).length} files`);
