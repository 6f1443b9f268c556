import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'en-agenda-01',
    class: 'agenda',
    said: "What's tomorrow looking like?",
    before: [
      { tool: 'schedule_add', arguments: { title: 'Patent call', start: '2026-11-23T10:00' } },
      { tool: 'reminder_add', arguments: { title: 'Move the car', at: '2026-11-23T08:00' } },
      { tool: 'todo_add', arguments: { title: 'Mail the check', due: '2026-11-23' } },
      { tool: 'schedule_add', arguments: { title: 'Karate', start: '2026-11-24T17:00' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'tomorrow' } }],
    expect: {
      answers: {
        window: { start: '2026-11-23', end: '2026-11-24' },
        names: ['Patent call', 'Move the car', 'Mail the check'],
        lacks: ['Karate'],
      },
    },
  },
  {
    id: 'en-agenda-03',
    class: 'agenda',
    said: 'What have I got on Tuesday and Wednesday?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Karate', start: '2026-11-24T17:00' } },
      { tool: 'schedule_add', arguments: { title: 'Pie baking', start: '2026-11-25T19:00' } },
      { tool: 'schedule_add', arguments: { title: 'Parade', start: '2026-11-26T09:00' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'Tuesday', end: 'Wednesday' } }],
    expect: {
      answers: {
        window: { start: '2026-11-24', end: '2026-11-26' },
        names: ['Karate', 'Pie baking'],
        lacks: ['Parade'],
      },
    },
  },
  {
    id: 'en-agenda-07',
    class: 'agenda',
    said: 'Do we have evening plans tomorrow?',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Trivia', start: '2026-11-23T19:30' } },
      { tool: 'schedule_add', arguments: { title: 'Patent call', start: '2026-11-23T10:00' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'tomorrow evening' } }],
    expect: { answers: { names: ['Trivia'], lacks: ['Patent call'] } },
  },
  {
    id: 'en-agenda-08',
    class: 'agenda',
    said: "What's happening on Monday?",
    now: '2026-11-22T20:00:00+11:00',
    zone: 'Australia/Sydney',
    before: [
      { tool: 'schedule_add', arguments: { title: 'Surf lesson', start: '2026-11-23T07:00' } },
      { tool: 'schedule_add', arguments: { title: 'Tax agent', start: '2026-11-24T11:00' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: 'Monday' } }],
    expect: {
      answers: { window: { start: '2026-11-23', end: '2026-11-24' }, names: ['Surf lesson'], lacks: ['Tax agent'] },
    },
  },
];
