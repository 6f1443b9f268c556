import { call, type Step, step } from '../week.ts';

const quick = (at: string, text: string, expect: Step['expect']): Step =>
  step(at, text, [call('quick_add', { text })], expect);

const CONCERT = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//School//Calendar//EN',
  'BEGIN:VEVENT',
  'UID:concert-2026-12-02@school.example',
  'DTSTAMP:20261120T010000Z',
  'DTSTART;TZID=America/New_York:20261202T183000',
  'DTEND;TZID=America/New_York:20261202T200000',
  'SUMMARY:School concert',
  'LOCATION:Main hall',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

/** Wednesday to Sunday. */
export const STEPS: readonly Step[] = [
  step(
    '2026-11-25T12:40',
    'The hotel fell through, reopen it',
    [call('todo_update', { match: 'hotel', clear: ['closed_at'] })],
    { written: [{ kind: 'todo', title: { has: ['hotel'] }, status: 'open' }] },
  ),
  step(
    '2026-11-25T13:00',
    'What was the guest wifi password?',
    [call('memo_search', { query: 'guest wifi password' })],
    {
      answers: { texts: ['bluefish22'] },
    },
  ),
  step(
    '2026-11-25T13:01',
    'Who am I having dinner with on Friday?',
    [call('schedule_query', { start: 'Friday', query: 'dinner' })],
    { answers: { names: ['Marco'], window: { start: '2026-11-27', end: '2026-11-28' } } },
  ),
  quick('2026-11-25T13:05', 'Team sync every other Tuesday at 10am starting December 1 in the big room', {
    written: [
      {
        kind: 'event',
        title: { has: ['Team sync'] },
        location: 'big room',
        repeats: ['2026-12-01T10:00', '2026-12-15T10:00', '2026-12-29T10:00'],
        count: 'endless',
      },
    ],
  }),
  step(
    '2026-11-25T13:06',
    'Remind me 15 minutes before the team sync',
    [call('schedule_update', { match: 'team sync', scope: 'all', remind_minutes: '15 minutes before' })],
    { written: [{ kind: 'event', title: { has: ['Team sync'] }, reminds: ['2026-12-01T09:45'] }] },
  ),
  step(
    '2026-11-25T13:10',
    'Trip to Boston December 3 to 5, never mind what it overlaps',
    [call('quick_add', { text: 'Trip to Boston December 3 to 5', on_conflict: 'force' })],
    {
      written: [
        {
          kind: 'event',
          title: { has: ['Boston'] },
          allDay: true,
          start: '2026-12-03',
          end: '2026-12-06',
          showAs: 'busy',
        },
      ],
    },
  ),
  step(
    '2026-11-25T13:11',
    'What do I have from December 1 to 5?',
    [call('schedule_query', { start: 'December 1 to 5' })],
    { answers: { window: { start: '2026-12-01', end: '2026-12-06' }, names: ['Boston', 'Team sync', 'Gym'] } },
  ),
  step('2026-11-26T09:00', "What's on today?", [call('agenda_query', { start: 'today' })], {
    answers: {
      window: { start: '2026-11-26', end: '2026-11-27' },
      names: ['hotel', 'contract', 'Q4 deck'],
      lacks: ['Standup', 'Gym', 'train tickets'],
    },
  }),
  step(
    '2026-11-26T09:05',
    'Everything due by today: make it Monday',
    [call('todo_update', { due_before: 'today', due: 'Monday' })],
    {
      written: [
        { kind: 'todo', title: { has: ['Q4 deck'] }, due: '2026-11-30' },
        { kind: 'todo', title: { has: ['hotel'] }, due: '2026-11-30' },
        { kind: 'todo', title: { has: ['contract'] }, due: '2026-11-30' },
      ],
    },
  ),
  step(
    '2026-11-26T18:00',
    'The deck is finished, Dana loved it',
    [call('todo_close', { match: 'deck', note: 'Dana loved it' })],
    { written: [{ kind: 'todo', title: { has: ['Q4 deck'] }, status: 'done' }] },
  ),
  quick('2026-11-26T18:05', 'Book a physical before next Wednesday', {
    written: [{ kind: 'todo', title: { has: ['physical'] }, due: '2026-12-02' }],
  }),
  quick('2026-11-26T18:10', 'Remind me to pay the credit card on the 25th of every month through June 2027', {
    written: [
      {
        kind: 'reminder',
        title: { has: ['credit card'] },
        repeats: ['2026-12-25T09:00', '2027-01-25T09:00', '2027-02-25T09:00'],
        count: 7,
      },
    ],
  }),
  quick('2026-11-26T18:15', "Mom's birthday is March 8, remind me 3 days before", {
    written: [
      {
        kind: 'event',
        title: { has: ['birthday'] },
        allDay: true,
        repeats: ['2027-03-08', '2028-03-08'],
        reminds: ['2027-03-05T09:00'],
      },
    ],
  }),
  step(
    '2026-11-26T18:20',
    "Cancel tomorrow's standup and Monday's gym",
    [
      call('delete_items', { match: 'standup', scope: 'this', occurrence: 'tomorrow' }),
      call('delete_items', { match: 'gym', scope: 'this', occurrence: 'Monday' }),
    ],
    {
      written: [],
      gone: [
        { title: 'Standup', occurrence: '2026-11-27T09:15' },
        { title: 'Gym', occurrence: '2026-11-30T18:00' },
      ],
    },
  ),
  step('2026-11-26T18:25', 'Hm, put the gym back', [call('undo', { last: 1 })], {
    written: [{ kind: 'event', title: { has: ['Gym'] }, start: '2026-11-30T18:00' }],
  }),
  step(
    '2026-11-27T09:30',
    'Move dinner to 8 and to Nobu',
    [call('schedule_update', { match: 'Marco', start: '8', location: 'Nobu' })],
    { written: [{ kind: 'event', title: { has: ['Marco'] }, start: '2026-11-27T20:00', location: 'Nobu' }] },
  ),
  step(
    '2026-11-27T09:31',
    'Skip the vitamins today',
    [call('reminder_update', { match: 'vitamins', action: 'dismiss' })],
    { written: [{ kind: 'reminder', title: { has: ['vitamins'] } }] },
  ),
  step(
    '2026-11-27T16:00',
    "Everything on Monday's list is done already, except the hotel",
    [
      call('todo_close', { due_in: 'Monday' }),
      call('todo_close', { ids: ['→print the contract'], confirm_token: '→token' }),
    ],
    { written: [{ kind: 'todo', title: { has: ['contract'] }, status: 'done' }] },
  ),
  quick('2026-11-27T16:05', 'Remind me tomorrow morning to pick up the package', {
    written: [{ kind: 'reminder', title: { has: ['pick up the package'] }, at: '2026-11-28T09:00' }],
  }),
  quick('2026-11-27T16:10', 'Hike on Saturday from 7am to 4pm', {
    written: [{ kind: 'event', title: { has: ['Hike'] }, start: '2026-11-28T07:00', end: '2026-11-28T16:00' }],
  }),
  step(
    '2026-11-27T17:00',
    'What did I get done this week?',
    [call('agenda_query', { start: 'this week', include: ['done'] })],
    {
      answers: {
        window: { start: '2026-11-22', end: '2026-11-29' },
        names: ['Q4 deck', 'train tickets', 'contract'],
        lacks: ['hotel'],
      },
    },
  ),
  quick('2026-11-27T17:05', 'All-day training next Tuesday', {
    written: [{ kind: 'event', title: { has: ['training'] }, allDay: true, start: '2026-12-01', end: '2026-12-02' }],
  }),
  step(
    '2026-11-27T17:10',
    'Find an hour with Kim next week, ideally in the morning',
    [
      call('find_free_time', { start: 'next week', duration_minutes: 60, prefer: 'morning' }),
      call('schedule_add', { title: 'Catch up with Kim', slot_token: '→slot' }),
    ],
    { written: [{ kind: 'event', title: 'Catch up with Kim' }] },
  ),
  step('2026-11-27T17:15', 'Never mind, drop the thing with Kim', [call('delete_items', { match: 'Kim' })], {
    written: [],
    gone: [{ title: 'Kim' }],
  }),
  step('2026-11-28T10:00', 'Got the package', [call('reminder_update', { match: 'package', action: 'complete' })], {
    written: [{ kind: 'reminder', title: { has: ['package'] }, status: 'done' }],
  }),
  step('2026-11-28T10:05', 'Add what the school sent me', [call('calendar_import', { ics: CONCERT })], {
    written: [{ kind: 'event', title: 'School concert', start: '2026-12-02T18:30', location: 'Main hall' }],
  }),
  step(
    '2026-11-28T10:06',
    'Remind me an hour before the concert',
    [call('schedule_update', { match: 'concert', remind_minutes: 'an hour before' })],
    { written: [{ kind: 'event', title: 'School concert', reminds: ['2026-12-02T17:30'] }] },
  ),
  step('2026-11-28T10:10', "What's in December?", [call('schedule_query', { start: 'December' })], {
    answers: { window: { start: '2026-12-01', end: '2027-01-01' }, names: ['School concert', 'training', 'Boston'] },
  }),
  step('2026-11-28T12:00', 'Dry cleaning is picked up', [call('todo_close', { match: 'dry cleaning' })], {
    written: [{ kind: 'todo', title: { has: ['dry cleaning'] }, status: 'done' }],
  }),
  step('2026-11-29T19:00', 'Push the hotel to Friday', [call('todo_update', { match: 'hotel', due: 'Friday' })], {
    written: [{ kind: 'todo', title: { has: ['hotel'] }, due: '2026-12-04' }],
  }),
  step(
    '2026-11-29T19:05',
    'The guest wifi password is redfish9 now',
    [
      call('memo_search', { query: 'guest wifi' }),
      call('memo_update', { id: '→wifi', content: 'The guest wifi password is redfish9' }),
    ],
    { written: [{ kind: 'memo', text: { has: ['redfish9'] } }] },
  ),
  step('2026-11-29T19:10', 'What did I change today?', [call('history_query', { start: 'today' })], {
    answers: { texts: ['hotel', 'wifi'] },
  }),
];
