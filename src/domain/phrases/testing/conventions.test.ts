import { expect, test } from 'vitest';
import { customsOf } from './conventions.ts';
import type { Answer, DateCase } from './score.ts';

const point = (value: string): Answer => ({ value, isPoint: true, isFirst: true });
const range = (value: string | undefined, end: string): Answer => ({ value, end, isPoint: false, isFirst: true });
const oneOf = (value: DateCase['expected'][number]['values'][number], reference = '2026-11-22T10:30:00'): DateCase => ({
  id: 'own',
  input: '',
  reference,
  expected: [{ text: '', type: 'any', values: [value] }],
});

test('the same words at another time of their cycle are another custom, another day is none', () => {
  expect(customsOf(oneOf({ value: '2026-05-20' }), [point('2027-05-20')])).toBe('another');
  expect(customsOf(oneOf({ value: '2026-11-18' }), [point('2026-11-25')])).toBe('another');
  expect(customsOf(oneOf({ value: '2026-11-23 04:00:00' }), [point('2026-11-23 16:00:00')])).toBe('another');
  expect(customsOf(oneOf({ value: '2026-11-23' }), [point('2026-11-24')])).toBeUndefined();
  expect(customsOf(oneOf({ value: '2026-05-20' }), [point('2027-05-21')])).toBeUndefined();
});

test('the same time in another form is another custom', () => {
  expect(customsOf(oneOf({ value: '2592000' }), [range('2026-11-01', '2026-12-01')])).toBe('form');
  expect(customsOf(oneOf({ start: '2026-11-23', end: '2026-11-25' }), [range('2026-11-22', '2026-11-24')])).toBe(
    'form',
  );
  expect(
    customsOf(oneOf({ start: '2026-11-22', end: '2026-12-24' }), [range('2026-11-22 10:30:00', '2026-12-25 00:00:00')]),
  ).toBe('form');
  expect(customsOf(oneOf({ start: '2026-09-01', end: '2027-01-01' }), [point('2026-12-31')])).toBe('form');
  expect(customsOf(oneOf({ end: '2027-01-01' }), [range(undefined, '2026-12-31')])).toBe('form');
  expect(
    customsOf(oneOf({ start: '2026-11-23', end: '2026-11-25' }), [range('2026-11-24', '2026-11-26')]),
  ).toBeUndefined();
  expect(customsOf(oneOf({ end: '2026-12-18' }), [range(undefined, '2026-12-17')])).toBeUndefined();
});

test('one answer that no custom explains is enough for none, and so is a right one', () => {
  const one = oneOf({ value: '2026-05-20' });
  expect(customsOf(one, [point('2027-05-20'), point('2026-12-01')])).toBeUndefined();
  expect(customsOf(one, [point('2026-05-20')])).toBeUndefined();
});
