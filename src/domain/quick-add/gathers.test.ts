import { describe, expect, test } from 'vitest';
import { said } from './testing/said.ts';

describe('the hour at which one gathers is that of what was said of the day', () => {
  test.each([
    ['下周六，爬香山，八点集合', ['event 爬香山，集合 2026-11-28T08:00']],
    ['12月5号春游，7点半学校门口集合', ['event 春游，集合 2026-12-05T07:30']],
    ['hike Saturday, meet at 8 at the trailhead', ['event hike, meet 2026-11-28T08:00']],
    ['company picnic Dec 5, starts at 11', ['event company picnic 2026-12-05T11:00']],
  ])('%s', (text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  test.each([
    ['周五交报告，八点集合', ['todo 交报告 2026-11-27T00:00', 'event 集合 2026-11-27T08:00']],
    ['周六爬山，下午三点开会', ['event 爬山 2026-11-28T00:00', 'event 开会 2026-11-28T15:00']],
  ])('%s: another thing', (text, expected) => {
    expect(said(text)).toEqual(expected);
  });
});
