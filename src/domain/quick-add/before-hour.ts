import { normalise } from '../phrases/frames/normalise.ts';
import type { PhraseContext } from '../time/phrase.ts';
import { formatWallClock, wallDay } from '../time/wall.ts';
import { toWall } from '../time/zone.ts';
import { ofAll } from './languages.ts';
import { withoutNames } from './names.ts';
import { timesIn } from './sentence.ts';
import { addWall, amountOf } from './so-much-later.ts';

const OF_HOUR = ofAll(({ countedFrom }) => countedFrom.ofHour ?? []);
/** Longer texts say more than one thing. */
const MOST = 300;

/**
 * leave 3 hours before my 2pm flight: the hour is of what is named, and the time is counted from it. The text as it is
 * where that is over, on another day, or beside another time.
 *
 * @example withHourCounted('leave 3 hours before my 2pm flight', context) // 'leave at 11:00 for my flight'
 */
export function withHourCounted(text: string, context: PhraseContext): string {
  if (text.length > MOST) return text;
  const plain = normalise(withoutNames(text));
  for (const { pattern, side, said } of OF_HOUR) {
    const match = pattern.exec(plain);
    const { amount = '', hour = '', thing = '' } = match?.groups ?? {};
    if (!match) continue;
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    const [phrase, ...more] = timesIn(withoutNames(`${before}${hour} ${after}`), context);
    const length = amountOf(amount, context);
    const { reading, problems = [], bound, duration } = phrase ?? {};
    const isOne = more.length === 0 && problems.length === 0 && !bound && !duration;
    if (!length || length.ms === 0 || !isOne || reading?.kind !== 'moment') continue;
    const wall = addWall(reading.wall, { months: 0, days: side * length.days, ms: side * length.ms }, context);
    if (wallDay(wall) !== wallDay(reading.wall) || wall < toWall(context.now, context.zone)) continue;
    return `${before}${said(formatWallClock(wall), thing)}${after}`;
  }
  return text;
}
