import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UserError } from '../domain/errors.ts';
import { MINUTE } from '../domain/time/wall.ts';
import { readSlotToken, type SlotToken, writeSlotToken } from './slot-token.ts';

const ALPHABET = [...'0123456789abcdefghijklmnopqrstuvwxyz_'];

const slots = fc
  .record({
    minute: fc.integer({ min: Date.UTC(1900, 0, 1) / MINUTE, max: Date.UTC(2199, 0, 1) / MINUTE }),
    length: fc.integer({ min: 1, max: 527_040 }),
    allDay: fc.boolean(),
  })
  .map(({ minute, length, allDay }): SlotToken => {
    return { start: minute * MINUTE, end: (minute + length) * MINUTE, allDay };
  });

function codeOf(text: string): string {
  try {
    readSlotToken(text, 'en');
    return 'taken';
  } catch (error) {
    if (error instanceof UserError) return error.code;
    throw error;
  }
}

describe('a slot token', () => {
  it('is the slot that it was made of', () => {
    fc.assert(
      fc.property(slots, (slot) => {
        expect(readSlotToken(` ${writeSlotToken(slot)}\n`, 'zh')).toEqual(slot);
      }),
    );
  });

  it('is refused with any letter that is another one, and with any two neighbours in each other’s place', () => {
    fc.assert(
      fc.property(slots, (slot) => {
        const token = writeSlotToken(slot);
        for (let at = 0; at < token.length; at++) {
          for (const letter of ALPHABET) {
            const mangled = token.slice(0, at) + letter + token.slice(at + 1);
            if (mangled !== token) expect(codeOf(mangled), `${token} as ${mangled}`).toBe('INVALID_ARGUMENT');
          }
          const swapped = token.slice(0, at) + (token[at + 1] ?? '') + token[at] + token.slice(at + 2);
          if (swapped !== token) expect(codeOf(swapped), `${token} as ${swapped}`).toBe('INVALID_ARGUMENT');
        }
      }),
      { numRuns: 30 },
    );
  });

  it.each(['', 'slt_', 'slt_made_up!', 'slt_hwg1o_u', 'slt_hwg1o0_u', 'slt_hwg1o_zzzzzzz', 'slt_1xusskp_u'])(
    'is not %j',
    (text) => {
      expect(codeOf(text)).toBe('INVALID_ARGUMENT');
    },
  );

  it.each([
    ['before 1900', Date.UTC(1899, 11, 30), 30],
    ['in 2201', Date.UTC(2201, 0, 3), 30],
    ['in 4028', Date.UTC(4028, 0, 13), 30],
    ['that ends in 2201', Date.UTC(2200, 11, 31), 5_000],
    ['longer than a leap year', Date.UTC(2027, 0, 1), 527_041],
  ])('%s is refused, though nothing of it was mangled', (_which, start, minutes) => {
    expect(codeOf(writeSlotToken({ start, end: start + minutes * MINUTE, allDay: false }))).toBe('LIMIT_EXCEEDED');
  });
});
