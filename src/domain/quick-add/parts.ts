import { normalise } from '../phrases/frames/normalise.ts';
import type { Phrase, PhraseContext, Span } from '../time/phrase.ts';
import { formatWall, formatWallDate, HOUR, type WallMs, wallDay, wallTimeOfDay } from '../time/wall.ts';
import { CORRECTS } from './doubts.ts';
import { anyOf, ofAll } from './languages.ts';
import { underHeading } from './lists.ts';
import { withoutNames } from './names.ts';
import { takePlace } from './place.ts';
import { Remaining } from './remaining.ts';
import { timesIn } from './sentence.ts';
import { titleOf } from './title.ts';

/** A comma behind the day of a date: its year follows. */
const DATE = `(?<=\\d${anyOf(({ items }) => items.ordinals)}?,)\\s?(?:19|2[01])\\d\\d(?!\\d)`;

/** Between two items. A list may also be written in lines. `March 1, 2027` is one date. */
const BETWEEN = new RegExp(
  [
    `[\\n;；。]|[,，](?!\\d{3}(?!\\d)|${DATE})|(?<!\\d)、|、(?!\\d)|(?<=[^\\d])\\.\\s`,
    '(?:^|(?<=\\s))\\d{1,2}[.)、]\\s+',
    anyOf(({ items }) => items.between),
  ].join('|'),
  'gi',
);
const LIST = /[\n;；]|(?:^|\s)\d{1,2}[.)、]\s/;
/** One item in a form: `Title: …; Time: …`. */
const FORM = new RegExp(`${anyOf(({ items }) => items.timeLabels)}\\s?[:：]`, 'i');

/** How long or how often what was said before goes on: no item of its own. */
const LIMIT = new RegExp(`^\\s*${anyOf(({ items }) => items.limits)}`, 'i');

interface Part {
  readonly text: string;
  readonly phrases: readonly Phrase[];
  readonly title: string;
}

const isTime = ({ reading, problems }: Phrase): boolean =>
  reading === undefined
    ? problems.length > 0
    : reading.kind !== 'duration' && !(reading.kind === 'range' && reading.allDay);

function partOf(text: string, context: PhraseContext): Part {
  const phrases = timesIn(withoutNames(text), context);
  const rest = new Remaining(text);
  rest.cut(phrases.flatMap(({ spans }) => spans));
  const title = titleOf(rest);
  const bare = new Remaining(title);
  const isPlaced = title !== '' && takePlace(bare) !== undefined && titleOf(bare) === '';
  return { text, phrases, title: isPlaced ? '' : title };
}

const isLimit = ({ text, phrases }: Part): boolean => LIMIT.test(text) && !phrases.some(({ said }) => said.clock);

/** `told`: where a text says when to be reminded of it. `,` and `和` join parts of one thing, too: pieces count as items when they have a time and a matter of their own. */
export function itemsIn(text: string, told: readonly Span[], context: PhraseContext): string[] {
  const masked = withoutNames(text, told);
  const cuts = [...masked.matchAll(BETWEEN)];
  const headed = FORM.test(masked) ? [] : underHeading(text, context);
  if (headed.length > 1) return withDays(headed, context);
  if (cuts.length === 0 || cuts.length > 100 || FORM.test(masked) || CORRECTS.test(normalise(masked))) return [];
  const bounds = [0, ...cuts.flatMap((match) => [match.index, match.index + match[0].length]), text.length];
  const pieces = Array.from({ length: bounds.length / 2 }, (_, index) =>
    text.slice(bounds[index * 2], bounds[index * 2 + 1]),
  );
  const parts = pieces.filter((piece) => piece.trim() !== '').map((piece) => partOf(piece, context));
  const isList = LIST.test(masked.trim());
  const groups: Part[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    const isNew = part.title !== '' && !isLimit(part) && (isList || part.phrases.some(isTime));
    if (
      !last ||
      (isNew && last.some(({ title }) => title !== '') && (isList || last.some(({ phrases }) => phrases.some(isTime))))
    )
      groups.push([part]);
    else last.push(part);
  }
  if (groups.length < 2 || groups.length > 20) return [];
  const texts = groups.map((group) =>
    group
      .map((part) => part.text.trim())
      .join(', ')
      .replace(/^(?:\d{1,2}[.)、]|[-*•])\s*/, ''),
  );
  return withDays(toldAlike(texts, context), context);
}

const TELLING = ofAll(({ items }) => items.telling);

/** `Remind me at 5 to call Mom and at 8 to take the bins out`: what begins with its time is asked for alike. */
function toldAlike(texts: readonly string[], context: PhraseContext): string[] {
  const told = TELLING.find(({ pattern }) => pattern.test(normalise(texts[0] ?? '')));
  return texts.map((text, index) => {
    const span = index === 0 || !told ? undefined : timesIn(withoutNames(text), context)[0]?.spans[0];
    const begins = span !== undefined && told && LED.test(text.slice(0, span.from));
    return begins && told.next.test(normalise(text.slice(span.to))) ? `${told.before}${text}` : text;
  });
}

/** Before a time at the start. */
const LED = /^\s*(?:at|on|by|in)?\s*$/i;

/** A later item without a day is of the day said before; a bare hour that would be before the one before is one in the afternoon. */
function withDays(texts: readonly string[], context: PhraseContext): string[] {
  let day: string | undefined;
  let last: WallMs | undefined;
  return texts.map((text) => {
    const [phrase] = timesIn(withoutNames(text), context);
    const reading = phrase?.reading;
    const wall = reading?.kind === 'moment' ? reading.wall : undefined;
    const later = phrase && wall !== undefined ? laterThan(last, wall, phrase) : undefined;
    const isOpen = phrase !== undefined && !phrase.said.day && phrase.said.clock;
    const span = phrase?.spans[0];
    const shown =
      later !== undefined && span
        ? `${text.slice(0, span.from)}${formatWall(later).slice(0, 16).replace('T', ' ')} ${text.slice(span.to)}`
        : isOpen && day !== undefined
          ? `${day} ${text}`
          : text;
    if (phrase?.said.day && wall !== undefined) day = formatWallDate(wallDay(wall));
    if (phrase?.said.day && reading?.kind === 'day') day = formatWallDate(reading.day);
    if (phrase?.said.day && reading?.kind === 'range') day = formatWallDate(wallDay(reading.from));
    last = later ?? (isOpen && last !== undefined && wall !== undefined ? onDayOf(last, wall) : wall) ?? last;
    return shown;
  });
}

const onDayOf = (day: WallMs, clock: WallMs): WallMs => wallDay(day) + wallTimeOfDay(clock);

/** The hour of the afternoon that a bare hour is, where that of the morning is before what was said last. */
function laterThan(last: WallMs | undefined, wall: WallMs, { said, assumed, spans }: Phrase): WallMs | undefined {
  const isBare = !said.day && spans.length === 1 && assumed.some(({ code }) => code === 'half-of-day');
  if (last === undefined || !isBare) return undefined;
  const same = onDayOf(last, wall);
  return same <= last && wallTimeOfDay(wall) < 12 * HOUR && same + 12 * HOUR > last ? same + 12 * HOUR : undefined;
}
