import fc from 'fast-check';

/** Values that commands of several kinds draw: all within the same few days, so that they meet. */

const two = (value: number): string => String(value).padStart(2, '0');

export const DAY_ZERO = Date.UTC(2026, 10, 30);
export const dateAt = (day: number): string => new Date(DAY_ZERO + day * 86_400_000).toISOString().slice(0, 10);

export const day = fc.integer({ min: 0, max: 5 });
export const clock = fc
  .tuple(fc.integer({ min: 9, max: 14 }), fc.constantFrom('00', '30'))
  .map(([h, m]) => `${two(h)}:${m}`);
export const text = fc.constantFrom('a', '会议', 'Dentist', 'x'.repeat(40));
export const level = fc.constantFrom('high' as const, 'normal' as const);

export const optional = <T>(value: fc.Arbitrary<T>, freq = 3): fc.Arbitrary<T | undefined> =>
  fc.option(value, { nil: undefined, freq });

export const place = fc.constantFrom(
  { name: '南京西路 1 号', longitude: 121.5, latitude: 31.2, crs: 'gcj02' },
  { name: 'Home' },
);
