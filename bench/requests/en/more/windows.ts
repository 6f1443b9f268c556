import type { Request } from '../../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-more-windows-01',
    class: 'windows',
    said: "What's on the week of December 7?",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Tree trimming', start: '2026-12-03T10:00', end: '2026-12-03T11:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Blood donation', start: '2026-12-09T15:00', end: '2026-12-09T16:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Choir rehearsal', start: '2026-12-15T18:00', end: '2026-12-15T19:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the week of December 7' } }],
    expect: { answers: { names: ['Blood donation'], lacks: ['Tree trimming', 'Choir rehearsal'] } },
  },
  {
    id: 'en-more-windows-02',
    class: 'windows',
    said: 'Do I have anything between Dec 10 and 12?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Cookie swap', start: '2026-12-12T16:00', end: '2026-12-12T18:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'between Dec 10 and 12' } }],
    expect: { answers: { window: { start: '2026-12-10', end: '2026-12-13' }, names: ['Cookie swap'] } },
  },
  {
    id: 'en-more-windows-03',
    class: 'windows',
    said: 'What have I got on the last weekend of January?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Ice fishing', start: '2027-01-31T07:00', end: '2027-01-31T12:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the last weekend of January' } }],
    expect: { answers: { window: { start: '2027-01-30', end: '2027-02-01' }, names: ['Ice fishing'] } },
  },
  {
    id: 'en-more-windows-04',
    class: 'windows',
    said: 'Show me the first ten days of December',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Furnace service', start: '2026-12-10T09:00', end: '2026-12-10T10:00' },
      },
      { tool: 'schedule_add', arguments: { title: 'Toy drive', start: '2026-12-11T09:00', end: '2026-12-11T10:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the first ten days of December' } }],
    expect: {
      answers: { window: { start: '2026-12-01', end: '2026-12-11' }, names: ['Furnace service'], lacks: ['Toy drive'] },
    },
  },
  {
    id: 'en-more-windows-05',
    class: 'windows',
    said: 'Find me half an hour Thursday or Friday next week',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Warehouse audit', start: '2026-12-03T06:00', end: '2026-12-03T22:00' },
      },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: 'Thursday or Friday next week', duration_minutes: 30 } }],
    expect: { answers: { window: { start: '2026-12-03', end: '2026-12-05' }, names: ['2026-12-04'] } },
  },
  {
    id: 'en-more-windows-06',
    class: 'windows',
    said: "What's left for the rest of the week?",
    now: '2026-11-25T18:00:00-05:00',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Leaf pickup', start: '2026-11-27T10:00', end: '2026-11-27T11:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Knitting circle', start: '2026-11-30T10:00', end: '2026-11-30T11:00' },
      },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'the rest of the week' } }],
    expect: { answers: { names: ['Leaf pickup'], lacks: ['Knitting circle'] } },
  },
  {
    id: 'en-more-windows-07',
    class: 'windows',
    said: "Everything I've got until New Year's Eve, please",
    before: [
      { tool: 'schedule_add', arguments: { title: 'Fireworks', start: '2026-12-31T21:00', end: '2026-12-31T23:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Polar plunge', start: '2027-01-02T10:00', end: '2027-01-02T11:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'now', end: "New Year's Eve" } }],
    expect: { answers: { names: ['Fireworks'], lacks: ['Polar plunge'] } },
  },
  {
    id: 'en-more-windows-08',
    class: 'windows',
    said: 'What do I need to finish by the end of the month?',
    before: [
      { tool: 'todo_add', arguments: { title: 'Invoice Halvorsen', due: '2026-11-30' } },
      { tool: 'todo_add', arguments: { title: 'Order toner', due: '2026-12-01' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: 'the end of the month' } }],
    expect: { answers: { names: ['Invoice Halvorsen'], lacks: ['Order toner'] } },
  },
  {
    id: 'en-more-windows-09',
    class: 'windows',
    said: 'Got an hour and a half on Wednesday before noon?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Clinic rounds', start: '2026-11-25T07:00', end: '2026-11-25T10:30' },
      },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: 'Wednesday before noon', duration_minutes: 90 } }],
    expect: { answers: { names: ['10:30'], lacks: ['13:00', '14:00', '15:00'] } },
  },
  {
    id: 'en-more-windows-10',
    class: 'windows',
    said: 'What are we doing the weekend before Christmas?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Nutcracker', start: '2026-12-19T19:00', end: '2026-12-19T21:00' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'the weekend before Christmas' } }],
    expect: { answers: { window: { start: '2026-12-19', end: '2026-12-21' }, names: ['Nutcracker'] } },
  },
  {
    id: 'en-more-windows-11',
    class: 'windows',
    said: "What's my diary like next week?",
    zone: 'Europe/London',
    now: '2026-11-22T12:00:00+00:00',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Allotment meeting', start: '2026-11-24T18:00', end: '2026-11-24T19:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Carol practice', start: '2026-12-01T18:00', end: '2026-12-01T19:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'next week' } }],
    expect: {
      answers: {
        window: { start: '2026-11-23', end: '2026-11-30' },
        names: ['Allotment meeting'],
        lacks: ['Carol practice'],
      },
    },
  },
  {
    id: 'en-more-windows-12',
    class: 'windows',
    said: 'Find me 45 minutes on Tuesday between 1 and 5',
    calls: [{ tool: 'find_free_time', arguments: { start: 'Tuesday between 1 and 5', duration_minutes: 45 } }],
    expect: { answers: { window: { start: '2026-11-24T13:00', end: '2026-11-24T17:00' } } },
  },
  {
    id: 'en-more-windows-13',
    class: 'windows',
    said: "what's happening this weekend?",
    now: '2026-11-25T09:20:00-05:00',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Farmers market with Joan', start: '2026-11-28T09:00', end: '2026-11-28T10:30' },
      },
      { tool: 'schedule_add', arguments: { title: 'Matinee', start: '2026-11-29T14:00', end: '2026-11-29T16:30' } },
      { tool: 'schedule_add', arguments: { title: 'Podiatrist', start: '2026-11-30T11:00', end: '2026-11-30T11:30' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'this weekend' } }],
    expect: {
      answers: {
        window: { start: '2026-11-28', end: '2026-11-30' },
        names: ['Farmers market with Joan', 'Matinee'],
        lacks: ['Podiatrist'],
      },
    },
  },
  {
    id: 'en-more-windows-14',
    class: 'windows',
    said: 'which assignments do I have to hand in by Friday?',
    before: [
      { tool: 'todo_add', arguments: { title: 'Ethics essay', due: '2026-11-27' } },
      { tool: 'todo_add', arguments: { title: 'Stats problem set', due: '2026-11-24' } },
      { tool: 'todo_add', arguments: { title: 'Spanish vocab quiz prep', due: '2026-11-28' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: 'Friday' } }],
    expect: { answers: { names: ['Ethics essay', 'Stats problem set'], lacks: ['Spanish vocab quiz prep'] } },
  },
  {
    id: 'en-more-windows-15',
    class: 'windows',
    said: 'show me everything from Dec 20 to Jan 3',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Carol service', start: '2026-12-20T17:00', end: '2026-12-20T18:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Drive the kids back', start: '2027-01-03T13:00', end: '2027-01-03T17:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Back to work lunch', start: '2027-01-04T12:00', end: '2027-01-04T13:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'Dec 20', end: 'Jan 3' } }],
    expect: {
      answers: {
        window: { start: '2026-12-20', end: '2027-01-04' },
        names: ['Carol service', 'Drive the kids back'],
        lacks: ['Back to work lunch'],
      },
    },
  },
  {
    id: 'en-more-windows-16',
    class: 'windows',
    said: 'Do I have anything tomorrow evening?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Discharge meeting', start: '2026-11-23T09:30', end: '2026-11-23T10:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Pottery class', start: '2026-11-23T19:00', end: '2026-11-23T21:00' },
      },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'tomorrow evening' } }],
    expect: { answers: { names: ['Pottery class'], lacks: ['Discharge meeting'] } },
  },
  {
    id: 'en-more-windows-17',
    class: 'windows',
    said: 'Would Wednesday 3 to 4:30 clash with anything?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Release sync', start: '2026-11-25T16:00', end: '2026-11-25T17:00' },
      },
      { tool: 'schedule_add', arguments: { title: 'Design crit', start: '2026-11-25T14:00', end: '2026-11-25T15:00' } },
    ],
    calls: [{ tool: 'check_conflict', arguments: { start: 'Wednesday 3 to 4:30' } }],
    expect: {
      answers: {
        window: { start: '2026-11-25T15:00', end: '2026-11-25T16:30' },
        names: ['Release sync'],
        lacks: ['Design crit'],
      },
    },
  },
  {
    id: 'en-more-windows-18',
    class: 'windows',
    said: 'What does January look like so far?',
    calls: [{ tool: 'schedule_query', arguments: { start: 'January' } }],
    expect: { answers: { window: { start: '2027-01-01', end: '2027-02-01' } } },
  },
  {
    id: 'en-more-windows-19',
    class: 'windows',
    said: 'I need an hour and a half with the auditors sometime between the 7th and the 9th of December',
    calls: [
      {
        tool: 'find_free_time',
        arguments: { start: 'between the 7th and the 9th of December', duration_minutes: 90, limit: 3 },
      },
    ],
    expect: { answers: { window: { start: '2026-12-07', end: '2026-12-10' } } },
  },
  {
    id: 'en-more-windows-20',
    class: 'windows',
    said: "What's in my diary next week?",
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Clinical supervision', start: '2026-11-24T13:00', end: '2026-11-24T14:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Choir outing', start: '2026-11-29T15:00', end: '2026-11-29T18:00' },
      },
      { tool: 'schedule_add', arguments: { title: 'Optician', start: '2026-11-30T10:00', end: '2026-11-30T10:30' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'next week' } }],
    expect: {
      answers: {
        window: { start: '2026-11-23', end: '2026-11-30' },
        names: ['Clinical supervision', 'Choir outing'],
        lacks: ['Optician'],
      },
    },
  },
  {
    id: 'en-more-windows-21',
    class: 'windows',
    said: 'am I free at all next week for a 2-hour workshop?',
    calls: [{ tool: 'find_free_time', arguments: { start: 'next week', duration_minutes: 120 } }],
    expect: { answers: { window: { start: '2026-11-29', end: '2026-12-06' } } },
  },
  {
    id: 'en-more-windows-22',
    class: 'windows',
    said: 'Run me through Monday to Wednesday',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Handover', start: '2026-11-25T18:45', end: '2026-11-25T19:15' } },
      { tool: 'todo_add', arguments: { title: 'Return library books', due: '2026-11-25' } },
      { tool: 'todo_add', arguments: { title: 'Renew parking permit', due: '2026-11-26' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'Monday to Wednesday' } }],
    expect: {
      answers: {
        window: { start: '2026-11-23', end: '2026-11-26' },
        names: ['Handover', 'Return library books'],
        lacks: ['Renew parking permit'],
      },
    },
  },
  {
    id: 'en-more-windows-23',
    class: 'windows',
    said: 'Anything booked in the second half of December?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Tire change', start: '2026-12-15T09:00', end: '2026-12-15T10:00', on_conflict: 'force' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Carol concert', start: '2026-12-19T19:00', end: '2026-12-19T21:00', on_conflict: 'force' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the second half of December' } }],
    expect: {
      answers: { window: { start: '2026-12-16', end: '2027-01-01' }, names: ['Carol concert'], lacks: ['Tire change'] },
    },
  },
  {
    id: 'en-more-windows-24',
    class: 'windows',
    said: "What's in the book from the 14th to the 18th?",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Audit kickoff', start: '2026-12-18T16:00', end: '2026-12-18T17:00', on_conflict: 'force' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Stocktake', start: '2026-12-19T10:00', end: '2026-12-19T12:00', on_conflict: 'force' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'from the 14th to the 18th' } }],
    expect: {
      answers: { window: { start: '2026-12-14', end: '2026-12-19' }, names: ['Audit kickoff'], lacks: ['Stocktake'] },
    },
  },
  {
    id: 'en-more-windows-25',
    class: 'windows',
    said: 'How does the month after next look?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Tax workshop', start: '2027-01-21T10:00', end: '2027-01-21T12:00', on_conflict: 'force' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Gallery talk', start: '2026-12-21T18:00', end: '2026-12-21T19:00', on_conflict: 'force' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the month after next' } }],
    expect: {
      answers: { window: { start: '2027-01-01', end: '2027-02-01' }, names: ['Tax workshop'], lacks: ['Gallery talk'] },
    },
  },
  {
    id: 'en-more-windows-26',
    class: 'windows',
    said: 'Do I have anything on Wednesday after 6pm?',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Scouts drop-off',
          start: '2026-11-25T17:00',
          end: '2026-11-25T17:30',
          on_conflict: 'force',
        },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'PTA meeting', start: '2026-11-25T19:00', end: '2026-11-25T20:30', on_conflict: 'force' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'Wednesday after 6pm' } }],
    expect: {
      answers: {
        window: { start: '2026-11-25T18:00', end: '2026-11-26T00:00' },
        names: ['PTA meeting'],
        lacks: ['Scouts'],
      },
    },
  },
  {
    id: 'en-more-windows-27',
    class: 'windows',
    said: "What's on before noon on the 30th?",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Blood draw', start: '2026-11-30T08:15', end: '2026-11-30T08:30', on_conflict: 'force' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Eye test', start: '2026-11-30T15:00', end: '2026-11-30T15:30', on_conflict: 'force' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'before noon on the 30th' } }],
    expect: { answers: { names: ['Blood draw'], lacks: ['Eye test'] } },
  },
  {
    id: 'en-more-windows-28',
    class: 'windows',
    said: 'Show me the first quarter of 2027.',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Client renewal',
          start: '2027-03-31T11:00',
          end: '2027-03-31T12:00',
          on_conflict: 'force',
        },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Spring gala', start: '2027-04-02T18:00', end: '2027-04-02T22:00', on_conflict: 'force' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the first quarter of 2027' } }],
    expect: {
      answers: {
        window: { start: '2027-01-01', end: '2027-04-01' },
        names: ['Client renewal'],
        lacks: ['Spring gala'],
      },
    },
  },
  {
    id: 'en-more-windows-29',
    class: 'windows',
    said: 'What have I got the day after tomorrow?',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Podcast taping',
          start: '2026-11-24T10:00',
          end: '2026-11-24T11:00',
          on_conflict: 'force',
        },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Flu shot', start: '2026-11-23T10:00', end: '2026-11-23T10:20', on_conflict: 'force' },
      },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'the day after tomorrow' } }],
    expect: {
      answers: { window: { start: '2026-11-24', end: '2026-11-25' }, names: ['Podcast taping'], lacks: ['Flu shot'] },
    },
  },
  {
    id: 'en-more-windows-30',
    class: 'windows',
    said: 'Remind me, what was I up to last Tuesday?',
    before: [],
    calls: [{ tool: 'agenda_query', arguments: { start: 'last Tuesday' } }],
    expect: { answers: { window: { start: '2026-11-17', end: '2026-11-18' } } },
  },
  {
    id: 'en-more-windows-31',
    class: 'windows',
    said: "Who's coming in the week of December 14th?",
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Mr Okafor check-up',
          start: '2026-12-16T09:00',
          end: '2026-12-16T09:20',
          on_conflict: 'force',
        },
      },
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Ms Lind check-up',
          start: '2026-12-22T09:00',
          end: '2026-12-22T09:20',
          on_conflict: 'force',
        },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the week of December 14th' } }],
    expect: { answers: { names: ['Okafor'], lacks: ['Lind'] } },
  },
  {
    id: 'en-more-windows-32',
    class: 'windows',
    said: 'List everything from Dec 30 to Jan 4.',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Storage unit walkthrough',
          start: '2027-01-04T15:00',
          end: '2027-01-04T16:00',
          on_conflict: 'force',
        },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'Dec 30', end: 'Jan 4' } }],
    expect: { answers: { window: { start: '2026-12-30', end: '2027-01-05' }, names: ['Storage unit'] } },
  },
  {
    id: 'en-more-windows-33',
    class: 'windows',
    said: 'Which tasks do I owe people by the middle of next month?',
    before: [
      { tool: 'todo_add', arguments: { title: 'Logo drafts', due: '2026-12-03' } },
      { tool: 'todo_add', arguments: { title: 'Year-end statement', due: '2026-12-28' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: 'the middle of next month' } }],
    expect: { answers: { names: ['Logo drafts'], lacks: ['Year-end'] } },
  },
  {
    id: 'en-more-windows-34',
    class: 'windows',
    said: "What's coming up over the next fortnight?",
    now: '2026-11-22T12:00:00+00:00',
    zone: 'Europe/London',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Chimney sweep', start: '2026-12-03T10:00', end: '2026-12-03T11:00', on_conflict: 'force' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Panto', start: '2026-12-12T14:00', end: '2026-12-12T16:30', on_conflict: 'force' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the next fortnight' } }],
    expect: { answers: { names: ['Chimney sweep'], lacks: ['Panto'] } },
  },
  {
    id: 'en-more-windows-35',
    class: 'windows',
    said: 'Find me an hour on Dec 9 between 1 and 5 in the afternoon.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Photo shoot', start: '2026-12-09T13:00', end: '2026-12-09T15:30', on_conflict: 'force' },
      },
    ],
    calls: [
      { tool: 'find_free_time', arguments: { start: 'Dec 9 between 1 and 5 in the afternoon', duration_minutes: 60 } },
    ],
    expect: {
      answers: {
        window: { start: '2026-12-09T13:00', end: '2026-12-09T17:00' },
        texts: ['15:30–16:30'],
        lacks: ['13:00–14:00', '17:00–18:00'],
      },
    },
  },
  {
    id: 'en-more-windows-36',
    class: 'windows',
    said: "What's on next week?",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Vendor onboarding', start: '2026-11-27T10:00', end: '2026-11-27T11:00' },
      },
      { tool: 'schedule_add', arguments: { title: 'Demo day', start: '2026-12-02T10:00', end: '2026-12-02T11:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'next week' } }],
    expect: {
      answers: {
        window: { start: '2026-11-29', end: '2026-12-06' },
        names: ['Demo day'],
        lacks: ['Vendor onboarding'],
      },
    },
  },
  {
    id: 'en-more-windows-37',
    class: 'windows',
    said: 'Show me the first half of December.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Fire inspection', start: '2026-12-15T09:00', end: '2026-12-15T10:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Floor resurfacing', start: '2026-12-16T09:00', end: '2026-12-16T10:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the first half of December' } }],
    expect: {
      answers: {
        window: { start: '2026-12-01', end: '2026-12-16' },
        names: ['Fire inspection'],
        lacks: ['Floor resurfacing'],
      },
    },
  },
  {
    id: 'en-more-windows-38',
    class: 'windows',
    said: 'Anything Tuesday evening?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Coffee roaster', start: '2026-11-24T10:00', end: '2026-11-24T11:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Members social', start: '2026-11-24T19:00', end: '2026-11-24T21:00' },
      },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'Tuesday evening' } }],
    expect: { answers: { names: ['Members social'], lacks: ['Coffee roaster'] } },
  },
  {
    id: 'en-more-windows-39',
    class: 'windows',
    said: 'Find me half an hour tomorrow between 2 and 5.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Code walkthrough', start: '2026-11-23T14:00', end: '2026-11-23T16:30' },
      },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: 'tomorrow between 2 and 5', duration_minutes: 30 } }],
    expect: { answers: { window: { start: '2026-11-23T14:00', end: '2026-11-23T17:00' }, texts: ['16:30'] } },
  },
  {
    id: 'en-more-windows-40',
    class: 'windows',
    said: 'Do I have a free hour Wednesday morning?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Onboarding call', start: '2026-11-25T08:00', end: '2026-11-25T11:00' },
      },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: 'Wednesday morning', duration_minutes: 60 } }],
    expect: { answers: { texts: ['11:00'], lacks: ['14:00', '15:00'] } },
  },
  {
    id: 'en-more-windows-41',
    class: 'windows',
    said: "What's booked the weekend of December 12?",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Holiday market', start: '2026-12-13T10:00', end: '2026-12-13T16:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Tree delivery', start: '2026-12-05T10:00', end: '2026-12-05T11:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the weekend of December 12' } }],
    expect: {
      answers: {
        window: { start: '2026-12-12', end: '2026-12-14' },
        names: ['Holiday market'],
        lacks: ['Tree delivery'],
      },
    },
  },
  {
    id: 'en-more-windows-42',
    class: 'windows',
    said: 'What do I have around mid-December?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Budget signoff', start: '2026-12-02T10:00', end: '2026-12-02T11:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Release freeze call', start: '2026-12-15T10:00', end: '2026-12-15T11:00' },
      },
      { tool: 'schedule_add', arguments: { title: 'Year wrap', start: '2026-12-29T10:00', end: '2026-12-29T11:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'mid-December' } }],
    expect: { answers: { names: ['Release freeze call'], lacks: ['Budget signoff', 'Year wrap'] } },
  },
  {
    id: 'en-more-windows-43',
    class: 'windows',
    said: 'Which tasks have to be done by Wednesday?',
    before: [
      { tool: 'todo_add', arguments: { title: 'Fix checkout bug', due: '2026-11-25' } },
      { tool: 'todo_add', arguments: { title: 'Refill first aid kit', due: '2026-11-24' } },
      { tool: 'todo_add', arguments: { title: 'Update price tags', due: '2026-11-26' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: 'Wednesday' } }],
    expect: { answers: { names: ['Fix checkout bug', 'Refill first aid kit'], lacks: ['Update price tags'] } },
  },
  {
    id: 'en-more-windows-44',
    class: 'windows',
    said: 'Read me everything from December 28 to January 8.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Boiler service', start: '2027-01-08T15:00', end: '2027-01-08T16:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Window cleaner', start: '2027-01-09T15:00', end: '2027-01-09T16:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'December 28', end: 'January 8' } }],
    expect: {
      answers: {
        window: { start: '2026-12-28', end: '2027-01-09' },
        names: ['Boiler service'],
        lacks: ['Window cleaner'],
      },
    },
  },
  {
    id: 'en-more-windows-45',
    class: 'windows',
    said: 'What am I still going to be reminded of today?',
    before: [
      { tool: 'reminder_add', arguments: { title: 'Pay the cleaner', at: '2026-11-22T16:00' } },
      { tool: 'reminder_add', arguments: { title: 'Rotate the tills', at: '2026-11-23T16:00' } },
    ],
    calls: [{ tool: 'reminder_query', arguments: { start: 'the rest of today' } }],
    expect: { answers: { names: ['Pay the cleaner'], lacks: ['Rotate the tills'] } },
  },
  {
    id: 'en-more-windows-46',
    class: 'windows',
    said: 'Have I got anything Thursday week?',
    zone: 'Europe/London',
    now: '2026-11-23T09:00:00+00:00',
    before: [
      { tool: 'schedule_add', arguments: { title: 'VAT call', start: '2026-11-26T10:00', end: '2026-11-26T11:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Coffee machine service', start: '2026-12-03T10:00', end: '2026-12-03T11:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'Thursday week' } }],
    expect: {
      answers: {
        window: { start: '2026-12-03', end: '2026-12-04' },
        names: ['Coffee machine service'],
        lacks: ['VAT call'],
      },
    },
  },
  {
    id: 'en-more-windows-47',
    class: 'windows',
    said: "What's happening from noon Thursday through 3pm Friday?",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Sourdough class', start: '2026-12-03T09:00', end: '2026-12-03T10:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Card reader install', start: '2026-12-03T14:00', end: '2026-12-03T15:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Payroll check', start: '2026-12-04T10:00', end: '2026-12-04T11:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Closing drinks', start: '2026-12-04T17:00', end: '2026-12-04T18:00' },
      },
    ],
    now: '2026-11-29T07:00:00-05:00',
    calls: [{ tool: 'schedule_query', arguments: { start: 'noon Thursday', end: '3pm Friday' } }],
    expect: {
      answers: {
        window: { start: '2026-12-03T12:00', end: '2026-12-04T15:00' },
        names: ['Card reader install', 'Payroll check'],
        lacks: ['Sourdough class', 'Closing drinks'],
      },
    },
  },
  {
    id: 'en-more-windows-48',
    class: 'windows',
    said: 'How does the first quarter of next year look?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Lease signing', start: '2027-03-31T10:00', end: '2027-03-31T11:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Rowers arrive', start: '2027-04-01T10:00', end: '2027-04-01T11:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the first quarter of next year' } }],
    expect: {
      answers: {
        window: { start: '2027-01-01', end: '2027-04-01' },
        names: ['Lease signing'],
        lacks: ['Rowers arrive'],
      },
    },
  },
  {
    id: 'en-more-windows-49',
    class: 'windows',
    said: "What's on with the grandkids the week after next?",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Zoo with the grandkids', start: '2026-12-08T10:00', end: '2026-12-08T13:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Grandkids cookie day', start: '2026-12-16T10:00', end: '2026-12-16T12:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the week after next', query: 'grandkids' } }],
    expect: {
      answers: {
        window: { start: '2026-12-06', end: '2026-12-13' },
        names: ['Zoo with the grandkids'],
        lacks: ['cookie day'],
      },
    },
  },
  {
    id: 'en-more-windows-50',
    class: 'windows',
    said: 'which shoots are left for the rest of November',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Maternity shoot', start: '2026-11-24T10:00', end: '2026-11-24T11:30' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Rooftop shoot', start: '2026-11-30T15:00', end: '2026-11-30T16:30' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Brewery shoot', start: '2026-12-02T15:00', end: '2026-12-02T16:30' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the rest of November', query: 'shoot' } }],
    expect: { answers: { names: ['Maternity shoot', 'Rooftop shoot'], lacks: ['Brewery'] } },
  },
  {
    id: 'en-more-windows-51',
    class: 'windows',
    said: 'I need a 45 minute hole tomorrow between 1 and 4 for the reference calls',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Policy review', start: '2026-11-23T13:00', end: '2026-11-23T15:15' },
      },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: 'tomorrow between 1 and 4', duration_minutes: 45 } }],
    expect: { answers: { window: { start: '2026-11-23T13:00', end: '2026-11-23T16:00' }, texts: ['15:15'] } },
  },
  {
    id: 'en-more-windows-52',
    class: 'windows',
    said: 'What does tomorrow evening look like?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Casserole drop-off', start: '2026-11-23T11:00', end: '2026-11-23T11:30' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Dinner with the Brandts', start: '2026-11-23T18:30', end: '2026-11-23T20:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'tomorrow evening' } }],
    expect: { answers: { names: ['Dinner with the Brandts'], lacks: ['Casserole'] } },
  },
  {
    id: 'en-more-windows-53',
    class: 'windows',
    said: 'show me the first half of December',
    calls: [{ tool: 'agenda_query', arguments: { start: 'the first half of December' } }],
    expect: { answers: { window: { start: '2026-12-01', end: '2026-12-16' } } },
  },
  {
    id: 'en-more-windows-54',
    class: 'windows',
    said: 'List my interviews, December 2nd to the 9th',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Interview: Marcus', start: '2026-12-02T10:00', end: '2026-12-02T11:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Interview: Helena', start: '2026-12-09T16:00', end: '2026-12-09T17:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Interview: Ravi', start: '2026-12-10T09:00', end: '2026-12-10T10:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'December 2nd', end: 'the 9th', query: 'interview' } }],
    expect: {
      answers: { window: { start: '2026-12-02', end: '2026-12-10' }, names: ['Marcus', 'Helena'], lacks: ['Ravi'] },
    },
  },
  {
    id: 'en-more-windows-55',
    class: 'windows',
    said: 'Which todos are due over the next three days?',
    before: [
      { tool: 'todo_add', arguments: { title: 'Refund the Lombardis', due: '2026-11-24' } },
      { tool: 'todo_add', arguments: { title: 'Renew lens insurance', due: '2026-11-30' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_in: 'the next three days' } }],
    expect: { answers: { names: ['Refund the Lombardis'], lacks: ['lens insurance'] } },
  },
  {
    id: 'en-more-windows-56',
    class: 'windows',
    said: 'Am I clear Saturday 2 to 4:30? The Ruiz family wants that slot',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: "Owen's soccer game", start: '2026-11-28T16:00', end: '2026-11-28T17:00' },
      },
    ],
    calls: [{ tool: 'check_conflict', arguments: { start: 'Saturday 2 to 4:30' } }],
    expect: {
      answers: { window: { start: '2026-11-28T14:00', end: '2026-11-28T16:30' }, names: ["Owen's soccer game"] },
    },
  },
  {
    id: 'en-more-windows-57',
    class: 'windows',
    said: 'how busy is Christmas week',
    calls: [{ tool: 'agenda_query', arguments: { start: 'Christmas week' } }],
    expect: { answers: { window: { start: '2026-12-20', end: '2026-12-27' } } },
  },
  {
    id: 'en-more-windows-58',
    class: 'windows',
    said: 'Read me everything from noon Wednesday to the end of Friday',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Breakfast with Pat', start: '2026-11-25T08:00', end: '2026-11-25T09:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Gallery night', start: '2026-11-27T19:00', end: '2026-11-27T22:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'noon Wednesday', end: 'the end of Friday' } }],
    expect: {
      answers: {
        window: { start: '2026-11-25T12:00', end: '2026-11-28T00:00' },
        names: ['Gallery night'],
        lacks: ['Breakfast'],
      },
    },
  },
  {
    id: 'en-more-windows-59',
    class: 'windows',
    said: "What've I got on next week?",
    zone: 'Europe/London',
    now: '2026-11-22T12:00:00+00:00',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Vicarage tea', start: '2026-11-23T15:00', end: '2026-11-23T16:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Carol rehearsal', start: '2026-11-30T19:00', end: '2026-11-30T20:00' },
      },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'next week' } }],
    expect: {
      answers: {
        window: { start: '2026-11-23', end: '2026-11-30' },
        names: ['Vicarage tea'],
        lacks: ['Carol rehearsal'],
      },
    },
  },
  {
    id: 'en-more-windows-60',
    class: 'windows',
    said: 'Any two hour opening next week, Thursday or Friday, for culling photos?',
    calls: [
      {
        tool: 'find_free_time',
        arguments: { start: 'next week', duration_minutes: 120, weekdays: ['TH', 'FR'], limit: 2 },
      },
    ],
    expect: {
      answers: {
        window: { start: '2026-11-29', end: '2026-12-06' },
        texts: [['2026-12-03', '2026-12-04', 'Dec 3', 'Dec 4']],
        lacks: ['2026-12-01', '2026-12-02'],
      },
    },
  },
  {
    id: 'en-more-windows-61',
    class: 'windows',
    said: "What's still coming up this week?",
    now: '2026-11-25T13:10:00-05:00',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Arraignment, State v. Pruitt', start: '2026-11-27T09:00:00', end: '2026-11-27T10:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Partner lunch', start: '2026-12-01T12:00:00', end: '2026-12-01T13:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the rest of this week' } }],
    expect: { answers: { names: ['Arraignment'], lacks: ['Partner lunch'] } },
  },
  {
    id: 'en-more-windows-62',
    class: 'windows',
    said: 'Do I have anything between Thanksgiving and Christmas?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Eye exam', start: '2026-11-24T10:00:00', end: '2026-11-24T11:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Holiday concert', start: '2026-12-10T18:00:00', end: '2026-12-10T19:30:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Tax planning call', start: '2027-01-05T11:00:00', end: '2027-01-05T12:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'between Thanksgiving and Christmas' } }],
    expect: { answers: { names: ['Holiday concert'], lacks: ['Eye exam', 'Tax planning'] } },
  },
  {
    id: 'en-more-windows-63',
    class: 'windows',
    said: 'show me the first half of December',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Closing on Elm Street', start: '2026-12-15T15:00:00', end: '2026-12-15T16:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the first half of December' } }],
    expect: { answers: { window: { start: '2026-12-01', end: '2026-12-16' }, names: ['Closing on Elm Street'] } },
  },
  {
    id: 'en-more-windows-64',
    class: 'windows',
    said: 'Find me 90 free minutes on Tuesday between 1 and 5.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Client intake', start: '2026-11-24T13:00:00', end: '2026-11-24T15:30:00' },
      },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: 'Tuesday between 1 and 5', duration_minutes: 90 } }],
    expect: { answers: { window: { start: '2026-11-24T13:00', end: '2026-11-24T17:00' }, texts: ['15:30'] } },
  },
  {
    id: 'en-more-windows-65',
    class: 'windows',
    said: "anything on Friday week? I'd like to go to Brighton",
    zone: 'Europe/London',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Teaching assistants meeting', start: '2026-11-27T10:00:00', end: '2026-11-27T11:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Statistics tutorial', start: '2026-12-04T10:00:00', end: '2026-12-04T11:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'Friday week' } }],
    expect: {
      answers: {
        window: { start: '2026-12-04', end: '2026-12-05' },
        names: ['Statistics tutorial'],
        lacks: ['Teaching assistants'],
      },
    },
  },
  {
    id: 'en-more-windows-66',
    class: 'windows',
    said: 'What does the week after next look like?',
    zone: 'Europe/London',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Viva rehearsal', start: '2026-12-03T14:00:00', end: '2026-12-03T15:00:00' },
      },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'the week after next' } }],
    expect: { answers: { window: { start: '2026-11-30', end: '2026-12-07' }, names: ['Viva rehearsal'] } },
  },
  {
    id: 'en-more-windows-67',
    class: 'windows',
    said: 'Which trials are set for January through March?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Trial: Beaumont', start: '2027-03-30', end: '2027-04-01', all_day: true },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Trial: Osei', start: '2027-04-05', end: '2027-04-08', all_day: true },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'January through March', query: 'trial' } }],
    expect: { answers: { window: { start: '2027-01-01', end: '2027-04-01' }, names: ['Beaumont'], lacks: ['Osei'] } },
  },
  {
    id: 'en-more-windows-68',
    class: 'windows',
    said: 'Am I free Thursday 2:30 to 4?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Gymnastics observation day', start: '2026-11-26T15:15:00', end: '2026-11-26T16:15:00' },
      },
    ],
    calls: [{ tool: 'check_conflict', arguments: { start: 'Thursday 2:30 to 4' } }],
    expect: { answers: { names: ['Gymnastics observation day'] } },
  },
  {
    id: 'en-more-windows-69',
    class: 'windows',
    said: 'what do I have to hand in by the end of the month?',
    before: [
      { tool: 'todo_add', arguments: { title: 'Literature review draft', due: '2026-11-30' } },
      { tool: 'todo_add', arguments: { title: 'Visa renewal forms', due: '2026-12-02' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: 'the end of the month' } }],
    expect: { answers: { names: ['Literature review draft'], lacks: ['Visa renewal'] } },
  },
  {
    id: 'en-more-windows-70',
    class: 'windows',
    said: 'Any reminders this afternoon?',
    before: [
      { tool: 'reminder_add', arguments: { title: 'Start the slow cooker', at: '2026-11-22T15:00:00' } },
      { tool: 'reminder_add', arguments: { title: 'Run the dishwasher', at: '2026-11-22T21:00:00' } },
    ],
    calls: [{ tool: 'reminder_query', arguments: { start: 'this afternoon' } }],
    expect: { answers: { names: ['slow cooker'], lacks: ['dishwasher'] } },
  },
  {
    id: 'en-more-windows-71',
    class: 'windows',
    said: "I need to see the last three days of December, that's when billing closes",
    calls: [{ tool: 'schedule_query', arguments: { start: 'the last three days of December' } }],
    expect: { answers: { window: { start: '2026-12-29', end: '2027-01-01' } } },
  },
  {
    id: 'en-more-windows-72',
    class: 'windows',
    said: "Whatever's due next week, list it",
    before: [
      { tool: 'todo_add', arguments: { title: 'Return the stroller', due: '2026-11-27' } },
      { tool: 'todo_add', arguments: { title: 'Order the class photos', due: '2026-12-05' } },
      { tool: 'todo_add', arguments: { title: 'Book the piano tuner', due: '2026-12-07' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_in: 'next week' } }],
    expect: { answers: { names: ['class photos'], lacks: ['stroller', 'piano tuner'] } },
  },
  {
    id: 'en-more-windows-73',
    class: 'windows',
    said: 'What does next week look like?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Chicago site visit', start: '2026-12-03T09:00', end: '2026-12-03T15:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Team offsite dinner', start: '2026-12-07T18:00', end: '2026-12-07T20:00' },
      },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'next week' } }],
    expect: {
      answers: {
        window: { start: '2026-11-29', end: '2026-12-06' },
        names: ['Chicago site visit'],
        lacks: ['Team offsite dinner'],
      },
    },
  },
  {
    id: 'en-more-windows-74',
    class: 'windows',
    said: 'What teaching have I got next week?',
    now: '2026-11-23T08:00:00+00:00',
    zone: 'Europe/London',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Methods lecture', start: '2026-12-06T10:00', end: '2026-12-06T11:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'next week' } }],
    expect: { answers: { window: { start: '2026-11-30', end: '2026-12-07' }, names: ['Methods lecture'] } },
  },
  {
    id: 'en-more-windows-75',
    class: 'windows',
    said: 'Anything on the calendar from the 28th to the 2nd?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Gutter cleaning', start: '2026-12-02T16:00', end: '2026-12-02T17:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'from the 28th to the 2nd' } }],
    expect: { answers: { window: { start: '2026-11-28', end: '2026-12-03' }, names: ['Gutter cleaning'] } },
  },
  {
    id: 'en-more-windows-76',
    class: 'windows',
    said: 'Show me everything from Dec 20 to Jan 3.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Brunch with the Kims', start: '2027-01-03T11:00', end: '2027-01-03T12:30' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'Dec 20', end: 'Jan 3' } }],
    expect: { answers: { window: { start: '2026-12-20', end: '2027-01-04' }, names: ['Brunch with the Kims'] } },
  },
  {
    id: 'en-more-windows-77',
    class: 'windows',
    said: 'Do I have anything tomorrow morning?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Lecture prep', start: '2026-11-23T09:30', end: '2026-11-23T10:30' },
      },
      { tool: 'schedule_add', arguments: { title: 'Carpool run', start: '2026-11-23T15:00', end: '2026-11-23T15:45' } },
      { tool: 'schedule_add', arguments: { title: 'Haircut', start: '2026-11-22T09:30', end: '2026-11-22T10:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'tomorrow morning' } }],
    expect: { answers: { names: ['Lecture prep'], lacks: ['Carpool run', 'Haircut'] } },
  },
  {
    id: 'en-more-windows-78',
    class: 'windows',
    said: "What's booked between Thanksgiving and Christmas?",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Holiday recital', start: '2026-12-10T18:00', end: '2026-12-10T19:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Ski rental pickup', start: '2026-12-29T10:00', end: '2026-12-29T11:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Forecast call', start: '2026-11-24T10:00', end: '2026-11-24T11:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'between Thanksgiving and Christmas' } }],
    expect: { answers: { names: ['Holiday recital'], lacks: ['Ski rental pickup', 'Forecast call'] } },
  },
  {
    id: 'en-more-windows-79',
    class: 'windows',
    said: 'Which tasks do I have to get done by the end of the month?',
    before: [
      { tool: 'todo_add', arguments: { title: 'Send renewal quotes', due: '2026-11-30' } },
      { tool: 'todo_add', arguments: { title: 'Book Tampa hotel', due: '2026-12-01' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: 'the end of the month' } }],
    expect: { answers: { names: ['Send renewal quotes'], lacks: ['Book Tampa hotel'] } },
  },
  {
    id: 'en-more-windows-80',
    class: 'windows',
    said: 'Find me 45 minutes on Wednesday afternoon.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Client workshop', start: '2026-11-25T12:00', end: '2026-11-25T16:30' },
      },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: 'Wednesday afternoon', duration_minutes: 45 } }],
    expect: { answers: { texts: ['2026-11-25', '16:30'] } },
  },
  {
    id: 'en-more-windows-81',
    class: 'windows',
    said: 'List my trips in the first quarter of next year.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Trip to Phoenix', start: '2027-03-31', end: '2027-04-01', all_day: true },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Trip to Seattle', start: '2027-04-06', end: '2027-04-08', all_day: true },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the first quarter of next year', query: 'trip' } }],
    expect: {
      answers: {
        window: { start: '2027-01-01', end: '2027-04-01' },
        names: ['Trip to Phoenix'],
        lacks: ['Trip to Seattle'],
      },
    },
  },
  {
    id: 'en-more-windows-82',
    class: 'windows',
    said: 'What am I doing a week on Tuesday?',
    now: '2026-11-23T08:00:00+00:00',
    zone: 'Europe/London',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Viva with Amara', start: '2026-12-01T13:00', end: '2026-12-01T15:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Library induction', start: '2026-11-24T13:00', end: '2026-11-24T14:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'a week on Tuesday' } }],
    expect: {
      answers: {
        window: { start: '2026-12-01', end: '2026-12-02' },
        names: ['Viva with Amara'],
        lacks: ['Library induction'],
      },
    },
  },
  {
    id: 'en-more-windows-83',
    class: 'windows',
    said: 'I need two hours with the deck on Tuesday or Wednesday.',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Regional training', start: '2026-11-24T07:00', end: '2026-11-24T20:00' },
      },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: 'Tuesday or Wednesday', duration_minutes: 120 } }],
    expect: { answers: { texts: ['2026-11-25'], lacks: ['2026-11-26', '2026-11-27'] } },
  },
  {
    id: 'en-more-windows-84',
    class: 'windows',
    said: 'What reminders are coming up tonight?',
    before: [
      { tool: 'reminder_add', arguments: { title: 'Charge the laptop', at: '2026-11-22T20:00' } },
      { tool: 'reminder_add', arguments: { title: 'Return library books', at: '2026-11-23T07:30' } },
      { tool: 'reminder_add', arguments: { title: 'Order a cake', at: '2026-11-22T11:00' } },
    ],
    calls: [{ tool: 'reminder_query', arguments: { start: 'tonight' } }],
    expect: { answers: { names: ['Charge the laptop'], lacks: ['Return library books', 'Order a cake'] } },
  },
  {
    id: 'en-more-windows-85',
    class: 'windows',
    said: 'What have I still got on for the rest of the week?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Gutter cleaning', start: '2026-11-28T10:00', end: '2026-11-28T12:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Tenant walkthrough', start: '2026-12-01T10:00', end: '2026-12-01T11:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the rest of the week' } }],
    expect: { answers: { names: ['Gutter cleaning'], lacks: ['Tenant walkthrough'] } },
  },
  {
    id: 'en-more-windows-86',
    class: 'windows',
    said: 'anything booked in the first half of December?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Ledger review', start: '2026-12-15T16:00', end: '2026-12-15T17:00' },
      },
      { tool: 'schedule_add', arguments: { title: 'Staff lunch', start: '2026-12-16T12:00', end: '2026-12-16T13:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the first half of December' } }],
    expect: {
      answers: { window: { start: '2026-12-01', end: '2026-12-16' }, names: ['Ledger review'], lacks: ['Staff lunch'] },
    },
  },
  {
    id: 'en-more-windows-87',
    class: 'windows',
    said: 'walk me through the day after tomorrow',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Ward handover', start: '2026-11-24T06:45', end: '2026-11-24T07:15' },
      },
      { tool: 'todo_add', arguments: { title: 'Submit timesheet', due: '2026-11-24' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'the day after tomorrow' } }],
    expect: {
      answers: { window: { start: '2026-11-24', end: '2026-11-25' }, names: ['Ward handover', 'Submit timesheet'] },
    },
  },
  {
    id: 'en-more-windows-88',
    class: 'windows',
    said: 'I need 45 minutes somewhere between 1 and 4 on Tuesday',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Seminar', start: '2026-11-24T13:00', end: '2026-11-24T15:00' } },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: 'between 1 and 4 on Tuesday', duration_minutes: 45 } }],
    expect: { answers: { window: { start: '2026-11-24T13:00', end: '2026-11-24T16:00' }, texts: ['15:00'] } },
  },
  {
    id: 'en-more-windows-89',
    class: 'windows',
    said: 'show me December 29 to January 3',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Rink booking', start: '2027-01-03T15:00', end: '2027-01-03T16:30' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Team kickoff', start: '2027-01-04T18:00', end: '2027-01-04T19:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'December 29', end: 'January 3' } }],
    expect: {
      answers: { window: { start: '2026-12-29', end: '2027-01-04' }, names: ['Rink booking'], lacks: ['Team kickoff'] },
    },
  },
  {
    id: 'en-more-windows-90',
    class: 'windows',
    said: 'which tasks are due by the end of next week',
    before: [
      { tool: 'todo_add', arguments: { title: 'Reconcile Visa statement', due: '2026-12-04' } },
      { tool: 'todo_add', arguments: { title: 'Chase Harmon invoice', due: '2026-12-08' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: 'the end of next week' } }],
    expect: { answers: { names: ['Reconcile Visa statement'], lacks: ['Chase Harmon invoice'] } },
  },
  {
    id: 'en-more-windows-91',
    class: 'windows',
    said: 'How does January look?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Hip clinic', start: '2027-01-21T09:15', end: '2027-01-21T10:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'January' } }],
    expect: { answers: { window: { start: '2027-01-01', end: '2027-02-01' }, names: ['Hip clinic'] } },
  },
  {
    id: 'en-more-windows-92',
    class: 'windows',
    said: 'do I have anything Friday evening? not the daytime stuff',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Retro', start: '2026-11-27T11:00', end: '2026-11-27T12:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Dinner at the Okafors', start: '2026-11-27T19:00', end: '2026-11-27T21:30' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'Friday evening' } }],
    expect: { answers: { names: ['Dinner at the Okafors'], lacks: ['Retro'] } },
  },
  {
    id: 'en-more-windows-93',
    class: 'windows',
    said: 'give me Monday through Wednesday at a glance',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Piano tuner', start: '2026-11-25T16:00', end: '2026-11-25T17:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Turkey pickup', start: '2026-11-26T09:00', end: '2026-11-26T09:30' },
      },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'Monday', end: 'Wednesday' } }],
    expect: {
      answers: { window: { start: '2026-11-23', end: '2026-11-26' }, names: ['Piano tuner'], lacks: ['Turkey pickup'] },
    },
  },
  {
    id: 'en-more-windows-94',
    class: 'windows',
    said: 'Could I make a fitting on Wednesday from 3:30 to 5?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Lease renewal call', start: '2026-11-25T16:30', end: '2026-11-25T17:00' },
      },
    ],
    calls: [{ tool: 'check_conflict', arguments: { start: 'Wednesday from 3:30 to 5' } }],
    expect: { answers: { names: ['Lease renewal call'] } },
  },
  {
    id: 'en-more-windows-95',
    class: 'windows',
    said: 'A morning slot of 90 minutes next week, only Monday or Wednesday works for me',
    calls: [
      {
        tool: 'find_free_time',
        arguments: { start: 'next week', duration_minutes: 90, weekdays: ['MO', 'WE'], prefer: 'morning' },
      },
    ],
    expect: {
      answers: {
        window: { start: '2026-11-29', end: '2026-12-06' },
        texts: [['2026-11-30', '2026-12-02']],
        lacks: ['2026-12-01', '2026-12-03'],
      },
    },
  },
  {
    id: 'en-more-windows-96',
    class: 'windows',
    said: "What've I got Thursday through Sunday?",
    before: [],
    calls: [{ tool: 'schedule_query', arguments: { start: 'Thursday through Sunday' } }],
    expect: { answers: { window: { start: '2026-11-26', end: '2026-11-30' } } },
  },
  {
    id: 'en-more-windows-97',
    class: 'windows',
    said: 'Any weddings in the second half of December?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Miller wedding', start: '2026-12-19T15:00', end: '2026-12-19T22:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Bauer wedding', start: '2026-12-12T15:00', end: '2026-12-12T22:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the second half of December', query: 'wedding' } }],
    expect: { answers: { window: { start: '2026-12-16', end: '2027-01-01' }, names: ['Miller'], lacks: ['Bauer'] } },
  },
  {
    id: 'en-more-windows-98',
    class: 'windows',
    said: 'find me 40 minutes on Tuesday after 3 to ring the florist',
    before: [],
    calls: [{ tool: 'find_free_time', arguments: { start: 'Tuesday after 3', duration_minutes: 40 } }],
    expect: { answers: { texts: ['2026-11-24', '15:00'], lacks: ['2026-11-25'] } },
  },
  {
    id: 'en-more-windows-99',
    class: 'windows',
    said: "what's the rest of today look like",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Evening prayer', start: '2026-11-22T17:00', end: '2026-11-22T18:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Boiler service', start: '2026-11-23T10:00', end: '2026-11-23T11:00' },
      },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'the rest of today' } }],
    expect: { answers: { names: ['Evening prayer'], lacks: ['Boiler service'] } },
  },
  {
    id: 'en-more-windows-100',
    class: 'windows',
    said: 'Show me all of January',
    before: [],
    calls: [{ tool: 'schedule_query', arguments: { start: 'all of January' } }],
    expect: { answers: { window: { start: '2027-01-01', end: '2027-02-01' } } },
  },
  {
    id: 'en-more-windows-101',
    class: 'windows',
    said: 'tomorrow evening, anything?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Deacons meeting', start: '2026-11-23T19:00', end: '2026-11-23T20:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Copier repair', start: '2026-11-23T09:00', end: '2026-11-23T10:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'tomorrow evening' } }],
    expect: { answers: { names: ['Deacons meeting'], lacks: ['Copier repair'] } },
  },
  {
    id: 'en-more-windows-102',
    class: 'windows',
    said: 'Pull up what we have booked from Dec 20 to Jan 3',
    before: [],
    calls: [{ tool: 'schedule_query', arguments: { start: 'Dec 20', end: 'Jan 3' } }],
    expect: { answers: { window: { start: '2026-12-20', end: '2027-01-04' } } },
  },
  {
    id: 'en-more-windows-103',
    class: 'windows',
    said: 'Which loads have to be invoiced by Wednesday?',
    before: [
      { tool: 'todo_add', arguments: { title: 'Invoice Ogden load', due: '2026-11-24' } },
      { tool: 'todo_add', arguments: { title: 'Invoice Fargo load', due: '2026-11-25' } },
      { tool: 'todo_add', arguments: { title: 'Invoice Macon load', due: '2026-11-26' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: 'Wednesday', query: 'invoice' } }],
    expect: { answers: { names: ['Ogden', 'Fargo'], lacks: ['Macon'] } },
  },
  {
    id: 'en-more-windows-104',
    class: 'windows',
    said: 'Is there a free hour Wednesday morning?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Dental cleanings', start: '2026-11-25T08:00', end: '2026-11-25T11:00' },
      },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: 'Wednesday morning', duration_minutes: 60 } }],
    expect: { answers: { texts: ['2026-11-25', '11:00'], lacks: ['15:00'] } },
  },
  {
    id: 'en-more-windows-105',
    class: 'windows',
    said: 'What does my schedule look like next week?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Glossary call', start: '2026-12-05T10:00' } },
      { tool: 'schedule_add', arguments: { title: 'Museum brochure', start: '2026-11-27T10:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'next week' } }],
    expect: {
      answers: {
        window: { start: '2026-11-29', end: '2026-12-06' },
        names: ['Glossary call'],
        lacks: ['Museum brochure'],
      },
    },
  },
  {
    id: 'en-more-windows-106',
    class: 'windows',
    said: 'anything tomorrow afternoon?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Vet checkup', start: '2026-11-23T14:00' } },
      { tool: 'schedule_add', arguments: { title: 'Route meeting', start: '2026-11-23T08:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'tomorrow afternoon' } }],
    expect: { answers: { names: ['Vet checkup'], lacks: ['Route meeting'] } },
  },
  {
    id: 'en-more-windows-107',
    class: 'windows',
    said: 'Show me everything between Dec 28 and Jan 2',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Year-end stocktake', start: '2027-01-02T16:00' } },
      { tool: 'schedule_add', arguments: { title: 'Boiler service', start: '2027-01-03T09:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'Dec 28', end: 'Jan 2' } }],
    expect: {
      answers: {
        window: { start: '2026-12-28', end: '2027-01-03' },
        names: ['Year-end stocktake'],
        lacks: ['Boiler service'],
      },
    },
  },
  {
    id: 'en-more-windows-108',
    class: 'windows',
    said: 'Got an hour and a half free between 10 and 1 on Wednesday?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Dye class', start: '2026-11-25T10:00', end: '2026-11-25T11:00' } },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: 'Wednesday between 10am and 1pm', duration_minutes: 90 } }],
    expect: { answers: { window: { start: '2026-11-25T10:00', end: '2026-11-25T13:00' }, texts: ['11:00'] } },
  },
  {
    id: 'en-more-windows-109',
    class: 'windows',
    said: 'Which tasks do I have to finish by Friday?',
    before: [
      { tool: 'todo_add', arguments: { title: 'Grade playbooks', due: '2026-11-27' } },
      { tool: 'todo_add', arguments: { title: 'Wash pinnies', due: '2026-11-28' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: 'Friday' } }],
    expect: { answers: { names: ['Grade playbooks'], lacks: ['Wash pinnies'] } },
  },
  {
    id: 'en-more-windows-110',
    class: 'windows',
    said: "What's left on the calendar for the rest of the week",
    before: [
      { tool: 'schedule_add', arguments: { title: 'Tulip delivery', start: '2026-11-28T17:00' } },
      { tool: 'schedule_add', arguments: { title: 'Church bazaar', start: '2026-11-29T17:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the rest of the week' } }],
    expect: { answers: { names: ['Tulip delivery'], lacks: ['Church bazaar'] } },
  },
  {
    id: 'en-more-windows-111',
    class: 'windows',
    said: 'List my January appointments.',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Eye exam', start: '2027-01-31T15:00' } },
      { tool: 'schedule_add', arguments: { title: 'Podiatrist', start: '2027-02-01T09:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'January' } }],
    expect: {
      answers: { window: { start: '2027-01-01', end: '2027-02-01' }, names: ['Eye exam'], lacks: ['Podiatrist'] },
    },
  },
  {
    id: 'en-more-windows-112',
    class: 'windows',
    said: 'How busy is the first half of December',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Sprint demo', start: '2026-12-15T11:00' } },
      { tool: 'schedule_add', arguments: { title: 'Persona workshop', start: '2026-12-16T11:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'first half of December' } }],
    expect: {
      answers: {
        window: { start: '2026-12-01', end: '2026-12-16' },
        names: ['Sprint demo'],
        lacks: ['Persona workshop'],
      },
    },
  },
  {
    id: 'en-more-windows-113',
    class: 'windows',
    said: 'Do I have games on the weekend of December 5?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Away game at Troy', start: '2026-12-05T13:00' } },
      { tool: 'schedule_add', arguments: { title: 'Booster club', start: '2026-12-07T18:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the weekend of December 5' } }],
    expect: {
      answers: {
        window: { start: '2026-12-05', end: '2026-12-07' },
        names: ['Away game at Troy'],
        lacks: ['Booster club'],
      },
    },
  },
  {
    id: 'en-more-windows-114',
    class: 'windows',
    said: 'Run me through today and tomorrow',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Sunday roast', start: '2026-11-22T17:00' } },
      { tool: 'schedule_add', arguments: { title: 'Mediation', start: '2026-11-23T16:00' } },
      { tool: 'schedule_add', arguments: { title: 'Notary visit', start: '2026-11-24T09:00' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'today', end: 'tomorrow' } }],
    expect: { answers: { names: ['Sunday roast', 'Mediation'], lacks: ['Notary visit'] } },
  },
  {
    id: 'en-more-windows-115',
    class: 'windows',
    said: "What's left on Tuesday after 3pm?",
    before: [
      { tool: 'schedule_add', arguments: { title: 'Roof quote', start: '2026-11-24T10:00:00' } },
      { tool: 'schedule_add', arguments: { title: 'Key handover', start: '2026-11-24T16:00:00' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'Tuesday after 3pm' } }],
    expect: {
      answers: {
        window: { start: '2026-11-24T15:00', end: '2026-11-25' },
        names: ['Key handover'],
        lacks: ['Roof quote'],
      },
    },
  },
  {
    id: 'en-more-windows-116',
    class: 'windows',
    said: 'Which gigs do we have between Dec 28 and Jan 3?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Late show', start: '2027-01-03T20:00:00' } },
      { tool: 'schedule_add', arguments: { title: 'Matinee', start: '2027-01-04T14:00:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'Dec 28', end: 'Jan 3' } }],
    expect: {
      answers: { window: { start: '2026-12-28', end: '2027-01-04' }, names: ['Late show'], lacks: ['Matinee'] },
    },
  },
  {
    id: 'en-more-windows-117',
    class: 'windows',
    said: 'Find me 45 minutes Wednesday between 1 and 5pm',
    calls: [{ tool: 'find_free_time', arguments: { start: 'Wednesday between 1 and 5pm', duration_minutes: 45 } }],
    expect: { answers: { window: { start: '2026-11-25T13:00', end: '2026-11-25T17:00' } } },
  },
  {
    id: 'en-more-windows-118',
    class: 'windows',
    said: 'what have I got to finish by Wednesday?',
    before: [
      { tool: 'todo_add', arguments: { title: 'Sand the deck', due: '2026-11-24' } },
      { tool: 'todo_add', arguments: { title: 'Invoice Hartley', due: '2026-11-25' } },
      { tool: 'todo_add', arguments: { title: 'Prune roses', due: '2026-11-26' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: 'Wednesday' } }],
    expect: { answers: { names: ['Sand the deck', 'Invoice Hartley'], lacks: ['Prune roses'] } },
  },
  {
    id: 'en-more-windows-119',
    class: 'windows',
    said: "What's on my plate tomorrow through Thursday?",
    before: [
      { tool: 'schedule_add', arguments: { title: 'Turkey trot', start: '2026-11-26T08:00', end: '2026-11-26T09:30' } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Leftovers party', start: '2026-11-27T17:00', end: '2026-11-27T19:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'tomorrow through Thursday' } }],
    expect: {
      answers: {
        window: { start: '2026-11-23', end: '2026-11-27' },
        names: ['Turkey trot'],
        lacks: ['Leftovers party'],
      },
    },
  },
  {
    id: 'en-more-windows-120',
    class: 'windows',
    said: 'do I have anything between 2 and 5 on Wednesday',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Fitting', start: '2026-11-25T16:30', end: '2026-11-25T17:30' } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Bowling league', start: '2026-11-25T19:00', end: '2026-11-25T21:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'between 2 and 5 on Wednesday' } }],
    expect: {
      answers: {
        window: { start: '2026-11-25T14:00', end: '2026-11-25T17:00' },
        names: ['Fitting'],
        lacks: ['Bowling league'],
      },
    },
  },
  {
    id: 'en-more-windows-121',
    class: 'windows',
    said: 'Show me the holidays stretch, from Dec 28 to Jan 3.',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Game night', start: '2027-01-03T19:00', end: '2027-01-03T22:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Back to work', start: '2027-01-04T09:00', end: '2027-01-04T10:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'from Dec 28 to Jan 3' } }],
    expect: {
      answers: { window: { start: '2026-12-28', end: '2027-01-04' }, names: ['Game night'], lacks: ['Back to work'] },
    },
  },
  {
    id: 'en-more-windows-122',
    class: 'windows',
    said: 'day after tomorrow: what does it look like',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Crew briefing', start: '2026-11-24T06:30', end: '2026-11-24T07:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Concrete pour', start: '2026-11-25T07:00', end: '2026-11-25T11:00' },
      },
      { tool: 'todo_add', arguments: { title: 'Order gravel', due: '2026-11-24' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'day after tomorrow' } }],
    expect: {
      answers: {
        window: { start: '2026-11-24', end: '2026-11-25' },
        names: ['Crew briefing', 'Order gravel'],
        lacks: ['Concrete pour'],
      },
    },
  },
  {
    id: 'en-more-windows-123',
    class: 'windows',
    said: "Where's an open hour on Wednesday between 1 and 4 in the afternoon?",
    before: [
      { tool: 'schedule_add', arguments: { title: 'Intake', start: '2026-11-25T13:00', end: '2026-11-25T14:30' } },
      { tool: 'schedule_add', arguments: { title: 'Rounds', start: '2026-11-25T15:30', end: '2026-11-25T17:00' } },
    ],
    calls: [
      {
        tool: 'find_free_time',
        arguments: { start: 'Wednesday between 1 and 4 in the afternoon', duration_minutes: 60 },
      },
    ],
    expect: { answers: { window: { start: '2026-11-25T13:00', end: '2026-11-25T16:00' }, texts: ['14:30'] } },
  },
  {
    id: 'en-more-windows-124',
    class: 'windows',
    said: 'find me 90 minutes tomorrow morning between nine and twelve for the proposal',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Client call', start: '2026-11-23T09:30', end: '2026-11-23T10:30' } },
    ],
    calls: [
      {
        tool: 'find_free_time',
        arguments: { start: 'tomorrow', earliest: '09:00', latest: '12:00', duration_minutes: 90 },
      },
    ],
    expect: { answers: { texts: [['10:30–12:00', '10:30-12:00']] } },
  },
  {
    id: 'en-more-windows-125',
    class: 'windows',
    said: "What's on from tomorrow through Wednesday?",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Staff meeting', start: '2026-11-23T09:00', end: '2026-11-23T10:00' },
      },
      { tool: 'schedule_add', arguments: { title: 'Eye exam', start: '2026-11-25T17:00', end: '2026-11-25T18:00' } },
      { tool: 'schedule_add', arguments: { title: 'Brunch', start: '2026-11-26T10:00', end: '2026-11-26T11:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'from tomorrow through Wednesday' } }],
    expect: {
      answers: {
        window: { start: '2026-11-23', end: '2026-11-26' },
        names: ['Staff meeting', 'Eye exam'],
        lacks: ['Brunch'],
      },
    },
  },
  {
    id: 'en-more-windows-126',
    class: 'windows',
    said: "I need two solid hours on Wednesday between 1 and 6, where's a gap",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Inventory count', start: '2026-11-25T13:00', end: '2026-11-25T16:00' },
      },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: 'Wednesday between 1 and 6', duration_minutes: 120 } }],
    expect: { answers: { window: { start: '2026-11-25T13:00', end: '2026-11-25T18:00' }, texts: ['16:00–18:00'] } },
  },
  {
    id: 'en-more-windows-127',
    class: 'windows',
    said: 'what do i still owe people by Friday',
    before: [
      { tool: 'todo_add', arguments: { title: 'Essay draft', due: '2026-11-27' } },
      { tool: 'todo_add', arguments: { title: 'Lab notebook', due: '2026-11-28' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: 'by Friday' } }],
    expect: { answers: { names: ['Essay draft'], lacks: ['Lab notebook'] } },
  },
  {
    id: 'en-more-windows-128',
    class: 'windows',
    said: 'Which reminders are coming the day after tomorrow?',
    before: [
      { tool: 'reminder_add', arguments: { title: 'Thaw the roast', at: '2026-11-24T08:00' } },
      { tool: 'reminder_add', arguments: { title: 'Ring the bank', at: '2026-11-23T10:00' } },
    ],
    calls: [{ tool: 'reminder_query', arguments: { start: 'the day after tomorrow' } }],
    expect: {
      answers: {
        window: { start: '2026-11-24', end: '2026-11-25' },
        names: ['Thaw the roast'],
        lacks: ['Ring the bank'],
      },
    },
  },
  {
    id: 'en-more-windows-129',
    class: 'windows',
    said: "how's my day look a week from Monday",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Audit kickoff', start: '2026-11-30T09:30', end: '2026-11-30T10:30' },
      },
      { tool: 'schedule_add', arguments: { title: 'Vendor demo', start: '2026-11-23T09:30', end: '2026-11-23T10:30' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'a week from Monday' } }],
    expect: {
      answers: { window: { start: '2026-11-30', end: '2026-12-01' }, names: ['Audit kickoff'], lacks: ['Vendor demo'] },
    },
  },
  {
    id: 'en-more-windows-130',
    class: 'windows',
    said: 'What have I got in the first half of December?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Piano tuner', start: '2026-12-15T18:00', end: '2026-12-15T19:00' } },
      { tool: 'schedule_add', arguments: { title: 'Boat show', start: '2026-12-16T09:00', end: '2026-12-16T12:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the first half of December' } }],
    expect: {
      answers: { window: { start: '2026-12-01', end: '2026-12-16' }, names: ['Piano tuner'], lacks: ['Boat show'] },
    },
  },
  {
    id: 'en-more-windows-131',
    class: 'windows',
    said: 'do we have anything on Christmas Eve yet',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Carol service', start: '2026-12-24T17:00', end: '2026-12-24T18:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Goose dinner', start: '2026-12-25T13:00', end: '2026-12-25T16:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'Christmas Eve' } }],
    expect: {
      answers: { window: { start: '2026-12-24', end: '2026-12-25' }, names: ['Carol service'], lacks: ['Goose'] },
    },
  },
  {
    id: 'en-more-windows-132',
    class: 'windows',
    said: 'Is there an hour and a half left on Tuesday morning?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Clinic', start: '2026-11-24T05:00', end: '2026-11-24T10:30' } },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: 'Tuesday morning', duration_minutes: 90 } }],
    expect: { answers: { texts: ['10:30–12:00'] } },
  },
  {
    id: 'en-more-windows-133',
    class: 'windows',
    said: 'What have I got from the 7th to the 11th of December?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Site survey', start: '2026-12-07T09:00', end: '2026-12-07T10:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Wrap-up drinks', start: '2026-12-11T18:30', end: '2026-12-11T20:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Kite festival', start: '2026-12-12T10:00', end: '2026-12-12T12:00' },
      },
      { tool: 'schedule_add', arguments: { title: 'Snow tires', start: '2026-12-04T15:00', end: '2026-12-04T16:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'from the 7th to the 11th of December' } }],
    expect: {
      answers: {
        window: { start: '2026-12-07', end: '2026-12-12' },
        names: ['Site survey', 'Wrap-up drinks'],
        lacks: ['Kite festival', 'Snow tires'],
      },
    },
  },
  {
    id: 'en-more-windows-134',
    class: 'windows',
    said: 'am i busy tomorrow afternoon or can i nap',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Blood draw', start: '2026-11-23T08:00', end: '2026-11-23T08:30' } },
      { tool: 'schedule_add', arguments: { title: 'Fire drill', start: '2026-11-23T14:00', end: '2026-11-23T14:30' } },
      { tool: 'schedule_add', arguments: { title: 'Pottery', start: '2026-11-23T19:00', end: '2026-11-23T21:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'tomorrow afternoon' } }],
    expect: {
      answers: {
        window: { start: '2026-11-23T12:00', end: '2026-11-23T18:00' },
        names: ['Fire drill'],
        lacks: ['Blood draw', 'Pottery'],
      },
    },
  },
  {
    id: 'en-more-windows-135',
    class: 'windows',
    said: 'Is there anything in the book between December 20 and January 3? We may go up north',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Nutcracker', start: '2026-12-20T15:00', end: '2026-12-20T17:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Brunch at Ida', start: '2027-01-03T11:00', end: '2027-01-03T13:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Chimney sweep', start: '2026-12-19T09:00', end: '2026-12-19T10:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Staff training', start: '2027-01-04T09:00', end: '2027-01-04T12:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'December 20', end: 'January 3' } }],
    expect: {
      answers: {
        window: { start: '2026-12-20', end: '2027-01-04' },
        names: ['Nutcracker', 'Brunch at Ida'],
        lacks: ['Chimney sweep', 'Staff training'],
      },
    },
  },
  {
    id: 'en-more-windows-136',
    class: 'windows',
    said: 'Which rehearsals do I have in December, just those',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Brass rehearsal', start: '2026-12-01T19:00', end: '2026-12-01T21:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Dress rehearsal', start: '2026-12-18T17:00', end: '2026-12-18T20:00' },
      },
      { tool: 'schedule_add', arguments: { title: 'Mammogram', start: '2026-12-10T09:00', end: '2026-12-10T09:30' } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Strings rehearsal', start: '2027-01-08T19:00', end: '2027-01-08T21:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'December', query: 'rehearsal' } }],
    expect: {
      answers: {
        window: { start: '2026-12-01', end: '2027-01-01' },
        names: ['Brass rehearsal', 'Dress rehearsal'],
        lacks: ['Mammogram', 'Strings rehearsal'],
      },
    },
  },
  {
    id: 'en-more-windows-137',
    class: 'windows',
    said: 'Where can I squeeze in an hour and a half on Tuesday, between nine and one?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Inventory', start: '2026-11-24T09:00', end: '2026-11-24T10:30' } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Supplier lunch', start: '2026-11-24T12:00', end: '2026-11-24T13:00' },
      },
    ],
    calls: [
      {
        tool: 'find_free_time',
        arguments: { start: 'Tuesday', duration_minutes: 90, earliest: '09:00', latest: '13:00' },
      },
    ],
    expect: { answers: { window: { start: '2026-11-24', end: '2026-11-25' }, texts: ['10:30', '12:00'] } },
  },
  {
    id: 'en-more-windows-138',
    class: 'windows',
    said: 'I need a quiet two hours one evening Monday to Wednesday, sometime in 6 to 9pm',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Scouts', start: '2026-11-23T18:00', end: '2026-11-23T19:30' } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Board game night', start: '2026-11-24T18:15', end: '2026-11-24T20:00' },
      },
    ],
    calls: [
      {
        tool: 'find_free_time',
        arguments: { start: 'Monday to Wednesday', duration_minutes: 120, earliest: '18:00', latest: '21:00' },
      },
    ],
    expect: { answers: { window: { start: '2026-11-23', end: '2026-11-26' }, texts: ['2026-11-25 18:00'] } },
  },
  {
    id: 'en-more-windows-139',
    class: 'windows',
    said: 'What all do I have to get done by Friday?',
    before: [
      { tool: 'todo_add', arguments: { title: 'Swap the filters', due: '2026-11-24' } },
      { tool: 'todo_add', arguments: { title: 'Order gravel', due: '2026-11-27' } },
      { tool: 'todo_add', arguments: { title: 'Rake the leaves', due: '2026-11-28' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: 'Friday' } }],
    expect: { answers: { names: ['Swap the filters', 'Order gravel'], lacks: ['Rake the leaves'] } },
  },
  {
    id: 'en-more-windows-140',
    class: 'windows',
    said: "anything you're gonna bug me about on the 24th",
    before: [
      { tool: 'reminder_add', arguments: { title: 'Flu shot form', at: '2026-11-24T17:30' } },
      { tool: 'reminder_add', arguments: { title: 'Library books', at: '2026-11-25T09:00' } },
      { tool: 'reminder_add', arguments: { title: 'Thaw the turkey', at: '2026-11-23T20:00' } },
    ],
    calls: [{ tool: 'reminder_query', arguments: { start: 'the 24th' } }],
    expect: {
      answers: {
        window: { start: '2026-11-24', end: '2026-11-25' },
        names: ['Flu shot form'],
        lacks: ['Library books', 'Thaw the turkey'],
      },
    },
  },
  {
    id: 'en-more-windows-141',
    class: 'windows',
    said: 'Walk me through Wednesday, the whole of it, chores included',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Tire rotation', start: '2026-11-25T08:30', end: '2026-11-25T09:15' },
      },
      { tool: 'todo_add', arguments: { title: 'Bake two pies', due: '2026-11-25' } },
      { tool: 'reminder_add', arguments: { title: 'Airport pickup', at: '2026-11-25T16:40' } },
      { tool: 'schedule_add', arguments: { title: 'Turkey trot', start: '2026-11-26T08:00', end: '2026-11-26T09:00' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'Wednesday' } }],
    expect: {
      answers: {
        window: { start: '2026-11-25', end: '2026-11-26' },
        names: ['Tire rotation', 'Bake two pies', 'Airport pickup'],
        lacks: ['Turkey trot'],
      },
    },
  },
  {
    id: 'en-more-windows-142',
    class: 'windows',
    said: "What's planned for Thanksgiving day so far?",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Pie exchange', start: '2026-11-25T19:00', end: '2026-11-25T20:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Dinner at Aunt Bev', start: '2026-11-26T15:00', end: '2026-11-26T19:00' },
      },
      { tool: 'schedule_add', arguments: { title: 'Outlet mall', start: '2026-11-27T06:00', end: '2026-11-27T09:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'Thanksgiving day' } }],
    expect: {
      answers: {
        window: { start: '2026-11-26', end: '2026-11-27' },
        names: ['Dinner at Aunt Bev'],
        lacks: ['Outlet mall', 'Pie exchange'],
      },
    },
  },
  {
    id: 'en-more-windows-143',
    class: 'windows',
    said: "What's on the books Dec 7 through Dec 11?",
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Mediation Ruiz', start: '2026-12-11T16:00', end: '2026-12-11T18:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Firm retreat kickoff', start: '2026-12-12T10:00', end: '2026-12-12T11:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'Dec 7 through Dec 11' } }],
    expect: {
      answers: {
        window: { start: '2026-12-07', end: '2026-12-12' },
        names: ['Mediation Ruiz'],
        lacks: ['Firm retreat kickoff'],
      },
    },
  },
  {
    id: 'en-more-windows-144',
    class: 'windows',
    said: 'do i have anything wednesday evening? my daughter wants to facetime',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Bridge club', start: '2026-11-25T19:30', end: '2026-11-25T20:30' } },
      { tool: 'schedule_add', arguments: { title: 'Podiatrist', start: '2026-11-25T14:00', end: '2026-11-25T15:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'wednesday evening' } }],
    expect: { answers: { names: ['Bridge club'], lacks: ['Podiatrist'] } },
  },
  {
    id: 'en-more-windows-145',
    class: 'windows',
    said: 'show me the whole of January please',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Seed catalog deadline call', start: '2027-01-29T09:00', end: '2027-01-29T10:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Tractor auction', start: '2027-02-01T10:00', end: '2027-02-01T13:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the whole of January' } }],
    expect: {
      answers: {
        window: { start: '2027-01-01', end: '2027-02-01' },
        names: ['Seed catalog deadline call'],
        lacks: ['Tractor auction'],
      },
    },
  },
  {
    id: 'en-more-windows-146',
    class: 'windows',
    said: 'Who am I driving the day after tomorrow?',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Drive with Omar', start: '2026-11-24T10:00', end: '2026-11-24T11:30' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Drive with Bettina', start: '2026-11-23T10:00', end: '2026-11-23T11:30' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'the day after tomorrow' } }],
    expect: {
      answers: {
        window: { start: '2026-11-24', end: '2026-11-25' },
        names: ['Drive with Omar'],
        lacks: ['Drive with Bettina'],
      },
    },
  },
  {
    id: 'en-more-windows-147',
    class: 'windows',
    said: 'Friday to Sunday, what have we got with the boys?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Scrimmage', start: '2026-11-29T16:00', end: '2026-11-29T18:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: 'Equipment check', start: '2026-11-30T08:00', end: '2026-11-30T09:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: 'Friday to Sunday' } }],
    expect: {
      answers: { window: { start: '2026-11-27', end: '2026-11-30' }, names: ['Scrimmage'], lacks: ['Equipment check'] },
    },
  },
  {
    id: 'en-more-windows-148',
    class: 'windows',
    said: 'need two clear hours wednesday somewhere between 9 and 5 to finish the revisions',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: 'Microscope slot', start: '2026-11-25T09:00', end: '2026-11-25T12:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: 'Teaching seminar', start: '2026-11-25T14:00', end: '2026-11-25T17:00' },
      },
    ],
    calls: [
      {
        tool: 'find_free_time',
        arguments: { start: 'wednesday', duration_minutes: 120, earliest: '09:00', latest: '17:00' },
      },
    ],
    expect: { answers: { texts: [['12:00–14:00', '12:00-14:00']] } },
  },
  {
    id: 'en-more-windows-149',
    class: 'windows',
    said: 'Is there any 45-minute gap tomorrow afternoon for the wine rep?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Inventory', start: '2026-11-23T12:00', end: '2026-11-23T16:00' } },
      { tool: 'schedule_add', arguments: { title: 'Line-up', start: '2026-11-23T16:45', end: '2026-11-23T18:00' } },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: 'tomorrow afternoon', duration_minutes: 45 } }],
    expect: {
      answers: {
        window: { start: '2026-11-23T12:00', end: '2026-11-23T18:00' },
        texts: [['16:00–16:45', '16:00-16:45']],
      },
    },
  },
  {
    id: 'en-more-windows-150',
    class: 'windows',
    said: 'which of my tasks are due tomorrow?',
    before: [
      { tool: 'todo_add', arguments: { title: 'Rotate API keys', due: '2026-11-23' } },
      { tool: 'todo_add', arguments: { title: 'Upgrade Postgres', due: '2026-11-25' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_in: 'tomorrow' } }],
    expect: { answers: { names: ['Rotate API keys'], lacks: ['Upgrade Postgres'] } },
  },
];
