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
];
