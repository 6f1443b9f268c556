import { expect, test } from 'vitest';
import { randomFrom } from '../random.ts';
import { inFull } from '../testing/in-full.ts';
import { formatWall, HOUR, MINUTE } from '../time/wall.ts';
import { interpret } from './interpret.ts';
import type { Item } from './item.ts';
import { PERMUTED, type Permuted } from './testing/permuted.ts';
import { pickFrom } from './testing/pick.ts';

/** Sunday, 22 November 2026, 20:00 in Shanghai. */
const now = Date.UTC(2026, 10, 22, 12);

const minutesOf = ({ span }: Item): number | undefined =>
  span?.end
    ? (span.end.wall - span.start.wall) / MINUTE
    : span?.length && (span.length.days * 24 * HOUR + span.length.ms) / MINUTE;

/** Everything that was said of one event, as it was read. */
function readAs(text: string, language: 'zh' | 'en'): object {
  const understood = interpret(text, { zone: 'Asia/Shanghai', now, language });
  if (understood.is !== 'items') return { is: understood.is };
  return understood.items.map((item) => ({
    title: item.title,
    start: item.span && formatWall(item.span.start.wall).slice(0, 16),
    minutes: minutesOf(item),
    alerts: (item.alerts ?? []).map((alert) => ('minutes' in alert ? alert.minutes : alert)),
    location: item.location,
  }));
}

const MOST_SHOWN = 5;

test.each(Object.entries(PERMUTED))(
  'promise 21: one event, its parts in any order and said in any way, comes out whole (%s)',
  (language, parts: Permuted) => {
    const random = randomFrom(20_261_128);
    const of = pickFrom(random);
    const missed: object[] = [];
    const turns = inFull(1_000, 200);
    for (let turn = 0; turn < turns; turn++) {
      const title = of(parts.titles);
      const [[day, date], [hour, clock]] = [of(parts.days), of(parts.hours)];
      const [[length, minutes], [alert, before], [at, place]] = [of(parts.lengths), of(parts.alerts), of(parts.places)];
      const text = of(parts.orders)({ title, day, hour, length, alert, at });
      const whole = [
        {
          title,
          start: `${date}T${clock}`,
          minutes,
          alerts: before === undefined ? [] : [before],
          location: place,
        },
      ];
      const read = readAs(text, language === 'zh' ? 'zh' : 'en');
      if (JSON.stringify(read) !== JSON.stringify(whole)) missed.push({ text, read, whole });
    }
    expect(missed.slice(0, MOST_SHOWN)).toEqual([]);
  },
);
