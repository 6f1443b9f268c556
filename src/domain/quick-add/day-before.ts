import { normalise } from '../phrases/frames/normalise.ts';
import type { Phrase, PhraseContext, Span } from '../time/phrase.ts';
import { DAY, formatWallClock, formatWallDate, type WallMs, wallDay } from '../time/wall.ts';
import { toWall } from '../time/zone.ts';
import { anyOf, ofAll } from './languages.ts';
import { withoutNames } from './names.ts';
import { timesIn } from './sentence.ts';
import { addWall, amountOf } from './so-much-later.ts';

const DAY_BEFORE = ofAll(({ items }) => items.dayBefore ?? []);
const CLAUSES = new RegExp(`[,;.，；。]|${anyOf(({ items }) => items.between)}`, 'gi');
/** Longer texts say more than one thing and what comes before it. */
const MOST = 300;

/**
 * conference Dec 13, pick up the badge the day before at 4: the day itself, in place of the words that count back from what
 * was said before. `told`: where the text says when to be reminded, which is counted elsewhere.
 *
 * @example withDayBefore('conference Dec 13, pick up the badge the day before', [], context)
 * // 'conference Dec 13, pick up the badge on 2026-12-12'
 */
export function withDayBefore(text: string, told: readonly Span[], context: PhraseContext): string {
  if (text.length > MOST) return text;
  const plain = normalise(withoutNames(text));
  for (const pattern of DAY_BEFORE)
    for (const { index, 0: words, groups } of [...plain.matchAll(pattern)].toReversed()) {
      const to = index + words.length;
      if (told.some((span) => span.from < to && index < span.to)) continue;
      const clause = [...plain.slice(0, index).matchAll(CLAUSES)].at(-1)?.index ?? 0;
      const times = timesIn(withoutNames(text.slice(0, clause)), context);
      const start = times.length === 1 ? startOf(times[0]) : undefined;
      if (start === undefined) continue;
      if (groups?.amount !== undefined) {
        const time = soMuchBefore(start, groups.amount, context);
        if (time === undefined) continue;
        return `${text.slice(0, index)}${time}${text.slice(to)}`;
      }
      const day = wallDay(start.wall);
      const part = groups?.part === undefined ? '' : ` ${groups.part}`;
      return `${text.slice(0, index)}on ${formatWallDate(day - DAY)}${part}${text.slice(to)}`;
    }
  return text;
}

interface Start {
  readonly wall: WallMs;
  readonly hasClock: boolean;
}

function startOf(phrase: Phrase | undefined): Start | undefined {
  const reading = phrase?.problems.length === 0 ? phrase.reading : undefined;
  const hasClock = phrase?.said.clock === true;
  if (reading?.kind === 'day') return { wall: reading.day, hasClock };
  if (reading?.kind === 'moment') return { wall: reading.wall, hasClock };
  return reading?.kind === 'range' ? { wall: reading.from, hasClock } : undefined;
}

/** give notice 60 days before, prep an hour before */
function soMuchBefore({ wall, hasClock }: Start, words: string, context: PhraseContext): string | undefined {
  const amount = amountOf(words, context);
  if (!amount || (amount.ms > 0 && !hasClock)) return undefined;
  const before = addWall(wall, { months: -amount.months, days: -amount.days, ms: -amount.ms }, context);
  if (before < toWall(context.now, context.zone)) return undefined;
  const day = `on ${formatWallDate(wallDay(before))}`;
  return amount.ms > 0 ? `${day} at ${formatWallClock(before)}` : day;
}
