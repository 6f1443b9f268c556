import { expect, it } from 'vitest';
import { hasTooManyParts, MAX_JSON_PARTS } from './json-parts.ts';

const list = (item: string, count: number): string => `[${Array(count).fill(item).join(',')}]`;

it.each([
  ['numbers', list('0', MAX_JSON_PARTS + 1)],
  ['empty lists', list('[]', MAX_JSON_PARTS)],
  ['members', `{${Array.from({ length: MAX_JSON_PARTS + 1 }, (_, index) => `"k${index}":0`).join(',')}}`],
  ['levels', '['.repeat(MAX_JSON_PARTS + 1)],
  ['numbers after a string with quotes', `["\\"${'x'.repeat(9)}\\\\",${list('0', MAX_JSON_PARTS)}]`],
])('counts %s', (_, json) => {
  expect(hasTooManyParts(json)).toBe(true);
});

it.each([
  ['as many as are allowed', list('0', MAX_JSON_PARTS)],
  ['a long text full of punctuation', JSON.stringify({ ics: '[{,"\\'.repeat(MAX_JSON_PARTS) })],
])('lets %s pass', (_, json) => {
  expect(hasTooManyParts(json)).toBe(false);
});
