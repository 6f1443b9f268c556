import { normalise } from '../phrases/frames/normalise.ts';
import type { Phrase, PhraseContext } from '../time/phrase.ts';
import { DAY, formatWall, formatWallDate, type WallMs, wallDay } from '../time/wall.ts';
import { anyOf, ofAll } from './languages.ts';
import { withoutNames } from './names.ts';
import { Remaining } from './remaining.ts';
import { phrasesIn, timesIn } from './sentence.ts';
import { titleOf } from './title.ts';

/** Lists that share what is said once: under a heading (周五前完成：…), or on several days (周三、周五下午4点健身). */

/** The heading of a list: no colon of a clock. */
const HEADED = /^([^\n]{1,60}?)\s*(?:(?<!\d)[:：]|[:：](?!\d))\s*(\S[\s\S]*)$/;
/** More than one change takes. */
const MOST_ENTRIES = 20;
const ENTRIES = /\n|[;；、，,](?!\d{3}(?!\d))|(?:^|\s)\d{1,2}[.)、]\s*|(?:^|\s)[-*•]\s/;
const AND = new RegExp(anyOf(({ items }) => items.lastJoint));
const HEADS = ofAll(({ items }) => items.headings);
const ABOUT_NOTHING = new RegExp(`^${anyOf(({ items }) => items.emptyHeading)}$`);

const entriesOf = (body: string): string[] => {
  const entries = body.split(ENTRIES).map((entry) => entry?.trim() ?? '');
  const last = entries.pop() ?? '';
  return [...entries, ...(entries.length > 0 ? last.split(AND) : [last])].map((entry) => entry.trim()).filter(Boolean);
};

/** Each entry of a list, with what its heading says of all of them. Empty where there is none. */
export function underHeading(text: string, context: PhraseContext): string[] {
  const match = HEADED.exec(text);
  const [, head, body] = match ?? [];
  if (head === undefined || body === undefined) return [];
  const entries = entriesOf(body);
  if (entries.length < 2 || entries.length > MOST_ENTRIES) return [];
  const plain = normalise(head);
  const kind = HEADS.find(({ pattern }) => pattern.test(plain));
  if (kind) return entries.map((entry) => `${kind.before}${entry}`);
  const times = timesIn(withoutNames(head), context);
  const rest = new Remaining(head);
  rest.cut(times.flatMap(({ spans }) => spans));
  // One hour is of one thing.
  const isHour = times.some(({ said, bound }) => said.clock && bound === undefined);
  if (times.length !== 1 || isHour || !ABOUT_NOTHING.test(titleOf(rest).toLowerCase())) return [];
  const said = times.flatMap(({ spans }) => spans.map(({ from, to }) => head.slice(from, to))).join(' ');
  return entries.map((entry) => {
    const [own] = timesIn(withoutNames(entry), context);
    return own?.said.day ? entry : `${said} ${entry}`;
  });
}

const BETWEEN_DAYS = new RegExp(`^(?:[\\s、,，&/]|${anyOf(({ items }) => items.lastJoint)})*$`);
const DAY_NUMBER = new RegExp(`^${anyOf(({ times }) => times.dayNumbers)}`);

/** The same on each of several days, as a text for each. Empty where there is one. */
export function onEachDay(text: string, context: PhraseContext): string[] {
  const masked = withoutNames(text);
  const phrases = phrasesIn(masked, context).filter(({ reading }) => reading?.kind !== 'duration');
  const [first] = phrases;
  const last = phrases.at(-1);
  if (!first || !last || phrases.length < 2 || phrases.length > 12) return [];
  const isJoined = phrases.every((one, index) => {
    const before = phrases[index - 1];
    const isDay = one.reading?.kind === 'day' || one === last;
    const gap = before ? masked.slice(before.spans.at(-1)?.to, one.spans[0]?.from) : '';
    return isDay && one.said.day && one.problems.length === 0 && one.bound === undefined && BETWEEN_DAYS.test(gap);
  });
  const [from, to] = [first.spans[0]?.from, last.spans.at(-1)?.to];
  if (!isJoined || from === undefined || to === undefined) return [];
  const clock = clockOf(last, /\p{Script=Han}/u.test(text) ? '到' : ' to ');
  if (clock === undefined) return [];
  let day: WallMs | undefined;
  return phrases.map((phrase) => {
    day = dayAfter(phrase, day, masked);
    return `${formatWallDate(day)}${clock} ${text.slice(0, from).trimStart()}${text.slice(to).trimStart()}`;
  });
}

const startOf = ({ reading }: Phrase): WallMs | undefined =>
  reading?.kind === 'day'
    ? reading.day
    : reading?.kind === 'moment'
      ? wallDay(reading.wall)
      : reading?.kind === 'range'
        ? wallDay(reading.from)
        : undefined;

/** The words of the clock, behind a date; undefined for what has none that all of the days could have. */
function clockOf({ reading }: Phrase, joint: string): string | undefined {
  if (reading?.kind === 'day') return '';
  const clock = (wall: WallMs): string => formatWall(wall).slice(11, 16);
  if (reading?.kind === 'moment') return ` ${clock(reading.wall)}`;
  const isWithinDay = reading?.kind === 'range' && !reading.allDay && reading.to - reading.from < DAY;
  return isWithinDay ? ` ${clock(reading.from)}${joint}${clock(reading.to)}` : undefined;
}

/** A later day of a list comes after those before it: 3号 of the month said first, 周五 of that week. */
function dayAfter(phrase: Phrase, before: WallMs | undefined, text: string): WallMs {
  let day = startOf(phrase) ?? 0;
  if (before === undefined) return day;
  const span = phrase.spans[0];
  if (span && DAY_NUMBER.test(text.slice(span.from))) {
    const month = new Date(before);
    const inMonth = Date.UTC(month.getUTCFullYear(), month.getUTCMonth(), new Date(day).getUTCDate());
    return inMonth > before ? inMonth : day;
  }
  while (day <= before) day += 7 * DAY;
  return day;
}
