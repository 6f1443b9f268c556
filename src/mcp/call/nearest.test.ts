import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const KNOWN = [
  'title',
  'start',
  'end',
  'duration_minutes',
  'location',
  'repeat',
  'id',
  'due',
  'tags',
  'limit',
  'timezone',
  'location_place',
];

it.each([
  ['titel', 'title'],
  ['strat', 'start'],
  ['locaton', 'location'],
  ['minutes', 'duration_minutes'],
  ['event_id', 'id'],
  ['eventId', 'id'],
  ['end_at', 'end'],
  ['summary', 'title'],
  ['rrule', 'repeat'],
  ['maxResults', 'limit'],
  ['tag', 'tags'],
  ['ids', 'id'],
  ['zone', 'timezone'],
  ['place', 'location_place'],
])('%s was meant to be %s', (word, meant) => {
  expect(nearest(word, KNOWN)).toBe(meant);
});

it.each(['attendees', 'day', 'x', 'toString', 'constructor', '', 'sendUpdates', 'idea', '标题'])(
  '%s could be nothing that is known',
  (word) => {
    expect(nearest(word, KNOWN)).toBeUndefined();
  },
);
