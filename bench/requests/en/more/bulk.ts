import type { Request } from '../../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-more-bulk-01',
    class: 'bulk',
    said: 'Push everything tomorrow afternoon back 15 minutes',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Triage', start: '2026-11-23T09:00', end: '2026-11-23T10:00' } },
      { tool: 'schedule_add', arguments: { title: 'Vendor call', start: '2026-11-23T13:00', end: '2026-11-23T13:30' } },
      { tool: 'schedule_add', arguments: { title: 'Roadmap', start: '2026-11-23T15:00', end: '2026-11-23T16:00' } },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: 'tomorrow afternoon', shift_minutes: 15 } }],
    expect: {
      asks: [
        'Vendor call',
        'Roadmap',
        ['2026-11-23T13:15', '2026-11-23 13:15'],
        ['2026-11-23T15:15', '2026-11-23 15:15'],
      ],
    },
  },
  {
    id: 'en-more-bulk-02',
    class: 'bulk',
    said: "Move all of Friday's meetings to the following Monday",
    before: [
      { tool: 'schedule_add', arguments: { title: 'Ops review', start: '2026-11-27T10:00', end: '2026-11-27T11:00' } },
      { tool: 'schedule_add', arguments: { title: 'Demo prep', start: '2026-11-27T14:00', end: '2026-11-27T14:45' } },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: 'Friday', move_to: 'the following Monday' } }],
    expect: {
      asks: [
        'Ops review',
        'Demo prep',
        ['2026-11-30T10:00', '2026-11-30 10:00'],
        ['2026-11-30T14:00', '2026-11-30 14:00'],
      ],
    },
  },
  {
    id: 'en-more-bulk-03',
    class: 'bulk',
    said: 'Clear my Wednesday',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Podcast', start: '2026-11-25T10:00', end: '2026-11-25T11:00' } },
      { tool: 'schedule_add', arguments: { title: 'Fitting', start: '2026-11-25T15:00', end: '2026-11-25T16:00' } },
      { tool: 'schedule_add', arguments: { title: 'Physio', start: '2026-11-26T10:00', end: '2026-11-26T11:00' } },
      { tool: 'reminder_add', arguments: { title: 'Feed the sourdough', at: '2026-11-25T08:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: 'Wednesday' } }],
    expect: { written: [], gone: [{ title: 'Podcast' }, { title: 'Fitting' }] },
  },
  {
    id: 'en-more-bulk-04',
    class: 'bulk',
    said: 'Delete the holds I put in December',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Hold for audit', start: '2026-12-08T10:00', end: '2026-12-08T11:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Hold: venue visit', start: '2026-12-15T10:00', end: '2026-12-15T11:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Hold for Jane', start: '2027-01-12T10:00', end: '2027-01-12T11:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Carol service', start: '2026-12-16T18:00', end: '2026-12-16T19:00' },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: 'December', query: 'hold' } }],
    expect: { written: [], gone: [{ title: 'Hold for audit' }, { title: 'Hold: venue visit' }] },
  },
  {
    id: 'en-more-bulk-05',
    class: 'bulk',
    said: 'Check off everything that was due this week, all done',
    before: [
      { tool: 'todo_add', arguments: { title: 'Mail the deposit', due: '2026-11-24' } },
      { tool: 'todo_add', arguments: { title: 'Clean the gutters', due: '2026-11-27' } },
      { tool: 'todo_add', arguments: { title: 'Sharpen skates', due: '2026-12-02' } },
    ],
    calls: [{ tool: 'todo_close', arguments: { due_in: 'this week' } }],
    expect: {
      written: [
        { kind: 'todo', title: 'Mail the deposit', status: 'done' },
        { kind: 'todo', title: 'Clean the gutters', status: 'done' },
      ],
    },
  },
  {
    id: 'en-more-bulk-06',
    class: 'bulk',
    said: 'No swim practice this Thursday',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Swim practice',
          start: '2026-11-24T17:00',
          end: '2026-11-24T18:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TU,TH',
        },
      },
    ],
    calls: [
      { tool: 'delete_items', arguments: { match: 'swim practice', scope: 'this', occurrence: 'this Thursday' } },
    ],
    expect: { written: [], gone: [{ title: 'Swim practice', occurrence: '2026-11-26T17:00' }] },
  },
  {
    id: 'en-more-bulk-07',
    class: 'bulk',
    said: 'From Dec 9 on, choir starts at 7:30 instead of 7',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Choir',
          start: '2026-11-25T19:00',
          end: '2026-11-25T20:30',
          repeat: 'FREQ=WEEKLY;BYDAY=WE',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: 'choir', scope: 'this_and_future', occurrence: 'Dec 9', start: '7:30' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Choir',
          repeats: ['2026-11-25T19:00', '2026-12-02T19:00', '2026-12-09T19:30', '2026-12-16T19:30', '2026-12-23T19:30'],
        },
      ],
    },
  },
  {
    id: 'en-more-bulk-08',
    class: 'bulk',
    said: 'Just this week, do pilates at 7:15 instead',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Pilates',
          start: '2026-11-23T18:00',
          end: '2026-11-23T19:00',
          repeat: 'FREQ=WEEKLY;BYDAY=MO',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: 'pilates', scope: 'this', occurrence: 'this week', start: '7:15' },
      },
    ],
    expect: { written: [{ kind: 'event', title: 'Pilates', start: '2026-11-23T19:15', end: '2026-11-23T20:15' }] },
  },
  {
    id: 'en-more-bulk-09',
    class: 'bulk',
    said: 'Push whatever is due tomorrow to Wednesday',
    before: [
      { tool: 'todo_add', arguments: { title: 'Fax the form', due: '2026-11-23' } },
      { tool: 'todo_add', arguments: { title: 'Call the roofer', due: '2026-11-23' } },
      { tool: 'todo_add', arguments: { title: 'Buy salt', due: '2026-11-24' } },
    ],
    calls: [{ tool: 'todo_update', arguments: { due_in: 'tomorrow', due: 'Wednesday' } }],
    expect: {
      written: [
        { kind: 'todo', title: 'Fax the form', due: '2026-11-25' },
        { kind: 'todo', title: 'Call the roofer', due: '2026-11-25' },
      ],
    },
  },
  {
    id: 'en-more-bulk-10',
    class: 'bulk',
    said: 'Move grief group to 8',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Grief group',
          start: '2026-11-24T19:00',
          end: '2026-11-24T20:30',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'grief group', start: '8' } }],
    expect: { asks: [['this_and_future', 'scope']] },
  },
  {
    id: 'en-more-bulk-11',
    class: 'bulk',
    said: 'Push everything after 2 on Wednesday back by half an hour',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Backlog grooming', start: '2026-11-25T10:00', end: '2026-11-25T11:00' },
      },
      { tool: 'schedule_add', arguments: { title: 'Risk review', start: '2026-11-25T14:15', end: '2026-11-25T14:45' } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Demo dry run', start: '2026-11-25T15:00', end: '2026-11-25T16:00' },
      },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: 'Wednesday after 2', shift_minutes: 30 } }],
    expect: {
      written: [
        { kind: 'event', title: 'Risk review', start: '2026-11-25T14:45', end: '2026-11-25T15:15' },
        { kind: 'event', title: 'Demo dry run', start: '2026-11-25T15:30', end: '2026-11-25T16:30' },
      ],
    },
  },
  {
    id: 'en-more-bulk-12',
    class: 'bulk',
    said: 'Cancel everything I have on Friday afternoon',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Breakfast rounds', start: '2026-11-27T09:00', end: '2026-11-27T10:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Policy meeting', start: '2026-11-27T13:30', end: '2026-11-27T14:30' },
      },
      { tool: 'schedule_add', arguments: { title: 'Mentor chat', start: '2026-11-27T15:30', end: '2026-11-27T16:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: 'Friday afternoon', kind: 'event' } }],
    expect: { written: [], gone: [{ title: 'Policy meeting' }, { title: 'Mentor chat' }] },
  },
  {
    id: 'en-more-bulk-13',
    class: 'bulk',
    said: "I won't get to any of tomorrow's tasks, make them due Friday",
    before: [
      { tool: 'todo_add', arguments: { title: 'Proofread minutes', due: '2026-11-23' } },
      { tool: 'todo_add', arguments: { title: 'Update the roster', due: '2026-11-23' } },
      { tool: 'todo_add', arguments: { title: 'Order toner', due: '2026-11-25' } },
    ],
    calls: [{ tool: 'todo_update', arguments: { due_in: 'tomorrow', due: 'Friday' } }],
    expect: {
      written: [
        { kind: 'todo', title: 'Proofread minutes', due: '2026-11-27' },
        { kind: 'todo', title: 'Update the roster', due: '2026-11-27' },
      ],
    },
  },
  {
    id: 'en-more-bulk-14',
    class: 'bulk',
    said: 'all the thesis tasks are done, tick them off',
    before: [
      { tool: 'todo_add', arguments: { title: 'Fix citations', tags: ['thesis'] } },
      { tool: 'todo_add', arguments: { title: 'Print two copies', tags: ['thesis'] } },
      { tool: 'todo_add', arguments: { title: 'Buy cat litter', tags: ['home'] } },
    ],
    calls: [{ tool: 'todo_close', arguments: { tag: 'thesis' } }],
    expect: {
      written: [
        { kind: 'todo', title: 'Fix citations', status: 'done' },
        { kind: 'todo', title: 'Print two copies', status: 'done' },
      ],
    },
  },
  {
    id: 'en-more-bulk-15',
    class: 'bulk',
    said: 'Delete the study sessions next week, I am going home early',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Study session: bio', start: '2026-11-30T16:00', end: '2026-11-30T18:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Study session: calc', start: '2026-12-02T16:00', end: '2026-12-02T18:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Study session: history', start: '2026-12-08T16:00', end: '2026-12-08T18:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Advisor meeting', start: '2026-12-01T11:00', end: '2026-12-01T11:30' },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: 'next week', kind: 'event', query: 'study session' } }],
    expect: { written: [], gone: [{ title: 'Study session: bio' }, { title: 'Study session: calc' }] },
  },
  {
    id: 'en-more-bulk-16',
    class: 'bulk',
    said: 'From December 7 on, chem tutoring is at 5 instead of 4',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Chem tutoring',
          start: '2026-11-23T16:00',
          end: '2026-11-23T17:00',
          repeat: 'FREQ=WEEKLY;BYDAY=MO',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: 'chem tutoring', scope: 'this_and_future', occurrence: 'December 7', start: '5' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Chem tutoring',
          repeats: ['2026-11-23T16:00', '2026-11-30T16:00', '2026-12-07T17:00', '2026-12-14T17:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-bulk-17',
    class: 'bulk',
    said: "Cancel just this Tuesday's tai chi, the rest stay",
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Tai chi',
          start: '2026-11-24T09:00',
          end: '2026-11-24T10:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: 'tai chi', scope: 'this', occurrence: 'this Tuesday' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Tai chi',
          repeats: ['2026-12-01T09:00', '2026-12-08T09:00', '2026-12-15T09:00'],
          count: 'endless',
        },
      ],
      gone: [{ title: 'Tai chi', occurrence: '2026-11-24T09:00' }],
    },
  },
  {
    id: 'en-more-bulk-18',
    class: 'bulk',
    said: 'Move all the morning huddles to a quarter past 9',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Morning huddle',
          start: '2026-11-23T08:45',
          end: '2026-11-23T09:00',
          repeat: 'FREQ=WEEKLY;BYDAY=MO,TH',
        },
      },
    ],
    calls: [
      { tool: 'schedule_update', arguments: { match: 'morning huddle', scope: 'all', start: 'a quarter past 9' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Morning huddle',
          start: '2026-11-23T09:15',
          end: '2026-11-23T09:30',
          repeats: ['2026-11-23T09:15', '2026-11-26T09:15', '2026-11-30T09:15', '2026-12-03T09:15'],
        },
      ],
    },
  },
  {
    id: 'en-more-bulk-19',
    class: 'bulk',
    said: 'Move the status call to 11',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Status call',
          start: '2026-11-24T10:00',
          end: '2026-11-24T10:30',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'status call', start: '11' } }],
    expect: { asks: [] },
  },
  {
    id: 'en-more-bulk-20',
    class: 'bulk',
    said: 'Spanish class now only runs until December 14',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Spanish class',
          start: '2026-11-23T17:00',
          end: '2026-11-23T18:30',
          repeat: 'FREQ=WEEKLY;BYDAY=MO',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: 'Spanish class', scope: 'all', repeat: 'every Monday until December 14' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Spanish class',
          repeats: ['2026-11-23T17:00', '2026-11-30T17:00', '2026-12-07T17:00', '2026-12-14T17:00'],
          count: 4,
        },
      ],
    },
  },
  {
    id: 'en-more-bulk-21',
    class: 'bulk',
    said: 'starting Dec 9 the unit meeting needs 15 more minutes every week',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Unit meeting',
          start: '2026-11-25T13:00',
          end: '2026-11-25T13:30',
          repeat: 'FREQ=WEEKLY;BYDAY=WE',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: 'unit meeting', scope: 'this_and_future', occurrence: 'Dec 9', end: '15 minutes longer' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Unit meeting',
          start: '2026-12-09T13:00',
          end: '2026-12-09T13:45',
          repeats: ['2026-12-09T13:00', '2026-12-16T13:00', '2026-12-23T13:00'],
        },
      ],
    },
  },
  {
    id: 'en-more-bulk-22',
    class: 'bulk',
    said: 'Clear my Wednesday.',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Dental cleaning',
          start: '2026-11-25T09:00',
          end: '2026-11-25T10:00',
          on_conflict: 'force',
        },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Vendor call', start: '2026-11-25T15:00', end: '2026-11-25T15:30', on_conflict: 'force' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Haircut', start: '2026-11-27T15:00', end: '2026-11-27T16:00', on_conflict: 'force' },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: 'Wednesday', kind: 'event' } }],
    expect: { written: [], gone: [{ title: 'Dental cleaning' }, { title: 'Vendor call' }] },
  },
  {
    id: 'en-more-bulk-23',
    class: 'bulk',
    said: "Skip Thursday's spin class.",
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Spin class',
          start: '2026-11-24T18:30',
          end: '2026-11-24T19:15',
          on_conflict: 'force',
          repeat: 'FREQ=WEEKLY;BYDAY=TU,TH',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: 'spin class', scope: 'this', occurrence: 'Thursday' } }],
    expect: { written: [], gone: [{ title: 'Spin class', occurrence: '2026-11-26T18:30' }] },
  },
  {
    id: 'en-more-bulk-24',
    class: 'bulk',
    said: 'Everything I still had due this week can wait until December 7.',
    before: [
      { tool: 'todo_add', arguments: { title: 'Mail the forms', due: '2026-11-24' } },
      { tool: 'todo_add', arguments: { title: 'Update the roster', due: '2026-11-27' } },
      { tool: 'todo_add', arguments: { title: 'Order toner', due: '2026-12-02' } },
    ],
    calls: [{ tool: 'todo_update', arguments: { due_in: 'this week', due: 'December 7' } }],
    expect: {
      written: [
        { kind: 'todo', title: 'Mail the forms', due: '2026-12-07' },
        { kind: 'todo', title: 'Update the roster', due: '2026-12-07' },
      ],
    },
  },
  {
    id: 'en-more-bulk-25',
    class: 'bulk',
    said: 'Give all the house tasks one more week.',
    before: [
      { tool: 'todo_add', arguments: { title: 'Paint the fence', due: '2026-12-05', tags: ['house'] } },
      { tool: 'todo_add', arguments: { title: 'Fix the gutter', due: '2026-12-10', tags: ['house'] } },
      { tool: 'todo_add', arguments: { title: 'Call the bank', due: '2026-12-08', tags: ['money'] } },
    ],
    calls: [{ tool: 'todo_update', arguments: { tag: 'house', due: 'one week later' } }],
    expect: {
      written: [
        { kind: 'todo', title: 'Paint the fence', due: '2026-12-12' },
        { kind: 'todo', title: 'Fix the gutter', due: '2026-12-17' },
      ],
    },
  },
  {
    id: 'en-more-bulk-26',
    class: 'bulk',
    said: 'From December 14 on, the morning huddle starts half an hour earlier.',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Morning huddle',
          start: '2026-11-23T09:00',
          end: '2026-11-23T09:15',
          on_conflict: 'force',
          repeat: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'morning huddle',
          scope: 'this_and_future',
          occurrence: 'December 14',
          start: 'half an hour earlier',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Morning huddle',
          repeats: ['2026-12-14T08:30', '2026-12-15T08:30', '2026-12-16T08:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-bulk-27',
    class: 'bulk',
    said: 'Just on December 8, the team call needs 15 extra minutes.',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Team call',
          start: '2026-11-24T11:00',
          end: '2026-11-24T11:30',
          on_conflict: 'force',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: 'team call', scope: 'this', occurrence: 'December 8', end: '15 minutes longer' },
      },
    ],
    expect: { written: [{ kind: 'event', title: 'Team call', start: '2026-12-08T11:00', end: '2026-12-08T11:45' }] },
  },
  {
    id: 'en-more-bulk-28',
    class: 'bulk',
    said: 'Move the whole run of Pilates an hour later.',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Pilates',
          start: '2026-11-24T17:00',
          end: '2026-11-24T18:00',
          on_conflict: 'force',
          repeat: 'FREQ=WEEKLY;BYDAY=TU;COUNT=6',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Pilates', scope: 'all', start: 'an hour later' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Pilates',
          repeats: [
            '2026-11-24T18:00',
            '2026-12-01T18:00',
            '2026-12-08T18:00',
            '2026-12-15T18:00',
            '2026-12-22T18:00',
            '2026-12-29T18:00',
          ],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-bulk-29',
    class: 'bulk',
    said: 'The tutoring stops after Christmas: drop it from January 5 onwards.',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Tutoring',
          start: '2026-11-24T16:00',
          end: '2026-11-24T17:00',
          on_conflict: 'force',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [
      { tool: 'delete_items', arguments: { match: 'tutoring', scope: 'this_and_future', occurrence: 'January 5' } },
    ],
    expect: {
      written: [{ kind: 'event', title: 'Tutoring', count: 6 }],
      gone: [{ title: 'Tutoring', occurrence: '2027-01-05T16:00' }],
    },
  },
  {
    id: 'en-more-bulk-30',
    class: 'bulk',
    said: 'Push everything tomorrow afternoon back by half an hour.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Case review', start: '2026-11-23T13:30', end: '2026-11-23T14:00', on_conflict: 'force' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Intake call', start: '2026-11-23T15:00', end: '2026-11-23T15:30', on_conflict: 'force' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Rounds', start: '2026-11-23T09:00', end: '2026-11-23T10:00', on_conflict: 'force' },
      },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: 'tomorrow afternoon', shift_minutes: 30 } }],
    expect: {
      written: [
        { kind: 'event', title: 'Case review', start: '2026-11-23T14:00', end: '2026-11-23T14:30' },
        { kind: 'event', title: 'Intake call', start: '2026-11-23T15:30', end: '2026-11-23T16:00' },
      ],
    },
  },
  {
    id: 'en-more-bulk-31',
    class: 'bulk',
    said: "I'm done with everything that was due tomorrow.",
    before: [
      { tool: 'todo_add', arguments: { title: 'Sign permission slip', due: '2026-11-23' } },
      { tool: 'todo_add', arguments: { title: 'Refill inhaler', due: '2026-11-23' } },
      { tool: 'todo_add', arguments: { title: 'Return library books', due: '2026-11-25' } },
    ],
    calls: [{ tool: 'todo_close', arguments: { due_in: 'tomorrow' } }],
    expect: {
      written: [
        { kind: 'todo', title: 'Sign permission slip', status: 'done' },
        { kind: 'todo', title: 'Refill inhaler', status: 'done' },
      ],
    },
  },
  {
    id: 'en-more-bulk-32',
    class: 'bulk',
    said: 'Cancel yoga.',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Yoga',
          start: '2026-11-23T19:00',
          end: '2026-11-23T20:00',
          on_conflict: 'force',
          repeat: 'FREQ=WEEKLY;BYDAY=MO',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: 'yoga' } }],
    expect: {
      asks: [
        ['this', 'only'],
        ['all', 'whole', 'series'],
      ],
    },
  },
  {
    id: 'en-more-bulk-33',
    class: 'bulk',
    said: 'Move the call with Ruth to 4.',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Call with Ruth (pricing)',
          start: '2026-12-01T10:00',
          end: '2026-12-01T10:30',
          on_conflict: 'force',
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Call with Ruth (hiring)',
          start: '2026-12-03T11:00',
          end: '2026-12-03T11:30',
          on_conflict: 'force',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'call with Ruth', start: '4' } }],
    expect: { asks: ['pricing', 'hiring'] },
  },
  {
    id: 'en-more-bulk-34',
    class: 'bulk',
    said: 'Cancel all my meetings on Wednesday.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Growth review', start: '2026-11-25T10:00', end: '2026-11-25T11:00' },
      },
      { tool: 'schedule_add', arguments: { title: 'Ops sync', start: '2026-11-25T15:00', end: '2026-11-25T15:30' } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Rebrand chat', start: '2026-11-24T15:00', end: '2026-11-24T15:30' },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: 'Wednesday', kind: 'event' } }],
    expect: { written: [], gone: [{ title: 'Growth review' }, { title: 'Ops sync' }] },
  },
  {
    id: 'en-more-bulk-35',
    class: 'bulk',
    said: 'Clear out Friday after 2, I have to leave early.',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Client Dora', start: '2026-11-27T11:00', end: '2026-11-27T12:00' } },
      { tool: 'schedule_add', arguments: { title: 'Client Ed', start: '2026-11-27T14:30', end: '2026-11-27T15:30' } },
      { tool: 'schedule_add', arguments: { title: 'Client Flo', start: '2026-11-27T16:00', end: '2026-11-27T17:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: 'Friday after 2pm', kind: 'event' } }],
    expect: { written: [], gone: [{ title: 'Client Ed' }, { title: 'Client Flo' }] },
  },
  {
    id: 'en-more-bulk-36',
    class: 'bulk',
    said: 'Everything tomorrow after 1pm slips by half an hour.',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Bank run', start: '2026-11-23T11:00', end: '2026-11-23T11:30' } },
      { tool: 'schedule_add', arguments: { title: 'Rep visit', start: '2026-11-23T13:30', end: '2026-11-23T14:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Shelf planning', start: '2026-11-23T15:00', end: '2026-11-23T16:00' },
      },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: 'tomorrow after 1pm', shift_minutes: 30 } }],
    expect: {
      written: [
        { kind: 'event', title: 'Rep visit', start: '2026-11-23T14:00', end: '2026-11-23T14:30' },
        { kind: 'event', title: 'Shelf planning', start: '2026-11-23T15:30', end: '2026-11-23T16:30' },
      ],
    },
  },
  {
    id: 'en-more-bulk-37',
    class: 'bulk',
    said: 'Move all of Tuesday to Thursday.',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Client Gus', start: '2026-12-01T10:00', end: '2026-12-01T11:00' } },
      { tool: 'schedule_add', arguments: { title: 'Client Hal', start: '2026-12-01T14:30', end: '2026-12-01T15:30' } },
    ],
    now: '2026-11-29T07:00:00-05:00',
    calls: [{ tool: 'reschedule', arguments: { start: 'Tuesday', move_to: 'Thursday' } }],
    expect: {
      written: [
        { kind: 'event', title: 'Client Gus', start: '2026-12-03T10:00', end: '2026-12-03T11:00' },
        { kind: 'event', title: 'Client Hal', start: '2026-12-03T14:30', end: '2026-12-03T15:30' },
      ],
    },
  },
  {
    id: 'en-more-bulk-38',
    class: 'bulk',
    said: 'I finished everything that was due this week.',
    before: [
      { tool: 'todo_add', arguments: { title: 'Clean the mirrors', due: '2026-11-24' } },
      { tool: 'todo_add', arguments: { title: 'Post class times', due: '2026-11-27' } },
      { tool: 'todo_add', arguments: { title: 'Test the AED', due: '2026-12-02' } },
    ],
    calls: [{ tool: 'todo_close', arguments: { due_in: 'this week' } }],
    expect: {
      written: [
        { kind: 'todo', title: 'Clean the mirrors', status: 'done' },
        { kind: 'todo', title: 'Post class times', status: 'done' },
      ],
    },
  },
  {
    id: 'en-more-bulk-39',
    class: 'bulk',
    said: 'Whatever is due Friday can wait till the following Monday.',
    before: [
      { tool: 'todo_add', arguments: { title: 'Patch the router', due: '2026-11-27' } },
      { tool: 'todo_add', arguments: { title: 'Archive old tickets', due: '2026-11-27' } },
      { tool: 'todo_add', arguments: { title: 'Rotate API keys', due: '2026-11-25' } },
    ],
    calls: [{ tool: 'todo_update', arguments: { due_in: 'Friday', due: 'the following Monday' } }],
    expect: {
      written: [
        { kind: 'todo', title: 'Patch the router', due: '2026-11-30' },
        { kind: 'todo', title: 'Archive old tickets', due: '2026-11-30' },
      ],
    },
  },
  {
    id: 'en-more-bulk-40',
    class: 'bulk',
    said: 'Delete every yoga thing in December.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Rooftop yoga', start: '2026-11-28T09:00', end: '2026-11-28T10:00' },
      },
      { tool: 'schedule_add', arguments: { title: 'Beach yoga', start: '2026-12-05T09:00', end: '2026-12-05T10:00' } },
      { tool: 'schedule_add', arguments: { title: 'Bouldering', start: '2026-12-06T09:00', end: '2026-12-06T10:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Candlelight yoga', start: '2026-12-12T19:00', end: '2026-12-12T20:00' },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: 'December', kind: 'event', query: 'yoga' } }],
    expect: { written: [], gone: [{ title: 'Beach yoga' }, { title: 'Candlelight yoga' }] },
  },
  {
    id: 'en-more-bulk-41',
    class: 'bulk',
    said: 'All the errands are done.',
    before: [
      { tool: 'todo_add', arguments: { title: 'Drop off the parcel', due: '2026-11-25', tags: ['errands'] } },
      { tool: 'todo_add', arguments: { title: 'Return the drill', due: '2026-11-28', tags: ['errands'] } },
      { tool: 'todo_add', arguments: { title: 'Call the insurer', due: '2026-11-25', tags: ['phone'] } },
    ],
    calls: [{ tool: 'todo_close', arguments: { tag: 'errands' } }],
    expect: {
      written: [
        { kind: 'todo', title: 'Drop off the parcel', status: 'done' },
        { kind: 'todo', title: 'Return the drill', status: 'done' },
      ],
    },
  },
  {
    id: 'en-more-bulk-42',
    class: 'bulk',
    said: "Skip Thursday's HIIT class, it's a holiday.",
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'HIIT class',
          start: '2026-11-24T18:00',
          end: '2026-11-24T18:45',
          repeat: 'FREQ=WEEKLY;BYDAY=TU,TH',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: 'HIIT class', scope: 'this', occurrence: 'Thursday' } }],
    expect: { written: [], gone: [{ title: 'HIIT class', occurrence: '2026-11-26T18:00' }] },
  },
  {
    id: 'en-more-bulk-43',
    class: 'bulk',
    said: 'No more book club from January on.',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Book club',
          start: '2026-11-24T19:00',
          end: '2026-11-24T20:30',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [
      { tool: 'delete_items', arguments: { match: 'book club', scope: 'this_and_future', occurrence: 'January' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Book club',
          repeats: ['2026-11-24T19:00', '2026-12-01T19:00', '2026-12-08T19:00'],
          count: 6,
        },
      ],
    },
  },
  {
    id: 'en-more-bulk-44',
    class: 'bulk',
    said: 'The whole daily standup goes half an hour earlier.',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Daily standup',
          start: '2026-11-23T09:30',
          end: '2026-11-23T09:45',
          repeat: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
        },
      },
    ],
    calls: [
      { tool: 'schedule_update', arguments: { match: 'daily standup', scope: 'all', start: 'half an hour earlier' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Daily standup',
          repeats: [
            '2026-11-23T09:00',
            '2026-11-24T09:00',
            '2026-11-25T09:00',
            '2026-11-26T09:00',
            '2026-11-27T09:00',
            '2026-11-30T09:00',
          ],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-bulk-45',
    class: 'bulk',
    said: 'Move the weekly numbers call to Wednesday.',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Weekly numbers call',
          start: '2026-11-24T09:00',
          end: '2026-11-24T09:30',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'weekly numbers call', start: 'Wednesday' } }],
    expect: { asks: [] },
  },
  {
    id: 'en-more-bulk-46',
    class: 'bulk',
    said: "I'm keeping Theo on Wednesday, wipe that whole day",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Book club board', start: '2026-11-25T10:00', end: '2026-11-25T11:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Water aerobics', start: '2026-11-25T14:00', end: '2026-11-25T15:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Bank appointment', start: '2026-11-27T10:00', end: '2026-11-27T10:30' },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: 'Wednesday', kind: 'event' } }],
    expect: { written: [], gone: [{ title: 'Book club board' }, { title: 'Water aerobics' }] },
  },
  {
    id: 'en-more-bulk-47',
    class: 'bulk',
    said: 'All the paperwork due this week is done, check it off',
    before: [
      { tool: 'todo_add', arguments: { title: 'Paperwork Diaz', due: '2026-11-24' } },
      { tool: 'todo_add', arguments: { title: 'Paperwork Ahn', due: '2026-11-27' } },
      { tool: 'todo_add', arguments: { title: 'Paperwork Boone', due: '2026-12-03' } },
    ],
    calls: [{ tool: 'todo_close', arguments: { due_in: 'this week', query: 'paperwork' } }],
    expect: {
      written: [
        { kind: 'todo', title: 'Paperwork Diaz', status: 'done' },
        { kind: 'todo', title: 'Paperwork Ahn', status: 'done' },
      ],
    },
  },
  {
    id: 'en-more-bulk-48',
    class: 'bulk',
    said: 'Call off every mini session in December',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Mini session Ortiz', start: '2026-11-28T10:00', end: '2026-11-28T10:30' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Mini session Lang', start: '2026-12-05T10:00', end: '2026-12-05T10:30' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Mini session Voss', start: '2026-12-12T10:00', end: '2026-12-12T10:30' },
      },
      { tool: 'schedule_add', arguments: { title: 'Sen wedding', start: '2026-12-19T12:00', end: '2026-12-19T20:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: 'December', kind: 'event', query: 'mini session' } }],
    expect: { written: [], gone: [{ title: 'Mini session Lang' }, { title: 'Mini session Voss' }] },
  },
  {
    id: 'en-more-bulk-49',
    class: 'bulk',
    said: 'no piano on the 9th, the teacher is away. The rest stays.',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Piano lesson',
          start: '2026-11-25T15:45',
          end: '2026-11-25T16:30',
          repeat: 'FREQ=WEEKLY;BYDAY=WE',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: 'piano', scope: 'this', occurrence: 'the 9th' } }],
    expect: { written: [], gone: [{ title: 'Piano lesson', occurrence: '2026-12-09T15:45' }] },
  },
  {
    id: 'en-more-bulk-50',
    class: 'bulk',
    said: 'Monday stand-up ends for good from December 21',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Stand-up',
          start: '2026-11-23T09:00',
          end: '2026-11-23T09:15',
          repeat: 'FREQ=WEEKLY;BYDAY=MO',
        },
      },
    ],
    calls: [
      { tool: 'delete_items', arguments: { match: 'stand-up', scope: 'this_and_future', occurrence: 'December 21' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Stand-up',
          repeats: ['2026-11-23T09:00', '2026-11-30T09:00', '2026-12-07T09:00', '2026-12-14T09:00'],
          count: 4,
        },
      ],
      gone: [{ title: 'Stand-up', occurrence: '2026-12-21T09:00' }],
    },
  },
  {
    id: 'en-more-bulk-51',
    class: 'bulk',
    said: "Oops, Thursday is Thanksgiving. Everything that's on it goes to the following Monday",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Vendor check', start: '2026-11-26T10:00', end: '2026-11-26T10:30' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Leave policy draft', start: '2026-11-26T13:00', end: '2026-11-26T14:00' },
      },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: 'Thursday', move_to: 'the following Monday' } }],
    expect: {
      written: [
        { kind: 'event', title: 'Vendor check', start: '2026-11-30T10:00', end: '2026-11-30T10:30' },
        { kind: 'event', title: 'Leave policy draft', start: '2026-11-30T13:00', end: '2026-11-30T14:00' },
      ],
    },
  },
  {
    id: 'en-more-bulk-52',
    class: 'bulk',
    said: 'whatever I still had to do today can wait till tomorrow',
    before: [
      { tool: 'todo_add', arguments: { title: 'Iron costumes', due: '2026-11-22' } },
      { tool: 'todo_add', arguments: { title: 'Thaw the roast', due: '2026-11-22' } },
      { tool: 'todo_add', arguments: { title: 'Return library books', due: '2026-11-25' } },
    ],
    calls: [{ tool: 'todo_update', arguments: { due_in: 'today', due: 'tomorrow' } }],
    expect: {
      written: [
        { kind: 'todo', title: 'Iron costumes', due: '2026-11-23' },
        { kind: 'todo', title: 'Thaw the roast', due: '2026-11-23' },
      ],
    },
  },
  {
    id: 'en-more-bulk-53',
    class: 'bulk',
    said: 'Payroll sync is on Wednesdays from now on, all of them',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Payroll sync',
          start: '2026-11-23T10:00',
          end: '2026-11-23T10:30',
          repeat: 'FREQ=WEEKLY;BYDAY=MO',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'payroll sync', scope: 'all', start: 'Wednesday' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Payroll sync',
          repeats: ['2026-11-25T10:00', '2026-12-02T10:00', '2026-12-09T10:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-bulk-54',
    class: 'bulk',
    said: "this week's book club is at 7 rather than 6:30",
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Book club',
          start: '2026-11-24T18:30',
          end: '2026-11-24T20:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: 'book club', scope: 'this', occurrence: 'this week', start: '7' },
      },
    ],
    expect: { written: [{ kind: 'event', title: 'Book club', start: '2026-11-24T19:00', end: '2026-11-24T20:30' }] },
  },
  {
    id: 'en-more-bulk-55',
    class: 'bulk',
    said: 'Cancel choir',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Choir practice',
          start: '2026-11-25T19:00',
          end: '2026-11-25T20:30',
          repeat: 'FREQ=WEEKLY;BYDAY=WE',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: 'choir' } }],
    expect: { asks: [['scope', 'this_and_future', 'this and future', 'this one', 'only this']] },
  },
  {
    id: 'en-more-bulk-56',
    class: 'bulk',
    said: "Mark next week's interviews tentative, there may be a hiring freeze",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Interview Coleman', start: '2026-11-27T10:00', end: '2026-11-27T11:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Interview Singh', start: '2026-11-30T10:00', end: '2026-11-30T11:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Interview Ferreira', start: '2026-12-02T13:00', end: '2026-12-02T14:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { within: 'next week', query: 'interview', show_as: 'tentative' } }],
    expect: {
      written: [
        { kind: 'event', title: 'Interview Singh', showAs: 'tentative' },
        { kind: 'event', title: 'Interview Ferreira', showAs: 'tentative' },
      ],
    },
  },
  {
    id: 'en-more-bulk-57',
    class: 'bulk',
    said: 'From January on, Saturday swim starts half an hour later',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Saturday swim',
          start: '2026-11-28T09:00',
          end: '2026-11-28T10:00',
          repeat: 'FREQ=WEEKLY;BYDAY=SA',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'Saturday swim',
          scope: 'this_and_future',
          occurrence: 'January',
          start: 'half an hour later',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Saturday swim',
          repeats: ['2027-01-02T09:30', '2027-01-09T09:30', '2027-01-16T09:30'],
        },
      ],
    },
  },
  {
    id: 'en-more-bulk-58',
    class: 'bulk',
    said: "Push all of Wednesday afternoon back an hour, I'm stuck in chambers",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Call with adjuster', start: '2026-11-25T13:00:00', end: '2026-11-25T13:30:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Witness interview', start: '2026-11-25T15:00:00', end: '2026-11-25T16:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Breakfast with Carol', start: '2026-11-25T08:00:00', end: '2026-11-25T09:00:00' },
      },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: 'Wednesday afternoon', move_to: 'an hour later' } }],
    expect: {
      written: [
        { kind: 'event', title: 'Call with adjuster', start: '2026-11-25T14:00', end: '2026-11-25T14:30' },
        { kind: 'event', title: 'Witness interview', start: '2026-11-25T16:00', end: '2026-11-25T17:00' },
      ],
    },
  },
  {
    id: 'en-more-bulk-59',
    class: 'bulk',
    said: 'Nanny visits next week are all an hour earlier',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Nanny: nap hours', start: '2026-12-01T13:00:00', end: '2026-12-01T15:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Nanny: school run', start: '2026-12-03T14:30:00', end: '2026-12-03T16:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Nanny: date night', start: '2026-12-11T18:00:00', end: '2026-12-11T22:00:00' },
      },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: 'next week', query: 'Nanny', shift_minutes: -60 } }],
    expect: {
      written: [
        { kind: 'event', title: 'Nanny: nap hours', start: '2026-12-01T12:00', end: '2026-12-01T14:00' },
        { kind: 'event', title: 'Nanny: school run', start: '2026-12-03T13:30', end: '2026-12-03T15:00' },
      ],
    },
  },
  {
    id: 'en-more-bulk-60',
    class: 'bulk',
    said: 'Kids are all sick. Clear Friday completely.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Story time', start: '2026-11-27T10:00:00', end: '2026-11-27T11:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Park meetup', start: '2026-11-27T14:00:00', end: '2026-11-27T16:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Ballet', start: '2026-11-28T09:00:00', end: '2026-11-28T10:00:00' },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: 'Friday', kind: 'event' } }],
    expect: { written: [], gone: [{ title: 'Story time' }, { title: 'Park meetup' }] },
  },
  {
    id: 'en-more-bulk-61',
    class: 'bulk',
    said: 'scrap the playdates for the rest of the month',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Playdate with Leo', start: '2026-11-24T15:00:00', end: '2026-11-24T17:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Playdate with Ines', start: '2026-11-30T15:00:00', end: '2026-11-30T17:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Playdate with Max', start: '2026-12-02T15:00:00', end: '2026-12-02T17:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Allergist', start: '2026-11-25T15:00:00', end: '2026-11-25T16:00:00' },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: 'the rest of the month', query: 'playdate' } }],
    expect: { written: [], gone: [{ title: 'Playdate with Leo' }, { title: 'Playdate with Ines' }] },
  },
  {
    id: 'en-more-bulk-62',
    class: 'bulk',
    said: 'Everything that was due tomorrow is finished, tick it off',
    before: [
      { tool: 'todo_add', arguments: { title: 'Email the registrar', due: '2026-11-23' } },
      { tool: 'todo_add', arguments: { title: 'Scan the receipts', due: '2026-11-23' } },
      { tool: 'todo_add', arguments: { title: 'Order toner', due: '2026-11-24' } },
    ],
    calls: [{ tool: 'todo_close', arguments: { due_in: 'tomorrow' } }],
    expect: {
      written: [
        { kind: 'todo', title: 'Email the registrar', status: 'done' },
        { kind: 'todo', title: 'Scan the receipts', status: 'done' },
      ],
    },
  },
  {
    id: 'en-more-bulk-63',
    class: 'bulk',
    said: 'All the #thesis tasks slip by a week.',
    before: [
      { tool: 'todo_add', arguments: { title: 'Revise chapter two', due: '2026-12-01', tags: ['thesis'] } },
      { tool: 'todo_add', arguments: { title: 'Fix the bibliography', due: '2026-12-04', tags: ['thesis'] } },
      { tool: 'todo_add', arguments: { title: 'Renew bus pass', due: '2026-12-01' } },
    ],
    calls: [{ tool: 'todo_update', arguments: { tag: 'thesis', due: 'a week later' } }],
    expect: {
      written: [
        { kind: 'todo', title: 'Revise chapter two', due: '2026-12-08' },
        { kind: 'todo', title: 'Fix the bibliography', due: '2026-12-11' },
      ],
    },
  },
  {
    id: 'en-more-bulk-64',
    class: 'bulk',
    said: 'No Mandarin class this Thursday because of the holiday',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Mandarin class',
          start: '2026-11-26T17:00:00',
          end: '2026-11-26T18:30:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TH',
        },
      },
    ],
    calls: [
      { tool: 'delete_items', arguments: { match: 'Mandarin class', scope: 'this', occurrence: 'this Thursday' } },
    ],
    expect: { written: [], gone: [{ title: 'Mandarin class', occurrence: '2026-11-26T17:00' }] },
  },
  {
    id: 'en-more-bulk-65',
    class: 'bulk',
    said: 'We quit karate from January 5 on',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Karate',
          start: '2026-11-24T16:00:00',
          end: '2026-11-24T17:00:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [
      { tool: 'delete_items', arguments: { match: 'Karate', scope: 'this_and_future', occurrence: 'January 5' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Karate',
          repeats: ['2026-11-24T16:00', '2026-12-01T16:00', '2026-12-08T16:00'],
          count: 6,
        },
      ],
      gone: [{ title: 'Karate', occurrence: '2027-01-05T16:00' }],
    },
  },
  {
    id: 'en-more-bulk-66',
    class: 'bulk',
    said: 'Lab meeting starts 20 minutes earlier for good, as of December 9',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Lab meeting',
          start: '2026-11-25T10:00:00',
          end: '2026-11-25T11:00:00',
          repeat: 'FREQ=WEEKLY;BYDAY=WE',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'Lab meeting',
          scope: 'this_and_future',
          occurrence: 'December 9',
          start: '20 minutes earlier',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Lab meeting',
          start: '2026-12-09T09:40',
          end: '2026-12-09T10:40',
          repeats: ['2026-12-09T09:40', '2026-12-16T09:40', '2026-12-23T09:40'],
          count: 'endless',
        },
      ],
      gone: [{ title: 'Lab meeting', occurrence: '2026-12-09T10:00' }],
    },
  },
  {
    id: 'en-more-bulk-67',
    class: 'bulk',
    said: 'Move the partners’ meeting to 3',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Partners meeting',
          start: '2026-11-23T14:00:00',
          end: '2026-11-23T15:00:00',
          repeat: 'FREQ=WEEKLY;BYDAY=MO',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Partners meeting', start: '3' } }],
    expect: { asks: [['scope', 'this_and_future']] },
  },
  {
    id: 'en-more-bulk-68',
    class: 'bulk',
    said: "Too much going on, snooze all of today's reminders until 9 tomorrow morning",
    before: [
      { tool: 'reminder_add', arguments: { title: 'Fold the laundry', at: '2026-11-22T11:00:00' } },
      { tool: 'reminder_add', arguments: { title: 'Reply to the PTA email', at: '2026-11-22T16:00:00' } },
      { tool: 'reminder_add', arguments: { title: 'Bins out', at: '2026-11-24T20:00:00' } },
    ],
    calls: [
      { tool: 'reminder_update', arguments: { due_in: 'today', action: 'snooze', snooze_until: '9 tomorrow morning' } },
    ],
    expect: {
      written: [
        { kind: 'reminder', title: 'Fold the laundry', at: '2026-11-23T09:00' },
        { kind: 'reminder', title: 'Reply to the PTA email', at: '2026-11-23T09:00' },
      ],
    },
  },
  {
    id: 'en-more-bulk-69',
    class: 'bulk',
    said: "Mark whatever's on Thursday as tentative",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Turkey trot', start: '2026-11-26T08:00:00', end: '2026-11-26T09:30:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Dinner at the Novaks', start: '2026-11-26T16:00:00', end: '2026-11-26T19:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Leftovers lunch', start: '2026-11-27T12:00:00', end: '2026-11-27T13:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { within: 'Thursday', show_as: 'tentative' } }],
    expect: {
      written: [
        { kind: 'event', title: 'Turkey trot', showAs: 'tentative' },
        { kind: 'event', title: 'Dinner at the Novaks', showAs: 'tentative' },
      ],
    },
  },
  {
    id: 'en-more-bulk-70',
    class: 'bulk',
    said: "Move all of Tuesday afternoon's meetings to Wednesday.",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Comp plan review', start: '2026-11-24T10:00', end: '2026-11-24T11:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Call with Meridian', start: '2026-11-24T13:00', end: '2026-11-24T14:00' },
      },
      { tool: 'schedule_add', arguments: { title: 'Deal desk', start: '2026-11-24T15:00', end: '2026-11-24T15:30' } },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: 'Tuesday afternoon', move_to: 'Wednesday' } }],
    expect: {
      written: [
        { kind: 'event', title: 'Call with Meridian', start: '2026-11-25T13:00', end: '2026-11-25T14:00' },
        { kind: 'event', title: 'Deal desk', start: '2026-11-25T15:00', end: '2026-11-25T15:30' },
      ],
    },
  },
  {
    id: 'en-more-bulk-71',
    class: 'bulk',
    said: "I'm landing late, shift everything tomorrow after 2 by half an hour.",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Lunch with Raj', start: '2026-11-23T12:30', end: '2026-11-23T13:30' },
      },
      { tool: 'schedule_add', arguments: { title: 'Store walk', start: '2026-11-23T14:30', end: '2026-11-23T15:30' } },
      { tool: 'schedule_add', arguments: { title: 'Team huddle', start: '2026-11-23T16:00', end: '2026-11-23T16:30' } },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: 'tomorrow after 2', shift_minutes: 30 } }],
    expect: {
      written: [
        { kind: 'event', title: 'Store walk', start: '2026-11-23T15:00', end: '2026-11-23T16:00' },
        { kind: 'event', title: 'Team huddle', start: '2026-11-23T16:30', end: '2026-11-23T17:00' },
      ],
    },
  },
  {
    id: 'en-more-bulk-72',
    class: 'bulk',
    said: 'Clear my Friday, the kids are home sick.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Advisor meeting', start: '2026-11-27T10:00', end: '2026-11-27T11:00' },
      },
      { tool: 'schedule_add', arguments: { title: 'Colloquium', start: '2026-11-27T15:00', end: '2026-11-27T16:30' } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Farmers market', start: '2026-11-28T09:00', end: '2026-11-28T10:00' },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: 'Friday', kind: 'event' } }],
    expect: { written: [], gone: [{ title: 'Advisor meeting' }, { title: 'Colloquium' }] },
  },
  {
    id: 'en-more-bulk-73',
    class: 'bulk',
    said: 'I finished everything that was due tomorrow.',
    before: [
      { tool: 'todo_add', arguments: { title: 'Post lecture slides', due: '2026-11-23' } },
      { tool: 'todo_add', arguments: { title: 'Reply to the provost', due: '2026-11-23' } },
      { tool: 'todo_add', arguments: { title: 'Order lab coats', due: '2026-11-24' } },
    ],
    calls: [{ tool: 'todo_close', arguments: { due_in: 'tomorrow' } }],
    expect: {
      written: [
        { kind: 'todo', title: 'Post lecture slides' },
        { kind: 'todo', title: 'Reply to the provost' },
      ],
    },
  },
  {
    id: 'en-more-bulk-74',
    class: 'bulk',
    said: 'Give all the grading tasks two extra days.',
    before: [
      { tool: 'todo_add', arguments: { title: 'Score quiz 5', due: '2026-12-03', tags: ['grading'] } },
      { tool: 'todo_add', arguments: { title: 'Score lab reports', due: '2026-12-07', tags: ['grading'] } },
      { tool: 'todo_add', arguments: { title: 'Write final exam', due: '2026-12-03', tags: ['exam'] } },
    ],
    calls: [{ tool: 'todo_update', arguments: { tag: 'grading', due: 'two extra days' } }],
    expect: {
      written: [
        { kind: 'todo', title: 'Score quiz 5', due: '2026-12-05' },
        { kind: 'todo', title: 'Score lab reports', due: '2026-12-09' },
      ],
    },
  },
  {
    id: 'en-more-bulk-75',
    class: 'bulk',
    said: 'No swim practice this Thursday, just this once.',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Swim practice',
          start: '2026-11-26T17:00',
          end: '2026-11-26T18:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TH',
        },
      },
    ],
    calls: [
      { tool: 'delete_items', arguments: { match: 'Swim practice', scope: 'this', occurrence: 'this Thursday' } },
    ],
    expect: { written: [], gone: [{ title: 'Swim practice', occurrence: '2026-11-26T17:00' }] },
  },
  {
    id: 'en-more-bulk-76',
    class: 'bulk',
    said: 'From January on the Monday sales meeting starts at 9:30.',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Sales meeting',
          start: '2026-11-23T09:00',
          end: '2026-11-23T10:00',
          repeat: 'FREQ=WEEKLY;BYDAY=MO',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: 'sales meeting', scope: 'this_and_future', occurrence: 'January', start: '9:30' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Sales meeting',
          repeats: ['2027-01-04T09:30', '2027-01-11T09:30', '2027-01-18T09:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-bulk-77',
    class: 'bulk',
    said: 'Make all my tutorials an hour later.',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Tutorial',
          start: '2026-11-25T14:00',
          end: '2026-11-25T15:00',
          repeat: 'FREQ=WEEKLY;BYDAY=WE',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Tutorial', scope: 'all', start: 'an hour later' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Tutorial',
          repeats: ['2026-11-25T15:00', '2026-12-02T15:00', '2026-12-09T15:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-bulk-78',
    class: 'bulk',
    said: 'No more carpool from December 21 on, we are switching to the bus.',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Carpool',
          start: '2026-11-23T07:30',
          end: '2026-11-23T08:00',
          repeat: 'FREQ=WEEKLY;BYDAY=MO',
        },
      },
    ],
    calls: [
      { tool: 'delete_items', arguments: { match: 'Carpool', scope: 'this_and_future', occurrence: 'December 21' } },
    ],
    expect: {
      written: [{ kind: 'event', title: 'Carpool', count: 4 }],
      gone: [{ title: 'Carpool', occurrence: '2026-12-21T07:30' }],
    },
  },
  {
    id: 'en-more-bulk-79',
    class: 'bulk',
    said: "I've already taken care of all of today's reminders, check them off.",
    before: [
      { tool: 'reminder_add', arguments: { title: 'Water the ferns', at: '2026-11-22T10:00' } },
      { tool: 'reminder_add', arguments: { title: 'Text the coach', at: '2026-11-22T18:00' } },
      { tool: 'reminder_add', arguments: { title: 'Pay piano teacher', at: '2026-11-23T09:00' } },
    ],
    calls: [{ tool: 'reminder_update', arguments: { due_in: 'today', action: 'complete' } }],
    expect: {
      written: [
        { kind: 'reminder', title: 'Water the ferns' },
        { kind: 'reminder', title: 'Text the coach' },
      ],
    },
  },
  {
    id: 'en-more-bulk-80',
    class: 'bulk',
    said: "Move next week's math tutoring to Wednesday.",
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Math tutoring',
          start: '2026-11-24T16:00',
          end: '2026-11-24T17:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: 'math tutoring', scope: 'this', occurrence: 'next week', start: 'Wednesday' },
      },
    ],
    expect: {
      written: [{ kind: 'event', title: 'Math tutoring', start: '2026-12-02T16:00', end: '2026-12-02T17:00' }],
    },
  },
  {
    id: 'en-more-bulk-81',
    class: 'bulk',
    said: 'Move book club to 8.',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Book club',
          start: '2026-11-24T19:00',
          end: '2026-11-24T20:30',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'book club', start: '8' } }],
    expect: { asks: [['this_and_future', 'scope', 'this and future', 'whole series']] },
  },
  {
    id: 'en-more-bulk-82',
    class: 'bulk',
    said: 'kid is home sick, clear my Tuesday afternoon',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Standup', start: '2026-11-24T09:30', end: '2026-11-24T10:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Design critique', start: '2026-11-24T13:30', end: '2026-11-24T14:30' },
      },
      { tool: 'schedule_add', arguments: { title: 'Hiring sync', start: '2026-11-24T16:00', end: '2026-11-24T16:30' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: 'Tuesday afternoon', kind: 'event' } }],
    expect: { written: [], gone: [{ title: 'Design critique' }, { title: 'Hiring sync' }] },
  },
  {
    id: 'en-more-bulk-83',
    class: 'bulk',
    said: 'Everything on Wednesday goes to Friday, same times.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Boiler service', start: '2026-11-25T09:00', end: '2026-11-25T10:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Key handover', start: '2026-11-25T14:00', end: '2026-11-25T14:30' },
      },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: 'Wednesday', move_to: 'Friday' } }],
    expect: {
      written: [
        { kind: 'event', title: 'Boiler service', start: '2026-11-27T09:00', end: '2026-11-27T10:00' },
        { kind: 'event', title: 'Key handover', start: '2026-11-27T14:00', end: '2026-11-27T14:30' },
      ],
    },
  },
  {
    id: 'en-more-bulk-84',
    class: 'bulk',
    said: 'shove whatever is on tomorrow after lunch back 45 minutes',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Inventory count', start: '2026-11-23T09:00', end: '2026-11-23T11:00' },
      },
      { tool: 'schedule_add', arguments: { title: 'Bank visit', start: '2026-11-23T13:30', end: '2026-11-23T14:00' } },
      { tool: 'schedule_add', arguments: { title: 'Budget call', start: '2026-11-23T14:30', end: '2026-11-23T15:30' } },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: 'tomorrow afternoon', shift_minutes: 45 } }],
    expect: {
      written: [
        { kind: 'event', title: 'Bank visit', start: '2026-11-23T14:15', end: '2026-11-23T14:45' },
        { kind: 'event', title: 'Budget call', start: '2026-11-23T15:15', end: '2026-11-23T16:15' },
      ],
    },
  },
  {
    id: 'en-more-bulk-85',
    class: 'bulk',
    said: 'all of today’s to-dos are done, tick them off',
    before: [
      { tool: 'todo_add', arguments: { title: 'Wash the kit', due: '2026-11-22' } },
      { tool: 'todo_add', arguments: { title: 'Email the league', due: '2026-11-22' } },
      { tool: 'todo_add', arguments: { title: 'Order cones', due: '2026-11-24' } },
    ],
    calls: [{ tool: 'todo_close', arguments: { due_in: 'today' } }],
    expect: {
      written: [
        { kind: 'todo', title: 'Wash the kit', status: 'done' },
        { kind: 'todo', title: 'Email the league', status: 'done' },
      ],
    },
  },
  {
    id: 'en-more-bulk-86',
    class: 'bulk',
    said: 'what’s due this coming Friday can slip to Tuesday the 1st',
    before: [
      { tool: 'todo_add', arguments: { title: 'Post statements', due: '2026-11-27' } },
      { tool: 'todo_add', arguments: { title: 'Scan receipts', due: '2026-11-27' } },
      { tool: 'todo_add', arguments: { title: 'Pay the cleaner', due: '2026-11-25' } },
    ],
    calls: [{ tool: 'todo_update', arguments: { due_in: 'this coming Friday', due: 'Tuesday, December 1' } }],
    expect: {
      written: [
        { kind: 'todo', title: 'Post statements', due: '2026-12-01' },
        { kind: 'todo', title: 'Scan receipts', due: '2026-12-01' },
      ],
    },
  },
  {
    id: 'en-more-bulk-87',
    class: 'bulk',
    said: 'No piano lesson on December 2',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Piano lesson',
          start: '2026-11-25T16:00',
          end: '2026-11-25T16:45',
          repeat: 'FREQ=WEEKLY;BYDAY=WE',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: 'piano lesson', scope: 'this', occurrence: 'December 2' } }],
    expect: { written: [], gone: [{ title: 'Piano lesson', occurrence: '2026-12-02T16:00' }] },
  },
  {
    id: 'en-more-bulk-88',
    class: 'bulk',
    said: 'I’m done with the 7am standup, get rid of the lot',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Early standup',
          start: '2026-11-23T07:00',
          end: '2026-11-23T07:15',
          repeat: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: 'early standup', scope: 'all' } }],
    expect: { written: [], gone: [{ title: 'Early standup' }] },
  },
  {
    id: 'en-more-bulk-89',
    class: 'bulk',
    said: 'Chess club should be at 5.',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Chess club',
          start: '2026-11-24T16:00',
          end: '2026-11-24T17:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'chess club', start: '5' } }],
    expect: { asks: [] },
  },
  {
    id: 'en-more-bulk-90',
    class: 'bulk',
    said: 'just the water aerobics on the 9th: that one is on the Thursday instead',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Water aerobics',
          start: '2026-12-02T10:00',
          end: '2026-12-02T11:00',
          repeat: 'FREQ=WEEKLY;BYDAY=WE',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: 'water aerobics', scope: 'this', occurrence: 'December 9', start: 'Thursday' },
      },
    ],
    expect: {
      written: [{ kind: 'event', title: 'Water aerobics', start: '2026-12-10T10:00', end: '2026-12-10T11:00' }],
      gone: [{ title: 'Water aerobics', occurrence: '2026-12-09T10:00' }],
    },
  },
  {
    id: 'en-more-bulk-91',
    class: 'bulk',
    said: 'cancel just the showings next Saturday the 5th, leave the rest of the day alone',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Showing unit 3A', start: '2026-12-05T10:00', end: '2026-12-05T10:30' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Showing unit 5C', start: '2026-12-05T11:00', end: '2026-12-05T11:30' },
      },
      { tool: 'schedule_add', arguments: { title: 'Locksmith', start: '2026-12-05T13:00', end: '2026-12-05T14:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: 'Saturday the 5th', kind: 'event', query: 'showing' } }],
    expect: { written: [], gone: [{ title: 'Showing unit 3A' }, { title: 'Showing unit 5C' }] },
  },
  {
    id: 'en-more-bulk-92',
    class: 'bulk',
    said: 'I have to leave early, wipe out Tuesday afternoon',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Cat dental', start: '2026-11-24T13:30', end: '2026-11-24T14:30' } },
      { tool: 'schedule_add', arguments: { title: 'Nail trims', start: '2026-11-24T15:00', end: '2026-11-24T16:00' } },
      { tool: 'schedule_add', arguments: { title: 'Blood draws', start: '2026-11-24T09:00', end: '2026-11-24T10:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: 'Tuesday afternoon', kind: 'event' } }],
    expect: { written: [], gone: [{ title: 'Cat dental' }, { title: 'Nail trims' }] },
  },
  {
    id: 'en-more-bulk-93',
    class: 'bulk',
    said: 'Everything after 1 tomorrow slides by thirty minutes',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Yard meeting', start: '2026-11-23T13:30', end: '2026-11-23T14:00' },
      },
      { tool: 'schedule_add', arguments: { title: 'Fuel audit', start: '2026-11-23T15:00', end: '2026-11-23T16:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Route review', start: '2026-11-23T09:00', end: '2026-11-23T10:00' },
      },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: 'tomorrow after 1', shift_minutes: 30 } }],
    expect: {
      written: [
        { kind: 'event', title: 'Yard meeting', start: '2026-11-23T14:00', end: '2026-11-23T14:30' },
        { kind: 'event', title: 'Fuel audit', start: '2026-11-23T15:30', end: '2026-11-23T16:30' },
      ],
    },
  },
  {
    id: 'en-more-bulk-94',
    class: 'bulk',
    said: 'The walk-in gasket is done, tick it off',
    before: [
      { tool: 'todo_add', arguments: { title: 'Replace walk-in gasket', due: '2026-11-24' } },
      { tool: 'todo_add', arguments: { title: 'Replace ice machine filter', due: '2026-11-24' } },
    ],
    calls: [{ tool: 'todo_close', arguments: { match: 'walk-in gasket' } }],
    expect: { written: [{ kind: 'todo', title: 'Replace walk-in gasket', status: 'done' }] },
  },
  {
    id: 'en-more-bulk-95',
    class: 'bulk',
    said: 'just on Dec 9 tutoring has to be at 5pm',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Tutoring',
          start: '2026-12-02T15:00',
          end: '2026-12-02T16:00',
          repeat: 'FREQ=WEEKLY;BYDAY=WE',
        },
      },
    ],
    calls: [
      { tool: 'schedule_update', arguments: { match: 'tutoring', scope: 'this', occurrence: 'Dec 9', start: '5pm' } },
    ],
    expect: { written: [{ kind: 'event', title: 'Tutoring', start: '2026-12-09T17:00', end: '2026-12-09T18:00' }] },
  },
  {
    id: 'en-more-bulk-96',
    class: 'bulk',
    said: 'Starting January 5 the grief group begins half an hour earlier, for good',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Grief group',
          start: '2026-12-01T19:00',
          end: '2026-12-01T20:30',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'grief group',
          scope: 'this_and_future',
          occurrence: 'January 5',
          start: 'half an hour earlier',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Grief group',
          repeats: ['2027-01-05T18:30', '2027-01-12T18:30', '2027-01-19T18:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-bulk-97',
    class: 'bulk',
    said: "Can't do spin this Friday, take that one out",
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Spin class',
          start: '2026-11-23T06:00',
          end: '2026-11-23T07:00',
          repeat: 'FREQ=WEEKLY;BYDAY=MO,FR',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: 'spin class', scope: 'this', occurrence: 'this Friday' } }],
    expect: { written: [], gone: [{ title: 'Spin class', occurrence: '2026-11-27T06:00' }] },
  },
  {
    id: 'en-more-bulk-98',
    class: 'bulk',
    said: 'clear out my calendar Dec 1 to Dec 5, the baby came early',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Lamaze refresher', start: '2026-12-01T18:00', end: '2026-12-01T19:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Crib delivery', start: '2026-12-05T10:00', end: '2026-12-05T11:00' },
      },
      { tool: 'schedule_add', arguments: { title: 'Haircut', start: '2026-12-06T10:00', end: '2026-12-06T11:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: 'Dec 1', end: 'Dec 5', kind: 'event' } }],
    expect: { written: [], gone: [{ title: 'Lamaze refresher' }, { title: 'Crib delivery' }] },
  },
  {
    id: 'en-more-bulk-99',
    class: 'bulk',
    said: 'Move book club to 8',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Book club',
          start: '2026-12-03T19:00',
          end: '2026-12-03T20:30',
          repeat: 'FREQ=WEEKLY;BYDAY=TH',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'book club', start: '8pm' } }],
    expect: { asks: [] },
  },
  {
    id: 'en-more-bulk-100',
    class: 'bulk',
    said: 'Bump everything tomorrow afternoon by 30 minutes',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Sync with devs', start: '2026-11-23T13:00', end: '2026-11-23T14:00' },
      },
      { tool: 'schedule_add', arguments: { title: 'Card sort', start: '2026-11-23T15:00', end: '2026-11-23T16:00' } },
      { tool: 'schedule_add', arguments: { title: 'Gym', start: '2026-11-23T09:00', end: '2026-11-23T10:00' } },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: 'tomorrow afternoon', shift_minutes: 30 } }],
    expect: {
      written: [
        { kind: 'event', title: 'Sync with devs', start: '2026-11-23T13:30', end: '2026-11-23T14:30' },
        { kind: 'event', title: 'Card sort', start: '2026-11-23T15:30', end: '2026-11-23T16:30' },
      ],
    },
  },
  {
    id: 'en-more-bulk-101',
    class: 'bulk',
    said: 'Done with the flyers',
    before: [
      { tool: 'todo_add', arguments: { title: 'Print flyers' } },
      { tool: 'todo_add', arguments: { title: 'Mail flyers' } },
    ],
    calls: [{ tool: 'todo_close', arguments: { match: 'flyers' } }],
    expect: { asks: ['Print flyers', 'Mail flyers'] },
  },
  {
    id: 'en-more-bulk-102',
    class: 'bulk',
    said: 'Wipe all my Friday appointments',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Podiatry', start: '2026-11-27T09:00' } },
      { tool: 'schedule_add', arguments: { title: 'Quilting circle', start: '2026-11-27T14:00' } },
      { tool: 'schedule_add', arguments: { title: 'Farmers market', start: '2026-11-28T09:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: 'Friday', kind: 'event' } }],
    expect: { written: [], gone: [{ title: 'Podiatry' }, { title: 'Quilting circle' }] },
  },
  {
    id: 'en-more-bulk-103',
    class: 'bulk',
    said: 'No yoga this Thursday',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Yoga',
          start: '2026-11-24T18:00',
          end: '2026-11-24T19:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TU,TH',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: 'yoga', scope: 'this', occurrence: 'this Thursday' } }],
    expect: { written: [], gone: [{ title: 'Yoga', occurrence: '2026-11-26T18:00' }] },
  },
  {
    id: 'en-more-bulk-104',
    class: 'bulk',
    said: 'I quit book club, take all of them off',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Book club',
          start: '2026-12-02T19:00',
          end: '2026-12-02T21:00',
          repeat: 'FREQ=MONTHLY;BYDAY=1WE',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: 'book club', scope: 'all' } }],
    expect: { written: [], gone: [{ title: 'Book club' }] },
  },
  {
    id: 'en-more-bulk-105',
    class: 'bulk',
    said: 'Tutoring with Leo ends; drop it from Dec 15 onward',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Tutoring Leo',
          start: '2026-11-24T17:00',
          end: '2026-11-24T18:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [
      { tool: 'delete_items', arguments: { match: 'Tutoring Leo', scope: 'this_and_future', occurrence: 'Dec 15' } },
    ],
    expect: {
      written: [],
      gone: [
        { title: 'Tutoring Leo', occurrence: '2026-12-15T17:00' },
        { title: 'Tutoring Leo', occurrence: '2026-12-22T17:00' },
      ],
    },
  },
  {
    id: 'en-more-bulk-106',
    class: 'bulk',
    said: 'Move weight room to 4',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Weight room',
          start: '2026-11-23T15:00',
          end: '2026-11-23T16:00',
          repeat: 'FREQ=WEEKLY;BYDAY=MO,WE',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'weight room', start: '4' } }],
    expect: { asks: ['Weight room'] },
  },
  {
    id: 'en-more-bulk-107',
    class: 'bulk',
    said: 'The morning route starts 15 minutes earlier from now on, every day',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Morning route',
          start: '2026-11-23T06:30',
          end: '2026-11-23T08:30',
          repeat: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
        },
      },
    ],
    calls: [
      { tool: 'schedule_update', arguments: { match: 'morning route', scope: 'all', start: '15 minutes earlier' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Morning route',
          repeats: ['2026-11-23T06:15', '2026-11-24T06:15', '2026-11-25T06:15'],
          end: '2026-11-23T08:15',
        },
      ],
    },
  },
  {
    id: 'en-more-bulk-108',
    class: 'bulk',
    said: 'Just on Dec 10 the compounding lab is at 4pm',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Compounding lab',
          start: '2026-12-03T14:00',
          end: '2026-12-03T15:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TH',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: 'compounding lab', scope: 'this', occurrence: 'Dec 10', start: '4pm' },
      },
    ],
    expect: {
      written: [{ kind: 'event', title: 'Compounding lab', start: '2026-12-10T16:00', end: '2026-12-10T17:00' }],
      gone: [{ title: 'Compounding lab', occurrence: '2026-12-10T14:00' }],
    },
  },
  {
    id: 'en-more-bulk-109',
    class: 'bulk',
    said: 'Cancel the tastings next week, all of them',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Cake tasting Lee', start: '2026-12-01T11:00' } },
      { tool: 'schedule_add', arguments: { title: 'Wine tasting Diaz', start: '2026-12-03T16:00' } },
      { tool: 'schedule_add', arguments: { title: 'Linen pickup', start: '2026-12-02T10:00' } },
      { tool: 'schedule_add', arguments: { title: 'Menu tasting Roy', start: '2026-12-08T10:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: 'next week', kind: 'event', query: 'tasting' } }],
    expect: { written: [], gone: [{ title: 'Cake tasting Lee' }, { title: 'Wine tasting Diaz' }] },
  },
  {
    id: 'en-more-bulk-110',
    class: 'bulk',
    said: "Scrap Tuesday's apartment tours",
    before: [
      { tool: 'schedule_add', arguments: { title: 'Tour 4B', start: '2026-11-24T10:00:00' } },
      { tool: 'schedule_add', arguments: { title: 'Tour 9A', start: '2026-11-24T13:00:00' } },
      { tool: 'schedule_add', arguments: { title: 'Tour 2C', start: '2026-11-25T10:00:00' } },
      { tool: 'schedule_add', arguments: { title: 'Owner call', start: '2026-11-24T15:00:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: 'Tuesday', kind: 'event', query: 'tour' } }],
    expect: { written: [], gone: [{ title: 'Tour 4B' }, { title: 'Tour 9A' }] },
  },
  {
    id: 'en-more-bulk-111',
    class: 'bulk',
    said: 'Everything on Friday morning starts half an hour later',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Intake Perez', start: '2026-11-27T09:00:00', duration_minutes: 30 },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Intake Lowell', start: '2026-11-27T10:00:00', duration_minutes: 30 },
      },
      { tool: 'schedule_add', arguments: { title: 'Ward tour', start: '2026-11-27T15:00:00' } },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: 'Friday morning', shift_minutes: 30 } }],
    expect: {
      written: [
        { kind: 'event', title: 'Intake Perez', start: '2026-11-27T09:30', end: '2026-11-27T10:00' },
        { kind: 'event', title: 'Intake Lowell', start: '2026-11-27T10:30', end: '2026-11-27T11:00' },
      ],
    },
  },
];
