import type { Request } from '../../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-more-days-01',
    class: 'days',
    said: "I'm taking December 28 through 31 off",
    calls: [{ tool: 'quick_add', arguments: { text: "I'm taking December 28 through 31 off" } }],
    expect: { written: [{ kind: 'event', allDay: true, start: '2026-12-28', end: '2027-01-01', showAs: 'busy' }] },
  },
  {
    id: 'en-more-days-02',
    class: 'days',
    said: "Marcus's birthday is July 19",
    calls: [{ tool: 'quick_add', arguments: { text: "Marcus's birthday is July 19" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['marcus', 'birthday'] },
          allDay: true,
          repeats: ['2027-07-19', '2028-07-19', '2029-07-19'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-days-03',
    class: 'days',
    said: 'Our wedding anniversary is October 4, remind me a week before',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Our wedding anniversary is October 4, remind me a week before' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['wedding anniversary'], lacks: ['remind', 'week'] },
          allDay: true,
          repeats: ['2027-10-04', '2028-10-04', '2029-10-04'],
          reminds: ['2027-09-27T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-days-04',
    class: 'days',
    said: 'Out of office Friday',
    calls: [{ tool: 'quick_add', arguments: { text: 'Out of office Friday' } }],
    expect: { written: [{ kind: 'event', allDay: true, start: '2026-11-27', end: '2026-11-28', showAs: 'busy' }] },
  },
  {
    id: 'en-more-days-05',
    class: 'days',
    said: 'PTO Feb 8-12',
    calls: [{ tool: 'quick_add', arguments: { text: 'PTO Feb 8-12' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['pto'] },
          allDay: true,
          start: '2027-02-08',
          end: '2027-02-13',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-days-06',
    class: 'days',
    said: 'All day tomorrow: inventory count',
    calls: [{ tool: 'quick_add', arguments: { text: 'All day tomorrow: inventory count' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['inventory count'], lacks: ['tomorrow', 'all day'] },
          allDay: true,
          start: '2026-11-23',
          end: '2026-11-24',
        },
      ],
    },
  },
  {
    id: 'en-more-days-07',
    class: 'days',
    said: 'On annual leave from 21 December to 4 January',
    calls: [{ tool: 'quick_add', arguments: { text: 'On annual leave from 21 December to 4 January' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['annual leave'] },
          allDay: true,
          start: '2026-12-21',
          end: '2027-01-05',
          showAs: 'busy',
        },
      ],
    },
    zone: 'Europe/London',
    now: '2026-11-22T12:00:00+00:00',
  },
  {
    id: 'en-more-days-08',
    class: 'days',
    said: 'Make the yard sale an all-day thing',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Yard sale', start: '2026-12-05T09:00', end: '2026-12-05T13:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'yard sale', all_day: true } }],
    expect: { written: [{ kind: 'event', title: 'Yard sale', allDay: true, start: '2026-12-05', end: '2026-12-06' }] },
  },
  {
    id: 'en-more-days-09',
    class: 'days',
    said: "I'm taking Dec 21 to Dec 24 off",
    calls: [{ tool: 'quick_add', arguments: { text: "I'm taking Dec 21 to Dec 24 off" } }],
    expect: { written: [{ kind: 'event', allDay: true, start: '2026-12-21', end: '2026-12-25', showAs: 'busy' }] },
  },
  {
    id: 'en-more-days-10',
    class: 'days',
    said: "Nora's birthday is April 9",
    calls: [{ tool: 'quick_add', arguments: { text: "Nora's birthday is April 9" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ["Nora's birthday"], lacks: ['April'] },
          allDay: true,
          repeats: ['2027-04-09', '2028-04-09', '2029-04-09'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-days-11',
    class: 'days',
    said: 'our wedding anniversary is on June 12',
    calls: [{ tool: 'quick_add', arguments: { text: 'our wedding anniversary is on June 12' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['wedding anniversary'], lacks: ['June'] },
          allDay: true,
          repeats: ['2027-06-12', '2028-06-12', '2029-06-12'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-days-12',
    class: 'days',
    said: 'PTO next Monday',
    now: '2026-11-26T20:00:00-05:00',
    calls: [{ tool: 'quick_add', arguments: { text: 'PTO next Monday' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['PTO'], lacks: ['Monday'] },
          allDay: true,
          start: '2026-11-30',
          end: '2026-12-01',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-days-13',
    class: 'days',
    said: 'Out of office Dec 3-4',
    calls: [{ tool: 'quick_add', arguments: { text: 'Out of office Dec 3-4' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Out of office'], lacks: ['Dec'] },
          allDay: true,
          start: '2026-12-03',
          end: '2026-12-05',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-days-14',
    class: 'days',
    said: 'Spring break is March 8-12',
    calls: [{ tool: 'quick_add', arguments: { text: 'Spring break is March 8-12' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Spring break'], lacks: ['March', '12'] },
          allDay: true,
          start: '2027-03-08',
          end: '2027-03-13',
        },
      ],
    },
  },
  {
    id: 'en-more-days-15',
    class: 'days',
    said: "Ellen's birthday is March 15, remind me a week before",
    calls: [{ tool: 'quick_add', arguments: { text: "Ellen's birthday is March 15, remind me a week before" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ["Ellen's birthday"], lacks: ['remind', 'March', 'week'] },
          allDay: true,
          repeats: ['2027-03-15', '2028-03-15', '2029-03-15'],
          reminds: ['2027-03-08T09:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-days-16',
    class: 'days',
    said: 'Please put me down for annual leave from the 14th to the 18th of December',
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    calls: [
      { tool: 'schedule_add', arguments: { title: 'Annual leave', start: '14th December', end: '18th December' } },
    ],
    expect: {
      written: [
        { kind: 'event', title: 'Annual leave', allDay: true, start: '2026-12-14', end: '2026-12-19', showAs: 'busy' },
      ],
    },
  },
  {
    id: 'en-more-days-17',
    class: 'days',
    said: 'family trip to Lisbon, 3–10 April',
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'family trip to Lisbon, 3–10 April' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['family trip'], lacks: ['April', '10'] },
          allDay: true,
          start: '2027-04-03',
          end: '2027-04-11',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-days-18',
    class: 'days',
    said: 'taking a sick day tomorrow',
    calls: [{ tool: 'quick_add', arguments: { text: 'taking a sick day tomorrow' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['sick day'], lacks: ['tomorrow'] },
          allDay: true,
          start: '2026-11-23',
          end: '2026-11-24',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-days-19',
    class: 'days',
    said: 'Grading all day on December 4',
    calls: [{ tool: 'quick_add', arguments: { text: 'Grading all day on December 4' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Grading'], lacks: ['all day', 'December'] },
          allDay: true,
          start: '2026-12-04',
          end: '2026-12-05',
        },
      ],
    },
  },
  {
    id: 'en-more-days-20',
    class: 'days',
    said: "I'm off on Dec 24 and Dec 31",
    calls: [{ tool: 'quick_add', arguments: { text: "I'm off on Dec 24 and Dec 31" } }],
    expect: {
      written: [
        { kind: 'event', allDay: true, start: '2026-12-24', end: '2026-12-25', showAs: 'busy' },
        { kind: 'event', allDay: true, start: '2026-12-31', end: '2027-01-01', showAs: 'busy' },
      ],
    },
  },
  {
    id: 'en-more-days-21',
    class: 'days',
    said: "Dad's birthday is January 16",
    calls: [{ tool: 'quick_add', arguments: { text: "Dad's birthday is January 16" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Dad', 'birthday'] },
          allDay: true,
          repeats: ['2027-01-16', '2028-01-16', '2029-01-16'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-days-22',
    class: 'days',
    said: 'Our wedding anniversary is June 20, remind me a week before',
    calls: [{ tool: 'quick_add', arguments: { text: 'Our wedding anniversary is June 20, remind me a week before' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['anniversary'], lacks: ['week'] },
          allDay: true,
          repeats: ['2027-06-20', '2028-06-20', '2029-06-20'],
          reminds: ['2027-06-13T09:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-days-23',
    class: 'days',
    said: 'Annual leave 4 January to 8 January',
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'Annual leave 4 January to 8 January' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['annual leave'] },
          allDay: true,
          start: '2027-01-04',
          end: '2027-01-09',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-days-24',
    class: 'days',
    said: 'All-day first aid training on Dec 8, tell me the day before at 5pm',
    calls: [
      { tool: 'quick_add', arguments: { text: 'All-day first aid training on Dec 8, tell me the day before at 5pm' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['first aid training'], lacks: ['tell me'] },
          allDay: true,
          start: '2026-12-08',
          end: '2026-12-09',
          reminds: ['2026-12-07T17:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-days-25',
    class: 'days',
    said: "Ella's birthday party Saturday December 5 from 2 to 5",
    calls: [{ tool: 'quick_add', arguments: { text: "Ella's birthday party Saturday December 5 from 2 to 5" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Ella', 'birthday party'] },
          start: '2026-12-05T14:00',
          end: '2026-12-05T17:00',
          count: 1,
        },
      ],
    },
  },
  {
    id: 'en-more-days-26',
    class: 'days',
    said: 'Working from home all day Wednesday',
    calls: [{ tool: 'quick_add', arguments: { text: 'Working from home all day Wednesday' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['working from home'] }, allDay: true, start: '2026-11-25', end: '2026-11-26' },
      ],
    },
  },
  {
    id: 'en-more-days-27',
    class: 'days',
    said: 'Put vacation in from February 13 to February 21.',
    before: [],
    calls: [{ tool: 'schedule_add', arguments: { title: 'Vacation', start: 'February 13', end: 'February 21' } }],
    expect: {
      written: [
        { kind: 'event', title: 'Vacation', allDay: true, start: '2027-02-13', end: '2027-02-22', showAs: 'busy' },
      ],
    },
  },
  {
    id: 'en-more-days-28',
    class: 'days',
    said: 'The offsite ends a day later now.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Offsite', start: '2026-12-14', end: '2026-12-16', on_conflict: 'force', all_day: true },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'offsite', end: 'a day later' } }],
    expect: { written: [{ kind: 'event', title: 'Offsite', allDay: true, start: '2026-12-14', end: '2026-12-17' }] },
  },
  {
    id: 'en-more-days-29',
    class: 'days',
    said: 'Move my study day to the Friday of that week.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Study day', start: '2026-12-08', end: '2026-12-09', on_conflict: 'force', all_day: true },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'study day', start: 'the Friday of that week' } }],
    expect: { written: [{ kind: 'event', title: 'Study day', allDay: true, start: '2026-12-11', end: '2026-12-12' }] },
  },
  {
    id: 'en-more-days-30',
    class: 'days',
    said: "I'm on vacation February 8 through 12",
    calls: [{ tool: 'quick_add', arguments: { text: "I'm on vacation February 8 through 12" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['vacation'], lacks: ['february'] },
          allDay: true,
          start: '2027-02-08',
          end: '2027-02-13',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-days-31',
    class: 'days',
    said: 'Taking December 18 off',
    calls: [{ tool: 'quick_add', arguments: { text: 'Taking December 18 off' } }],
    expect: { written: [{ kind: 'event', allDay: true, start: '2026-12-18', end: '2026-12-19', showAs: 'busy' }] },
  },
  {
    id: 'en-more-days-32',
    class: 'days',
    said: "My sister's birthday is March 9",
    calls: [{ tool: 'quick_add', arguments: { text: "My sister's birthday is March 9" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['sister', 'birthday'], lacks: ['march'] },
          allDay: true,
          repeats: ['2027-03-09', '2028-03-09', '2029-03-09'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-days-33',
    class: 'days',
    said: "Add Grandpa's birthday, June 3, with a reminder two days before",
    calls: [
      { tool: 'quick_add', arguments: { text: "Add Grandpa's birthday, June 3, with a reminder two days before" } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['grandpa', 'birthday'], lacks: ['june', 'reminder'] },
          allDay: true,
          repeats: ['2027-06-03', '2028-06-03'],
          reminds: ['2027-06-01T09:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-days-34',
    class: 'days',
    said: 'Trip to Vermont December 12-13',
    calls: [{ tool: 'quick_add', arguments: { text: 'Trip to Vermont December 12-13' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['trip', 'vermont'], lacks: ['december'] },
          allDay: true,
          start: '2026-12-12',
          end: '2026-12-14',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-days-35',
    class: 'days',
    said: 'Annual leave 21 December to 1 January inclusive',
    calls: [{ tool: 'quick_add', arguments: { text: 'Annual leave 21 December to 1 January inclusive' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['annual leave'], lacks: ['inclusive'] },
          allDay: true,
          start: '2026-12-21',
          end: '2027-01-02',
          showAs: 'busy',
        },
      ],
    },
    zone: 'Europe/London',
    now: '2026-11-23T09:00:00+00:00',
  },
  {
    id: 'en-more-days-36',
    class: 'days',
    said: 'Retail expo runs December 8 to December 10, block the full days.',
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Retail expo', start: 'December 8', end: 'December 10', all_day: true },
      },
    ],
    expect: {
      written: [{ kind: 'event', title: 'Retail expo', allDay: true, start: '2026-12-08', end: '2026-12-11' }],
    },
  },
  {
    id: 'en-more-days-37',
    class: 'days',
    said: "We're staying at the lake two days longer.",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Lake house trip', start: '2026-12-12', end: '2026-12-14', all_day: true },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'lake house', end: 'two days longer' } }],
    expect: {
      written: [{ kind: 'event', title: 'Lake house trip', allDay: true, start: '2026-12-12', end: '2026-12-16' }],
    },
  },
  {
    id: 'en-more-days-38',
    class: 'days',
    said: 'I switched my day off, it is one day earlier now.',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Day off', start: '2026-12-11', end: '2026-12-12', all_day: true } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'day off', start: 'one day earlier' } }],
    expect: { written: [{ kind: 'event', title: 'Day off', allDay: true, start: '2026-12-10', end: '2026-12-11' }] },
  },
  {
    id: 'en-more-days-39',
    class: 'days',
    said: "I'm on PTO Dec 21 to Dec 24",
    calls: [{ tool: 'quick_add', arguments: { text: "I'm on PTO Dec 21 to Dec 24" } }],
    expect: { written: [{ kind: 'event', allDay: true, start: '2026-12-21', end: '2026-12-25', showAs: 'busy' }] },
  },
  {
    id: 'en-more-days-40',
    class: 'days',
    said: "Oliver's birthday is January 17",
    calls: [{ tool: 'quick_add', arguments: { text: "Oliver's birthday is January 17" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ["Oliver's birthday"], lacks: ['January'] },
          allDay: true,
          repeats: ['2027-01-17', '2028-01-17', '2029-01-17'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-days-41',
    class: 'days',
    said: "June 12 is the Lopezes' wedding anniversary",
    calls: [{ tool: 'quick_add', arguments: { text: "June 12 is the Lopezes' wedding anniversary" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Lopez', 'anniversary'], lacks: ['June'] },
          allDay: true,
          repeats: ['2027-06-12', '2028-06-12'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-days-42',
    class: 'days',
    said: 'HR tech conference in Chicago Feb 8-11',
    calls: [{ tool: 'quick_add', arguments: { text: 'HR tech conference in Chicago Feb 8-11' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['conference'], lacks: ['Feb', '8-11'] },
          allDay: true,
          start: '2027-02-08',
          end: '2027-02-12',
        },
      ],
    },
  },
  {
    id: 'en-more-days-43',
    class: 'days',
    said: 'taking friday off',
    calls: [{ tool: 'quick_add', arguments: { text: 'taking friday off' } }],
    expect: { written: [{ kind: 'event', allDay: true, start: '2026-11-27', end: '2026-11-28', showAs: 'busy' }] },
  },
  {
    id: 'en-more-days-44',
    class: 'days',
    said: 'Craft fair with Gloria, all day on Saturday the 5th',
    calls: [{ tool: 'quick_add', arguments: { text: 'Craft fair with Gloria, all day on Saturday the 5th' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Craft fair with Gloria'], lacks: ['all day', '5th'] },
          allDay: true,
          start: '2026-12-05',
          end: '2026-12-06',
        },
      ],
    },
  },
  {
    id: 'en-more-days-45',
    class: 'days',
    said: 'photo trip to Iceland from March 3 till March 12',
    calls: [{ tool: 'quick_add', arguments: { text: 'photo trip to Iceland from March 3 till March 12' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['trip'], lacks: ['March'] },
          allDay: true,
          start: '2027-03-03',
          end: '2027-03-13',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-days-46',
    class: 'days',
    said: "Grandpa Joe's birthday is Feb 20, remind me three days before",
    calls: [
      { tool: 'quick_add', arguments: { text: "Grandpa Joe's birthday is Feb 20, remind me three days before" } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Grandpa Joe'], lacks: ['remind', 'three'] },
          allDay: true,
          repeats: ['2027-02-20', '2028-02-20'],
          reminds: ['2027-02-17T09:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-days-47',
    class: 'days',
    said: "School's closed Dec 23 through Jan 3",
    calls: [{ tool: 'quick_add', arguments: { text: "School's closed Dec 23 through Jan 3" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['School'], lacks: ['Dec', 'Jan'] },
          allDay: true,
          start: '2026-12-23',
          end: '2027-01-04',
        },
      ],
    },
  },
  {
    id: 'en-more-days-48',
    class: 'days',
    said: 'We decided to stay in Iceland two more days',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Iceland trip', start: '2027-03-03', end: '2027-03-13', all_day: true },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Iceland', end: 'two more days' } }],
    expect: {
      written: [{ kind: 'event', title: 'Iceland trip', allDay: true, start: '2027-03-03', end: '2027-03-15' }],
    },
  },
  {
    id: 'en-more-days-49',
    class: 'days',
    said: 'Annual leave 14 to 18 December inclusive',
    calls: [{ tool: 'quick_add', arguments: { text: 'Annual leave 14 to 18 December inclusive' } }],
    zone: 'Europe/London',
    now: '2026-11-22T12:00:00+00:00',
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['leave'], lacks: ['December', '18'] },
          allDay: true,
          start: '2026-12-14',
          end: '2026-12-19',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-days-50',
    class: 'days',
    said: 'picture day got bumped to the day after',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Picture day', start: '2026-12-01', end: '2026-12-02', all_day: true },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'picture day', start: 'the day after' } }],
    expect: {
      written: [{ kind: 'event', title: 'Picture day', allDay: true, start: '2026-12-02', end: '2026-12-03' }],
    },
  },
  {
    id: 'en-more-days-51',
    class: 'days',
    said: "I'm off the Monday and Tuesday after Thanksgiving",
    calls: [{ tool: 'quick_add', arguments: { text: "I'm off the Monday and Tuesday after Thanksgiving" } }],
    expect: { written: [{ kind: 'event', start: '2026-11-30', end: '2026-12-02', allDay: true, showAs: 'busy' }] },
  },
  {
    id: 'en-more-days-52',
    class: 'days',
    said: 'Parental leave for six weeks starting February 8',
    calls: [{ tool: 'quick_add', arguments: { text: 'Parental leave for six weeks starting February 8' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Parental leave'], lacks: ['weeks'] },
          start: '2027-02-08',
          end: '2027-03-22',
          allDay: true,
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-days-53',
    class: 'days',
    said: "my godson Sam's birthday is on March 9",
    calls: [{ tool: 'quick_add', arguments: { text: "my godson Sam's birthday is on March 9" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Sam', 'birthday'], lacks: ['March'] },
          allDay: true,
          repeats: ['2027-03-09', '2028-03-09', '2029-03-09'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-days-54',
    class: 'days',
    said: 'Our wedding anniversary is June 14, 2015',
    calls: [{ tool: 'quick_add', arguments: { text: 'Our wedding anniversary is June 14, 2015' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['anniversary'] }, start: '2027-06-14', allDay: true, count: 'endless' },
      ],
    },
  },
  {
    id: 'en-more-days-55',
    class: 'days',
    said: 'No school this Friday',
    calls: [{ tool: 'quick_add', arguments: { text: 'No school this Friday' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['No school'], lacks: ['Friday'] },
          start: '2026-11-27',
          end: '2026-11-28',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'en-more-days-56',
    class: 'days',
    said: 'Conference in Lisbon 9–12 May',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'Conference in Lisbon 9–12 May' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Conference'], lacks: ['May'] },
          start: '2027-05-09',
          end: '2027-05-13',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'en-more-days-57',
    class: 'days',
    said: "Nana's birthday Jan 23, alert me 10 days before",
    calls: [{ tool: 'quick_add', arguments: { text: "Nana's birthday Jan 23, alert me 10 days before" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Nana', 'birthday'], lacks: ['alert'] },
          allDay: true,
          repeats: ['2027-01-23', '2028-01-23', '2029-01-23'],
          reminds: ['2027-01-13T09:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-days-58',
    class: 'days',
    said: 'vacation in Maine aug 7-21',
    calls: [{ tool: 'quick_add', arguments: { text: 'vacation in Maine aug 7-21' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['vacation'], lacks: ['aug'] },
          start: '2027-08-07',
          end: '2027-08-22',
          allDay: true,
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-days-59',
    class: 'days',
    said: "I'm out sick tomorrow, put it on the calendar",
    calls: [{ tool: 'schedule_add', arguments: { title: 'Out sick', start: 'tomorrow', all_day: true } }],
    expect: {
      written: [
        { kind: 'event', title: 'Out sick', start: '2026-11-23', end: '2026-11-24', allDay: true, showAs: 'busy' },
      ],
    },
  },
  {
    id: 'en-more-days-60',
    class: 'days',
    said: 'Working from home every Friday, all day',
    calls: [{ tool: 'quick_add', arguments: { text: 'Working from home every Friday, all day' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Working from home'], lacks: ['Friday', 'all day'] },
          allDay: true,
          repeats: ['2026-11-27', '2026-12-04', '2026-12-11'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-days-61',
    class: 'days',
    said: 'On annual leave from 21 December to 4 January inclusive',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'On annual leave from 21 December to 4 January inclusive' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['annual leave'], lacks: ['inclusive', 'January'] },
          start: '2026-12-21',
          end: '2027-01-05',
          allDay: true,
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-days-62',
    class: 'days',
    said: "Nature camp wrote that they're running it a week later",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Nature camp', start: '2027-07-12', end: '2027-07-17', all_day: true },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Nature camp', start: 'a week later' } }],
    expect: {
      written: [{ kind: 'event', title: 'Nature camp', start: '2027-07-19', end: '2027-07-24', allDay: true }],
    },
  },
  {
    id: 'en-more-days-63',
    class: 'days',
    said: "I'm on vacation Dec 21 to Jan 1",
    calls: [{ tool: 'quick_add', arguments: { text: "I'm on vacation Dec 21 to Jan 1" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['vacation'] },
          allDay: true,
          start: '2026-12-21',
          end: '2027-01-02',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-days-64',
    class: 'days',
    said: "Noah's birthday is March 3rd",
    calls: [{ tool: 'quick_add', arguments: { text: "Noah's birthday is March 3rd" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Noah', 'birthday'] },
          allDay: true,
          repeats: ['2027-03-03', '2028-03-03', '2029-03-03'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-days-65',
    class: 'days',
    said: 'Our wedding anniversary is June 14, remind me a week ahead',
    calls: [{ tool: 'quick_add', arguments: { text: 'Our wedding anniversary is June 14, remind me a week ahead' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['anniversary'], lacks: ['remind'] },
          allDay: true,
          repeats: ['2027-06-14', '2028-06-14', '2029-06-14'],
          reminds: ['2027-06-07T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-days-66',
    class: 'days',
    said: 'Out of office all day Friday',
    calls: [{ tool: 'quick_add', arguments: { text: 'Out of office all day Friday' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['out of office'] },
          allDay: true,
          start: '2026-11-27',
          end: '2026-11-28',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-days-67',
    class: 'days',
    said: "School's closed on December 7 for a teacher work day",
    calls: [{ tool: 'quick_add', arguments: { text: "School's closed on December 7 for a teacher work day" } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['school'] }, allDay: true, start: '2026-12-07', end: '2026-12-08' }],
    },
  },
  {
    id: 'en-more-days-68',
    class: 'days',
    said: 'Conference in Boston April 8 thru 10, mark me as busy',
    calls: [{ tool: 'quick_add', arguments: { text: 'Conference in Boston April 8 thru 10, mark me as busy' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['conference'], lacks: ['mark me', 'busy'] },
          allDay: true,
          start: '2027-04-08',
          end: '2027-04-11',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-days-69',
    class: 'days',
    said: "I'm on annual leave from 22nd December until 4th January",
    now: '2026-11-23T08:00:00+00:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: "I'm on annual leave from 22nd December until 4th January" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['leave'] },
          allDay: true,
          start: '2026-12-22',
          end: '2027-01-05',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-days-70',
    class: 'days',
    said: 'Business trip to Austin Dec 8-9',
    calls: [{ tool: 'quick_add', arguments: { text: 'Business trip to Austin Dec 8-9' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['trip'] },
          allDay: true,
          start: '2026-12-08',
          end: '2026-12-10',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-days-71',
    class: 'days',
    said: 'Kids are with their dad from Friday to Sunday',
    calls: [{ tool: 'quick_add', arguments: { text: 'Kids are with their dad from Friday to Sunday' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['kids', 'dad'] }, allDay: true, start: '2026-11-27', end: '2026-11-30' },
      ],
    },
  },
  {
    id: 'en-more-days-72',
    class: 'days',
    said: "I'm off sick today",
    now: '2026-12-02T07:15:00-05:00',
    calls: [{ tool: 'quick_add', arguments: { text: "I'm off sick today" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['sick'] },
          allDay: true,
          start: '2026-12-02',
          end: '2026-12-03',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-days-73',
    class: 'days',
    said: 'Jury duty December 14th, all day',
    calls: [{ tool: 'quick_add', arguments: { text: 'Jury duty December 14th, all day' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['jury duty'], lacks: ['all day'] },
          allDay: true,
          start: '2026-12-14',
          end: '2026-12-15',
        },
      ],
    },
  },
  {
    id: 'en-more-days-74',
    class: 'days',
    said: 'Field day got rained out, it moves to the Thursday of that week.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Field day', start: '2026-12-08', end: '2026-12-09', all_day: true },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Field day', start: 'Thursday of that week' } }],
    expect: { written: [{ kind: 'event', title: 'Field day', allDay: true, start: '2026-12-10', end: '2026-12-11' }] },
  },
  {
    id: 'en-more-days-75',
    class: 'days',
    said: "I'm on PTO Dec 28 to 31",
    calls: [{ tool: 'quick_add', arguments: { text: "I'm on PTO Dec 28 to 31" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['PTO'], lacks: ['Dec', '31'] },
          start: '2026-12-28',
          end: '2027-01-01',
          allDay: true,
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-days-76',
    class: 'days',
    said: 'our wedding anniversary is October 4th',
    calls: [{ tool: 'quick_add', arguments: { text: 'our wedding anniversary is October 4th' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['anniversary'], lacks: ['October'] },
          allDay: true,
          repeats: ['2027-10-04', '2028-10-04'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-days-77',
    class: 'days',
    said: 'taking this Wednesday off',
    calls: [{ tool: 'quick_add', arguments: { text: 'taking this Wednesday off' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['off'], lacks: ['Wednesday'] },
          start: '2026-11-25',
          end: '2026-11-26',
          allDay: true,
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-days-78',
    class: 'days',
    said: 'Vacation in Lisbon from February 20 for nine days',
    calls: [{ tool: 'quick_add', arguments: { text: 'Vacation in Lisbon from February 20 for nine days' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Vacation'], lacks: ['February', 'nine'] },
          start: '2027-02-20',
          end: '2027-03-01',
          allDay: true,
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-days-79',
    class: 'days',
    said: "Rowan's birthday Jan 17, remind me a week ahead",
    calls: [{ tool: 'quick_add', arguments: { text: "Rowan's birthday Jan 17, remind me a week ahead" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Rowan', 'birthday'], lacks: ['week', 'Jan'] },
          allDay: true,
          repeats: ['2027-01-17', '2028-01-17'],
          reminds: ['2027-01-10T09:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-days-80',
    class: 'days',
    said: 'hackathon, all day, Dec 3 through 4',
    calls: [{ tool: 'quick_add', arguments: { text: 'hackathon, all day, Dec 3 through 4' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['hackathon'], lacks: ['all day', 'through'] },
          start: '2026-12-03',
          end: '2026-12-05',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'en-more-days-81',
    class: 'days',
    said: 'The science fair is all day February 11.',
    calls: [{ tool: 'schedule_add', arguments: { title: 'Science fair', start: 'February 11', all_day: true } }],
    expect: {
      written: [
        { kind: 'event', title: 'Science fair', start: '2027-02-11', end: '2027-02-12', allDay: true, showAs: 'free' },
      ],
    },
  },
  {
    id: 'en-more-days-82',
    class: 'days',
    said: 'make the Asheville trip two days longer',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Asheville trip', start: '2026-12-19', end: '2026-12-22', all_day: true },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Asheville trip', end: 'two days longer' } }],
    expect: {
      written: [{ kind: 'event', title: 'Asheville trip', start: '2026-12-19', end: '2026-12-24', allDay: true }],
    },
  },
  {
    id: 'en-more-days-83',
    class: 'days',
    said: "I'm on vacation from the 21st to the 27th of December",
    calls: [{ tool: 'quick_add', arguments: { text: "I'm on vacation from the 21st to the 27th of December" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['vacation'], lacks: ['21st', 'December'] },
          allDay: true,
          start: '2026-12-21',
          end: '2026-12-28',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-days-84',
    class: 'days',
    said: "Theo's birthday is May 6",
    calls: [{ tool: 'quick_add', arguments: { text: "Theo's birthday is May 6" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Theo', 'birthday'], lacks: ['May'] },
          allDay: true,
          repeats: ['2027-05-06', '2028-05-06', '2029-05-06'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-days-85',
    class: 'days',
    said: 'taking Friday off',
    calls: [{ tool: 'quick_add', arguments: { text: 'taking Friday off' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['off'], lacks: ['Friday'] },
          allDay: true,
          start: '2026-11-27',
          end: '2026-11-28',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-days-86',
    class: 'days',
    said: 'Paternity leave January 11 to February 19',
    calls: [{ tool: 'quick_add', arguments: { text: 'Paternity leave January 11 to February 19' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['paternity leave'], lacks: ['January', 'February'] },
          allDay: true,
          start: '2027-01-11',
          end: '2027-02-20',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-days-87',
    class: 'days',
    said: 'Diocesan conference Dec 4 and 5 in Albany',
    calls: [{ tool: 'quick_add', arguments: { text: 'Diocesan conference Dec 4 and 5 in Albany' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['diocesan conference'], lacks: ['Dec'] },
          allDay: true,
          start: '2026-12-04',
          end: '2026-12-06',
          location: 'Albany',
        },
      ],
    },
  },
  {
    id: 'en-more-days-88',
    class: 'days',
    said: "mom and dad's anniversary, August 8",
    calls: [{ tool: 'quick_add', arguments: { text: "mom and dad's anniversary, August 8" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['mom and dad', 'anniversary'], lacks: ['August'] },
          allDay: true,
          repeats: ['2027-08-08', '2028-08-08', '2029-08-08'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-days-89',
    class: 'days',
    said: 'Teacher workday on January 4, all day',
    calls: [{ tool: 'quick_add', arguments: { text: 'Teacher workday on January 4, all day' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['teacher workday'], lacks: ['January', 'all day'] },
          allDay: true,
          start: '2027-01-04',
          end: '2027-01-05',
        },
      ],
    },
  },
  {
    id: 'en-more-days-90',
    class: 'days',
    said: 'Our family reunion runs July 2-5, put it down',
    before: [],
    calls: [{ tool: 'schedule_add', arguments: { title: 'Family reunion', start: 'July 2-5', all_day: true } }],
    expect: {
      written: [{ kind: 'event', title: 'Family reunion', allDay: true, start: '2027-07-02', end: '2027-07-06' }],
    },
  },
  {
    id: 'en-more-days-91',
    class: 'days',
    said: "I'm off Dec 21 through Dec 23",
    calls: [{ tool: 'quick_add', arguments: { text: "I'm off Dec 21 through Dec 23" } }],
    expect: { written: [{ kind: 'event', allDay: true, start: '2026-12-21', end: '2026-12-24', showAs: 'busy' }] },
  },
  {
    id: 'en-more-days-92',
    class: 'days',
    said: "Nana's birthday is May 9",
    calls: [{ tool: 'quick_add', arguments: { text: "Nana's birthday is May 9" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Nana', 'birthday'] },
          allDay: true,
          repeats: ['2027-05-09', '2028-05-09', '2029-05-09'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-days-93',
    class: 'days',
    said: 'vacation in Lisbon Feb 8 - 14',
    calls: [{ tool: 'quick_add', arguments: { text: 'vacation in Lisbon Feb 8 - 14' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['vacation'], lacks: ['Feb'] },
          allDay: true,
          start: '2027-02-08',
          end: '2027-02-15',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-days-94',
    class: 'days',
    said: 'Our wedding anniversary, June 17. Put it in.',
    calls: [{ tool: 'quick_add', arguments: { text: 'Wedding anniversary June 17' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['anniversary'] },
          allDay: true,
          repeats: ['2027-06-17', '2028-06-17', '2029-06-17'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-days-95',
    class: 'days',
    said: 'no-school day December 4, all day',
    calls: [{ tool: 'quick_add', arguments: { text: 'no-school day December 4, all day' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['no-school'], lacks: ['December'] },
          allDay: true,
          start: '2026-12-04',
          end: '2026-12-05',
        },
      ],
    },
  },
  {
    id: 'en-more-days-96',
    class: 'days',
    said: 'Regional pharmacists conference January 21–22 in Denver',
    calls: [{ tool: 'quick_add', arguments: { text: 'Regional pharmacists conference January 21–22 in Denver' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['pharmacists conference'], lacks: ['January'] },
          allDay: true,
          start: '2027-01-21',
          end: '2027-01-23',
          location: 'Denver',
        },
      ],
    },
  },
  {
    id: 'en-more-days-97',
    class: 'days',
    said: 'taking the Monday after Thanksgiving weekend off, Nov 30',
    calls: [{ tool: 'schedule_add', arguments: { title: 'Day off', start: 'Monday Nov 30', all_day: true } }],
    expect: {
      written: [
        { kind: 'event', title: 'Day off', allDay: true, start: '2026-11-30', end: '2026-12-01', showAs: 'busy' },
      ],
    },
  },
  {
    id: 'en-more-days-98',
    class: 'days',
    said: "Maya's birthday: April 2, 2015",
    calls: [{ tool: 'quick_add', arguments: { text: "Maya's birthday: April 2, 2015" } }],
    expect: { written: [{ kind: 'event', title: { has: ['Maya'] }, allDay: true, count: 'endless' }] },
  },
  {
    id: 'en-more-days-99',
    class: 'days',
    said: 'Stretch the Vermont trip by one more day',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Vermont trip', start: '2026-12-11', end: '2026-12-14', all_day: true },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Vermont trip', end: 'one day later' } }],
    expect: { written: [{ kind: 'event', title: 'Vermont trip', allDay: true, end: '2026-12-15' }] },
  },
  {
    id: 'en-more-days-100',
    class: 'days',
    said: 'Spring break is April 5 to April 9, block it out',
    calls: [
      { tool: 'schedule_add', arguments: { title: 'Spring break', start: 'April 5', end: 'April 9', all_day: true } },
    ],
    expect: {
      written: [{ kind: 'event', title: 'Spring break', allDay: true, start: '2027-04-05', end: '2027-04-10' }],
    },
  },
  {
    id: 'en-more-days-101',
    class: 'days',
    said: 'Vacation in Tucson Feb 12 to Feb 16',
    calls: [{ tool: 'quick_add', arguments: { text: 'Vacation in Tucson Feb 12 to Feb 16' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Vacation'] },
          allDay: true,
          start: '2027-02-12',
          end: '2027-02-17',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-days-102',
    class: 'days',
    said: "Grandma Ines's birthday is March 9",
    calls: [{ tool: 'quick_add', arguments: { text: "Grandma Ines's birthday is March 9" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Ines', 'birthday'] },
          allDay: true,
          repeats: ['2027-03-09', '2028-03-09'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-days-103',
    class: 'days',
    said: 'Staff retreat all day Dec 5 and 6',
    calls: [{ tool: 'quick_add', arguments: { text: 'Staff retreat all day Dec 5 and 6' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Staff retreat'], lacks: ['Dec', 'all day'] },
          allDay: true,
          start: '2026-12-05',
          end: '2026-12-07',
        },
      ],
    },
  },
];
