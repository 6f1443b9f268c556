import { describe, expect, it, test } from 'vitest';
import { lenientJson } from './json.ts';

describe('JSON as models write it is read', () => {
  it.each([
    ['plain', '{"a": 1}', { a: 1 }],
    ['in a fence', '```json\n{"a": "x"}\n```', { a: 'x' }],
    ['in a fence without a name', '```\n["a"]\n```', ['a']],
    ['with single quotes', "{'a': 'it is'}", { a: 'it is' }],
    ['with a comma too many', '["evt_a", "evt_b",]', ['evt_a', 'evt_b']],
    ['with names without quotes', '{title: "x", all_day: true}', { title: 'x', all_day: true }],
    ['as Python shows it', "{'a': True, 'b': None}", { a: true, b: null }],
    ['with typographic quotes', '{“title”: “周会”}', { title: '周会' }],
  ])('%s', (_how, text, value) => expect(lenientJson(text)).toEqual(value));
});

describe('what may mean something else is not', () => {
  it.each([
    ['a list that is cut off', '["evt_a", "ev'],
    ['an object that is cut off', '{"title": "Lun'],
    ['words', 'lunch tomorrow'],
    ['words in a fence', '```\nlunch tomorrow\n```'],
    ['a bracket in words', '[urgent] call Kim'],
  ])('%s', (_what, text) => expect(lenientJson(text)).toBeUndefined());
});

test('long text that is nearly JSON is given up quickly', () => {
  const started = process.cpuUsage();
  for (const length of [9_990, 190_000]) {
    const quoted = `{${"'a':".repeat(length / 4)}}`;
    for (const text of [quoted, '['.repeat(length), `{${'a'.repeat(length)}}`, `[${"'".repeat(length)}]`])
      lenientJson(text);
  }
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(400);
});
