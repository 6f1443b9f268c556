import { expect, it } from 'vitest';
import type { EventView } from '../services/series/present.ts';
import { eventDetails } from './events.ts';

const EVENT: EventView = {
  id: 'evt_1',
  version: 1,
  title: 'Kickoff',
  start: '2026-12-01T10:00:00+08:00',
  end: '2026-12-01T11:00:00+08:00',
  when: 'Tue 2026-12-01 10:00–11:00',
  all_day: false,
  show_as: 'busy',
  timezone: 'Asia/Shanghai',
  organizer: { email: 'lena@example.org' },
  attendees: [
    { name: '张总', email: 'zhang@example.org', status: 'accepted' },
    { name: 'Bob', status: 'no answer' },
  ],
  links: [
    { url: 'https://meet.example.org/abc', kind: 'conference', label: 'Video' },
    { url: 'https://example.org/', kind: 'page' },
  ],
};

it('who comes and what belongs to an event is told in the language of the reader', () => {
  const to = (language: 'zh' | 'en') => eventDetails(EVENT, { language, zone: 'Asia/Shanghai', now: 0 });
  expect(to('en')).toEqual([
    '  Invited by lena@example.org',
    '  With 张总 (accepted), Bob (no answer yet)',
    '  🔗 Video · https://meet.example.org/abc',
    '  🔗 https://example.org/',
  ]);
  expect(to('zh').slice(0, 2)).toEqual(['  邀请人：lena@example.org', '  参加者：张总（已接受）、Bob（未答复）']);
});
