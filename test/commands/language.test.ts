import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { perchOn } from './terminal.ts';

const HAN = /\p{Script=Han}/u;

const BROKEN = 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nDTSTART:never\nEND:VEVENT\nEND:VCALENDAR\n';
const EVENT = (uid: string) => `BEGIN:VEVENT\nUID:${uid}\nSUMMARY:${uid}\nDTSTART:20270128T100000Z\nEND:VEVENT\n`;

/** Command lines that are refused in one line, and those that say what they did. */
const REFUSED = [
  ...['fly', '--nothing', '--db', '--timezone Nowhere doctor', '--db redis://x doctor', 'doctor --config emacs'],
  ...[
    '--read-only=1 doctor',
    '--toolsets bogus call get_current_time',
    '--planner-lock maybe doctor',
    'call',
    'call no_such_tool',
  ],
  ...[
    'call todo_add []',
    'call --read-only todo_add {}',
    'call --toolsets memo todo_add {}',
    'http somewhere',
    'http --port x',
  ],
  ...[
    'http --auth who',
    'http --issuer https://x',
    'http --auth token --issuer https://x',
    'http --auth oidc',
    'http --host ::',
  ],
  ...[
    'http --auth token --public-url ftp://x',
    'http --auth token --public-url https://x/y',
    'http --host here --auth token',
  ],
  ...[
    'open door',
    'open --port x',
    'open --user nobody',
    'import',
    'import none.ics',
    'import broken.ics',
    'export a b',
    'memo',
    'memo import none',
  ],
  ...[
    'erase',
    'erase evt_1',
    'erase --yes evt_1',
    'migrate-to',
    'migrate-to :memory:',
    'migrate-to away.db',
    'model',
    'model list x y',
  ],
  ...[
    'model remove none',
    'model install none',
    'model install --from none',
    'notify dance',
    'service dance',
    'restore',
    'backup',
    'reindex x',
  ],
];
const DONE = [
  ...[
    '--help',
    'import both.ics',
    'import --dry-run both.ics',
    'export out.ics',
    'memo import notes.jsonl',
    'model list',
    'doctor',
    'notify',
    'notify quiet',
  ],
  ...['account', 'conflicts', 'user', 'token', 'user --help', 'migrate-to --yes moved.db'],
];

it.each(['zh', 'en'])('every command speaks the language of the user: %s', async (language) => {
  const folder = mkdtempSync(join(tmpdir(), 'perch-language-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const more = { PERCH_LANGUAGE: language, PERCH_EMBEDDER: 'off', PERCH_MODELS: join(folder, 'models') };
  const perch = (line: string) => perchOn(join(folder, 'perch.db'), line.split(' '), more);
  writeFileSync(join(folder, 'broken.ics'), BROKEN);
  writeFileSync(join(folder, 'both.ics'), `BEGIN:VCALENDAR\n${EVENT('a')}${EVENT('b')}END:VCALENDAR\n`);
  writeFileSync(join(folder, 'notes.jsonl'), '{"text":"a"}\n{}\n');
  for (const line of REFUSED) {
    const { status, stderr } = await perch(line);
    expect([line, status > 0, HAN.test(stderr)], stderr).toEqual([line, true, language === 'zh']);
  }
  for (const line of DONE) {
    const { stdout } = await perch(line);
    const wrong = stdout.split('\n').filter((one) => language === 'en' && HAN.test(one));
    expect([line, wrong, HAN.test(stdout)], stdout).toEqual([line, [], language === 'zh']);
  }
  const erased = await perch('erase --yes evt_1');
  expect(erased.status).toBe(1);
});
