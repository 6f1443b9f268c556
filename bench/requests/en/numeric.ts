import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-numeric-01',
    class: 'numeric',
    said: 'Rent review 12/31 at 3p',
    calls: [{ tool: 'quick_add', arguments: { text: 'Rent review 12/31 at 3p' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['Rent review'], lacks: ['12/31'] }, start: '2026-12-31T15:00' }],
    },
  },
  {
    id: 'en-numeric-04',
    class: 'numeric',
    said: 'wednsday 10a barber',
    calls: [{ tool: 'quick_add', arguments: { text: 'wednsday 10a barber' } }],
    expect: { written: [{ kind: 'event', title: { has: ['barber'], lacks: ['wed'] }, start: '2026-11-25T10:00' }] },
  },
  {
    id: 'en-numeric-05',
    class: 'numeric',
    said: 'dr appt thurs dec 3 @ 815a',
    calls: [{ tool: 'quick_add', arguments: { text: 'dr appt thurs dec 3 @ 815a' } }],
    expect: { written: [{ kind: 'event', title: { has: ['appt'], lacks: ['815'] }, start: '2026-12-03T08:15' }] },
  },
  {
    id: 'en-numeric-06',
    class: 'numeric',
    said: '2026/12/05 18:00 potluck',
    calls: [{ tool: 'quick_add', arguments: { text: '2026/12/05 18:00 potluck' } }],
    expect: { written: [{ kind: 'event', title: { has: ['potluck'], lacks: ['2026'] }, start: '2026-12-05T18:00' }] },
  },
  {
    id: 'en-numeric-08',
    class: 'numeric',
    said: 'Hotel check-in at 1600 on Friday',
    calls: [{ tool: 'quick_add', arguments: { text: 'Hotel check-in at 1600 on Friday' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['Hotel check-in'], lacks: ['1600'] }, start: '2026-11-27T16:00' }],
    },
  },
  {
    id: 'en-numeric-13',
    class: 'numeric',
    said: 'ping me in 1/2 hour to move the car',
    calls: [{ tool: 'reminder_add', arguments: { title: 'Move the car', at: 'in 1/2 hour' } }],
    expect: { written: [{ kind: 'reminder', title: 'Move the car', at: '2026-11-22T07:30' }] },
  },
  {
    id: 'en-numeric-14',
    class: 'numeric',
    said: '2nite at 9pm movie with Jo',
    calls: [{ tool: 'quick_add', arguments: { text: '2nite at 9pm movie with Jo' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['movie with Jo'], lacks: ['2nite'] }, start: '2026-11-22T21:00' }],
    },
  },
  {
    id: 'en-numeric-16',
    class: 'numeric',
    said: 'Passport interview on 25-12-2026 at 11.30 am',
    now: '2026-11-22T17:30:00+05:30',
    zone: 'Asia/Kolkata',
    calls: [{ tool: 'quick_add', arguments: { text: 'Passport interview on 25-12-2026 at 11.30 am' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['Passport interview'], lacks: ['25'] }, start: '2026-12-25T11:30' }],
    },
  },
  {
    id: 'en-numeric-02',
    class: 'numeric',
    said: 'Handover 31.12.2026 09:30',
    calls: [{ tool: 'quick_add', arguments: { text: 'Handover 31.12.2026 09:30' } }],
    expect: { written: [{ kind: 'event', title: { has: ['Handover'], lacks: ['31'] }, start: '2026-12-31T09:30' }] },
  },
  {
    id: 'en-numeric-03',
    class: 'numeric',
    said: 'tmrw 14h30 physio',
    calls: [{ tool: 'quick_add', arguments: { text: 'tmrw 14h30 physio' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['physio'], lacks: ['tmrw', '14'] }, start: '2026-11-23T14:30' }],
    },
  },
  {
    id: 'en-numeric-07',
    class: 'numeric',
    said: 'Boiler inspection on 15/12 at 10:00',
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'Boiler inspection on 15/12 at 10:00' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['Boiler inspection'], lacks: ['15'] }, start: '2026-12-15T10:00' }],
    },
  },
  {
    id: 'en-numeric-09',
    class: 'numeric',
    said: 'Saturday 5ish pick up cake',
    calls: [{ tool: 'quick_add', arguments: { text: 'Saturday 5ish pick up cake' } }],
    expect: { written: [{ kind: 'event', title: { has: ['pick up cake'] }, start: '2026-11-28T17:00' }] },
  },
  {
    id: 'en-numeric-10',
    class: 'numeric',
    said: 'Feb 5 2027, 9 AM orientation',
    calls: [{ tool: 'quick_add', arguments: { text: 'Feb 5 2027, 9 AM orientation' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['orientation'], lacks: ['2027'] }, start: '2027-02-05T09:00' }],
    },
  },
  {
    id: 'en-numeric-11',
    class: 'numeric',
    said: 'frday 1p-2p 1on1 w/ Zoe',
    calls: [{ tool: 'quick_add', arguments: { text: 'frday 1p-2p 1on1 w/ Zoe' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Zoe'], lacks: ['frday'] },
          start: '2026-11-27T13:00',
          end: '2026-11-27T14:00',
        },
      ],
    },
  },
  {
    id: 'en-numeric-12',
    class: 'numeric',
    said: 'check the oven +45 minutes',
    calls: [{ tool: 'reminder_add', arguments: { title: 'Check the oven', at: '+45 minutes' } }],
    expect: { written: [{ kind: 'reminder', title: 'Check the oven', at: '2026-11-22T07:45' }] },
  },
  {
    id: 'en-numeric-15',
    class: 'numeric',
    said: 'Dec. 8th, 5.15pm parent interview',
    calls: [{ tool: 'quick_add', arguments: { text: 'Dec. 8th, 5.15pm parent interview' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['parent interview'], lacks: ['8th'] }, start: '2026-12-08T17:15' }],
    },
  },
  {
    id: 'en4-numeric-date-01',
    class: 'numeric-date',
    said: 'vet for Biscuit 12/4 at 3',
    calls: [{ tool: 'quick_add', arguments: { text: 'vet for Biscuit 12/4 at 3' } }],
    expect: { asks: [['month/day', 'day/month']] },
  },
  {
    id: 'en4-numeric-date-03',
    class: 'numeric-date',
    said: 'Contract signing on 18.12.2026 at 10h30',
    now: '2026-11-22T13:00:00+01:00',
    zone: 'Europe/Berlin',
    calls: [{ tool: 'quick_add', arguments: { text: 'Contract signing on 18.12.2026 at 10h30' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['signing'], lacks: ['18', '10h30'] },
          start: '2026-12-18T10:30:00',
          end: '2026-12-18T11:30:00',
        },
      ],
    },
  },
  {
    id: 'en4-numeric-date-02',
    class: 'numeric-date',
    said: 'optician for Milo 4/12 at 2',
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'optician for Milo 4/12 at 2',
        },
      },
    ],
    expect: { asks: [['month/day', 'day/month']] },
  },
  {
    id: 'en4-numeric-date-04',
    class: 'numeric-date',
    said: 'Lease handover on 21-01-2027 at 15h45',
    now: '2026-11-22T13:00:00+01:00',
    zone: 'Europe/Paris',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Lease handover on 21-01-2027 at 15h45',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['handover'],
            lacks: ['21', '15h45'],
          },
          start: '2027-01-21T15:45:00',
          end: '2027-01-21T16:45:00',
        },
      ],
    },
  },
];
