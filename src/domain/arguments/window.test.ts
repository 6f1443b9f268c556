import { expect, test } from 'vitest';
import { readPhrase } from '../phrases/read.ts';
import { answered } from '../testing/answered.ts';
import { HOUR } from '../time/wall.ts';
import { readWindow } from './window.ts';

const CONTEXT = { zone: 'Asia/Shanghai', now: 0, language: 'en' as const };

const hours = (start: string, end?: string, zone = CONTEXT.zone): [from: string, hours: number] => {
  const { window } = answered(readWindow({ start, end }, { ...CONTEXT, zone }));
  return [new Date(window.from).toISOString(), (window.to - window.from) / HOUR];
};

test('a date is its local midnight, and alone that day', () => {
  expect(hours('2026-01-28')).toEqual(['2026-01-27T16:00:00.000Z', 24]);
  expect(hours('2026-03-08', undefined, 'America/New_York')[1]).toBe(23);
});

test('a date as end is exclusive, unless it is the day of the start', () => {
  expect(hours('2026-01-28', '2026-01-30')[1]).toBe(48);
  expect(hours('2026-01-28', '2026-01-28')[1]).toBe(24);
  expect(hours('2026-01-28T15:00', '2026-01-28')[1]).toBe(9);
});

test('times are taken as they are; without an end the day is looked at to its end', () => {
  expect(hours('2026-01-28T15:00', '2026-01-28T09:00Z')[1]).toBe(2);
  expect(hours('2026-01-28T15:00')[1]).toBe(9);
  expect(hours('2026-01-28', '2026-01-28T12:00')[1]).toBe(12);
});

test('a day that was left out is taken as the next one', () => {
  const oneDay = ['2011-12-30T10:00:00.000Z', 24];
  expect(hours('2011-12-30', undefined, 'Pacific/Apia')).toEqual(oneDay);
  expect(hours('2011-12-30', '2011-12-30', 'Pacific/Apia')).toEqual(oneDay);
  expect(hours('2011-12-30T00:00', undefined, 'Pacific/Apia')).toEqual(oneDay);
  expect(hours('2011-12-29', '2011-12-31', 'Pacific/Apia')[1]).toBe(24);
  const { assumptions } = answered(readWindow({ start: '2011-12-30' }, { ...CONTEXT, zone: 'Pacific/Apia' }));
  expect(assumptions.join()).toContain('2011-12-30 does not exist in Pacific/Apia');
});

test('a window that ends before it begins is refused', () => {
  expect(() => hours('2026-01-28', '2026-01-27')).toThrow('must be after');
  expect(() => hours('2026-01-28T15:00', '2026-01-28T15:00')).toThrow('must be after');
});

test('a day that is looked at up to its end is taken in to its last minute', () => {
  const now = Date.parse('2026-11-22T10:20:00+08:00');
  const context = { ...CONTEXT, now, phrases: readPhrase };
  const { window } = answered(readWindow({ start: '2026-11-25', end: 'the end of Friday' }, context));
  expect(new Date(window.to).toISOString()).toBe('2026-11-27T16:00:00.000Z');
});
