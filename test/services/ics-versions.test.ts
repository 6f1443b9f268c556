import { describe, expect, it } from 'vitest';
import { type Desk, openDesk } from './tool-calls.ts';

const take = async (desk: Desk, ics: string) => (await desk.call('a', 'calendar_import', { ics })).imported;

describe('a version of an event that is here already', () => {
  const version = (sequence: number, title: string): string =>
    [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:v',
      `SEQUENCE:${sequence}`,
      `SUMMARY:${title}`,
      'DTSTART:20261124T090000Z',
      'DURATION:PT1H',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n');
  const titles = async (desk: Desk): Promise<string[]> =>
    (await desk.pages('a', { start: '2026-11-24', end: '2026-11-25', limit: 5 })).map(({ title }) => title);

  it('takes its place with a higher SEQUENCE, never with a lower one', async () => {
    const desk = await openDesk({ timezone: 'UTC' });
    await take(desk, version(3, 'Third'));
    expect(await take(desk, version(2, 'Second'))).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await titles(desk)).toEqual(['Third']);
    expect(await take(desk, version(4, 'Fourth'))).toMatchObject({ updated: 1 });
    expect(await titles(desk)).toEqual(['Fourth']);
  });

  it('takes its place with the same SEQUENCE while nobody has changed it here', async () => {
    const desk = await openDesk({ timezone: 'UTC' });
    await take(desk, version(3, 'Third'));
    expect(await take(desk, version(3, 'Other'))).toMatchObject({ updated: 1 });
    const [event] = await desk.pages('a', { start: '2026-11-24', end: '2026-11-25', limit: 5 });
    expect(await desk.call('a', 'schedule_update', { id: event?.id, title: 'Mine' })).toMatchObject({
      status: 'final',
    });
    expect(await take(desk, version(3, 'Theirs'))).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await titles(desk)).toEqual(['Mine']);
    expect(await take(desk, version(4, 'Theirs'))).toMatchObject({ updated: 1 });
    expect(await titles(desk)).toEqual(['Theirs']);
  });
});
