import { describe, expect, it, test } from 'vitest';
import { UserError } from '../errors.ts';
import { answered } from '../testing/answered.ts';
import { cycleFrom, deadlineOf, inCircles, isoDue, quadrantOf, readDue, showDue } from './todo.ts';

const zone = 'Asia/Shanghai';
const context = { zone, now: Date.UTC(2026, 10, 20), language: 'en' as const };
const due = (text: string) => answered(readDue(text, context)).due;

test.each([
  ['high', 'high', 'do'],
  ['high', 'normal', 'schedule'],
  ['normal', 'high', 'delegate'],
  ['normal', 'normal', 'drop'],
] as const)('important %s, urgent %s: %s', (importance, urgency, quadrant) => {
  expect(quadrantOf(importance, urgency)).toBe(quadrant);
});

describe('due', () => {
  it('on a date lasts to the end of that day, wherever the user is', () => {
    expect(deadlineOf(due('2026-12-01'), zone)).toBe(Date.parse('2026-12-02T00:00+08:00') - 1);
    expect(deadlineOf(due('2026-12-01'), 'America/New_York')).toBe(Date.parse('2026-12-02T00:00-05:00') - 1);
    expect(isoDue(due('2026-12-01'), 'America/New_York')).toBe('2026-12-01');
    expect(showDue(due('2026-12-01'), zone, 'zh')).toBe('2026-12-01 周二');
  });

  it('at a time is that instant, shown in the zone of whoever looks', () => {
    const at = due('2026-12-01T17:30');
    expect(deadlineOf(at, 'America/New_York')).toBe(Date.parse('2026-12-01T17:30+08:00'));
    expect(isoDue(at, 'America/New_York')).toBe('2026-12-01T04:30:00-05:00');
    expect(showDue(at, zone, 'en')).toBe('Tue 2026-12-01 17:30');
  });

  it('in a DST gap and on both sides of an overlap', () => {
    const newYork = { ...context, zone: 'America/New_York' };
    const gap = answered(readDue('2026-03-08T02:30', newYork));
    expect(isoDue(gap.due, 'America/New_York')).toBe('2026-03-08T03:30:00-04:00');
    expect(gap.assumptions).toHaveLength(1);
    for (const text of ['2026-11-01T01:30:00-04:00', '2026-11-01T01:30:00-05:00']) {
      expect(isoDue(answered(readDue(text, newYork)).due, 'America/New_York')).toBe(text);
    }
  });

  it('refuses what is not a time', () => {
    expect(() => due('2026-02-30')).toThrow(UserError);
  });
});

describe('cycleFrom', () => {
  const graph: Record<string, string[]> = { a: ['b', 'c'], b: ['d'], c: ['d'], d: [], e: ['f'], f: ['e'], g: ['e'] };
  const dependsOn = (id: string) => graph[id] ?? [];

  it('finds the way back, and only that of the one asked about', () => {
    expect(cycleFrom('a', dependsOn)).toBeUndefined();
    expect(cycleFrom('e', dependsOn)).toEqual(['e', 'f', 'e']);
    expect(cycleFrom('g', dependsOn)).toBeUndefined();
    expect(cycleFrom('x', () => ['x'])).toEqual(['x', 'x']);
  });

  it('takes a long chain and many ways in stride', () => {
    const layered = (id: string) => {
      const layer = Math.floor(Number(id) / 10);
      return layer >= 200 ? [] : Array.from({ length: 10 }, (_, index) => String((layer + 1) * 10 + index));
    };
    expect(cycleFrom('0', layered)).toBeUndefined();
  });
});

describe('what depends on itself', () => {
  const circular = (edges: Record<string, string[]>): string[] => [...inCircles(new Map(Object.entries(edges)))].sort();

  it.each([
    [{ a: ['b'], b: ['c'], c: [] }, []],
    [{ a: ['b'], b: ['a', 'c'], c: [] }, ['a', 'b']],
    [{ a: ['a'], b: ['a'], c: ['gone'] }, ['a']],
    [{ x: ['a'], a: ['b', 'b'], b: ['c'], c: ['a', 'y'], y: ['z'], z: [] }, ['a', 'b', 'c']],
    [{ a: ['b'], b: ['a', 'm'], m: ['c'], c: ['d'], d: ['c'] }, ['a', 'b', 'c', 'd', 'm']],
  ])('%j: %j', (edges, found) => {
    expect(circular(edges as Record<string, string[]>)).toEqual(found);
  });

  it('of twenty thousand in a row, and in a ring', () => {
    const ring = (last: string[]) =>
      new Map(Array.from({ length: 20_000 }, (_, at) => [`${at}`, at === 19_999 ? last : [`${at + 1}`]]));
    expect(inCircles(ring([])).size).toBe(0);
    expect(inCircles(ring(['0'])).size).toBe(20_000);
  });
});
