import { normalise } from '../phrases/frames/normalise.ts';
import type { Phrase } from '../time/phrase.ts';
import { HOUR, type WallMs, wallDay, wallTimeOfDay } from '../time/wall.ts';
import { anyOf } from './languages.ts';

/** Which half of the day a bare hour is of, behind an item that has its time. */

export const onDayOf = (day: WallMs, clock: WallMs): WallMs => wallDay(day) + wallTimeOfDay(clock);

const RISES = new RegExp(
  anyOf(({ items }) => items.rises),
  'i',
);
const LEADS_UP = new RegExp(
  anyOf(({ items }) => items.leadsUp),
  'i',
);

const ASKS = new RegExp(anyOf(({ kinds }) => kinds.asksFor));
/** So long after an hour before noon the next one is of the same half of the day. */
const SOON = 3 * HOUR;
/** Nobody sets off, or is there, for something earlier. */
const LEAD = 7 * HOUR;
const SHORT_LEAD = 3 * HOUR;
/** Nothing of one row of hours comes later. */
const LATEST = 9 * HOUR;
const LATER_IN_DAY = new RegExp(anyOf(({ items }) => items.laterInDay));
const SETS_OFF = new RegExp(anyOf(({ items }) => items.setsOff));
const NIGHT = 21 * HOUR;
const EVENING = 17 * HOUR;
/** So long before something one is told to get ready for it. */
const SHORTLY = 2 * HOUR;

const isBareHour = ({ said, assumed, spans }: Pick<Phrase, 'said' | 'assumed' | 'spans'>): boolean =>
  !said.day && spans.length === 1 && assumed.some(({ code }) => code === 'half-of-day');

/** 明早六点抽血，提醒我五点五十准备: what one is told right before something. */
export function shortlyBefore(
  last: WallMs | undefined,
  wall: WallMs,
  text: string,
  phrase: Pick<Phrase, 'said' | 'assumed' | 'spans'>,
): WallMs | undefined {
  if (last === undefined || !isBareHour(phrase) || !ASKS.test(normalise(text))) return undefined;
  const first = onDayOf(last, wallTimeOfDay(wall) % (12 * HOUR));
  return [first, first + 12 * HOUR, first - 12 * HOUR].find((one) => one < last && last - one <= SHORTLY);
}

/**
 * The hour that a bare hour is after what was said last: of the afternoon where that of the morning is before it. What
 * leads up to it is before it (8点半的高铁，7点出门), at the last such hour.
 */
export function laterThan(
  last: WallMs | undefined,
  wall: WallMs,
  text: string,
  { said, assumed, spans }: Phrase,
): WallMs | undefined {
  if (last === undefined || !isBareHour({ said, assumed, spans })) return undefined;
  const same = onDayOf(last, wall);
  const first = onDayOf(last, wallTimeOfDay(wall) % (12 * HOUR));
  const isHour = wallTimeOfDay(last) > 0;
  // 早上五点半起床，六点二十出门: soon after an hour of the morning, before which nothing else was said.
  const isLate = LATER_IN_DAY.test(normalise(text));
  if (isHour && first > last && first - last <= SOON && wallTimeOfDay(last) < 12 * HOUR && !isLate)
    return first === wall ? undefined : first;
  // 明天上午十点出院，九点半办手续
  const isEarlier = isHour && last > first && last - first <= HOUR && wallTimeOfDay(last) < 12 * HOUR;
  if (isEarlier) return first === wall ? undefined : first;
  if (RISES.test(text)) return first === wall ? undefined : first;
  const ahead = isHour ? shortlyBefore(last, wall, text, { said, assumed, spans }) : undefined;
  const evening = first + 12 * HOUR;
  // 晚七点半话剧，七点取票: of the same evening.
  if (wallTimeOfDay(last) >= EVENING && evening < last && last - evening <= SHORTLY)
    return evening === wall ? undefined : evening;
  if (ahead !== undefined) return ahead;
  if (LEADS_UP.test(text)) {
    // 晚上十点四十落地，十一点到机场接: eleven in the morning is too long before it.
    const lead = SETS_OFF.test(normalise(text)) ? LEAD : SHORT_LEAD;
    const before = [evening, first].find((one) => one < last && last - one <= lead);
    if (before !== undefined) return before;
  }
  if (same > last || wallTimeOfDay(wall) >= 12 * HOUR) return undefined;
  // dinner at 8, sitter at 7
  if (evening <= last) return wallTimeOfDay(last) >= EVENING && last - evening <= SHORT_LEAD ? evening : undefined;
  // lunch at 1, church at 10: what is named behind it may be before it.
  const goesOn = wallTimeOfDay(evening) >= NIGHT ? wallTimeOfDay(last) >= EVENING : evening - last <= LATEST;
  return goesOn || isLate ? evening : undefined;
}
