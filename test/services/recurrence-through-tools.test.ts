import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bruteForce } from '../../src/domain/recurrence/testing/brute.ts';
import {
  expectedOf,
  isMet,
  isStrict,
  type RecurrenceCase,
  runCase,
} from '../../src/domain/recurrence/testing/cases.ts';
import { randomRule } from '../../src/domain/recurrence/testing/random.ts';
import { wall } from '../../src/domain/recurrence/testing/series.ts';
import { inFull } from '../../src/domain/testing/in-full.ts';
import { randomFrom } from '../../src/domain/testing/random.ts';
import { isoWithOffset } from '../../src/domain/time/show.ts';
import { DAY, formatWall, HOUR, type Instant, MINUTE, type WallMs, wallDay } from '../../src/domain/time/wall.ts';
import { offsetAt, toInstant } from '../../src/domain/time/zone.ts';
import { addedTo, type Desk, openDesk } from './tool-calls.ts';

const FILE = new URL('../../../shared/data/recurrence/cases.json', import.meta.url);
const isThere = existsSync(FILE);
const strict = isThere
  ? (JSON.parse(readFileSync(FILE, 'utf8')) as { cases: RecurrenceCase[] }).cases.filter(isStrict)
  : [];

const INTERVAL = /INTERVAL=(\d+)/;
const COUNT = /COUNT=(\d+)/;
const isOutside = ({ rrule, dtstart }: RecurrenceCase): boolean =>
  /SECONDLY|BYSECOND/.test(rrule) ||
  Number(INTERVAL.exec(rrule)?.[1] ?? 1) > 999 ||
  Number(COUNT.exec(rrule)?.[1] ?? 1) > 1_000 ||
  Number(dtstart.slice(0, 4)) > 2200;

/** A tool has no EXDATE and RDATE to take. */
const isAddable = ({ exdate, rdate }: RecurrenceCase): boolean => !exdate && !rdate;

/** A floating UNTIL in UTC means nothing outside of UTC. */
const zoneOf = ({ tzid, rrule }: RecurrenceCase): string | undefined =>
  tzid ?? (/UNTIL=\d+T\d+Z/.test(rrule) ? 'UTC' : undefined);

const argumentsOf = (one: RecurrenceCase) => ({
  title: one.id,
  start: one.dtstart,
  repeat: one.rrule,
  show_as: 'free',
  ...(zoneOf(one) !== undefined && { timezone: zoneOf(one) }),
});

/** All starts that the tools give for a case, as instants; for all-day events as midnights of UTC. */
async function throughTools(desk: Desk, zone: string, one: RecurrenceCase): Promise<Instant[]> {
  await addedTo(desk, one.id, argumentsOf(one));
  const expected = wanted(one, zone);
  const own = zoneOf(one) ?? zone;
  const isEndless = !/COUNT|UNTIL/.test(one.rrule) || expected.length >= one.limit || one.prefix_only;
  const last = one.dtstart.length === 10 ? toInstant(expected.at(-1) as WallMs, zone) : (expected.at(-1) as Instant);
  const shown = await desk.pages(one.id, {
    start: isoWithOffset(toInstant(wall(one.window?.[0].replace('Z', '') ?? one.dtstart), own), zone),
    end: isEndless || one.window ? isoWithOffset(last + 1_000, zone) : '2200-12-31',
    limit: 37,
  });
  return shown.map(({ start }) => (start.length === 10 ? wall(start) : Date.parse(start)));
}

/** What is expected, on the wall clock of the user where the case is floating. Where only zone data differs, what the domain makes of it. */
function wanted(one: RecurrenceCase, zone: string): Instant[] {
  const texts = isMet(one) ? expectedOf(one) : runCase(one);
  const instants = texts.map((text) => {
    if (text.endsWith('Z')) return wall(text.slice(0, -1));
    return one.dtstart.length === 10 ? wall(text) : toInstant(wall(text), zoneOf(one) ?? zone);
  });
  return [...new Set(instants)];
}

describe.skipIf(!isThere)('the shared recurrence cases (skipped when they are not there)', () => {
  it.each(inFull(['Asia/Shanghai', 'America/New_York', 'UTC'], ['America/New_York']))(
    'strict ones come out exactly, for a user in %s',
    async (zone) => {
      const desk = await openDesk({ timezone: zone });
      const within = strict
        .filter((one) => isAddable(one) && !isOutside(one))
        .filter((_, index) => index % inFull(1, 3) === 0);
      for (const one of within) {
        expect(await throughTools(desk, zone, one), `${one.id} ${one.dtstart} ${one.rrule}`).toEqual(wanted(one, zone));
      }
      expect(within.length).toBeGreaterThan(inFull(300, 100));
      expect(within.filter((one) => !isMet(one)).length).toBeLessThan(5);
    },
  );

  it('beyond the limits they are refused, and nothing is there', async () => {
    const desk = await openDesk({ timezone: 'UTC' });
    for (const one of strict.filter(isOutside)) {
      const result = await desk.call('beyond', 'schedule_add', argumentsOf(one));
      expect(result, one.id).toMatchObject({ status: 'error', code: 'LIMIT_EXCEEDED' });
    }
    expect(await desk.pages('beyond', { start: '1900-01-01', end: '2200-12-31' })).toEqual([]);
  });

  it('all of them in one calendar come in time order, each once, from the cache and beside it', async () => {
    const zone = 'America/New_York';
    // The cache of endless series begins in July 1997, in the midst of what most cases ask for.
    const desk = await openDesk({ timezone: zone, now: Date.UTC(1998, 6, 20) });
    const some = strict
      .filter((one) => isAddable(one) && !isOutside(one) && !/HOURLY|MINUTELY/.test(one.rrule))
      .filter((_, index) => index % inFull(1, 8) === 0);
    const alone: string[] = [];
    const window = { start: '1997-01-01', end: '2001-01-01', limit: 200 };
    for (const one of some) {
      await addedTo(desk, one.id, argumentsOf(one));
      await addedTo(desk, 'everybody', argumentsOf(one));
      for (const { title, start } of await desk.pages(one.id, window)) alone.push(`${title} ${start}`);
    }
    const together = await desk.pages('everybody', window);
    const instants = together.map(({ start }) => toInstantOf(start, zone));
    expect(instants).toEqual([...instants].sort((a, b) => a - b));
    expect(together.map(({ title, start }) => `${title} ${start}`).sort()).toEqual(alone.sort());
    expect(together.length).toBeGreaterThan(inFull(1_000, 100));
  });
});

const toInstantOf = (start: string, zone: string): Instant =>
  start.length === 10 ? toInstant(wall(start), zone) : Date.parse(start);

const ZONES = [
  'America/New_York',
  'America/St_Johns',
  'America/Havana',
  'America/Santiago',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Dublin',
  'Europe/Berlin',
  'Atlantic/Azores',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Beirut',
  'Asia/Shanghai',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Antarctica/Troll',
];

/** Days since 2017 on which the clocks of a zone change; any days where they never do. */
function changesOf(zone: string): WallMs[] {
  const days = Array.from({ length: 3 * 366 }, (_, day) => Date.UTC(2017, 0, 1) + day * DAY);
  const changing = days.filter((day) => offsetAt(zone, day) !== offsetAt(zone, day + DAY));
  return changing.length > 0 ? changing : days.filter((_, index) => index % 97 === 0);
}

/** The first place where two lists differ: thousands of starts in a message help nobody. */
function difference(got: readonly Instant[], want: readonly Instant[]): string | undefined {
  const at = Array.from({ length: Math.max(got.length, want.length) }).findIndex(
    (_, index) => got[index] !== want[index],
  );
  const show = (instant: Instant | undefined): string => (instant === undefined ? 'nothing' : formatWall(instant));
  return at < 0 ? undefined : `${show(got[at])} instead of ${show(want[at])} at ${at} of ${want.length}`;
}

describe('random rules', () => {
  const random = randomFrom(20_261_124);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;

  /** A rule with an end, or none, and the wall times that a look at every minute finds, to a little beyond `to`. */
  function randomCase(zone: string, start: WallMs, to: WallMs): { rrule: string; walls: WallMs[] } {
    const open = /HOURLY|MINUTELY/;
    let rule = randomRule(random);
    while (open.test(rule) !== to - start < 30 * DAY) rule = randomRule(random);
    const walls = bruteForce(rule, start, to + 3 * DAY);
    const kept = 1 + Math.floor(random() * walls.length);
    const last = walls[kept - 1];
    const ending = pick(['none', 'count', 'utc', 'local']);
    if (last === undefined || kept > 1_000 || ending === 'none') return { rrule: rule, walls };
    const digits = (at: number): string => formatWall(at).replaceAll(/[-:]/g, '');
    if (ending === 'count') return { rrule: `${rule};COUNT=${kept}`, walls: walls.slice(0, kept) };
    if (ending === 'local') return { rrule: `${rule};UNTIL=${digits(last)}`, walls: walls.slice(0, kept) };
    // In UTC the bound is a point on the clock of the zone, which a time in a gap lies beyond.
    const until = toInstant(last, zone);
    const bound = until + offsetAt(zone, until);
    return { rrule: `${rule};UNTIL=${digits(until)}Z`, walls: walls.filter((one) => one <= bound) };
  }

  it.each(ZONES.filter((_, index) => index % inFull(1, 2) === 0))(
    'in %s are those of a look at every minute, wherever the cache begins and ends',
    async (zone) => {
      const desk = await openDesk({ timezone: pick(['Asia/Shanghai', 'America/New_York', zone]) });
      for (let round = 0; round < inFull(8, 2); round++) {
        const user = `round ${round}`;
        const start =
          wallDay(pick(changesOf(zone))) - Math.floor(random() * 3) * DAY + Math.floor(random() * 300) * MINUTE;
        const to = start + (round % 3 === 0 ? 4 : 500) * DAY;
        const { rrule, walls } = randomCase(zone, start, to);
        const [from, end] = [toInstant(start, zone), toInstant(to, zone)];
        desk.clock.now = from + pick([-900, -731, -600, 0, 366, 700]) * DAY + Math.floor(random() * 90) * DAY;
        const args = { title: 'Series', start: formatWall(start), timezone: zone, repeat: rrule, show_as: 'free' };
        const result = await desk.call(user, 'schedule_add', args);
        const told = `${zone} ${formatWall(start)} ${rrule}, now ${formatWall(desk.clock.now)}`;
        if (result.status !== 'final') {
          expect([walls, result.code], told).toEqual([[], 'INVALID_ARGUMENT']);
          continue;
        }
        const starts = [...new Set(walls.map((one) => toInstant(one, zone)))].sort((a, b) => a - b);
        const seen = async (a: Instant, b: Instant, limit: number): Promise<Instant[]> => {
          const window = { start: new Date(a).toISOString(), end: new Date(b).toISOString(), limit };
          return (await desk.pages(user, window)).map((one) => Date.parse(one.start));
        };
        const limit = starts.length > 100 ? 200 : pick([3, 7, 50]);
        expect(
          difference(
            await seen(from, end, limit),
            starts.filter((one) => one < end),
          ),
          told,
        ).toBeUndefined();
        desk.clock.now += pick([-800, 0, 61, 800]) * DAY;
        const cut = from + Math.floor(((end - from) * random()) / MINUTE) * MINUTE;
        const rest = starts.filter((one) => one + HOUR > cut && one < end);
        expect(difference(await seen(cut, end, 200), rest), `${told}, from ${formatWall(cut)}`).toBeUndefined();
      }
    },
  );
});
