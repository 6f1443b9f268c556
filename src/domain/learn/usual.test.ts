import { describe, expect, it } from 'vitest';
import { inFull } from '../testing/in-full.ts';
import { DAY } from '../time/wall.ts';
import { type LearnedRatio, learnedRatio, type TakenTime } from './ratio.ts';
import { tellLengths, tellPlaces } from './testing/told.ts';
import { type About, type Case, learnedLead, learnedLength, learnedPlace } from './usual.ts';
import { foldedTitle, wordsOf } from './words.ts';

const now = Date.UTC(2026, 10, 20);

function cases<Value>(title: string, values: readonly Value[], more: Partial<About> = {}): Case<Value>[] {
  return values.map((value, index) => ({
    name: foldedTitle(title),
    group: null,
    labels: [],
    ...more,
    value,
    at: now - index * 7 * DAY,
  }));
}

const about = (title: string, more: Partial<About> = {}): About => ({
  name: foldedTitle(title),
  group: null,
  labels: [],
  ...more,
});
const learn = (known: readonly Case<number>[], title: string, more: Partial<About> = {}) =>
  learnedLength(known, about(title, more), { fixed: 60, now });

describe('the usual length', () => {
  it('is that of events of the title, then of a word, then with the person, then of the group', () => {
    const known = [
      ...cases('站会', [15, 15, 15, 30]),
      ...cases('Review of Q3', [90, 90, 90], { group: 'grp' }),
      ...cases('Lunch', [45, 45, 45], { labels: ['ann'] }),
    ];
    expect(learn(known, '站会')).toEqual({ value: 15, agreeing: 3, cases: 4 });
    expect(learn(known, 'Review with Li')).toEqual({ value: 90, agreeing: 3, cases: 3 });
    expect(learn(known, 'Something', { group: 'grp' })).toEqual({ value: 90, agreeing: 3, cases: 3 });
    expect(learn(known, 'Something', { group: 'grp', labels: ['ann'] })?.value).toBe(45);
    expect(learn(known, 'Something')).toBeUndefined();
  });

  it('is not told by fewer than three, by what differs each time, nor where the default is as good', () => {
    expect(learn(cases('Call', [15, 15]), 'Call')).toBeUndefined();
    expect(learn(cases('Call', [15, 25, 45, 90, 120]), 'Call')).toBeUndefined();
    expect(learn(cases('Call', [60, 60, 60, 30]), 'Call')).toBeUndefined();
    expect(learn(cases('Call', [60, 60, 90, 90]), 'Call')).toBeUndefined();
    // What is new says 90, and is right as often as an hour.
    const old = cases('Call', [60, 60]).map((one) => ({ ...one, at: one.at - 400 * DAY }));
    expect(learn([...cases('Call', [90, 90]), ...old], 'Call')).toBeUndefined();
  });

  it('follows what has changed', () => {
    const old = cases('Sync', [60, 60, 60, 60]).map((one) => ({ ...one, at: one.at - 400 * DAY }));
    expect(learn([...cases('Sync', [30, 30, 30, 30, 30]), ...old], 'Sync')).toMatchObject({ value: 30 });
  });

  it('knows a person by a name in the title, in Chinese too', () => {
    expect(wordsOf('和王敏吃饭')).toEqual(['王敏', '吃饭']);
    const known = [...cases('和王敏吃饭', [90, 90]), ...cases('见王敏', [90])];
    expect(learn(known, '跟王敏聊聊')).toMatchObject({ value: 90, cases: 3 });
  });
});

describe('the usual place and reminder', () => {
  it('are those of the title, where three in four agree', () => {
    expect(learnedPlace(cases('Yoga', ['gym', 'gym', null, 'gym', 'gym']), about('yoga'), now)).toEqual({
      ...{ value: 'gym', agreeing: 4, cases: 5 },
    });
    expect(learnedPlace(cases('Yoga', ['gym', 'gym', null, 'park']), about('Yoga'), now)).toBeUndefined();
    expect(learnedPlace(cases('Yoga', [null, null, null, 'gym']), about('Yoga'), now)).toBeUndefined();
    // A word in common sends nobody anywhere.
    expect(learnedPlace(cases('Yoga class', ['gym', 'gym', 'gym']), about('Cooking class'), now)).toBeUndefined();
    expect(learnedLead(cases('Yoga', ['30', '30', '30']), about('Yoga'), now)?.value).toBe('30');
  });
});

describe('the own estimate ratio', () => {
  const todos = (tag: string, ratios: readonly number[]): TakenTime[] =>
    ratios.map((ratio, index) => ({ labels: [tag], estimated: 60, taken: 60 * ratio, at: now - index * DAY }));
  const told = (known: readonly TakenTime[]): LearnedRatio | undefined => learnedRatio(known, ['x'], now);

  it('is the median of the tag, drawn towards the estimate, and the more so the fewer there are', () => {
    expect(told(todos('x', [2, 2, 2]))).toEqual({ factor: 1.25, label: 'x', cases: 3 });
    expect(
      told(
        todos(
          'x',
          Array.from({ length: 20 }, () => 2),
        ),
      )?.factor,
    ).toBe(1.75);
    expect(told(todos('y', [2, 2, 2]))).toBeUndefined();
  });

  it('is not told by few, nor where it would be wrong as often', () => {
    expect(told(todos('x', [2, 2]))).toBeUndefined();
    expect(told(todos('x', [1, 1, 1, 1]))).toBeUndefined();
    expect(told(todos('x', [0.5, 2, 0.5, 2, 0.5, 2]))).toBeUndefined();
  });
});

describe('on made-up calendars that drift, each event told by those before it', () => {
  const seeds = Array.from({ length: inFull(40, 10) }, (_one, index) => index + 1);

  it('lengths are never more than 2 points worse than an hour, and 20 better from five cases on', () => {
    for (const seed of seeds) {
      const { gain, often } = tellLengths(seed);
      expect(gain, `seed ${seed}`).toBeGreaterThanOrEqual(-0.02);
      if (often.cases > 20) expect(often.gain, `seed ${seed}`).toBeGreaterThanOrEqual(0.2);
    }
  });

  it('places are right where they are told, four times in five', () => {
    const told = seeds.map(tellPlaces);
    const sum = (of: (one: (typeof told)[number]) => number): number => told.reduce((all, one) => all + of(one), 0);
    expect(sum(({ right }) => right) / sum(({ answers }) => answers)).toBeGreaterThanOrEqual(0.7);
    for (const { gain } of told) expect(gain).toBeGreaterThanOrEqual(-0.02);
  });
});
