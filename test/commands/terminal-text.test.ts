import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { environment } from '../protocol/harness.ts';
import { perch } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'perch-terminal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The title of the window, a cleared screen, a bell, a C1 sequence, an override of direction, and tags. */
const EVIL = '\u001B]0;owned\u0007\u001B[2J\u0007\u009B31m\u202Egpj\u{E0041}';
// biome-ignore lint/suspicious/noControlCharactersInRegex: what no terminal may be given
const OBEYED = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202E\u{E0041}]/u;

const here = { cwd: folder, env: environment(folder) };

const event = (uid: string, ...lines: string[]): string =>
  ['BEGIN:VEVENT', `UID:${uid}${EVIL}`, ...lines, 'END:VEVENT', ''].join('\n');
const CALENDAR = [
  'BEGIN:VCALENDAR\n',
  event('a', `SUMMARY:one ${EVIL}`, 'DTSTART:20270128T100000Z'),
  event('b', `SUMMARY:two ${EVIL}`, 'DTSTART:20270128T100000Z', `RRULE:FREQ=${EVIL}`),
  event('c', `SUMMARY:three ${EVIL}`, `DTSTART;TZID=${EVIL}:20270128T100000`),
  event('d', `SUMMARY:four ${EVIL}`, `DTSTART:${EVIL}`),
  'END:VCALENDAR\n',
].join('');

writeFileSync(join(folder, `x${EVIL}.ics`), CALENDAR);
mkdirSync(join(folder, `notes${EVIL}`));
writeFileSync(join(folder, `notes${EVIL}`, `empty${EVIL}.md`), '');
writeFileSync(join(folder, 'x.jsonl'), `{"id":"${EVIL}","text":""}\n{"id":${JSON.stringify(EVIL)},"text":" "}\n`);

it.each([
  ['import of a calendar', ['import', '--skip-broken', `x${EVIL}.ics`], 0],
  ['import of the same again, which overlaps', ['import', '--skip-broken', '--dry-run', `x${EVIL}.ics`], 0],
  ['import of a file that is not there', ['import', `gone${EVIL}`], 1],
  ['memo import of a folder', ['memo', 'import', `notes${EVIL}`], 0],
  ['memo import of lines', ['memo', 'import', 'x.jsonl'], 0],
  ['call of no tool', ['call', `x${EVIL}`], 2],
  [
    'call with words that are quoted',
    ['call', '--json', 'schedule_update', JSON.stringify({ match: EVIL, start: EVIL })],
    0,
  ],
  ['export into a folder that is not there', ['export', `gone${EVIL}/x.ics`], 1],
  ['doctor of another file', ['doctor', '--db', `x${EVIL}.ics`], 1],
  ['doctor of a calendar that is not there', ['doctor', '--db', `none${EVIL}.db`], 0],
  ['no command', [EVIL], 2],
  ['a time zone that there is not', ['--timezone', EVIL], 2],
])('%s gives the terminal nothing to obey', async (_what, args, expected) => {
  const { status, output } = await perch(args, here);
  expect(output).not.toMatch(OBEYED);
  expect([status, output]).toEqual([expected, expect.anything()]);
});

it('an import reads no more of a file than it takes', async () => {
  writeFileSync(join(folder, 'large.ics'), '');
  truncateSync(join(folder, 'large.ics'), 2 ** 32);
  const { status, output } = await perch(['import', 'large.ics'], here);
  expect([status, output]).toEqual([1, expect.stringContaining('larger than 64 MB')]);
});
