import { describe, expect, it } from 'vitest';
import { freshDays, inBothEras, type Session, strictArguments } from './session.ts';

inBothEras('schedule_add', (session, asking) => {
  const early = freshDays();
  strictArguments(session, 'schedule_add', {
    valid: { title: 'Errand', start: early(0, '10:00'), duration_minutes: 30, show_as: 'free' },
    loose: {
      Title: 'Other errand',
      start: early(0, '10:00'),
      durationMinutes: '30',
      showAs: 'free',
      all_day: 'false',
      end: '',
    },
    typo: ['end_at', 'end'],
    wrongTypes: [
      { duration_minutes: 'long' },
      { duration_minutes: 0 },
      { all_day: 'perhaps' },
      { group: 1 },
      { show_as: 'out' },
      { location_place: 'Office' },
      { on_conflict: 'maybe' },
    ],
    missing: 'title',
  });

  describe('adds', () => {
    it.each([
      ['Call with the bank', { start: 'next week' }],
      ['Haircut', { start: 'before Thursday', duration_minutes: 40 }],
      ['Piano tuning', { start: 'tomorrow', duration_minutes: 90 }],
      ['和房东见面', { start: '下个月' }],
      ['修水管', { start: '周四之前', duration_minutes: 50 }],
      ['量血压', { start: '后天', duration_minutes: 20 }],
    ])(
      'asks when %s takes place, where only a time to look in is said, and offers what is free',
      async (title, args) => {
        const asked = await session.asks('schedule_add', { title, ...args });
        expect(asked).toMatchObject({ missing: ['start'] });
        expect(asked.message).toContain(title);
        const [slot] = asked.alternatives;
        const { event } = await session.done('schedule_add', { title, slot_token: slot.slot_token });
        expect(event.start).toBe(slot.start);
        await session.done('undo', { last: 1 });
      },
    );

    it.each([
      ['Vacation', { start: 'the week after next' }],
      ['Camping', { start: 'next weekend' }],
      ['Training', { start: '2043-12-07', end: '2043-12-11' }],
      ['休假', { start: '下下周' }],
      ['搬家', { start: '后天' }],
    ])('lets %s fill its days', async (title, args) => {
      const { event } = await session.done('schedule_add', { title, ...args, on_conflict: 'force' });
      expect(event).toMatchObject({ all_day: true });
      await session.done('undo', { last: 1 });
    });

    it('an event, in the format of the contract, in either language', async () => {
      const day = freshDays();
      const english = await session.done('schedule_add', { title: 'Review', start: day(0, '15:00') });
      expect(english.message).toBe(`✓ Created: Review (${day()} 15:00 - 16:00)`);
      expect(english.assumptions).toEqual(['No length given: 60 minutes.']);
      expect(english.text).toContain(`Say "undo" to take it back · ${english.change_id}`);
      const chinese = await session.done('schedule_add', { title: '会议', start: day(1, '15:00') });
      expect(chinese.message).toBe(`✓ 已创建: 会议 (${day(1)} 15:00 - 16:00)`);
      expect(chinese.event.when).toBe(`${day(1)} 周二 15:00–16:00`);
      expect(chinese.text).toContain(`说“撤销”即可撤回 · ${chinese.change_id}`);
    });

    it('what is said with end, length, zone, offset or a date alone', async () => {
      const day = freshDays();
      const end = await session.add('Until', day(0, '08:00'), { end: day(0, '08:45') });
      expect(end).toMatchObject({ start: `${day(0, '08:00')}:00+08:00`, end: `${day(0, '08:45')}:00+08:00` });
      const abroad = await session.add('Abroad', day(0, '10:00'), { timezone: 'Asia/Tokyo', duration_minutes: 15 });
      expect(abroad.start).toBe(`${day(0, '09:00')}:00+08:00`);
      expect((await session.add('Offset', `${day(0, '02:00')}:00Z`)).start).toBe(`${day(0, '10:00')}:00+08:00`);
      const whole = await session.add('Holiday', day(1));
      expect(whole).toMatchObject({ start: day(1), end: day(2), all_day: true, show_as: 'free' });
      expect(await session.add('One day', day(2), { end: day(2) })).toMatchObject({ start: day(2), end: day(3) });
      expect(await session.add('Flag', day(3, '10:00'), { all_day: true })).toMatchObject({ all_day: true });
    });

    it('a series, from its first match, and says how far it was checked', async () => {
      const day = freshDays();
      const repeat = 'FREQ=WEEKLY;BYDAY=TU;COUNT=3';
      const reply = await session.done('schedule_add', { title: 'Yoga', start: day(0, '18:00'), repeat });
      expect(reply.event).toMatchObject({ start: `${day(1, '18:00')}:00+08:00`, repeat });
      expect(reply.assumptions.join()).toContain('first match');
      const endless = { title: 'Rest', start: day(0, '21:00'), repeat: 'FREQ=DAILY', show_as: 'free' };
      expect(await session.done('schedule_add', endless)).toHaveProperty('checked_until');
      await session.done('undo', { last: 1 });
    });

    it('place, description and source, objects also as JSON text', async () => {
      const day = freshDays();
      const place = { name: '公司', longitude: 116.3, latitude: 39.9 };
      const reply = await session.done('schedule_add', {
        title: 'Visit',
        start: day(0, '10:00'),
        description: 'Bring the plans',
        source: 'mail',
        locationPlace: JSON.stringify(place),
      });
      expect(reply.event.location).toBe('公司');
      const stored = await session.done('schedule_query', { start: day(), detail: 'full' });
      expect(stored.events).toMatchObject([{ location_place: place, description: 'Bring the plans', source: 'mail' }]);
      expect(await session.add('Lunch', day(0, '12:00'), { location: '楼下' })).toMatchObject({ location: '楼下' });
    });
  });

  describe('a taken time', () => {
    it('is proposed: nothing written, what is in the way, free times, and how to insist', async () => {
      const day = freshDays();
      const taken = await session.add('Board', day(0, '15:00'));
      const reply = await session.asks('schedule_add', { title: 'Call', start: day(0, '15:30') });
      expect(reply.message).toContain(`Conflicts with "Board" (Mon ${day()} 15:00–16:00)`);
      expect(reply.conflicts).toMatchObject([{ id: taken.id, severity: 'hard', overlap_minutes: 30 }]);
      expect(reply.alternatives.length).toBeGreaterThan(1);
      expect(reply.text).toContain('on_conflict: force');
      expect(reply.text).toContain('call schedule_add with slot_token in place of the time');
      expect(reply).not.toHaveProperty('change_id');
      expect(await session.agenda(day())).toEqual([`${day(0, '15:00').slice(5)} Board`]);

      const slot = reply.alternatives[0];
      const booked = await session.done('schedule_add', { title: 'Call', slot_token: slot.slot_token });
      expect(booked.event).toMatchObject({ start: slot.start, end: slot.end });
      const again = await session.asks('schedule_add', { title: 'Late', slot_token: slot.slot_token });
      expect(again.conflicts).toMatchObject([{ id: booked.event.id }]);
    });

    it('is left for the best nearby one with auto, and taken with force', async () => {
      const day = freshDays();
      await session.add('占用', day(0, '15:00'));
      const auto = await session.done('schedule_add', { title: '电话', start: day(0, '15:00'), on_conflict: 'auto' });
      expect(auto.message).toContain('[时间冲突，已自动调整]');
      expect(auto.event.start).not.toBe(`${day(0, '15:00')}:00+08:00`);
      const forced = await session.done('schedule_add', { title: '急事', start: day(0, '15:00'), onConflict: 'force' });
      expect(forced.warnings.join()).toContain('占用');
    });

    it('of a series: every occurrence is shifted, and auto only proposes', async () => {
      const day = freshDays();
      await session.add('Busy', day(7, '09:00'));
      const series = { title: 'Standup', start: day(0, '09:00'), duration_minutes: 30, repeat: 'FREQ=WEEKLY;COUNT=3' };
      const reply = await session.asks('schedule_add', { ...series, on_conflict: 'auto' });
      expect(reply.conflicts).toHaveLength(1);
      const { start, duration_minutes, ...rest } = series;
      await session.done('schedule_add', { ...rest, slot_token: reply.alternatives[0].slot_token });
      const { events } = await session.done('schedule_query', { start: day(), end: day(21), query: 'Standup' });
      expect(new Set(events.map((event) => event.start.slice(10))).size).toBe(1);
      expect(events).toHaveLength(3);
    });

    it('by something tentative, or on an all-day event, is only a warning', async () => {
      const day = freshDays();
      await session.add('Maybe', day(0, '10:00'), { show_as: 'tentative' });
      await session.add('Birthday', day());
      const reply = await session.done('schedule_add', { title: 'Sure', start: day(0, '10:30') });
      expect(reply.warnings).toEqual([
        `Overlaps "Maybe" (tentative) Mon ${day()} 10:00–11:00.`,
        `There is an all-day event then: "Birthday" (Mon ${day()} all day).`,
      ]);
    });
  });

  it('repeats a call with the same idempotency_key only in words', async () => {
    const day = freshDays();
    const args = { title: 'Once', start: day(0, '10:00'), idempotency_key: `key-${day()}` };
    const first = await session.done('schedule_add', args);
    const second = await session.done('schedule_add', {
      ...args,
      idempotencyKey: args.idempotency_key,
      idempotency_key: null,
    });
    expect(second).toMatchObject({ replayed: true, event: { id: first.event.id }, change_id: first.change_id });
    expect(second.text).toContain('A repeated request');
    await session.refuses('schedule_add', { ...args, title: 'Other' }, 'INVALID_ARGUMENT');
    expect(await session.agenda(day())).toHaveLength(1);
    await session.done('undo', { change_id: first.change_id });
    expect((await session.done('schedule_add', args)).warnings.join()).toContain('undone');
  });

  it('needs start or slot_token', async () => {
    const reply = await session.refuses('schedule_add', { title: 'When?' }, 'INVALID_ARGUMENT');
    expect(reply).toMatchObject({ missing: ['start'] });
  });

  it.each([
    [{ start: '2031-02-30T10:00' }, 'There is no such date'],
    [{ start: '2031-03-04T10:00', end: '2031-03-04T09:00' }, 'must be after the start'],
    [{ start: '2031-03-04T10:00', end: '2031-03-04T11:00', duration_minutes: 30 }, 'disagree'],
    [{ start: '2031-03-04', all_day: false }, 'needs a time'],
    [{ start: '2031-03-04T10:00', timezone: 'Mars/Base' }, 'no time zone'],
    [{ start: '2031-03-04T10:00', repeat: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' }, ''],
    [{ start: '2031-03-04T10:00', repeat: 'FREQ=DAILY;INTERVAL=0' }, 'INTERVAL'],
    [{ start: '2031-03-04T10:00', repeat: 'whenever' }, 'repeat'],
    [{ slot_token: 'slt_made_up!' }, 'slot token'],
    [{ start: '2031-03-04T10:00', location: 'x\u0000' }, 'NUL'],
    [{ start: '2031-03-04T10:00', description: '\ud800' }, 'Unicode'],
    [{ start: '2031-03-04T10:00', location_place: { name: 'x', floor: 3 } }, 'unknown field'],
  ])('refuses %j', async (args, message) => {
    const reply = await session.call('schedule_add', { title: 'x', ...args });
    expect(reply.status).toBe('error');
    expect(reply.text).toContain(message);
  });

  it.each([
    [{ title: 'x'.repeat(501) }, '500'],
    [{ start: '1899-12-31T10:00' }, '1900'],
    [{ repeat: 'FREQ=SECONDLY' }, 'SECONDLY'],
    [{ repeat: 'FREQ=DAILY;COUNT=1001' }, '1000'],
    [{ repeat: 'FREQ=DAILY;INTERVAL=1000' }, '999'],
  ])('refuses what is beyond a limit: %j', async (args, number) => {
    const valid = { title: 'x', start: '2031-03-04T10:00' };
    expect((await session.refuses('schedule_add', { ...valid, ...args }, 'LIMIT_EXCEEDED')).message).toContain(number);
  });

  it('says the same in Chinese', async () => {
    const { text } = await session.refuses('schedule_add', { title: '开会', start: '2031-02-30' }, 'INVALID_ARGUMENT');
    expect(text).toMatch(/日期不存在：2031-02-30 \[INVALID_ARGUMENT\]\n提示：例如/);
    const { message } = await session.refuses('schedule_add', { title: '开会', slot_token: 'x' }, 'INVALID_ARGUMENT');
    expect(message).toContain('无效的 slot_token');
  });

  farInThePast(session, asking);
});

function farInThePast(mute: Session, asking: Session): void {
  describe('far in the past', () => {
    const past = { title: 'Retro', start: '2020-03-05T10:00' };

    it('is written when the user says so', async () => {
      asking.content = { time: 'Keep this time anyway' };
      const reply = await asking.done('schedule_add', past);
      expect(reply.warnings).toContain('This time is in the past.');
      expect(asking.asked).toHaveLength(1);
      expect(asking.asked[0]).toContain('2020-03-05');
      await asking.done('undo', { last: 1 });
    });

    it('is written for the time to come that the form offers beside it', async () => {
      const { retry } = await mute.asks('schedule_add', past);
      asking.content = { time: String(retry.arguments.start).slice(0, 16).replace('T', ' ') };
      const { event } = await asking.done('schedule_add', past);
      expect(event.start).toContain(String(retry.arguments.start));
      await asking.done('undo', { last: 1 });
    });

    it('is not written when the user declines', async () => {
      asking.answer = 'decline';
      const reply = await asking.asks('schedule_add', past);
      expect(reply).not.toHaveProperty('confirm_token');
      expect(await asking.agenda('2020-03-05')).toEqual([]);
    });

    it('comes with a token and the next future reading where nobody can be asked', async () => {
      const reply = await mute.asks('schedule_add', past);
      const { retry } = reply;
      expect(String(retry.arguments.start)).toMatch(/^20(2[7-9]|3\d)-03-05T10:00/);
      const insisting = { ...past, confirm_token: reply.confirm_token };
      await mute.refuses('schedule_add', { ...insisting, start: '2020-03-05T11:00' }, 'CONFIRMATION_INVALID');
      await mute.done('schedule_add', insisting);
      await mute.done('undo', { last: 1 });
      await mute.refuses('schedule_add', insisting, 'CONFIRMATION_INVALID');
      await mute.done(retry.tool, retry.arguments);
      await mute.done('undo', { last: 1 });
    });
  });

  it('sets a reminder with the event, which one undo takes back', async () => {
    const day = freshDays();
    const reply = await mute.done('schedule_add', { title: 'Vet', start: day(0, '10:00'), remind_minutes: 30 });
    expect(reply.message).toMatch(/, reminder 30 min before$/);
    const [one] = (await mute.done('reminder_query', { query: 'Vet' })).reminders;
    expect(one).toMatchObject({ event_id: reply.event.id, at: `${day(0, '09:30')}:00+08:00` });
    await mute.done('undo', { change_id: reply.change_id });
    expect((await mute.done('reminder_query', { query: 'Vet' })).reminders).toEqual([]);
  });
}
