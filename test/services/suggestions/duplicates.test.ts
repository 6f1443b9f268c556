import { describe, expect, it } from 'vitest';
import { desk, idOf, somebody, suggested, Tuesday } from './somebody.ts';

const file = (uid: string, ...events: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//test//EN',
    ...events.flatMap((lines, index) => [
      'BEGIN:VEVENT',
      `UID:${uid}-${index}`,
      'DTSTAMP:20260101T000000Z',
      lines,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

describe('an event that is there twice', () => {
  it.each(['zh', 'en'] as const)('leads to deleting the newer one (%s)', async (language) => {
    const me = await somebody(language);
    const visit = { title: '妈妈 来访', start: '2026-11-28', all_day: true };
    await me.done('schedule_add', visit);
    desk.clock.now += 1;
    const again = await me.done('schedule_add', { ...visit, title: '妈妈来访' });
    const [remove, ...rest] = suggested(again);
    expect(rest).toEqual([]);
    expect(remove).toMatchObject({ tool: 'delete_items', arguments: { ids: [idOf(again, 'event')] } });
    expect(remove?.why).toMatch(language === 'zh' ? /两个/ : /twice/);
    expect(suggested(await me.done('schedule_query', { start: '2026-11-28' }))).toEqual([remove]);
    await me.done('delete_items', remove?.arguments ?? {});
    expect(await me.done('schedule_query', { start: '2026-11-28' })).toMatchObject({ total: 1 });
  });

  it('is found in what a file brings', async () => {
    const me = await somebody();
    await me.add('Review', '10:00', 60);
    const { event } = await me.add('Lunch', '12:00', 60);
    const review = 'DTSTART:20261124T020000Z\r\nDTEND:20261124T030000Z\r\nSUMMARY:Review\r\nCREATED:20200101T000000Z';
    const lunch = 'DTSTART:20261124T040000Z\r\nDTEND:20261124T050000Z\r\nSUMMARY:Lunch\r\nCREATED:20200101T000000Z';
    const dinner = 'DTSTART:20261124T110000Z\r\nDTEND:20261124T120000Z\r\nSUMMARY:Dinner';
    const ics = file('twice', review, lunch, dinner);
    expect(suggested(await me.done('calendar_import', { ics, dry_run: true }))).toEqual([]);
    const [remove] = suggested(await me.done('calendar_import', { ics }));
    const ids = remove?.arguments.ids as string[];
    expect(ids).toHaveLength(2);
    const asked = await me.call('delete_items', { ids });
    expect(asked).toMatchObject({ status: 'need_user', confirm_token: expect.any(String) });
    await me.done('delete_items', { ids, confirm_token: asked.confirm_token });
    const { events } = await me.done('schedule_query', Tuesday);
    expect(events).toMatchObject([{ title: 'Review' }, { id: (event as { id: string }).id }, { title: 'Dinner' }]);
    expect(suggested(await me.done('calendar_import', { ics: file('other', dinner) }))).toHaveLength(1);
  });

  it('is not one that was forced, lies elsewhere, is over, or belongs to a series', async () => {
    const me = await somebody();
    await me.add('Sync', '10:00', 60);
    expect(suggested(await me.add('Sync', '10:00', 60, { on_conflict: 'force' }))).toEqual([]);
    await me.add('Call', '13:00', 60, { location: 'Beijing', show_as: 'free' });
    expect(suggested(await me.add('Call', '13:00', 60, { location: 'Shanghai', show_as: 'free' }))).toEqual([]);
    await me.add('Read', '15:00', 60, { show_as: 'free' });
    const series = { show_as: 'free', repeat: 'FREQ=DAILY;COUNT=3' };
    expect(suggested(await me.add('Read', '15:00', 60, series))).toEqual([]);
    const past = { title: 'Early', start: '2026-11-23T07:00', show_as: 'free' };
    await me.done('schedule_add', past);
    expect(suggested(await me.done('schedule_add', past))).toEqual([]);
  });
});
