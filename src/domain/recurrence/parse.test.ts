import { expect, test } from 'vitest';
import { UserError } from '../errors.ts';
import { type ParseOptions, parseRule } from './parse.ts';

const codeOf = (text: string, options?: ParseOptions): string => {
  try {
    parseRule(text, options);
    return 'accepted';
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    expect(error.details.hint).toBeTruthy();
    return error.code;
  }
};

test.each([
  ['RRULE:FREQ=WEEKLY;BYDAY=MO', 'FREQ=WEEKLY;BYDAY=MO'],
  [' freq = weekly ; byday = mo, we ; ', 'FREQ=WEEKLY;BYDAY=MO,WE'],
  ['FREQ=MONTHLY;BYDAY=+1MO,-1fr', 'FREQ=MONTHLY;BYDAY=1MO,-1FR'],
  ['BYDAY=TU;FREQ=WEEKLY;INTERVAL=02', 'BYDAY=TU;FREQ=WEEKLY;INTERVAL=2'],
  ['FREQ=DAILY;UNTIL=2026-12-31', 'FREQ=DAILY;UNTIL=20261231'],
  ['FREQ=DAILY;UNTIL=20261231t155959z', 'FREQ=DAILY;UNTIL=20261231T155959Z'],
  ['FREQ=YEARLY;BYMONTHDAY=-1;BYMONTH=02', 'FREQ=YEARLY;BYMONTHDAY=-1;BYMONTH=2'],
  ['FREQ=DAILY;BYDAY=MO,TU,MO;BYHOUR=9,09,9', 'FREQ=DAILY;BYDAY=MO,TU;BYHOUR=9'],
])('%s is kept as %s', (text, kept) => {
  expect(parseRule(text).rrule).toBe(kept);
});

test.each([
  'FREQ=SECONDLY',
  'FREQ=DAILY;BYSECOND=0',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;INTERVAL=-1',
  'FREQ=DAILY;INTERVAL=1000',
  'FREQ=DAILY;COUNT=1001',
  'FREQ=DAILY;COUNT=99999999999999999999',
  'FREQ=DAILY;UNTIL=22010101',
  'FREQ=DAILY;UNTIL=18991231T000000Z',
  `FREQ=YEARLY;BYYEARDAY=${'1,'.repeat(600)}1`,
])('%s exceeds a limit', (text) => {
  expect(codeOf(text)).toBe('LIMIT_EXCEEDED');
});

test('a limit is named with its number', () => {
  expect(() => parseRule('FREQ=DAILY;COUNT=5000')).toThrow('1000');
  expect(() => parseRule('FREQ=DAILY;INTERVAL=1000', { language: 'zh' })).toThrow('上限为 1–999');
});

test.each([
  '',
  'WEEKLY',
  'every monday',
  'FREQ=FORTNIGHTLY',
  'BYDAY=MO',
  'FREQ=DAILY;COUNT=0',
  'FREQ=DAILY;COUNT=-3',
  'FREQ=DAILY;COUNT=2;UNTIL=20260101',
  'FREQ=DAILY;UNTIL=20260230',
  'FREQ=DAILY;UNTIL=tomorrow',
  'FREQ=WEEKLY;BYDAY=XX',
  'FREQ=MONTHLY;BYDAY=0MO',
  'FREQ=MONTHLY;BYDAY=54MO',
  'FREQ=MONTHLY;BYMONTHDAY=32',
  'FREQ=MONTHLY;BYMONTHDAY=0',
  'FREQ=YEARLY;BYMONTH=13',
  'FREQ=DAILY;BYHOUR=24',
  'FREQ=DAILY;BYHOUR=-1',
  'FREQ=DAILY;BYHOUR=1.5',
  'FREQ=DAILY;FREQ=WEEKLY',
  'FREQ=DAILY;INTERVAL=two',
  'FREQ=WEEKLY;WKST=1',
  'FREQ=WEEKLY;BYDAY=2MO',
  'FREQ=WEEKLY;BYMONTHDAY=3',
  'FREQ=DAILY;BYWEEKNO=3',
  'FREQ=MONTHLY;BYSETPOS=1',
  'FREQ=DAILY;COLOR=RED',
  'FREQ=DAILY;BYDAY',
  'DTSTART:20260101T000000\nRRULE:FREQ=DAILY',
])('%s is refused with a hint', (text) => {
  expect(codeOf(text)).toBe('INVALID_ARGUMENT');
});

test('without limits everything that RFC 5545 can express is read', () => {
  for (const text of [
    'FREQ=SECONDLY;BYSECOND=0,30',
    'FREQ=DAILY;INTERVAL=5000',
    'FREQ=DAILY;COUNT=5000',
    'FREQ=WEEKLY;BYMONTHDAY=3',
  ]) {
    expect(codeOf(text, { limits: 'none' }), text).toBe('accepted');
  }
  expect(parseRule('FREQ=DAILY;X-NOTE=1', { limits: 'none' }).rrule).toBe('FREQ=DAILY');
  expect(codeOf('FREQ=DAILY;INTERVAL=0', { limits: 'none' })).toBe('INVALID_ARGUMENT');
  expect(codeOf('FREQ=DAILY;COUNT=100001', { limits: 'none' })).toBe('LIMIT_EXCEEDED');
});
