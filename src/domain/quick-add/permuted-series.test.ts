import { expect, test } from 'vitest';
import { randomFrom } from '../random.ts';
import { expand } from '../recurrence/expand.ts';
import { inFull } from '../testing/in-full.ts';
import { DAY, formatWall, HOUR, MINUTE } from '../time/wall.ts';
import { interpret } from './interpret.ts';
import type { Item } from './item.ts';
import { type Bound, PERMUTED_SERIES, type PermutedSeries } from './testing/permuted-series.ts';
import { pickFrom } from './testing/pick.ts';

/** Sunday, 22 November 2026, 20:00 in Shanghai. */
const now = Date.UTC(2026, 10, 22, 12);
const here = Date.UTC(2026, 10, 22, 20);
/** No first time of a rule is later. */
const FAR = 400 * DAY;
const MOST_SHOWN = 5;

const sorted = (rule: string | undefined): string => (rule ?? '').split(';').toSorted().join(';');

const minutesOf = ({ span }: Item): number | undefined =>
  span?.end
    ? (span.end.wall - span.start.wall) / MINUTE
    : span?.length && (span.length.days * DAY + span.length.ms) / MINUTE;

function readAs(text: string, language: 'zh' | 'en'): object {
  const understood = interpret(text, { zone: 'Asia/Shanghai', now, language });
  if (understood.is !== 'items') return { is: understood.is };
  return understood.items.map((item) => ({
    title: item.title,
    rule: sorted(item.repeat?.rule),
    start: item.span && formatWall(item.span.start.wall),
    minutes: minutesOf(item),
  }));
}

/** The first time of a rule from its bound on, by the calendar engine. */
function firstOf(rrule: string, hour: number, { from }: Bound): string {
  const begin = from === undefined ? Date.UTC(2026, 10, 22) : Date.parse(from);
  const time = { allDay: false, zone: 'UTC', start: begin + hour * HOUR, fold: 0, days: 0, ms: 0 } as const;
  const since = Math.max(begin, here);
  const plain = { time, rrule: rrule.replace(/;INTERVAL=\d+/, ''), exdates: [], rdates: [] };
  const { occurrences } = expand(plain, 'UTC', { from: since, to: since + FAR });
  return formatWall(occurrences.find(({ start }) => start >= since)?.start ?? 0);
}

test.each(Object.entries(PERMUTED_SERIES))(
  'promise 21: one series, its parts in any order and said in any way, comes out whole (%s)',
  (language, parts: PermutedSeries) => {
    const random = randomFrom(20_261_128);
    const of = pickFrom(random);
    const missed: object[] = [];
    const turns = inFull(1_000, 200);
    for (let turn = 0; turn < turns; turn++) {
      const thing = of(parts.things);
      const [[rule, rrule], [hour, hours], [bound, bounds]] = [of(parts.rules), of(parts.hours), of(parts.bounds)];
      const [length, minutes] = of(parts.lengths);
      const text = of(parts.orders)({ thing, rule, hour, bound, length });
      const until = bounds.until === undefined ? '' : `;UNTIL=${bounds.until}`;
      const count = bounds.count === undefined ? '' : `;COUNT=${bounds.count}`;
      const start = firstOf(rrule, hours, bounds);
      const whole = [{ title: thing, rule: sorted(`${rrule}${until}${count}`), start, minutes }];
      const read = readAs(text, language === 'zh' ? 'zh' : 'en');
      if (JSON.stringify(read) !== JSON.stringify(whole)) missed.push({ text, read, whole });
    }
    expect(missed.slice(0, MOST_SHOWN)).toEqual([]);
  },
);
