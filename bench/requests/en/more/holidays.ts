import type { Request } from '../../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-more-holidays-01',
    class: 'holidays',
    said: "Dinner at the in-laws' on Thanksgiving at 3",
    calls: [{ tool: 'quick_add', arguments: { text: "Dinner at the in-laws' on Thanksgiving at 3" } }],
    expect: { written: [{ kind: 'event', title: { has: ['dinner'] }, start: '2026-11-26T15:00' }] },
  },
  {
    id: 'en-more-holidays-02',
    class: 'holidays',
    said: 'Remind me the day before Christmas Eve to pick up the ham',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remind me the day before Christmas Eve to pick up the ham' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['ham'], lacks: ['christmas'] }, at: '2026-12-23T09:00' }] },
  },
  {
    id: 'en-more-holidays-03',
    class: 'holidays',
    said: 'Pool party on Memorial Day at 2pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Pool party on Memorial Day at 2pm' } }],
    expect: { written: [{ kind: 'event', title: { has: ['pool party'] }, start: '2027-05-31T14:00' }] },
  },
  {
    id: 'en-more-holidays-04',
    class: 'holidays',
    said: "Dinner with Jess on Valentine's Day at 8",
    calls: [{ tool: 'quick_add', arguments: { text: "Dinner with Jess on Valentine's Day at 8" } }],
    expect: { written: [{ kind: 'event', title: { has: ['dinner with jess'] }, start: '2027-02-14T20:00' }] },
  },
  {
    id: 'en-more-holidays-05',
    class: 'holidays',
    said: "Shop is closed from Christmas Eve through New Year's Day",
    calls: [{ tool: 'quick_add', arguments: { text: "Shop is closed from Christmas Eve through New Year's Day" } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['closed'] }, allDay: true, start: '2026-12-24', end: '2027-01-02' }],
    },
  },
  {
    id: 'en-more-holidays-06',
    class: 'holidays',
    said: 'Remind me two weeks before Halloween to sort out costumes',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remind me two weeks before Halloween to sort out costumes' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['costumes'], lacks: ['weeks'] }, at: '2027-10-17T09:00' }] },
  },
  {
    id: 'en-more-holidays-07',
    class: 'holidays',
    said: 'Boxing Day walk at noon',
    calls: [{ tool: 'quick_add', arguments: { text: 'Boxing Day walk at noon' } }],
    expect: { written: [{ kind: 'event', title: { has: ['walk'] }, start: '2026-12-26T12:00' }] },
    zone: 'Europe/London',
    now: '2026-11-22T12:00:00+00:00',
  },
  {
    id: 'en-more-holidays-08',
    class: 'holidays',
    said: 'turkey trot on Thanksgiving at 8am',
    calls: [{ tool: 'quick_add', arguments: { text: 'turkey trot on Thanksgiving at 8am' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['turkey trot'], lacks: ['8am', 'Thanksgiving'] }, start: '2026-11-26T08:00' },
      ],
    },
  },
  {
    id: 'en-more-holidays-09',
    class: 'holidays',
    said: 'pick up the pies the day before Thanksgiving',
    calls: [{ tool: 'quick_add', arguments: { text: 'pick up the pies the day before Thanksgiving' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['pick up the pies'] }, due: '2026-11-25' }] },
  },
  {
    id: 'en-more-holidays-10',
    class: 'holidays',
    said: 'Remind me to call Mom on Mother’s Day at 10am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remind me to call Mom on Mother’s Day at 10am' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['call Mom'], lacks: ['10am'] }, at: '2027-05-09T10:00' }] },
  },
  {
    id: 'en-more-holidays-11',
    class: 'holidays',
    said: "brunch at Lou's on New Year's Day at 11",
    calls: [{ tool: 'quick_add', arguments: { text: "brunch at Lou's on New Year's Day at 11" } }],
    expect: { written: [{ kind: 'event', title: { has: ['brunch'], lacks: ['11'] }, start: '2027-01-01T11:00' }] },
  },
  {
    id: 'en-more-holidays-12',
    class: 'holidays',
    said: "What have I got from Christmas Eve to New Year's Day?",
    calls: [{ tool: 'schedule_query', arguments: { start: 'Christmas Eve', end: "New Year's Day" } }],
    expect: { answers: { window: { start: '2026-12-24', end: '2027-01-02' } } },
  },
  {
    id: 'en-more-holidays-13',
    class: 'holidays',
    said: 'Barbecue at the lake on Memorial Day, 3-6pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Barbecue at the lake on Memorial Day, 3-6pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Barbecue'], lacks: ['Memorial', '6pm'] },
          start: '2027-05-31T15:00',
          end: '2027-05-31T18:00',
        },
      ],
    },
  },
  {
    id: 'en-more-holidays-14',
    class: 'holidays',
    said: 'Seafront walk with the grandchildren on Boxing Day at 11',
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'Seafront walk with the grandchildren on Boxing Day at 11' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['walk with the grandchildren'], lacks: ['Boxing', '11'] },
          start: '2026-12-26T11:00',
        },
      ],
    },
  },
  {
    id: 'en-more-holidays-15',
    class: 'holidays',
    said: "walking club every Friday at 9am except Christmas and New Year's Day, until January 15",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "walking club every Friday at 9am except Christmas and New Year's Day, until January 15" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['walking club'], lacks: ['except', 'Christmas'] },
          repeats: ['2026-11-27T09:00', '2026-12-04T09:00', '2026-12-11T09:00', '2026-12-18T09:00', '2027-01-08T09:00'],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-holidays-16',
    class: 'holidays',
    said: "Dinner with Paul on Valentine's Day at 7:30",
    calls: [{ tool: 'quick_add', arguments: { text: "Dinner with Paul on Valentine's Day at 7:30" } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['Dinner with Paul'], lacks: ['7:30'] }, start: '2027-02-14T19:30' }],
    },
  },
  {
    id: 'en-more-holidays-17',
    class: 'holidays',
    said: 'order the photo cards two weeks before Christmas',
    calls: [{ tool: 'quick_add', arguments: { text: 'order the photo cards two weeks before Christmas' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['order the photo cards'] }, due: '2026-12-11' }] },
  },
  {
    id: 'en-more-holidays-18',
    class: 'holidays',
    said: 'Egg hunt at church on Easter Sunday, 2pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Egg hunt at church on Easter Sunday, 2pm' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['Egg hunt'], lacks: ['2pm', 'Sunday'] }, start: '2027-03-28T14:00' }],
    },
  },
  {
    id: 'en-more-holidays-19',
    class: 'holidays',
    said: "Dinner at Aunt Carol's on Thanksgiving at 4",
    calls: [{ tool: 'quick_add', arguments: { text: "Dinner at Aunt Carol's on Thanksgiving at 4" } }],
    expect: { written: [{ kind: 'event', title: { has: ['dinner'] }, start: '2026-11-26T16:00', count: 1 }] },
  },
  {
    id: 'en-more-holidays-20',
    class: 'holidays',
    said: 'Order the turkey by the Monday before Thanksgiving',
    calls: [{ tool: 'quick_add', arguments: { text: 'Order the turkey by the Monday before Thanksgiving' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['order the turkey'], lacks: ['Monday'] }, due: '2026-11-23' }] },
  },
  {
    id: 'en-more-holidays-21',
    class: 'holidays',
    said: 'Barbecue with the neighbors on Memorial Day at noon',
    calls: [{ tool: 'quick_add', arguments: { text: 'Barbecue with the neighbors on Memorial Day at noon' } }],
    expect: { written: [{ kind: 'event', title: { has: ['barbecue', 'neighbors'] }, start: '2027-05-31T12:00' }] },
  },
  {
    id: 'en-more-holidays-22',
    class: 'holidays',
    said: 'Egg hunt on Easter Sunday at 10am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Egg hunt on Easter Sunday at 10am' } }],
    expect: { written: [{ kind: 'event', title: { has: ['egg hunt'] }, start: '2027-03-28T10:00' }] },
  },
  {
    id: 'en-more-holidays-23',
    class: 'holidays',
    said: 'Brunch with Hugo on Good Friday at 11',
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'Brunch with Hugo on Good Friday at 11' } }],
    expect: { written: [{ kind: 'event', title: { has: ['brunch', 'Hugo'] }, start: '2027-03-26T11:00' }] },
  },
  {
    id: 'en-more-holidays-24',
    class: 'holidays',
    said: 'Remind me on Christmas Eve at 3pm to call Gran',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remind me on Christmas Eve at 3pm to call Gran' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['call Gran'] }, at: '2026-12-24T15:00' }] },
  },
  {
    id: 'en-more-holidays-25',
    class: 'holidays',
    said: 'Volunteering on MLK Day from 9 to noon',
    calls: [{ tool: 'quick_add', arguments: { text: 'Volunteering on MLK Day from 9 to noon' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['volunteering'] }, start: '2027-01-18T09:00', end: '2027-01-18T12:00' },
      ],
    },
  },
  {
    id: 'en-more-holidays-26',
    class: 'holidays',
    said: 'Sales call the day after Labor Day at 10am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Sales call the day after Labor Day at 10am' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['sales call'], lacks: ['day after'] }, start: '2027-09-07T10:00' }],
    },
  },
  {
    id: 'en-more-holidays-27',
    class: 'holidays',
    said: "Brunch with Mom at 11 every Mother's Day",
    calls: [{ tool: 'quick_add', arguments: { text: "Brunch with Mom at 11 every Mother's Day" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['brunch', 'Mom'] },
          repeats: ['2027-05-09T11:00', '2028-05-14T11:00', '2029-05-13T11:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-holidays-28',
    class: 'holidays',
    said: "Anything on New Year's Day?",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Polar plunge', start: '2027-01-01T11:00', end: '2027-01-01T12:00', on_conflict: 'force' },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Countdown drinks',
          start: '2026-12-31T20:00',
          end: '2026-12-31T23:00',
          on_conflict: 'force',
        },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: "New Year's Day" } }],
    expect: {
      answers: { window: { start: '2027-01-01', end: '2027-01-02' }, names: ['Polar plunge'], lacks: ['Countdown'] },
    },
  },
  {
    id: 'en-more-holidays-29',
    class: 'holidays',
    said: 'Gym closed on Thanksgiving',
    calls: [{ tool: 'quick_add', arguments: { text: 'Gym closed on Thanksgiving' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['gym closed'] }, allDay: true, start: '2026-11-26', end: '2026-11-27' },
      ],
    },
  },
  {
    id: 'en-more-holidays-30',
    class: 'holidays',
    said: 'Staff party the day before Christmas Eve at 6pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Staff party the day before Christmas Eve at 6pm' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['staff party'], lacks: ['eve'] }, start: '2026-12-23T18:00' }],
    },
  },
  {
    id: 'en-more-holidays-31',
    class: 'holidays',
    said: "Brunch with the crew on New Year's Day at 11",
    calls: [{ tool: 'quick_add', arguments: { text: "Brunch with the crew on New Year's Day at 11" } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['brunch'], lacks: ['new year'] }, start: '2027-01-01T11:00' }],
    },
  },
  {
    id: 'en-more-holidays-32',
    class: 'holidays',
    said: 'Food bank shift MLK Day 10am to 1pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Food bank shift MLK Day 10am to 1pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['food bank'], lacks: ['mlk'] },
          start: '2027-01-18T10:00',
          end: '2027-01-18T13:00',
        },
      ],
    },
  },
  {
    id: 'en-more-holidays-33',
    class: 'holidays',
    said: "Lunch for mom on Mother's Day at 1",
    calls: [{ tool: 'quick_add', arguments: { text: "Lunch for mom on Mother's Day at 1" } }],
    expect: { written: [{ kind: 'event', title: { has: ['lunch'] }, start: '2027-05-09T13:00' }] },
  },
  {
    id: 'en-more-holidays-34',
    class: 'holidays',
    said: 'Turkey trot every Thanksgiving at 8am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Turkey trot every Thanksgiving at 8am' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['turkey trot'], lacks: ['thanksgiving'] },
          repeats: ['2026-11-26T08:00', '2027-11-25T08:00', '2028-11-23T08:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-holidays-35',
    class: 'holidays',
    said: 'Remind me at 5pm on Halloween to put the candy out',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remind me at 5pm on Halloween to put the candy out' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['candy'], lacks: ['halloween'] }, at: '2027-10-31T17:00' }],
    },
  },
  {
    id: 'en-more-holidays-36',
    class: 'holidays',
    said: "What's in the diary on Good Friday and Easter Monday?",
    zone: 'Europe/London',
    now: '2026-11-23T09:00:00+00:00',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Egg hunt', start: '2027-03-29T10:00', end: '2027-03-29T12:00' } },
      { tool: 'schedule_add', arguments: { title: 'Till audit', start: '2027-03-30T10:00', end: '2027-03-30T12:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'Good Friday', end: 'Easter Monday' } }],
    expect: {
      answers: { window: { start: '2027-03-26', end: '2027-03-30' }, names: ['Egg hunt'], lacks: ['Till audit'] },
    },
  },
  {
    id: 'en-more-holidays-37',
    class: 'holidays',
    said: 'Pie baking with the girls at 10am the day before Thanksgiving',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Pie baking with the girls at 10am the day before Thanksgiving' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Pie baking with the girls'], lacks: ['day before'] },
          start: '2026-11-25T10:00',
        },
      ],
    },
  },
  {
    id: 'en-more-holidays-38',
    class: 'holidays',
    said: "Studio closed Christmas Eve through New Year's Day",
    calls: [{ tool: 'quick_add', arguments: { text: "Studio closed Christmas Eve through New Year's Day" } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Studio closed'] }, allDay: true, start: '2026-12-24', end: '2027-01-02' },
      ],
    },
  },
  {
    id: 'en-more-holidays-39',
    class: 'holidays',
    said: 'brunch at our place Easter Sunday 11:30',
    calls: [{ tool: 'quick_add', arguments: { text: 'brunch at our place Easter Sunday 11:30' } }],
    expect: { written: [{ kind: 'event', title: { has: ['brunch'], lacks: ['11:30'] }, start: '2027-03-28T11:30' }] },
  },
  {
    id: 'en-more-holidays-40',
    class: 'holidays',
    said: 'Extended family portraits on Black Friday from 1 to 3',
    calls: [{ tool: 'quick_add', arguments: { text: 'Extended family portraits on Black Friday from 1 to 3' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Extended family portraits'] },
          start: '2026-11-27T13:00',
          end: '2026-11-27T15:00',
        },
      ],
    },
  },
  {
    id: 'en-more-holidays-41',
    class: 'holidays',
    said: "Block out Mother's Day from 9am to 4pm for mini sessions",
    calls: [{ tool: 'schedule_add', arguments: { title: 'Mini sessions', start: "Mother's Day from 9am to 4pm" } }],
    expect: {
      written: [{ kind: 'event', title: 'Mini sessions', start: '2027-05-09T09:00', end: '2027-05-09T16:00' }],
    },
  },
  {
    id: 'en-more-holidays-42',
    class: 'holidays',
    said: 'anything booked the week of MLK Day?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Brewer headshots', start: '2027-01-21T10:00', end: '2027-01-21T11:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Foster headshots', start: '2027-01-25T10:00', end: '2027-01-25T11:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the week of MLK Day' } }],
    expect: {
      answers: { window: { start: '2027-01-17', end: '2027-01-24' }, names: ['Brewer headshots'], lacks: ['Foster'] },
    },
  },
  {
    id: 'en-more-holidays-43',
    class: 'holidays',
    said: 'Remind me the Monday after Thanksgiving to mail the cards',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remind me the Monday after Thanksgiving to mail the cards' } }],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['mail the cards'], lacks: ['Thanksgiving'] }, at: '2026-11-30T09:00' },
      ],
    },
  },
  {
    id: 'en-more-holidays-44',
    class: 'holidays',
    said: "Send in benefit elections by New Year's Eve",
    calls: [{ tool: 'quick_add', arguments: { text: "Send in benefit elections by New Year's Eve" } }],
    expect: {
      written: [{ kind: 'todo', title: { has: ['benefit elections'], lacks: ['New Year'] }, due: '2026-12-31' }],
    },
  },
  {
    id: 'en-more-holidays-45',
    class: 'holidays',
    said: "Every Thanksgiving at 2pm we have dinner at Carol's",
    calls: [{ tool: 'quick_add', arguments: { text: "Every Thanksgiving at 2pm we have dinner at Carol's" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['dinner'], lacks: ['2pm', 'every'] },
          repeats: ['2026-11-26T14:00', '2027-11-25T14:00', '2028-11-23T14:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-holidays-46',
    class: 'holidays',
    said: "Library story time Fridays at 10:30 through Jan 15, not on Christmas or New Year's Day",
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: "Library story time Fridays at 10:30 through Jan 15, not on Christmas or New Year's Day" },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['story time'], lacks: ['Christmas', 'Jan', 'not'] },
          repeats: [
            '2026-11-27T10:30',
            '2026-12-04T10:30',
            '2026-12-11T10:30',
            '2026-12-18T10:30',
            '2027-01-08T10:30',
            '2027-01-15T10:30',
          ],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-holidays-47',
    class: 'holidays',
    said: 'The Whitakers are coming round on Boxing Day at 2pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'The Whitakers are coming round on Boxing Day at 2pm' } }],
    zone: 'Europe/London',
    now: '2026-11-22T12:00:00+00:00',
    expect: { written: [{ kind: 'event', title: { has: ['Whitakers'], lacks: ['2pm'] }, start: '2026-12-26T14:00' }] },
  },
  {
    id: 'en-more-holidays-48',
    class: 'holidays',
    said: "the invoice to the bridal expo, make that due two weeks before Valentine's Day",
    before: [{ tool: 'todo_add', arguments: { title: 'Bridal expo invoice', due: '2027-01-15' } }],
    calls: [
      { tool: 'todo_update', arguments: { match: 'bridal expo invoice', due: "two weeks before Valentine's Day" } },
    ],
    expect: { written: [{ kind: 'todo', title: 'Bridal expo invoice', due: '2027-01-31' }] },
  },
  {
    id: 'en-more-holidays-49',
    class: 'holidays',
    said: "Cookout at the Hendersons' on Memorial Day, 1pm",
    calls: [{ tool: 'quick_add', arguments: { text: "Cookout at the Hendersons' on Memorial Day, 1pm" } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['Cookout'], lacks: ['Memorial'] }, start: '2027-05-31T13:00' }],
    },
  },
  {
    id: 'en-more-holidays-50',
    class: 'holidays',
    said: 'Take the kids to the museum on MLK Day at 10',
    calls: [{ tool: 'quick_add', arguments: { text: 'Take the kids to the museum on MLK Day at 10' } }],
    expect: { written: [{ kind: 'event', title: { has: ['museum'], lacks: ['10'] }, start: '2027-01-18T10:00' }] },
  },
  {
    id: 'en-more-holidays-51',
    class: 'holidays',
    said: 'pie pickup the wednesday before thanksgiving 4:30pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'pie pickup the wednesday before thanksgiving 4:30pm' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['pie pickup'], lacks: ['wednesday'] }, start: '2026-11-25T16:30' }],
    },
  },
  {
    id: 'en-more-holidays-52',
    class: 'holidays',
    said: "Dinner reservation for two on Valentine's Day, 7:45",
    calls: [{ tool: 'quick_add', arguments: { text: "Dinner reservation for two on Valentine's Day, 7:45" } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['Dinner reservation'], lacks: ['7:45'] }, start: '2027-02-14T19:45' }],
    },
  },
  {
    id: 'en-more-holidays-53',
    class: 'holidays',
    said: 'Have the estate inventory finished by Labor Day',
    calls: [{ tool: 'quick_add', arguments: { text: 'Have the estate inventory finished by Labor Day' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['estate inventory'], lacks: ['Labor'] }, due: '2027-09-06' }] },
  },
  {
    id: 'en-more-holidays-54',
    class: 'holidays',
    said: 'Boxing Day walk with the Patels, half ten',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'Boxing Day walk with the Patels, half ten' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['walk', 'Patels'], lacks: ['half'] }, start: '2026-12-26T10:30' }],
    },
  },
  {
    id: 'en-more-holidays-55',
    class: 'holidays',
    said: 'Egg hunt Easter Sunday 9:30am, then church at 11',
    calls: [{ tool: 'quick_add', arguments: { text: 'Egg hunt Easter Sunday 9:30am, then church at 11' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Egg hunt'] }, start: '2027-03-28T09:30' },
        { kind: 'event', title: { has: ['church'] }, start: '2027-03-28T11:00' },
      ],
    },
  },
  {
    id: 'en-more-holidays-56',
    class: 'holidays',
    said: "Firm's closed Christmas Eve through New Year's Day",
    calls: [
      { tool: 'schedule_add', arguments: { title: 'Firm closed', start: "Christmas Eve through New Year's Day" } },
    ],
    expect: {
      written: [{ kind: 'event', title: 'Firm closed', start: '2026-12-24', end: '2027-01-02', allDay: true }],
    },
  },
  {
    id: 'en-more-holidays-57',
    class: 'holidays',
    said: "Remind me every Father's Day at 10am to call Dad",
    calls: [{ tool: 'quick_add', arguments: { text: "Remind me every Father's Day at 10am to call Dad" } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['call Dad'] },
          repeats: ['2027-06-20T10:00', '2028-06-18T10:00', '2029-06-17T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-holidays-58',
    class: 'holidays',
    said: 'Practice group meeting every Monday in January at 9:30, skipping MLK Day',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Practice group meeting every Monday in January at 9:30, skipping MLK Day' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Practice group meeting'], lacks: ['skipping', 'January'] },
          repeats: ['2027-01-04T09:30', '2027-01-11T09:30', '2027-01-25T09:30'],
          count: 3,
        },
      ],
    },
  },
  {
    id: 'en-more-holidays-59',
    class: 'holidays',
    said: 'do we have anything on Black Friday?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Tree farm with the Lees', start: '2026-11-27T11:00:00', end: '2026-11-27T13:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Oil change', start: '2026-11-28T09:00:00', end: '2026-11-28T10:00:00' },
      },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'Black Friday' } }],
    expect: {
      answers: { window: { start: '2026-11-27', end: '2026-11-28' }, names: ['Tree farm'], lacks: ['Oil change'] },
    },
  },
  {
    id: 'en-more-holidays-60',
    class: 'holidays',
    said: "Dinner at my parents' on Thanksgiving at 4",
    calls: [{ tool: 'quick_add', arguments: { text: "Dinner at my parents' on Thanksgiving at 4" } }],
    expect: { written: [{ kind: 'event', title: { has: ['dinner'] }, start: '2026-11-26T16:00' }] },
  },
  {
    id: 'en-more-holidays-61',
    class: 'holidays',
    said: 'Remind me on Black Friday at 7am to order the printer',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remind me on Black Friday at 7am to order the printer' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['order the printer'], lacks: ['Friday'] }, at: '2026-11-27T07:00' }],
    },
  },
  {
    id: 'en-more-holidays-62',
    class: 'holidays',
    said: 'Brunch with the Garcias on Christmas Day 11am-1pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Brunch with the Garcias on Christmas Day 11am-1pm' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['brunch', 'Garcia'] }, start: '2026-12-25T11:00', end: '2026-12-25T13:00' },
      ],
    },
  },
  {
    id: 'en-more-holidays-63',
    class: 'holidays',
    said: "Ski trip from Feb 13 through Presidents' Day",
    calls: [{ tool: 'quick_add', arguments: { text: "Ski trip from Feb 13 through Presidents' Day" } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['ski trip'] },
          allDay: true,
          start: '2027-02-13',
          end: '2027-02-16',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'en-more-holidays-64',
    class: 'holidays',
    said: "Get the conference abstract in by New Year's Eve",
    calls: [{ tool: 'quick_add', arguments: { text: "Get the conference abstract in by New Year's Eve" } }],
    expect: { written: [{ kind: 'todo', title: { has: ['conference abstract'], lacks: ['Eve'] }, due: '2026-12-31' }] },
  },
  {
    id: 'en-more-holidays-65',
    class: 'holidays',
    said: 'Family lunch Boxing Day at 1',
    now: '2026-11-23T08:00:00+00:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'Family lunch Boxing Day at 1' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['family lunch'], lacks: ['Boxing'] }, start: '2026-12-26T13:00' }],
    },
  },
  {
    id: 'en-more-holidays-66',
    class: 'holidays',
    said: 'Walk with the in-laws on Easter Monday at 10:30',
    now: '2026-11-23T08:00:00+00:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'Walk with the in-laws on Easter Monday at 10:30' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['walk', 'in-laws'], lacks: ['Easter'] }, start: '2027-03-29T10:30' }],
    },
  },
  {
    id: 'en-more-holidays-67',
    class: 'holidays',
    said: "Remind me to call my mom on Mother's Day at 10am",
    calls: [{ tool: 'quick_add', arguments: { text: "Remind me to call my mom on Mother's Day at 10am" } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['call', 'mom'] }, at: '2027-05-09T10:00' }] },
  },
  {
    id: 'en-more-holidays-68',
    class: 'holidays',
    said: 'Do we have plans over Memorial Day weekend?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Lake house', start: '2027-05-30T10:00', end: '2027-05-30T18:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Violin recital', start: '2027-06-02T18:00', end: '2027-06-02T19:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'Memorial Day weekend' } }],
    expect: { answers: { names: ['Lake house'], lacks: ['Violin recital'] } },
  },
  {
    id: 'en-more-holidays-69',
    class: 'holidays',
    said: "New Year's Eve party at the Lees', 8pm to 1am",
    calls: [{ tool: 'quick_add', arguments: { text: "New Year's Eve party at the Lees', 8pm to 1am" } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['party'] }, start: '2026-12-31T20:00', end: '2027-01-01T01:00' }],
    },
  },
  {
    id: 'en-more-holidays-70',
    class: 'holidays',
    said: 'Turkey trot every Thanksgiving at 9am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Turkey trot every Thanksgiving at 9am' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['turkey trot'] },
          repeats: ['2026-11-26T09:00', '2027-11-25T09:00', '2028-11-23T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-holidays-71',
    class: 'holidays',
    said: 'First day of school is the Tuesday after Labor Day',
    calls: [{ tool: 'quick_add', arguments: { text: 'First day of school is the Tuesday after Labor Day' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['first day of school'] },
          allDay: true,
          start: '2027-09-07',
          end: '2027-09-08',
        },
      ],
    },
  },
  {
    id: 'en-more-holidays-72',
    class: 'holidays',
    said: 'unit potluck on Thanksgiving at 2',
    calls: [{ tool: 'quick_add', arguments: { text: 'unit potluck on Thanksgiving at 2' } }],
    expect: { written: [{ kind: 'event', title: { has: ['potluck'] }, start: '2026-11-26T14:00' }] },
  },
  {
    id: 'en-more-holidays-73',
    class: 'holidays',
    said: 'Brunch at Aunt Carol’s the day after Christmas, 11am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Brunch at Aunt Carol’s the day after Christmas, 11am' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['Brunch'], lacks: ['day after', '11am'] }, start: '2026-12-26T11:00' }],
    },
  },
  {
    id: 'en-more-holidays-74',
    class: 'holidays',
    said: 'fireworks with the neighbors New Year’s Eve 9pm to 1am',
    calls: [{ tool: 'quick_add', arguments: { text: 'fireworks with the neighbors New Year’s Eve 9pm to 1am' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['fireworks', 'neighbors'], lacks: ['9pm', '1am'] },
          start: '2026-12-31T21:00',
          end: '2027-01-01T01:00',
        },
      ],
    },
  },
  {
    id: 'en-more-holidays-75',
    class: 'holidays',
    said: 'The firm is closed on MLK Day, put it in as an all-day thing.',
    calls: [{ tool: 'schedule_add', arguments: { title: 'Firm closed', start: 'MLK Day', all_day: true } }],
    expect: {
      written: [{ kind: 'event', title: 'Firm closed', start: '2027-01-18', end: '2027-01-19', allDay: true }],
    },
  },
  {
    id: 'en-more-holidays-76',
    class: 'holidays',
    said: 'am I working Christmas Eve?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Day shift ICU', start: '2026-12-24T07:00', end: '2026-12-24T19:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'Christmas Eve' } }],
    expect: { answers: { window: { start: '2026-12-24', end: '2026-12-25' }, names: ['Day shift ICU'] } },
  },
  {
    id: 'en-more-holidays-77',
    class: 'holidays',
    said: 'extra shift at the store Black Friday 5am-1pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'extra shift at the store Black Friday 5am-1pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['extra shift'], lacks: ['5am'] },
          start: '2026-11-27T05:00',
          end: '2026-11-27T13:00',
        },
      ],
    },
  },
  {
    id: 'en-more-holidays-78',
    class: 'holidays',
    said: "Remind me a week before Valentine's Day to book a table",
    calls: [{ tool: 'quick_add', arguments: { text: "Remind me a week before Valentine's Day to book a table" } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['book a table'], lacks: ['week before'] }, at: '2027-02-07T09:00' }],
    },
  },
  {
    id: 'en-more-holidays-79',
    class: 'holidays',
    said: 'egg hunt Easter Sunday 10am',
    calls: [{ tool: 'quick_add', arguments: { text: 'egg hunt Easter Sunday 10am' } }],
    expect: { written: [{ kind: 'event', title: { has: ['egg hunt'], lacks: ['10am'] }, start: '2027-03-28T10:00' }] },
  },
  {
    id: 'en-more-holidays-80',
    class: 'holidays',
    said: 'let’s do the advisor meeting the Monday after Thanksgiving instead, same time',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Advisor meeting', start: '2026-11-25T15:00', end: '2026-11-25T16:00' },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: 'advisor meeting', start: 'the Monday after Thanksgiving, same time' },
      },
    ],
    expect: {
      written: [{ kind: 'event', title: 'Advisor meeting', start: '2026-11-30T15:00', end: '2026-11-30T16:00' }],
    },
  },
  {
    id: 'en-more-holidays-81',
    class: 'holidays',
    said: 'Basketball practice every Thursday at 4 except Thanksgiving and Christmas Eve',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: 'Basketball practice every Thursday at 4 except Thanksgiving and Christmas Eve' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Basketball practice'], lacks: ['except'] },
          repeats: ['2026-12-03T16:00', '2026-12-10T16:00', '2026-12-17T16:00', '2026-12-31T16:00', '2027-01-07T16:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-holidays-82',
    class: 'holidays',
    said: 'remind me the night before Thanksgiving at 8 to start the brine',
    calls: [
      { tool: 'quick_add', arguments: { text: 'remind me the night before Thanksgiving at 8 to start the brine' } },
    ],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['brine'], lacks: ['night before'] }, at: '2026-11-25T20:00' }],
    },
  },
  {
    id: 'en-more-holidays-83',
    class: 'holidays',
    said: "Brunch at Grandma's on New Year's Day, 11am",
    calls: [{ tool: 'quick_add', arguments: { text: "Brunch at Grandma's on New Year's Day, 11am" } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['brunch'], lacks: ['11am', "New Year's"] }, start: '2027-01-01T11:00' },
      ],
    },
  },
  {
    id: 'en-more-holidays-84',
    class: 'holidays',
    said: 'staff barbecue Memorial Day 1pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'staff barbecue Memorial Day 1pm' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['staff barbecue'], lacks: ['1pm'] }, start: '2027-05-31T13:00' }],
    },
  },
  {
    id: 'en-more-holidays-85',
    class: 'holidays',
    said: 'Candlelight service Christmas Eve from 10:30pm to midnight',
    calls: [{ tool: 'quick_add', arguments: { text: 'Candlelight service Christmas Eve from 10:30pm to midnight' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['candlelight service'], lacks: ['10:30', 'midnight'] },
          start: '2026-12-24T22:30',
          end: '2026-12-25T00:00',
        },
      ],
    },
  },
  {
    id: 'en-more-holidays-86',
    class: 'holidays',
    said: "finish the Mother's Day menu by April 15",
    calls: [{ tool: 'quick_add', arguments: { text: "finish the Mother's Day menu by April 15" } }],
    expect: { written: [{ kind: 'todo', title: { has: ["Mother's Day menu"], lacks: ['April'] }, due: '2027-04-15' }] },
  },
  {
    id: 'en-more-holidays-87',
    class: 'holidays',
    said: 'Depot closed on MLK Day',
    calls: [{ tool: 'quick_add', arguments: { text: 'Depot closed on MLK Day' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['depot closed'] }, allDay: true, start: '2027-01-18', end: '2027-01-19' },
      ],
    },
  },
  {
    id: 'en-more-holidays-88',
    class: 'holidays',
    said: 'On the Monday after Easter remind me to return the lily stands',
    calls: [
      { tool: 'quick_add', arguments: { text: 'On the Monday after Easter remind me to return the lily stands' } },
    ],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['lily stands'], lacks: ['Monday', 'Easter'] }, at: '2027-03-29T09:00' },
      ],
    },
  },
  {
    id: 'en-more-holidays-89',
    class: 'holidays',
    said: 'shift at the mall Black Friday 6am-2pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'shift at the mall Black Friday 6am-2pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['shift'], lacks: ['6am', '2pm'] },
          start: '2026-11-27T06:00',
          end: '2026-11-27T14:00',
        },
      ],
    },
  },
  {
    id: 'en-more-holidays-90',
    class: 'holidays',
    said: "Drop pies at Ruth's on Thanksgiving at 11",
    calls: [{ tool: 'quick_add', arguments: { text: "Drop pies at Ruth's on Thanksgiving at 11" } }],
    expect: { written: [{ kind: 'event', title: { has: ['pies'] }, start: '2026-11-26T11:00' }] },
  },
  {
    id: 'en-more-holidays-91',
    class: 'holidays',
    said: 'Christmas Eve dinner with the Kowalskis, 6pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Christmas Eve dinner with the Kowalskis, 6pm' } }],
    expect: { written: [{ kind: 'event', title: { has: ['dinner', 'Kowalskis'] }, start: '2026-12-24T18:00' }] },
  },
  {
    id: 'en-more-holidays-92',
    class: 'holidays',
    said: "Van loading 5:30am on Valentine's Day",
    calls: [{ tool: 'quick_add', arguments: { text: "Van loading 5:30am on Valentine's Day" } }],
    expect: { written: [{ kind: 'event', title: { has: ['Van loading'] }, start: '2027-02-14T05:30' }] },
  },
  {
    id: 'en-more-holidays-93',
    class: 'holidays',
    said: 'remind me the day before Thanksgiving at 3pm to thaw the turkey',
    calls: [
      { tool: 'quick_add', arguments: { text: 'remind me the day before Thanksgiving at 3pm to thaw the turkey' } },
    ],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['turkey'], lacks: ['day before'] }, at: '2026-11-25T15:00' }],
    },
  },
  {
    id: 'en-more-holidays-94',
    class: 'holidays',
    said: 'Am I on call Christmas Day?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'On call', start: '2026-12-25T08:00', end: '2026-12-25T20:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'Christmas Day' } }],
    expect: { answers: { window: { start: '2026-12-25', end: '2026-12-26' }, names: ['On call'] } },
  },
  {
    id: 'en-more-holidays-95',
    class: 'holidays',
    said: 'Shop is closed all day Memorial Day',
    calls: [{ tool: 'schedule_add', arguments: { title: 'Shop closed', start: 'Memorial Day', all_day: true } }],
    expect: {
      written: [{ kind: 'event', title: 'Shop closed', allDay: true, start: '2027-05-31', end: '2027-06-01' }],
    },
  },
  {
    id: 'en-more-holidays-96',
    class: 'holidays',
    said: "Mother's Day brunch with all the kids at 11:30",
    calls: [{ tool: 'quick_add', arguments: { text: "Mother's Day brunch with all the kids at 11:30" } }],
    expect: { written: [{ kind: 'event', title: { has: ['brunch', 'kids'] }, start: '2027-05-09T11:30' }] },
  },
  {
    id: 'en-more-holidays-97',
    class: 'holidays',
    said: 'Sew the dragon costume before Halloween',
    calls: [{ tool: 'todo_add', arguments: { title: 'Sew the dragon costume', due: 'Halloween' } }],
    expect: { written: [{ kind: 'todo', title: 'Sew the dragon costume', due: '2027-10-31' }] },
  },
  {
    id: 'en-more-holidays-98',
    class: 'holidays',
    said: "polar plunge New Year's Day at noon",
    calls: [{ tool: 'quick_add', arguments: { text: "polar plunge New Year's Day at noon" } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['polar plunge'], lacks: ['noon'] }, start: '2027-01-01T12:00' }],
    },
  },
  {
    id: 'en-more-holidays-99',
    class: 'holidays',
    said: 'Alumni scrimmage the Friday after Thanksgiving, 1pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Alumni scrimmage the Friday after Thanksgiving, 1pm' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Alumni scrimmage'], lacks: ['Friday', 'after'] }, start: '2026-11-27T13:00' },
      ],
    },
  },
  {
    id: 'en-more-holidays-100',
    class: 'holidays',
    said: "Open gym 8 to 11am on New Year's Day",
    calls: [{ tool: 'quick_add', arguments: { text: "Open gym 8 to 11am on New Year's Day" } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['Open gym'] }, start: '2027-01-01T08:00', end: '2027-01-01T11:00' }],
    },
  },
  {
    id: 'en-more-holidays-101',
    class: 'holidays',
    said: 'Food pantry the day before Thanksgiving at 3pm, 2 hours',
    calls: [{ tool: 'quick_add', arguments: { text: 'Food pantry the day before Thanksgiving at 3pm, 2 hours' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Food pantry'], lacks: ['Thanksgiving'] },
          start: '2026-11-25T15:00',
          end: '2026-11-25T17:00',
        },
      ],
    },
  },
];
