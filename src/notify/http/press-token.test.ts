import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newButtonKey, readPress, signPress } from './press-token.ts';

const NOW = Date.parse('2026-11-23T09:00:00Z');
const HOUR = 3_600_000;
const key = newButtonKey();
const press = { action: 'complete', id: 'rem_7k2m9q4t1x', version: 3 } as const;

const presses = fc.record(
  {
    action: fc.constantFrom('complete' as const, 'snooze' as const),
    id: fc.stringMatching(/^rem_[0-9a-hjkmnp-tv-z]{10}$/),
    version: fc.integer({ min: 1, max: 1_000_000 }),
    occurrence: fc.oneof(
      fc.integer({ min: 1_700_000_000, max: 7_000_000_000 }).map((s) => new Date(s * 1_000).toISOString()),
      fc.integer({ min: 20_000, max: 80_000 }).map((d) => new Date(d * 86_400_000).toISOString().slice(0, 10)),
    ),
  },
  { requiredKeys: ['action', 'id', 'version'] },
);

it('a button brings back what it stands for, and has room in Telegram', () => {
  fc.assert(
    fc.property(presses, (one) => {
      const token = signPress(key, one, NOW);
      expect(token.length).toBeLessThanOrEqual(64);
      expect(readPress(key, token, NOW)).toEqual(one);
    }),
  );
});

it('an occurrence in another offset is the same instant', () => {
  const token = signPress(key, { ...press, occurrence: '2026-11-23T17:00:00+08:00' }, NOW);
  expect(readPress(key, token, NOW)?.occurrence).toBe('2026-11-23T09:00:00.000Z');
});

it('lives twelve hours', () => {
  const token = signPress(key, press, NOW);
  expect(readPress(key, token, NOW + 12 * HOUR)).toEqual(press);
  expect(readPress(key, token, NOW + 12 * HOUR + 60_001)).toBeUndefined();
});

it('nothing else is taken for one: not what another key signed, nor what was changed', () => {
  const token = signPress(key, press, NOW);
  expect(readPress(newButtonKey(), token, NOW)).toBeUndefined();
  for (let at = 0; at < token.length; at++) {
    const other = token[at] === 'x' ? 'y' : 'x';
    expect(readPress(key, token.slice(0, at) + other + token.slice(at + 1), NOW), String(at)).toBeUndefined();
  }
  for (const text of ['', '.', '......', 'c.7k2m9q4t1x.3..hq2w1c.', '完成'])
    expect(readPress(key, text, NOW)).toBeUndefined();
});
