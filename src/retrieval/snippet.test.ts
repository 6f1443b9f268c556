import { describe, expect, it } from 'vitest';
import { readQuery } from './query.ts';
import { snippetOf } from './snippet.ts';

function shown(text: string, query: string): string {
  const { terms, begun } = readQuery(query);
  const said = terms.filter(({ isFunctionWord }) => !isFunctionWord);
  return snippetOf(text, { begun, terms: new Set(said.map(({ term }) => term)) });
}

describe('a snippet', () => {
  it.each([
    ['王总说预算要砍两成', '預算', '王总说«预算»要砍两成'],
    ['The plumber fixed the sinks.', 'who fixes sinks', 'The plumber «fixed» the «sinks».'],
    ['小猫和猫咪', '猫', '小«猫»和«猫»咪'],
    ['a «trap» for you', 'trap', 'a ‹«trap»› for you'],
    ['one\n\nline\tonly', 'line', 'one «line» only'],
    ['nothing here', 'else', 'nothing here'],
  ])('of %j for %j', (text, query, expected) => {
    expect(shown(text, query)).toBe(expected);
  });

  it('of a long text shows where most of the words stand', () => {
    const text = `${'前面的话。'.repeat(50)}下周三之前交新的预算方案给王总。${'后面的话。'.repeat(50)}`;
    const snippet = shown(text, '预算方案交给王总');
    expect(snippet).toMatch(/^….*«预算方案给王总»。.*…$/);
    expect(snippet.length).toBeLessThan(150);
  });

  it('cuts no English word and no character in two', () => {
    const text = `${'wonderful '.repeat(60)}budget ${'terrific '.repeat(60)}`;
    expect(shown(text, 'budget')).toMatch(/^…(wonderful )*«budget» (terrific )*…$/);
    expect(shown(`${'😀'.repeat(300)}预算${'😀'.repeat(300)}`, '预算').isWellFormed()).toBe(true);
  });
});
