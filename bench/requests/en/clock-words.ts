import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-clock-words-01',
    class: 'clock-words',
    said: 'Airport shuttle at quarter to six tomorrow morning',
    calls: [{ tool: 'quick_add', arguments: { text: 'Airport shuttle at quarter to six tomorrow morning' } }],
    expect: { written: [{ kind: 'event', title: { has: ['Airport shuttle'] }, start: '2026-11-23T05:45' }] },
  },
  {
    id: 'en-clock-words-05',
    class: 'clock-words',
    said: 'Remind me at five to midnight to switch the server over',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remind me at five to midnight to switch the server over' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['switch the server over'] }, at: '2026-11-22T23:55' }] },
  },
  {
    id: 'en-clock-words-06',
    class: 'clock-words',
    said: 'Coffee with Bo at a quarter past 10 tomorrow',
    calls: [{ tool: 'quick_add', arguments: { text: 'Coffee with Bo at a quarter past 10 tomorrow' } }],
    expect: { written: [{ kind: 'event', title: { has: ['Coffee with Bo'] }, start: '2026-11-23T10:15' }] },
  },
  {
    id: 'en-clock-words-09',
    class: 'clock-words',
    said: 'Block mid-morning tomorrow for email',
    calls: [{ tool: 'quick_add', arguments: { text: 'Block mid-morning tomorrow for email' } }],
    expect: { asks: [['2026-11-23', 'Nov 23']] },
  },
  {
    id: 'en-clock-words-10',
    class: 'clock-words',
    said: 'Do I have anything around mid-December?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Jury duty', start: '2026-12-02T09:00' } },
      { tool: 'schedule_add', arguments: { title: 'Office party', start: '2026-12-15T18:00' } },
      { tool: 'schedule_add', arguments: { title: 'Skating', start: '2026-12-29T14:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'mid-December' } }],
    expect: { answers: { names: ['Office party'], lacks: ['Jury duty', 'Skating'] } },
  },
];
