import { describe, expect, test } from 'vitest';
import { readPhrase } from '../phrases/read.ts';
import { answered } from '../testing/answered.ts';
import { parseIso } from '../time/iso.ts';
import { formatWall, HOUR } from '../time/wall.ts';
import { readSpan } from './spoken.ts';

const CONTEXT = { zone: 'Asia/Shanghai', now: Date.UTC(2026, 10, 22), language: 'en', phrases: readPhrase } as const;

const spanOf = (text: string, zone: string = CONTEXT.zone): (string | undefined)[] => {
  const { start, end } = answered(readSpan(text, { name: 'start', purpose: 'plan' }, { ...CONTEXT, zone }));
  return [start, end].map((one) => one && formatWall(one.wall).slice(0, 16));
};

describe('a clock range after a date is a range, not a time with an offset from UTC', () => {
  const DASHES = ['-', '–', '—', '−', '－', '~', '～', ' - ', ' – ', '至', '到'];
  const BETWEEN = [' ', 'T', 't', '  '];
  const CLOCKS = [
    ['14:00', '18:00'],
    ['09:00', '10:30'],
    ['00:00', '05:00'],
    ['08:15', '12:00'],
    ['22:00', '23:59'],
  ] as const;
  const texts = BETWEEN.flatMap((between) =>
    DASHES.flatMap((dash) =>
      CLOCKS.map(([from, to]) => [`2026-12-14${between}${from}${dash}${to}`, from, to] as const),
    ),
  );
  test.each(texts)('%s', (text, from, to) => {
    expect(spanOf(text)).toEqual([`2026-12-14T${from}`, `2026-12-14T${to}`]);
  });

  test.each(['2026-12-14 14-18', '2026-12-14 14:00-18', '2026-12-14 14:00:00-18:00', '2026-12-14 14:00-1800'])(
    '%s',
    (text) => {
      expect(spanOf(text)).toEqual(['2026-12-14T14:00', '2026-12-14T18:00']);
    },
  );
});

describe('an offset stays one where it can be no range', () => {
  test.each([
    ['2026-12-14T14:00:00-05:00', 19],
    ['2026-12-14T03:00:00-05:00', 8],
    ['2026-12-14T14:00-05:00', 19],
    ['2026-12-14T14:00+08:00', 6],
    ['2026-12-14 14:00+08:00', 6],
    ['2026-12-14 14:00:00 -05:00', 19],
    ['2026-12-14T14:00:00-12:00', 26],
    ['2026-12-14T14:00:00+14:00', 0],
  ])('%s', (text, hours) => {
    const iso = parseIso(text);
    expect(iso).toMatchObject({ kind: 'offset' });
    if (typeof iso !== 'object') throw new Error(`No time: ${iso}`);
    expect(iso.wall - iso.offset).toBe(Date.UTC(2026, 11, 14) + hours * HOUR);
  });

  test("and so does the offset of the reader's own clock", () => {
    expect(spanOf('2026-12-14T03:00-05:00', 'America/New_York')).toEqual(['2026-12-14T03:00', undefined]);
    expect(spanOf('2026-12-14T03:00-05:00')).toEqual(['2026-12-14T03:00', '2026-12-14T05:00']);
  });

  test.each(['2026-12-14T14:00:00-12:30', '2026-12-14T14:00:00+14:30', '2026-12-14T19:00:00-18:00'])(
    'beyond the offsets that there are none is read: %s',
    (text) => {
      expect(parseIso(text)).toBe('offset');
    },
  );
});
