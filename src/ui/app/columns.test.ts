import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inFull } from '../../domain/testing/in-full.ts';
import { columnsOf } from './columns.ts';

test('what overlaps stands side by side, what does not takes the whole width', () => {
  expect(
    columnsOf([
      { from: 540, to: 600 },
      { from: 570, to: 630 },
      { from: 700, to: 760 },
    ]),
  ).toEqual([
    { column: 0, of: 2, span: 1 },
    { column: 1, of: 2, span: 1 },
    { column: 0, of: 1, span: 1 },
  ]);
});

test('one goes on to the right as far as nothing stands there', () => {
  const [long, first, second, late] = columnsOf([
    { from: 0, to: 300 },
    { from: 0, to: 100 },
    { from: 0, to: 50 },
    { from: 120, to: 200 },
  ]);
  expect([long, first, second]).toEqual([
    { column: 0, of: 3, span: 1 },
    { column: 1, of: 3, span: 1 },
    { column: 2, of: 3, span: 1 },
  ]);
  expect(late).toEqual({ column: 1, of: 3, span: 2 });
});

test('no two that overlap share a place, whatever they are', () => {
  const stretch = fc
    .tuple(fc.integer({ min: 0, max: 1_440 }), fc.integer({ min: 0, max: 300 }))
    .map(([from, length]) => ({ from, to: Math.min(1_440, from + length) }));
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 30 }), (stretches) => {
      const placed = columnsOf(stretches);
      expect(placed).toHaveLength(stretches.length);
      for (const [index, one] of stretches.entries()) {
        for (const [place, other] of stretches.entries()) {
          const a = placed[index];
          const b = placed[place];
          if (index === place || !a || !b || one.from >= other.to || other.from >= one.to) continue;
          expect(a.of).toBe(b.of);
          expect(a.column + a.span <= b.column || b.column + b.span <= a.column).toBe(true);
        }
      }
    }),
    { numRuns: inFull(2_000, 200) },
  );
});
