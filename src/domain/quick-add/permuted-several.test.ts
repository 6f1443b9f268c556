import { expect, test } from 'vitest';
import { randomFrom } from '../random.ts';
import { inFull } from '../testing/in-full.ts';
import { formatWall } from '../time/wall.ts';
import { interpret } from './interpret.ts';
import { PERMUTED_SEVERAL, type PermutedSeveral } from './testing/permuted-several.ts';
import { pickFrom } from './testing/pick.ts';

/** Sunday, 22 November 2026, 20:00 in Shanghai. */
const now = Date.UTC(2026, 10, 22, 12);
const MOST_SHOWN = 5;

function readAs(text: string, language: 'zh' | 'en'): readonly string[] {
  const understood = interpret(text, { zone: 'Asia/Shanghai', now, language });
  if (understood.is !== 'items') return [understood.is];
  return understood.items.map(
    ({ kind, title, span }) => `${kind} ${title} ${span && formatWall(span.start.wall).slice(0, 16)}`,
  );
}

test.each(Object.entries(PERMUTED_SEVERAL))(
  'promise 21: several things in one text come out each with its day and hour, however they are joined (%s)',
  (language, parts: PermutedSeveral) => {
    const random = randomFrom(20_261_128);
    const of = pickFrom(random);
    const some = <Value>(all: readonly Value[], number: number): Value[] =>
      all
        .map((value) => ({ value, at: random() }))
        .toSorted((one, other) => one.at - other.at)
        .slice(0, number)
        .map(({ value }) => value);
    const missed: object[] = [];
    const turns = inFull(1_000, 200);
    for (let turn = 0; turn < turns; turn++) {
      const number = 2 + Math.floor(random() * 2);
      const hours = some(parts.hours, number).toSorted(([, one], [, other]) => one.localeCompare(other));
      const titles = some(parts.titles, number);
      const days = some(parts.days, number).toSorted(([, one], [, other]) => one.localeCompare(other));
      const things = hours.map(([hour, clock], at) => ({ title: titles[at] as string, hour, clock }));
      const dated = things.map((thing, at) => ({
        ...thing,
        day: days[at]?.[0] as string,
        date: days[at]?.[1] as string,
      }));
      const [first, second] = dated;
      const [day, date] = days[0] as readonly [string, string];
      const chore = of(parts.chores);
      const [text, whole] = of([
        [of(parts.ofOneDay)(day, things), things.map(({ title, clock }) => `event ${title} ${date}T${clock}`)],
        [of(parts.ofTheirDays)(dated), dated.map((one) => `event ${one.title} ${one.date}T${one.clock}`)],
        first && second
          ? [
              of(parts.beside)(first, chore, second.hour),
              [`event ${first.title} ${first.date}T${first.clock}`, `reminder ${chore} ${first.date}T${second.clock}`],
            ]
          : ['', []],
      ] as const) as readonly [string, readonly string[]];
      const read = readAs(text, language === 'zh' ? 'zh' : 'en');
      if (JSON.stringify(read) !== JSON.stringify(whole)) missed.push({ text, read, whole });
    }
    expect(missed.slice(0, MOST_SHOWN)).toEqual([]);
  },
);
