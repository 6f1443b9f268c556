import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../db/harness.ts';
import { type Bundled, bundled } from './bundled.ts';
import { FAKETIME, FakeClock } from './fake-clock.ts';
import { defectsIn } from './ledger.ts';
import { ServerProcess, type Structured } from './server-process.ts';

/** Zones of the server process: none of them may show in an answer. */
const PROCESS_ZONES = ['UTC', 'America/Los_Angeles', 'Asia/Shanghai', 'Pacific/Apia'];

interface Desk {
  readonly clock: FakeClock;
  call(tool: string, args?: object): Promise<Structured>;
}

/** Starts of what a query gives, with the titles. */
const agenda = (result: Structured): string[] =>
  (result.events as Structured[]).map((one) => `${one.start} ${one.end} ${one.title}`);

/** Without seconds: they go by. */
const toMinute = (text: string): string => text.replaceAll(/(T\d\d:\d\d):\d\d/g, '$1');
/** What a clock says: the time, the weekday and the ISO week. */
const clockOf = async (desk: Desk): Promise<unknown[]> => {
  const { iso, weekday, week_number: week } = await desk.call('get_current_time');
  return [toMinute(iso as string), weekday, week];
};

const startAndTitle = ({ start, title }: Structured): string => `${start} ${title}`;
const byTitle = (a: Structured, b: Structured): number => (startAndTitle(a) < startAndTitle(b) ? -1 : 1);

/** Ids are random, and events of one start are in order of their ids: neither is to be compared. */
function comparable(transcript: readonly Structured[]): string {
  const ids: string[] = [];
  const inOrder = transcript.map(({ events, ...rest }) => [(events as Structured[] | undefined)?.sort(byTitle), rest]);
  return toMinute(JSON.stringify(inOrder, null, 1))
    .replaceAll(/\b(evt|chg|cfm)_\w+/g, (id) => {
      if (!ids.includes(id)) ids.push(id);
      return `id ${ids.indexOf(id)}`;
    })
    .replaceAll(/"store": ".*"/g, '');
}

interface Night {
  readonly what: string;
  readonly zone: string;
  /** A clock time every day, of which the second one is on the night in question; what the clocks say of each. */
  readonly days: readonly [date: string, time: string, shown: string][];
  /** Half a minute before and after the change, and what the clocks say then. */
  readonly before: readonly [utc: string, shown: string];
  readonly after: readonly [utc: string, shown: string];
}

/** Computed with Python's zoneinfo; a gap shifts by the offset before it, in an overlap the first counts. */
const NIGHTS: readonly Night[] = [
  {
    what: 'an hour is left out',
    zone: 'Europe/Berlin',
    days: [
      ['2027-03-27', '02:30', '2027-03-27T02:30:00+01:00'],
      ['2027-03-28', '02:30', '2027-03-28T03:30:00+02:00'],
      ['2027-03-29', '02:30', '2027-03-29T02:30:00+02:00'],
    ],
    before: ['2027-03-28T00:59:30Z', '2027-03-28T01:59:30+01:00'],
    after: ['2027-03-28T01:00:30Z', '2027-03-28T03:00:30+02:00'],
  },
  {
    what: 'an hour comes twice',
    zone: 'Europe/Berlin',
    days: [
      ['2027-10-30', '02:30', '2027-10-30T02:30:00+02:00'],
      ['2027-10-31', '02:30', '2027-10-31T02:30:00+02:00'],
      ['2027-11-01', '02:30', '2027-11-01T02:30:00+01:00'],
    ],
    before: ['2027-10-31T00:59:30Z', '2027-10-31T02:59:30+02:00'],
    after: ['2027-10-31T01:00:30Z', '2027-10-31T02:00:30+01:00'],
  },
  {
    what: 'an hour is left out',
    zone: 'America/New_York',
    days: [
      ['2027-03-13', '02:30', '2027-03-13T02:30:00-05:00'],
      ['2027-03-14', '02:30', '2027-03-14T03:30:00-04:00'],
      ['2027-03-15', '02:30', '2027-03-15T02:30:00-04:00'],
    ],
    before: ['2027-03-14T06:59:30Z', '2027-03-14T01:59:30-05:00'],
    after: ['2027-03-14T07:00:30Z', '2027-03-14T03:00:30-04:00'],
  },
  {
    what: 'an hour comes twice',
    zone: 'America/New_York',
    days: [
      ['2027-11-06', '01:30', '2027-11-06T01:30:00-04:00'],
      ['2027-11-07', '01:30', '2027-11-07T01:30:00-04:00'],
      ['2027-11-08', '01:30', '2027-11-08T01:30:00-05:00'],
    ],
    before: ['2027-11-07T05:59:30Z', '2027-11-07T01:59:30-04:00'],
    after: ['2027-11-07T06:00:30Z', '2027-11-07T01:00:30-05:00'],
  },
  {
    what: 'half an hour is left out',
    zone: 'Australia/Lord_Howe',
    days: [
      ['2027-10-02', '02:15', '2027-10-02T02:15:00+10:30'],
      ['2027-10-03', '02:15', '2027-10-03T02:45:00+11:00'],
      ['2027-10-04', '02:15', '2027-10-04T02:15:00+11:00'],
    ],
    before: ['2027-10-02T15:29:30Z', '2027-10-03T01:59:30+10:30'],
    after: ['2027-10-02T15:30:30Z', '2027-10-03T02:30:30+11:00'],
  },
  {
    what: 'half an hour comes twice',
    zone: 'Australia/Lord_Howe',
    days: [
      ['2027-04-03', '01:45', '2027-04-03T01:45:00+11:00'],
      ['2027-04-04', '01:45', '2027-04-04T01:45:00+11:00'],
      ['2027-04-05', '01:45', '2027-04-05T01:45:00+10:30'],
    ],
    before: ['2027-04-03T14:59:30Z', '2027-04-04T01:59:30+11:00'],
    after: ['2027-04-03T15:00:30Z', '2027-04-04T01:30:30+10:30'],
  },
  {
    what: 'nothing happens',
    zone: 'Asia/Shanghai',
    days: [
      ['2027-03-27', '02:30', '2027-03-27T02:30:00+08:00'],
      ['2027-03-28', '02:30', '2027-03-28T02:30:00+08:00'],
      ['2027-03-29', '02:30', '2027-03-29T02:30:00+08:00'],
    ],
    before: ['2027-03-27T17:59:30Z', '2027-03-28T01:59:30+08:00'],
    after: ['2027-03-27T18:00:30Z', '2027-03-28T02:00:30+08:00'],
  },
];

const QUARTER = 15 * 60_000;
const HOUR = 3_600_000;
/** All day and all night. */
const ANY_TIME = { earliest: '00:00', latest: '24:00' };

describe.skipIf(!FAKETIME)(
  'promise 18: what a running server says as its clock goes through the night (libfaketime)',
  () => {
    const folder = temporaryFolder();
    let server: Bundled;
    let count = 0;
    beforeAll(async () => {
      server = await bundled();
    });
    afterAll(() => server.remove());

    /** Runs the same calls on a server in each of the process zones, and compares all that they answered. */
    async function inEachZone(zone: string, utc: string, work: (desk: Desk) => Promise<void>): Promise<void> {
      const transcripts = await Promise.all(
        PROCESS_ZONES.map(async (processZone) => {
          const file = path.join(folder, `${++count}.db`);
          const clock = new FakeClock(`${file}.clock`, utc);
          const env = { ...clock.env, PERCH_TIMEZONE: zone, TZ: processZone };
          const process = await new ServerProcess({ file, entry: server.entry, env }).open();
          const transcript: Structured[] = [];
          const call: Desk['call'] = async (tool, args) => {
            const result = await process.call(tool, args);
            transcript.push(result);
            return result;
          };
          try {
            await work({ clock, call });
          } finally {
            await process.end();
          }
          expect([process.stderr, ...defectsIn(file, zone)]).toEqual(['']);
          return comparable(transcript);
        }),
      );
      for (const transcript of transcripts) expect(transcript).toBe(transcripts[0]);
    }

    it.each(NIGHTS)('$zone: $what ($before.0)', async ({ zone, days, before, after }) => {
      const [[eve, time, shownEve], [date, , shown], [morrow, , shownMorrow]] = days as [string, string, string][] as [
        [string, string, string],
        [string, string, string],
        [string, string, string],
      ];
      const until = (start: string): string => new Date(Date.parse(start) + QUARTER).toISOString();
      await inEachZone(zone, `${eve}T00:00:00Z`, async (desk) => {
        const daily = { title: 'N', start: `${eve}T${time}`, repeat: 'FREQ=DAILY;COUNT=3', duration_minutes: 15 };
        const { event } = await desk.call('schedule_add', { ...daily, on_conflict: 'force' });
        const look = async (): Promise<void> => {
          const { events } = await desk.call('schedule_query', { start: eve, end: `${morrow}T23:59` });
          const spans = (events as Structured[]).map(({ start, end }) => [
            start,
            new Date(end as string).toISOString(),
          ]);
          expect(spans).toEqual([shownEve, shown, shownMorrow].map((start) => [start, until(start)]));
        };
        /** The clock time is taken: by what was there, and by whoever asks for it. */
        const ask = async (): Promise<void> => {
          const there = { start: `${date}T${time}`, duration_minutes: 15 };
          expect((await desk.call('check_conflict', there)).conflicts).toMatchObject([
            { start: shown, severity: 'hard' },
          ]);
          expect(await desk.call('schedule_add', { ...there, title: 'X' })).toMatchObject({ status: 'need_user' });
        };
        await look();
        for (const [utc, says] of [before, after]) {
          desk.clock.set(utc);
          expect((await clockOf(desk))[0]).toBe(toMinute(says));
          await look();
          await ask();
          const night = {
            start: `${date}T00:00`,
            end: `${date}T06:00`,
            duration_minutes: 60,
            step_minutes: 15,
            limit: 200,
          };
          const { slots } = await desk.call('find_free_time', { ...night, ...ANY_TIME });
          expect(slots).not.toEqual([]);
          for (const { start, end } of slots as { start: string; end: string }[]) {
            expect(Date.parse(end) - Date.parse(start)).toBe(HOUR);
            expect(Date.parse(start)).toBeGreaterThanOrEqual(Date.parse(utc));
            const clear = Date.parse(end) <= Date.parse(shown) || Date.parse(start) >= Date.parse(until(shown));
            expect(clear).toBe(true);
          }
        }
        // Two hours of true time, whatever the clocks do meanwhile.
        const long = { title: 'L', start: before[1], duration_minutes: 120, on_conflict: 'force' };
        const { event: written } = await desk.call('schedule_add', long);
        const { start, end } = written as { start: string; end: string };
        expect([start, Date.parse(end) - Date.parse(start)]).toEqual([before[1], 2 * HOUR]);
        const { id } = event as Structured;
        const one = { id, scope: 'this', occurrence: shown };
        const moved = await desk.call('schedule_update', { ...one, start: `${date}T12:00`, on_conflict: 'force' });
        expect(moved).toMatchObject({ status: 'final', before: { start: shown }, event: { occurrence: shown } });
        expect(await desk.call('undo', { last: 1 })).toMatchObject({ status: 'final' });
        expect((await desk.call('undo', { last: 1 })).status).toBe('final');
        await look();
      });
    });

    it.each([
      {
        zone: 'Pacific/Apia',
        days: ['2011-12-28', '2011-12-29', '2011-12-30', '2011-12-31', '2012-01-01'],
        shown: [
          '2011-12-28T09:00:00-10:00',
          '2011-12-29T09:00:00-10:00',
          '2011-12-31T09:00:00+14:00',
          '2012-01-01T09:00:00+14:00',
        ],
        before: ['2011-12-30T09:59:30Z', '2011-12-29T23:59:30-10:00', 'Thursday'],
        after: ['2011-12-30T10:00:30Z', '2011-12-31T00:00:30+14:00', 'Saturday'],
      },
      {
        zone: 'Pacific/Kwajalein',
        days: ['1993-08-19', '1993-08-20', '1993-08-21', '1993-08-22', '1993-08-23'],
        shown: [
          '1993-08-19T09:00:00-12:00',
          '1993-08-20T09:00:00-12:00',
          '1993-08-22T09:00:00+12:00',
          '1993-08-23T09:00:00+12:00',
        ],
        before: ['1993-08-21T11:59:30Z', '1993-08-20T23:59:30-12:00', 'Friday'],
        after: ['1993-08-21T12:00:30Z', '1993-08-22T00:00:30+12:00', 'Sunday'],
      },
    ])('$zone: a day is left out', async ({ zone, days, shown, before, after }) => {
      const [first, eve, missing, next, last] = days as [string, string, string, string, string];
      await inEachZone(zone, `${first}T12:00:00Z`, async (desk) => {
        const daily = { repeat: 'FREQ=DAILY;COUNT=5', on_conflict: 'force' };
        await desk.call('schedule_add', { title: 'T', start: `${first}T09:00`, ...daily });
        await desk.call('schedule_add', { title: 'D', start: first, ...daily });
        const look = async (): Promise<void> => {
          const result = await desk.call('schedule_query', { start: first, end: `${last}T23:59` });
          const expected = [
            [first, shown[0]],
            [eve, shown[1]],
            [next, shown[2]],
            [last, shown[3]],
          ];
          const byTitle = (title: string) => (result.events as Structured[]).filter((one) => one.title === title);
          expect(byTitle('T').map((one) => one.start)).toEqual(expected.map(([, start]) => start));
          expect(byTitle('D').map((one) => one.start)).toEqual(expected.map(([day]) => day));
          for (const { start, end, when } of byTitle('D')) {
            expect(Date.parse(end as string) - Date.parse(start as string)).toBe(24 * HOUR);
            expect(when).toMatch(/^\w{3} \S+ all day$/);
          }
        };
        await look();
        for (const [utc, says, weekday] of [before, after] as [string, string, string][]) {
          desk.clock.set(utc);
          expect(await clockOf(desk)).toEqual([toMinute(says), weekday, expect.any(Number)]);
          await look();
          const that = await desk.call('schedule_query', { start: missing });
          expect(that).toMatchObject({ status: 'final', total: 2 });
          expect(that.assumptions).toEqual([expect.stringContaining(`${missing} does not exist in ${zone}`)]);
          expect(agenda(await desk.call('schedule_query', { start: next }))).toEqual(agenda(that));
          const { slots } = await desk.call('find_free_time', {
            start: eve,
            end: last,
            duration_minutes: 600,
            limit: 10,
          });
          expect((slots as Structured[]).map((one) => String(one.start).slice(0, 10))).not.toContain(missing);
        }
        const lost = await desk.call('schedule_add', { title: 'Lost', start: missing, on_conflict: 'force' });
        expect(lost).toMatchObject({ status: 'final', event: { start: next, end: last } });
        expect(lost.message).toContain(`(${next} all day)`);
      });
    });

    it('the last minute of a year, in its week 53', async () => {
      await inEachZone('Europe/Berlin', '2026-12-31T22:59:30Z', async (desk) => {
        const yearly = { title: 'Y', start: '2026-12-31T23:30', duration_minutes: 60, repeat: 'FREQ=YEARLY;COUNT=3' };
        await desk.call('schedule_add', { ...yearly, on_conflict: 'force' });
        await desk.call('schedule_add', {
          title: 'W',
          start: '2026-12-28',
          repeat: 'FREQ=YEARLY;BYWEEKNO=53;BYDAY=FR',
        });
        expect(await clockOf(desk)).toEqual(['2026-12-31T23:59+01:00', 'Thursday', 53]);
        const look = async (): Promise<void> => {
          expect(agenda(await desk.call('schedule_query', { start: '2026-12-28', end: '2027-01-04' }))).toEqual([
            '2026-12-31T23:30:00+01:00 2027-01-01T00:30:00+01:00 Y',
            '2027-01-01 2027-01-02 W',
          ]);
          // 2032 is the next year that has a week 53.
          expect(agenda(await desk.call('schedule_query', { start: '2027-01-02', end: '2033-01-10' }))).toEqual([
            '2027-12-31T23:30:00+01:00 2028-01-01T00:30:00+01:00 Y',
            '2028-12-31T23:30:00+01:00 2029-01-01T00:30:00+01:00 Y',
            '2032-12-31 2033-01-01 W',
          ]);
        };
        await look();
        desk.clock.set('2026-12-31T23:00:30Z');
        expect(await clockOf(desk)).toEqual(['2027-01-01T00:00+01:00', 'Friday', 53]);
        await look();
        desk.clock.set('2027-01-03T23:00:30Z');
        expect(await clockOf(desk)).toEqual(['2027-01-04T00:00+01:00', 'Monday', 1]);
        desk.clock.set('2024-12-30T23:00:30Z');
        expect(await clockOf(desk)).toEqual(['2024-12-31T00:00+01:00', 'Tuesday', 1]);
        await look();
      });
    });

    it('leap days, and a February without one', async () => {
      await inEachZone('America/New_York', '2028-02-29T04:59:30Z', async (desk) => {
        const add = (title: string, start: string, repeat: string) =>
          desk.call('schedule_add', { title, start, repeat });
        await add('Y', '2028-02-29', 'FREQ=YEARLY');
        await add('M', '2028-01-29', 'FREQ=MONTHLY;COUNT=30');
        await add('L', '2028-02-29', 'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=14');
        const days = async (start: string, end: string): Promise<string[]> =>
          agenda(await desk.call('schedule_query', { start, end })).map((line) => line.replace(/ \S+ /, ' '));
        const nows: unknown[] = [];
        for (const utc of [
          '2028-02-29T04:59:30Z',
          '2028-02-29T05:00:30Z',
          '2028-03-01T05:00:30Z',
          '2027-03-01T05:00:30Z',
        ]) {
          desk.clock.set(utc);
          nows.push((await clockOf(desk))[0]);
          expect((await days('2028-02-28', '2028-03-02')).sort()).toEqual([
            '2028-02-29 L',
            '2028-02-29 M',
            '2028-02-29 Y',
          ]);
          expect(await days('2029-02-20', '2029-03-02')).toEqual(['2029-02-28 L']);
          expect(await days('2031-01-01', '2041-01-01')).toEqual(['2032-02-29 Y', '2036-02-29 Y', '2040-02-29 Y']);
          // 2100 has none.
          expect(await days('2095-01-01', '2105-01-01')).toEqual(['2096-02-29 Y', '2104-02-29 Y']);
        }
        expect(nows).toEqual([
          '2028-02-28T23:59-05:00',
          '2028-02-29T00:00-05:00',
          '2028-03-01T00:00-05:00',
          '2027-03-01T00:00-05:00',
        ]);
        const impossible = await desk.call('schedule_add', { title: 'X', start: '2027-02-29' });
        expect(impossible).toMatchObject({ status: 'error', code: 'INVALID_ARGUMENT' });
      });
    });
  },
);
