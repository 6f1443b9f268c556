import { describe, expect, it } from 'vitest';
import { randomFrom } from '../random.ts';
import { inFull } from '../testing/in-full.ts';
import { DAY } from '../time/wall.ts';
import { type LengthCase, learnedLength } from './length.ts';

const now = Date.UTC(2026, 10, 20);
const cases = (title: string, lengths: readonly number[], group: string | null = null): LengthCase[] =>
  lengths.map((minutes, index) => ({ title, group, minutes, at: now - index * 7 * DAY }));
const asked = (title: string, group: string | null = null) => ({ title, group });
const learn = (known: readonly LengthCase[], title: string, group: string | null = null) =>
  learnedLength(known, asked(title, group), { fixed: 60, now });

describe('the usual length', () => {
  it('is that of events of the title, then of a word, then of the group', () => {
    const known = [...cases('站会', [15, 15, 15, 30]), ...cases('Review of Q3', [90, 90, 90], 'grp')];
    expect(learn(known, '站会')).toEqual({ minutes: 15, agreeing: 3, cases: 4 });
    expect(learn(known, 'Review with Li')).toEqual({ minutes: 90, agreeing: 3, cases: 3 });
    expect(learn(known, 'Something', 'grp')).toEqual({ minutes: 90, agreeing: 3, cases: 3 });
    expect(learn(known, 'Something')).toBeUndefined();
  });

  it('is not told by fewer than three, by what differs each time, nor where the default is as good', () => {
    expect(learn(cases('Call', [15, 15]), 'Call')).toBeUndefined();
    expect(learn(cases('Call', [15, 25, 45, 90, 120]), 'Call')).toBeUndefined();
    expect(learn(cases('Call', [60, 60, 60, 30]), 'Call')).toBeUndefined();
  });

  it('follows what has changed', () => {
    const old = cases('Sync', [60, 60, 60, 60]).map((one) => ({ ...one, at: one.at - 400 * DAY }));
    expect(learn([...cases('Sync', [30, 30, 30, 30, 30]), ...old], 'Sync')).toMatchObject({ minutes: 30 });
  });
});

it('left out one at a time, on calendars that drift: never more than 2 points worse than an hour, and 20 better with five cases', () => {
  const random = randomFrom(20_261_123);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  for (let user = 0; user < inFull(40, 10); user++) {
    const kinds = Array.from({ length: 6 }, (_one, index) => ({
      title: `kind${index}`,
      minutes: pick([15, 30, 45, 60, 60, 90]),
    }));
    const known: LengthCase[] = [];
    const score = { learned: 0, fixed: 0, all: 0, often: 0, oftenFixed: 0, oftenAll: 0 };
    for (let day = 200; day > 0; day--) {
      if (day === 100) for (const kind of kinds) if (random() < 0.3) kind.minutes = pick([15, 30, 45, 60, 90]);
      const kind = pick(kinds);
      const minutes = random() < 0.8 ? kind.minutes : pick([15, 30, 45, 60, 90, 120]);
      const at = now - day * DAY;
      const said = learnedLength(known, asked(kind.title), { fixed: 60, now: at })?.minutes ?? 60;
      const isRight = Math.abs(said - minutes) <= 5 ? 1 : 0;
      const isFixed = minutes === 60 ? 1 : 0;
      score.all++;
      score.learned += isRight;
      score.fixed += isFixed;
      if (known.filter((one) => one.title === kind.title).length >= 5 && kind.minutes !== 60) {
        score.oftenAll++;
        score.often += isRight;
        score.oftenFixed += isFixed;
      }
      known.unshift({ ...kind, group: null, minutes, at });
    }
    expect((score.learned - score.fixed) / score.all).toBeGreaterThanOrEqual(-0.02);
    if (score.oftenAll > 20) expect((score.often - score.oftenFixed) / score.oftenAll).toBeGreaterThanOrEqual(0.2);
  }
});
