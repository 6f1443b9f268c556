import { normalise } from '../phrases/frames/normalise.ts';
import type { Phrase, PhraseContext } from '../time/phrase.ts';
import { DAY, type WallMs, wallDay, wallWeekday } from '../time/wall.ts';
import { toWall } from '../time/zone.ts';
import { spoken } from './doubts.ts';
import { ofAll } from './languages.ts';

const BARE_WEEKDAYS = ofAll(({ items }) => (items.bareWeekday ? [items.bareWeekday] : []));
const WEEK = 7 * DAY;
/** Saturday behind Friday, Sunday behind Friday. */
const SOON = 2 * DAY;

/**
 * rehearsal Friday Dec 4, wedding Saturday at 4: a weekday right behind the day said before is the one after it, and not the
 * one to come, which would be before it. `open` where it may be either.
 */
export function weekdayBehind(
  before: string | undefined,
  wall: WallMs | undefined,
  text: string,
  phrase: Phrase,
  { now, zone }: PhraseContext,
): WallMs | 'open' | undefined {
  const words = normalise(spoken(text, phrase));
  const isBare = phrase.said.day && BARE_WEEKDAYS.some((pattern) => pattern.test(words));
  const last = before === undefined ? undefined : Date.parse(before);
  if (last === undefined || wall === undefined || !isBare || wallDay(wall) >= last) return undefined;
  const behind = wall + Math.ceil((last - wallDay(wall)) / WEEK) * WEEK;
  const isNext = wallDay(behind) - last <= SOON && wallWeekday(behind) > wallWeekday(last);
  if (isNext) return behind;
  return last - wallDay(toWall(now, zone)) >= WEEK ? 'open' : undefined;
}
