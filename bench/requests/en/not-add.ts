import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-not-add-01',
    class: 'not-add',
    said: "Cancel my 3 o'clock tomorrow",
    before: [{ tool: 'schedule_add', arguments: { title: 'Vendor sync', start: '2026-11-23T15:00' } }],
    calls: [{ tool: 'quick_add', arguments: { text: "Cancel my 3 o'clock tomorrow" } }],
    expect: { asks: ['delete_items'] },
  },
  {
    id: 'en-not-add-03',
    class: 'not-add',
    said: 'Move the design crit to Friday',
    before: [{ tool: 'schedule_add', arguments: { title: 'Design crit', start: '2026-11-25T11:00' } }],
    calls: [{ tool: 'quick_add', arguments: { text: 'Move the design crit to Friday' } }],
    expect: { asks: [['schedule_update', 'reschedule']] },
  },
  {
    id: 'en-not-add-07',
    class: 'not-add',
    said: 'Can you find me an hour for a run on Wednesday?',
    calls: [{ tool: 'quick_add', arguments: { text: 'Can you find me an hour for a run on Wednesday?' } }],
    expect: { asks: ['find_free_time'] },
  },
  {
    id: 'en-not-add-09',
    class: 'not-add',
    said: 'Did I write down the wifi password anywhere?',
    calls: [{ tool: 'quick_add', arguments: { text: 'Did I write down the wifi password anywhere?' } }],
    expect: { asks: ['memo_search'] },
  },
  {
    id: 'en-not-add-10',
    class: 'not-add',
    said: 'Delete the reminder about the water bill',
    before: [{ tool: 'reminder_add', arguments: { title: 'Pay the water bill', at: '2026-11-24T09:00' } }],
    calls: [{ tool: 'quick_add', arguments: { text: 'Delete the reminder about the water bill' } }],
    expect: { asks: [['delete_items', 'reminder_update']] },
  },
];
