import type { Request } from '../../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-more-zones-01',
    class: 'zones',
    said: 'Call with the Singapore team Tuesday 9am their time',
    calls: [{ tool: 'quick_add', arguments: { text: 'Call with the Singapore team Tuesday 9am their time' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['call with the singapore team'], lacks: ['their time'] },
          start: '2026-11-24T09:00:00+08:00',
        },
      ],
    },
  },
  {
    id: 'en-more-zones-02',
    class: 'zones',
    said: 'Beekeeping webinar Thursday 2pm PST',
    calls: [{ tool: 'quick_add', arguments: { text: 'Beekeeping webinar Thursday 2pm PST' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['beekeeping webinar'], lacks: ['pst'] }, start: '2026-11-26T17:00' }],
    },
  },
  {
    id: 'en-more-zones-03',
    class: 'zones',
    said: 'Screening with a candidate Dec 1 at 15:30 Berlin time, 45 minutes',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Screening with a candidate Dec 1 at 15:30 Berlin time, 45 minutes' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['candidate'], lacks: ['berlin', 'minutes'] },
          start: '2026-12-01T09:30',
          end: '2026-12-01T10:15',
        },
      ],
    },
  },
  {
    id: 'en-more-zones-04',
    class: 'zones',
    said: 'Flight lands in Honolulu Dec 20 at 4:40pm local time',
    calls: [{ tool: 'quick_add', arguments: { text: 'Flight lands in Honolulu Dec 20 at 4:40pm local time' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['flight'], lacks: ['local time'] }, start: '2026-12-20T16:40:00-10:00' },
      ],
    },
  },
  {
    id: 'en-more-zones-05',
    class: 'zones',
    said: 'Remind me at 6pm Central on Friday to join the raffle',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remind me at 6pm Central on Friday to join the raffle' } }],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['join the raffle'], lacks: ['central', 'friday'] }, at: '2026-11-27T19:00' },
      ],
    },
  },
  {
    id: 'en-more-zones-06',
    class: 'zones',
    said: 'Standup with the UK team every weekday at 10am London time, starting tomorrow',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Standup with the UK team every weekday at 10am London time, starting tomorrow' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['standup with the uk team'], lacks: ['london', 'weekday'] },
          repeats: [
            '2026-11-23T05:00',
            '2026-11-24T05:00',
            '2026-11-25T05:00',
            '2026-11-26T05:00',
            '2026-11-27T05:00',
            '2026-11-30T05:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-zones-07',
    class: 'zones',
    said: 'The Lisbon call is now at 4pm Lisbon time',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Lisbon call', start: '2026-11-25T10:00', end: '2026-11-25T10:30' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Lisbon call', start: '4pm Lisbon time' } }],
    expect: { written: [{ kind: 'event', title: 'Lisbon call', start: '2026-11-25T11:00', end: '2026-11-25T11:30' }] },
  },
  {
    id: 'en-more-zones-08',
    class: 'zones',
    said: "When it's 8am Wednesday here, what time is it in Seoul?",
    calls: [{ tool: 'get_current_time', arguments: { at: 'Wednesday 8am', timezone: 'Asia/Seoul' } }],
    expect: { answers: { texts: [['22:00', '10:00 pm', '10pm']] } },
  },
  {
    id: 'en-more-zones-09',
    class: 'zones',
    said: 'Coffee with Lena right after the design review',
    calls: [{ tool: 'quick_add', arguments: { text: 'Coffee with Lena right after the design review' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['coffee with lena'], lacks: ['review'] }, start: '2026-11-24T12:00' }],
    },
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Design review', start: '2026-11-24T11:00', end: '2026-11-24T12:00' },
      },
    ],
  },
  {
    id: 'en-more-zones-10',
    class: 'zones',
    said: 'Pick up my suit the day before the gala',
    calls: [{ tool: 'quick_add', arguments: { text: 'Pick up my suit the day before the gala' } }],
    expect: {
      written: [{ kind: 'todo', title: { has: ['pick up my suit'], lacks: ['day before'] }, due: '2026-12-11' }],
    },
    before: [
      { tool: 'schedule_add', arguments: { title: 'Gala', start: '2026-12-12T18:00', end: '2026-12-12T23:00' } },
    ],
  },
  {
    id: 'en-more-zones-11',
    class: 'zones',
    said: 'Call with the Manila team Tuesday at 9pm their time',
    calls: [{ tool: 'quick_add', arguments: { text: 'Call with the Manila team Tuesday at 9pm their time' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Manila team'], lacks: ['their time', '9pm'] }, start: '2026-11-24T08:00' },
      ],
    },
  },
  {
    id: 'en-more-zones-12',
    class: 'zones',
    said: 'wound care webinar Dec 8 at 11am Pacific',
    calls: [{ tool: 'quick_add', arguments: { text: 'wound care webinar Dec 8 at 11am Pacific' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['wound care webinar'], lacks: ['Pacific'] }, start: '2026-12-08T14:00' },
      ],
    },
  },
  {
    id: 'en-more-zones-13',
    class: 'zones',
    said: 'Grad school interview Thursday Dec 3, 3:30pm GMT, half an hour',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Grad school interview Thursday Dec 3, 3:30pm GMT, half an hour' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Grad school interview'], lacks: ['GMT', 'half'] },
          start: '2026-12-03T10:30',
          end: '2026-12-03T11:00',
        },
      ],
    },
  },
  {
    id: 'en-more-zones-14',
    class: 'zones',
    said: 'Weekly check-in with the Munich vendor every Monday at 3pm Munich time starting Dec 7',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Weekly check-in with the Munich vendor every Monday at 3pm Munich time starting Dec 7' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Munich vendor'], lacks: ['Munich time', 'Monday'] },
          repeats: ['2026-12-07T09:00', '2026-12-14T09:00', '2026-12-21T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-zones-15',
    class: 'zones',
    said: 'Remind me tomorrow at 6pm Honolulu time to call my son',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remind me tomorrow at 6pm Honolulu time to call my son' } }],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['call my son'], lacks: ['Honolulu', '6pm'] }, at: '2026-11-23T23:00' },
      ],
    },
  },
  {
    id: 'en-more-zones-16',
    class: 'zones',
    said: 'If it is 2pm here on Thursday, what time is that in Mumbai?',
    calls: [
      { tool: 'get_current_time', arguments: { timezone: 'Asia/Kolkata', at: '2pm on Thursday, New York time' } },
    ],
    expect: { answers: { texts: ['00:30', ['2026-11-27', 'Nov 27']] } },
  },
  {
    id: 'en-more-zones-17',
    class: 'zones',
    said: 'The regional sync is at 10am Denver time now, same day',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Regional sync', start: '2026-12-04T13:00', end: '2026-12-04T13:30' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'regional sync', start: '10am Denver time' } }],
    expect: {
      written: [{ kind: 'event', title: 'Regional sync', start: '2026-12-04T12:00', end: '2026-12-04T12:30' }],
    },
  },
  {
    id: 'en-more-zones-18',
    class: 'zones',
    said: "Buy flowers the day before Nora's recital",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: "Nora's recital", start: '2026-12-12T14:00', end: '2026-12-12T16:00' },
      },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: "Buy flowers the day before Nora's recital" } }],
    expect: { written: [{ kind: 'todo', title: { has: ['Buy flowers'] }, due: '2026-12-11' }] },
  },
  {
    id: 'en-more-zones-19',
    class: 'zones',
    said: 'remind me at 8pm the night before my colonoscopy to stop eating',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Colonoscopy', start: '2026-12-14T09:00', end: '2026-12-14T11:00' } },
    ],
    calls: [
      { tool: 'quick_add', arguments: { text: 'remind me at 8pm the night before my colonoscopy to stop eating' } },
    ],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['stop eating'], lacks: ['8pm', 'night'] }, at: '2026-12-13T20:00' }],
    },
  },
  {
    id: 'en-more-zones-20',
    class: 'zones',
    said: 'Team debrief right after the go-live call',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Go-live call', start: '2026-12-02T13:00', end: '2026-12-02T13:45' },
      },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: 'Team debrief right after the go-live call' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['debrief'], lacks: ['right after'] }, start: '2026-12-02T13:45' }],
    },
  },
  {
    id: 'en-more-zones-21',
    class: 'zones',
    said: 'Meet Jen an hour before my thesis defense',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Thesis defense', start: '2026-12-10T13:00', end: '2026-12-10T15:00' },
      },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: 'Meet Jen an hour before my thesis defense' } }],
    expect: { written: [{ kind: 'event', title: { has: ['Jen'], lacks: ['hour'] }, start: '2026-12-10T12:00' }] },
  },
  {
    id: 'en-more-zones-22',
    class: 'zones',
    said: 'Demo for the Singapore client Tuesday at 10am their time',
    calls: [{ tool: 'quick_add', arguments: { text: 'Demo for the Singapore client Tuesday at 10am their time' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['demo'], lacks: ['their time'] }, start: '2026-11-24T10:00:00+08:00' }],
    },
  },
  {
    id: 'en-more-zones-23',
    class: 'zones',
    said: 'Call with Anika on Wednesday at 4pm Berlin time',
    calls: [{ tool: 'quick_add', arguments: { text: 'Call with Anika on Wednesday at 4pm Berlin time' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Anika'], lacks: ['Berlin time'] }, start: '2026-11-25T16:00:00+01:00' },
      ],
    },
  },
  {
    id: 'en-more-zones-24',
    class: 'zones',
    said: 'Handover with Bangalore every weekday at 6pm India time',
    calls: [{ tool: 'quick_add', arguments: { text: 'Handover with Bangalore every weekday at 6pm India time' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['handover'] },
          repeats: [
            '2026-11-23T18:00:00+05:30',
            '2026-11-24T18:00:00+05:30',
            '2026-11-25T18:00:00+05:30',
            '2026-11-26T18:00:00+05:30',
            '2026-11-27T18:00:00+05:30',
            '2026-11-30T18:00:00+05:30',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-zones-25',
    class: 'zones',
    said: 'Pricing webinar Dec 3 11am-12:30pm PT',
    calls: [{ tool: 'quick_add', arguments: { text: 'Pricing webinar Dec 3 11am-12:30pm PT' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['pricing webinar'], lacks: ['PT'] },
          start: '2026-12-03T11:00:00-08:00',
          end: '2026-12-03T12:30:00-08:00',
        },
      ],
    },
  },
  {
    id: 'en-more-zones-26',
    class: 'zones',
    said: 'Kickoff with the New York team Monday at 9:30 their time',
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'Kickoff with the New York team Monday at 9:30 their time' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['kickoff'], lacks: ['their time'] }, start: '2026-11-23T09:30:00-05:00' },
      ],
    },
  },
  {
    id: 'en-more-zones-27',
    class: 'zones',
    said: 'They want the roadmap call at 5pm Pacific instead.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Roadmap call', start: '2026-12-04T16:00', end: '2026-12-04T17:00', on_conflict: 'force' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'roadmap call', start: '5pm Pacific' } }],
    expect: {
      written: [
        { kind: 'event', title: 'Roadmap call', start: '2026-12-04T17:00:00-08:00', end: '2026-12-04T18:00:00-08:00' },
      ],
    },
  },
  {
    id: 'en-more-zones-28',
    class: 'zones',
    said: "If it's 3pm on Friday for me, what time is that in Tokyo?",
    before: [],
    calls: [{ tool: 'get_current_time', arguments: { at: 'Friday 3pm', timezone: 'Asia/Tokyo' } }],
    expect: { answers: { texts: [['05:00', '5:00 am', '5am']] } },
  },
  {
    id: 'en-more-zones-29',
    class: 'zones',
    said: 'Book Thursday 9am London time with the auditors.',
    before: [],
    calls: [{ tool: 'schedule_add', arguments: { title: 'Auditors', start: 'Thursday 9am London time' } }],
    expect: { written: [{ kind: 'event', title: 'Auditors', start: '2026-11-26T09:00:00+00:00' }] },
  },
  {
    id: 'en-more-zones-30',
    class: 'zones',
    said: 'Block 30 minutes right after the budget review for notes',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Budget review', start: '2026-12-02T10:00', end: '2026-12-02T11:30', on_conflict: 'force' },
      },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: 'Block 30 minutes right after the budget review for notes' } }],
    expect: { written: [{ kind: 'event', start: '2026-12-02T11:30', end: '2026-12-02T12:00' }] },
  },
  {
    id: 'en-more-zones-31',
    class: 'zones',
    said: 'Coffee with Tom an hour before the board meeting',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Board meeting', start: '2026-12-09T14:00', end: '2026-12-09T16:00', on_conflict: 'force' },
      },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: 'Coffee with Tom an hour before the board meeting' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['coffee', 'Tom'], lacks: ['hour'] },
          start: '2026-12-09T13:00',
          end: '2026-12-09T14:00',
        },
      ],
    },
  },
  {
    id: 'en-more-zones-32',
    class: 'zones',
    said: 'Two days before my licensing exam, remind me to print the admission slip',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Licensing exam',
          start: '2026-12-15T09:00',
          end: '2026-12-15T12:00',
          on_conflict: 'force',
        },
      },
    ],
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Two days before my licensing exam, remind me to print the admission slip' },
      },
    ],
    expect: { written: [{ kind: 'reminder', title: { has: ['print the admission slip'] }, at: '2026-12-13T09:00' }] },
  },
  {
    id: 'en-more-zones-33',
    class: 'zones',
    said: 'Lunch with Ines at 1 the day after the gallery opening',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Gallery opening',
          start: '2026-12-10T18:00',
          end: '2026-12-10T21:00',
          on_conflict: 'force',
        },
      },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: 'Lunch with Ines at 1 the day after the gallery opening' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['lunch', 'Ines'], lacks: ['day after'] }, start: '2026-12-11T13:00' }],
    },
  },
  {
    id: 'en-more-zones-34',
    class: 'zones',
    said: 'Call with the Sydney team Tuesday 9am their time',
    calls: [{ tool: 'quick_add', arguments: { text: 'Call with the Sydney team Tuesday 9am their time' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['sydney'], lacks: ['their time'] }, start: '2026-11-24T09:00:00+11:00' },
      ],
    },
  },
  {
    id: 'en-more-zones-35',
    class: 'zones',
    said: 'Kubernetes webinar Wednesday December 2 at 4pm PT',
    calls: [{ tool: 'quick_add', arguments: { text: 'Kubernetes webinar Wednesday December 2 at 4pm PT' } }],
    expect: { written: [{ kind: 'event', title: { has: ['webinar'], lacks: ['pt'] }, start: '2026-12-02T19:00' }] },
  },
  {
    id: 'en-more-zones-36',
    class: 'zones',
    said: 'Supplier call December 8, 2 to 3pm Berlin time',
    calls: [{ tool: 'quick_add', arguments: { text: 'Supplier call December 8, 2 to 3pm Berlin time' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['supplier call'], lacks: ['berlin'] },
          start: '2026-12-08T08:00',
          end: '2026-12-08T09:00',
        },
      ],
    },
  },
  {
    id: 'en-more-zones-37',
    class: 'zones',
    said: 'Flight to Denver Friday at 9:15am, lands 11:50am Denver time',
    calls: [{ tool: 'quick_add', arguments: { text: 'Flight to Denver Friday at 9:15am, lands 11:50am Denver time' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['flight'] }, start: '2026-11-27T09:15', end: '2026-11-27T13:50' }],
    },
  },
  {
    id: 'en-more-zones-38',
    class: 'zones',
    said: 'The Lisbon call is at 4pm Lisbon time now.',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Lisbon call', start: '2026-12-08T08:00', end: '2026-12-08T09:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Lisbon call', start: '4pm Lisbon time' } }],
    expect: { written: [{ kind: 'event', title: 'Lisbon call', start: '2026-12-08T11:00', end: '2026-12-08T12:00' }] },
  },
  {
    id: 'en-more-zones-39',
    class: 'zones',
    said: "When it's 4pm Eastern on Thursday, what time is it in Singapore?",
    calls: [{ tool: 'get_current_time', arguments: { at: '4pm Eastern on Thursday', timezone: 'Asia/Singapore' } }],
    expect: { answers: { texts: [['05:00', '5:00']] } },
  },
  {
    id: 'en-more-zones-40',
    class: 'zones',
    said: 'Half-hour debrief right after the client demo',
    calls: [{ tool: 'quick_add', arguments: { text: 'Half-hour debrief right after the client demo' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['debrief'], lacks: ['right'] },
          start: '2026-12-01T15:15',
          end: '2026-12-01T15:45',
        },
      ],
    },
    before: [
      { tool: 'schedule_add', arguments: { title: 'Client demo', start: '2026-12-01T14:00', end: '2026-12-01T15:15' } },
    ],
  },
  {
    id: 'en-more-zones-41',
    class: 'zones',
    said: 'Pack the sample boxes by two days before the trade show',
    calls: [{ tool: 'quick_add', arguments: { text: 'Pack the sample boxes by two days before the trade show' } }],
    expect: {
      written: [{ kind: 'todo', title: { has: ['pack the sample boxes'], lacks: ['days'] }, due: '2026-12-08' }],
    },
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Trade show', start: '2026-12-10', end: '2026-12-12', all_day: true },
      },
    ],
  },
  {
    id: 'en-more-zones-42',
    class: 'zones',
    said: 'Remind me at 8am the day after the health inspection to call the landlord',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Remind me at 8am the day after the health inspection to call the landlord' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['call the landlord'], lacks: ['inspection', '8am'] },
          at: '2026-12-04T08:00',
        },
      ],
    },
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Health inspection', start: '2026-12-03T13:00', end: '2026-12-03T14:00' },
      },
    ],
  },
  {
    id: 'en-more-zones-43',
    class: 'zones',
    said: 'Move the warm-up briefing to right before the 5k race.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Warm-up briefing', start: '2026-12-06T07:00', end: '2026-12-06T07:30' },
      },
      { tool: 'schedule_add', arguments: { title: '5k race', start: '2026-12-06T09:00', end: '2026-12-06T10:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'warm-up briefing', start: 'right before the 5k race' } }],
    expect: {
      written: [{ kind: 'event', title: 'Warm-up briefing', start: '2026-12-06T08:30', end: '2026-12-06T09:00' }],
    },
  },
  {
    id: 'en-more-zones-44',
    class: 'zones',
    said: 'Portfolio review with the gallery in Paris, Thursday 4pm their time',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Portfolio review with the gallery in Paris, Thursday 4pm their time' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Portfolio review'], lacks: ['their time'] },
          start: '2026-11-26T16:00:00+01:00',
        },
      ],
    },
  },
  {
    id: 'en-more-zones-45',
    class: 'zones',
    said: 'Phone date with cousin Ruth in Denver tomorrow at 6pm her time',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Phone date with cousin Ruth in Denver tomorrow at 6pm her time' } },
    ],
    expect: {
      written: [{ kind: 'event', title: { has: ['Ruth'], lacks: ['her time'] }, start: '2026-11-23T18:00:00-07:00' }],
    },
  },
  {
    id: 'en-more-zones-46',
    class: 'zones',
    said: 'Remind me on Wednesday at 8am Pacific to text the stylist',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remind me on Wednesday at 8am Pacific to text the stylist' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['stylist'], lacks: ['Pacific'] }, at: '2026-11-25T08:00:00-08:00' }],
    },
  },
  {
    id: 'en-more-zones-47',
    class: 'zones',
    said: 'final round w/ Katrin Dec 10 3pm CET',
    calls: [{ tool: 'quick_add', arguments: { text: 'final round w/ Katrin Dec 10 3pm CET' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['final round', 'Katrin'], lacks: ['CET'] },
          start: '2026-12-10T15:00:00+01:00',
        },
      ],
    },
  },
  {
    id: 'en-more-zones-48',
    class: 'zones',
    said: 'Coffee with Jan half an hour after the benefits meeting',
    calls: [{ tool: 'quick_add', arguments: { text: 'Coffee with Jan half an hour after the benefits meeting' } }],
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Benefits meeting', start: '2026-11-24T14:00', end: '2026-11-24T15:00' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Coffee with Jan'], lacks: ['benefits', 'hour'] }, start: '2026-11-24T15:30' },
      ],
    },
  },
  {
    id: 'en-more-zones-49',
    class: 'zones',
    said: 'Charge every battery I own, due the day before the Kowalski wedding',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Kowalski wedding', start: '2026-12-05T13:00', end: '2026-12-05T22:00' },
      },
    ],
    calls: [
      { tool: 'todo_add', arguments: { title: 'Charge every battery', due: 'the day before the Kowalski wedding' } },
    ],
    expect: { written: [{ kind: 'todo', title: 'Charge every battery', due: '2026-12-04' }] },
  },
  {
    id: 'en-more-zones-50',
    class: 'zones',
    said: "If it's 2pm Friday for me, what is that in London?",
    calls: [{ tool: 'get_current_time', arguments: { at: '2pm Friday', timezone: 'Europe/London' } }],
    expect: { answers: { texts: [['19:00', '7:00 pm', '7 pm', '7pm']] } },
  },
  {
    id: 'en-more-zones-51',
    class: 'zones',
    said: 'The Paris people can only do 5:30pm Paris time',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Paris portfolio review', start: '2026-12-03T10:00', end: '2026-12-03T11:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Paris portfolio review', start: '5:30pm Paris time' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Paris portfolio review',
          start: '2026-12-03T17:30:00+01:00',
          end: '2026-12-03T18:30:00+01:00',
        },
      ],
    },
  },
  {
    id: 'en-more-zones-52',
    class: 'zones',
    said: 'SHRM webinar Dec 1, 1-2:30pm Central',
    calls: [{ tool: 'quick_add', arguments: { text: 'SHRM webinar Dec 1, 1-2:30pm Central' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['SHRM webinar'], lacks: ['Central'] },
          start: '2026-12-01T13:00:00-06:00',
          end: '2026-12-01T14:30:00-06:00',
        },
      ],
    },
  },
  {
    id: 'en-more-zones-53',
    class: 'zones',
    said: 'Payroll handoff every Wednesday at 9am Manila time, 30 minutes',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Payroll handoff every Wednesday at 9am Manila time, 30 minutes' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Payroll handoff'], lacks: ['Manila time'] },
          end: '2026-11-25T09:30:00+08:00',
          repeats: ['2026-11-25T09:00:00+08:00', '2026-12-02T09:00:00+08:00', '2026-12-09T09:00:00+08:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-zones-54',
    class: 'zones',
    said: 'FaceTime the kids in Sydney Saturday 7pm our time, 40 minutes',
    calls: [
      { tool: 'quick_add', arguments: { text: 'FaceTime the kids in Sydney Saturday 7pm our time, 40 minutes' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['FaceTime'], lacks: ['our time', '40'] },
          start: '2026-11-28T19:00',
          end: '2026-11-28T19:40',
        },
      ],
    },
  },
  {
    id: 'en-more-zones-55',
    class: 'zones',
    said: 'I fly to Lisbon December 17 at 6:35pm and land 6:20am Lisbon time on the 18th',
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Flight to Lisbon', start: 'December 17 at 6:35pm', end: '6:20am Lisbon time on the 18th' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: 'Flight to Lisbon', start: '2026-12-17T18:35', end: '2026-12-18T06:20:00+00:00' },
      ],
    },
  },
  {
    id: 'en-more-zones-56',
    class: 'zones',
    said: 'Video call with my sister Tuesday 8pm UK time',
    calls: [{ tool: 'quick_add', arguments: { text: 'Video call with my sister Tuesday 8pm UK time' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['sister'], lacks: ['UK', 'time'] },
          start: '2026-11-24T15:00',
          end: '2026-11-24T16:00',
        },
      ],
    },
  },
  {
    id: 'en-more-zones-57',
    class: 'zones',
    said: 'Interview with the Singapore office Dec 3 at 10am their time',
    calls: [{ tool: 'quick_add', arguments: { text: 'Interview with the Singapore office Dec 3 at 10am their time' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Interview'], lacks: ['their time'] }, start: '2026-12-03T10:00:00+08:00' },
      ],
    },
  },
  {
    id: 'en-more-zones-58',
    class: 'zones',
    said: 'Webinar on e-discovery Wednesday 1pm Pacific, 75 min',
    calls: [{ tool: 'quick_add', arguments: { text: 'Webinar on e-discovery Wednesday 1pm Pacific, 75 min' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['e-discovery'], lacks: ['Pacific', '75'] },
          start: '2026-11-25T16:00',
          end: '2026-11-25T17:15',
        },
      ],
    },
  },
  {
    id: 'en-more-zones-59',
    class: 'zones',
    said: 'If I ring them Friday at 4pm here, what time is it in Seoul?',
    calls: [{ tool: 'get_current_time', arguments: { at: 'Friday 4pm', timezone: 'Asia/Seoul' } }],
    expect: {
      answers: {
        texts: [
          ['06:00', '6:00', '6 am', '6am'],
          ['Sat', '2026-11-28'],
        ],
      },
    },
  },
  {
    id: 'en-more-zones-60',
    class: 'zones',
    said: 'One hour of prep right before the Kessler hearing',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Kessler hearing', start: '2026-12-02T14:00:00', end: '2026-12-02T15:00:00' },
      },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: 'One hour of prep right before the Kessler hearing' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['prep'] }, start: '2026-12-02T13:00', end: '2026-12-02T14:00' }],
    },
  },
  {
    id: 'en-more-zones-61',
    class: 'zones',
    said: 'Dinner with my labmates at 7pm the day after my thesis defense',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Thesis defense', start: '2026-12-16T14:00:00', end: '2026-12-16T16:00:00' },
      },
    ],
    calls: [
      { tool: 'quick_add', arguments: { text: 'Dinner with my labmates at 7pm the day after my thesis defense' } },
    ],
    expect: { written: [{ kind: 'event', title: { has: ['Dinner', 'labmates'] }, start: '2026-12-17T19:00' }] },
  },
  {
    id: 'en-more-zones-62',
    class: 'zones',
    said: 'The night before the bar exam at 9pm, remind me to lay out my ID and pencils',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Bar exam', start: '2027-02-23T08:00:00', end: '2027-02-23T16:00:00' },
      },
    ],
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'The night before the bar exam at 9pm, remind me to lay out my ID and pencils' },
      },
    ],
    expect: { written: [{ kind: 'reminder', title: { has: ['lay out my ID'] }, at: '2027-02-22T21:00' }] },
  },
  {
    id: 'en-more-zones-63',
    class: 'zones',
    said: 'coffee with Jonas straight after the macro seminar, half an hour',
    zone: 'Europe/London',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Macro seminar', start: '2026-11-25T15:00:00', end: '2026-11-25T16:30:00' },
      },
    ],
    calls: [
      { tool: 'quick_add', arguments: { text: 'coffee with Jonas straight after the macro seminar, half an hour' } },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['coffee', 'Jonas'] }, start: '2026-11-25T16:30', end: '2026-11-25T17:00' },
      ],
    },
  },
  {
    id: 'en-more-zones-64',
    class: 'zones',
    said: 'Call home Saturday 3pm New York time',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'Call home Saturday 3pm New York time' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Call home'], lacks: ['New York'] }, start: '2026-11-28T15:00:00-05:00' },
      ],
    },
  },
  {
    id: 'en-more-zones-65',
    class: 'zones',
    said: 'Standing call with our Frankfurt team every Tuesday at 3pm Frankfurt time',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Standing call with our Frankfurt team every Tuesday at 3pm Frankfurt time' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Standing call'], lacks: ['3pm'] },
          repeats: ['2026-11-24T09:00', '2026-12-01T09:00', '2026-12-08T09:00', '2026-12-15T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-zones-66',
    class: 'zones',
    said: 'Red-eye home: leaves LA Dec 20 11:15pm Pacific, lands 7:40am Eastern on the 21st',
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Red-eye LAX to JFK', start: 'Dec 20 11:15pm Pacific', end: '7:40am Eastern on the 21st' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Red-eye'] },
          start: '2026-12-20T23:15:00-08:00',
          end: '2026-12-21T07:40:00-05:00',
        },
      ],
    },
  },
  {
    id: 'en-more-zones-67',
    class: 'zones',
    said: "get flowers two days before Lena's recital",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: "Lena's recital", start: '2026-12-12T17:00:00', end: '2026-12-12T18:30:00' },
      },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: "get flowers two days before Lena's recital" } }],
    expect: { written: [{ kind: 'todo', title: { has: ['flowers'] }, due: '2026-12-10' }] },
  },
  {
    id: 'en-more-zones-68',
    class: 'zones',
    said: 'Call with the Tokyo distributor Tuesday 9am their time',
    calls: [{ tool: 'quick_add', arguments: { text: 'Call with the Tokyo distributor Tuesday 9am their time' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['distributor'], lacks: ['their time'] }, start: '2026-11-24T09:00:00+09:00' },
      ],
    },
  },
  {
    id: 'en-more-zones-69',
    class: 'zones',
    said: 'Interview with the postdoc candidate Monday at 5pm Berlin time',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Interview with the postdoc candidate Monday at 5pm Berlin time' } },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['interview', 'postdoc'], lacks: ['Berlin'] }, start: '2026-11-23T11:00' },
      ],
    },
  },
  {
    id: 'en-more-zones-70',
    class: 'zones',
    said: 'Ring the Chicago office tomorrow at 10am Central',
    now: '2026-11-23T08:00:00+00:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'Ring the Chicago office tomorrow at 10am Central' } }],
    expect: { written: [{ kind: 'event', title: { has: ['Chicago office'] }, start: '2026-11-24T16:00' }] },
  },
  {
    id: 'en-more-zones-71',
    class: 'zones',
    said: 'Mumbai account review Wednesday at 7:30pm IST',
    calls: [{ tool: 'quick_add', arguments: { text: 'Mumbai account review Wednesday at 7:30pm IST' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['account review'], lacks: ['IST'] }, start: '2026-11-25T09:00' }],
    },
  },
  {
    id: 'en-more-zones-72',
    class: 'zones',
    said: 'The vendor call is at 8am Pacific, I had it wrong.',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Vendor call', start: '2026-11-24T13:00', end: '2026-11-24T13:45' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'vendor call', start: '8am Pacific' } }],
    expect: { written: [{ kind: 'event', title: 'Vendor call', start: '2026-11-24T11:00', end: '2026-11-24T11:45' }] },
  },
  {
    id: 'en-more-zones-73',
    class: 'zones',
    said: 'Set up a weekly standup with Singapore, Tuesdays 9pm Singapore time.',
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Standup with Singapore', repeat: 'every Tuesday at 9pm Singapore time' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Standup with Singapore',
          repeats: ['2026-11-24T21:00:00+08:00', '2026-12-01T21:00:00+08:00', '2026-12-08T21:00:00+08:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-zones-74',
    class: 'zones',
    said: 'Remind me at 6pm London time on Friday to check the GBP invoice',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Remind me at 6pm London time on Friday to check the GBP invoice' } },
    ],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['GBP invoice'], lacks: ['London'] }, at: '2026-11-27T13:00' }],
    },
  },
  {
    id: 'en-more-zones-75',
    class: 'zones',
    said: 'My keynote in Lisbon is on December 9 at 9:30am local time',
    calls: [{ tool: 'quick_add', arguments: { text: 'My keynote in Lisbon is on December 9 at 9:30am local time' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['keynote'], lacks: ['local time'] }, start: '2026-12-09T09:30:00+00:00' },
      ],
    },
  },
  {
    id: 'en-more-zones-76',
    class: 'zones',
    said: 'Debrief with Tom right after the Hartwell demo',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Hartwell demo', start: '2026-11-24T13:00', end: '2026-11-24T14:30' },
      },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: 'Debrief with Tom right after the Hartwell demo' } }],
    expect: { written: [{ kind: 'event', title: { has: ['debrief', 'Tom'] }, start: '2026-11-24T14:30' }] },
  },
  {
    id: 'en-more-zones-77',
    class: 'zones',
    said: 'Pack my bags the day before the sales kickoff',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Sales kickoff', start: '2027-01-11', end: '2027-01-14', all_day: true },
      },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: 'Pack my bags the day before the sales kickoff' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['pack'] }, due: '2027-01-10' }] },
  },
  {
    id: 'en-more-zones-78',
    class: 'zones',
    said: 'Dry run at 2pm two days before the thesis defense',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Thesis defense', start: '2026-12-17T10:00', end: '2026-12-17T12:00' },
      },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: 'Dry run at 2pm two days before the thesis defense' } }],
    expect: { written: [{ kind: 'event', title: { has: ['dry run'] }, start: '2026-12-15T14:00' }] },
  },
  {
    id: 'en-more-zones-79',
    class: 'zones',
    said: 'Coffee with Ana an hour after the stats lecture ends',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Stats lecture', start: '2026-11-24T14:00', end: '2026-11-24T15:15' },
      },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: 'Coffee with Ana an hour after the stats lecture ends' } }],
    expect: { written: [{ kind: 'event', title: { has: ['coffee', 'Ana'] }, start: '2026-11-24T16:15' }] },
  },
  {
    id: 'en-more-zones-80',
    class: 'zones',
    said: 'Interview with the Zurich lab Dec 2 at 3pm their time',
    calls: [{ tool: 'quick_add', arguments: { text: 'Interview with the Zurich lab Dec 2 at 3pm their time' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Interview', 'Zurich'], lacks: ['their time', '3pm'] },
          start: '2026-12-02T15:00:00+01:00',
        },
      ],
    },
  },
  {
    id: 'en-more-zones-81',
    class: 'zones',
    said: 'tax webinar tomorrow 1pm Pacific',
    calls: [{ tool: 'quick_add', arguments: { text: 'tax webinar tomorrow 1pm Pacific' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['tax webinar'], lacks: ['Pacific'] }, start: '2026-11-23T16:00' }],
    },
  },
  {
    id: 'en-more-zones-82',
    class: 'zones',
    said: 'Relay call with the vendor Friday 8:30am Mumbai time, half an hour',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Relay call with the vendor Friday 8:30am Mumbai time, half an hour' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Relay call', 'vendor'], lacks: ['Mumbai time', 'half'] },
          start: '2026-11-27T08:30:00+05:30',
          end: '2026-11-27T09:00:00+05:30',
        },
      ],
    },
  },
  {
    id: 'en-more-zones-83',
    class: 'zones',
    said: 'Flight home leaves Dec 19 11:40pm Honolulu time and gets in Dec 20 3:05pm New York time',
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Flight home', start: 'Dec 19 11:40pm Honolulu time', end: 'Dec 20 3:05pm New York time' },
      },
    ],
    expect: { written: [{ kind: 'event', title: 'Flight home', start: '2026-12-20T04:40', end: '2026-12-20T15:05' }] },
  },
  {
    id: 'en-more-zones-84',
    class: 'zones',
    said: 'Platform sync every Wednesday 5pm London time, from Dec 2',
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Platform sync', start: 'Dec 2 5pm London time', repeat: 'every Wednesday' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Platform sync',
          repeats: ['2026-12-02T12:00', '2026-12-09T12:00', '2026-12-16T12:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-zones-85',
    class: 'zones',
    said: 'dial-in with head office tomorrow 10am Eastern',
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'dial-in with head office tomorrow 10am Eastern' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['dial-in', 'head office'], lacks: ['Eastern', '10am'] },
          start: '2026-11-23T15:00',
        },
      ],
    },
  },
  {
    id: 'en-more-zones-86',
    class: 'zones',
    said: 'Skype with my sister in Auckland Saturday 8am her time',
    calls: [{ tool: 'quick_add', arguments: { text: 'Skype with my sister in Auckland Saturday 8am her time' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Skype', 'sister'], lacks: ['her time', '8am'] },
          start: '2026-11-28T08:00:00+13:00',
        },
      ],
    },
  },
  {
    id: 'en-more-zones-87',
    class: 'zones',
    said: 'I need to pack the first aid kit the day before the field trip',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Field trip', start: '2026-12-10T08:00', end: '2026-12-10T15:00' } },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: 'pack the first aid kit the day before the field trip' } }],
    expect: {
      written: [{ kind: 'todo', title: { has: ['first aid kit'], lacks: ['day before'] }, due: '2026-12-09' }],
    },
  },
  {
    id: 'en-more-zones-88',
    class: 'zones',
    said: 'ice cream with the kids right after the recital',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Recital', start: '2026-11-27T18:00', end: '2026-11-27T19:30' } },
    ],
    calls: [
      { tool: 'schedule_add', arguments: { title: 'Ice cream with the kids', start: 'right after the recital' } },
    ],
    expect: {
      written: [
        { kind: 'event', title: 'Ice cream with the kids', start: '2026-11-27T19:30', end: '2026-11-27T20:30' },
      ],
    },
  },
  {
    id: 'en-more-zones-89',
    class: 'zones',
    said: 'warm-up with the goalies half an hour before the cup final',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Cup final', start: '2026-12-05T14:00', end: '2026-12-05T16:00' } },
    ],
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Goalie warm-up', start: 'half an hour before the cup final', duration_minutes: 30 },
      },
    ],
    expect: {
      written: [{ kind: 'event', title: 'Goalie warm-up', start: '2026-12-05T13:30', end: '2026-12-05T14:00' }],
    },
  },
  {
    id: 'en-more-zones-90',
    class: 'zones',
    said: 'Call with the Denver terminal tomorrow at 2pm their time',
    calls: [{ tool: 'quick_add', arguments: { text: 'Call with the Denver terminal tomorrow at 2pm their time' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['Denver'], lacks: ['their time', '2pm'] }, start: '2026-11-23T16:00' }],
    },
  },
  {
    id: 'en-more-zones-91',
    class: 'zones',
    said: 'FaceTime my sister Saturday, 5pm Lisbon time',
    calls: [{ tool: 'quick_add', arguments: { text: 'FaceTime my sister Saturday, 5pm Lisbon time' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['FaceTime', 'sister'], lacks: ['5pm', 'Saturday'] },
          start: '2026-11-28T12:00',
        },
      ],
    },
  },
  {
    id: 'en-more-zones-92',
    class: 'zones',
    said: "the broker's in Seattle, so make the rate call 10am Pacific",
    before: [
      { tool: 'schedule_add', arguments: { title: 'Rate call', start: '2026-11-24T10:00', end: '2026-11-24T10:30' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'rate call', start: '10am Pacific' } }],
    expect: { written: [{ kind: 'event', title: 'Rate call', start: '2026-11-24T13:00', end: '2026-11-24T13:30' }] },
  },
  {
    id: 'en-more-zones-93',
    class: 'zones',
    said: 'coffee with Ann right after the florist meeting',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Florist meeting', start: '2026-11-24T13:00', end: '2026-11-24T14:30' },
      },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: 'coffee with Ann right after the florist meeting' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['coffee', 'Ann'], lacks: ['right after'] }, start: '2026-11-24T14:30' },
      ],
    },
  },
  {
    id: 'en-more-zones-94',
    class: 'zones',
    said: 'Parasite webinar on Dec 9 at noon Central',
    calls: [{ tool: 'quick_add', arguments: { text: 'Parasite webinar on Dec 9 at noon Central' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['parasite webinar'], lacks: ['noon', 'Central', 'Dec'] },
          start: '2026-12-09T13:00',
        },
      ],
    },
  },
  {
    id: 'en-more-zones-95',
    class: 'zones',
    said: 'Prayer call with the Nairobi team Thursday 7pm their time',
    now: '2026-11-22T06:00:00-06:00',
    zone: 'America/Chicago',
    calls: [{ tool: 'quick_add', arguments: { text: 'Prayer call with the Nairobi team Thursday 7pm their time' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['prayer call', 'Nairobi'], lacks: ['their time', '7pm'] },
          start: '2026-11-26T10:00',
        },
      ],
    },
  },
  {
    id: 'en-more-zones-96',
    class: 'zones',
    said: 'return the rented linens the day after the gala',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Gala', start: '2026-12-12T18:00', end: '2026-12-12T23:00' } },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: 'return the rented linens the day after the gala' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['rented linens'], lacks: ['day after'] }, due: '2026-12-13' }] },
  },
  {
    id: 'en-more-zones-97',
    class: 'zones',
    said: 'Manga editor call Dec 2 at 8am Tokyo time',
    calls: [{ tool: 'quick_add', arguments: { text: 'Manga editor call Dec 2 at 8am Tokyo time' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['editor call'], lacks: ['time'] }, start: '2026-12-02T08:00+09:00' }],
    },
  },
  {
    id: 'en-more-zones-98',
    class: 'zones',
    said: 'Design review with the Berlin studio Thursday Dec 3, 3pm their time',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Design review with the Berlin studio Thursday Dec 3, 3pm their time' } },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Design review'], lacks: ['their time'] }, start: '2026-12-03T15:00+01:00' },
      ],
    },
  },
  {
    id: 'en-more-zones-99',
    class: 'zones',
    said: 'e-discovery webinar Dec 8 10am PT, 90 min',
    calls: [{ tool: 'quick_add', arguments: { text: 'e-discovery webinar Dec 8 10am PT, 90 min' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['webinar'], lacks: ['PT', '90'] },
          start: '2026-12-08T13:00',
          end: '2026-12-08T14:30',
        },
      ],
    },
  },
  {
    id: 'en-more-zones-100',
    class: 'zones',
    said: "Friday 3pm here - what's that in Lisbon?",
    calls: [{ tool: 'get_current_time', arguments: { timezone: 'Europe/Lisbon', at: 'Friday 3pm' } }],
    expect: { answers: { texts: ['20:00'] } },
  },
  {
    id: 'en-more-zones-101',
    class: 'zones',
    said: 'Rights call with London, December 9, 2pm to 3:15pm London time',
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Rights call', start: 'December 9 2pm London time', end: '3:15pm London time' },
      },
    ],
    expect: { written: [{ kind: 'event', title: 'Rights call', start: '2026-12-09T09:00', end: '2026-12-09T10:15' }] },
  },
  {
    id: 'en-more-zones-102',
    class: 'zones',
    said: 'They meant 11 Pacific for the icon critique, fix that',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Icon critique', start: '2026-11-25T11:00', end: '2026-11-25T12:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'icon critique', start: '11am Pacific' } }],
    expect: {
      written: [{ kind: 'event', title: 'Icon critique', start: '2026-11-25T14:00', end: '2026-11-25T15:00' }],
    },
  },
  {
    id: 'en-more-zones-103',
    class: 'zones',
    said: 'Remind me Friday at 6pm Chicago time to submit the glossary',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remind me Friday at 6pm Chicago time to submit the glossary' } }],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['submit the glossary'], lacks: ['Chicago'] }, at: '2026-11-27T19:00' },
      ],
    },
  },
  {
    id: 'en-more-zones-104',
    class: 'zones',
    said: 'Catch up with Aunt Rose Saturday 1pm Eastern',
    now: '2026-11-22T07:00:00-08:00',
    zone: 'America/Los_Angeles',
    calls: [{ tool: 'quick_add', arguments: { text: 'Catch up with Aunt Rose Saturday 1pm Eastern' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['Aunt Rose'], lacks: ['Eastern'] }, start: '2026-11-28T10:00' }],
    },
  },
  {
    id: 'en-more-zones-105',
    class: 'zones',
    said: 'Debrief with Carla right after the Ruiz deposition',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Ruiz deposition', start: '2026-11-24T13:00', end: '2026-11-24T15:00' },
      },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: 'Debrief with Carla right after the Ruiz deposition' } }],
    expect: { written: [{ kind: 'event', title: { has: ['Debrief', 'Carla'] }, start: '2026-11-24T15:00' }] },
  },
  {
    id: 'en-more-zones-106',
    class: 'zones',
    said: 'I need to set up tables one hour before the bake sale',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Bake sale', start: '2026-12-05T10:00', end: '2026-12-05T14:00' } },
    ],
    calls: [{ tool: 'schedule_add', arguments: { title: 'Set up tables', start: 'one hour before the bake sale' } }],
    expect: {
      written: [{ kind: 'event', title: 'Set up tables', start: '2026-12-05T09:00', end: '2026-12-05T10:00' }],
    },
  },
  {
    id: 'en-more-zones-107',
    class: 'zones',
    said: 'Call with the Chicago label Tuesday 10am their time',
    calls: [{ tool: 'quick_add', arguments: { text: 'Call with the Chicago label Tuesday 10am their time' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['label'], lacks: ['their time'] }, start: '2026-11-24T10:00:00-06:00' },
      ],
    },
  },
  {
    id: 'en-more-zones-108',
    class: 'zones',
    said: 'Zoom with Bishop Okoro at 4pm Lagos time on Dec 3',
    calls: [{ tool: 'quick_add', arguments: { text: 'Zoom with Bishop Okoro at 4pm Lagos time on Dec 3' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Bishop Okoro'], lacks: ['Lagos time'] }, start: '2026-12-03T16:00:00+01:00' },
      ],
    },
  },
];
