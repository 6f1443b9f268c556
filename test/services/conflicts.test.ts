import { describe, expect, it } from 'vitest';
import { added, agenda, confirmed, done, refusal, stage, type User } from './harness.ts';

const all = (user: User) => agenda(user, '2026-11-15', '2027-01-15');
const taken = { title: 'Taken', start: '2026-12-01T10:00', duration_minutes: 60 };
const wish = { title: 'Wish', start: '2026-12-01T10:30', duration_minutes: 60 };

describe('a time that is taken', () => {
  it('proposes: nothing written, what is in the way, ranked alternatives', async () => {
    const user = await stage();
    const id = await added(user, taken);
    const result = await user.add(wish);
    expect(result).toMatchObject({
      status: 'need_user',
      conflicts: [{ id, title: 'Taken', severity: 'hard', overlap_minutes: 30 }],
    });
    expect(result.change_id).toBeUndefined();
    const scores = result.alternatives?.map((one) => one.score) ?? [];
    expect(scores.length).toBeGreaterThan(0);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(await all(user)).toEqual(['2026-12-01T10:00 Taken']);
  });

  it.each(['12:00', '09:00'])('touching it at %s is no conflict', async (time) => {
    const user = await stage();
    await added(user, { ...taken, duration_minutes: 120 });
    done(await user.add({ title: 'Beside', start: `2026-12-01T${time}`, duration_minutes: 60 }));
  });

  it('tentative time is a soft conflict: written, with a warning, whichever of the two it is', async () => {
    for (const [first, second] of [
      ['tentative', 'busy'],
      ['busy', 'tentative'],
      ['tentative', 'tentative'],
    ] as const) {
      const user = await stage();
      await added(user, { ...taken, show_as: first });
      const result = done(await user.add({ ...wish, show_as: second }));
      expect(result.warnings?.join()).toContain('Taken');
      expect(result.conflicts).toBeUndefined();
    }
    const user = await stage();
    await added(user, { ...taken, show_as: 'tentative' });
    const check = await user.check({ start: wish.start });
    expect(check).toMatchObject({ free: true, conflicts: [{ severity: 'soft' }] });
  });

  it('free time is in nobody’s way', async () => {
    for (const [first, second] of [
      ['free', 'busy'],
      ['busy', 'free'],
    ] as const) {
      const user = await stage();
      await added(user, { ...taken, show_as: first });
      expect(done(await user.add({ ...wish, show_as: second })).warnings).toBeUndefined();
    }
  });

  it('an all-day event is free unless said', async () => {
    const user = await stage();
    await added(user, { title: 'Holiday', start: '2026-12-01' });
    expect(done(await user.add(wish)).warnings).toEqual([
      'There is an all-day event then: "Holiday" (Tue 2026-12-01 all day).',
    ]);
    expect(await user.add({ title: 'Busy day', start: '2026-12-01', show_as: 'busy' })).toMatchObject({
      status: 'need_user',
      conflicts: [{ title: 'Wish' }, { title: 'Holiday', severity: 'soft' }],
    });
  });

  it('force writes it all the same, with a warning', async () => {
    const user = await stage();
    await added(user, taken);
    const result = done(await user.add({ ...wish, on_conflict: 'force' }));
    expect(result.warnings?.join()).toContain('Taken');
    expect(await all(user)).toHaveLength(2);
  });

  it('a forced event can be renamed without being asked again, but not moved onto the other', async () => {
    const user = await stage();
    await added(user, taken);
    const id = await added(user, { ...wish, on_conflict: 'force' });
    expect(done(await user.update({ id, title: 'Renamed', location: 'A' })).warnings).toBeUndefined();
    expect(await user.update({ id, duration_minutes: 30 })).toMatchObject({ status: 'need_user' });
    expect(await user.update({ id, show_as: 'busy' })).toMatchObject({ status: 'need_user' });
    done(await user.update({ id, show_as: 'free' }));
    done(await user.update({ id, duration_minutes: 30 }));
  });
});

describe('auto', () => {
  it('takes the best free time within three days, and says so', async () => {
    const user = await stage();
    await added(user, taken);
    const result = done(await user.add({ ...wish, on_conflict: 'auto' }));
    expect(result.message).toContain('[moved: the time was taken]');
    expect(result.event?.start.slice(0, 10)).toBe('2026-12-01');
    const moved = done(await user.update({ id: result.event?.id, start: '2026-12-01T10:00', on_conflict: 'auto' }));
    expect(moved.message).toContain('[moved: the time was taken]');
    expect(moved.event?.start).not.toBe('2026-12-01T10:00:00+08:00');
  });

  it('never goes into the past', async () => {
    const user = await stage();
    // Now is Friday 09:00:30; the rest of the three days is taken.
    await added(user, { title: 'Long', start: '2026-11-20T09:30', end: '2026-11-24T12:00' });
    const result = await user.add({ title: 'Wish', start: '2026-11-20T10:00', on_conflict: 'auto' });
    if (result.event) expect(Date.parse(result.event.start)).toBeGreaterThan(user.clock.now);
    else expect(result.status).toBe('need_user');
    for (const { start } of result.alternatives ?? []) expect(Date.parse(start)).toBeGreaterThan(user.clock.now);
  });

  it('proposes where the three days have no time', async () => {
    const user = await stage();
    await added(user, { title: 'Long', start: '2026-11-30T00:00', end: '2026-12-12T00:00' });
    const result = await user.add({ title: 'Wish', start: '2026-12-06T10:00', on_conflict: 'auto' });
    expect(result).toMatchObject({ status: 'need_user', conflicts: [{ title: 'Long' }] });
    expect(await all(user)).toHaveLength(1);
  });

  it('becomes propose for a series', async () => {
    const user = await stage();
    await added(user, { ...taken, start: '2026-12-08T10:00' });
    const weekly = { ...wish, repeat: 'FREQ=WEEKLY;COUNT=3' };
    expect(await user.add({ ...weekly, on_conflict: 'auto' })).toMatchObject({ status: 'need_user' });
    const id = await added(user, { ...weekly, start: '2026-12-01T14:00' });
    const moves = [
      { id, scope: 'all' as const, start: '2026-12-01T10:30', on_conflict: 'auto' as const },
      {
        id,
        scope: 'this_and_future' as const,
        occurrence: '2026-12-08',
        start: '2026-12-08T10:30',
        on_conflict: 'auto' as const,
      },
    ];
    for (const input of moves) {
      const result = await user.update(input);
      expect(result).toMatchObject({ status: 'need_user', conflicts: [{ title: 'Taken' }] });
      expect(result.alternatives?.length).toBeGreaterThan(0);
    }
    const single = { id, scope: 'this' as const, occurrence: '2026-12-08', start: '2026-12-08T10:30' };
    expect(done(await user.update({ ...single, on_conflict: 'auto' })).message).toContain(
      '[moved: the time was taken]',
    );
    const alone = await added(user, { title: 'Alone', start: '2026-12-08T18:00' });
    const repeat = { id: alone, start: '2026-12-08T10:00', repeat: 'FREQ=DAILY;COUNT=2', on_conflict: 'auto' as const };
    expect(await user.update(repeat)).toMatchObject({ status: 'need_user' });
  });
});

describe('slot tokens', () => {
  it('commit the slot, and check it again', async () => {
    const user = await stage();
    await added(user, taken);
    const { alternatives = [] } = await user.add(wish);
    const [slot] = alternatives;
    const first = { title: 'First', slot_token: slot?.slot_token };
    expect(done(await user.add(first)).event).toMatchObject({ start: slot?.start, end: slot?.end });
    const second = await user.add({ title: 'Second', slot_token: slot?.slot_token });
    expect(second).toMatchObject({ status: 'need_user', conflicts: [{ title: 'First' }] });
    expect(await all(user)).toHaveLength(2);
  });

  it('of find_free_time can be committed', async () => {
    const user = await stage();
    await added(user, taken);
    const { slots = [] } = await user.free({ start: '2026-12-01', duration_minutes: 45, limit: 3 });
    for (const [index, slot] of slots.entries()) {
      const result = await user.add({ title: `Slot ${index}`, slot_token: slot.slot_token });
      expect(result.status === 'final' || result.conflicts?.[0]?.title.startsWith('Slot')).toBe(true);
      if (result.event) expect(result.event).toMatchObject({ start: slot.start, end: slot.end });
    }
    expect((await all(user)).length).toBeGreaterThan(1);
  });

  it('all-day slots keep their dates', async () => {
    const user = await stage();
    await added(user, { title: 'Taken', start: '2026-12-01', show_as: 'busy' });
    const { alternatives = [] } = await user.add({ title: 'Wish', start: '2026-12-01', show_as: 'busy' });
    const [slot] = alternatives;
    expect(slot?.start).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const { event } = done(await user.add({ title: 'Wish', slot_token: slot?.slot_token, show_as: 'busy' }));
    expect(event).toMatchObject({ all_day: true, start: slot?.start, end: slot?.end });
  });

  it('that are none are refused', async () => {
    const user = await stage();
    for (const slot_token of ['', 'slt_', 'slt_zz', 'slt_htkrc_0', 'x'.repeat(100)]) {
      expect((await refusal(user.add({ title: 'X', slot_token }))).code).toBe('INVALID_ARGUMENT');
    }
  });

  it('move a whole series to where it was proposed, whichever occurrence was named', async () => {
    const weekly = { title: 'Sync', start: '2026-12-01T14:00', repeat: 'FREQ=WEEKLY;COUNT=4' };
    for (const occurrence of [undefined, '2026-12-01', '2026-12-15']) {
      const user = await stage();
      const id = await added(user, weekly);
      done(await user.update({ id, scope: 'this', occurrence: '2026-12-01', title: 'Own', start: '2026-12-01T16:00' }));
      await added(user, { ...taken, start: '2026-12-10T10:00' });
      const day = occurrence === '2026-12-15' ? '17' : '03';
      const input = { id, scope: 'all' as const, occurrence, start: `2026-12-${day}T10:00` };
      const { alternatives = [], conflicts } = await user.update(input);
      expect(conflicts).toMatchObject([{ title: 'Taken' }]);
      const [slot] = alternatives;
      expect(slot?.start.slice(0, 10)).toBe(`2026-12-${day}`);
      const commit = { id, scope: 'all' as const, occurrence, slot_token: slot?.slot_token };
      done(await confirmed(user.update, commit));
      const time = slot?.start.slice(11, 16);
      const moved = (await all(user)).filter((line) => line.endsWith('Sync'));
      expect(moved).toEqual(['10', '17', '24'].map((date) => `2026-12-${date}T${time} Sync`));
    }
  });

  it('of a new series shift every occurrence', async () => {
    const user = await stage();
    await added(user, { ...taken, start: '2026-12-08T10:00' });
    const weekly = { title: 'Sync', repeat: 'FREQ=WEEKLY;COUNT=3' };
    const { alternatives = [] } = await user.add({ ...weekly, start: '2026-12-01T10:00' });
    const [slot] = alternatives;
    expect(slot?.start.slice(0, 10)).toBe('2026-12-01');
    done(await user.add({ ...weekly, slot_token: slot?.slot_token }));
    const time = slot?.start.slice(11, 16);
    expect((await all(user)).filter((line) => line.endsWith('Sync'))).toEqual(
      ['01', '08', '15'].map((date) => `2026-12-${date}T${time} Sync`),
    );
  });
});

describe('series', () => {
  it('lists every overlapping occurrence, and says how far it looked', async () => {
    const user = await stage();
    await added(user, { ...taken, repeat: 'FREQ=DAILY;COUNT=5' });
    const result = await user.add({ ...wish, repeat: 'FREQ=DAILY' });
    expect(result.conflicts).toHaveLength(5);
    expect(result.conflicts?.map((one) => one.occurrence?.slice(8, 10))).toEqual(['01', '02', '03', '04', '05']);
    const forced = done(await user.add({ ...wish, repeat: 'FREQ=DAILY', on_conflict: 'force' }));
    expect(forced.checked_until?.slice(0, 4)).toBe('2028');
    expect(forced.warnings?.length).toBeGreaterThan(0);
  });

  it('splitting checks against the part that stays', async () => {
    const user = await stage();
    const id = await added(user, { title: 'Sync', start: '2026-12-01T10:00', repeat: 'FREQ=WEEKLY;COUNT=4' });
    const input = { id, scope: 'this_and_future' as const, occurrence: '2026-12-15', start: '2026-12-08T10:30' };
    expect(await user.update(input)).toMatchObject({
      status: 'need_user',
      missing: ['occurrence'],
      candidates: ['08', '15', '22'].map((day) => ({ id: `2026-12-${day}T10:00:00+08:00` })),
    });
  });
});
