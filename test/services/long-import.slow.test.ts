import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createServices } from '../../src/app/compose.ts';
import type { ImportInput } from '../../src/services/exchange/import.ts';
import { added, agenda, done, refusal, type Stage, stage } from './harness.ts';

const HOUR = 3_600_000;
const COUNT = 4_000;
const FIRST = Date.UTC(2026, 11, 1);

const stamp = (instant: number): string => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');

/** Events of half an hour, one an hour from December 2026 on. */
function calendar(count: number, extra: (index: number) => string[] = () => []): string {
  const events = Array.from({ length: count }, (_, index) => [
    'BEGIN:VEVENT',
    `UID:${index}@example.com`,
    `SUMMARY:Imported ${index}`,
    `DTSTART:${stamp(FIRST + index * HOUR)}`,
    `DTEND:${stamp(FIRST + index * HOUR + HOUR / 2)}`,
    ...extra(index),
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flat(), 'END:VCALENDAR'].join('\r\n');
}

const rows = ({ sql }: Stage): Record<string, unknown> =>
  Object.fromEntries(
    ['events', 'occurrences', 'extents', 'changes', 'change_images'].map((table) => [
      table,
      sql.prepare(`select count(*) from ${table}`).pluck().get(),
    ]),
  );
const NONE = { events: 0, occurrences: 0, extents: 0, changes: 0, change_images: 0 };
const ALL = { events: COUNT, occurrences: COUNT, extents: COUNT, changes: 1, change_images: COUNT };

const importing = async (on: Stage, input: ImportInput) =>
  on.services.events.importCalendar(await on.caller('import'), input);

/** Starts an import and waits until it writes. */
async function underWay(on: Stage, input: ImportInput): Promise<{ result: Promise<unknown> }> {
  const writing = Promise.withResolvers<void>();
  const result = importing(on, { ...input, onProgress: () => writing.resolve() });
  await Promise.race([writing.promise, result]);
  return { result };
}

describe('a long import', () => {
  it('leaves the event loop free, tells how far it is, and reads are answered meanwhile', async () => {
    const on = await stage();
    const told: number[] = [];
    const delays = monitorEventLoopDelay({ resolution: 5 });
    delays.enable();
    let isOver = false;
    const work = importing(on, { ics: calendar(COUNT), onProgress: (some) => told.push(some) }).finally(() => {
      isOver = true;
    });
    const seen = new Set<number>();
    while (!isOver) {
      seen.add((await agenda(on, '2026-12-01', '2026-12-02')).length);
      await sleep(5);
    }
    delays.disable();
    const { imported } = done(await work);
    console.log(`event loop delay: p99 ${delays.percentile(99) / 1e6} ms, longest ${delays.max / 1e6} ms`);
    expect(imported).toMatchObject({ added: COUNT, updated: 0, unchanged: 0, overlaps: 0 });
    expect(rows(on)).toEqual(ALL);
    expect(told.at(-1)).toBe(COUNT);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    // All or nothing.
    expect([...seen].filter((count) => count > 0 && count < 16)).toEqual([]);
    // Generous, since the machine may be busy: in the event loop itself it would take a second at least.
    expect(delays.percentile(99) / 1e6).toBeLessThan(300);
  });

  it('writes nothing when it is cancelled, and hands back the lock', async () => {
    const on = await stage();
    const cancelling = new AbortController();
    const { result } = await underWay(on, { ics: calendar(COUNT), signal: cancelling.signal });
    cancelling.abort(new Error('enough'));
    await expect(result).rejects.toThrow('enough');
    expect(rows(on)).toEqual(NONE);
    // At once, without waiting for anybody.
    on.sql.pragma('busy_timeout = 0');
    on.sql.exec('BEGIN IMMEDIATE; ROLLBACK');
    await added(on, { title: 'after', start: '2026-12-01T10:00' });
  });

  it('does not begin when it was cancelled while it waited for another one', async () => {
    const on = await stage();
    const cancelling = new AbortController();
    const first = importing(on, { ics: calendar(COUNT) });
    const second = importing(on, { ics: calendar(2 * COUNT), signal: cancelling.signal });
    cancelling.abort(new Error('enough'));
    await expect(second).rejects.toThrow('enough');
    await first;
    expect(rows(on)).toEqual(ALL);
  });

  it('takes in a file once, though two processes do so at the same time', async () => {
    const on = await stage();
    const ics = calendar(COUNT);
    const other = await createServices({ db: on.file, timezone: 'Asia/Shanghai', language: 'en' });
    const caller = await on.caller('import');
    const [one, two] = await Promise.all([
      importing(on, { ics }),
      other.events.importCalendar(caller, { ics }),
      // Somebody else writes all the while.
      added(on, { title: 'beside', start: '2026-11-21T10:00' }),
    ]);
    await other.close();
    const counts = [one, two].map(({ imported }) => [imported?.added, imported?.unchanged]);
    expect(counts.sort()).toEqual([
      [0, COUNT],
      [COUNT, 0],
    ]);
    expect(rows(on)).toEqual({
      events: COUNT + 1,
      occurrences: COUNT + 1,
      extents: COUNT + 1,
      changes: 2,
      change_images: COUNT + 1,
    });
  });

  it('refuses a file whose series come to too many occurrences', async () => {
    const on = await stage();
    const ics = calendar(500, () => ['RRULE:FREQ=DAILY']);
    const { code, message } = await refusal(importing(on, { ics }));
    expect(code).toBe('LIMIT_EXCEEDED');
    expect(message).toContain('300000');
    expect(rows(on)).toEqual(NONE);
  });
});

describe('a dry run', () => {
  it.each([10, COUNT])('says what would come, and writes nothing (%i events)', async (count) => {
    const on = await stage();
    await added(on, { title: 'busy', start: '2026-12-01T08:00', timezone: 'UTC' });
    const before = rows(on);
    const result = await importing(on, { ics: calendar(count), dryRun: true });
    expect(result).toMatchObject({
      status: 'final',
      message: `Dry run, nothing was written: ${count} events added`,
      imported: { added: count, overlaps: 1, conflicts: [] },
    });
    expect(result.change_id).toBeUndefined();
    expect(rows(on)).toEqual(before);
  });
});

describe('texts of a calendar file', () => {
  it('are cut to what a tool would take, which is noted', async () => {
    const on = await stage();
    const ics = calendar(1, () => [`DESCRIPTION:${'字'.repeat(200_000)}`, `LOCATION:${'x'.repeat(5_000)}`]);
    const { imported } = done(await importing(on, { ics }));
    expect(imported?.notes).toEqual(['a description was too long and was cut', 'a place was too long and was cut']);
    const [row] = on.sql.prepare('select length(description) as text, length(location) as place from events').all();
    expect(row).toEqual({ text: 100_000, place: 1_000 });
  });
});

it('takes in 20,000 todos that wait for each other in a row, more than a stack has room for', async () => {
  const todos = Array.from({ length: 20_000 }, (_, at) =>
    ['BEGIN:VTODO', `UID:${at}`, `RELATED-TO;RELTYPE=DEPENDS-ON:${at + 1}`, 'END:VTODO'].join('\r\n'),
  );
  const ics = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...todos, 'END:VCALENDAR'].join('\r\n');
  expect(await importing(await stage(), { ics })).toMatchObject({ imported: { todos: { added: 20_000 } } });
}, 60_000);
