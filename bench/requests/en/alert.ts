import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-alert-03',
    class: 'alert',
    said: 'Vet appointment Dec 4 at 3:30pm with a reminder one day and two hours before',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Vet appointment Dec 4 at 3:30pm with a reminder one day and two hours before' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Vet appointment'], lacks: ['reminder'] },
          start: '2026-12-04T15:30',
          reminds: ['2026-12-03T15:30', '2026-12-04T13:30'],
        },
      ],
    },
  },
  {
    id: 'en-alert-04',
    class: 'alert',
    said: 'Boardroom prep Thursday Dec 3 2-4pm, and remind me the day before at 5pm to print the handouts',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Boardroom prep Thursday Dec 3 2-4pm, and remind me the day before at 5pm to print the handouts',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Boardroom prep'], lacks: ['handouts'] },
          start: '2026-12-03T14:00',
          end: '2026-12-03T16:00',
        },
        { kind: 'reminder', title: { has: ['print the handouts'] }, at: '2026-12-02T17:00' },
      ],
    },
  },
  {
    id: 'en-alert-08',
    class: 'alert',
    said: 'Add warnings 15 minutes and 1 day before the deposition',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Deposition', start: '2026-12-09T13:00', end: '2026-12-09T15:00' } },
    ],
    calls: [
      { tool: 'schedule_update', arguments: { match: 'deposition', remind_minutes: '15 minutes and 1 day before' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Deposition',
          start: '2026-12-09T13:00',
          end: '2026-12-09T15:00',
          reminds: ['2026-12-08T13:00', '2026-12-09T12:45'],
        },
      ],
    },
  },
  {
    id: 'en-alert-10',
    class: 'alert',
    said: 'Recital Dec 12 at 4pm, notify me 2 days before and the same morning at 9',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Recital Dec 12 at 4pm, notify me 2 days before and the same morning at 9' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Recital'], lacks: ['notify'] },
          start: '2026-12-12T16:00',
          reminds: ['2026-12-10T16:00', '2026-12-12T09:00'],
        },
      ],
    },
  },
  {
    id: 'en-alert-11',
    class: 'alert',
    said: 'Let me know half an hour before the town hall starts',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Town hall', start: '2026-11-30T14:00', end: '2026-11-30T15:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'town hall', remind_minutes: 'half an hour before' } }],
    expect: {
      written: [{ kind: 'event', title: 'Town hall', start: '2026-11-30T14:00', reminds: ['2026-11-30T13:30'] }],
    },
  },
  {
    id: 'en-alert-12',
    class: 'alert',
    said: 'Mammogram Jan 8 8:20am; remind me a week before at 9am to get the referral letter',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Mammogram Jan 8 8:20am; remind me a week before at 9am to get the referral letter' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Mammogram'], lacks: ['referral'] }, start: '2027-01-08T08:20' },
        { kind: 'reminder', title: { has: ['get the referral letter'] }, at: '2027-01-01T09:00' },
      ],
    },
  },
];
