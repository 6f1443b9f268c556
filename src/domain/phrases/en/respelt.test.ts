import { expect, test } from 'vitest';
import { respelt } from './respelt.ts';

test.each([
  ['whats on tommorow mornign', 'whats on tomorrow morning'],
  ['dentst tomrrow aftrnoon', 'dentst tomorrow afternoon'],
  ['call Bob tonigth', 'call Bob tonight'],
  ['hike this weeekend', 'hike this weekend'],
])('%s', (written, right) => {
  expect(respelt(written)).toBe(right);
});

test.each([
  'mourning service',
  'warning lights',
  'two mornings',
  'Tonia',
  'the weekends',
  'eventing',
  'tomorrow’s list',
])('%s is what it says', (written) => {
  expect(respelt(written)).toBe(written);
});
