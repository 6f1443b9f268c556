import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en4-move-01',
    class: 'move',
    said: 'push the Henderson call back half an hour',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Henderson call', start: '2026-11-24T14:00:00', duration_minutes: 60 },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Henderson call', start: 'push back half an hour' } }],
    expect: {
      written: [{ kind: 'event', title: 'Henderson call', start: '2026-11-24T14:30:00', end: '2026-11-24T15:30:00' }],
    },
  },
  {
    id: 'en4-move-03',
    class: 'move',
    said: 'Move the landlord visit to the Thursday of that week, same time',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Landlord visit', start: '2026-12-08T16:30:00', duration_minutes: 30 },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: 'landlord visit', start: 'the Thursday of that week, same time' },
      },
    ],
    expect: {
      written: [{ kind: 'event', title: 'Landlord visit', start: '2026-12-10T16:30:00', end: '2026-12-10T17:00:00' }],
    },
  },
  {
    id: 'en4-move-05',
    class: 'move',
    said: 'yoga with Bex should finish at 8',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Yoga with Bex', start: '2026-12-03T18:30:00', duration_minutes: 60 },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'yoga with Bex', end: '8' } }],
    expect: {
      written: [{ kind: 'event', title: 'Yoga with Bex', start: '2026-12-03T18:30:00', end: '2026-12-03T20:00:00' }],
    },
  },
  {
    id: 'en4-move-02',
    class: 'move',
    said: 'can you make the gym induction 45 mins earlier',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Gym induction',
          start: '2026-11-25T18:00:00',
          duration_minutes: 60,
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'gym induction',
          start: '45 mins earlier',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Gym induction',
          start: '2026-11-25T17:15:00',
          end: '2026-11-25T18:15:00',
        },
      ],
    },
  },
  {
    id: 'en4-move-04',
    class: 'move',
    said: 'shift physio to a week later but at 11',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Physio',
          start: '2026-12-04T09:00:00',
          duration_minutes: 45,
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'physio',
          start: 'a week later but at 11',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Physio',
          start: '2026-12-11T11:00:00',
          end: '2026-12-11T11:45:00',
        },
      ],
    },
  },
  {
    id: 'en4-move-06',
    class: 'move',
    said: 'let the site walk run another 40 min',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Site walk',
          start: '2026-12-07T13:00:00',
          duration_minutes: 60,
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'site walk',
          end: 'another 40 min',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Site walk',
          start: '2026-12-07T13:00:00',
          end: '2026-12-07T14:40:00',
        },
      ],
    },
  },
];
