import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'esbuild';

const NOTICE = /^(licen[cs]e|copying|notice)/i;

/** The root folder of the package that `file` belongs to: the nearest package.json with a name and a version. */
function packageRoot(file: string): string {
  let folder = dirname(file);
  for (;;) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version) return folder;
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`No package holds ${file}`);
    folder = parent;
  }
}

function notice(root: string): string {
  const { name, version, license, repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const texts = readdirSync(root, { withFileTypes: true })
    .filter((entry) => NOTICE.test(entry.name))
    // Some keep several licences in a folder.
    .flatMap((entry) =>
      entry.isDirectory() ? readdirSync(join(root, entry.name)).map((file) => join(entry.name, file)) : entry.name,
    )
    .map((file) => readFileSync(join(root, file), 'utf8').trim());
  if (!license && texts.length === 0) throw new Error(`${name} is bundled but names no licence`);
  // Some licences ask to say where the source is.
  const source = repository?.url ?? repository ?? `https://www.npmjs.com/package/${name}`;
  return [`${name} ${version}`, `Licence: ${license ?? 'see below'}`, `Source: ${source}`, '', ...texts].join('\n');
}

/**
 * Writes the notices of every package that is bundled to THIRD-PARTY-LICENSES.txt beside the bundle. Given to several
 * builds, it names the packages of all of them.
 */
export function thirdPartyLicenses(): Plugin {
  const roots = new Set<string>();
  return {
    name: 'third-party-licenses',
    setup(build) {
      build.initialOptions.metafile = true;
      build.onEnd(({ metafile }) => {
        const { outdir, outfile } = build.initialOptions;
        const folder = outdir ?? (outfile && dirname(outfile));
        const files = Object.keys(metafile?.inputs ?? {}).filter((input) => input.includes('node_modules/'));
        for (const file of files) roots.add(packageRoot(resolve(file)));
        if (!folder || roots.size === 0) return;
        const rule = `\n\n${'='.repeat(80)}\n\n`;
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), `${[...roots].sort().map(notice).join(rule)}\n`);
      });
    },
  };
}
