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
];
