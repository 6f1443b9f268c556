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
  {
    id: 'en3-all-day-01',
    class: 'all-day',
    said: "I'm on PTO dec 21 through dec 24",
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "I'm on PTO dec 21 through dec 24",
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          start: '2026-12-21',
          end: '2026-12-25',
          allDay: true,
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en3-all-day-03',
    class: 'all-day',
    said: 'annual leave 4-8 jan',
    zone: 'Europe/London',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'annual leave 4-8 jan',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['leave'],
          },
          start: '2027-01-04',
          end: '2027-01-09',
          allDay: true,
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en3-all-day-05',
    class: 'all-day',
    said: 'off from Dec 23 to Jan 3',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'off from Dec 23 to Jan 3',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          start: '2026-12-23',
          end: '2027-01-04',
          allDay: true,
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en3-all-day-07',
    class: 'all-day',
    said: 'taking tomorrow off sick',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'taking tomorrow off sick',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          start: '2026-11-23',
          end: '2026-11-24',
          allDay: true,
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-all-day-01',
    class: 'all-day',
    said: "I'm on vacation Feb 13 through Feb 21",
    calls: [{ tool: 'quick_add', arguments: { text: "I'm on vacation Feb 13 through Feb 21" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['vacation'] },
          start: '2027-02-13',
          end: '2027-02-22',
          allDay: true,
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-all-day-02',
    class: 'all-day',
    said: 'Out of office on December 23',
    calls: [{ tool: 'quick_add', arguments: { text: 'Out of office on December 23' } }],
    expect: { written: [{ kind: 'event', start: '2026-12-23', end: '2026-12-24', allDay: true, showAs: 'busy' }] },
  },
  {
    id: 'en-all-day-07',
    class: 'all-day',
    said: 'School is closed Nov 25-27',
    calls: [{ tool: 'quick_add', arguments: { text: 'School is closed Nov 25-27' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['School'] }, start: '2026-11-25', end: '2026-11-28', allDay: true }],
    },
  },
  {
    id: 'en-all-day-10',
    class: 'all-day',
    said: 'My parents are in town Dec 20 to Dec 27',
    calls: [{ tool: 'schedule_add', arguments: { title: 'Parents in town', start: 'Dec 20', end: 'Dec 27' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Parents in town',
          start: '2026-12-20',
          end: '2026-12-28',
          allDay: true,
          showAs: 'free',
        },
      ],
    },
  },
  {
    id: 'en-all-day-11',
    class: 'all-day',
    said: 'Trip to Lisbon from March 3 to March 10',
    calls: [{ tool: 'quick_add', arguments: { text: 'Trip to Lisbon from March 3 to March 10' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Lisbon'] },
          start: '2027-03-03',
          end: '2027-03-11',
          allDay: true,
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-all-day-13',
    class: 'all-day',
    said: 'Inventory on Dec 7 and 8, both all day',
    calls: [{ tool: 'schedule_add', arguments: { title: 'Inventory', start: '2026-12-07', end: '2026-12-09' } }],
    expect: { written: [{ kind: 'event', title: 'Inventory', start: '2026-12-07', end: '2026-12-09', allDay: true }] },
  },
  {
    id: 'en-all-day-14',
    class: 'all-day',
    said: "Mom and Dad's anniversary Oct 2, remind me two weeks before",
    calls: [{ tool: 'quick_add', arguments: { text: "Mom and Dad's anniversary Oct 2, remind me two weeks before" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['anniversary'], lacks: ['remind', 'weeks'] },
          allDay: true,
          repeats: ['2027-10-02', '2028-10-02'],
          reminds: ['2027-09-18T09:00'],
        },
      ],
    },
  },
  {
    id: 'en4-all-day-01',
    class: 'all-day',
    said: 'PTO dec 21 to dec 24',
    calls: [{ tool: 'quick_add', arguments: { text: 'PTO dec 21 to dec 24' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['PTO'], lacks: ['21', '24'] },
          start: '2026-12-21',
          end: '2026-12-25',
          allDay: true,
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en4-all-day-03',
    class: 'all-day',
    said: "I'm out of office from Dec 28 through New Year's Day",
    calls: [{ tool: 'quick_add', arguments: { text: "I'm out of office from Dec 28 through New Year's Day" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['office'], lacks: ['28', 'through'] },
          start: '2026-12-28',
          end: '2027-01-02',
          allDay: true,
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en4-all-day-02',
    class: 'all-day',
    said: 'on leave 7-9 Dec',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'on leave 7-9 Dec',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['leave'],
            lacks: ['7', 'Dec'],
          },
          start: '2026-12-07',
          end: '2026-12-10',
          allDay: true,
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en4-all-day-04',
    class: 'all-day',
    said: 'Trip to Kerala with Mum from Christmas Eve to 3rd Jan',
    now: '2026-11-22T17:30:00+05:30',
    zone: 'Asia/Kolkata',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Trip to Kerala with Mum from Christmas Eve to 3rd Jan',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: {
            has: ['rip', 'Mum'],
            lacks: ['Christmas', '3rd'],
          },
          start: '2026-12-24',
          end: '2027-01-04',
          allDay: true,
          showAs: 'busy',
        },
      ],
    },
  },
];
