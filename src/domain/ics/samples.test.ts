import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { UserError } from '../errors.ts';
import { expand } from '../recurrence/expand.ts';
import type { Series, Window } from '../time/event.ts';
import { decodeCalendar } from './decode.ts';
import { type CalendarFile, readCalendar } from './read.ts';

const ROOT = new URL('../../../', import.meta.url);
const FIXTURES = new URL('test/fixtures/ics/', ROOT);
const SAMPLES = new URL('../shared/data/ics/', ROOT);

const read = (file: URL, skipBroken = true): CalendarFile =>
  readCalendar(decodeCalendar(readFileSync(file)), { skipBroken, defaultZone: 'UTC' });

function countOccurrences({ events }: CalendarFile, window: Window, zone: string): number {
  let count = 0;
  for (const { uid, recurrenceId, cancelled, series } of events) {
    if (cancelled) continue;
    const changed =
      recurrenceId === null ? events.filter((other) => other.uid === uid).map((other) => other.recurrenceId) : [];
    const own: Series = { ...series, exdates: [...series.exdates, ...changed.filter((mark) => mark !== null)] };
    count += expand(own, zone, window).occurrences.length;
  }
  return count;
}

const years = (from: number, to: number): Window => ({ from: Date.UTC(from, 0, 1), to: Date.UTC(to, 0, 1) });

describe('calendars that come with the project', () => {
  it.each([
    ['ical4j-Standup.ics', years(2008, 2011), 474, 'Australia/Sydney'],
    ['ical4j-blalor.ics', years(2004, 2007), 35, null],
    ['icalnet-MonthlyByMonthDay1.ics', years(1998, 2000), 4, 'US/Eastern'],
    ['pyical-issue_466_respect_unique_timezone.ics', years(2022, 2025), 115, 'Europe/Berlin'],
  ])('%s', (name, window, occurrences, zone) => {
    const file = read(new URL(name, FIXTURES), false);
    expect(file.events[0]?.series.time.zone).toBe(zone);
    expect(countOccurrences(file, window, 'UTC')).toBe(occurrences);
  });

  it('the demo calendar holds a week', () => {
    const file = read(new URL('src/commands/demo-calendar.ics', ROOT), false);
    expect(file.notes).toEqual([]);
    expect(
      countOccurrences(file, { from: Date.UTC(2026, 0, 4, 16), to: Date.UTC(2026, 0, 11, 16) }, 'Asia/Shanghai'),
    ).toBe(16);
  });
});

interface Sample {
  readonly file: string;
  readonly vevent: number;
  readonly vtodo: number;
  readonly window?: readonly [string, string];
  readonly occurrences?: number;
}

const TABLE_ROW = /^\|\s*(\S+\.ics)\s*\|\s*(\d+)\s*\|\s*(\d+)\s*\|/gm;

describe.skipIf(!existsSync(SAMPLES))('calendars of public test suites (../shared/data/ics)', () => {
  const names = existsSync(SAMPLES) ? readdirSync(SAMPLES).filter((name) => name.endsWith('.ics')) : [];

  it.each(names)('%s is read, or refused with a reason', (name) => {
    try {
      expect(read(new URL(name, SAMPLES), false).skipped).toEqual([]);
    } catch (error) {
      expect(error).toBeInstanceOf(UserError);
      expect((error as UserError).message).toMatch(/cannot be read, so nothing was imported\. line \d+/);
      expect(read(new URL(name, SAMPLES)).skipped.length).toBeGreaterThan(0);
    }
  });

  it('occurrences: 95 % equal to the oracle, every difference in docs/ics-differences.md', () => {
    const { files } = JSON.parse(readFileSync(new URL('manifest.json', SAMPLES), 'utf8')) as { files: Sample[] };
    const counted = files.flatMap(({ file, window, occurrences }) => {
      if (!window || occurrences === undefined) return [];
      const [from, to] = window.map((instant) => Date.parse(instant)) as [number, number];
      return [{ file, oracle: occurrences, ours: countOccurrences(read(new URL(file, SAMPLES)), { from, to }, 'UTC') }];
    });
    const differing = counted.filter(({ oracle, ours }) => oracle !== ours);
    expect(1 - differing.length / counted.length).toBeGreaterThanOrEqual(0.95);
    const table = readFileSync(new URL('docs/ics-differences.md', ROOT), 'utf8').matchAll(TABLE_ROW);
    const listed = [...table].map(([, file, oracle, ours]) => ({ file, oracle: Number(oracle), ours: Number(ours) }));
    expect(listed).toEqual(differing);
  });

  it('finds as many events and todos as the manifest says', () => {
    const { files } = JSON.parse(readFileSync(new URL('manifest.json', SAMPLES), 'utf8')) as { files: Sample[] };
    for (const { file, vevent, vtodo } of files) {
      expect({ file, ...pick(read(new URL(file, SAMPLES))) }).toEqual({ file, vevent, vtodo });
    }
  });
});

const pick = ({ counts: { vevent, vtodo } }: CalendarFile) => ({ vevent, vtodo });
