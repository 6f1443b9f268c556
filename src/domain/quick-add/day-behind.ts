import { WEEKDAYS } from '../recurrence/rule.ts';
import type { Phrase, PhraseContext } from '../time/phrase.ts';
import { DAY, formatWall, formatWallDate, HOUR, type WallMs, wallDay, wallTimeOfDay } from '../time/wall.ts';
import { repeatWords } from './another-hour.ts';
import { anyOf } from './languages.ts';
import { withoutNames } from './names.ts';
import { timesIn } from './sentence.ts';

interface Hour {
  readonly text: string;
  readonly phrase: Phrase;
  readonly wall: WallMs;
}

const hourIn = (text: string, context: PhraseContext): Hour | undefined => {
  const [phrase, ...more] = timesIn(withoutNames(text), context);
  const isHour = phrase?.reading?.kind === 'moment' && phrase.said.clock && more.length === 0;
  return isHour && phrase.reading?.kind === 'moment' ? { text, phrase, wall: phrase.reading.wall } : undefined;
};

/**
 * Drop off Leo at 8, dentist at 11 tomorrow: hours that go on to the last one, behind which the day of all is said, each
 * with that day. Sitter at 6, home by 10 on Saturday: the last bare hour is of the half of the day that makes it the last.
 */
export function dayBehind(
  texts: readonly string[],
  context: PhraseContext,
): { readonly texts: readonly string[] } | undefined {
  const repeated = repeatBehind(texts, context);
  if (repeated) return { texts: repeated };
  const hours = texts.map((text) => hourIn(text, context));
  const [last, before] = [hours.at(-1), hours.at(-2)];
  if (!last || !before || hours.includes(undefined) || !isBehind(last)) return undefined;
  if (hours.slice(0, -1).some((one) => one?.phrase.said.day)) return undefined;
  const shift = wallTimeOfDay(last.wall) <= wallTimeOfDay(before.wall) && isBare(last) ? 12 * HOUR : 0;
  const end = last.wall + shift;
  const times = [...hours.slice(0, -1).map((one) => wallTimeOfDay(one?.wall ?? 0)), end - wallDay(last.wall)];
  if (times.some((time, index) => (index > 0 && time <= (times[index - 1] ?? 0)) || time >= DAY)) return undefined;
  const day = formatWallDate(wallDay(last.wall));
  return {
    texts: [...texts.slice(0, -1).map((text) => `${day} ${text}`), shift === 0 ? last.text : endingAt(last, end)],
  };
}

const EACH = /^FREQ=(?:DAILY|WEEKLY;BYDAY=(?<days>[A-Z,]+))$/;

/** vitamins at 8, lunch meds at noon and the big pill at 9pm every day: each of them. */
function repeatBehind(texts: readonly string[], context: PhraseContext): string[] | undefined {
  const last = texts.at(-1) ?? '';
  const [phrase, ...more] = timesIn(withoutNames(last), context);
  const { reading, spans = [], problems = [] } = phrase ?? {};
  if (texts.length < 2 || more.length > 0 || problems.length > 0 || reading?.kind !== 'repeat') return undefined;
  const days = EACH.exec(reading.rrule)?.groups;
  const [from, to] = [spans[0]?.from ?? 0, spans.at(-1)?.to ?? 0];
  // The hour stands first, and nothing behind the days.
  const isBehindHour = /^[\s.!]*$/.test(last.slice(to)) && !LED_BY_DAY.test(last.slice(from, to));
  const isOpen = texts.slice(0, -1).every((text) => hourIn(text, context)?.phrase.said.day === false);
  const words = repeatWords(last);
  if (!days || !phrase?.said.clock || !isBehindHour || !isOpen || !words) return undefined;
  const weekdays = days.days?.split(',').map((day) => (WEEKDAYS as readonly string[]).indexOf(day));
  return [...texts.slice(0, -1).map((text) => `${words.onDays(weekdays)} ${text}`), last];
}

const isBare = ({ phrase, wall }: Hour): boolean =>
  wallTimeOfDay(wall) < 12 * HOUR && phrase.assumed.some(({ code }) => code === 'half-of-day');

function endingAt({ text, phrase: { spans, bound } }: Hour, end: WallMs): string {
  const [from, to] = [spans[0]?.from ?? 0, spans.at(-1)?.to];
  const led = bound === undefined ? '' : (/^[a-z][a-z ]*\s(?=\d)/i.exec(text.slice(from, to))?.[0] ?? '');
  return `${text.slice(0, from)}${led}${formatWall(end).slice(0, 16).replace('T', ' ')}${text.slice(to)}`;
}

/** The day stands behind its hour, and nothing behind the day. */
function isBehind({ text, phrase: { said, spans } }: Hour): boolean {
  const [from, to] = [spans[0]?.from, spans.at(-1)?.to];
  return said.day && to !== undefined && /^[\s.!]*$/.test(text.slice(to)) && !LED_BY_DAY.test(text.slice(from, to));
}

/** The hour stands first: at 11 tomorrow. */
const LED_BY_DAY = new RegExp(`^(?!(?:${anyOf(({ items }) => items.beforeHour)}\\s?){0,2}\\d)`, 'i');
