import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-close-04',
    class: 'close',
    said: "I've called the vet, tick that reminder off",
    before: [{ tool: 'reminder_add', arguments: { title: 'Call the vet', at: '2026-11-22T06:30' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: 'vet', action: 'complete' } }],
    expect: { written: [{ kind: 'reminder', title: 'Call the vet', status: 'done' }] },
  },
  {
    id: 'en-close-05',
    class: 'close',
    said: 'Dismiss the gas bill thing',
    before: [{ tool: 'reminder_add', arguments: { title: 'Gas bill', at: '2026-11-22T06:40' } }],
    calls: [{ tool: 'reminder_update', arguments: { match: 'gas bill', action: 'dismiss' } }],
    expect: { written: [{ kind: 'reminder', title: 'Gas bill', status: 'dismissed' }] },
  },
  {
    id: 'en-close-06',
    class: 'close',
    said: 'Put in a massage Tuesday at 5pm … no, forget it, undo that',
    calls: [
      { tool: 'schedule_add', arguments: { title: 'Massage', start: 'Tuesday at 5pm' } },
      { tool: 'undo', arguments: { last: 1 } },
    ],
    expect: { written: [] },
  },
  {
    id: 'en-close-07',
    class: 'close',
    said: 'Clear out my Friday afternoon',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Farm tour', start: '2026-11-27T09:00' } },
      { tool: 'schedule_add', arguments: { title: 'Label tasting', start: '2026-11-27T13:30' } },
      { tool: 'schedule_add', arguments: { title: 'Stock count', start: '2026-11-27T15:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { start: 'Friday afternoon' } }],
    expect: { asks: ['Label tasting', 'Stock count'] },
  },
  {
    id: 'en-close-09',
    class: 'close',
    said: 'Delete the playdate',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Playdate', start: '2026-11-24T16:00' } },
      { tool: 'schedule_add', arguments: { title: 'Playdate', start: '2026-12-08T16:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: 'playdate' } }],
    expect: {
      asks: [
        ['2026-11-24', 'Nov 24', 'November 24'],
        ['2026-12-08', 'Dec 8', 'December 8'],
      ],
    },
  },
  {
    id: 'en-close-11',
    class: 'close',
    said: 'Drop the Dec 10 recycling reminder, only that one',
    before: [
      {
        tool: 'reminder_add',
        arguments: { title: 'Recycling', at: '2026-11-26T19:00', repeat: 'FREQ=WEEKLY;BYDAY=TH' },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: 'recycling', scope: 'this', occurrence: 'Dec 10' } }],
    expect: { written: [], gone: [{ title: 'Recycling', occurrence: '2026-12-10T19:00' }] },
  },
  {
    id: 'en-close-01',
    class: 'close',
    said: 'Scratch the podiatrist appointment',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Podiatrist appointment', start: '2026-12-09T11:00' } },
      { tool: 'schedule_add', arguments: { title: 'Barber', start: '2026-12-09T15:00' } },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: 'podiatrist' } }],
    expect: { written: [], gone: [{ title: 'Podiatrist appointment' }] },
  },
  {
    id: 'en-close-02',
    class: 'close',
    said: "Cancel this Tuesday's barre class, keep the others",
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Barre class',
          start: '2026-11-24T18:00',
          end: '2026-11-24T19:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: 'barre class', scope: 'this', occurrence: 'this Tuesday' } }],
    expect: { written: [], gone: [{ title: 'Barre class', occurrence: '2026-11-24T18:00' }] },
  },
  {
    id: 'en-close-03',
    class: 'close',
    said: 'The permit application is done',
    before: [
      { tool: 'todo_add', arguments: { title: 'Permit application', due: '2026-12-04' } },
      { tool: 'todo_add', arguments: { title: 'Call roofer' } },
    ],
    calls: [{ tool: 'todo_close', arguments: { match: 'permit application' } }],
    expect: { written: [{ kind: 'todo', title: 'Permit application', status: 'done' }] },
  },
  {
    id: 'en-close-08',
    class: 'close',
    said: 'Call off the whole ukulele course',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: 'Ukulele course',
          start: '2026-12-01T19:00',
          end: '2026-12-01T20:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: 'ukulele', scope: 'all' } }],
    expect: { asks: ['Ukulele'] },
  },
  {
    id: 'en-close-10',
    class: 'close',
    said: 'Close the report task',
    before: [
      { tool: 'todo_add', arguments: { title: 'Trip report' } },
      { tool: 'todo_add', arguments: { title: 'Lab report' } },
    ],
    calls: [{ tool: 'todo_close', arguments: { match: 'report' } }],
    expect: { asks: ['Trip report', 'Lab report'] },
  },
  {
    id: 'en-close-12',
    class: 'close',
    said: 'Delete the dermatologist visit',
    before: [{ tool: 'schedule_add', arguments: { title: 'Dermatology consult', start: '2026-12-02T10:00' } }],
    calls: [{ tool: 'delete_items', arguments: { match: 'dermatologist' } }],
    expect: { asks: ['Dermatology consult'] },
  },
];
