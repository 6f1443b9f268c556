import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en3-direction-01',
    class: 'direction',
    said: 'yoga needs to be earlier, 5:15',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Yoga',
          start: '2026-11-25T18:00:00',
          end: '2026-11-25T19:00:00',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'yoga',
          start: 'earlier, 5:15',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Yoga',
          start: '2026-11-25T17:15:00',
          end: '2026-11-25T18:15:00',
        },
      ],
    },
  },
  {
    id: 'en3-direction-03',
    class: 'direction',
    said: 'push everything after 2 tomorrow by 20 minutes',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Sync',
          start: '2026-11-23T14:30:00',
          end: '2026-11-23T15:00:00',
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Breakfast',
          start: '2026-11-23T08:00:00',
          end: '2026-11-23T08:30:00',
        },
      },
    ],
    calls: [
      {
        tool: 'reschedule',
        arguments: {
          start: 'tomorrow after 2pm',
          shift_minutes: 20,
        },
      },
    ],
    expect: {
      asks: ['Sync', '14:50'],
    },
  },
  {
    id: 'en3-direction-05',
    class: 'direction',
    said: 'squeeze in a call with the notary tomorrow at 10 or the next free time after that',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Interview',
          start: '2026-11-23T10:00:00',
          end: '2026-11-23T11:00:00',
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Debrief',
          start: '2026-11-23T11:00:00',
          end: '2026-11-23T11:30:00',
        },
      },
    ],
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'squeeze in a call with the notary tomorrow at 10 or the next free time after that',
          on_conflict: 'auto',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['notary'],
          },
          start: '2026-11-23T11:30:00',
          end: '2026-11-23T12:30:00',
        },
      ],
    },
  },
  {
    id: 'en4-direction-01',
    class: 'direction',
    said: 'bring the appraisal forward by an hour',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Appraisal', start: '2026-11-25T14:00:00', duration_minutes: 60 } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'appraisal', start: 'bring forward by an hour' } }],
    expect: {
      written: [{ kind: 'event', title: 'Appraisal', start: '2026-11-25T13:00:00', end: '2026-11-25T14:00:00' }],
    },
  },
  {
    id: 'en4-direction-03',
    class: 'direction',
    said: 'gym today at 6am',
    calls: [{ tool: 'quick_add', arguments: { text: 'gym today at 6am' } }],
    expect: { asks: [['past', '06:00', '6am', '6:00']] },
  },
  {
    id: 'en4-direction-02',
    class: 'direction',
    said: 'kindly prepone the vendor review to 11',
    now: '2026-11-22T17:30:00+05:30',
    zone: 'Asia/Kolkata',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Vendor review',
          start: '2026-11-25T14:30:00',
          duration_minutes: 60,
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'vendor review',
          start: 'prepone to 11',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Vendor review',
          start: '2026-11-25T11:00:00',
          end: '2026-11-25T12:00:00',
        },
      ],
    },
  },
  {
    id: 'en4-direction-04',
    class: 'direction',
    said: 'schedule the boiler check for yesterday at 2',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'schedule the boiler check for yesterday at 2',
        },
      },
    ],
    expect: {
      asks: [['past', '2026-11-21', 'Nov 21', 'yesterday']],
    },
  },
];
