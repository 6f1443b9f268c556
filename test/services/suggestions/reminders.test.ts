import { describe, expect, it } from 'vitest';
import { idOf, somebody, suggested } from './somebody.ts';

describe('a reminder of something in the calendar', () => {
  it.each([
    ['zh', '去看牙医', '牙医'],
    ['en', 'Dentist', 'Dentist appointment'],
  ] as const)('is tied to the event (%s)', async (language, title, name) => {
    const me = await somebody(language);
    const event = await me.add(name, '15:00', 30);
    const added = await me.done('reminder_add', { title, at: '2026-11-24T14:20' });
    const [tie, ...rest] = suggested(added);
    expect(rest).toEqual([]);
    expect(tie).toEqual({
      tool: 'reminder_update',
      arguments: { id: idOf(added, 'reminder'), event_id: idOf(event, 'event'), minutes_before: 40 },
      why: expect.stringContaining(name),
    });
    expect((await me.done('reminder_update', tie?.arguments ?? {})).reminder).toMatchObject({
      title,
      at: '2026-11-24T14:20:00+08:00',
      event_id: idOf(event, 'event'),
    });
  });

  it('and of nothing is not', async () => {
    const me = await somebody();
    await me.add('Dentist', '15:00', 30);
    await me.add('Pills', '10:00', 30, { repeat: 'FREQ=DAILY;COUNT=3' });
    for (const args of [
      { title: 'Water the plants', at: '2026-11-24T14:00' },
      { title: 'Dentist', at: '2026-11-24T16:00' },
      { title: 'Dentist', at: '2026-11-23T20:00' },
      { title: 'Dentist', at: '2026-11-24T14:00', repeat: 'FREQ=DAILY' },
      { title: 'Pills', at: '2026-11-24T09:30' },
      { title: 'De', at: '2026-11-24T09:30' },
    ]) {
      expect(suggested(await me.done('reminder_add', args)), JSON.stringify(args)).toEqual([]);
    }
  });
});
