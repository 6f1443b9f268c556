import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en3-move-event-01',
    class: 'move-event',
    said: 'push the dentist back 45 mins',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Dentist',
          start: '2026-11-25T16:00:00',
          end: '2026-11-25T17:00:00',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'dentist',
          start: 'push back 45 mins',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Dentist',
          start: '2026-11-25T16:45:00',
          end: '2026-11-25T17:45:00',
        },
      ],
    },
  },
  {
    id: 'en3-move-event-03',
    class: 'move-event',
    said: 'Please prepone the vendor call by half an hour',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Vendor call',
          start: '2026-11-26T15:00:00',
          end: '2026-11-26T15:30:00',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'vendor call',
          start: 'prepone by half an hour',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Vendor call',
          start: '2026-11-26T14:30:00',
          end: '2026-11-26T15:00:00',
        },
      ],
    },
  },
  {
    id: 'en3-move-event-05',
    class: 'move-event',
    said: "let's do the budget review a week later",
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Budget review',
          start: '2026-12-01T15:00:00',
          end: '2026-12-01T16:30:00',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'budget review',
          start: 'a week later',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Budget review',
          start: '2026-12-08T15:00:00',
          end: '2026-12-08T16:30:00',
        },
      ],
    },
  },
  {
    id: 'en3-move-event-07',
    class: 'move-event',
    said: 'bring the physio appt forward to the morning, same day',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Physio',
          start: '2026-12-03T15:00:00',
          end: '2026-12-03T15:45:00',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'physio',
          start: 'forward to the morning, same day',
        },
      },
    ],
    expect: {
      asks: [['12-03', 'Dec 3']],
    },
  },
  {
    id: 'en3-move-event-09',
    class: 'move-event',
    said: 'Could you bump book club to 7:30',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Book club',
          start: '2026-12-10T19:00:00',
          end: '2026-12-10T21:00:00',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'book club',
          start: '7:30',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Book club',
          start: '2026-12-10T19:30:00',
          end: '2026-12-10T21:30:00',
        },
      ],
    },
  },
  {
    id: 'en3-move-event-11',
    class: 'move-event',
    said: 'push offsite planning to thursday at 9 sharp',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Offsite planning',
          start: '2026-12-08T14:00:00',
          end: '2026-12-08T16:00:00',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'offsite planning',
          start: 'Thursday at 9 sharp',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Offsite planning',
          start: '2026-12-10T09:00:00',
          end: '2026-12-10T11:00:00',
        },
      ],
    },
  },
];
