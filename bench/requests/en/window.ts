import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-window-02',
    class: 'window',
    said: 'Do I have anything on this week?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Soccer final', start: '2026-11-28T09:00' } },
      { tool: 'schedule_add', arguments: { title: 'Brunch with Ana', start: '2026-11-29T11:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'this week' } }],
    expect: {
      answers: {
        window: { start: '2026-11-22', end: '2026-11-29' },
        names: ['Soccer final'],
        lacks: ['Brunch with Ana'],
      },
    },
  },
  {
    id: 'en-window-04',
    class: 'window',
    said: "What's already planned for Q1?",
    before: [
      { tool: 'schedule_add', arguments: { title: 'Spring launch', start: '2027-03-31T10:00' } },
      { tool: 'schedule_add', arguments: { title: 'Tax day call', start: '2027-04-15T10:00' } },
      { tool: 'schedule_add', arguments: { title: 'Holiday lunch', start: '2026-12-17T12:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'Q1' } }],
    expect: {
      answers: {
        window: { start: '2027-01-01', end: '2027-04-01' },
        names: ['Spring launch'],
        lacks: ['Tax day call', 'Holiday lunch'],
      },
    },
  },
  {
    id: 'en-window-05',
    class: 'window',
    said: 'Anything later this week, after Tuesday?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Spin class', start: '2026-11-24T18:00' } },
      { tool: 'schedule_add', arguments: { title: 'Haircut', start: '2026-11-25T12:00' } },
      { tool: 'schedule_add', arguments: { title: 'Brunch', start: '2026-11-29T11:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'this week after Tuesday' } }],
    expect: {
      answers: {
        window: { start: '2026-11-25', end: '2026-11-29' },
        names: ['Haircut'],
        lacks: ['Spin class', 'Brunch'],
      },
    },
  },
  {
    id: 'en-window-07',
    class: 'window',
    said: 'Which tasks are due before Friday, Friday included?',
    before: [
      { tool: 'todo_add', arguments: { title: 'Pack orders', due: '2026-11-26' } },
      { tool: 'todo_add', arguments: { title: 'Send contract', due: '2026-11-27' } },
      { tool: 'todo_add', arguments: { title: 'Fix fence', due: '2026-11-28' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: 'Friday' } }],
    expect: { answers: { names: ['Pack orders', 'Send contract'], lacks: ['Fix fence'] } },
  },
  {
    id: 'en-window-10',
    class: 'window',
    said: 'What does my calendar hold over the next few days?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Optician', start: '2026-11-23T16:00' } },
      { tool: 'schedule_add', arguments: { title: 'Kickball', start: '2026-11-24T18:00' } },
      { tool: 'schedule_add', arguments: { title: 'Nutcracker', start: '2026-12-06T14:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the next few days' } }],
    expect: { answers: { names: ['Optician', 'Kickball'], lacks: ['Nutcracker'] } },
  },
  {
    id: 'en-window-11',
    class: 'window',
    said: 'Are we doing anything over Thanksgiving weekend?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Turkey trot', start: '2026-11-26T08:00' } },
      { tool: 'schedule_add', arguments: { title: 'Museum with Gran', start: '2026-11-28T11:00' } },
      { tool: 'schedule_add', arguments: { title: 'Quarterly review', start: '2026-11-30T10:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'Thanksgiving weekend' } }],
    expect: { answers: { names: ['Turkey trot', 'Museum with Gran'], lacks: ['Quarterly review'] } },
  },
  {
    id: 'en-window-14',
    class: 'window',
    said: 'Is Dec 8 at 2 open for an hour and a half?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Notary', start: '2026-12-08T15:00', end: '2026-12-08T15:30' } },
    ],
    calls: [{ tool: 'check_conflict', arguments: { start: 'Dec 8 at 2', duration_minutes: 90 } }],
    expect: { answers: { names: ['Notary'], texts: [['2026-12-08', 'Dec 8', 'December 8']] } },
  },
  {
    id: 'en-window-16',
    class: 'window',
    said: 'Remind me what I had on yesterday',
    before: [{ tool: 'schedule_add', arguments: { title: 'Church', start: '2026-11-22T10:00' } }],
    calls: [{ tool: 'schedule_query', arguments: { start: 'yesterday' } }],
    expect: { answers: { window: { start: '2026-11-21', end: '2026-11-22' }, lacks: ['Church'] } },
  },
  {
    id: 'en-window-19',
    class: 'window',
    said: 'Everything from today up to and including Christmas Day, please',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Gift wrapping', start: '2026-12-24T16:00' } },
      { tool: 'schedule_add', arguments: { title: 'Christmas lunch', start: '2026-12-25T13:00' } },
      { tool: 'schedule_add', arguments: { title: 'Returns run', start: '2026-12-27T10:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'today', end: 'Christmas Day' } }],
    expect: { answers: { names: ['Gift wrapping', 'Christmas lunch'], lacks: ['Returns run'] } },
  },
  {
    id: 'en-window-20',
    class: 'window',
    said: 'Which reminders go off tomorrow morning?',
    before: [
      { tool: 'reminder_add', arguments: { title: 'Feed starter', at: '2026-11-23T08:30' } },
      { tool: 'reminder_add', arguments: { title: 'Call school', at: '2026-11-23T15:00' } },
    ],
    calls: [{ tool: 'reminder_query', arguments: { start: 'tomorrow morning' } }],
    expect: { answers: { names: ['Feed starter'], lacks: ['Call school'] } },
  },
  {
    id: 'en-window-24',
    class: 'window',
    said: "How's next week shaping up?",
    before: [
      { tool: 'schedule_add', arguments: { title: 'Depot visit', start: '2026-11-29T13:00' } },
      { tool: 'schedule_add', arguments: { title: 'Town hall', start: '2026-12-05T10:00' } },
      { tool: 'schedule_add', arguments: { title: 'Car service', start: '2026-11-27T09:00' } },
      { tool: 'schedule_add', arguments: { title: 'Kids swim', start: '2026-12-06T09:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'next week' } }],
    expect: {
      answers: {
        window: { start: '2026-11-29', end: '2026-12-06' },
        names: ['Depot visit', 'Town hall'],
        lacks: ['Car service', 'Kids swim'],
      },
    },
  },
  {
    id: 'en-window-25',
    class: 'window',
    said: 'What have I got the 10th to the 14th?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Gala', start: '2026-12-14T19:00' } },
      { tool: 'schedule_add', arguments: { title: 'Checkup', start: '2026-12-15T09:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the 10th to the 14th' } }],
    expect: { answers: { window: { start: '2026-12-10', end: '2026-12-15' }, names: ['Gala'], lacks: ['Checkup'] } },
  },
  {
    id: 'en-window-26',
    class: 'window',
    said: 'Show tasks due by the end of January',
    before: [
      { tool: 'todo_add', arguments: { title: 'Renew tags', due: '2027-01-31' } },
      { tool: 'todo_add', arguments: { title: 'Plan garden', due: '2027-02-01' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: 'the end of January' } }],
    expect: { answers: { names: ['Renew tags'], lacks: ['Plan garden'] } },
  },
  {
    id: 'en3-window-01',
    class: 'window',
    said: "what's left this month",
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Boiler visit',
          start: '2026-11-24T09:00:00',
          end: '2026-11-24T10:00:00',
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Eye test',
          start: '2026-11-30T10:00:00',
          end: '2026-11-30T10:30:00',
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Paint class',
          start: '2026-12-03T18:00:00',
          end: '2026-12-03T20:00:00',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_query',
        arguments: {
          start: 'the rest of the month',
        },
      },
    ],
    expect: {
      answers: {
        names: ['Boiler visit', 'Eye test'],
        lacks: ['Paint class'],
      },
    },
  },
  {
    id: 'en3-window-03',
    class: 'window',
    said: 'show me Dec 28 - Jan 6',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Sales shopping',
          start: '2026-12-29T11:00:00',
          end: '2026-12-29T13:00:00',
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Annual physical',
          start: '2027-01-08T09:00:00',
          end: '2027-01-08T10:00:00',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_query',
        arguments: {
          start: 'Dec 28',
          end: 'Jan 6',
        },
      },
    ],
    expect: {
      answers: {
        window: {
          start: '2026-12-28',
          end: '2027-01-07',
        },
        names: ['Sales shopping'],
        lacks: ['Annual physical'],
      },
    },
  },
  {
    id: 'en3-window-05',
    class: 'window',
    said: 'whats booked for Q1 so far',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Carol concert',
          start: '2026-12-19T19:00:00',
          end: '2026-12-19T21:00:00',
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Annual physical',
          start: '2027-01-08T09:00:00',
          end: '2027-01-08T10:00:00',
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Ski planning',
          start: '2027-01-28T18:00:00',
          end: '2027-01-28T19:00:00',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_query',
        arguments: {
          start: 'Q1',
        },
      },
    ],
    expect: {
      answers: {
        window: {
          start: '2027-01-01',
          end: '2027-04-01',
        },
        names: ['Annual physical', 'Ski planning'],
        lacks: ['Carol concert'],
      },
    },
  },
  {
    id: 'en3-window-07',
    class: 'window',
    said: 'everything up to the end of jan please',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Boiler visit',
          start: '2026-11-24T09:00:00',
          end: '2026-11-24T10:00:00',
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Ski planning',
          start: '2027-01-28T18:00:00',
          end: '2027-01-28T19:00:00',
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Tax prep',
          start: '2027-02-03T10:00:00',
          end: '2027-02-03T12:00:00',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_query',
        arguments: {
          start: 'today',
          end: 'end of Jan',
        },
      },
    ],
    expect: {
      answers: {
        window: {
          start: '2026-11-22',
          end: '2027-02-01',
        },
        names: ['Boiler visit', 'Ski planning'],
        lacks: ['Tax prep'],
      },
    },
  },
  {
    id: 'en3-window-09',
    class: 'window',
    said: 'what does the second half of december look like',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Paint class',
          start: '2026-12-03T18:00:00',
          end: '2026-12-03T20:00:00',
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Carol concert',
          start: '2026-12-19T19:00:00',
          end: '2026-12-19T21:00:00',
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Sales shopping',
          start: '2026-12-29T11:00:00',
          end: '2026-12-29T13:00:00',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_query',
        arguments: {
          start: 'the second half of December',
        },
      },
    ],
    expect: {
      answers: {
        window: {
          start: '2026-12-16',
          end: '2027-01-01',
        },
        names: ['Carol concert', 'Sales shopping'],
        lacks: ['Paint class'],
      },
    },
  },
  {
    id: 'en3-window-11',
    class: 'window',
    said: 'calendar for the week after next',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Paint class',
          start: '2026-12-03T18:00:00',
          end: '2026-12-03T20:00:00',
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Wine tasting',
          start: '2026-12-12T19:00:00',
          end: '2026-12-12T21:00:00',
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Team quiz',
          start: '2026-12-14T18:00:00',
          end: '2026-12-14T20:00:00',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_query',
        arguments: {
          start: 'the week after next',
        },
      },
    ],
    expect: {
      answers: {
        window: {
          start: '2026-12-06',
          end: '2026-12-13',
        },
        names: ['Wine tasting'],
        lacks: ['Paint class', 'Team quiz'],
      },
    },
  },
  {
    id: 'en-window-01',
    class: 'window',
    said: "What's left this month?",
    before: [
      { tool: 'schedule_add', arguments: { title: 'Payroll cutoff', start: '2026-11-30T10:00' } },
      { tool: 'schedule_add', arguments: { title: 'Rent call', start: '2026-12-01T10:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the rest of the month' } }],
    expect: { answers: { names: ['Payroll cutoff'], lacks: ['Rent call'] } },
  },
  {
    id: 'en-window-03',
    class: 'window',
    said: 'Show me everything between Dec 30 and Jan 3',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Eye exam', start: '2027-01-03T15:00' } },
      { tool: 'schedule_add', arguments: { title: 'Kids back to school', start: '2027-01-04T08:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'Dec 30', end: 'Jan 3' } }],
    expect: {
      answers: {
        window: { start: '2026-12-30', end: '2027-01-04' },
        names: ['Eye exam'],
        lacks: ['Kids back to school'],
      },
    },
  },
  {
    id: 'en-window-06',
    class: 'window',
    said: 'What are our weekend plans?',
    now: '2026-11-25T10:00:00-05:00',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Tree lot', start: '2026-11-28T10:00' } },
      { tool: 'schedule_add', arguments: { title: 'Gutter cleaning', start: '2026-11-29T14:00' } },
      { tool: 'schedule_add', arguments: { title: 'Drinks with Lou', start: '2026-11-27T18:00' } },
      { tool: 'schedule_add', arguments: { title: 'Board call', start: '2026-11-30T09:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'this weekend' } }],
    expect: {
      answers: {
        window: { start: '2026-11-28', end: '2026-11-30' },
        names: ['Tree lot', 'Gutter cleaning'],
        lacks: ['Drinks with Lou', 'Board call'],
      },
    },
  },
  {
    id: 'en-window-08',
    class: 'window',
    said: 'What do I still need to finish by the end of the week?',
    before: [
      { tool: 'todo_add', arguments: { title: 'Order ink', due: '2026-11-25' } },
      { tool: 'todo_add', arguments: { title: 'Book hotel', due: '2026-11-30' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: 'the end of the week' } }],
    expect: { answers: { names: ['Order ink'], lacks: ['Book hotel'] } },
  },
  {
    id: 'en-window-09',
    class: 'window',
    said: 'What was on my calendar last week?',
    before: [{ tool: 'schedule_add', arguments: { title: 'Dog park', start: '2026-11-22T15:00' } }],
    calls: [{ tool: 'schedule_query', arguments: { start: 'last week' } }],
    expect: { answers: { window: { start: '2026-11-15', end: '2026-11-22' }, lacks: ['Dog park'] } },
  },
  {
    id: 'en-window-12',
    class: 'window',
    said: 'Is there anything on over the holidays?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Sledding', start: '2026-12-28T10:00' } },
      { tool: 'schedule_add', arguments: { title: 'Sales training', start: '2026-11-24T09:00' } },
      { tool: 'schedule_add', arguments: { title: 'Budget kickoff', start: '2027-01-20T09:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the holidays' } }],
    expect: { answers: { names: ['Sledding'], lacks: ['Sales training', 'Budget kickoff'] } },
  },
  {
    id: 'en-window-13',
    class: 'window',
    said: 'Find me an hour on Wednesday between 1 and 3',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Accountant', start: '2026-11-25T13:00', end: '2026-11-25T14:00' } },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: 'Wednesday between 1 and 3' } }],
    expect: { answers: { window: { start: '2026-11-25T13:00', end: '2026-11-25T15:00' }, texts: ['14:00'] } },
  },
  {
    id: 'en-window-15',
    class: 'window',
    said: "What's in the second half of December?",
    before: [
      { tool: 'schedule_add', arguments: { title: 'Cookie swap', start: '2026-12-30T17:00' } },
      { tool: 'schedule_add', arguments: { title: 'Crown fitting', start: '2026-12-10T09:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the second half of December' } }],
    expect: {
      answers: { window: { start: '2026-12-16', end: '2027-01-01' }, names: ['Cookie swap'], lacks: ['Crown fitting'] },
    },
  },
  {
    id: 'en-window-17',
    class: 'window',
    said: 'List my meetings tomorrow through Wednesday',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Ops sync', start: '2026-11-25T16:30' } },
      { tool: 'schedule_add', arguments: { title: 'Turkey dinner', start: '2026-11-26T15:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'tomorrow through Wednesday' } }],
    expect: {
      answers: { window: { start: '2026-11-23', end: '2026-11-26' }, names: ['Ops sync'], lacks: ['Turkey dinner'] },
    },
  },
  {
    id: 'en-window-18',
    class: 'window',
    said: 'Am I doing anything Tuesday night?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Opera', start: '2026-11-24T20:00' } },
      { tool: 'schedule_add', arguments: { title: 'Blood draw', start: '2026-11-24T09:30' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'Tuesday night' } }],
    expect: { answers: { names: ['Opera'], lacks: ['Blood draw'] } },
  },
  {
    id: 'en-window-21',
    class: 'window',
    said: 'What else is there for the rest of the year?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Fireworks', start: '2026-12-31T21:00' } },
      { tool: 'schedule_add', arguments: { title: 'Polar plunge', start: '2027-01-02T11:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the rest of the year' } }],
    expect: { answers: { names: ['Fireworks'], lacks: ['Polar plunge'] } },
  },
  {
    id: 'en-window-22',
    class: 'window',
    said: "Pull up last month's meetings",
    before: [{ tool: 'schedule_add', arguments: { title: 'Dog park', start: '2026-11-22T15:00' } }],
    calls: [{ tool: 'schedule_query', arguments: { start: 'last month' } }],
    expect: { answers: { window: { start: '2026-10-01', end: '2026-11-01' }, lacks: ['Dog park'] } },
  },
  {
    id: 'en-window-23',
    class: 'window',
    said: "What's on this week?",
    now: '2026-11-25T09:00:00+00:00',
    zone: 'Europe/London',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Rugby', start: '2026-11-29T14:00' } },
      { tool: 'schedule_add', arguments: { title: 'Standup', start: '2026-11-30T09:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'this week' } }],
    expect: { answers: { window: { start: '2026-11-23', end: '2026-11-30' }, names: ['Rugby'], lacks: ['Standup'] } },
  },
];
