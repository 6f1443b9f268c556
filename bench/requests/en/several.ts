import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-several-05',
    class: 'several',
    said: 'Remind me at 5pm to call Mom and at 8:30pm to take the bins out',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Remind me at 5pm to call Mom and at 8:30pm to take the bins out' } },
    ],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['call Mom'], lacks: ['bins'] }, at: '2026-11-22T17:00' },
        { kind: 'reminder', title: { has: ['take the bins out'] }, at: '2026-11-22T20:30' },
      ],
    },
  },
  {
    id: 'en-several-06',
    class: 'several',
    said: 'Tax prep tomorrow 2-3pm and gym tomorrow 6-7pm',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Budget call', start: '2026-11-23T14:00', end: '2026-11-23T15:00' } },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: 'Tax prep tomorrow 2-3pm and gym tomorrow 6-7pm' } }],
    expect: { asks: ['Budget call', 'Tax prep'] },
  },
  {
    id: 'en-several-07',
    class: 'several',
    said: 'Piano tuner Friday at 10am and electrician sometime Tuesday afternoon',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Piano tuner Friday at 10am and electrician sometime Tuesday afternoon' },
      },
    ],
    expect: { asks: ['electrician'] },
  },
  {
    id: 'en-several-09',
    class: 'several',
    said: 'Mon 11/30 9am kickoff\nTue 12/1 1pm vendor demo\nWed 12/2 4pm wrap-up',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Mon 11/30 9am kickoff\nTue 12/1 1pm vendor demo\nWed 12/2 4pm wrap-up' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['kickoff'] }, start: '2026-11-30T09:00' },
        { kind: 'event', title: { has: ['vendor demo'] }, start: '2026-12-01T13:00' },
        { kind: 'event', title: { has: ['wrap-up'] }, start: '2026-12-02T16:00' },
      ],
    },
  },
  {
    id: 'en-several-10',
    class: 'several',
    said: 'Call the school by Tuesday, dinner with the Garcias Saturday at 6:30pm, and remind me Monday at 8am to sign the form',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Call the school by Tuesday, dinner with the Garcias Saturday at 6:30pm, and remind me Monday at 8am to sign the form',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['Call the school'] }, due: '2026-11-24' },
        { kind: 'event', title: { has: ['dinner with the Garcias'] }, start: '2026-11-28T18:30' },
        { kind: 'reminder', title: { has: ['sign the form'] }, at: '2026-11-23T08:00' },
      ],
    },
  },
];
