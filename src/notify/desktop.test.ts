import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { desktop, hasDesktop } from './desktop.ts';
import { reachOf } from './reach.ts';

/** A folder with a `notify-send` that writes down what it is given, one argument a line. */
function fakeDesktop(): { folder: string; said: () => string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'perch-notify-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = join(folder, 'notify-send');
  writeFileSync(program, `#!/bin/sh\nfor one in "$@"; do printf '%s\\0' "$one"; done > '${folder}/said'\n`);
  chmodSync(program, 0o755);
  return { folder, said: () => readFileSync(join(folder, 'said'), 'utf8').split('\0') };
}

const bus = { DBUS_SESSION_BUS_ADDRESS: 'unix:path=/none' };

it('tells whether there is a desktop', () => {
  const { folder } = fakeDesktop();
  expect(hasDesktop({}, 'darwin')).toBe(true);
  expect(hasDesktop({}, 'win32')).toBe(true);
  if (process.platform !== 'linux') return;
  expect(hasDesktop({ PATH: folder, ...bus }, 'linux')).toBe(true);
  expect(hasDesktop({ PATH: folder }, 'linux')).toBe(false);
  expect(hasDesktop({ PATH: '/nowhere', ...bus }, 'linux')).toBe(false);
  expect(reachOf('off', { channels: [] }).channels).toEqual([]);
  expect(reachOf('channels', { channels: [] }).channels).toEqual([]);
  expect(reachOf('desktop', { channels: [] }).channels).toEqual([desktop]);
});

it.runIf(process.platform === 'linux')('hands text over as text, whatever it looks like', async () => {
  const { folder, said } = fakeDesktop();
  const path = process.env.PATH;
  process.env.PATH = `${folder}:${path}`;
  onTestFinished(() => {
    process.env.PATH = path;
  });
  const trap = join(folder, 'trap');
  const title = `--help "; touch ${trap}; $(touch ${trap}) \`touch ${trap}\` 'x' \\" & <b>吃药</b>\u202e\u0000`;
  await desktop.send({ title, body: `$(touch ${trap})\n<a href="x">`, urgent: true });
  expect(existsSync(trap)).toBe(false);
  const [shown, body, ...options] = said();
  expect(shown).toBe(
    `⏰ --help "; touch ${trap}; $(touch ${trap}) \`touch ${trap}\` 'x' \\" &amp; &lt;b&gt;吃药&lt;/b&gt;  `,
  );
  expect(body).toContain(`$(touch ${trap})`);
  expect(body).toContain('&lt;a href="x"&gt;');
  expect(options.join(' ')).toMatch(/--urgency critical/);
  for (const trapped of ['--icon=x0 · 09:00\n吃药 · 10:00', '-h', '-- x', '\t-u low']) {
    await desktop.send({ title: 'Due', body: trapped, urgent: false });
    expect(said()[1]).toMatch(/^·/);
    expect(said()[1]).toContain(trapped.trim().split('\n')[0]);
  }
});
