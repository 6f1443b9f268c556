import { describe, expect, it } from 'vitest';
import { DAY } from '../../src/domain/time/wall.ts';
import { added, confirmed, done, refusal, stage, type User } from './harness.ts';

const HALF_PAST = { duration_minutes: 30, show_as: 'free' } as const;

/** Starts with their offsets and titles. */
async function all(user: User, start: string, end: string): Promise<string[]> {
  const { events = [] } = await user.query({ start, end, limit: 200 });
  return events.map((one) => `${one.start.slice(5, 16)}${one.start.slice(19)} ${one.title}`);
}

describe('the night on which the clocks go forward', () => {
  const inMarch = (user: User) => all(user, '2026-03-01', '2026-03-20');
  const shifted = '2026-03-08T03:30:00-04:00';
  const nightly = async () => {
    const user = await stage({ timezone: 'America/New_York', clock: { now: Date.UTC(2026, 1, 1) } });
    const id = await added(user, { title: 'N', start: '2026-03-06T02:30', repeat: 'FREQ=DAILY;COUNT=5', ...HALF_PAST });
    return { user, id };
  };

  it('a series is split at the occurrence in the gap', async () => {
    const { user, id } = await nightly();
    const whole = await inMarch(user);
    expect(whole).toEqual(
      ['06T02:30-05:00 N', '07T02:30-05:00 N', '08T03:30-04:00 N', '09T02:30-04:00 N', '10T02:30-04:00 N'].map(
        (text) => `03-${text}`,
      ),
    );
    done(await user.update({ id, scope: 'this_and_future', occurrence: shifted, title: 'L' }));
    expect(await inMarch(user)).toEqual(whole.map((text, index) => (index < 2 ? text : text.replace('N', 'L'))));
    done(await user.undo({ last: 1 }));
    expect(await inMarch(user)).toEqual(whole);
  });

  it('an end before the start that the gap makes of it is refused, and why is said', async () => {
    const { user } = await nightly();
    const event = { title: 'G', start: '2026-03-08T02:30', end: '2026-03-08T03:15' };
    const refused = await refusal(user.add(event));
    expect(refused.details.hint).toContain('there is no 02:30, and it counts as 03:30');
    const backward = await refusal(user.add({ ...event, start: '2026-03-08T04:00' }));
    expect(backward.details.hint).toBe('Check end, or pass duration_minutes instead.');
  });

  it.each(['this_and_future', 'all'] as const)('moves as seen from it with scope %s', async (scope) => {
    const { user, id } = await nightly();
    const before = await inMarch(user);
    done(await confirmed(user.update, { id, scope, occurrence: shifted, start: '2026-03-08T05:00' }));
    const moved = before.map((text) => text.replace(/T0[23]:30/, 'T05:00'));
    expect(await inMarch(user)).toEqual(scope === 'all' ? moved : [...before.slice(0, 2), ...moved.slice(2)]);
  });

  it('an all-day occurrence stays a whole day where the day has no midnight', async () => {
    const user = await stage({ timezone: 'America/Sao_Paulo', clock: { now: Date.UTC(2018, 9, 20) } });
    const id = await added(user, { title: 'D', start: '2018-11-02', repeat: 'FREQ=DAILY;COUNT=4' });
    done(await user.update({ id, scope: 'this', occurrence: '2018-11-04', title: 'One' }));
    done(await user.update({ id, scope: 'this_and_future', occurrence: '2018-11-04', title: 'Later' }));
    const { events } = await user.query({ start: '2018-11-01', end: '2018-11-10' });
    expect(events?.map((one) => `${one.start} ${one.end} ${one.title}`)).toEqual([
      '2018-11-02 2018-11-03 D',
      '2018-11-03 2018-11-04 D',
      '2018-11-04 2018-11-05 One',
      '2018-11-05 2018-11-06 Later',
    ]);
  });
});

describe('the night on which the clocks go back', () => {
  const inNovember = (user: User) => all(user, '2026-10-25', '2026-11-20');

  it('a series is split at the occurrence in the first of the two hours, and can move to the second', async () => {
    const user = await stage({ timezone: 'America/New_York', clock: { now: Date.UTC(2026, 9, 1) } });
    const id = await added(user, { title: 'N', start: '2026-10-31T01:30', repeat: 'FREQ=DAILY;COUNT=3', ...HALF_PAST });
    const first = '2026-11-01T01:30:00-04:00';
    const { event } = done(await user.update({ id, scope: 'this_and_future', occurrence: first, title: 'L' }));
    expect(await inNovember(user)).toEqual(['10-31T01:30-04:00 N', '11-01T01:30-04:00 L', '11-02T01:30-05:00 L']);
    const move = { id: event?.id, scope: 'all', occurrence: first, start: '2026-11-01T01:30:00-05:00' } as const;
    done(await confirmed(user.update, move));
    expect(await inNovember(user)).toEqual(['10-31T01:30-04:00 N', '11-01T01:30-05:00 L', '11-02T01:30-05:00 L']);
  });
});

describe('what the cache depends on', () => {
  const FLOATING = [
    'BEGIN:VEVENT',
    'UID:f',
    'SUMMARY:F',
    'DTSTART:20261124T090000',
    'DURATION:PT1H',
    'RRULE:FREQ=DAILY',
    'END:VEVENT',
  ];
  const ics = ['BEGIN:VCALENDAR', ...FLOATING, 'END:VCALENDAR'].join('\r\n');

  it('the zone of the profile: floating and all-day events go with it, and undo brings them back', async () => {
    const user = await stage();
    await added(user, { title: 'D', start: '2026-11-24', repeat: 'FREQ=DAILY' });
    await user.services.events.importCalendar(await user.caller('import'), { ics });
    const day = () => all(user, '2026-11-25', '2026-11-26');
    const before = await day();
    expect(before).toEqual(['11-25 D', '11-25T09:00+08:00 F']);
    done(await user.profile({ timezone: 'America/New_York' }));
    expect(await day()).toEqual(['11-25 D', '11-25T09:00-05:00 F']);
    done(await user.undo({ last: 1 }));
    expect(await day()).toEqual(before);
  });

  it('an event said to be floating goes with the user, added or changed, and one beside it stays', async () => {
    const user = await stage();
    const repeat = 'FREQ=DAILY';
    await added(user, { title: 'F', start: '2026-11-24T09:00', timezone: 'floating', repeat });
    await added(user, { title: 'Z', start: '2026-11-24T07:00' });
    const later = await added(user, { title: 'L', start: '2026-11-25T11:00' });
    const changing = { id: later, timezone: 'floating', start: '2026-11-25T12:00' };
    done(await user.services.events.update(await user.caller('change'), changing));
    done(await user.profile({ timezone: 'America/New_York' }));
    expect(await all(user, '2026-11-25', '2026-11-26')).toEqual(['11-25T09:00-05:00 F', '11-25T12:00-05:00 L']);
  });

  it('the zones and clocks of two processes on one file', async () => {
    const here = await stage({ timezone: 'Asia/Shanghai' });
    const there = await stage({ timezone: 'America/New_York', file: here.file, clock: { now: here.clock.now } });
    await added(here, { title: 'D', start: '2026-11-24', repeat: 'FREQ=DAILY' });
    await added(here, { title: 'T', start: '2026-11-24T09:00', repeat: 'FREQ=DAILY' });
    const look = async (date: string, next: string): Promise<void> => {
      expect(await all(here, date, next)).toEqual([`${date.slice(5)} D`, `${date.slice(5)}T09:00+08:00 T`]);
      const seen = await all(there, date, next);
      expect(seen.map((text) => text.slice(-1))).toEqual(['D', 'T']);
    };
    await look('2026-12-25', '2026-12-26');
    there.clock.now += 731 * DAY;
    for (const year of [2026, 2028, 2029, 2030, 2035, 2026]) await look(`${year}-12-25`, `${year}-12-26`);
  });

  it('the zone data: all of it is built again when that changes', async () => {
    const user = await stage();
    await added(user, { title: 'D', start: '2026-11-24', repeat: 'FREQ=DAILY' });
    await added(user, { title: 'T', start: '2026-11-24T09:00', repeat: 'FREQ=DAILY' });
    const before = await all(user, '2026-11-24', '2027-01-01');
    // As a process with other zone data would have left it.
    user.sql.exec(`update meta set value = json_set(value, '$.tzdata', '1999a') where key = 'occurrences'`);
    user.sql.exec('update occurrences set start_at = start_at - 3600000, end_at = end_at - 3600000');
    // A call comes with an event of its own: what another process wrote before it is seen from then on.
    await new Promise(setImmediate);
    expect(await all(user, '2026-11-24', '2027-01-01')).toEqual(before);
  });
});

it('words find a changed occurrence by its own title, and its series without it', async () => {
  const user = await stage();
  const id = await added(user, { title: 'Standup', start: '2026-11-24T09:00', repeat: 'FREQ=DAILY;COUNT=3' });
  done(await user.update({ id, scope: 'this', occurrence: '2026-11-25T09:00', title: 'Retro' }));
  const window = { start: '2026-11-01', end: '2026-12-31' };
  expect((await user.query({ ...window, query: 'retro' })).events?.map((one) => one.title)).toEqual(['Retro']);
  expect((await user.query({ ...window, query: 'standup' })).total).toBe(2);
});
