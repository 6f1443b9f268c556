import type { Request } from '../../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-more-direction-01',
    class: 'direction',
    said: 'Is anything in the way Tuesday 6 to 8pm?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Trivia night', start: '2026-11-24T19:30', end: '2026-11-24T21:30' },
      },
    ],
    calls: [{ tool: 'check_conflict', arguments: { start: 'Tuesday 6 to 8pm' } }],
    expect: { answers: { names: ['Trivia night'] } },
  },
  {
    id: 'en-more-direction-02',
    class: 'direction',
    said: 'Lunch with Ben last Friday at 1',
    calls: [{ tool: 'quick_add', arguments: { text: 'Lunch with Ben last Friday at 1' } }],
    expect: { asks: [] },
  },
  {
    id: 'en-more-direction-03',
    class: 'direction',
    said: 'Remind me at 5am today to feed the cat',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remind me at 5am today to feed the cat' } }],
    expect: { asks: [] },
  },
  {
    id: 'en-more-direction-04',
    class: 'direction',
    said: 'Tire rotation at 2',
    calls: [{ tool: 'quick_add', arguments: { text: 'Tire rotation at 2' } }],
    expect: { written: [{ kind: 'event', title: { has: ['tire rotation'] }, start: '2026-11-23T14:00' }] },
    now: '2026-11-22T15:10:00-05:00',
  },
  {
    id: 'en-more-direction-05',
    class: 'direction',
    said: 'Give me four one-hour options on Wednesday between 9 and 6',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Audit', start: '2026-11-25T10:00', end: '2026-11-25T12:00' } },
      { tool: 'schedule_add', arguments: { title: 'Deposition', start: '2026-11-25T13:00', end: '2026-11-25T15:00' } },
      { tool: 'schedule_add', arguments: { title: 'Mediation', start: '2026-11-25T16:00', end: '2026-11-25T17:00' } },
    ],
    calls: [
      { tool: 'find_free_time', arguments: { start: 'Wednesday between 9 and 6', duration_minutes: 60, limit: 4 } },
    ],
    expect: {
      answers: {
        window: { start: '2026-11-25T09:00', end: '2026-11-25T18:00' },
        names: ['09:00', '12:00', '15:00', '17:00'],
      },
    },
  },
  {
    id: 'en-more-direction-06',
    class: 'direction',
    said: 'What did I have last Thursday?',
    calls: [{ tool: 'schedule_query', arguments: { start: 'last Thursday' } }],
    expect: { answers: { window: { start: '2026-11-19', end: '2026-11-20' } } },
  },
  {
    id: 'en-more-direction-07',
    class: 'direction',
    said: 'Farewell lunch next Tuesday at noon',
    calls: [{ tool: 'quick_add', arguments: { text: 'Farewell lunch next Tuesday at noon' } }],
    expect: {
      asks: [
        ['2026-11-24', 'Nov 24'],
        ['2026-12-01', 'Dec 1'],
      ],
    },
  },
  {
    id: 'en-more-direction-08',
    class: 'direction',
    said: 'Farewell lunch next Tuesday at noon',
    calls: [{ tool: 'quick_add', arguments: { text: 'Farewell lunch next Tuesday at noon' } }],
    expect: { written: [{ kind: 'event', title: { has: ['farewell lunch'] }, start: '2026-12-01T12:00' }] },
    now: '2026-11-27T09:00:00-05:00',
  },
  {
    id: 'en-more-direction-09',
    class: 'direction',
    said: 'Schedule a catch-up with Leo for last Wednesday at 4',
    calls: [{ tool: 'quick_add', arguments: { text: 'Schedule a catch-up with Leo for last Wednesday at 4' } }],
    expect: { asks: [] },
  },
  {
    id: 'en-more-direction-10',
    class: 'direction',
    said: 'Call the insurance company today at 2',
    now: '2026-11-23T15:00:00-05:00',
    calls: [{ tool: 'quick_add', arguments: { text: 'Call the insurance company today at 2' } }],
    expect: { asks: [] },
  },
  {
    id: 'en-more-direction-11',
    class: 'direction',
    said: 'remind me at 2 to feed the neighbors’ cat',
    now: '2026-11-23T15:10:00-05:00',
    calls: [{ tool: 'quick_add', arguments: { text: 'remind me at 2 to feed the neighbors’ cat' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['cat'] }, at: '2026-11-24T14:00' }] },
  },
  {
    id: 'en-more-direction-12',
    class: 'direction',
    said: 'what did I get done last week?',
    calls: [{ tool: 'agenda_query', arguments: { start: 'last week', include: ['done'] } }],
    expect: { answers: { window: { start: '2026-11-15', end: '2026-11-22' } } },
  },
  {
    id: 'en-more-direction-13',
    class: 'direction',
    said: 'What was on my calendar last Friday?',
    calls: [{ tool: 'schedule_query', arguments: { start: 'last Friday' } }],
    expect: { answers: { window: { start: '2026-11-20', end: '2026-11-21' } } },
  },
  {
    id: 'en-more-direction-14',
    class: 'direction',
    said: 'How many meetings did I have last month?',
    calls: [{ tool: 'schedule_query', arguments: { start: 'last month' } }],
    expect: { answers: { window: { start: '2026-10-01', end: '2026-11-01' } } },
  },
  {
    id: 'en-more-direction-15',
    class: 'direction',
    said: 'Dentist Tuesday week at 9:15',
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'Dentist Tuesday week at 9:15' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['Dentist'], lacks: ['week', 'Tuesday'] }, start: '2026-12-01T09:15' }],
    },
  },
  {
    id: 'en-more-direction-16',
    class: 'direction',
    said: 'Lunch with Carol a week from Wednesday at noon',
    calls: [{ tool: 'quick_add', arguments: { text: 'Lunch with Carol a week from Wednesday at noon' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Lunch with Carol'], lacks: ['week', 'noon'] }, start: '2026-12-02T12:00' },
      ],
    },
  },
  {
    id: 'en-more-direction-17',
    class: 'direction',
    said: 'Meet with the registrar next Thursday at 3',
    calls: [{ tool: 'quick_add', arguments: { text: 'Meet with the registrar next Thursday at 3' } }],
    expect: {
      asks: [
        ['2026-11-26', 'Nov 26'],
        ['2026-12-03', 'Dec 3'],
      ],
    },
  },
  {
    id: 'en-more-direction-18',
    class: 'direction',
    said: 'Give me three options for an hour on Tuesday between 9 and 5',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Standup and planning', start: '2026-11-24T10:00', end: '2026-11-24T11:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Client visit', start: '2026-11-24T13:00', end: '2026-11-24T15:00' },
      },
    ],
    calls: [
      { tool: 'find_free_time', arguments: { start: 'Tuesday between 9am and 5pm', duration_minutes: 60, limit: 3 } },
    ],
    expect: {
      answers: {
        window: { start: '2026-11-24T09:00', end: '2026-11-24T17:00' },
        texts: [
          ['09:00–10:00'],
          ['11:00–12:00', '11:15–12:15', '11:30–12:30', '11:45–12:45', '12:00–13:00'],
          ['15:00–16:00', '15:15–16:15', '15:30–16:30', '15:45–16:45', '16:00–17:00'],
        ],
      },
    },
  },
  {
    id: 'en-more-direction-19',
    class: 'direction',
    said: 'Two possible 90-minute slots Wednesday from 9 to 5 for the training session please',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Skills fair', start: '2026-11-25T11:30', end: '2026-11-25T13:30' } },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: 'Wednesday from 9 to 5', duration_minutes: 90, limit: 2 } }],
    expect: {
      answers: {
        window: { start: '2026-11-25T09:00', end: '2026-11-25T17:00' },
        texts: [
          ['09:00–10:30', '09:15–10:45', '09:30–11:00', '09:45–11:15', '10:00–11:30'],
          [
            '13:30–15:00',
            '13:45–15:15',
            '14:00–15:30',
            '14:15–15:45',
            '14:30–16:00',
            '14:45–16:15',
            '15:00–16:30',
            '15:15–16:45',
            '15:30–17:00',
          ],
        ],
      },
    },
  },
  {
    id: 'en-more-direction-20',
    class: 'direction',
    said: 'Dinner with Ana yesterday at 7',
    calls: [{ tool: 'quick_add', arguments: { text: 'Dinner with Ana yesterday at 7' } }],
    expect: { asks: [['past', 'already', 'yesterday', '2026-11-21']] },
  },
  {
    id: 'en-more-direction-21',
    class: 'direction',
    said: 'Remind me at 6:50 this morning to take the bins out',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remind me at 6:50 this morning to take the bins out' } }],
    expect: { asks: [['past', 'already', 'tomorrow', '06:50', '6:50']] },
  },
  {
    id: 'en-more-direction-22',
    class: 'direction',
    said: 'Schedule the team photo for last Thursday at 3',
    calls: [{ tool: 'quick_add', arguments: { text: 'Schedule the team photo for last Thursday at 3' } }],
    expect: { asks: [['past', 'already', 'last Thursday', '2026-11-19', '2026-11-26']] },
  },
  {
    id: 'en-more-direction-23',
    class: 'direction',
    said: 'Ring the surgery at 5:40',
    now: '2026-12-10T15:30:00+00:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'Ring the surgery at 5:40' } }],
    expect: { written: [{ kind: 'event', title: { has: ['surgery'] }, start: '2026-12-10T17:40' }] },
  },
  {
    id: 'en-more-direction-24',
    class: 'direction',
    said: 'Check-in call at 9:30am',
    now: '2027-01-13T14:20:00-05:00',
    calls: [{ tool: 'quick_add', arguments: { text: 'Check-in call at 9:30am' } }],
    expect: { written: [{ kind: 'event', title: { has: ['check-in call'] }, start: '2027-01-14T09:30' }] },
  },
  {
    id: 'en-more-direction-25',
    class: 'direction',
    said: 'Sync with Ola tomorrow at 2 for 30 minutes, or later if that is taken',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Standing review',
          start: '2026-11-23T14:00',
          end: '2026-11-23T15:00',
          on_conflict: 'force',
        },
      },
    ],
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: 'Sync with Ola tomorrow at 2 for 30 minutes, or later if that is taken',
          on_conflict: 'auto',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Ola'], lacks: ['taken', 'later'] },
          start: '2026-11-23T15:00',
          end: '2026-11-23T15:30',
        },
      ],
    },
  },
  {
    id: 'en-more-direction-26',
    class: 'direction',
    said: 'Where could an hour fit on December 1 between 9 and 5? One option per gap is plenty.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Block A', start: '2026-12-01T09:00', end: '2026-12-01T10:00', on_conflict: 'force' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Block B', start: '2026-12-01T11:00', end: '2026-12-01T14:00', on_conflict: 'force' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Block C', start: '2026-12-01T15:00', end: '2026-12-01T17:00', on_conflict: 'force' },
      },
    ],
    calls: [
      {
        tool: 'find_free_time',
        arguments: { start: 'December 1', earliest: '09:00', latest: '17:00', duration_minutes: 60 },
      },
    ],
    expect: {
      answers: { texts: ['10:00–11:00', '14:00–15:00'], lacks: ['09:00–10:00', '13:00–14:00', '15:00–16:00'] },
    },
  },
  {
    id: 'en-more-direction-27',
    class: 'direction',
    said: 'Lunch with Bea next Tuesday at noon',
    calls: [{ tool: 'quick_add', arguments: { text: 'Lunch with Bea next Tuesday at noon' } }],
    expect: { asks: ['2026-11-24', '2026-12-01'] },
  },
  {
    id: 'en-more-direction-28',
    class: 'direction',
    said: 'What did last week look like?',
    now: '2027-01-13T10:20:00-05:00',
    before: [],
    calls: [{ tool: 'schedule_query', arguments: { start: 'last week' } }],
    expect: { answers: { window: { start: '2027-01-03', end: '2027-01-10' } } },
  },
  {
    id: 'en-more-direction-29',
    class: 'direction',
    said: 'Put in the meeting I had with the accountant last Tuesday at 2.',
    calls: [{ tool: 'quick_add', arguments: { text: 'Meeting with the accountant last Tuesday at 2' } }],
    expect: { asks: [] },
  },
  {
    id: 'en-more-direction-30',
    class: 'direction',
    said: 'Call the flooring guy today at 2',
    now: '2026-11-24T15:00:00-05:00',
    calls: [{ tool: 'quick_add', arguments: { text: 'Call the flooring guy today at 2' } }],
    expect: { asks: [] },
  },
  {
    id: 'en-more-direction-31',
    class: 'direction',
    said: 'Vendor call at 2pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Vendor call at 2pm' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['vendor call'] }, start: '2026-11-25T14:00', end: '2026-11-25T15:00' }],
    },
    now: '2026-11-24T15:00:00-05:00',
  },
  {
    id: 'en-more-direction-32',
    class: 'direction',
    said: 'What did I have on last Thursday?',
    calls: [{ tool: 'schedule_query', arguments: { start: 'last Thursday' } }],
    expect: { answers: { window: { start: '2026-11-19', end: '2026-11-20' } } },
  },
  {
    id: 'en-more-direction-33',
    class: 'direction',
    said: 'Dinner with the neighbours next Friday at 7',
    zone: 'Europe/London',
    now: '2026-11-23T09:00:00+00:00',
    calls: [{ tool: 'quick_add', arguments: { text: 'Dinner with the neighbours next Friday at 7' } }],
    expect: {
      asks: [
        ['2026-11-27', 'Nov 27', '27 Nov'],
        ['2026-12-04', 'Dec 4', '4 Dec'],
      ],
    },
  },
  {
    id: 'en-more-direction-34',
    class: 'direction',
    said: 'Where could I fit an hour on Tuesday between 9 and 6?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Deep work', start: '2026-11-24T09:00', end: '2026-11-24T10:00' } },
      { tool: 'schedule_add', arguments: { title: 'Design crit', start: '2026-11-24T11:00', end: '2026-11-24T13:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Hiring panel', start: '2026-11-24T14:00', end: '2026-11-24T16:00' },
      },
      { tool: 'schedule_add', arguments: { title: 'Bug triage', start: '2026-11-24T17:00', end: '2026-11-24T18:00' } },
    ],
    calls: [
      {
        tool: 'find_free_time',
        arguments: { start: 'Tuesday', duration_minutes: 60, earliest: '09:00', latest: '18:00' },
      },
    ],
    expect: { answers: { texts: ['10:00', '13:00', '16:00'], lacks: ['10:15', '13:15', '16:15'] } },
  },
  {
    id: 'en-more-direction-35',
    class: 'direction',
    said: 'Give me three options for a 45-minute trial session on December 2, 9 to 5.',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Client Ana', start: '2026-12-02T09:45', end: '2026-12-02T11:00' } },
      { tool: 'schedule_add', arguments: { title: 'Client Ben', start: '2026-12-02T13:00', end: '2026-12-02T15:00' } },
      { tool: 'schedule_add', arguments: { title: 'Client Cy', start: '2026-12-02T15:45', end: '2026-12-02T17:00' } },
    ],
    calls: [
      {
        tool: 'find_free_time',
        arguments: { start: 'December 2', duration_minutes: 45, earliest: '09:00', latest: '17:00', limit: 3 },
      },
    ],
    expect: {
      answers: {
        texts: [
          ['09:00–09:45', 'T09:00', '2026-12-02 09:00'],
          ['15:00–15:45', 'T15:00', '2026-12-02 15:00'],
        ],
      },
    },
  },
  {
    id: 'en-more-direction-36',
    class: 'direction',
    said: 'Set up a follow-up with Aaron last Tuesday at 10',
    calls: [{ tool: 'quick_add', arguments: { text: 'Set up a follow-up with Aaron last Tuesday at 10' } }],
    expect: { asks: [] },
  },
  {
    id: 'en-more-direction-37',
    class: 'direction',
    said: 'Preschool drop-off today at 6:30am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Preschool drop-off today at 6:30am' } }],
    expect: { asks: [] },
  },
  {
    id: 'en-more-direction-38',
    class: 'direction',
    said: 'ring Marcy at 6:45',
    calls: [{ tool: 'quick_add', arguments: { text: 'ring Marcy at 6:45' } }],
    expect: { written: [{ kind: 'event', title: { has: ['Marcy'], lacks: ['6:45'] }, start: '2026-11-22T18:45' }] },
  },
  {
    id: 'en-more-direction-39',
    class: 'direction',
    said: 'Recruiting huddle at 2:15',
    calls: [{ tool: 'quick_add', arguments: { text: 'Recruiting huddle at 2:15' } }],
    now: '2026-11-24T15:30:00-05:00',
    expect: { written: [{ kind: 'event', title: 'Recruiting huddle', start: '2026-11-25T14:15' }] },
  },
  {
    id: 'en-more-direction-40',
    class: 'direction',
    said: 'Who was I shooting this past Thursday?',
    calls: [{ tool: 'schedule_query', arguments: { start: 'this past Thursday' } }],
    expect: { answers: { window: { start: '2026-11-19', end: '2026-11-20' } } },
  },
  {
    id: 'en-more-direction-41',
    class: 'direction',
    said: 'What did I get through last month?',
    calls: [{ tool: 'agenda_query', arguments: { start: 'last month' } }],
    expect: { answers: { window: { start: '2026-10-01', end: '2026-11-01' } } },
  },
  {
    id: 'en-more-direction-42',
    class: 'direction',
    said: 'Where are the one hour gaps on Monday, 9 to 6?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Orientation', start: '2026-11-23T09:00', end: '2026-11-23T10:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Budget block', start: '2026-11-23T11:00', end: '2026-11-23T14:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Investigation interviews', start: '2026-11-23T15:00', end: '2026-11-23T18:00' },
      },
    ],
    calls: [
      {
        tool: 'find_free_time',
        arguments: { start: 'Monday', duration_minutes: 60, earliest: '09:00', latest: '18:00' },
      },
    ],
    expect: {
      answers: {
        texts: [
          ['10:00 - 11:00', '10:00–11:00', '10:00-11:00'],
          ['14:00 - 15:00', '14:00–15:00', '14:00-15:00'],
        ],
      },
    },
  },
  {
    id: 'en-more-direction-43',
    class: 'direction',
    said: 'move staff photo day up a week',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Staff photo day', start: '2026-12-10T09:00', end: '2026-12-10T12:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'staff photo day', start: 'up a week' } }],
    expect: {
      written: [{ kind: 'event', title: 'Staff photo day', start: '2026-12-03T09:00', end: '2026-12-03T12:00' }],
    },
  },
  {
    id: 'en-more-direction-44',
    class: 'direction',
    said: 'Push the Weber deposit back two days, they get paid Friday',
    before: [{ tool: 'todo_add', arguments: { title: 'Weber deposit', due: '2026-11-25' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'Weber deposit', due: 'push back two days' } }],
    expect: { written: [{ kind: 'todo', title: 'Weber deposit', due: '2026-11-27' }] },
  },
  {
    id: 'en-more-direction-45',
    class: 'direction',
    said: 'haircut next Thursday at 11',
    calls: [{ tool: 'quick_add', arguments: { text: 'haircut next Thursday at 11' } }],
    expect: {
      asks: [
        ['2026-11-26', 'Nov 26'],
        ['2026-12-03', 'Dec 3'],
      ],
    },
  },
  {
    id: 'en-more-direction-46',
    class: 'direction',
    said: 'Remind me at 6 this morning to start the turkey brine',
    calls: [{ tool: 'reminder_add', arguments: { title: 'Start the turkey brine', at: '6 this morning' } }],
    expect: { asks: [] },
  },
  {
    id: 'en-more-direction-47',
    class: 'direction',
    said: 'Book lunch with Tom yesterday at noon',
    calls: [{ tool: 'quick_add', arguments: { text: 'Book lunch with Tom yesterday at noon' } }],
    expect: { asks: [] },
  },
  {
    id: 'en-more-direction-48',
    class: 'direction',
    said: 'What did I have on two Fridays ago?',
    calls: [{ tool: 'schedule_query', arguments: { start: 'two Fridays ago' } }],
    expect: { answers: { window: { start: '2026-11-13', end: '2026-11-14' } } },
  },
  {
    id: 'en-more-direction-49',
    class: 'direction',
    said: 'Pull up last Tuesday, I need to enter my hours',
    calls: [{ tool: 'agenda_query', arguments: { start: 'last Tuesday' } }],
    expect: { answers: { window: { start: '2026-11-17', end: '2026-11-18' } } },
  },
  {
    id: 'en-more-direction-50',
    class: 'direction',
    said: 'run with Andre at 6am',
    calls: [{ tool: 'quick_add', arguments: { text: 'run with Andre at 6am' } }],
    expect: { written: [{ kind: 'event', title: { has: ['run', 'Andre'] }, start: '2026-11-23T06:00' }] },
  },
  {
    id: 'en-more-direction-51',
    class: 'direction',
    said: 'Feed the sourdough starter today at 9:15am, remind me',
    now: '2026-11-24T14:05:00-05:00',
    calls: [{ tool: 'quick_add', arguments: { text: 'Feed the sourdough starter today at 9:15am, remind me' } }],
    expect: { asks: [] },
  },
  {
    id: 'en-more-direction-52',
    class: 'direction',
    said: 'remind me in an hour and a half to move the car',
    calls: [{ tool: 'quick_add', arguments: { text: 'remind me in an hour and a half to move the car' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['move the car'], lacks: ['hour'] }, at: '2026-11-22T08:30' }],
    },
  },
  {
    id: 'en-more-direction-53',
    class: 'direction',
    said: 'Deposition of Dr. Lindqvist, December 3 at 2',
    calls: [
      { tool: 'schedule_add', arguments: { title: 'Deposition of Dr. Lindqvist', start: '2025-12-03T14:00:00' } },
    ],
    expect: { asks: ['2026-12-03'] },
  },
  {
    id: 'en-more-direction-54',
    class: 'direction',
    said: 'Where can I squeeze in 45 minutes on Monday? Give me two options.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Morning at the courthouse', start: '2026-11-23T07:00:00', end: '2026-11-23T11:15:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Lunch and depo prep', start: '2026-11-23T12:00:00', end: '2026-11-23T14:15:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Document production', start: '2026-11-23T15:00:00', end: '2026-11-23T21:00:00' },
      },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: 'Monday', duration_minutes: 45, limit: 2 } }],
    expect: { answers: { texts: ['11:15', '14:15'], window: { start: '2026-11-23', end: '2026-11-24' } } },
  },
  {
    id: 'en-more-direction-55',
    class: 'direction',
    said: 'I want half an hour for a call Wednesday from 9 to 5, three choices please, not all in the same gap',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Toddler gym', start: '2026-11-25T10:00:00', end: '2026-11-25T11:30:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Pediatrician', start: '2026-11-25T13:00:00', end: '2026-11-25T15:00:00' },
      },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: 'Wednesday from 9 to 5', duration_minutes: 30, limit: 3 } }],
    expect: {
      answers: {
        window: { start: '2026-11-25T09:00', end: '2026-11-25T17:00' },
        texts: [
          ['09:00', '09:15', '09:30'],
          ['11:30', '11:45', '12:00', '12:15', '12:30'],
          ['15:00', '15:15', '15:30', '15:45', '16:00', '16:15', '16:30'],
        ],
      },
    },
  },
  {
    id: 'en-more-direction-56',
    class: 'direction',
    said: 'Meeting with the landlord next Wednesday at 5',
    calls: [{ tool: 'quick_add', arguments: { text: 'Meeting with the landlord next Wednesday at 5' } }],
    expect: { asks: ['2026-11-25', '2026-12-02'] },
  },
  {
    id: 'en-more-direction-57',
    class: 'direction',
    said: 'meeting with the letting agent next Wednesday at 5',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'meeting with the letting agent next Wednesday at 5' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['letting agent'], lacks: ['next'] }, start: '2026-11-25T17:00' }],
    },
  },
  {
    id: 'en-more-direction-58',
    class: 'direction',
    said: 'Schedule a debrief with the Boston team last Friday at 3',
    calls: [{ tool: 'quick_add', arguments: { text: 'Schedule a debrief with the Boston team last Friday at 3' } }],
    expect: { asks: [['past', '11-20', '11-27']] },
  },
  {
    id: 'en-more-direction-59',
    class: 'direction',
    said: 'Call Mom today at 6am',
    calls: [{ tool: 'quick_add', arguments: { text: 'Call Mom today at 6am' } }],
    expect: { asks: [['past', '11-23', '18:00']] },
  },
  {
    id: 'en-more-direction-60',
    class: 'direction',
    said: 'Dinner reservation at 6:30',
    calls: [{ tool: 'quick_add', arguments: { text: 'Dinner reservation at 6:30' } }],
    expect: { written: [{ kind: 'event', title: { has: ['dinner reservation'] }, start: '2026-11-22T18:30' }] },
  },
  {
    id: 'en-more-direction-61',
    class: 'direction',
    said: 'Call Grandma at 3pm',
    now: '2026-11-25T16:00:00-05:00',
    calls: [{ tool: 'quick_add', arguments: { text: 'Call Grandma at 3pm' } }],
    expect: { written: [{ kind: 'event', title: { has: ['Grandma'] }, start: '2026-11-26T15:00' }] },
  },
  {
    id: 'en-more-direction-62',
    class: 'direction',
    said: "Sync with Devon tomorrow at 2 for 30 minutes, or later if that's taken",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Compliance training', start: '2026-11-23T13:30', end: '2026-11-23T15:00' },
      },
    ],
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: "Sync with Devon tomorrow at 2 for 30 minutes, or later if that's taken",
          on_conflict: 'auto',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['sync', 'Devon'], lacks: ['later', 'taken'] },
          start: '2026-11-23T15:00',
          end: '2026-11-23T15:30',
        },
      ],
    },
  },
  {
    id: 'en-more-direction-63',
    class: 'direction',
    said: 'Where could I fit an hour on Tuesday? Give me three options.',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Plant tour', start: '2026-11-24T10:30', end: '2026-11-24T14:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Forecast call', start: '2026-11-24T15:00', end: '2026-11-24T16:00' },
      },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: 'Tuesday', duration_minutes: 60, limit: 3 } }],
    expect: { answers: { texts: ['14:00', '16:'] } },
  },
  {
    id: 'en-more-direction-64',
    class: 'direction',
    said: 'Stats final 12/18 at 1pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Stats final 12/18 at 1pm' } }],
    expect: { written: [{ kind: 'event', title: { has: ['stats final'] }, start: '2026-12-18T13:00' }] },
  },
  {
    id: 'en-more-direction-65',
    class: 'direction',
    said: 'What did I have on last Thursday?',
    calls: [{ tool: 'schedule_query', arguments: { start: 'last Thursday' } }],
    expect: { answers: { window: { start: '2026-11-19', end: '2026-11-20' } } },
  },
  {
    id: 'en-more-direction-66',
    class: 'direction',
    said: 'Parent-teacher conference next Friday at 3:30',
    calls: [{ tool: 'quick_add', arguments: { text: 'Parent-teacher conference next Friday at 3:30' } }],
    expect: { asks: ['11-27', '12-04'] },
  },
  {
    id: 'en-more-direction-67',
    class: 'direction',
    said: 'Coffee with the new rep next Monday at 10',
    now: '2026-11-25T09:00:00-05:00',
    calls: [{ tool: 'quick_add', arguments: { text: 'Coffee with the new rep next Monday at 10' } }],
    expect: { written: [{ kind: 'event', title: { has: ['coffee', 'rep'] }, start: '2026-11-30T10:00' }] },
  },
  {
    id: 'en-more-direction-68',
    class: 'direction',
    said: 'Marking meeting Thursday week at 11',
    now: '2026-11-23T08:00:00+00:00',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: 'Marking meeting Thursday week at 11' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['marking meeting'], lacks: ['week'] }, start: '2026-12-03T11:00' }],
    },
  },
  {
    id: 'en-more-direction-69',
    class: 'direction',
    said: 'Ping me in 20 minutes to move the laundry',
    calls: [{ tool: 'quick_add', arguments: { text: 'Ping me in 20 minutes to move the laundry' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['laundry'], lacks: ['20'] }, at: '2026-11-22T07:20' }] },
  },
  {
    id: 'en-more-direction-70',
    class: 'direction',
    said: 'schedule a car inspection for last Tuesday at 4',
    calls: [{ tool: 'quick_add', arguments: { text: 'schedule a car inspection for last Tuesday at 4' } }],
    expect: { asks: [] },
  },
  {
    id: 'en-more-direction-71',
    class: 'direction',
    said: 'tempo run today at 6am',
    calls: [{ tool: 'quick_add', arguments: { text: 'tempo run today at 6am' } }],
    expect: { asks: [] },
  },
  {
    id: 'en-more-direction-72',
    class: 'direction',
    said: 'stretching at 6:45am',
    calls: [{ tool: 'quick_add', arguments: { text: 'stretching at 6:45am' } }],
    expect: { written: [{ kind: 'event', title: 'stretching', start: '2026-11-23T06:45' }] },
  },
  {
    id: 'en-more-direction-73',
    class: 'direction',
    said: 'what did I have on last Friday',
    calls: [{ tool: 'schedule_query', arguments: { start: 'last Friday' } }],
    expect: { answers: { window: { start: '2026-11-20', end: '2026-11-21' } } },
  },
  {
    id: 'en-more-direction-74',
    class: 'direction',
    said: 'remind me on October 15 to book the flu shot',
    calls: [{ tool: 'quick_add', arguments: { text: 'remind me on October 15 to book the flu shot' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['flu shot'], lacks: ['October'] }, at: '2027-10-15T09:00' }],
    },
  },
  {
    id: 'en-more-direction-75',
    class: 'direction',
    said: 'Which things did I get done yesterday?',
    calls: [{ tool: 'agenda_query', arguments: { start: 'yesterday', include: ['done'] } }],
    expect: { answers: { window: { start: '2026-11-21', end: '2026-11-22' } } },
  },
  {
    id: 'en-more-direction-76',
    class: 'direction',
    said: 'Tire rotation Monday at 10 or later, whatever fits first',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Partner call', start: '2026-11-23T10:00', end: '2026-11-23T11:00' },
      },
    ],
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Tire rotation', start: 'Monday at 10 or later', on_conflict: 'auto' },
      },
    ],
    expect: {
      written: [{ kind: 'event', title: 'Tire rotation', start: '2026-11-23T11:00', end: '2026-11-23T12:00' }],
    },
  },
  {
    id: 'en-more-direction-77',
    class: 'direction',
    said: 'three options for an hour on Tuesday please, not all the same gap',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Standup and triage', start: '2026-11-24T10:00', end: '2026-11-24T11:00' },
      },
      { tool: 'schedule_add', arguments: { title: 'Lunch talk', start: '2026-11-24T12:00', end: '2026-11-24T13:30' } },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: 'Tuesday', duration_minutes: 60, limit: 3 } }],
    expect: { answers: { window: { start: '2026-11-24', end: '2026-11-25' }, texts: ['11:00'] } },
  },
  {
    id: 'en-more-direction-78',
    class: 'direction',
    said: 'bring the eye exam forward by two days, I fly out on the 3rd',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Eye exam', start: '2026-12-04T10:30', end: '2026-12-04T11:15' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'eye exam', start: 'brought forward by two days' } }],
    expect: { written: [{ kind: 'event', title: 'Eye exam', start: '2026-12-02T10:30', end: '2026-12-02T11:15' }] },
  },
  {
    id: 'en-more-direction-79',
    class: 'direction',
    said: 'Schedule a deposit call yesterday at 4',
    calls: [{ tool: 'quick_add', arguments: { text: 'Schedule a deposit call yesterday at 4' } }],
    expect: { asks: [] },
  },
  {
    id: 'en-more-direction-80',
    class: 'direction',
    said: 'meet the produce truck today at 6am',
    calls: [{ tool: 'quick_add', arguments: { text: 'meet the produce truck today at 6am' } }],
    expect: { asks: [] },
  },
  {
    id: 'en-more-direction-81',
    class: 'direction',
    said: 'What did last week look like?',
    before: [],
    calls: [{ tool: 'schedule_query', arguments: { start: 'last week' } }],
    expect: { answers: { window: { start: '2026-11-15', end: '2026-11-22' } } },
  },
  {
    id: 'en-more-direction-82',
    class: 'direction',
    said: 'gym 6:30',
    calls: [{ tool: 'quick_add', arguments: { text: 'gym 6:30' } }],
    expect: { written: [{ kind: 'event', title: { has: ['gym'], lacks: ['6:30'] }, start: '2026-11-22T18:30' }] },
  },
  {
    id: 'en-more-direction-83',
    class: 'direction',
    said: 'staff huddle 6:15am',
    calls: [{ tool: 'quick_add', arguments: { text: 'staff huddle 6:15am' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['staff huddle'], lacks: ['6:15'] }, start: '2026-11-23T06:15' }],
    },
  },
  {
    id: 'en-more-direction-84',
    class: 'direction',
    said: 'Give me three options tomorrow for an hour-long server interview',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Wine rep', start: '2026-11-23T10:00', end: '2026-11-23T11:00' } },
      { tool: 'schedule_add', arguments: { title: 'Payroll', start: '2026-11-23T12:30', end: '2026-11-23T13:30' } },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: 'tomorrow', duration_minutes: 60, limit: 3 } }],
    expect: {
      answers: { texts: ['2026-11-23', '09:00', ['11:00', '11:15', '11:30'], ['13:30', '14:00', '14:30', '15:00']] },
    },
  },
  {
    id: 'en-more-direction-85',
    class: 'direction',
    said: 'remind me at 2 to check on the ferry',
    now: '2026-11-22T15:00:00-05:00',
    calls: [{ tool: 'quick_add', arguments: { text: 'remind me at 2 to check on the ferry' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['ferry'], lacks: ['at 2'] }, at: '2026-11-23T14:00' }] },
  },
  {
    id: 'en-more-direction-86',
    class: 'direction',
    said: 'am I clear the day after tomorrow at 4 for half an hour?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Tow truck pickup', start: '2026-11-24T16:15', end: '2026-11-24T17:00' },
      },
    ],
    calls: [{ tool: 'check_conflict', arguments: { start: 'the day after tomorrow at 4', duration_minutes: 30 } }],
    expect: {
      answers: { window: { start: '2026-11-24T16:00', end: '2026-11-24T16:30' }, names: ['Tow truck pickup'] },
    },
  },
  {
    id: 'en-more-direction-87',
    class: 'direction',
    said: 'Haircut yesterday at 4pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Haircut yesterday at 4pm' } }],
    expect: { asks: [] },
  },
  {
    id: 'en-more-direction-88',
    class: 'direction',
    said: 'coffee with Walt 6:15am',
    calls: [{ tool: 'quick_add', arguments: { text: 'coffee with Walt 6:15am' } }],
    expect: { written: [{ kind: 'event', title: { has: ['Walt'], lacks: ['6:15'] }, start: '2026-11-23T06:15' }] },
  },
  {
    id: 'en-more-direction-89',
    class: 'direction',
    said: 'pre-trip check today at 6am',
    calls: [{ tool: 'quick_add', arguments: { text: 'pre-trip check today at 6am' } }],
    expect: { asks: [] },
  },
  {
    id: 'en-more-direction-90',
    class: 'direction',
    said: 'What times could I squeeze in a fitting tomorrow?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Arrangement class', start: '2026-11-23T10:00', end: '2026-11-23T11:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Walk-in hours', start: '2026-11-23T14:00', end: '2026-11-23T15:00' },
      },
    ],
    calls: [
      {
        tool: 'find_free_time',
        arguments: { start: 'tomorrow', duration_minutes: 60, earliest: '09:00', latest: '16:00', limit: 3 },
      },
    ],
    expect: {
      answers: {
        texts: ['09:00', '15:00', ['11:00', '11:15', '11:30', '11:45', '12:00', '12:15', '12:30', '12:45', '13:00']],
      },
    },
  },
  {
    id: 'en-more-direction-91',
    class: 'direction',
    said: 'What was I up to last week?',
    calls: [{ tool: 'agenda_query', arguments: { start: 'last week' } }],
    expect: { answers: { window: { start: '2026-11-15', end: '2026-11-22' } } },
  },
  {
    id: 'en-more-direction-92',
    class: 'direction',
    said: 'Move the hearing to last Thursday',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Motion hearing', start: '2026-11-24T10:00', end: '2026-11-24T11:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'hearing', start: 'last Thursday' } }],
    expect: { asks: [] },
  },
  {
    id: 'en-more-direction-93',
    class: 'direction',
    said: 'Did I have anything on last Friday',
    calls: [{ tool: 'schedule_query', arguments: { start: 'last Friday' } }],
    expect: { answers: { window: { start: '2026-11-20', end: '2026-11-21' } } },
  },
  {
    id: 'en-more-direction-94',
    class: 'direction',
    said: 'pull up the day 10 days ago',
    calls: [{ tool: 'schedule_query', arguments: { start: '10 days ago' } }],
    expect: { answers: { window: { start: '2026-11-12', end: '2026-11-13' } } },
  },
  {
    id: 'en-more-direction-95',
    class: 'direction',
    said: 'Remind me in 90 minutes to move the bus off the lawn',
    calls: [{ tool: 'quick_add', arguments: { text: 'Remind me in 90 minutes to move the bus off the lawn' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['move the bus'], lacks: ['90'] }, at: '2026-11-22T08:30' }],
    },
  },
  {
    id: 'en-more-direction-96',
    class: 'direction',
    said: 'Three weeks from Tuesday at 1pm, lab meeting with Dr. Osei',
    calls: [{ tool: 'quick_add', arguments: { text: 'Three weeks from Tuesday at 1pm, lab meeting with Dr. Osei' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['lab meeting', 'Osei'], lacks: ['weeks', 'Tuesday'] },
          start: '2026-12-15T13:00',
        },
      ],
    },
  },
  {
    id: 'en-more-direction-97',
    class: 'direction',
    said: 'Put down the roof inspection for last Thursday at 2pm',
    calls: [{ tool: 'quick_add', arguments: { text: 'Put down the roof inspection for last Thursday at 2pm' } }],
    expect: { asks: [['past', 'passed', 'already', '2026-11-19']] },
  },
  {
    id: 'en-more-direction-98',
    class: 'direction',
    said: 'What was on last Friday?',
    calls: [{ tool: 'schedule_query', arguments: { start: 'last Friday' } }],
    expect: { answers: { window: { start: '2026-11-20', end: '2026-11-21' } } },
  },
];
