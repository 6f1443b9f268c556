import { describe, expect, test } from 'vitest';
import { formatWall, formatWallDate } from '../time/wall.ts';
import { interpret } from './interpret.ts';
import type { Item } from './item.ts';

/** Sunday 2026-11-22, 20:00 in Shanghai. */
const context = { zone: 'Asia/Shanghai', now: Date.UTC(2026, 10, 22, 12), language: 'en' as const };

const shown = ({ title, span, repeat }: Item): string =>
  [title, span && formatWall(span.start.wall), repeat?.rule, ...(repeat?.official?.off ?? []).map(formatWallDate)].join(
    ' ',
  );

/** What is read, or undefined where it is asked. */
function itemsOf(text: string): readonly string[] | undefined {
  const understood = interpret(text, context);
  return understood.is === 'items' ? understood.items.map(shown).toSorted() : undefined;
}

interface Language {
  readonly rules: readonly (readonly [string, string])[];
  readonly bounds: readonly string[];
  alone(rule: string, bound: string): string;
  together(one: string, other: string, bound: string): readonly string[];
}

const english: Language = {
  rules: [
    ['Mondays at 8am', 'Tuesdays at 1pm'],
    ['Tuesdays at 6pm', 'Thursdays at 7:30pm'],
    ['Thursdays at 5pm', 'Mondays at 4pm'],
    ['every Saturday at 10am', 'every Sunday at 11am'],
  ],
  bounds: [
    'starting Dec 1',
    'from Dec 2',
    'in December',
    'through Dec 18',
    'until Jan 15',
    'from Dec 1 to Dec 18',
    'from Dec 2 through Jan 15',
    'for six weeks',
    'starting next week',
    'from Dec 3 until Jan 29',
  ],
  alone: (rule, bound) => `yoga ${rule} ${bound}`,
  together: (one, other, bound) => [
    `yoga ${one} and ${other}, ${bound}`,
    `yoga ${one}, ${other}, ${bound}`,
    `yoga ${bound}: ${one}, ${other}`,
    `yoga ${bound}, ${one} and ${other}`,
    `yoga, ${one} and ${other}, ${bound}`,
    `${bound}, yoga ${one}, ${other}`,
    `yoga ${one} and ${other} ${bound}`,
  ],
};

const chinese: Language = {
  rules: [
    ['每周一早上8点', '每周二下午1点'],
    ['每周二晚上6点', '每周四晚上7点半'],
    ['每周四下午5点', '每周一下午4点'],
    ['每周六上午10点', '每周日上午11点'],
  ],
  bounds: ['从12月1号开始', '12月2号起', '到12月18号为止', '从12月1号到12月18号', '一直到1月15号', '下周开始'],
  alone: (rule, bound) => `${rule}瑜伽课，${bound}`,
  together: (one, other, bound) => [
    `${one}和${other}瑜伽课，${bound}`,
    `瑜伽课${one}，${other}，${bound}`,
    `瑜伽课${bound}，${one}、${other}`,
    `${bound}，${one}，${other}瑜伽课`,
    `${one}、${other}瑜伽课，${bound}`,
    `瑜伽课，${one}和${other}，${bound}`,
  ],
};

describe.each([
  ['English', english],
  ['Chinese', chinese],
])('from when until when several rules go, in %s', (_, { rules, bounds, alone, together }) => {
  test.each(bounds)('%s: of all of them, wherever it is said, or it is asked', (bound) => {
    let read = 0;
    for (const [one, other] of rules) {
      const each = [one, other].flatMap((rule) => itemsOf(alone(rule, bound)) ?? [`${rule} ${bound} is not read`]);
      for (const text of together(one, other, bound)) {
        const items = itemsOf(text);
        if (items === undefined) continue;
        read++;
        expect(items, text).toEqual(each.toSorted());
      }
    }
    expect(read).toBeGreaterThan(rules.length * 2);
  });
});

test.each([
  ['yoga Mondays at 8am and Tuesdays at 1pm, except Dec 21', ['2026-12-21'], []],
  ['yoga Mondays at 8am and Tuesdays at 1pm, except Dec 22', [], ['2026-12-22']],
  ['yoga from Dec 1, except Dec 22: Mondays at 8am, Tuesdays at 1pm', [], ['2026-12-22']],
])('%s: only what is on that day is left out', (text, mondays, tuesdays) => {
  const understood = interpret(text, context);
  const off =
    understood.is === 'items'
      ? understood.items.map(({ repeat }) => repeat?.official?.off.map(formatWallDate))
      : undefined;
  if (off) expect(off.map((days) => days ?? [])).toEqual([mondays, tuesdays]);
});

test('how often two of them come is asked', () => {
  expect(itemsOf('yoga Mondays at 8am and Tuesdays at 1pm, ten sessions')).toBeUndefined();
  expect(itemsOf('每周一早上8点和每周二下午1点瑜伽课，上十次')).toBeUndefined();
});
