import { describe, expect, test } from 'vitest';
import { UserError } from '../errors.ts';
import { answered } from '../testing/answered.ts';
import { MINUTE } from '../time/wall.ts';
import { type EventTimeInput, readEventTime } from './event-time.ts';
import type { ReadingContext } from './read.ts';

const CONTEXT: ReadingContext = { zone: 'America/New_York', now: 0, language: 'en' };
const read = (input: EventTimeInput) => answered(readEventTime(input, CONTEXT));
const minutes = (input: EventTimeInput): number => read(input).time.ms / MINUTE;

const hintOf = (input: EventTimeInput): string => {
  try {
    return `accepted: ${JSON.stringify(read(input))}`;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    expect(error.code).toBe('INVALID_ARGUMENT');
    return error.details.hint ?? '';
  }
};

describe('with a time of day', () => {
  test('an hour is assumed, and that is said', () => {
    const { time, assumptions } = read({ start: '2026-01-28T15:00' });
    expect(time).toEqual({
      allDay: false,
      zone: 'America/New_York',
      start: Date.UTC(2026, 0, 28, 15),
      fold: 0,
      days: 0,
      ms: 60 * MINUTE,
    });
    expect(assumptions).toHaveLength(1);
  });

  test('end or duration say how long it is; both may agree', () => {
    expect(minutes({ start: '2026-01-28T15:00', end: '2026-01-28T16:30' })).toBe(90);
    expect(minutes({ start: '2026-01-28T15:00', durationMinutes: 45 })).toBe(45);
    expect(minutes({ start: '2026-01-28T15:00', end: '2026-01-28T16:30', durationMinutes: 90 })).toBe(90);
    expect(minutes({ start: '2026-01-28T15:00', end: '2026-01-28T22:00Z' })).toBe(120);
  });

  test('the true instants decide where the clocks change', () => {
    expect(minutes({ start: '2026-03-08T01:00', end: '2026-03-08T04:00' })).toBe(120);
    expect(minutes({ start: '2026-11-01T00:30', end: '2026-11-01T02:30' })).toBe(180);
    expect(minutes({ start: '2026-11-01T01:30-04:00', end: '2026-11-01T01:30-05:00' })).toBe(60);
  });

  test('contradictions are refused with a hint', () => {
    const start = '2026-01-28T15:00';
    expect(hintOf({ start, end: '2026-01-28T14:00' })).toContain('duration_minutes');
    expect(hintOf({ start, end: start })).toContain('duration_minutes');
    expect(hintOf({ start, end: '2026-01-28T16:00', durationMinutes: 90 })).toContain('one of them');
    expect(hintOf({ start, end: '2026-01-29' })).toContain('2026-01-29T');
  });
});

describe('all day', () => {
  const days = (input: EventTimeInput): number => read(input).time.days;

  test('a date alone is that day, floating', () => {
    expect(read({ start: '2026-01-28' }).time).toEqual({
      allDay: true,
      zone: null,
      start: Date.UTC(2026, 0, 28),
      fold: 0,
      days: 1,
      ms: 0,
    });
  });

  test('the end is exclusive, and equal to the start means that one day', () => {
    expect(days({ start: '2026-01-28', end: '2026-01-31' })).toBe(3);
    expect(days({ start: '2026-01-28', end: '2026-01-28' })).toBe(1);
    expect(days({ start: '2026-01-28', durationMinutes: 2880 })).toBe(2);
  });

  test('all_day takes the dates of times', () => {
    const reading = read({ start: '2026-01-28T09:00', end: '2026-01-29T18:00', allDay: true });
    expect([reading.time.start, reading.time.days]).toEqual([Date.UTC(2026, 0, 28), 2]);
    expect(reading.assumptions).toHaveLength(1);
    expect(days({ start: '2026-01-28T00:00', end: '2026-01-29T00:00', allDay: true })).toBe(1);
  });

  test('contradictions are refused with a hint', () => {
    expect(hintOf({ start: '2026-01-28', allDay: false })).toContain('2026-01-28T');
    expect(hintOf({ start: '2026-01-28', end: '2026-01-27' })).toContain('duration_minutes');
    expect(hintOf({ start: '2026-01-28', end: '2026-01-28T18:00' })).toContain('2026-01-28T');
    expect(hintOf({ start: '2026-01-28', durationMinutes: 60 })).toContain('2026-01-28T');
  });
});
