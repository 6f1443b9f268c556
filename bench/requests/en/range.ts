import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-range-03',
    class: 'range',
    said: 'Warehouse inspection 2026-12-09 08:00-12:00',
    calls: [{ tool: 'quick_add', arguments: { text: 'Warehouse inspection 2026-12-09 08:00-12:00' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Warehouse inspection'] }, start: '2026-12-09T08:00', end: '2026-12-09T12:00' },
      ],
    },
  },
  {
    id: 'en-range-04',
    class: 'range',
    said: 'Thu Dec 3rd 9h30 - 11h kickoff with Bruno',
    calls: [{ tool: 'quick_add', arguments: { text: 'Thu Dec 3rd 9h30 - 11h kickoff with Bruno' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['kickoff with Bruno'] }, start: '2026-12-03T09:30', end: '2026-12-03T11:00' },
      ],
    },
  },
  {
    id: 'en-range-06',
    class: 'range',
    said: 'Cabin stay with the Moores from Dec 18 4pm to Dec 20 noon',
    calls: [{ tool: 'quick_add', arguments: { text: 'Cabin stay with the Moores from Dec 18 4pm to Dec 20 noon' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['Moores'] }, start: '2026-12-18T16:00', end: '2026-12-20T12:00' }],
    },
  },
  {
    id: 'en-range-09',
    class: 'range',
    said: 'Choir rehearsal 5.30pm till 7 on Wednesday',
    calls: [{ tool: 'quick_add', arguments: { text: 'Choir rehearsal 5.30pm till 7 on Wednesday' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Choir rehearsal'] }, start: '2026-11-25T17:30', end: '2026-11-25T19:00' },
      ],
    },
  },
  {
    id: 'en-range-10',
    class: 'range',
    said: 'December 2, 11am–1pm: lunch-and-learn',
    calls: [{ tool: 'quick_add', arguments: { text: 'December 2, 11am–1pm: lunch-and-learn' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['lunch-and-learn'] }, start: '2026-12-02T11:00', end: '2026-12-02T13:00' },
      ],
    },
  },
  {
    id: 'en-range-12',
    class: 'range',
    said: 'Maintenance window Nov 29 11pm - 2am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Maintenance window Nov 29 11pm - 2am' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Maintenance window'] }, start: '2026-11-29T23:00', end: '2026-11-30T02:00' },
      ],
    },
  },
  {
    id: 'en-range-01',
    class: 'range',
    said: 'Block Dec 9 from 1:30 to 4 for the audit walkthrough',
    calls: [{ tool: 'quick_add', arguments: { text: 'Block Dec 9 from 1:30 to 4 for the audit walkthrough' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['audit walkthrough'] }, start: '2026-12-09T13:30', end: '2026-12-09T16:00' },
      ],
    },
  },
  {
    id: 'en-range-02',
    class: 'range',
    said: 'Photo shoot Dec 11 10-11:30am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Photo shoot Dec 11 10-11:30am' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['Photo shoot'] }, start: '2026-12-11T10:00', end: '2026-12-11T11:30' }],
    },
  },
  {
    id: 'en-range-05',
    class: 'range',
    said: 'Night shift Friday 10pm to 6am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Night shift Friday 10pm to 6am' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['shift'] }, start: '2026-11-27T22:00', end: '2026-11-28T06:00' }],
    },
  },
  {
    id: 'en-range-07',
    class: 'range',
    said: "I've got a deposition on Monday the 7th, 2-5pm",
    calls: [{ tool: 'schedule_add', arguments: { title: 'Deposition', start: 'Monday the 7th, 2-5pm' } }],
    expect: { written: [{ kind: 'event', title: 'Deposition', start: '2026-12-07T14:00', end: '2026-12-07T17:00' }] },
  },
  {
    id: 'en-range-08',
    class: 'range',
    said: 'Focus block tomorrow 8:30 till quarter to 11',
    calls: [
      { tool: 'schedule_add', arguments: { title: 'Focus block', start: 'tomorrow 8:30', end: 'quarter to 11' } },
    ],
    expect: { written: [{ kind: 'event', title: 'Focus block', start: '2026-11-23T08:30', end: '2026-11-23T10:45' }] },
  },
  {
    id: 'en-range-11',
    class: 'range',
    said: 'Tutoring tomorrow 3:45-4:30',
    calls: [{ tool: 'quick_add', arguments: { text: 'Tutoring tomorrow 3:45-4:30' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['Tutoring'] }, start: '2026-11-23T15:45', end: '2026-11-23T16:30' }],
    },
  },
];
