import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../db/harness.ts';
import { type Bundled, bundled } from './bundled.ts';
import { FAKETIME, FakeClock } from './fake-clock.ts';
import { defectsIn, read } from './ledger.ts';
import { ServerProcess, type Structured } from './server-process.ts';

const ZONE = 'Europe/Berlin';
const START = '2027-05-10T10:00:05Z';
const DAY = 86_400_000;
/** So much time after the start, in minutes. */
const at = (minutes: number): string => new Date(Date.parse(START) + minutes * 60_000).toISOString();
const HOURS = 60;
const DAYS = 24 * HOURS;
const YEAR = 365 * DAYS;

interface Desk {
  readonly clock: FakeClock;
  readonly file: string;
  call(tool: string, args?: object): Promise<Structured>;
  /** Adds an event and returns its id and the change. */
  add(title: string, start: string, more?: object): Promise<{ id: string; change: string; result: Structured }>;
}

/** Highest version that each row has now, and every version that it ever had in the order of the changes. */
function versions(file: string): Map<string, number[]> {
  const sql = `select i.row_id as id, json_extract(i.after, '$.version') as version from changes c
    join change_images i on i.change_id = c.id where i.after is not null order by c.seq, i.ordinal`;
  const rows = read(file, (db) => db.prepare(sql).all() as { id: string; version: number }[]);
  const found = new Map<string, number[]>();
  for (const { id, version } of rows) found.set(id, [...(found.get(id) ?? []), version]);
  return found;
}

const rising = (numbers: readonly number[]): boolean =>
  numbers.every((one, index) => index === 0 || one > (numbers[index - 1] as number));

describe.skipIf(!FAKETIME)('promise 18: the clock of a running server is set (libfaketime)', () => {
  const folder = temporaryFolder();
  let server: Bundled;
  let count = 0;
  beforeAll(async () => {
    server = await bundled();
  });
  afterAll(() => server.remove());

  /** A server with a clock of its own. Whatever happens: nothing reported, nothing amiss in the file, versions only rise. */
  async function desk(utc = START, file = path.join(folder, `${++count}.db`)): Promise<Desk> {
    const clock = new FakeClock(path.join(folder, `${++count}.clock`), utc);
    const env = { ...clock.env, PERCH_TIMEZONE: ZONE };
    const process = await new ServerProcess({ file, entry: server.entry, env }).open();
    onTestFinished(async () => {
      await process.end();
      expect([process.stderr, ...defectsIn(file, ZONE)]).toEqual(['']);
      for (const [id, ever] of versions(file)) expect([id, rising(ever)]).toEqual([id, true]);
    });
    const call: Desk['call'] = (tool, args) => process.call(tool, args);
    return {
      clock,
      file,
      call,
      async add(title, start, more = {}) {
        const result = await call('schedule_add', { title, start, on_conflict: 'force', ...more });
        expect(result).toMatchObject({ status: 'final' });
        return { id: (result.event as Structured).id as string, change: result.change_id as string, result };
      },
    };
  }

  const historyOf = async ({ call }: Desk): Promise<unknown[]> =>
    ((await call('history_query')).changes as Structured[]).map((one) => one.change_id);
  /** What is asked before two events are deleted. */
  const askToDelete = async ({ call }: Desk, ids: readonly string[]): Promise<Structured> => {
    const asked = await call('delete_items', { ids });
    expect(asked).toMatchObject({ status: 'need_user', confirm_token: expect.any(String) });
    return asked;
  };
  const refused = { status: 'error', code: 'CONFIRMATION_INVALID' };
  const titles = async ({ call }: Desk, start: string, end: string): Promise<unknown[]> =>
    ((await call('schedule_query', { start, end })).events as Structured[]).map((one) => one.title);

  describe('set back by an hour', () => {
    it('is followed; changes stay in their order, versions rise, undo takes the newest', async () => {
      const one = await desk();
      const { call, clock } = one;
      const a = await one.add('A', '2027-05-11T09:00');
      const b = await one.add('B', '2027-05-11T11:00');
      clock.set(at(-HOURS));
      const { now, iso } = await call('get_current_time');
      expect([now, iso].map((text) => String(text).slice(0, 16))).toEqual(Array(2).fill('2027-05-10T11:00'));
      const renamed = await call('schedule_update', { id: a.id, expected_version: 1, title: 'A2' });
      expect(renamed).toMatchObject({ status: 'final', event: { version: 2 } });
      const c = await one.add('C', '2027-05-11T13:00');
      expect(await historyOf(one)).toEqual([c.change, renamed.change_id, b.change, a.change]);
      expect(await call('schedule_update', { id: a.id, expected_version: 1, title: 'A3' })).toMatchObject({
        code: 'VERSION_MISMATCH',
      });
      // Everything from B on, though two of the changes have earlier times.
      const preview = await call('undo', { since: b.change, preview: true });
      expect(preview.message).toMatch(/C.*A2?.*B/);
      const undone = await call('undo', { last: 1 });
      expect(undone).toMatchObject({ status: 'final', message: expect.stringContaining('C') });
      expect(await call('undo', { change_id: renamed.change_id })).toMatchObject({ status: 'final' });
      expect(await titles(one, '2027-05-11', '2027-05-12')).toEqual(['A', 'B']);
      const redone = await call('undo', { change_id: undone.change_id });
      expect(redone).toMatchObject({ status: 'final' });
      expect((await historyOf(one))[0]).toBe(redone.change_id);
      expect(await titles(one, '2027-05-11', '2027-05-12')).toEqual(['A', 'B', 'C']);
    });

    it('loses no idempotency key, and none outlives its day by more than the step back', async () => {
      const one = await desk();
      const key = { idempotency_key: 'k' };
      const a = await one.add('A', '2027-05-11T09:00', key);
      one.clock.set(at(-HOURS));
      expect((await one.add('A', '2027-05-11T09:00', key)).result).toMatchObject({
        replayed: true,
        event: { id: a.id },
      });
      expect(await one.call('schedule_add', { title: 'B', start: '2027-05-12', ...key })).toMatchObject({
        code: 'INVALID_ARGUMENT',
      });
      one.clock.set(at(24 * HOURS - 1));
      expect((await one.add('A', '2027-05-11T09:00', key)).id).toBe(a.id);
      one.clock.set(at(24 * HOURS + 1));
      const b = await one.add('A', '2027-05-11T09:00', key);
      expect(b.result.replayed).toBeUndefined();
      expect(b.id).not.toBe(a.id);
    });

    it('loses no confirmation and no list of candidates, and both still expire', async () => {
      const one = await desk();
      const ids = [
        (await one.add('Standup A', '2027-05-11T09:00')).id,
        (await one.add('Standup B', '2027-05-12T09:00')).id,
      ];
      const asked = await askToDelete(one, ids);
      const late = await askToDelete(one, ids);
      const listed = await one.call('schedule_update', { match: 'standup', title: 'X' });
      const refs = (listed.candidates as Structured[]).map(({ ref }) => ref as string);
      expect(refs).toHaveLength(2);
      one.clock.set(at(-HOURS));
      expect(await one.call('schedule_update', { id: refs[0], location: 'here' })).toMatchObject({ status: 'final' });
      // That changed one of them: back to what was asked about.
      expect(await one.call('delete_items', { ids, confirm_token: asked.confirm_token })).toMatchObject(refused);
      const again = await askToDelete(one, ids);
      one.clock.set(at(-2 * HOURS));
      expect(await one.call('delete_items', { ids, confirm_token: again.confirm_token })).toMatchObject({
        status: 'final',
      });
      expect(await one.call('delete_items', { ids, confirm_token: again.confirm_token })).not.toMatchObject({
        status: 'final',
      });
      expect(await one.call('undo', { last: 1 })).toMatchObject({ status: 'final' });
      one.clock.set(at(31));
      expect(await one.call('delete_items', { ids, confirm_token: late.confirm_token })).toMatchObject(refused);
      expect(await one.call('schedule_update', { id: refs[0], title: 'X' })).toMatchObject({ code: 'NOT_FOUND' });
    });
  });

  describe('far ahead, and back', () => {
    it('by a year: the cache of occurrences is extended, and answers are right on both sides', async () => {
      const one = await desk();
      await one.add('D', '2027-05-10T09:00', { repeat: 'FREQ=DAILY' });
      await one.add('W', '2027-05-10T17:00', { repeat: 'FREQ=WEEKLY;COUNT=400' });
      const series = await one.add('M', '2027-05-10T20:00', { repeat: 'FREQ=MONTHLY;BYDAY=2MO' });
      const cachedTo = (id: string): number =>
        read(one.file, (db) => db.prepare('select cached_to from extents where source = ?').pluck().get(id) as number);
      const before = cachedTo(series.id);
      // Mondays: the second of its month, in 2027 and ten years on; clocks are on summer time in each.
      const mondays = ['2027-06-14', '2028-05-08', '2029-06-11', '2031-07-14', '2037-06-08'];
      const look = async (): Promise<void> => {
        for (const day of mondays) {
          const next = new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);
          const { events } = await one.call('schedule_query', { start: day, end: next });
          const weekly = Date.parse(day) < Date.parse('2034-12-31');
          expect((events as Structured[]).map((event) => `${event.start} ${event.title}`)).toEqual([
            `${day}T09:00:00+02:00 D`,
            ...(weekly ? [`${day}T17:00:00+02:00 W`] : []),
            `${day}T20:00:00+02:00 M`,
          ]);
          const check = { start: `${day}T20:30`, duration_minutes: 60 };
          expect(await one.call('check_conflict', check)).toMatchObject({ free: false, conflicts: [{ title: 'M' }] });
        }
      };
      await look();
      one.clock.set(at(YEAR));
      await look();
      // The horizon is two years ahead, less the sixty days by which it may lag.
      expect(cachedTo(series.id)).toBeGreaterThanOrEqual(Date.parse(at(YEAR)) + (731 - 60) * DAY);
      expect(cachedTo(series.id)).toBeGreaterThan(before + 300 * DAY);
      one.clock.set(at(10 * YEAR));
      await look();
      await one.add('X', '2037-06-09T12:00');
      one.clock.set(at(1));
      await look();
      await one.add('Y', '2027-06-15T12:00');
      expect(await titles(one, '2027-06-15', '2027-06-16')).toEqual(['D', 'Y']);
      expect(String((await one.call('get_current_time')).iso)).toMatch(/^2027-05-10T12:01/);
    });

    it('what was made meanwhile does not hold until then', async () => {
      const one = await desk();
      const ids = [(await one.add('A', '2027-05-11T09:00')).id, (await one.add('B', '2027-05-12T09:00')).id];
      one.clock.set(at(YEAR));
      const ahead = await one.add('K', '2028-06-01T09:00', { idempotency_key: 'k' });
      const asked = await askToDelete(one, ids);
      const listed = await one.call('schedule_update', { match: 'a', title: 'X' });
      expect(listed.status).toBe('final');
      one.clock.set(at(2));
      expect(await one.call('delete_items', { ids, confirm_token: asked.confirm_token })).toMatchObject(refused);
      const fresh = await one.add('L', '2027-06-01T09:00', { idempotency_key: 'k' });
      expect(fresh.result.replayed).toBeUndefined();
      // The new binding is the one that holds, also when that time comes.
      expect((await one.add('L', '2027-06-01T09:00', { idempotency_key: 'k' })).result).toMatchObject({
        replayed: true,
      });
      const now = await askToDelete(one, ids);
      expect(await one.call('delete_items', { ids, confirm_token: now.confirm_token })).toMatchObject({
        status: 'final',
      });
      // A change of next year is a change like any other.
      expect(await historyOf(one)).toHaveLength(6);
      expect(await one.call('undo', { change_id: ahead.change })).toMatchObject({ status: 'final' });
      expect(await titles(one, '2028-06-01', '2028-06-02')).toEqual([]);
    });

    it('a moment a few hours ahead: a key from before holds still', async () => {
      const one = await desk();
      const key = { idempotency_key: 'k' };
      const a = await one.add('A', '2027-05-11T09:00', key);
      one.clock.set(at(8 * HOURS));
      await one.add('B', '2027-05-12T09:00');
      one.clock.set(at(1));
      expect((await one.add('A', '2027-05-11T09:00', key)).result).toMatchObject({
        replayed: true,
        event: { id: a.id },
      });
    });

    it.each(['1970-01-01T00:00:30Z', '2038-01-19T03:14:05Z', '2099-12-31T22:59:30Z', '2199-12-30T12:00:00Z'])(
      'a server whose clock says %s works, and another after it',
      async (utc) => {
        const one = await desk();
        const series = await one.add('D', '2027-05-10T09:00', { repeat: 'FREQ=DAILY' });
        one.clock.set(utc);
        expect(Date.parse((await one.call('get_current_time')).iso as string) - Date.parse(utc)).toBeLessThan(30_000);
        const late = await one.add('A', utc.replace('Z', '+00:00'), { duration_minutes: 5, idempotency_key: 'k' });
        expect(await one.call('schedule_update', { id: late.id, title: 'A2' })).toMatchObject({ status: 'final' });
        const free = {
          start: utc,
          end: new Date(Date.parse(utc) + DAY).toISOString(),
          earliest: '00:00',
          latest: '24:00',
        };
        const { slots } = await one.call('find_free_time', free);
        for (const { start } of slots as { start: string }[]) {
          expect(Date.parse(start)).toBeGreaterThanOrEqual(Date.parse(utc));
        }
        expect(slots).toHaveLength(5);
        expect(await titles(one, '2027-05-11', '2027-05-12')).toEqual(['D']);
        const two = await desk(START, one.file);
        expect(await titles(two, '2027-05-11', '2027-05-12')).toEqual(['D']);
        const change = { id: series.id, scope: 'this', occurrence: '2027-05-11T09:00', title: 'E' };
        expect(await two.call('schedule_update', change)).toMatchObject({ status: 'final' });
        expect(await titles(one, '2027-05-11', '2027-05-13')).toEqual(['E', 'D']);
        expect(await two.call('undo', { last: 1 })).toMatchObject({ status: 'final' });
        expect(await titles(one, '2027-05-11', '2027-05-13')).toEqual(['D', 'D']);
      },
    );
  });

  it.each([
    ['two hours ahead', 2 * HOURS],
    ['two hours behind', -2 * HOURS],
    ['a year ahead', YEAR],
    ['a year behind', -YEAR],
  ])('a second server on the same file, its clock %s', async (_name, minutes) => {
    const one = await desk();
    const two = await desk(at(minutes), one.file);
    const shared = await one.add('S', '2027-05-11T09:00', { repeat: 'FREQ=DAILY' });
    const made: string[] = [shared.change];
    for (let round = 0; round < 5; round++) {
      for (const [index, each] of [one, two].entries()) {
        const title = `${index}-${round}`;
        const own = await each.add(title, `2028-06-0${round + 1}T1${index}:00`);
        const other = [two, one][index] as Desk;
        const renamed = await other.call('schedule_update', { id: own.id, expected_version: 1, title: `${title}!` });
        expect(renamed).toMatchObject({ status: 'final', event: { version: 2 } });
        made.push(own.change, renamed.change_id as string);
      }
      const day = `2028-06-0${round + 1}`;
      const seen = ['S', `0-${round}!`, `1-${round}!`];
      for (const each of [one, two]) expect(await titles(each, day, `2028-06-0${round + 2}`)).toEqual(seen);
    }
    for (const each of [one, two]) {
      const { changes } = await each.call('history_query', { limit: 200 });
      expect((changes as Structured[]).map((change) => change.change_id)).toEqual([...made].reverse());
    }
    // The same time twice: whoever comes second sees it, whatever its clock says.
    const both = await Promise.all(
      [one, two].map((each) => each.call('schedule_add', { title: 'B', start: '2028-06-20T10:00' })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['final', 'need_user']);
    // For a clock that is a year ahead, what the other one wrote is too old to be undone.
    const winner = both[0]?.status === 'final' ? one : two;
    expect(await winner.call('undo', { last: 1 })).toMatchObject({ status: 'final', undone: expect.any(Array) });
    for (const each of [one, two]) expect(await titles(each, '2028-06-20', '2028-06-21')).toEqual(['S']);
  });

  it('a confirmation given by one server is honoured by another whose clock lags, refused where it has expired', async () => {
    const one = await desk();
    const [behind, ahead] = [await desk(at(-2 * HOURS), one.file), await desk(at(2 * HOURS), one.file)];
    const ids = [(await one.add('A', '2027-05-11T09:00')).id, (await one.add('B', '2027-05-12T09:00')).id];
    const { confirm_token } = await askToDelete(one, ids);
    expect(await ahead.call('delete_items', { ids, confirm_token })).toMatchObject(refused);
    expect(await behind.call('delete_items', { ids, confirm_token })).toMatchObject({ status: 'final' });
    expect(await one.call('delete_items', { ids, confirm_token })).not.toMatchObject({ status: 'final' });
  });
});
