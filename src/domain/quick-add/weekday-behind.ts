import { messages } from '../../messages/index.ts';
import type { ReadingContext } from '../arguments/read.ts';
import { normalise } from '../phrases/frames/normalise.ts';
import { type Question, question } from '../question.ts';
import type { Phrase, PhraseContext } from '../time/phrase.ts';
import { DAY, formatWallDate, type WallMs, wallDay, wallWeekday } from '../time/wall.ts';
import { toWall } from '../time/zone.ts';
import { spoken } from './doubts.ts';
import { anyOf, ofAll } from './languages.ts';
import { withoutNames } from './names.ts';
import { timesIn } from './sentence.ts';

const BARE_WEEKDAYS = ofAll(({ items }) => (items.bareWeekday ? [items.bareWeekday] : []));
const ASKS = new RegExp(anyOf(({ kinds }) => kinds.asksFor));
const WEEK = 7 * DAY;
/** Saturday behind Friday, Sunday behind Friday. */
const SOON = 2 * DAY;

const wallOf = ({ reading }: Phrase): WallMs | undefined =>
  reading?.kind === 'moment'
    ? reading.wall
    : reading?.kind === 'day'
      ? reading.day
      : reading?.kind === 'range'
        ? reading.from
        : undefined;

/** The time of a weekday by its name alone, where it is before the day. */
function bareBefore(text: string, phrase: Phrase, last: WallMs): WallMs | undefined {
  const words = normalise(spoken(text, phrase));
  const isBare = phrase.said.day && BARE_WEEKDAYS.some((pattern) => pattern.test(words));
  const wall = isBare ? wallOf(phrase) : undefined;
  return wall !== undefined && wallDay(wall) < last ? wall : undefined;
}

const behind = (wall: WallMs, last: WallMs): WallMs => wall + Math.ceil((last - wallDay(wall)) / WEEK) * WEEK;

const isRightBehind = (wall: WallMs, last: WallMs): boolean =>
  wallDay(wall) - last <= SOON && wallWeekday(wall) >= wallWeekday(last);

/**
 * rehearsal Friday Dec 4, wedding Saturday at 4: a weekday right behind the day said before is the one after it, and not the
 * one to come, which would be before it.
 */
export function weekdayBehind(
  day: string | undefined,
  text: string,
  phrase: Phrase,
  { now, zone }: PhraseContext,
): WallMs | undefined {
  const last = day === undefined ? undefined : Date.parse(day);
  const wall = last === undefined || isTold(text, phrase) ? undefined : bareBefore(text, phrase, last);
  if (last === undefined || wall === undefined) return undefined;
  const there = behind(wall, last);
  // run Tuesday, race Sunday: said on a Sunday, it is not today.
  const isToday = wallDay(wall) === wallDay(toWall(now, zone));
  return isToday || isRightBehind(there, last) ? there : undefined;
}

/** What one is told, or has to have done, comes before what was said. */
const isTold = (text: string, { bound }: Phrase): boolean => bound !== undefined || ASKS.test(normalise(text));

/** recital Saturday Dec 12, rehearsal Friday at 5: the next Friday, or the one beside the recital? Undefined where nothing is open. */
export function weekdayDoubt(text: string, before: string, context: ReadingContext): Question | undefined {
  const [phrase, ...more] = timesIn(withoutNames(text), context);
  const day = dayOf(timesIn(withoutNames(before), context).at(-1));
  if (!phrase || more.length > 0 || day === undefined || isTold(text, phrase) || isNear(day, context)) return undefined;
  const wall = bareBefore(text, phrase, day);
  const [span] = phrase.spans;
  if (wall === undefined || !span || isRightBehind(behind(wall, day), day)) return undefined;
  const beside = behind(wall, day) - WEEK;
  const days = [
    wallDay(wall),
    ...(wallDay(beside) > wallDay(wall) ? [wallDay(beside)] : []),
    wallDay(behind(wall, day)),
  ];
  const said = messages(context).quickAdd.whichDayExactly;
  return question(messages(context).quickAdd.asked({ text: text.slice(0, 80), said }), {
    missing: ['start'],
    candidates: days.map((one) => ({ id: datedAt(text, phrase, one), title: 'text', when: '' })),
  });
}

/** The text with a date in front of its weekday, which then says no other day. */
function datedAt(text: string, { spans }: Phrase, day: WallMs): string {
  const from = spans[0]?.from ?? 0;
  return `${text.slice(0, from)}${formatWallDate(day)} ${text.slice(from)}`;
}

function dayOf(phrase: Phrase | undefined): WallMs | undefined {
  const wall = phrase?.said.day ? wallOf(phrase) : undefined;
  return wall === undefined ? undefined : wallDay(wall);
}

const isNear = (day: WallMs, { now, zone }: PhraseContext): boolean => day - wallDay(toWall(now, zone)) < WEEK;
