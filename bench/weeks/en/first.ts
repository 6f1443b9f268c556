import { call, type Step, step } from '../week.ts';

const quick = (at: string, text: string, expect: Step['expect']): Step =>
  step(at, text, [call('quick_add', { text })], expect);

/** Monday to Wednesday. */
export const STEPS: readonly Step[] = [
  quick('2026-11-23T07:30', 'Standup every weekday at 9:15, 15 minutes', {
    written: [
      {
        kind: 'event',
        title: 'Standup',
        end: '2026-11-23T09:30',
        repeats: [
          '2026-11-23T09:15',
          '2026-11-24T09:15',
          '2026-11-25T09:15',
          '2026-11-26T09:15',
          '2026-11-27T09:15',
          '2026-11-30T09:15',
        ],
        count: 'endless',
      },
    ],
  }),
  quick('2026-11-23T07:31', '1:1 with Dana tomorrow at 2pm for 45 minutes', {
    written: [{ kind: 'event', title: { has: ['Dana'] }, start: '2026-11-24T14:00', end: '2026-11-24T14:45' }],
  }),
  quick('2026-11-23T07:32', 'Dentist Wednesday at 11am, remind me an hour before', {
    written: [{ kind: 'event', title: { has: ['Dentist'] }, start: '2026-11-25T11:00', reminds: ['2026-11-25T10:00'] }],
  }),
  quick('2026-11-23T07:33', 'Finish the Q4 deck by Wednesday, important, takes about 3 hours', {
    written: [
      { kind: 'todo', title: { has: ['Q4 deck'] }, due: '2026-11-25', importance: 'high', estimateMinutes: 180 },
    ],
  }),
  quick('2026-11-23T07:34', 'Remind me to call the bank at 4:30 this afternoon', {
    written: [{ kind: 'reminder', title: { has: ['call the bank'] }, at: '2026-11-23T16:30' }],
  }),
  quick('2026-11-23T07:35', 'todo: pick up the dry cleaning', {
    written: [{ kind: 'todo', title: { has: ['dry cleaning'] }, due: null }],
  }),
  step('2026-11-23T07:36', "What's on today?", [call('agenda_query')], {
    answers: {
      window: { start: '2026-11-23', end: '2026-11-24' },
      names: ['Standup', 'call the bank'],
      lacks: ['Dentist', 'Q4 deck'],
    },
  }),
  step('2026-11-23T10:00', 'Move the 1:1 to 3', [call('schedule_update', { match: 'Dana', start: '3' })], {
    written: [{ kind: 'event', title: { has: ['Dana'] }, start: '2026-11-24T15:00', end: '2026-11-24T15:45' }],
  }),
  step('2026-11-23T10:01', 'Make it an hour', [call('schedule_update', { match: 'Dana', duration_minutes: 60 })], {
    written: [{ kind: 'event', title: { has: ['Dana'] }, start: '2026-11-24T15:00', end: '2026-11-24T16:00' }],
  }),
  quick('2026-11-23T10:05', 'Gym every Monday and Thursday at 6pm for an hour', {
    written: [
      {
        kind: 'event',
        title: { has: ['Gym'] },
        end: '2026-11-23T19:00',
        repeats: ['2026-11-23T18:00', '2026-11-26T18:00', '2026-11-30T18:00', '2026-12-03T18:00'],
        count: 'endless',
      },
    ],
  }),
  quick('2026-11-23T10:10', 'Note: the guest wifi password is bluefish22', {
    written: [{ kind: 'memo', text: { has: ['bluefish22'] } }],
  }),
  step(
    '2026-11-23T10:15',
    "Remember that I'm allergic to walnuts",
    [call('memory_save', { content: 'Allergic to walnuts' })],
    { written: [{ kind: 'memory', text: { has: ['walnuts'] } }] },
  ),
  quick('2026-11-23T11:00', 'Tomorrow 10 to 11:30am interview with the backend candidate in room 4B', {
    written: [
      {
        kind: 'event',
        title: { has: ['interview'] },
        start: '2026-11-24T10:00',
        end: '2026-11-24T11:30',
        location: 'room 4B',
      },
    ],
  }),
  step('2026-11-23T11:05', 'Am I free tomorrow at 1?', [call('check_conflict', { start: 'tomorrow at 1pm' })], {
    answers: { texts: ['free', '13:00'] },
  }),
  quick('2026-11-23T11:10', 'Remind me to take my vitamins every morning at 8 for 5 days starting tomorrow', {
    written: [
      {
        kind: 'reminder',
        title: { has: ['vitamins'] },
        repeats: ['2026-11-24T08:00', '2026-11-25T08:00', '2026-11-26T08:00', '2026-11-27T08:00', '2026-11-28T08:00'],
        count: 5,
      },
    ],
  }),
  step(
    '2026-11-23T16:35',
    'Snooze the bank for an hour',
    [call('reminder_update', { match: 'bank', snooze_until: 'for an hour' })],
    { written: [{ kind: 'reminder', title: { has: ['bank'] }, at: '2026-11-23T17:35' }] },
  ),
  step('2026-11-23T17:40', 'Called them', [call('reminder_update', { match: 'bank', action: 'complete' })], {
    written: [{ kind: 'reminder', title: { has: ['bank'] }, status: 'done' }],
  }),
  step('2026-11-24T08:05', 'Took the vitamins', [call('reminder_update', { match: 'vitamins', action: 'complete' })], {
    written: [{ kind: 'reminder', title: { has: ['vitamins'] }, reminds: ['2026-11-25T08:00'] }],
  }),
  step(
    '2026-11-24T08:10',
    'Push the interview back half an hour',
    [call('schedule_update', { match: 'interview', start: 'half an hour later' })],
    { written: [{ kind: 'event', title: { has: ['interview'] }, start: '2026-11-24T10:30', end: '2026-11-24T12:00' }] },
  ),
  step('2026-11-24T08:11', 'No wait, undo that', [call('undo', { last: 1 })], {
    written: [{ kind: 'event', title: { has: ['interview'] }, start: '2026-11-24T10:00', end: '2026-11-24T11:30' }],
  }),
  step(
    '2026-11-24T08:12',
    'Put the deck on my calendar today from 12 to 2',
    [call('convert_todo_to_event', { match: 'deck', start: 'today from 12 to 2pm' })],
    { written: [{ kind: 'event', title: { has: ['deck'] }, start: '2026-11-24T12:00', end: '2026-11-24T14:00' }] },
  ),
  quick('2026-11-24T08:15', 'By Thursday: 1. book the hotel 2. buy train tickets 3. print the contract', {
    written: [
      { kind: 'todo', title: { has: ['hotel'] }, due: '2026-11-26' },
      { kind: 'todo', title: { has: ['train tickets'] }, due: '2026-11-26' },
      { kind: 'todo', title: { has: ['print the contract'] }, due: '2026-11-26' },
    ],
  }),
  step(
    '2026-11-24T08:20',
    'The contract can only be printed after the legal review',
    [
      call('todo_add', { title: 'Legal review' }),
      call('todo_update', { match: 'print the contract', depends_on: ['Legal review'] }),
    ],
    { written: [{ kind: 'todo', title: 'Legal review' }] },
  ),
  step('2026-11-24T08:25', "What's due this week?", [call('todo_query', { due_in: 'this week' })], {
    answers: {
      window: { start: '2026-11-22', end: '2026-11-29' },
      names: ['Q4 deck', 'hotel', 'train tickets', 'contract'],
      lacks: ['dry cleaning'],
    },
  }),
  quick('2026-11-24T12:30', 'Dinner with Marco on Friday at 7:30pm at Balthazar', {
    written: [{ kind: 'event', title: { has: ['Marco'] }, start: '2026-11-27T19:30', location: 'Balthazar' }],
  }),
  step(
    '2026-11-24T12:35',
    "Skip Thursday's standup",
    [call('delete_items', { match: 'standup', scope: 'this', occurrence: 'Thursday' })],
    { written: [], gone: [{ title: 'Standup', occurrence: '2026-11-26T09:15' }] },
  ),
  step(
    '2026-11-24T12:36',
    "No gym on Thursday either, it's Thanksgiving",
    [call('delete_items', { match: 'gym', scope: 'this', occurrence: 'Thursday' })],
    { written: [], gone: [{ title: 'Gym', occurrence: '2026-11-26T18:00' }] },
  ),
  step('2026-11-24T16:10', 'Legal review is done', [call('todo_close', { match: 'Legal review' })], {
    written: [{ kind: 'todo', title: 'Legal review', status: 'done' }],
  }),
  step(
    '2026-11-25T08:15',
    'Remind me about the vitamins again in 20 minutes',
    [call('reminder_update', { match: 'vitamins', snooze_until: 'in 20 minutes' })],
    { written: [{ kind: 'reminder', title: { has: ['vitamins'] }, reminds: ['2026-11-25T08:35'] }] },
  ),
  quick('2026-11-25T08:20', 'Today at 2pm product review for an hour, and at 4pm budget sync for 30 minutes', {
    written: [
      { kind: 'event', title: { has: ['product review'] }, start: '2026-11-25T14:00', end: '2026-11-25T15:00' },
      { kind: 'event', title: { has: ['budget sync'] }, start: '2026-11-25T16:00', end: '2026-11-25T16:30' },
    ],
  }),
  step(
    '2026-11-25T08:25',
    "Push this afternoon's meetings back by an hour",
    [call('reschedule', { start: 'this afternoon', shift_minutes: 60 })],
    {
      written: [
        { kind: 'event', title: { has: ['product review'] }, start: '2026-11-25T15:00', end: '2026-11-25T16:00' },
        { kind: 'event', title: { has: ['budget sync'] }, start: '2026-11-25T17:00', end: '2026-11-25T17:30' },
      ],
    },
  ),
  step(
    '2026-11-25T08:26',
    'Actually the review stays at 2',
    [call('schedule_update', { match: 'product review', start: '2' })],
    {
      written: [
        { kind: 'event', title: { has: ['product review'] }, start: '2026-11-25T14:00', end: '2026-11-25T15:00' },
      ],
    },
  ),
  step(
    '2026-11-25T12:30',
    'Train tickets are bought and the hotel is booked',
    [call('todo_close', { match: 'train tickets' }), call('todo_close', { match: 'hotel' })],
    {
      written: [
        { kind: 'todo', title: { has: ['train tickets'] }, status: 'done' },
        { kind: 'todo', title: { has: ['hotel'] }, status: 'done' },
      ],
    },
  ),
];
