import { expect, it } from 'vitest';
import { freshDays, inBothEras, strictArguments } from './session.ts';

inBothEras('check_conflict', (session) => {
  const early = freshDays();
  strictArguments(session, 'check_conflict', {
    valid: { start: early(0, '10:00'), duration_minutes: 30, buffer_minutes: 5 },
    loose: { Start: early(0, '10:00'), durationMinutes: '30', bufferMinutes: ' 5 ' },
    typo: ['duration', 'duration_minutes'],
    wrongTypes: [{ duration_minutes: 'x' }, { buffer_minutes: -1 }, { buffer_minutes: 2.5 }, { exclude_id: 7 }],
    missing: 'start',
  });

  it('tells that a time is free', async () => {
    const day = freshDays();
    const reply = await session.done('check_conflict', { start: day(0, '10:00'), end: day(0, '11:00') });
    expect(reply).toMatchObject({ free: true, conflicts: [], alternatives: [], occurrences_checked: 1 });
    expect(reply.text).toMatch(/: ✓ This time is free\.$/);
  });

  it('tells what is in the way, how much, and what would be free instead', async () => {
    const day = freshDays();
    const hard = await session.add('Board', day(0, '10:00'));
    const soft = await session.add('Maybe', day(0, '11:00'), { show_as: 'tentative' });
    const reply = await session.done('check_conflict', { start: day(0, '10:30'), duration_minutes: 60 });
    expect(reply).toMatchObject({
      message: expect.stringMatching(/: ✗ 1 conflict\.$/),
      free: false,
      conflicts: [
        { id: hard.id, title: 'Board', severity: 'hard', overlap_minutes: 30, start: hard.start, end: hard.end },
        { id: soft.id, severity: 'soft', overlap_minutes: 30 },
      ],
    });
    expect(reply.text).toContain('call schedule_add with slot_token');
    expect(reply.text).not.toContain('on_conflict');
    const { slot_token } = reply.alternatives[0];
    await session.done('schedule_add', { title: 'There', slot_token });
  });

  it('calls a tentative overlap free, and says so', async () => {
    const day = freshDays();
    await session.add('Maybe', day(0, '11:00'), { show_as: 'tentative' });
    const reply = await session.done('check_conflict', { start: day(0, '11:00') });
    expect(reply).toMatchObject({
      free: true,
      message: expect.stringMatching(/: ✓ Free, apart from 1 tentative event\.$/),
      conflicts: [{ severity: 'soft' }],
    });
    expect(reply.text).toContain('⚠ Maybe');
  });

  it('keeps a buffer on both sides; a gap as long is enough', async () => {
    const day = freshDays();
    await session.add('Before', day(0, '10:00'));
    await session.add('After', day(0, '13:00'));
    const at = (start: string, buffer_minutes: number) =>
      session.done('check_conflict', { start: day(0, start), duration_minutes: 60, buffer_minutes });
    expect(await at('11:30', 30)).toMatchObject({ free: true });
    const reply = await at('11:30', 31);
    expect(reply).toMatchObject({ free: false, conflicts: [{ severity: 'buffer' }, { severity: 'buffer' }] });
  });

  it('leaves an event out, also by a reference', async () => {
    const day = freshDays();
    const { id } = await session.add('Mine', day(0, '10:00'));
    expect(await session.done('check_conflict', { start: day(0, '10:00') })).toMatchObject({ free: false });
    expect(await session.done('check_conflict', { start: day(0, '10:00'), exclude_id: id })).toMatchObject({
      free: true,
    });
    await session.refuses('check_conflict', { start: day(0, '10:00'), exclude_id: 'evt_nothere' }, 'NOT_FOUND');
  });

  it('checks every occurrence of a series, and says how far', async () => {
    const day = freshDays();
    const busy = await session.add('Standup', day(0, '09:00'), { repeat: 'FREQ=DAILY;COUNT=3' });
    const reply = await session.done('check_conflict', { start: day(0, '09:30'), repeat: 'FREQ=DAILY;COUNT=10' });
    expect(reply).toMatchObject({ free: false, occurrences_checked: 10 });
    expect(reply).not.toHaveProperty('checked_until');
    expect(reply.conflicts.map(({ id, occurrence }) => [id, occurrence])).toEqual(
      [0, 1, 2].map((offset) => [busy.id, `${day(offset, '09:00')}:00+08:00`]),
    );
    expect(reply.text).toContain('10 occurrences checked');
    const endless = await session.done('check_conflict', { start: day(0, '20:00'), repeat: 'FREQ=DAILY' });
    expect(endless).toMatchObject({ free: true, checked_until: expect.stringMatching(/T20:00:00\+08:00$/) });
    expect(endless.text).toContain(String(endless.checked_until));
  });

  it('reads times in another zone', async () => {
    const day = freshDays();
    await session.add('Nine here', day(0, '09:00'));
    const reply = await session.done('check_conflict', { start: day(0, '10:00'), timezone: 'Asia/Tokyo' });
    expect(reply).toMatchObject({ free: false, conflicts: [{ overlap_minutes: 60 }] });
  });

  it.each([
    { start: '2031-03-04T10:00', end: '2031-03-04T10:00' },
    { start: '2031-03-04T10:00', timezone: 'Nowhere' },
    { start: '2031-03-04T10:00', repeat: '蓝色星期' },
    { start: 'some day' },
    { start: '2月30日' },
    { start: '明天下午5点到3点' },
  ])('refuses %j', async (args) => {
    expect((await session.refuses('check_conflict', args, 'INVALID_ARGUMENT')).hint).toBeTruthy();
  });
});
