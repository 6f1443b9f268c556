import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en4-bulk-01',
    class: 'bulk',
    said: 'shift all of Tuesday afternoon by 30 min',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Morning triage', start: '2026-11-24T09:00:00', duration_minutes: 60 },
      },
      { tool: 'schedule_add', arguments: { title: 'Vendor call', start: '2026-11-24T13:00:00', duration_minutes: 60 } },
      { tool: 'schedule_add', arguments: { title: 'Roadmap', start: '2026-11-24T15:00:00', duration_minutes: 60 } },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: 'Tuesday afternoon', shift_minutes: 30 } }],
    expect: { asks: ['Vendor call', 'Roadmap', '13:30', '15:30'] },
  },
  {
    id: 'en4-bulk-03',
    class: 'bulk',
    said: 'clear everything on Saturday',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Car boot sale', start: '2026-11-28T08:00:00', duration_minutes: 120 },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Cinema with Ade', start: '2026-11-28T19:00:00', duration_minutes: 150 },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Roast at Gran', start: '2026-11-29T13:00:00', duration_minutes: 120 },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: 'Saturday', kind: 'event' } }],
    expect: { written: [], gone: [{ title: 'Car boot sale' }, { title: 'Cinema with Ade' }] },
  },
  {
    id: 'en4-bulk-02',
    class: 'bulk',
    said: 'move everything on wednesday morning to friday',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Pricing review',
          start: '2026-11-25T09:00:00',
          duration_minutes: 60,
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Hiring panel',
          start: '2026-11-25T11:00:00',
          duration_minutes: 60,
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Retro',
          start: '2026-11-25T15:00:00',
          duration_minutes: 60,
        },
      },
    ],
    calls: [
      {
        tool: 'reschedule',
        arguments: {
          start: 'wednesday morning',
          move_to: 'friday',
        },
      },
    ],
    expect: { asks: ['Pricing review', 'Hiring panel', '2026-11-27'] },
  },
  {
    id: 'en4-bulk-04',
    class: 'bulk',
    said: 'wipe Friday afternoon please, cancel the lot',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Payroll check',
          start: '2026-11-27T09:30:00',
          duration_minutes: 60,
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Supplier call',
          start: '2026-11-27T13:00:00',
          duration_minutes: 60,
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Desk move',
          start: '2026-11-27T16:00:00',
          duration_minutes: 60,
        },
      },
    ],
    calls: [
      {
        tool: 'delete_items',
        arguments: {
          start: 'Friday afternoon',
          kind: 'event',
        },
      },
    ],
    expect: {
      written: [],
      gone: [
        {
          title: 'Supplier call',
        },
        {
          title: 'Desk move',
        },
      ],
    },
  },
];
