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
/** Longer before something nobody sets out for it. */
const LONG = 8 * HOUR;
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
  if (isHour && first > last && first - last <= SOON && wallTimeOfDay(last) < 12 * HOUR)
    return first === wall ? undefined : first;
  // 明天上午十点出院，九点半办手续
  const isEarlier = isHour && last > first && last - first <= HOUR && wallTimeOfDay(last) < 12 * HOUR;
  if (isEarlier) return first === wall ? undefined : first;
  if (RISES.test(text)) return first === wall ? undefined : first;
  const ahead = isHour ? shortlyBefore(last, wall, text, { said, assumed, spans }) : undefined;
  // 晚七点半话剧，七点取票: of the same evening.
  const evening = first + 12 * HOUR;
  if (wallTimeOfDay(last) >= EVENING && evening < last && last - evening <= SHORTLY)
    return evening === wall ? undefined : evening;
  if (ahead !== undefined) return ahead;
  // 晚上十点四十落地，十一点到机场接: too long before it.
  const [night, near] = [first + 12 * HOUR, last - first <= LONG];
  if (LEADS_UP.test(text) && (near || night < last)) return night < last ? night : first < last ? first : undefined;
  return same <= last && wallTimeOfDay(wall) < 12 * HOUR && same + 12 * HOUR > last ? same + 12 * HOUR : undefined;
}
