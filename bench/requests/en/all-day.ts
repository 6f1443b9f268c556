import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-all-day-03',
    class: 'all-day',
    said: "Grandpa's birthday is April 9, 1948",
    calls: [{ tool: 'quick_add', arguments: { text: "Grandpa's birthday is April 9, 1948" } }],
    expect: { written: [{ kind: 'event', title: { has: ["Grandpa's birthday"] }, allDay: true, count: 'endless' }] },
  },
  {
    id: 'en-all-day-04',
    class: 'all-day',
    said: "Mia's birthday June 3",
    calls: [{ tool: 'quick_add', arguments: { text: "Mia's birthday June 3" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ["Mia's birthday"] },
          allDay: true,
          repeats: ['2027-06-03', '2028-06-03'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-all-day-05',
    class: 'all-day',
    said: 'Our wedding anniversary is September 18',
    calls: [{ tool: 'quick_add', arguments: { text: 'Our wedding anniversary is September 18' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['anniversary'] },
          allDay: true,
          repeats: ['2027-09-18', '2028-09-18'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-all-day-06',
    class: 'all-day',
    said: 'Day off on December 11',
    calls: [{ tool: 'quick_add', arguments: { text: 'Day off on December 11' } }],
    expect: { written: [{ kind: 'event', start: '2026-12-11', end: '2026-12-12', allDay: true, showAs: 'busy' }] },
  },
  {
    id: 'en-all-day-08',
    class: 'all-day',
    said: 'Dental conference in Las Vegas Nov 30 - Dec 4',
    calls: [{ tool: 'quick_add', arguments: { text: 'Dental conference in Las Vegas Nov 30 - Dec 4' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['conference'] }, start: '2026-11-30', end: '2026-12-05', allDay: true },
      ],
    },
  },
  {
    id: 'en-all-day-09',
    class: 'all-day',
    said: 'Put in the ski trip, Jan 15 to Jan 18',
    calls: [{ tool: 'schedule_add', arguments: { title: 'Ski trip', start: 'Jan 15', end: 'Jan 18' } }],
    expect: {
      written: [
        { kind: 'event', title: 'Ski trip', start: '2027-01-15', end: '2027-01-19', allDay: true, showAs: 'busy' },
      ],
    },
  },
  {
    id: 'en-all-day-12',
    class: 'all-day',
    said: 'Could I take a call on Dec 8 at 10am?',
    before: [{ tool: 'schedule_add', arguments: { title: 'House guests', start: '2026-12-07', end: '2026-12-10' } }],
    calls: [{ tool: 'check_conflict', arguments: { start: 'Dec 8 at 10am' } }],
    expect: { answers: { names: ['House guests'] } },
  },
];
