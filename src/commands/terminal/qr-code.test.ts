import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrCode } from './qr-code.ts';

const LINK = `https://perch.example.com/?enter=${'a'.repeat(170)}`;

it('draws every module, two rows a line, with a quiet zone around them', () => {
  const { data, size } = encode(LINK, { ecc: 'L', border: 4 });
  const lines = qrCode(LINK).split('\n');
  const rows = lines.flatMap((line) => [
    [...line].map((half) => half === '▄' || half === ' '),
    [...line].map((half) => half === '▀' || half === ' '),
  ]);
  expect(rows.slice(0, size)).toEqual(data);
  expect(rows.slice(0, 4).flat()).not.toContain(true);
  expect(rows.flat()).toContain(true);
});

it('fits a window of 80 columns and 40 lines', () => {
  const lines = qrCode(LINK).split('\n');
  expect(lines.length).toBeLessThanOrEqual(40);
  expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(80);
});
