import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { UserError } from '../../src/domain/errors.ts';
import { decodeCalendar } from '../../src/domain/ics/decode.ts';
import { inFull } from '../../src/domain/testing/in-full.ts';
import type { ImportResult } from '../../src/services/exchange/import.ts';
import { stage } from './harness.ts';
import { type Desk, openDesk } from './tool-calls.ts';

const SAMPLES = new URL('../../../shared/data/ics/', import.meta.url);
const FIXTURES = new URL('../fixtures/ics/', import.meta.url);
const DIFFERENCES = new URL('../../docs/ics-differences.md', import.meta.url);
const isThere = existsSync(SAMPLES);

async function importInto(desk: Desk, user: string, ics: string, skipBroken = false): Promise<ImportResult> {
  const caller = await desk.services.callerFor({ user }, { session: 'one', tool: 'import', text: '' });
  return desk.services.events.importCalendar(caller, { ics, skipBroken });
}

const isTried = (_: unknown, index: number): boolean => index % inFull(1, 3) === 0;

interface Sample {
  readonly file: string;
  readonly window?: readonly [string, string];
  readonly occurrences?: number;
}

describe.skipIf(!isThere)('the shared calendar files (skipped when they are not there)', () => {
  const manifest = isThere
    ? (JSON.parse(readFileSync(new URL('manifest.json', SAMPLES), 'utf8')) as { files: Sample[] }).files.filter(isTried)
    : [];
  const textOf = (file: string): string => decodeCalendar(readFileSync(new URL(file, SAMPLES)));

  it('import and query count what the oracle counts, but for the differences in docs', async () => {
    const desk = await openDesk({ timezone: 'UTC' });
    const differing: [file: string, oracle: number, ours: number][] = [];
    let counted = 0;
    for (const { file, window, occurrences } of manifest) {
      await importInto(desk, file, textOf(file), true);
      if (!window || occurrences === undefined) continue;
      counted++;
      const found = await desk.pages(file, { start: window[0], end: window[1], limit: 200 });
      if (found.length !== occurrences) differing.push([file, occurrences, found.length]);
    }
    expect(counted).toBeGreaterThan(inFull(130, 40));
    expect(1 - differing.length / counted).toBeGreaterThanOrEqual(0.95);
    const table = readFileSync(DIFFERENCES, 'utf8').matchAll(/^\| (\S+\.ics) \| (\d+) \| (\d+) \|/gm);
    const tried = new Set(manifest.map(({ file }) => file));
    expect(differing).toEqual(
      [...table]
        .filter(([, file = '']) => tried.has(file))
        .map(([, file, oracle, ours]) => [file, Number(oracle), Number(ours)]),
    );
  }, 120_000);

  it.each(
    isThere
      ? readdirSync(SAMPLES)
          .filter((name) => name.endsWith('.ics'))
          .filter(isTried)
      : [],
  )('%s: refused with a reason or taken in; twice changes nothing, undo leaves nothing', async (file) => {
    const { services, sql } = await stage({ timezone: 'Asia/Shanghai' });
    const caller = await services.callerFor({ user: 'local' }, { session: 'one', tool: 'import', text: '' });
    const take = (skipBroken: boolean) => services.events.importCalendar(caller, { ics: textOf(file), skipBroken });
    const rows = () => ['events', 'todos'].flatMap((table) => sql.prepare(`select * from ${table} order by id`).all());
    const first = await take(false).catch((error: unknown) => error);
    if (first instanceof Error) {
      expect(first).toBeInstanceOf(UserError);
      expect(first.message).toMatch(/line \d+/);
      expect(rows()).toEqual([]);
    }
    const taken = first instanceof Error ? await take(true) : (first as ImportResult);
    const before = rows();
    const again = await take(true);
    expect(again.imported).toMatchObject({ added: 0, updated: 0 });
    if (again.imported?.todos) expect(again.imported.todos).toMatchObject({ added: 0, updated: 0 });
    expect(again.change_id).toBeUndefined();
    expect(rows()).toEqual(before);
    if (taken.change_id === undefined) return;
    const undone = await services.history.undo(caller, { change_id: taken.change_id });
    expect(undone.status).toBe('final');
    expect(rows()).toEqual([]);
    expect(sql.prepare('select * from occurrences').all()).toEqual([]);
    expect(sql.prepare('select * from extents').all()).toEqual([]);
  });
});

describe('calendars that come with the project', () => {
  it('changed occurrences stand in for the original ones', async () => {
    const desk = await openDesk({ timezone: 'UTC' });
    await importInto(desk, 'one', readFileSync(new URL('ical4j-blalor.ics', FIXTURES), 'utf8'));
    const found = await desk.pages('one', { start: '2004-01-01', end: '2007-01-01', limit: 10 });
    expect(found.length).toBe(35);
    expect(new Set(found.map(({ id, occurrence, start }) => `${id} ${occurrence ?? start}`)).size).toBe(35);
  });
});

const calendar = (...events: string[][]): string =>
  ['BEGIN:VCALENDAR', ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']), 'END:VCALENDAR'].join(
    '\r\n',
  );

const MEETING = ['UID:a', 'SUMMARY:Meeting', 'DTSTART;TZID=Europe/Berlin:20261124T090000', 'DURATION:PT1H'];
const later = (uid: string, start: string, ...more: string[]): string[] => [
  `UID:${uid}`,
  'SUMMARY:Other',
  `DTSTART;TZID=Europe/Berlin:${start}`,
  'DURATION:PT1H',
  ...more,
];

describe('overlaps that an import reports', () => {
  const overlapsOf = async (desk: Desk, user: string, ics: string) =>
    (await importInto(desk, user, ics)).imported?.overlaps;

  it('each pair once: in the file, and with what was there', async () => {
    const desk = await openDesk({ timezone: 'UTC' });
    expect(await overlapsOf(desk, 'a', calendar(MEETING, later('b', '20261124T093000')))).toBe(1);
    expect(await overlapsOf(desk, 'a', calendar(later('c', '20261124T080000')))).toBe(0);
    expect(await overlapsOf(desk, 'a', calendar(later('d', '20261124T095900')))).toBe(2);
  });

  it('with series, and not with free time or with itself', async () => {
    const desk = await openDesk({ timezone: 'UTC' });
    const weekly = later('w', '20261124T093000', 'RRULE:FREQ=WEEKLY;COUNT=5');
    expect(await overlapsOf(desk, 'a', calendar([...MEETING, 'RRULE:FREQ=DAILY'], weekly))).toBe(5);
    expect(await overlapsOf(desk, 'b', calendar(MEETING, later('f', '20261124T090000', 'TRANSP:TRANSPARENT')))).toBe(0);
    const dense = ['UID:m', 'DTSTART:20261124T090000Z', 'DURATION:PT9H', 'RRULE:FREQ=MINUTELY'];
    expect(await overlapsOf(desk, 'c', calendar(dense))).toBe(0);
    expect(await overlapsOf(desk, 'c', calendar(['UID:n', ...dense.slice(1)]))).toBe(10_000);
  });
});
