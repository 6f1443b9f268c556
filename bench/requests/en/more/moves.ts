import type { Request } from '../../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-more-moves-01',
    class: 'moves',
    said: 'Push my haircut back by an hour and a half',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Haircut', start: '2026-11-28T10:00', end: '2026-11-28T11:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'haircut', start: 'push back by an hour and a half' } }],
    expect: { written: [{ kind: 'event', title: 'Haircut', start: '2026-11-28T11:30', end: '2026-11-28T12:30' }] },
  },
  {
    id: 'en-more-moves-02',
    class: 'moves',
    said: "Let's start the wine tasting 20 minutes earlier",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Wine tasting', start: '2026-11-25T19:00', end: '2026-11-25T21:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'wine tasting', start: '20 minutes earlier' } }],
    expect: { written: [{ kind: 'event', title: 'Wine tasting', start: '2026-11-25T18:40', end: '2026-11-25T20:40' }] },
  },
  {
    id: 'en-more-moves-03',
    class: 'moves',
    said: 'The plumber can only come Wednesday instead, same time',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Plumber', start: '2026-11-30T13:00', end: '2026-11-30T15:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'plumber', start: 'Wednesday instead, same time' } }],
    expect: { written: [{ kind: 'event', title: 'Plumber', start: '2026-12-02T13:00', end: '2026-12-02T15:00' }] },
  },
  {
    id: 'en-more-moves-04',
    class: 'moves',
    said: 'The staff meeting should end 15 minutes sooner',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Staff meeting', start: '2026-11-23T09:00', end: '2026-11-23T10:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'staff meeting', end: '15 minutes sooner' } }],
    expect: {
      written: [{ kind: 'event', title: 'Staff meeting', start: '2026-11-23T09:00', end: '2026-11-23T09:45' }],
    },
  },
  {
    id: 'en-more-moves-05',
    class: 'moves',
    said: 'Can we do dinner with the Patels at the same time the following week?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Dinner with the Patels', start: '2026-11-27T19:30', end: '2026-11-27T21:30' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Patels', start: 'same time the following week' } }],
    expect: {
      written: [{ kind: 'event', title: 'Dinner with the Patels', start: '2026-12-04T19:30', end: '2026-12-04T21:30' }],
    },
  },
  {
    id: 'en-more-moves-06',
    class: 'moves',
    said: 'Make the second interview the next day at 10',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Second interview', start: '2026-11-30T14:00', end: '2026-11-30T15:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'second interview', start: 'the next day at 10' } }],
    expect: {
      written: [{ kind: 'event', title: 'Second interview', start: '2026-12-01T10:00', end: '2026-12-01T11:00' }],
    },
  },
  {
    id: 'en-more-moves-07',
    class: 'moves',
    said: 'Car inspection got moved to the 9th',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Car inspection', start: '2026-12-03T08:30', end: '2026-12-03T09:30' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'car inspection', start: 'the 9th' } }],
    expect: {
      written: [{ kind: 'event', title: 'Car inspection', start: '2026-12-09T08:30', end: '2026-12-09T09:30' }],
    },
  },
  {
    id: 'en-more-moves-08',
    class: 'moves',
    said: 'The swim meet will run until half past 4',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Swim meet', start: '2026-11-28T13:00', end: '2026-11-28T15:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'swim meet', end: 'until half past 4' } }],
    expect: { written: [{ kind: 'event', title: 'Swim meet', start: '2026-11-28T13:00', end: '2026-11-28T16:30' }] },
  },
  {
    id: 'en-more-moves-09',
    class: 'moves',
    said: 'Make the laundry reminder an hour and a quarter later',
    before: [{ tool: 'reminder_add', arguments: { title: 'Laundry', at: '2026-11-24T18:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: 'laundry', at: 'an hour and a quarter later' } }],
    expect: { written: [{ kind: 'reminder', title: 'Laundry', at: '2026-11-24T19:15' }] },
  },
  {
    id: 'en-more-moves-10',
    class: 'moves',
    said: 'Not now, bug me about the vitamins in 25 minutes',
    before: [{ tool: 'reminder_add', arguments: { title: 'Vitamins', at: '2026-11-22T06:50' } }],
    calls: [
      { tool: 'reminder_update', arguments: { match: 'vitamins', action: 'snooze', snooze_until: 'in 25 minutes' } },
    ],
    expect: { written: [{ kind: 'reminder', title: 'Vitamins', at: '2026-11-22T07:25' }] },
  },
  {
    id: 'en-more-moves-11',
    class: 'moves',
    said: 'Give me two more days on the expense report',
    before: [{ tool: 'todo_add', arguments: { title: 'Expense report', due: '2026-11-25' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'expense report', due: 'two more days' } }],
    expect: { written: [{ kind: 'todo', title: 'Expense report', due: '2026-11-27' }] },
  },
  {
    id: 'en-more-moves-12',
    class: 'moves',
    said: 'The passport form can wait till Friday',
    before: [{ tool: 'todo_add', arguments: { title: 'Passport form', due: '2026-11-30' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'passport form', due: 'Friday' } }],
    expect: { written: [{ kind: 'todo', title: 'Passport form', due: '2026-12-04' }] },
  },
  {
    id: 'en-more-moves-13',
    class: 'moves',
    said: "We're staying in Maine two days longer",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Maine trip', start: '2026-12-14', end: '2026-12-19', all_day: true },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Maine', end: 'two days longer' } }],
    expect: { written: [{ kind: 'event', title: 'Maine trip', allDay: true, start: '2026-12-14', end: '2026-12-21' }] },
  },
  {
    id: 'en-more-moves-14',
    class: 'moves',
    said: "Push the sprint retro back 45 minutes, I'll be coming straight from another call",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Sprint retro', start: '2026-12-03T14:00', end: '2026-12-03T15:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'sprint retro', start: 'back 45 minutes' } }],
    expect: { written: [{ kind: 'event', title: 'Sprint retro', start: '2026-12-03T14:45', end: '2026-12-03T15:45' }] },
  },
  {
    id: 'en-more-moves-15',
    class: 'moves',
    said: 'anatomy lab starts an hour and a half earlier than planned, can you fix it',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Anatomy lab', start: '2026-12-02T10:30', end: '2026-12-02T12:30' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'anatomy lab', start: 'an hour and a half earlier' } }],
    expect: { written: [{ kind: 'event', title: 'Anatomy lab', start: '2026-12-02T09:00', end: '2026-12-02T11:00' }] },
  },
  {
    id: 'en-more-moves-16',
    class: 'moves',
    said: 'Can you make the vendor walkthrough half an hour longer? They have a lot of slides.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Vendor walkthrough', start: '2026-12-01T14:00', end: '2026-12-01T15:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'vendor walkthrough', end: 'half an hour longer' } }],
    expect: {
      written: [{ kind: 'event', title: 'Vendor walkthrough', start: '2026-12-01T14:00', end: '2026-12-01T15:30' }],
    },
  },
  {
    id: 'en-more-moves-17',
    class: 'moves',
    said: 'My night shift goes till 7:30 now, not 7',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Night shift', start: '2026-11-27T19:00', end: '2026-11-28T07:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'night shift', end: '7:30' } }],
    expect: { written: [{ kind: 'event', title: 'Night shift', start: '2026-11-27T19:00', end: '2026-11-28T07:30' }] },
  },
  {
    id: 'en-more-moves-18',
    class: 'moves',
    said: "Half the group is away, so let's have the garden club lunch the following week, same time",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Garden club lunch', start: '2026-12-08T12:30', end: '2026-12-08T14:00' },
      },
    ],
    calls: [
      { tool: 'schedule_update', arguments: { match: 'garden club lunch', start: 'the following week, same time' } },
    ],
    expect: {
      written: [{ kind: 'event', title: 'Garden club lunch', start: '2026-12-15T12:30', end: '2026-12-15T14:00' }],
    },
  },
  {
    id: 'en-more-moves-19',
    class: 'moves',
    said: 'make the blood pressure pill reminder go off at 9 instead',
    before: [{ tool: 'reminder_add', arguments: { title: 'Blood pressure pill', at: '2026-11-23T20:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: 'blood pressure pill', at: '9' } }],
    expect: { written: [{ kind: 'reminder', title: 'Blood pressure pill', at: '2026-11-23T21:00' }] },
  },
  {
    id: 'en-more-moves-20',
    class: 'moves',
    said: 'the prof gave us two more days for the lab report',
    before: [
      { tool: 'todo_add', arguments: { title: 'Submit lab report', due: '2026-12-04' } },
      { tool: 'todo_add', arguments: { title: 'Read chapter 9', due: '2026-12-04' } },
    ],
    calls: [{ tool: 'todo_update', arguments: { match: 'lab report', due: 'two more days' } }],
    expect: { written: [{ kind: 'todo', title: 'Submit lab report', due: '2026-12-06' }] },
  },
  {
    id: 'en-more-moves-21',
    class: 'moves',
    said: "Let's do Karim's performance review on Friday at 2 instead, that same week",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: "Karim's performance review", start: '2026-12-08T10:00', end: '2026-12-08T10:45' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: "Karim's performance review", start: 'Friday at 2' } }],
    expect: {
      written: [
        { kind: 'event', title: "Karim's performance review", start: '2026-12-11T14:00', end: '2026-12-11T14:45' },
      ],
    },
  },
  {
    id: 'en-more-moves-22',
    class: 'moves',
    said: 'not now, snooze the laundry thing until 8:30 tonight',
    before: [{ tool: 'reminder_add', arguments: { title: 'Move laundry to the dryer', at: '2026-11-22T07:15' } }],
    calls: [
      { tool: 'reminder_update', arguments: { match: 'laundry', action: 'snooze', snooze_until: '8:30 tonight' } },
    ],
    expect: { written: [{ kind: 'reminder', title: 'Move laundry to the dryer', at: '2026-11-22T20:30' }] },
  },
  {
    id: 'en-more-moves-23',
    class: 'moves',
    said: 'The parent-teacher conference got moved to the 16th',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Parent-teacher conference', start: '2026-12-10T15:30', end: '2026-12-10T15:50' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'parent-teacher conference', start: 'the 16th' } }],
    expect: {
      written: [
        { kind: 'event', title: 'Parent-teacher conference', start: '2026-12-16T15:30', end: '2026-12-16T15:50' },
      ],
    },
  },
  {
    id: 'en-more-moves-24',
    class: 'moves',
    said: 'Tutoring with Mia should be 4 to 6, not 3 to 4',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Tutoring with Mia', start: '2026-12-03T15:00', end: '2026-12-03T16:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Tutoring with Mia', start: '4 to 6' } }],
    expect: {
      written: [{ kind: 'event', title: 'Tutoring with Mia', start: '2026-12-03T16:00', end: '2026-12-03T18:00' }],
    },
  },
  {
    id: 'en-more-moves-25',
    class: 'moves',
    said: 'The parent-teacher conference is running behind, put it 45 minutes later.',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Parent-teacher conference',
          start: '2026-12-03T16:15',
          end: '2026-12-03T16:45',
          on_conflict: 'force',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'parent-teacher', start: '45 minutes later' } }],
    expect: {
      written: [
        { kind: 'event', title: 'Parent-teacher conference', start: '2026-12-03T17:00', end: '2026-12-03T17:30' },
      ],
    },
  },
  {
    id: 'en-more-moves-26',
    class: 'moves',
    said: 'Can we do the budget call a quarter of an hour earlier?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Budget call', start: '2026-12-01T10:30', end: '2026-12-01T11:15', on_conflict: 'force' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'budget call', start: 'a quarter of an hour earlier' } }],
    expect: { written: [{ kind: 'event', title: 'Budget call', start: '2026-12-01T10:15', end: '2026-12-01T11:00' }] },
  },
  {
    id: 'en-more-moves-27',
    class: 'moves',
    said: 'Shift the vet appointment to the following day, same time.',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Vet appointment',
          start: '2026-12-09T08:40',
          end: '2026-12-09T09:10',
          on_conflict: 'force',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'vet', start: 'the following day, same time' } }],
    expect: {
      written: [{ kind: 'event', title: 'Vet appointment', start: '2026-12-10T08:40', end: '2026-12-10T09:10' }],
    },
  },
  {
    id: 'en-more-moves-28',
    class: 'moves',
    said: 'Tack another half hour onto the site visit.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Site visit', start: '2026-12-04T13:00', end: '2026-12-04T14:30', on_conflict: 'force' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'site visit', end: 'another half hour' } }],
    expect: { written: [{ kind: 'event', title: 'Site visit', start: '2026-12-04T13:00', end: '2026-12-04T15:00' }] },
  },
  {
    id: 'en-more-moves-29',
    class: 'moves',
    said: 'I have to leave the gym 20 minutes early that day, so shorten it.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Gym with Dev', start: '2026-12-02T18:00', end: '2026-12-02T19:30', on_conflict: 'force' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'gym', end: '20 minutes earlier' } }],
    expect: { written: [{ kind: 'event', title: 'Gym with Dev', start: '2026-12-02T18:00', end: '2026-12-02T19:10' }] },
  },
  {
    id: 'en-more-moves-30',
    class: 'moves',
    said: 'Let the portfolio review run until half past five.',
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Portfolio review',
          start: '2026-12-08T15:30',
          end: '2026-12-08T16:30',
          on_conflict: 'force',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'portfolio review', end: 'until half past five' } }],
    expect: {
      written: [{ kind: 'event', title: 'Portfolio review', start: '2026-12-08T15:30', end: '2026-12-08T17:30' }],
    },
  },
  {
    id: 'en-more-moves-31',
    class: 'moves',
    said: "Dr Patel's office asked to move my physical to the Thursday.",
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Physical with Dr Patel',
          start: '2026-12-15T09:20',
          end: '2026-12-15T10:00',
          on_conflict: 'force',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'physical', start: 'the Thursday' } }],
    expect: {
      written: [{ kind: 'event', title: 'Physical with Dr Patel', start: '2026-12-17T09:20', end: '2026-12-17T10:00' }],
    },
  },
  {
    id: 'en-more-moves-32',
    class: 'moves',
    said: "Put Mrs Hartley's follow-up back a fortnight.",
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Follow-up Mrs Hartley',
          start: '2026-12-07T11:10',
          end: '2026-12-07T11:30',
          on_conflict: 'force',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Hartley', start: 'back a fortnight' } }],
    expect: {
      written: [{ kind: 'event', title: 'Follow-up Mrs Hartley', start: '2026-12-21T11:10', end: '2026-12-21T11:30' }],
    },
  },
  {
    id: 'en-more-moves-33',
    class: 'moves',
    said: 'The interview is now 2:30 rather than 2.',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Interview with Kofi',
          start: '2026-12-10T14:00',
          end: '2026-12-10T15:00',
          on_conflict: 'force',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'interview', start: '2:30' } }],
    expect: {
      written: [{ kind: 'event', title: 'Interview with Kofi', start: '2026-12-10T14:30', end: '2026-12-10T15:30' }],
    },
  },
  {
    id: 'en-more-moves-34',
    class: 'moves',
    said: 'Slide the closing call to the next business day.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Closing call', start: '2026-12-11T16:00', end: '2026-12-11T16:45', on_conflict: 'force' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'closing call', start: 'the next business day' } }],
    expect: { written: [{ kind: 'event', title: 'Closing call', start: '2026-12-14T16:00', end: '2026-12-14T16:45' }] },
  },
  {
    id: 'en-more-moves-35',
    class: 'moves',
    said: 'My evening pill reminder: make that one at 9.',
    before: [{ tool: 'reminder_add', arguments: { title: 'Evening pill', at: '2026-11-24T20:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: 'evening pill', at: '9' } }],
    expect: { written: [{ kind: 'reminder', title: 'Evening pill', at: '2026-11-24T21:00' }] },
  },
  {
    id: 'en-more-moves-36',
    class: 'moves',
    said: 'Give me three more days for the expense report.',
    before: [{ tool: 'todo_add', arguments: { title: 'Expense report', due: '2026-12-08' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'expense report', due: 'three more days' } }],
    expect: { written: [{ kind: 'todo', title: 'Expense report', due: '2026-12-11' }] },
  },
  {
    id: 'en-more-moves-37',
    class: 'moves',
    said: 'The grant application has to be in by 4pm that day.',
    before: [{ tool: 'todo_add', arguments: { title: 'Grant application', due: '2026-12-01' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'grant application', due: 'by 4pm that day' } }],
    expect: { written: [{ kind: 'todo', title: 'Grant application', due: '2026-12-01T16:00' }] },
  },
  {
    id: 'en-more-moves-38',
    class: 'moves',
    said: "Snooze the reminder about the kids' forms until 8 tonight.",
    before: [{ tool: 'reminder_add', arguments: { title: "Kids' forms", at: '2026-11-22T09:30' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: 'forms', action: 'snooze', snooze_until: '8 tonight' } }],
    expect: { written: [{ kind: 'reminder', title: "Kids' forms", at: '2026-11-22T20:00' }] },
  },
  {
    id: 'en-more-moves-39',
    class: 'moves',
    said: 'Push the sprint retro back by 45 minutes.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Sprint retro', start: '2026-12-01T15:00', end: '2026-12-01T16:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'sprint retro', start: '45 minutes later' } }],
    expect: { written: [{ kind: 'event', title: 'Sprint retro', start: '2026-12-01T15:45', end: '2026-12-01T16:45' }] },
  },
  {
    id: 'en-more-moves-40',
    class: 'moves',
    said: 'The architecture review needs 20 more minutes, same start.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Architecture review', start: '2026-12-03T11:00', end: '2026-12-03T12:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'architecture review', end: '20 minutes longer' } }],
    expect: {
      written: [{ kind: 'event', title: 'Architecture review', start: '2026-12-03T11:00', end: '2026-12-03T12:20' }],
    },
  },
  {
    id: 'en-more-moves-41',
    class: 'moves',
    said: 'Can we do the staging deploy an hour and a half earlier?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Staging deploy', start: '2026-12-02T16:00', end: '2026-12-02T16:30' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'staging deploy', start: 'an hour and a half earlier' } }],
    expect: {
      written: [{ kind: 'event', title: 'Staging deploy', start: '2026-12-02T14:30', end: '2026-12-02T15:00' }],
    },
  },
  {
    id: 'en-more-moves-42',
    class: 'moves',
    said: 'Shift the supplier visit to Thursday that week, keep the time.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Supplier visit', start: '2026-12-08T10:30', end: '2026-12-08T11:30' },
      },
    ],
    calls: [
      { tool: 'schedule_update', arguments: { match: 'supplier visit', start: 'Thursday that week, same time' } },
    ],
    expect: {
      written: [{ kind: 'event', title: 'Supplier visit', start: '2026-12-10T10:30', end: '2026-12-10T11:30' }],
    },
  },
  {
    id: 'en-more-moves-43',
    class: 'moves',
    said: 'Carla wants her assessment at 3:30 instead.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Assessment Carla', start: '2026-11-24T14:00', end: '2026-11-24T14:45' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'assessment Carla', start: '3:30 instead' } }],
    expect: {
      written: [{ kind: 'event', title: 'Assessment Carla', start: '2026-11-24T15:30', end: '2026-11-24T16:15' }],
    },
  },
  {
    id: 'en-more-moves-44',
    class: 'moves',
    said: 'Make the dawn spin class 6:15.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Dawn spin class', start: '2026-11-25T06:45', end: '2026-11-25T07:30' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'dawn spin class', start: '6:15' } }],
    expect: {
      written: [{ kind: 'event', title: 'Dawn spin class', start: '2026-11-25T06:15', end: '2026-11-25T07:00' }],
    },
  },
  {
    id: 'en-more-moves-45',
    class: 'moves',
    said: 'The planning workshop is going to run until 5.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Planning workshop', start: '2026-12-09T14:00', end: '2026-12-09T16:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'planning workshop', end: 'until 5' } }],
    expect: {
      written: [{ kind: 'event', title: 'Planning workshop', start: '2026-12-09T14:00', end: '2026-12-09T17:00' }],
    },
  },
  {
    id: 'en-more-moves-46',
    class: 'moves',
    said: 'Cut half an hour off the stocktake.',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Stocktake', start: '2026-11-30T18:00', end: '2026-11-30T20:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'stocktake', end: 'half an hour shorter' } }],
    expect: { written: [{ kind: 'event', title: 'Stocktake', start: '2026-11-30T18:00', end: '2026-11-30T19:30' }] },
  },
  {
    id: 'en-more-moves-47',
    class: 'moves',
    said: 'I need three more days for the sales tax form.',
    before: [{ tool: 'todo_add', arguments: { title: 'Sales tax form', due: '2026-12-04' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'sales tax form', due: 'three days later' } }],
    expect: { written: [{ kind: 'todo', title: 'Sales tax form', due: '2026-12-07' }] },
  },
  {
    id: 'en-more-moves-48',
    class: 'moves',
    said: 'The release notes are due at noon that day, not 5.',
    before: [{ tool: 'todo_add', arguments: { title: 'Publish release notes', due: '2026-12-01T17:00' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'release notes', due: 'noon' } }],
    expect: { written: [{ kind: 'todo', title: 'Publish release notes', due: '2026-12-01T12:00' }] },
  },
  {
    id: 'en-more-moves-49',
    class: 'moves',
    said: 'Have the reminder to unlock the gym go off half an hour sooner.',
    before: [{ tool: 'reminder_add', arguments: { title: 'Unlock the gym', at: '2026-11-27T06:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: 'unlock the gym', at: 'half an hour sooner' } }],
    expect: { written: [{ kind: 'reminder', title: 'Unlock the gym', at: '2026-11-27T05:30' }] },
  },
  {
    id: 'en-more-moves-50',
    class: 'moves',
    said: 'Snooze the chalk order thing until 11.',
    before: [{ tool: 'reminder_add', arguments: { title: 'Order chalk', at: '2026-11-22T08:00' } }],
    calls: [
      { tool: 'reminder_update', arguments: { match: 'order chalk', action: 'snooze', snooze_until: 'until 11' } },
    ],
    expect: { written: [{ kind: 'reminder', title: 'Order chalk', at: '2026-11-22T11:00' }] },
  },
  {
    id: 'en-more-moves-51',
    class: 'moves',
    said: "Let's push the roadmap chat to the week after, same slot.",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Roadmap chat', start: '2026-12-02T13:00', end: '2026-12-02T13:45' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'roadmap chat', start: 'the week after, same slot' } }],
    expect: { written: [{ kind: 'event', title: 'Roadmap chat', start: '2026-12-09T13:00', end: '2026-12-09T13:45' }] },
  },
  {
    id: 'en-more-moves-52',
    class: 'moves',
    said: 'From December 14 on, the platform sync starts an hour later.',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Platform sync',
          start: '2026-11-23T10:00',
          end: '2026-11-23T10:30',
          repeat: 'FREQ=WEEKLY;BYDAY=MO',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'platform sync',
          scope: 'this_and_future',
          occurrence: 'December 14',
          start: 'an hour later',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Platform sync',
          repeats: ['2026-12-14T11:00', '2026-12-21T11:00', '2026-12-28T11:00', '2027-01-04T11:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-moves-53',
    class: 'moves',
    said: 'Move the window dresser to the evening.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Window dresser', start: '2026-12-03T10:00', end: '2026-12-03T12:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'window dresser', start: 'the evening' } }],
    expect: { asks: [] },
  },
  {
    id: 'en-more-moves-54',
    class: 'moves',
    said: 'Open house is now 10 to 11:30.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Gym open house', start: '2026-12-05T09:00', end: '2026-12-05T10:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'open house', start: '10', end: '11:30' } }],
    expect: {
      written: [{ kind: 'event', title: 'Gym open house', start: '2026-12-05T10:00', end: '2026-12-05T11:30' }],
    },
  },
  {
    id: 'en-more-moves-55',
    class: 'moves',
    said: 'Put the eye test off for a fortnight.',
    zone: 'Europe/London',
    now: '2026-11-23T09:00:00+00:00',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Eye test', start: '2026-11-26T09:40', end: '2026-11-26T10:10' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'eye test', start: 'a fortnight later' } }],
    expect: { written: [{ kind: 'event', title: 'Eye test', start: '2026-12-10T09:40', end: '2026-12-10T10:10' }] },
  },
  {
    id: 'en-more-moves-56',
    class: 'moves',
    said: 'Tomas has a lot to say, give the exit interview another 20 minutes',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Exit interview with Tomas', start: '2026-11-23T14:00', end: '2026-11-23T15:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'exit interview', end: 'another 20 minutes' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Exit interview'] }, start: '2026-11-23T14:00', end: '2026-11-23T15:20' },
      ],
    },
  },
  {
    id: 'en-more-moves-57',
    class: 'moves',
    said: 'We lose the light early on Saturday, start the Henderson engagement shoot 45 minutes sooner',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Henderson engagement shoot', start: '2026-11-28T15:30', end: '2026-11-28T17:00' },
      },
    ],
    calls: [
      { tool: 'schedule_update', arguments: { match: 'Henderson engagement shoot', start: '45 minutes sooner' } },
    ],
    expect: {
      written: [
        { kind: 'event', title: 'Henderson engagement shoot', start: '2026-11-28T14:45', end: '2026-11-28T16:15' },
      ],
    },
  },
  {
    id: 'en-more-moves-58',
    class: 'moves',
    said: "They switched Lily's recital from Friday to Saturday",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: "Lily's recital", start: '2026-12-11T18:30', end: '2026-12-11T20:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: "Lily's recital", start: 'Saturday' } }],
    expect: {
      written: [{ kind: 'event', title: "Lily's recital", start: '2026-12-12T18:30', end: '2026-12-12T20:00' }],
    },
  },
  {
    id: 'en-more-moves-59',
    class: 'moves',
    said: 'half past nine is better for my blood pressure pill tonight',
    before: [{ tool: 'reminder_add', arguments: { title: 'Blood pressure pill', at: '2026-11-22T20:30' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: 'blood pressure pill', at: 'half past nine' } }],
    expect: { written: [{ kind: 'reminder', title: 'Blood pressure pill', at: '2026-11-22T21:30' }] },
  },
  {
    id: 'en-more-moves-60',
    class: 'moves',
    said: "I won't get the handbook revisions done that Friday. Make it the following Wednesday.",
    before: [{ tool: 'todo_add', arguments: { title: 'Handbook revisions', due: '2026-12-04' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'handbook revisions', due: 'the following Wednesday' } }],
    expect: { written: [{ kind: 'todo', title: 'Handbook revisions', due: '2026-12-09' }] },
  },
  {
    id: 'en-more-moves-61',
    class: 'moves',
    said: 'Starting with the one on Dec 8, new hire check-in is at 2:30 instead of 2',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'New hire check-in',
          start: '2026-11-24T14:00',
          end: '2026-11-24T14:30',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: 'new hire check-in', scope: 'this_and_future', occurrence: 'Dec 8', start: '2:30' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'New hire check-in',
          repeats: ['2026-11-24T14:00', '2026-12-01T14:00', '2026-12-08T14:30', '2026-12-15T14:30', '2026-12-22T14:30'],
        },
      ],
    },
  },
  {
    id: 'en-more-moves-62',
    class: 'moves',
    said: 'Let album design go until quarter to five',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Album design', start: '2026-11-30T15:00', end: '2026-11-30T16:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'album design', end: 'until quarter to five' } }],
    expect: { written: [{ kind: 'event', title: 'Album design', start: '2026-11-30T15:00', end: '2026-11-30T16:45' }] },
  },
  {
    id: 'en-more-moves-63',
    class: 'moves',
    said: "Everything I have Tuesday morning can slide by 15 minutes, I'm always stuck behind the school bus",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Phone screen Jackie', start: '2026-11-24T09:00', end: '2026-11-24T09:30' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Panel debrief', start: '2026-11-24T10:30', end: '2026-11-24T11:30' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Benefits broker', start: '2026-11-24T14:00', end: '2026-11-24T15:00' },
      },
    ],
    calls: [{ tool: 'reschedule', arguments: { start: 'Tuesday morning', shift_minutes: 15 } }],
    expect: {
      written: [
        { kind: 'event', title: 'Phone screen Jackie', start: '2026-11-24T09:15', end: '2026-11-24T09:45' },
        { kind: 'event', title: 'Panel debrief', start: '2026-11-24T10:45', end: '2026-11-24T11:45' },
      ],
    },
  },
  {
    id: 'en-more-moves-64',
    class: 'moves',
    said: 'not now. bug me about calling Doris at 9:15 tonight',
    before: [{ tool: 'reminder_add', arguments: { title: 'Call Doris', at: '2026-11-22T18:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: 'Doris', action: 'snooze', snooze_until: '9:15 tonight' } }],
    expect: { written: [{ kind: 'reminder', title: 'Call Doris', at: '2026-11-22T21:15' }] },
  },
  {
    id: 'en-more-moves-65',
    class: 'moves',
    said: 'The Okafors asked for two days later, same time',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Okafor consult', start: '2026-12-01T11:00', end: '2026-12-01T11:45' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Okafor', start: 'two days later, same time' } }],
    expect: {
      written: [{ kind: 'event', title: 'Okafor consult', start: '2026-12-03T11:00', end: '2026-12-03T11:45' }],
    },
  },
  {
    id: 'en-more-moves-66',
    class: 'moves',
    said: 'I-9 audit: ten more days please',
    before: [{ tool: 'todo_add', arguments: { title: 'I-9 audit', due: '2026-11-30' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'I-9 audit', due: 'ten more days' } }],
    expect: { written: [{ kind: 'todo', title: 'I-9 audit', due: '2026-12-10' }] },
  },
  {
    id: 'en-more-moves-67',
    class: 'moves',
    said: "School have brought parents' evening forward by half an hour",
    zone: 'Europe/London',
    now: '2026-11-22T12:00:00+00:00',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: "Parents' evening", start: '2026-11-25T18:00', end: '2026-11-25T19:00' },
      },
    ],
    calls: [
      { tool: 'schedule_update', arguments: { match: "parents' evening", start: 'brought forward by half an hour' } },
    ],
    expect: {
      written: [{ kind: 'event', title: "Parents' evening", start: '2026-11-25T17:30', end: '2026-11-25T18:30' }],
    },
  },
  {
    id: 'en-more-moves-68',
    class: 'moves',
    said: 'The Alvarez deposition prep will have to start 45 minutes later, court is running behind.',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Deposition prep with Ms. Alvarez',
          start: '2026-11-24T13:00:00',
          end: '2026-11-24T14:30:00',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Alvarez', start: '45 minutes later' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['Alvarez'] }, start: '2026-11-24T13:45', end: '2026-11-24T15:15' }],
    },
  },
  {
    id: 'en-more-moves-69',
    class: 'moves',
    said: "My supervision's been brought forward by 40 minutes",
    zone: 'Europe/London',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Supervision with Dr Farrow', start: '2026-11-26T11:00:00', end: '2026-11-26T12:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Supervision', start: 'brought forward by 40 minutes' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['Supervision'] }, start: '2026-11-26T10:20', end: '2026-11-26T11:20' }],
    },
  },
  {
    id: 'en-more-moves-70',
    class: 'moves',
    said: 'Give the custody evaluation call another twenty minutes',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Custody evaluation call', start: '2026-12-01T09:00:00', end: '2026-12-01T09:40:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Custody evaluation', end: 'another twenty minutes' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['Custody'] }, start: '2026-12-01T09:00', end: '2026-12-01T10:00' }],
    },
  },
  {
    id: 'en-more-moves-71',
    class: 'moves',
    said: 'Got an extension on the discovery responses, two business days later',
    before: [{ tool: 'todo_add', arguments: { title: 'Discovery responses', due: '2026-12-03' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'Discovery responses', due: 'two business days later' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['Discovery responses'] }, due: '2026-12-07' }] },
  },
  {
    id: 'en-more-moves-72',
    class: 'moves',
    said: 'bath time reminder at 7:30 instead',
    before: [{ tool: 'reminder_add', arguments: { title: 'Bath time for the twins', at: '2026-11-25T19:00:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: 'Bath time', at: '7:30' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['Bath time'] }, at: '2026-11-25T19:30' }] },
  },
  {
    id: 'en-more-moves-73',
    class: 'moves',
    said: 'Can we do the escrow walkthrough that Friday, same time?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Escrow walkthrough', start: '2026-12-08T10:00:00', end: '2026-12-08T11:15:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Escrow walkthrough', start: 'Friday, same time' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['Escrow'] }, start: '2026-12-11T10:00', end: '2026-12-11T11:15' }],
    },
  },
  {
    id: 'en-more-moves-74',
    class: 'moves',
    said: "Wednesday's swim class starts half an hour earlier, just this once",
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Swim class',
          start: '2026-11-25T16:00:00',
          end: '2026-11-25T16:45:00',
          repeat: 'FREQ=WEEKLY;BYDAY=WE',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: 'Swim class', scope: 'this', occurrence: 'Wednesday', start: 'half an hour earlier' },
      },
    ],
    expect: {
      written: [{ kind: 'event', title: { has: ['Swim class'] }, start: '2026-11-25T15:30', end: '2026-11-25T16:15' }],
      gone: [{ title: 'Swim class', occurrence: '2026-11-25T16:00' }],
    },
  },
  {
    id: 'en-more-moves-75',
    class: 'moves',
    said: 'Office hours will run until quarter past five',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Office hours', start: '2026-12-02T15:30:00', end: '2026-12-02T16:30:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Office hours', end: 'until quarter past five' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Office hours'] }, start: '2026-12-02T15:30', end: '2026-12-02T17:15' },
      ],
    },
  },
  {
    id: 'en-more-moves-76',
    class: 'moves',
    said: 'My advisor is away, so the chapter meeting slides to the following week',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Chapter meeting', start: '2026-12-10T14:00:00', end: '2026-12-10T15:30:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Chapter meeting', start: 'the following week' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Chapter meeting'] }, start: '2026-12-17T14:00', end: '2026-12-17T15:30' },
      ],
    },
  },
  {
    id: 'en-more-moves-77',
    class: 'moves',
    said: 'The grandparents are staying two days longer than planned',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Grandparents visiting', start: '2026-12-18', end: '2026-12-21', all_day: true },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Grandparents', end: 'two days longer' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Grandparents'] }, start: '2026-12-18', end: '2026-12-23', allDay: true },
      ],
    },
  },
  {
    id: 'en-more-moves-78',
    class: 'moves',
    said: 'not now, bug me about the bottles again at 8 tonight',
    before: [{ tool: 'reminder_add', arguments: { title: 'Sterilize the bottles', at: '2026-11-22T18:00:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: 'bottles', action: 'snooze', snooze_until: '8 tonight' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['bottles'] }, at: '2026-11-22T20:00' }] },
  },
  {
    id: 'en-more-moves-79',
    class: 'moves',
    said: 'Settlement conference got switched to 1 to 3pm, day stays the same',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Settlement conference, Ruiz v. Dane',
          start: '2026-12-03T10:00:00',
          end: '2026-12-03T11:00:00',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Settlement conference', start: '1 to 3pm' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Settlement conference'] },
          start: '2026-12-03T13:00',
          end: '2026-12-03T15:00',
        },
      ],
    },
  },
  {
    id: 'en-more-moves-80',
    class: 'moves',
    said: "Lease renewal isn't due till a month later after all",
    before: [{ tool: 'todo_add', arguments: { title: 'Lease renewal paperwork', due: '2026-12-31' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'Lease renewal', due: 'a month later' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['Lease renewal'] }, due: '2027-01-31' }] },
  },
  {
    id: 'en-more-moves-81',
    class: 'moves',
    said: "Push the pipeline review back by 45 minutes, I'm stuck in Newark.",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Pipeline review', start: '2026-11-24T14:00', end: '2026-11-24T15:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'pipeline review', start: 'push back by 45 minutes' } }],
    expect: {
      written: [{ kind: 'event', title: 'Pipeline review', start: '2026-11-24T14:45', end: '2026-11-24T15:45' }],
    },
  },
  {
    id: 'en-more-moves-82',
    class: 'moves',
    said: 'Give the Hartwell demo another 20 minutes.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Hartwell demo', start: '2026-11-24T13:00', end: '2026-11-24T14:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Hartwell demo', end: 'another 20 minutes' } }],
    expect: {
      written: [{ kind: 'event', title: 'Hartwell demo', start: '2026-11-24T13:00', end: '2026-11-24T14:20' }],
    },
  },
  {
    id: 'en-more-moves-83',
    class: 'moves',
    said: "Can you bring the kids' dentist forward an hour and a half?",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Dentist with the kids', start: '2026-11-25T15:30', end: '2026-11-25T16:30' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'dentist', start: 'bring forward an hour and a half' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['dentist'] }, start: '2026-11-25T14:00', end: '2026-11-25T15:00' }],
    },
  },
  {
    id: 'en-more-moves-84',
    class: 'moves',
    said: "Parents' night has moved to the Thursday, same time.",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: "Parents' night", start: '2026-12-08T18:00', end: '2026-12-08T19:30' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: "Parents' night", start: 'the Thursday, same time' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['night'] }, start: '2026-12-10T18:00', end: '2026-12-10T19:30' }],
    },
  },
  {
    id: 'en-more-moves-85',
    class: 'moves',
    said: 'I need three more days for the midterm grading.',
    before: [{ tool: 'todo_add', arguments: { title: 'Midterm grading', due: '2026-12-04' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'midterm grading', due: 'three more days' } }],
    expect: { written: [{ kind: 'todo', title: 'Midterm grading', due: '2026-12-07' }] },
  },
  {
    id: 'en-more-moves-86',
    class: 'moves',
    said: 'That field trip form reminder, make it 8 in the evening instead.',
    before: [{ tool: 'reminder_add', arguments: { title: 'Sign the field trip form', at: '2026-11-23T07:30' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: 'field trip form', at: '8 in the evening' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['field trip form'] }, at: '2026-11-23T20:00' }] },
  },
  {
    id: 'en-more-moves-87',
    class: 'moves',
    said: 'Snooze the prescription one until tomorrow at noon.',
    before: [{ tool: 'reminder_add', arguments: { title: 'Pick up prescription', at: '2026-11-22T10:00' } }],
    calls: [
      {
        tool: 'reminder_update',
        arguments: { match: 'prescription', action: 'snooze', snooze_until: 'tomorrow at noon' },
      },
    ],
    expect: { written: [{ kind: 'reminder', title: { has: ['prescription'] }, at: '2026-11-23T12:00' }] },
  },
  {
    id: 'en-more-moves-88',
    class: 'moves',
    said: 'Shift the causal inference seminar to the following week, same slot.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Causal inference seminar', start: '2026-12-03T10:00', end: '2026-12-03T12:00' },
      },
    ],
    calls: [
      { tool: 'schedule_update', arguments: { match: 'causal inference', start: 'the following week, same slot' } },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['causal inference'] }, start: '2026-12-10T10:00', end: '2026-12-10T12:00' },
      ],
    },
  },
  {
    id: 'en-more-moves-89',
    class: 'moves',
    said: "I'll wrap up office hours at quarter past four on the 30th.",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Office hours', start: '2026-11-30T14:00', end: '2026-11-30T16:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'office hours', end: 'quarter past four' } }],
    expect: { written: [{ kind: 'event', title: 'Office hours', start: '2026-11-30T14:00', end: '2026-11-30T16:15' }] },
  },
  {
    id: 'en-more-moves-90',
    class: 'moves',
    said: 'Start the faculty meeting half an hour earlier, but we still finish at 5.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Faculty meeting', start: '2026-12-02T16:00', end: '2026-12-02T17:00' },
      },
    ],
    calls: [
      { tool: 'schedule_update', arguments: { match: 'faculty meeting', start: 'half an hour earlier', end: '5' } },
    ],
    expect: {
      written: [{ kind: 'event', title: 'Faculty meeting', start: '2026-12-02T15:30', end: '2026-12-02T17:00' }],
    },
  },
  {
    id: 'en-more-moves-91',
    class: 'moves',
    said: 'Trim fifteen minutes off the board lunch.',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Board lunch', start: '2026-12-01T12:00', end: '2026-12-01T13:30' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'board lunch', end: 'trim fifteen minutes off' } }],
    expect: { written: [{ kind: 'event', title: 'Board lunch', start: '2026-12-01T12:00', end: '2026-12-01T13:15' }] },
  },
  {
    id: 'en-more-moves-92',
    class: 'moves',
    said: 'Half my team is out, move the QBR to the week after next.',
    before: [{ tool: 'schedule_add', arguments: { title: 'QBR', start: '2026-11-24T15:00', end: '2026-11-24T16:30' } }],
    calls: [{ tool: 'schedule_update', arguments: { match: 'QBR', start: 'the week after next' } }],
    expect: { written: [{ kind: 'event', title: 'QBR', start: '2026-12-08T15:00', end: '2026-12-08T16:30' }] },
  },
  {
    id: 'en-more-moves-93',
    class: 'moves',
    said: 'My Friday night shift runs until 8 in the morning now, not 7.',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Night shift', start: '2026-11-27T19:00', end: '2026-11-28T07:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'night shift', end: '8 in the morning' } }],
    expect: { written: [{ kind: 'event', title: 'Night shift', start: '2026-11-27T19:00', end: '2026-11-28T08:00' }] },
  },
  {
    id: 'en-more-moves-94',
    class: 'moves',
    said: 'Swim pickup is going to be twenty minutes earlier on Tuesday',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Swim pickup', start: '2026-11-24T17:30', end: '2026-11-24T18:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'swim pickup', start: 'twenty minutes earlier' } }],
    expect: { written: [{ kind: 'event', title: 'Swim pickup', start: '2026-11-24T17:10', end: '2026-11-24T17:40' }] },
  },
  {
    id: 'en-more-moves-95',
    class: 'moves',
    said: 'give the sprint demo another quarter of an hour',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Sprint demo', start: '2026-11-25T15:00', end: '2026-11-25T15:45' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'sprint demo', end: 'another quarter of an hour' } }],
    expect: { written: [{ kind: 'event', title: 'Sprint demo', start: '2026-11-25T15:00', end: '2026-11-25T16:00' }] },
  },
  {
    id: 'en-more-moves-96',
    class: 'moves',
    said: 'The payroll filing can wait until the Monday after.',
    before: [{ tool: 'todo_add', arguments: { title: 'Payroll filing', due: '2026-12-04' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'payroll filing', due: 'the Monday after' } }],
    expect: { written: [{ kind: 'todo', title: 'Payroll filing', due: '2026-12-07' }] },
  },
  {
    id: 'en-more-moves-97',
    class: 'moves',
    said: 'push the rent reminder out by two days, same time',
    before: [{ tool: 'reminder_add', arguments: { title: 'Check that rent came in', at: '2026-12-01T09:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: 'rent', at: 'two days later, same time' } }],
    expect: { written: [{ kind: 'reminder', title: 'Check that rent came in', at: '2026-12-03T09:00' }] },
  },
  {
    id: 'en-more-moves-98',
    class: 'moves',
    said: 'Not now. Nag me about the inhaler again in an hour and a half.',
    before: [{ tool: 'reminder_add', arguments: { title: 'Refill the inhaler', at: '2026-11-22T06:55' } }],
    calls: [
      {
        tool: 'reminder_update',
        arguments: { match: 'inhaler', action: 'snooze', snooze_until: 'in an hour and a half' },
      },
    ],
    expect: { written: [{ kind: 'reminder', title: 'Refill the inhaler', at: '2026-11-22T08:30' }] },
  },
  {
    id: 'en-more-moves-99',
    class: 'moves',
    said: 'Turns out my committee can only do the Friday of that week, same hour as planned',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Committee meeting', start: '2026-12-08T10:00', end: '2026-12-08T11:30' },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: 'committee meeting', start: 'the Friday of that week, same hour' },
      },
    ],
    expect: {
      written: [{ kind: 'event', title: 'Committee meeting', start: '2026-12-11T10:00', end: '2026-12-11T11:30' }],
    },
  },
  {
    id: 'en-more-moves-100',
    class: 'moves',
    said: 'Boiler inspection got put off by ten days.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Boiler inspection', start: '2026-11-25T13:00', end: '2026-11-25T14:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'boiler inspection', start: 'put off by ten days' } }],
    expect: {
      written: [{ kind: 'event', title: 'Boiler inspection', start: '2026-12-05T13:00', end: '2026-12-05T14:00' }],
    },
  },
  {
    id: 'en-more-moves-101',
    class: 'moves',
    said: 'we need to wrap up the parish council 30 minutes sooner',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Parish council', start: '2026-12-02T18:00', end: '2026-12-02T20:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'parish council', end: '30 minutes sooner' } }],
    expect: {
      written: [{ kind: 'event', title: 'Parish council', start: '2026-12-02T18:00', end: '2026-12-02T19:30' }],
    },
  },
  {
    id: 'en-more-moves-102',
    class: 'moves',
    said: 'client intake is now 1:15 to 2:45',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Client intake', start: '2026-11-23T13:00', end: '2026-11-23T14:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'client intake', start: '1:15', end: '2:45' } }],
    expect: {
      written: [{ kind: 'event', title: 'Client intake', start: '2026-11-23T13:15', end: '2026-11-23T14:45' }],
    },
  },
  {
    id: 'en-more-moves-103',
    class: 'moves',
    said: 'I have until the end of that month for the ethics form after all',
    before: [{ tool: 'todo_add', arguments: { title: 'Ethics form', due: '2026-12-10' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'ethics form', due: 'the end of that month' } }],
    expect: { written: [{ kind: 'todo', title: 'Ethics form', due: '2026-12-31' }] },
  },
  {
    id: 'en-more-moves-104',
    class: 'moves',
    said: 'From December 10 on, U12 practice starts a quarter of an hour later',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'U12 practice',
          start: '2026-12-03T17:00',
          end: '2026-12-03T18:15',
          repeat: 'FREQ=WEEKLY;BYDAY=TH',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: {
          match: 'U12 practice',
          scope: 'this_and_future',
          occurrence: 'December 10',
          start: 'a quarter of an hour later',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'U12 practice',
          repeats: ['2026-12-10T17:15', '2026-12-17T17:15', '2026-12-24T17:15'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'en-more-moves-105',
    class: 'moves',
    said: 'Health inspector is stuck in traffic, push the kitchen inspection back 45 minutes',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Kitchen inspection', start: '2026-11-24T10:00', end: '2026-11-24T11:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'kitchen inspection', start: 'back 45 minutes' } }],
    expect: {
      written: [{ kind: 'event', title: 'Kitchen inspection', start: '2026-11-24T10:45', end: '2026-11-24T11:45' }],
    },
  },
  {
    id: 'en-more-moves-106',
    class: 'moves',
    said: 'The Okafors talk a lot, make their menu tasting half an hour longer',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Okafor menu tasting', start: '2026-12-05T14:00', end: '2026-12-05T15:30' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'menu tasting', end: 'half an hour longer' } }],
    expect: {
      written: [{ kind: 'event', title: 'Okafor menu tasting', start: '2026-12-05T14:00', end: '2026-12-05T16:00' }],
    },
  },
  {
    id: 'en-more-moves-107',
    class: 'moves',
    said: 'ring me about the Reno driver 20 minutes sooner than planned',
    before: [{ tool: 'reminder_add', arguments: { title: 'Call the Reno driver', at: '2026-11-23T15:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: 'Reno driver', at: '20 minutes sooner' } }],
    expect: { written: [{ kind: 'reminder', title: 'Call the Reno driver', at: '2026-11-23T14:40' }] },
  },
  {
    id: 'en-more-moves-108',
    class: 'moves',
    said: 'Boutonnieres can wait until the Friday',
    before: [{ tool: 'todo_add', arguments: { title: 'Order boutonnieres', due: '2026-12-03' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'boutonnieres', due: 'Friday' } }],
    expect: { written: [{ kind: 'todo', title: 'Order boutonnieres', due: '2026-12-04' }] },
  },
  {
    id: 'en-more-moves-109',
    class: 'moves',
    said: "Choir's going to be on Tuesday of that week instead, same hour",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Choir rehearsal', start: '2026-12-03T19:00', end: '2026-12-03T20:30' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Choir', start: 'Tuesday of that week, same hour' } }],
    expect: {
      written: [{ kind: 'event', title: 'Choir rehearsal', start: '2026-12-01T19:00', end: '2026-12-01T20:30' }],
    },
  },
  {
    id: 'en-more-moves-110',
    class: 'moves',
    said: "Dr. Levin wants Biscuit's surgery at 8 now",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: "Biscuit's surgery", start: '2026-11-25T09:30', end: '2026-11-25T11:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Biscuit', start: 'at 8' } }],
    expect: {
      written: [{ kind: 'event', title: "Biscuit's surgery", start: '2026-11-25T08:00', end: '2026-11-25T09:30' }],
    },
  },
  {
    id: 'en-more-moves-111',
    class: 'moves',
    said: 'hands full with the baby, snooze the vitamin drops for a quarter of an hour',
    before: [{ tool: 'reminder_add', arguments: { title: 'Vitamin drops', at: '2026-11-22T06:58' } }],
    calls: [
      {
        tool: 'reminder_update',
        arguments: { match: 'vitamin drops', action: 'snooze', snooze_until: 'in a quarter of an hour' },
      },
    ],
    expect: { written: [{ kind: 'reminder', title: 'Vitamin drops', at: '2026-11-22T07:15' }] },
  },
  {
    id: 'en-more-moves-112',
    class: 'moves',
    said: 'We need to wrap up the parent meeting fifteen minutes early',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Parent meeting', start: '2026-11-23T18:00', end: '2026-11-23T19:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'parent meeting', end: 'fifteen minutes earlier' } }],
    expect: {
      written: [{ kind: 'event', title: 'Parent meeting', start: '2026-11-23T18:00', end: '2026-11-23T18:45' }],
    },
  },
  {
    id: 'en-more-moves-113',
    class: 'moves',
    said: 'Take the barn walkthrough to the following week, same day and time',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Barn walkthrough', start: '2026-12-02T11:00', end: '2026-12-02T12:30' },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: 'barn walkthrough', start: 'the following week, same day and time' },
      },
    ],
    expect: {
      written: [{ kind: 'event', title: 'Barn walkthrough', start: '2026-12-09T11:00', end: '2026-12-09T12:30' }],
    },
  },
  {
    id: 'en-more-moves-114',
    class: 'moves',
    said: 'The dean gave us two more days for the final grades',
    before: [{ tool: 'todo_add', arguments: { title: 'Submit final grades', due: '2026-12-11T17:00' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'final grades', due: 'two days later' } }],
    expect: { written: [{ kind: 'todo', title: 'Submit final grades', due: '2026-12-13T17:00' }] },
  },
  {
    id: 'en-more-moves-115',
    class: 'moves',
    said: 'Opposing counsel is running late, push the deposition prep back 45 minutes.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Deposition prep', start: '2026-11-24T14:00', end: '2026-11-24T15:30' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'deposition prep', start: '45 minutes later' } }],
    expect: {
      written: [{ kind: 'event', title: 'Deposition prep', start: '2026-11-24T14:45', end: '2026-11-24T16:15' }],
    },
  },
  {
    id: 'en-more-moves-116',
    class: 'moves',
    said: 'Film session needs to run until 7:45 now',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Film session', start: '2026-11-25T18:00', end: '2026-11-25T19:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'film session', end: '7:45' } }],
    expect: { written: [{ kind: 'event', title: 'Film session', start: '2026-11-25T18:00', end: '2026-11-25T19:45' }] },
  },
  {
    id: 'en-more-moves-117',
    class: 'moves',
    said: 'That peony order nudge should come a day sooner',
    before: [{ tool: 'reminder_add', arguments: { title: 'Order peonies', at: '2026-11-25T08:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: 'peonies', at: 'a day sooner' } }],
    expect: { written: [{ kind: 'reminder', title: 'Order peonies', at: '2026-11-24T08:00' }] },
  },
  {
    id: 'en-more-moves-118',
    class: 'moves',
    said: 'Give me two more days on the checkout wireframes',
    before: [{ tool: 'todo_add', arguments: { title: 'Checkout wireframes', due: '2026-12-03' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'checkout wireframes', due: 'two days later' } }],
    expect: { written: [{ kind: 'todo', title: 'Checkout wireframes', due: '2026-12-05' }] },
  },
  {
    id: 'en-more-moves-119',
    class: 'moves',
    said: "Helen can't do Friday. Same time on Saturday for bridge.",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: "Bridge at Helen's", start: '2026-12-04T13:00', end: '2026-12-04T16:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'bridge', start: 'same time on Saturday' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['Bridge'] }, start: '2026-12-05T13:00', end: '2026-12-05T16:00' }],
    },
  },
  {
    id: 'en-more-moves-120',
    class: 'moves',
    said: 'Start the inventory count an hour and a half earlier please',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Inventory count', start: '2026-12-10T10:30', end: '2026-12-10T12:30' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'inventory count', start: 'an hour and a half earlier' } }],
    expect: {
      written: [{ kind: 'event', title: 'Inventory count', start: '2026-12-10T09:00', end: '2026-12-10T11:00' }],
    },
  },
  {
    id: 'en-more-moves-121',
    class: 'moves',
    said: 'The publisher asks for the following week instead, same day and time.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Call with Suhrkamp', start: '2026-12-08T10:00', end: '2026-12-08T10:30' },
      },
    ],
    calls: [
      { tool: 'schedule_update', arguments: { match: 'Suhrkamp', start: 'the following week, same day and time' } },
    ],
    expect: {
      written: [{ kind: 'event', title: 'Call with Suhrkamp', start: '2026-12-15T10:00', end: '2026-12-15T10:30' }],
    },
  },
  {
    id: 'en-more-moves-122',
    class: 'moves',
    said: 'Add half an hour to the bus inspection',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Bus inspection', start: '2026-11-30T15:30', end: '2026-11-30T16:30' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'bus inspection', end: 'half an hour longer' } }],
    expect: {
      written: [{ kind: 'event', title: 'Bus inspection', start: '2026-11-30T15:30', end: '2026-11-30T17:00' }],
    },
  },
  {
    id: 'en-more-moves-123',
    class: 'moves',
    said: 'Not now. Bug me about the insurance call tomorrow at half past ten.',
    before: [{ tool: 'reminder_add', arguments: { title: 'Call insurance', at: '2026-11-22T09:15' } }],
    calls: [
      {
        tool: 'reminder_update',
        arguments: { match: 'insurance', action: 'snooze', snooze_until: 'tomorrow at half past ten' },
      },
    ],
    expect: { written: [{ kind: 'reminder', title: 'Call insurance', at: '2026-11-23T10:30' }] },
  },
  {
    id: 'en-more-moves-124',
    class: 'moves',
    said: 'From December 14 on, the Monday huddle starts 30 minutes later.',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Pharmacy huddle',
          start: '2026-11-23T09:00',
          end: '2026-11-23T09:30',
          repeat: 'FREQ=WEEKLY;BYDAY=MO',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: 'huddle', scope: 'this_and_future', occurrence: 'December 14', start: '30 minutes later' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Pharmacy huddle',
          repeats: ['2026-12-14T09:30', '2026-12-21T09:30', '2026-12-28T09:30', '2027-01-04T09:30'],
        },
      ],
    },
  },
  {
    id: 'en-more-moves-125',
    class: 'moves',
    said: 'Pull the budget review an hour and a half earlier',
    before: [{ tool: 'schedule_add', arguments: { title: 'Budget review', start: '2026-12-08T14:00:00' } }],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Budget review', start: 'an hour and a half earlier' } }],
    expect: {
      written: [{ kind: 'event', title: 'Budget review', start: '2026-12-08T12:30', end: '2026-12-08T13:30' }],
    },
  },
  {
    id: 'en-more-moves-126',
    class: 'moves',
    said: 'The core class should run 15 minutes over',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Core class', start: '2026-12-04T18:00:00', duration_minutes: 45 } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Core class', end: '15 minutes later' } }],
    expect: { written: [{ kind: 'event', title: 'Core class', start: '2026-12-04T18:00', end: '2026-12-04T19:00' }] },
  },
  {
    id: 'en-more-moves-127',
    class: 'moves',
    said: 'Ordering the hymnals can wait till the following Monday',
    before: [{ tool: 'todo_add', arguments: { title: 'Order hymnals', due: '2026-12-10' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'Order hymnals', due: 'the following Monday' } }],
    expect: { written: [{ kind: 'todo', title: 'Order hymnals', due: '2026-12-14' }] },
  },
  {
    id: 'en-more-moves-128',
    class: 'moves',
    said: 'Florist reminder: same time, Thursday instead',
    before: [{ tool: 'reminder_add', arguments: { title: 'Call the florist', at: '2026-12-01T09:20:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: 'Call the florist', at: 'same time Thursday' } }],
    expect: { written: [{ kind: 'reminder', title: 'Call the florist', at: '2026-12-03T09:20' }] },
  },
  {
    id: 'en-more-moves-129',
    class: 'moves',
    said: 'For the mammogram I want to be reminded two hours ahead.',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Mammogram', start: '2026-12-08T11:20', end: '2026-12-08T12:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'mammogram', remind_minutes: 'two hours ahead' } }],
    expect: {
      written: [{ kind: 'event', title: 'Mammogram', start: '2026-12-08T11:20', reminds: ['2026-12-08T09:20'] }],
    },
  },
  {
    id: 'en-more-moves-130',
    class: 'moves',
    said: 'the pharmacy reminder: make it 6:30 instead',
    before: [{ tool: 'reminder_add', arguments: { title: 'Call the pharmacy', at: '2026-11-24T17:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: 'pharmacy', at: '6:30' } }],
    expect: { written: [{ kind: 'reminder', title: 'Call the pharmacy', at: '2026-11-24T18:30' }] },
  },
  {
    id: 'en-more-moves-131',
    class: 'moves',
    said: "Sump pump check? I'm away on Tuesday, do Thursday.",
    before: [{ tool: 'reminder_add', arguments: { title: 'Check the sump pump', at: '2026-12-01T08:15' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: 'sump pump', at: 'Thursday' } }],
    expect: { written: [{ kind: 'reminder', title: 'Check the sump pump', at: '2026-12-03T08:15' }] },
  },
  {
    id: 'en-more-moves-132',
    class: 'moves',
    said: 'Trophies can wait a week, push that one back.',
    before: [
      { tool: 'todo_add', arguments: { title: 'Order trophies', due: '2026-12-04' } },
      { tool: 'todo_add', arguments: { title: 'Book the bus', due: '2026-12-04' } },
    ],
    calls: [{ tool: 'todo_update', arguments: { match: 'trophies', due: 'a week later' } }],
    expect: { written: [{ kind: 'todo', title: 'Order trophies', due: '2026-12-11' }] },
  },
  {
    id: 'en-more-moves-133',
    class: 'moves',
    said: 'make the syllabus draft due that Friday',
    before: [{ tool: 'todo_add', arguments: { title: 'Draft syllabus', due: '2026-12-09' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'syllabus', due: 'that Friday' } }],
    expect: { written: [{ kind: 'todo', title: 'Draft syllabus', due: '2026-12-11' }] },
  },
  {
    id: 'en-more-moves-134',
    class: 'moves',
    said: 'can we push the strategy sync back forty minutes',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Strategy sync', start: '2026-11-24T14:00', end: '2026-11-24T15:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'strategy sync', start: 'push back forty minutes' } }],
    expect: {
      written: [{ kind: 'event', title: 'Strategy sync', start: '2026-11-24T14:40', end: '2026-11-24T15:40' }],
    },
  },
  {
    id: 'en-more-moves-135',
    class: 'moves',
    said: "Piano: teacher asked for the day before, same time. That's fine with us.",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Piano lesson', start: '2026-12-02T16:00', end: '2026-12-02T16:45' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'piano', start: 'the day before, same time' } }],
    expect: { written: [{ kind: 'event', title: 'Piano lesson', start: '2026-12-01T16:00', end: '2026-12-01T16:45' }] },
  },
  {
    id: 'en-more-moves-136',
    class: 'moves',
    said: 'site visit to Thursday at 10 pls',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Site visit', start: '2026-12-08T13:00', end: '2026-12-08T15:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'site visit', start: 'Thursday at 10' } }],
    expect: { written: [{ kind: 'event', title: 'Site visit', start: '2026-12-10T10:00', end: '2026-12-10T12:00' }] },
  },
  {
    id: 'en-more-moves-137',
    class: 'moves',
    said: "They can't do the afternoon for physio any more, they offer 8 in the morning, take it",
    before: [
      { tool: 'schedule_add', arguments: { title: 'Physio', start: '2026-11-30T17:00', end: '2026-11-30T17:50' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'physio', start: '8 in the morning' } }],
    expect: { written: [{ kind: 'event', title: 'Physio', start: '2026-11-30T08:00', end: '2026-11-30T08:50' }] },
  },
  {
    id: 'en-more-moves-138',
    class: 'moves',
    said: 'Inventory got bumped by two days',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Inventory', start: '2026-12-07', end: '2026-12-08', all_day: true },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'inventory', start: 'two days later' } }],
    expect: { written: [{ kind: 'event', title: 'Inventory', start: '2026-12-09', allDay: true }] },
  },
  {
    id: 'en-more-moves-139',
    class: 'moves',
    said: 'Oil change: same time, one week on',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Oil change', start: '2026-12-03T09:30', end: '2026-12-03T10:30' } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Tire rotation', start: '2026-12-04T09:30', end: '2026-12-04T10:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'oil change', start: 'same time one week later' } }],
    expect: { written: [{ kind: 'event', title: 'Oil change', start: '2026-12-10T09:30', end: '2026-12-10T10:30' }] },
  },
  {
    id: 'en-more-moves-140',
    class: 'moves',
    said: 'the budget review needs an extra half hour at the end',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Budget review', start: '2026-11-25T10:00', end: '2026-11-25T11:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'budget review', end: 'half an hour longer' } }],
    expect: {
      written: [{ kind: 'event', title: 'Budget review', start: '2026-11-25T10:00', end: '2026-11-25T11:30' }],
    },
  },
  {
    id: 'en-more-moves-141',
    class: 'moves',
    said: "Keep me in the massage chair until 4:45, I'm worth it",
    before: [
      { tool: 'schedule_add', arguments: { title: 'Massage', start: '2026-11-28T15:00', end: '2026-11-28T16:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'massage', end: 'until 4:45' } }],
    expect: { written: [{ kind: 'event', title: 'Massage', start: '2026-11-28T15:00', end: '2026-11-28T16:45' }] },
  },
  {
    id: 'en-more-moves-142',
    class: 'moves',
    said: 'workshop is running an hour and a quarter longer than we said',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Welding workshop', start: '2026-12-02T09:00', end: '2026-12-02T12:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'workshop', end: 'an hour and a quarter longer' } }],
    expect: {
      written: [{ kind: 'event', title: 'Welding workshop', start: '2026-12-02T09:00', end: '2026-12-02T13:15' }],
    },
  },
  {
    id: 'en-more-moves-143',
    class: 'moves',
    said: 'skip pilates this Wednesday, keep the others',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Pilates',
          start: '2026-11-25T18:00',
          end: '2026-11-25T19:00',
          repeat: 'FREQ=WEEKLY;BYDAY=WE',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: 'pilates', scope: 'this', occurrence: 'this Wednesday' } }],
    expect: { written: [], gone: [{ title: 'Pilates', occurrence: '2026-11-25T18:00' }] },
  },
  {
    id: 'en-more-moves-144',
    class: 'moves',
    said: 'My Wednesday lunch fell through, take it off',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Lunch with Jo', start: '2026-11-24T12:00', end: '2026-11-24T13:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Lunch with Hal', start: '2026-11-25T12:00', end: '2026-11-25T13:00' },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: 'lunch', start: 'Wednesday' } }],
    expect: { written: [], gone: [{ title: 'Lunch with Hal' }] },
  },
  {
    id: 'en-more-moves-145',
    class: 'moves',
    said: 'push my call an hour',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Call with Ana', start: '2026-11-24T10:00', end: '2026-11-24T10:30' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Call with Ben', start: '2026-11-25T15:00', end: '2026-11-25T15:30' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'call', start: 'an hour later' } }],
    expect: { asks: ['Call with Ana', 'Call with Ben'] },
  },
  {
    id: 'en-more-moves-146',
    class: 'moves',
    said: 'Site visit is running late, push it back forty minutes',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Site visit', start: '2026-11-25T13:00', end: '2026-11-25T15:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Site visit', start: 'push it back forty minutes' } }],
    expect: { written: [{ kind: 'event', title: 'Site visit', start: '2026-11-25T13:40', end: '2026-11-25T15:40' }] },
  },
  {
    id: 'en-more-moves-147',
    class: 'moves',
    said: 'Can we give the budget review another quarter of an hour?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Budget review', start: '2026-11-24T10:00', end: '2026-11-24T11:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'budget review', end: 'another quarter of an hour' } }],
    expect: {
      written: [{ kind: 'event', title: 'Budget review', start: '2026-11-24T10:00', end: '2026-11-24T11:15' }],
    },
  },
  {
    id: 'en-more-moves-148',
    class: 'moves',
    said: 'Give me another week on the passport form',
    before: [{ tool: 'todo_add', arguments: { title: 'Fill in the passport form', due: '2026-11-30' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'passport form', due: 'another week' } }],
    expect: { written: [{ kind: 'todo', title: 'Fill in the passport form', due: '2026-12-07' }] },
  },
  {
    id: 'en-more-moves-149',
    class: 'moves',
    said: 'bread reminder, half an hour earlier please',
    before: [{ tool: 'reminder_add', arguments: { title: 'Take the bread out', at: '2026-11-22T18:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: 'bread', at: 'half an hour earlier' } }],
    expect: { written: [{ kind: 'reminder', title: 'Take the bread out', at: '2026-11-22T17:30' }] },
  },
  {
    id: 'en-more-moves-150',
    class: 'moves',
    said: "Scrap Tuesday's call with Ivan",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Call with Ivan', start: '2026-11-24T11:00', end: '2026-11-24T11:30' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Lunch with Petra', start: '2026-11-24T12:00', end: '2026-11-24T13:00' },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: 'Call with Ivan', start: 'Tuesday' } }],
    expect: { written: [], gone: [{ title: 'Call with Ivan' }] },
  },
  {
    id: 'en-more-moves-151',
    class: 'moves',
    said: "Book club is at Priya's place this time, and it starts at 7:15 rather than 7",
    before: [
      { tool: 'schedule_add', arguments: { title: 'Book club', start: '2026-12-03T19:00', end: '2026-12-03T21:00' } },
    ],
    calls: [
      { tool: 'schedule_update', arguments: { match: 'Book club', start: 'at 7:15', location: "Priya's place" } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: 'Book club',
          start: '2026-12-03T19:15',
          end: '2026-12-03T21:15',
          location: "Priya's place",
        },
      ],
    },
  },
  {
    id: 'en-more-moves-152',
    class: 'moves',
    said: 'My haircut, could that be Saturday instead?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Haircut', start: '2026-12-02T10:00', end: '2026-12-02T10:45' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'haircut', start: 'Saturday instead' } }],
    expect: { written: [{ kind: 'event', title: 'Haircut', start: '2026-12-05T10:00', end: '2026-12-05T10:45' }] },
  },
  {
    id: 'en-more-moves-153',
    class: 'moves',
    said: "plumber's now coming at 2",
    before: [
      { tool: 'schedule_add', arguments: { title: 'Plumber', start: '2026-11-25T11:00', end: '2026-11-25T12:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'plumber', start: 'at 2' } }],
    expect: { written: [{ kind: 'event', title: 'Plumber', start: '2026-11-25T14:00', end: '2026-11-25T15:00' }] },
  },
  {
    id: 'en-more-moves-154',
    class: 'moves',
    said: 'The Kowalskis have a babysitter problem, so dinner with them an hour and a half earlier',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Dinner with the Kowalskis', start: '2026-11-28T20:00', end: '2026-11-28T22:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Kowalskis', start: 'an hour and a half earlier' } }],
    expect: {
      written: [
        { kind: 'event', title: 'Dinner with the Kowalskis', start: '2026-11-28T18:30', end: '2026-11-28T20:30' },
      ],
    },
  },
  {
    id: 'en-more-moves-155',
    class: 'moves',
    said: 'Looks like the workshop will go until 5:30',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Workshop', start: '2026-12-01T13:00', end: '2026-12-01T16:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'workshop', end: 'until 5:30' } }],
    expect: { written: [{ kind: 'event', title: 'Workshop', start: '2026-12-01T13:00', end: '2026-12-01T17:30' }] },
  },
  {
    id: 'en-more-moves-156',
    class: 'moves',
    said: "trim Friday's handover, ten minutes shorter is plenty",
    before: [
      { tool: 'schedule_add', arguments: { title: 'Handover', start: '2026-11-27T07:00', end: '2026-11-27T07:30' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'handover', end: 'ten minutes shorter' } }],
    expect: { written: [{ kind: 'event', title: 'Handover', start: '2026-11-27T07:00', end: '2026-11-27T07:20' }] },
  },
  {
    id: 'en-more-moves-157',
    class: 'moves',
    said: "Rain's forecast, so the yard sale goes to the following Saturday",
    before: [{ tool: 'schedule_add', arguments: { title: 'Yard sale', start: '2026-12-05', all_day: true } }],
    calls: [{ tool: 'schedule_update', arguments: { match: 'yard sale', start: 'the following Saturday' } }],
    expect: { written: [{ kind: 'event', title: 'Yard sale', allDay: true, start: '2026-12-12', end: '2026-12-13' }] },
  },
  {
    id: 'en-more-moves-158',
    class: 'moves',
    said: 'No choir on the 21st of December, the hall is booked',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Choir practice',
          start: '2026-11-23T19:00',
          end: '2026-11-23T20:30',
          repeat: 'FREQ=WEEKLY;BYDAY=MO',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: 'choir', scope: 'this', occurrence: 'the 21st of December' } }],
    expect: { written: [], gone: [{ title: 'Choir practice', occurrence: '2026-12-21T19:00' }] },
  },
  {
    id: 'en-more-moves-159',
    class: 'moves',
    said: 'The vet visit, they want us forty-five minutes earlier',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Vet visit', start: '2026-11-24T15:00', end: '2026-11-24T15:45' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Vet visit', start: 'forty-five minutes earlier' } }],
    expect: { written: [{ kind: 'event', title: 'Vet visit', start: '2026-11-24T14:15', end: '2026-11-24T15:00' }] },
  },
  {
    id: 'en-more-moves-160',
    class: 'moves',
    said: "Tell you what, let's have the coffee with Imani on Friday, same time",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Coffee with Imani', start: '2026-11-25T11:10', end: '2026-11-25T11:40' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Coffee with Imani', start: 'Friday, same time' } }],
    expect: {
      written: [{ kind: 'event', title: 'Coffee with Imani', start: '2026-11-27T11:10', end: '2026-11-27T11:40' }],
    },
  },
  {
    id: 'en-more-moves-161',
    class: 'moves',
    said: 'Steering committee always runs over. Give it another half hour',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Steering committee', start: '2026-12-02T13:00', end: '2026-12-02T14:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Steering committee', end: 'another half hour' } }],
    expect: {
      written: [{ kind: 'event', title: 'Steering committee', start: '2026-12-02T13:00', end: '2026-12-02T14:30' }],
    },
  },
  {
    id: 'en-more-moves-162',
    class: 'moves',
    said: 'prof gave us an extension on the lab report, three days later',
    before: [{ tool: 'todo_add', arguments: { title: 'Lab report', due: '2026-12-01' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'Lab report', due: 'three days later' } }],
    expect: { written: [{ kind: 'todo', title: 'Lab report', due: '2026-12-04' }] },
  },
  {
    id: 'en-more-moves-163',
    class: 'moves',
    said: 'Have the reminder about the parking permit come two and a half hours earlier',
    before: [{ tool: 'reminder_add', arguments: { title: 'Renew the parking permit', at: '2026-11-30T16:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: 'parking permit', at: 'two and a half hours earlier' } }],
    expect: { written: [{ kind: 'reminder', title: 'Renew the parking permit', at: '2026-11-30T13:30' }] },
  },
  {
    id: 'en-more-moves-164',
    class: 'moves',
    said: 'No fencing on December 8, only that once, the hall is taken',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Fencing',
          start: '2026-11-24T18:00',
          end: '2026-11-24T19:30',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: 'Fencing', scope: 'this', occurrence: 'December 8' } }],
    expect: { written: [], gone: [{ title: 'Fencing', occurrence: '2026-12-08T18:00' }] },
  },
  {
    id: 'en-more-moves-165',
    class: 'moves',
    said: "client asked for Thursday rather than Tuesday for the kitchen measurement, hour's fine as is",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Kitchen measurement', start: '2026-12-01T09:40', end: '2026-12-01T10:25' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'kitchen measurement', start: 'Thursday' } }],
    expect: {
      written: [{ kind: 'event', title: 'Kitchen measurement', start: '2026-12-03T09:40', end: '2026-12-03T10:25' }],
    },
  },
  {
    id: 'en-more-moves-166',
    class: 'moves',
    said: "Dinner with the Kowalskis will be at 7:30, babysitter can't come before",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Dinner with the Kowalskis', start: '2026-12-05T18:00', end: '2026-12-05T20:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Dinner with the Kowalskis', start: '7:30' } }],
    expect: {
      written: [
        { kind: 'event', title: 'Dinner with the Kowalskis', start: '2026-12-05T19:30', end: '2026-12-05T21:30' },
      ],
    },
  },
  {
    id: 'en-more-moves-167',
    class: 'moves',
    said: "Give me one more week for the slides, and it's about two hours of work by now",
    before: [{ tool: 'todo_add', arguments: { title: 'Finish the slides', due: '2026-12-03' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'slides', due: 'one more week', estimate_minutes: 120 } }],
    expect: { written: [{ kind: 'todo', title: 'Finish the slides', due: '2026-12-10', estimateMinutes: 120 }] },
  },
  {
    id: 'en-more-moves-168',
    class: 'moves',
    said: "the tender has to go out two days earlier than planned and it's important now",
    before: [{ tool: 'todo_add', arguments: { title: 'Send the tender', due: '2026-12-10T17:00' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'tender', due: 'two days earlier', importance: 'high' } }],
    expect: { written: [{ kind: 'todo', title: 'Send the tender', due: '2026-12-08T17:00', importance: 'high' }] },
  },
  {
    id: 'en-more-moves-169',
    class: 'moves',
    said: 'Nudge about the prescription: do that a day later, quarter past eight in the morning',
    before: [{ tool: 'reminder_add', arguments: { title: 'Refill the prescription', at: '2026-12-01T11:00' } }],
    calls: [
      {
        tool: 'reminder_update',
        arguments: { match: 'prescription', at: 'a day later, quarter past eight in the morning' },
      },
    ],
    expect: { written: [{ kind: 'reminder', title: 'Refill the prescription', at: '2026-12-02T08:15' }] },
  },
  {
    id: 'en-more-moves-170',
    class: 'moves',
    said: 'Can the appraisal with Judith slip a week, but at 9am?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Appraisal with Judith', start: '2026-12-02T10:30', end: '2026-12-02T11:20' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Appraisal with Judith', start: 'a week later at 9am' } }],
    expect: {
      written: [{ kind: 'event', title: 'Appraisal with Judith', start: '2026-12-09T09:00', end: '2026-12-09T09:50' }],
    },
  },
  {
    id: 'en-more-moves-171',
    class: 'moves',
    said: 'Shift the call with Ana by an hour, later',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Call with Ana', start: '2026-11-24T10:00', end: '2026-11-24T10:30' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Call with Ana', start: '2026-11-26T15:00', end: '2026-11-26T15:30' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Call with Ana', start: 'an hour later' } }],
    expect: { asks: ['Call with Ana', '10:00', '15:00'] },
  },
  {
    id: 'en-more-moves-172',
    class: 'moves',
    said: 'Seed supplier is running behind, push that call back twenty minutes',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Seed supplier call', start: '2026-11-24T14:00', end: '2026-11-24T14:45' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'seed supplier', start: 'push back twenty minutes' } }],
    expect: {
      written: [{ kind: 'event', title: 'Seed supplier call', start: '2026-11-24T14:20', end: '2026-11-24T15:05' }],
    },
  },
  {
    id: 'en-more-moves-173',
    class: 'moves',
    said: 'mock trial prep is going to need three quarters of an hour more',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Mock trial prep', start: '2026-11-25T10:00', end: '2026-11-25T11:00' },
      },
    ],
    calls: [
      { tool: 'schedule_update', arguments: { match: 'mock trial prep', end: 'three quarters of an hour more' } },
    ],
    expect: {
      written: [{ kind: 'event', title: 'Mock trial prep', start: '2026-11-25T10:00', end: '2026-11-25T11:45' }],
    },
  },
  {
    id: 'en-more-moves-174',
    class: 'moves',
    said: "Kitchen staff meeting: we'll wrap up at quarter to five instead",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Kitchen staff meeting', start: '2026-12-03T15:00', end: '2026-12-03T17:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'kitchen staff meeting', end: 'at quarter to five' } }],
    expect: {
      written: [{ kind: 'event', title: 'Kitchen staff meeting', start: '2026-12-03T15:00', end: '2026-12-03T16:45' }],
    },
  },
  {
    id: 'en-more-moves-175',
    class: 'moves',
    said: 'The tire appointment — can it be Saturday, same time?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Tire appointment', start: '2026-11-24T08:30', end: '2026-11-24T09:15' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'tire', start: 'Saturday, same time' } }],
    expect: {
      written: [{ kind: 'event', title: 'Tire appointment', start: '2026-11-28T08:30', end: '2026-11-28T09:15' }],
    },
  },
  {
    id: 'en-more-moves-176',
    class: 'moves',
    said: 'pull lunch with Denise forward an hour and a half, she has to be at the airport',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Lunch with Denise', start: '2026-11-27T13:00', end: '2026-11-27T14:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Denise', start: 'an hour and a half earlier' } }],
    expect: {
      written: [{ kind: 'event', title: 'Lunch with Denise', start: '2026-11-27T11:30', end: '2026-11-27T12:30' }],
    },
  },
  {
    id: 'en-more-moves-177',
    class: 'moves',
    said: 'Barn roof inspection has slipped a week, everything else the same',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Barn roof inspection', start: '2026-12-08T09:00', end: '2026-12-08T10:30' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'barn roof', start: 'a week later' } }],
    expect: {
      written: [{ kind: 'event', title: 'Barn roof inspection', start: '2026-12-15T09:00', end: '2026-12-15T10:30' }],
    },
  },
  {
    id: 'en-more-moves-178',
    class: 'moves',
    said: 'accountant says 4 rather than 2',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Call with the accountant', start: '2026-11-30T14:00', end: '2026-11-30T14:30' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'accountant', start: 'at 4' } }],
    expect: {
      written: [
        { kind: 'event', title: 'Call with the accountant', start: '2026-11-30T16:00', end: '2026-11-30T16:30' },
      ],
    },
  },
  {
    id: 'en-more-moves-179',
    class: 'moves',
    said: 'They asked if I could do my ultrasound on the 17th instead, sure, change it',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Ultrasound', start: '2026-12-15T13:20', end: '2026-12-15T14:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'ultrasound', start: 'on the 17th' } }],
    expect: { written: [{ kind: 'event', title: 'Ultrasound', start: '2026-12-17T13:20', end: '2026-12-17T14:00' }] },
  },
  {
    id: 'en-more-moves-180',
    class: 'moves',
    said: 'Sprinkler reminder should come 45 minutes sooner',
    before: [{ tool: 'reminder_add', arguments: { title: 'Move the sprinklers', at: '2026-11-23T18:00' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: 'sprinklers', at: '45 minutes sooner' } }],
    expect: { written: [{ kind: 'reminder', title: 'Move the sprinklers', at: '2026-11-23T17:15' }] },
  },
  {
    id: 'en-more-moves-181',
    class: 'moves',
    said: 'got an extension on the grant budget: four days later than it was',
    before: [{ tool: 'todo_add', arguments: { title: 'Send the grant budget', due: '2026-11-27' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'grant budget', due: 'four days later' } }],
    expect: { written: [{ kind: 'todo', title: 'Send the grant budget', due: '2026-12-01' }] },
  },
  {
    id: 'en-more-moves-182',
    class: 'moves',
    said: 'The brief for Judge Amari can wait till the following Monday, clerk said so',
    before: [{ tool: 'todo_add', arguments: { title: 'File brief for Judge Amari', due: '2026-12-03' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'Judge Amari', due: 'the following Monday' } }],
    expect: { written: [{ kind: 'todo', title: 'File brief for Judge Amari', due: '2026-12-07' }] },
  },
  {
    id: 'en-more-moves-183',
    class: 'moves',
    said: "Shelf labels are urgent now. I'd reckon ninety minutes of work.",
    before: [{ tool: 'todo_add', arguments: { title: 'Print new shelf labels', due: '2026-11-25' } }],
    calls: [{ tool: 'todo_update', arguments: { match: 'shelf labels', urgency: 'high', estimate_minutes: 90 } }],
    expect: {
      written: [
        { kind: 'todo', title: 'Print new shelf labels', due: '2026-11-25', urgency: 'high', estimateMinutes: 90 },
      ],
    },
  },
  {
    id: 'en-more-moves-184',
    class: 'moves',
    said: 'This Thursday’s tackling drills are off, obviously — rest of them stay',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Tackling drills',
          start: '2026-11-26T16:00',
          end: '2026-11-26T17:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TH',
        },
      },
    ],
    calls: [
      { tool: 'delete_items', arguments: { match: 'tackling drills', scope: 'this', occurrence: 'this Thursday' } },
    ],
    expect: { written: [], gone: [{ title: 'Tackling drills', occurrence: '2026-11-26T16:00' }] },
  },
  {
    id: 'en-more-moves-185',
    class: 'moves',
    said: "I'll do the gutters Saturday at ten",
    before: [{ tool: 'todo_add', arguments: { title: 'Clean the gutters', due: '2026-11-30', estimate_minutes: 150 } }],
    calls: [{ tool: 'convert_todo_to_event', arguments: { match: 'gutters', start: 'Saturday at ten' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['gutters'] }, start: '2026-11-28T10:00', end: '2026-11-28T12:30' }],
    },
  },
  {
    id: 'en-more-moves-186',
    class: 'moves',
    said: 'Carl needs it an hour later',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Lunch with Carl', start: '2026-11-24T12:00', end: '2026-11-24T13:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Contract review with Carl', start: '2026-11-25T15:00', end: '2026-11-25T16:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Carl', start: 'an hour later' } }],
    expect: { asks: ['Lunch with Carl', 'Contract review with Carl'] },
  },
];
