import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectInProcess, type Host } from './harness.ts';
import { stubServer, wipe } from './stub.ts';

let host: Host;
beforeAll(async () => {
  host = await connectInProcess('modern', stubServer(undefined, { tools: [wipe] }));
});
afterAll(() => host.close());

const given = async (args: unknown) => (await host.call('wipe', args)).structuredContent.given;
const refused = async (args: unknown) => {
  const { structuredContent, isError } = await host.call('wipe', args);
  expect(isError).toBe(true);
  return structuredContent;
};

describe('is taken', () => {
  it.each<[string, object, object]>([
    ['camelCase', { ids: ['a'], allDay: true }, { ids: ['a'], all_day: true }],
    ['numbers as text', { ids: ['a'], limit: ' 20 ' }, { ids: ['a'], limit: 20 }],
    ['booleans as text', { ids: ['a'], all_day: 'True' }, { ids: ['a'], all_day: true }],
    ['a list as one text', { ids: 'a' }, { ids: ['a'] }],
    [
      'a list as words with commas',
      { ids: 'a, k7#2，b', confirm_token: 'cfm_1' },
      { ids: ['a', 'k7#2', 'b'], confirm_token: 'cfm_1' },
    ],
    ['a list as a sentence with a comma', { ids: 'one thing, and another' }, { ids: ['one thing, and another'] }],
    ['a list as JSON', { ids: '["a"]' }, { ids: ['a'] }],
    ['a closed list with commas', { ids: ['a'], weekdays: 'MO,TU' }, { ids: ['a'], weekdays: ['MO', 'TU'] }],
    ['an object as JSON', { ids: ['a'], place: '{"name":"x"}' }, { ids: ['a'], place: { name: 'x' } }],
    ['null and empty as absent', { ids: ['a'], title: '', limit: null, weekdays: [] }, { ids: ['a'] }],
    ['text that looks like a number', { ids: ['a'], title: '2026' }, { ids: ['a'], title: '2026' }],
    [
      'names that models bring along',
      { ids: ['a'], name: 'x', start_time: 'noon' },
      { ids: ['a'], title: 'x', start: 'noon' },
    ],
    [
      'a day and the hour on it',
      { ids: ['a'], date: '2026-01-28', startTime: '3 pm' },
      { ids: ['a'], start: '2026-01-28 3 pm' },
    ],
    ['the same under two names', { ids: ['a'], date: 'today', start: 'today' }, { ids: ['a'], start: 'today' }],
    [
      'what hosts add, which is ignored',
      { ids: ['a'], toolCallId: 'c', sessionId: 's', chatInput: 'hi', random_string: 'x', tool: 'wipe', action: 'go' },
      { ids: ['a'] },
    ],
    ['all of it as one JSON text', JSON.stringify({ ids: ['a'] }) as unknown as object, { ids: ['a'] }],
  ])('%s', async (_what, args, expected) => {
    expect(await given(args)).toEqual(expected);
  });
});

describe('is refused', () => {
  it('an unknown key, by name and with the nearest known one', async () => {
    expect(await refused({ ids: ['a'], titel: 'x' })).toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: expect.stringContaining('"titel"'),
      hint: expect.stringContaining('Did you mean title?'),
    });
  });

  it('an unknown key that could mean nothing here, without a guess', async () => {
    const { hint } = await refused({ ids: ['a'], attendees: 'x' });
    expect(hint).toMatch(/^Known arguments: /);
  });

  it('a day that has its hour, with another hour', async () => {
    const { message } = await refused({ ids: ['a'], date: '2026-01-28 14:00', start: '15:00' });
    expect(message).toContain('start is given twice');
  });

  it('a key of two spellings', async () => {
    expect((await refused({ ids: ['a'], all_day: true, allDay: false })).message).toContain('given twice');
  });

  it.each([[{}], [{ ids: null }], [{ ids: [] }], [{ ids: '' }]])('%j, naming what is missing', async (args) => {
    expect(await refused(args)).toMatchObject({ code: 'INVALID_ARGUMENT', missing: ['ids'] });
  });

  it('text that is too long, with the number', async () => {
    const result = await refused({ ids: ['a'], title: 'x'.repeat(1_000_000) });
    expect(result).toMatchObject({ code: 'LIMIT_EXCEEDED', message: expect.stringContaining('500') });
    expect(JSON.stringify(result).length).toBeLessThan(1_000);
  });

  it.each([
    ['lone surrogate', { ids: ['a'], title: 'x\uD800' }],
    ['NUL', { ids: ['a'], title: 'x\u0000y' }],
    ['NUL inside JSON text', { ids: '["a\\u0000"]' }],
    ['wrong type', { ids: ['a'], limit: 'many' }],
    ['fraction', { ids: ['a'], limit: 1.5 }],
    ['out of range', { ids: ['a'], limit: 500 }],
    ['value outside the set', { ids: ['a'], weekdays: ['XX'] }],
    ['a number for a text', { ids: ['a'], title: 5 }],
    ['nested list', { ids: [['a']] }],
    ['unknown field inside', { ids: ['a'], behave: { x: 1 } }],
  ])('%s', async (_what, args) => {
    expect((await refused(args)).code).toBe('INVALID_ARGUMENT');
  });

  it.each([
    ['a list', [1, 2]],
    ['a text', 'ids'],
    ['a number', 7],
    ['true', true],
  ])('arguments that are %s', async (_what, args) => {
    expect(await refused(args)).toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: expect.stringContaining('JSON object'),
    });
  });

  it('structures of absurd depth', async () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    expect((await refused({ ids: deep })).code).toBe('LIMIT_EXCEEDED');
    expect((await refused({ ids: ['a'], place: JSON.parse(deep) })).status).toBe('error');
    expect((await refused({ nobody: JSON.parse(deep) })).message).toContain('"nobody"');
  });

  it('__proto__ and constructor, without harm', async () => {
    for (const key of ['__proto__', 'constructor', 'toString']) {
      const args: unknown = JSON.parse(`{"ids":["a"],"${key}":{"polluted":true}}`);
      expect((await refused(args)).message).toContain(`"${key}"`);
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('in the language of the call', async () => {
    const { structuredContent, text } = await host.call('wipe', { ids: ['会议'], titel: '开会' });
    expect(structuredContent.message).toBe('未知参数："titel"');
    expect(text).toContain('是否指 title？');
  });
});
