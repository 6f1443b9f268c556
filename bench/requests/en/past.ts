import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-past-02',
    class: 'past',
    said: 'Gym yesterday 6pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Gym yesterday 6pm' } }],
    expect: { asks: [['past', 'yesterday', '2026-11-21', 'Nov 21']] },
  },
  {
    id: 'en-past-04',
    class: 'past',
    said: 'Walk the dog at 6am today',
    calls: [{ tool: 'quick_add', arguments: { text: 'Walk the dog at 6am today' } }],
    expect: { asks: [] },
  },
  {
    id: 'en-past-07',
    class: 'past',
    said: 'Planning session on December 3rd at 10',
    calls: [{ tool: 'schedule_add', arguments: { title: 'Planning session', start: '2025-12-03T10:00' } }],
    expect: { asks: ['2026-12-03'] },
  },
  {
    id: 'en-past-08',
    class: 'past',
    said: 'What did I have on Friday, November 13?',
    calls: [{ tool: 'schedule_query', arguments: { start: 'Friday, November 13' } }],
    expect: { answers: { window: { start: '2026-11-13', end: '2026-11-14' } } },
  },
];
