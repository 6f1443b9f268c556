import { describe, expect, it } from 'vitest';
import { Codes, codeBytes, encode } from './codes.ts';
import { centerBytes, centerOf, pack, packedBytes, timesPacked, unpack } from './packed.ts';
import { takeBest } from './vectors.ts';

const wave = (dimension: number, step: number): Float32Array => {
  const vector = Float32Array.from({ length: dimension }, (_, at) => Math.sin(1 + at * step));
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
};

describe('packed vectors', () => {
  it.each([1, 2, 33, 384])('of %i components are the same to four digits', (dimension) => {
    const [one, other] = [wave(dimension, 0.7), wave(dimension, 0.3)];
    const packed = pack(one);
    expect(packed.byteLength).toBe(packedBytes(dimension));
    for (const [at, value] of unpack(packed).entries()) expect(value).toBeCloseTo(one[at] as number, 4);
    const exact = one.reduce((sum, value, at) => sum + value * (other[at] as number), 0);
    expect(timesPacked(packed, other)).toBeCloseTo(exact, 4);
  });

  it('are read wherever they begin in memory', () => {
    const vector = wave(9, 0.5);
    for (const offset of [0, 1, 2, 3]) {
      const memory = Buffer.alloc(64);
      memory.set(pack(vector), offset);
      const inside = memory.subarray(offset, offset + packedBytes(9));
      expect(timesPacked(inside, vector)).toBeCloseTo(1, 5);
      expect(unpack(inside)).toEqual(unpack(pack(vector)));
    }
  });

  it('that are damaged or nothing are far from everything', () => {
    expect(timesPacked(new Uint8Array(3), wave(9, 0.5))).toBe(-1);
    expect(timesPacked(pack(new Float32Array(4)), wave(4, 0.5))).toBe(0);
  });

  it('have a center that is kept as it is', () => {
    const center = wave(7, 0.9);
    expect(centerOf(centerBytes(center.subarray(2)))).toEqual(center.slice(2));
    expect(centerOf(null)).toBeUndefined();
  });
});

describe('codes', () => {
  it.each([undefined, wave(100, 0.01)])('tell about how near a vector is (center %#)', (center) => {
    const codes = new Codes(100, 1);
    const vectors = Array.from({ length: 300 }, (_, n) => wave(100, 0.1 + n / 100));
    for (const [n, vector] of vectors.entries()) codes.add(n + 1, encode(vector, center));
    expect(codes.count).toBe(300);
    expect(encode(wave(100, 1), center).byteLength).toBe(codeBytes(100));
    const query = wave(100, 1.3);
    const { scores, doubt } = codes.estimate(query, center);
    const off = vectors.filter((vector, n) => {
      const exact = timesPacked(pack(vector), query);
      return Math.abs((scores[n] as number) - exact) > doubt * codes.spread(n);
    });
    expect(off.length).toBeLessThan(30);
    const { positions } = takeBest(scores, 5);
    expect(codes.passage(positions[0] as number)).toBe(121);
  });

  it('of another size are passed over', () => {
    const codes = new Codes(64, 0);
    codes.add(1, encode(wave(96, 1), undefined));
    expect(codes.count).toBe(0);
  });
});

describe('takeBest', () => {
  it('takes the highest out, in order, until there are none', () => {
    const scores = Float32Array.from([0.5, -2, 0.5, 3, -Infinity, 0.1]);
    expect(takeBest(scores, 2)).toEqual({ positions: [3, 2], lowest: 0.5 });
    expect(takeBest(scores, 2).positions).toEqual([0, 5]);
    expect(takeBest(scores, 2).positions).toEqual([1]);
    expect(takeBest(scores, 2).positions).toEqual([]);
    expect(takeBest(new Float32Array([1, 1, 1]), 9).positions).toEqual([2, 1, 0]);
  });
});
