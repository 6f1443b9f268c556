import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeCalendar } from '../../src/domain/ics/decode.ts';
import { inFull } from '../../src/domain/testing/in-full.ts';
import type { ExportInput } from '../../src/services/exchange/export.ts';
import { callerOf, expectRoundTrip, give, seen, take } from './files.ts';
import { added, agenda, confirmed, done, refusal, type Stage, stage } from './harness.ts';

const SAMPLES = new URL('../../../shared/data/ics/', import.meta.url);
const isThere = existsSync(SAMPLES);

interface Sample {
  readonly file: string;
  readonly window?: readonly [string, string];
}

describe.skipIf(!isThere)('the shared calendar files (skipped when they are not there)', () => {
  const manifest = isThere
    ? (JSON.parse(readFileSync(new URL('manifest.json', SAMPLES), 'utf8')) as { files: Sample[] }).files
    : [];

  it('import, export, import into an empty calendar, export: the same bytes and the same occurrences', async () => {
    const on = await stage();
    const some = manifest.filter((_, index) => index % inFull(1, 6) === 0);
    expect(readdirSync(SAMPLES).filter((name) => name.endsWith('.ics')).length).toBe(manifest.length);
    for (const { file, window = ['2000-01-01', '2030-01-01'] } of some) {
      await take(on, file, decodeCalendar(readFileSync(new URL(file, SAMPLES))));
      const ics = await expectRoundTrip(on, file, [window[0].slice(0, 10), window[1].slice(0, 10)]);
      const again = await take(on, file, ics);
      expect({ file, ...again }).toMatchObject({ file, added: 0, updated: 0, cancelled: 0, skipped: [] });
    }
  }, 240_000);
});

const DAYS = ['2026-11-20', '2027-02-01'] as const;

/** A calendar made by hand: every field, a series with a changed and a cancelled occurrence. */
async function filled(): Promise<{ on: Stage; weekly: string }> {
  const on = await stage();
  const place = { name: '国贸', address: '建国门外大街 1 号', longitude: 116.4575, latitude: 39.9087, crs: 'GCJ-02' };
  const first = { title: 'Plan;  the, trip', start: '2026-11-24T09:00', description: ' a\nb ', source: 'mail 17' };
  await added(on, { ...first, location_place: place, show_as: 'tentative' });
  await added(on, { title: '放假', start: '2026-12-24', end: '2026-12-27' });
  await added(on, { title: 'Call', start: '2026-11-25T09:00', timezone: 'America/New_York', show_as: 'free' });
  const rule = 'FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20270110';
  const weekly = await added(on, { title: 'Standup', start: '2026-12-01T10:00', repeat: rule });
  const one = { id: weekly, scope: 'this' as const };
  done(await on.update({ ...one, occurrence: '2026-12-03T10:00', start: '2026-12-03T16:00', title: 'Late standup' }));
  done(await on.remove({ ids: [weekly], scope: 'this', occurrence: '2026-12-08T10:00' }));
  return { on, weekly };
}

describe('a calendar made by hand', () => {
  it('loses nothing on the way out and in again', async () => {
    const { on } = await filled();
    const before = await seen(on, 'local', DAYS);
    expect(before.length).toBeGreaterThan(10);
    const ics = await expectRoundTrip(on, 'local', DAYS);
    expect(ics).toContain('EXDATE;TZID=Asia/Shanghai:20261208T100000');
    // Control: a property less, and the comparison fails.
    const poorer = ics.replace(/X-PERCH-SOURCE.*\r\n/, '');
    await take(on, 'poorer', poorer);
    expect(await seen(on, 'poorer', DAYS)).not.toEqual(before);
  });

  it('its own file coming back changes nothing, also after an edit', async () => {
    const { on, weekly } = await filled();
    const { ics } = await give(on, 'local');
    const counts = { added: 0, updated: 0, cancelled: 0 };
    expect(await take(on, 'local', ics)).toMatchObject(counts);
    done(await confirmed(on.update, { id: weekly, scope: 'all', title: 'Daily' }));
    expect(await take(on, 'local', ics)).toMatchObject(counts);
    expect(await agenda(on, '2026-12-10', '2026-12-11')).toEqual(['2026-12-10T10:00 Daily']);
  });

  it('an import that was undone and two events of one UID: both come through', async () => {
    const on = await stage();
    const event = (title: string) =>
      [
        'BEGIN:VCALENDAR',
        'BEGIN:VEVENT',
        'UID:x',
        'DTSTART:20261201T010000Z',
        `SUMMARY:${title}`,
        'END:VEVENT',
        'END:VCALENDAR',
      ].join('\r\n');
    await take(on, 'local', event('one'));
    const [first] = (await on.query({ start: '2026-12-01' })).events ?? [];
    const deleted = done(await confirmed(on.remove, { ids: [first?.id as string] }));
    await take(on, 'local', event('two'));
    done(await confirmed(on.undo, { change_id: deleted.change_id }));
    expect(await agenda(on, '2026-12-01', '2026-12-02')).toHaveLength(2);
    const ics = await expectRoundTrip(on, 'local', DAYS);
    expect(ics.match(/^UID:.*/gm)?.map((line) => line.trim())).toEqual(['UID:x', 'UID:x#2']);
  });
});

describe('a part of a calendar', () => {
  const titlesIn = async (on: Stage, input: ExportInput): Promise<string[]> => {
    const { ics } = await give(on, 'local', input);
    return [...ics.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title]) => title as string);
  };

  it('holds what touches the window, series whole', async () => {
    const { on } = await filled();
    expect(await titlesIn(on, { start: '2026-12-24', end: '2026-12-25' })).toEqual(['Standup', 'Late standup', '放假']);
    expect(await titlesIn(on, { start: '2026-12-26', end: '2026-12-28' })).toEqual(['放假']);
    expect(await titlesIn(on, { start: '2026-12-08', end: '2026-12-09' })).toEqual([]);
    expect(await titlesIn(on, { end: '2026-12-01' })).toEqual(['Plan\\;  the\\, trip', 'Call']);
    expect(await titlesIn(on, { start: '2027-01-05' })).toEqual(['Standup', 'Late standup']);
    const { exported, message } = await give(on, 'local', { start: '2027-01-05' });
    expect(exported).toMatchObject({ events: 0, series: 1, changed: 1 });
    expect(message).toContain('whole');
  });

  it('nothing there: an empty calendar, said so', async () => {
    const on = await stage();
    expect(await give(on, 'local')).toMatchObject({ status: 'final', message: expect.stringContaining('empty') });
    const other = await give(on, 'local', { start: '2026-12-01', end: '2026-12-02' });
    expect(other.suggestions).toMatchObject([{ use: 'export' }]);
    expect(other.ics).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
    expect((await refusal(give(on, 'local', { group: 'Work' }))).code).toBe('NOT_FOUND');
    expect((await refusal(give(on, 'local', { start: '2026-12-02', end: '2026-12-01' }))).code).toBe(
      'INVALID_ARGUMENT',
    );
  });

  it('is of its own user', async () => {
    const { on } = await filled();
    expect((await give(on, 'somebody else')).exported).toMatchObject({ events: 0, series: 0 });
  });
});

describe('a long export', () => {
  const many = (count: number): string =>
    [
      'BEGIN:VCALENDAR',
      ...Array.from(
        { length: count },
        (_, index) => `BEGIN:VEVENT\r\nUID:${index}\r\nDTSTART:20261201T010000Z\r\nEND:VEVENT`,
      ),
      'END:VCALENDAR',
    ].join('\r\n');

  it('is of one moment, whatever is changed meanwhile', async () => {
    const on = await stage();
    await take(on, 'local', many(300));
    let times = 0;
    const late: Promise<unknown>[] = [];
    const { ics, exported } = await give(on, 'local', {
      onProgress: (progress) => {
        if (progress < 100 || times++ > 10) return;
        const start = `2031-01-01T0${times % 10}:00`;
        late.push(added(on, { title: `Late ${times}`, start, on_conflict: 'force' }));
      },
    });
    expect(exported?.events).toBe(ics.match(/BEGIN:VEVENT/g)?.length);
    await Promise.all(late);
    const here = (await give(on, 'local')).exported?.events ?? 0;
    expect(here).toBeGreaterThan(300);
  });

  it('goes on for two at a time, however many ask, and not for who has gone meanwhile', async () => {
    const on = await stage();
    await take(on, 'local', many(300));
    const writing = new Set<number>();
    let most = 0;
    const stop = new AbortController();
    const caller = await callerOf(on, 'local', 'calendar_export');
    const asked = Array.from({ length: 8 }, (_, index) => {
      const onProgress = (progress: number, total: number): void => {
        writing.add(index);
        most = Math.max(most, writing.size);
        if (progress === total) writing.delete(index);
      };
      const one = index === 7 ? { ...caller, signal: stop.signal } : caller;
      return on.services.events.exportCalendar(one, { onProgress });
    });
    stop.abort();
    const all = await Promise.allSettled(asked);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    expect(most).toBeLessThanOrEqual(2);
  });

  it('ends when it is cancelled, and tells how far it is', async () => {
    const on = await stage();
    await take(on, 'local', many(300));
    const told: number[][] = [];
    const stop = new AbortController();
    const caller = { ...(await callerOf(on, 'local', 'calendar_export')), signal: stop.signal };
    const onProgress = (progress: number, total: number): void => {
      told.push([progress, total]);
      if (progress >= 100) stop.abort();
    };
    await expect(on.services.events.exportCalendar(caller, { onProgress })).rejects.toThrow(/abort/i);
    expect(told).toEqual([
      [50, 300],
      [100, 300],
    ]);
  });
});
