import { describe, expect, it } from 'vitest';
import { Amap, askAmap } from '../../src/commands/demo/amap.ts';
import { added, done, refusal, stage, todo } from './harness.ts';

const place = (name: string, longitude: number, latitude = 39.9, crs = 'gcj02') => ({ name, longitude, latitude, crs });
const HOME = place('Garden Road 5', 116.4);
const SOHO = place('SOHO', 116.5);
const BANK = place('Bank', 116.44);

/** Monday: a client at SOHO from 9 to 11, and one thing to do at the bank. */
async function monday() {
  const on = await stage();
  done(await on.profile({ home: HOME, working_hours: 'MO-FR 09:00-18:00' }));
  await added(on, { title: 'Client', start: '2026-11-23T09:00', duration_minutes: 120, location_place: SOHO });
  const bank = await todo(on, { title: 'Sign papers', estimate_minutes: 30, location_place: BANK });
  return { on, call: { start: '2026-11-23', end: '2026-11-24', todos: [bank.id] } };
}

describe('the ways of a plan', () => {
  it('are asked for, estimated meanwhile, then as the map server says, and remembered', async () => {
    const { on, call } = await monday();
    const first = await on.plan(call);
    expect(first.travel_needed?.map(({ from, to }) => `${from.name} → ${to.name}`)).toEqual([
      'Garden Road 5 → SOHO',
      'SOHO → Bank',
    ]);
    expect(first.assumptions?.join(' ')).toContain('SOHO → Bank: about 32 min, estimated from the distance');
    // 11:00 and 32 minutes: the next quarter of an hour.
    expect(first.plan?.[0]?.start).toContain('T13:00');
    const amap = new Amap();
    const travel = askAmap(amap, first.travel_needed ?? []);
    expect(amap.calls[1]).toBe('maps_distance {"origins":"116.5,39.9","destination":"116.44,39.9","type":"1"}');
    expect(travel[1]).toEqual({ from: 'SOHO', to: 'Bank', minutes: 10, source: 'amap' });
    const second = await on.plan({ ...call, travel });
    expect(second.travel_needed).toBeUndefined();
    expect(second.plan?.[0]?.start).toContain('T11:15');
    // Nothing has to be told twice.
    const third = await on.plan(call);
    expect([third.travel_needed, third.plan?.[0]?.start]).toEqual([undefined, second.plan?.[0]?.start]);
    on.clock.now += 91 * 86_400_000;
    await added(on, { title: 'Client again', start: '2027-03-01T10:00', location_place: SOHO });
    expect((await on.plan({ ...call, start: '2027-03-01', end: '2027-03-02' })).travel_needed).toHaveLength(2);
  });

  it('are between places of one coordinate system only', async () => {
    const { on, call } = await monday();
    await on.todos.update({ id: call.todos[0] as string, location_place: { ...BANK, crs: 'wgs84' } });
    const { travel_needed: needed, assumptions = [] } = await on.plan(call);
    const way = needed?.find(({ to }) => to.name === 'Bank');
    expect(way).toMatchObject({ from: { crs: 'gcj02' }, to: { crs: 'wgs84' }, mode: 'driving' });
    expect(way).not.toHaveProperty('minutes');
    expect(assumptions.join(' ')).not.toContain('→ Bank');
  });

  it('are refused where they name no place, and nothing is kept', async () => {
    const { on, call } = await monday();
    const refused = await refusal(
      on.plan({
        ...call,
        travel: [
          { from: 'SOHO', to: 'Bank', minutes: 5 },
          { from: 'Zoom', to: 'Bank', minutes: 5 },
        ],
      }),
    );
    expect(refused.code).toBe('INVALID_ARGUMENT');
    expect(refused.message).toContain('Zoom');
    await refusal(on.plan({ ...call, travel: [{ from: 'SOHO', to: 'Bank', minutes: -1 }] }));
    expect(on.sql.prepare('select count(*) as n from travel_times').get()).toEqual({ n: 0 });
  });

  it('are one user’s', async () => {
    const { on, call } = await monday();
    await on.plan({ ...call, travel: [{ from: 'SOHO', to: 'Bank', minutes: 5 }] });
    const other = on.as('other');
    await added(other, { title: 'Client', start: '2026-11-23T10:00', location_place: SOHO });
    done(await other.todos.add({ title: 'Sign', estimate_minutes: 30, location_place: BANK }));
    expect((await other.plan({ start: '2026-11-23', end: '2026-11-24' })).travel_needed).toHaveLength(1);
  });
});

describe('elsewhere', () => {
  async function told() {
    const { on, call } = await monday();
    await on.plan({
      ...call,
      travel: [
        { from: 'SOHO', to: 'Bank', minutes: 40 },
        { from: 'Garden Road 5', to: 'SOHO', minutes: 50 },
      ],
    });
    return on;
  }

  it('an event that is too near for the way is written, and that is said', async () => {
    const on = await told();
    const near = { title: 'Loan', location_place: BANK };
    const { warnings = [] } = done(await on.add({ ...near, start: '2026-11-23T11:30' }));
    expect(warnings).toEqual(['Too little travel time to or from Client (SOHO → Bank: 40 min): 10 minutes short.']);
    const moved = done(await on.update({ match: 'Loan', start: '2026-11-23T11:40' }));
    expect(moved.warnings ?? []).toEqual([]);
    const again = done(await on.update({ match: 'Loan', start: '2026-11-23T11:10' }));
    expect(again.warnings?.[0]).toContain('30 minutes short');
  });

  it('a check names the way as a buffer, and the time stays free', async () => {
    const on = await told();
    await added(on, { title: 'Loan', start: '2026-11-23T12:00', location_place: BANK });
    const { free, conflicts = [] } = await on.check({ start: '2026-11-23T11:00', duration_minutes: 30 });
    expect(free).toBe(true);
    expect(conflicts.map(({ title, severity }) => [title, severity])).toEqual([['Loan', 'buffer']]);
    expect((await on.check({ start: '2026-11-23T11:00', duration_minutes: 15 })).conflicts).toEqual([]);
  });

  it('free time leaves the way to what comes next', async () => {
    const on = await told();
    const asked = {
      start: '2026-11-23',
      duration_minutes: 30,
      latest: '12:30',
    };
    await added(on, { title: 'Loan', start: '2026-11-23T12:30', location_place: BANK });
    const { slots = [], assumptions = [] } = await on.free(asked);
    expect(slots.map(({ start }) => start.slice(11, 16))).toEqual(['11:00', '11:15']);
    expect(assumptions.join(' ')).toContain('SOHO → Bank: 40 min');
    done(await on.update({ match: 'Loan', location: 'Zoom' }));
    expect((await on.free(asked)).slots).toHaveLength(5);
  });

  it('online meetings and rooms need no way', async () => {
    const on = await told();
    const { warnings } = done(await on.add({ title: 'Call', start: '2026-11-23T11:00', location: 'Zoom' }));
    expect(warnings).toBeUndefined();
    const { warnings: none } = done(await on.add({ title: 'Talk', start: '2026-11-23T12:00', location: '3号会议室' }));
    expect(none).toBeUndefined();
  });
});

describe('when to leave', () => {
  async function told() {
    const { on, call } = await monday();
    await on.plan({ ...call, travel: [{ from: 'SOHO', to: 'Bank', minutes: 40 }] });
    return on;
  }

  it('is in the agenda of the day, estimated where nobody has told', async () => {
    const on = await told();
    await added(on, { title: 'Loan', start: '2026-11-23T13:20', location_place: BANK });
    const { leave = [] } = await on.agenda({ start: '2026-11-23' });
    expect(leave.map(({ said }) => said)).toEqual([
      'Leave by 08:13 for Client (Garden Road 5 → SOHO: about 47 min, estimated from the distance)',
      'Leave by 12:40 for Loan (SOHO → Bank: 40 min)',
    ]);
    expect(leave[1]).toMatchObject({ leave_by: '2026-11-23T12:40:00+08:00', minutes: 40 });
  });

  it.each(['leave', '出发时'])('is what a reminder can go off at (%s)', async (remind_minutes) => {
    const on = await told();
    const loan = { title: 'Loan', start: '2026-11-23T13:20', location_place: BANK, remind_minutes };
    const { assumptions = [] } = done(await on.add(loan));
    expect(assumptions).toContain('The reminder goes off when it is time to leave (SOHO → Bank: 40 min).');
    const { reminders = [] } = await on.reminders.query({ start: '2026-11-23', end: '2026-11-24' });
    expect(reminders.map(({ at }) => at)).toEqual(['2026-11-23T12:40:00+08:00']);
    const client = done(await on.update({ match: 'Client', remind_minutes }));
    expect(client.status).toBe('final');
    done(await on.undo({ last: 2 }).then((asked) => on.undo({ last: 2, confirm_token: asked.confirm_token })));
    expect((await on.reminders.query({ start: '2026-11-23', end: '2026-11-24' })).reminders).toEqual([]);
  });

  it('cannot be told where nothing is known of the way, and nothing is written then', async () => {
    const on = await told();
    const refused = await refusal(
      on.add({ title: 'Trip', start: '2026-11-25T10:00', location: 'Far away', remind_minutes: 'leave' }),
    );
    expect(refused.message).toBe('The time to leave for Far away is unknown: nobody has said how long it takes.');
    expect((await on.query({ start: '2026-11-25' })).events).toEqual([]);
  });
});
