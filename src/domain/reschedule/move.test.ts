import { describe, expect, it } from 'vitest';
import { UserError } from '../errors.ts';
import { readPhrase } from '../phrases/read.ts';
import { answered } from '../testing/answered.ts';
import { HOUR } from '../time/wall.ts';
import { readMove } from './move.ts';

/** Monday 14:30 in Shanghai; the events begin on Wednesday. */
const now = Date.UTC(2026, 10, 23, 6, 30);
const first = Date.UTC(2026, 10, 25, 1);
const context = { zone: 'Asia/Shanghai', now, language: 'en' as const, phrases: readPhrase };
const read = (text: string) => answered(readMove(text, first, context));

describe('move_to', () => {
  it.each([
    ['tomorrow', { kind: 'day', day: Date.UTC(2026, 10, 24) }],
    ['2026-12-01', { kind: 'day', day: Date.UTC(2026, 11, 1) }],
    ['下周', { kind: 'day', day: Date.UTC(2026, 11, 2) }],
    ['Thursday', { kind: 'day', day: Date.UTC(2026, 10, 26) }],
    ['Tuesday', { kind: 'day', day: Date.UTC(2026, 10, 24) }],
    ['10', { kind: 'clock', at: 10 * HOUR }],
    ['周末', { kind: 'days', from: Date.UTC(2026, 10, 28) }],
    ['2026-12-01T09:00', { kind: 'moment', wall: Date.UTC(2026, 11, 1, 9) }],
    ['2026-12-01T09:00Z', { kind: 'moment', wall: Date.UTC(2026, 11, 1, 17) }],
    ['next Monday 9am', { kind: 'moment', wall: Date.UTC(2026, 10, 30, 9) }],
    ['9am', { kind: 'clock', at: 9 * HOUR }],
    ['下午三点', { kind: 'clock', at: 15 * HOUR }],
    ['noon', { kind: 'clock', at: 12 * HOUR }],
    ['morning', { kind: 'part', from: 6 * HOUR, to: 12 * HOUR }],
    ['下午', { kind: 'part', from: 12 * HOUR, to: 18 * HOUR }],
    ['午后', { kind: 'part', from: 12 * HOUR, to: 18 * HOUR }],
    ['下午2点到5点', { kind: 'part', from: 14 * HOUR, to: 17 * HOUR }],
    ['明天下午', { kind: 'part', from: 12 * HOUR, to: 18 * HOUR, day: Date.UTC(2026, 10, 24) }],
  ])('%s', (text, move) => {
    expect(read(text).move).toEqual(move);
  });

  it('speaks of the days of the events, not of today: nothing is over', () => {
    for (const text of ['9am', 'morning', 'noon', '下午2点到5点']) {
      expect(read(text).assumptions.join(), text).not.toMatch(/over/);
    }
  });

  it.each([
    ['30 minutes later', 30],
    ['an hour earlier', -60],
    ['半小时后', 30],
    ['往后推一小时', 60],
    ['推迟两天', 2 * 24 * 60],
    ['提前10分钟', -10],
    ['三天之后', 3 * 24 * 60],
    ['the next day', 24 * 60],
    ['下周同一时间', 7 * 24 * 60],
  ])('%s is a distance', (text, minutes) => {
    expect(read(text).move).toEqual({ kind: 'shift', minutes });
  });

  it.each(['next month', 'forward an hour', '往后推'])('%s is asked about', (text) => {
    expect(readMove(text, first, context)).toMatchObject({ asks: { status: 'need_user', missing: ['move_to'] } });
  });

  it.each(['每天', '两小时', 'blah', ''])('%j is not a time', (text) => {
    expect(() => read(text)).toThrow(UserError);
  });
});
