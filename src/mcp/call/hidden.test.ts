import { expect, it } from 'vitest';
import { withoutHidden } from './hidden.ts';

const EVIL = 'a\u202Eb';

it('shows what is hidden, wherever it stands, and names the item that has it, or else the key', () => {
  const { facts, hiding } = withoutHidden({
    message: EVIL,
    total: 1,
    events: [
      { id: 'evt_a', place: { name: EVIL } },
      { id: 'evt_b', title: 'plain' },
    ],
    before: { [EVIL]: [null, EVIL] },
  });
  expect(facts).toEqual({
    message: 'a\uFFFDb',
    total: 1,
    events: [
      { id: 'evt_a', place: { name: 'a\uFFFDb' } },
      { id: 'evt_b', title: 'plain' },
    ],
    before: { 'a\uFFFDb': [null, 'a\uFFFDb'] },
  });
  expect(hiding).toEqual(['message', 'evt_a', 'before']);
});

it('leaves a file as it is, and lines of a text', () => {
  const given = { ics: `${EVIL}\r\n`, content: 'one\n\ttwo' };
  expect(withoutHidden(given, given.ics)).toEqual({ facts: given, hiding: [] });
});

it('ends a text that no item of ours can have, and does not take that for hiding', () => {
  const { facts, hiding } = withoutHidden({ conflicts: [{ id: 'evt_a', title: 'x'.repeat(10_000_000) }] });
  expect(JSON.stringify(facts).length).toBeLessThan(101_000);
  expect(hiding).toEqual([]);
});
