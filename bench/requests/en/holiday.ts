import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-holiday-01',
    class: 'holiday',
    said: 'Turkey pickup the day before Thanksgiving at 10am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Turkey pickup the day before Thanksgiving at 10am' } }],
    expect: { written: [{ kind: 'event', title: { has: ['Turkey pickup'] }, start: '2026-11-25T10:00' }] },
  },
  {
    id: 'en-holiday-04',
    class: 'holiday',
    said: 'Hike on MLK Day at 9am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Hike on MLK Day at 9am' } }],
    expect: { written: [{ kind: 'event', title: { has: ['Hike'] }, start: '2027-01-18T09:00' }] },
  },
  {
    id: 'en-holiday-06',
    class: 'holiday',
    said: "Lunch with Mum on Mother's Day at 1pm",
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: "Lunch with Mum on Mother's Day at 1pm" } }],
    expect: { written: [{ kind: 'event', title: { has: ['Lunch with Mum'] }, start: '2027-03-07T13:00' }] },
  },
  {
    id: 'en-holiday-08',
    class: 'holiday',
    said: 'Church on Good Friday at noon',
    calls: [{ tool: 'quick_add', arguments: { text: 'Church on Good Friday at noon' } }],
    expect: { written: [{ kind: 'event', title: { has: ['Church'] }, start: '2027-03-26T12:00' }] },
  },
  {
    id: 'en-holiday-11',
    class: 'holiday',
    said: 'Wreath workshop on the first Sunday of Advent at 2pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Wreath workshop on the first Sunday of Advent at 2pm' } }],
    expect: { written: [{ kind: 'event', title: { has: ['Wreath workshop'] }, start: '2026-11-29T14:00' }] },
  },
  {
    id: 'en-holiday-12',
    class: 'holiday',
    said: "Remind me to order flowers two days before Valentine's Day",
    calls: [{ tool: 'quick_add', arguments: { text: "Remind me to order flowers two days before Valentine's Day" } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['order flowers'] }, at: '2027-02-12T09:00' }] },
  },
];
