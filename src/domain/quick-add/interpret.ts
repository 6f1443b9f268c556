import { messages } from '../../messages/index.ts';
import { checkLength, type ReadingContext } from '../arguments/read.ts';
import { normalise } from '../phrases/frames/normalise.ts';
import type { Question } from '../question.ts';
import type { Phrase, PhraseContext } from '../time/phrase.ts';
import { HOUR } from '../time/wall.ts';
import { afterItsEnd } from './after-its-end.ts';
import { alarmIn } from './alarm.ts';
import { anotherHour } from './another-hour.ts';
import { asideIn } from './aside.ts';
import { withHourCounted } from './before-hour.ts';
import { separateIn } from './beside.ts';
import { corrected } from './corrected.ts';
import { onceOrEveryOther } from './day-after.ts';
import { withDayBefore } from './day-before.ts';
import { asks } from './doubts.ts';
import { onEachDay, onEachRule } from './each-day.ts';
import { withTagsTogether } from './fields.ts';
import { wishOf } from './intent.ts';
import type { Item, Understood } from './item.ts';
import { journeyOf, type Told, tripOf } from './journey.ts';
import { anyOf, commaOf, LANGUAGES, ofAll } from './languages.ts';
import { inOneLine } from './lines-of-one.ts';
import { withoutNames } from './names.ts';
import { type Kept, keptIn } from './notes.ts';
import { makeUpIn } from './official.ts';
import { itemsIn } from './parts.ts';
import { withoutReason } from './reasoned.ts';
import { renamed } from './renamed.ts';
import { onceOrEach } from './repeat-goes-on.ts';
import { isNamedDay, phrasesIn, timesIn } from './sentence.ts';
import { isSeries, withEach, withEachBeside } from './series/often.ts';
import { leftOverIn, type Series, seriesIn, withConditions } from './series/series.ts';
import { readOne } from './single.ts';
import { countsFromEither } from './so-much-later.ts';
import { subjectOf } from './subject.ts';
import { type TakenBack, takenBack } from './taken-back.ts';
import { lostIn } from './tally/tally.ts';
import { toldAtIn } from './told-at.ts';
import { weekdayDoubt } from './weekday-behind.ts';
import { sinceIn, yearlyIn } from './yearly.ts';

/**
 * Reads a sentence as something to be added (contract §5). Pure; the time is
 * read by domain/phrases, what is about it by the words beside it. What has
 * several readings or lacks its time or title is `open`. Throws UserError
 * LIMIT_EXCEEDED for more than 1,000 characters and years beyond the limits.
 */
export function interpret(given: string, reader: ReadingContext): Understood {
  checkLength(given, reader.language);
  const monthFirst = reader.monthFirst ?? orderIn(given);
  const context = monthFirst === reader.monthFirst ? reader : { ...reader, monthFirst };
  const typed = tagsTogether(unquoted(respelled(unquoted(squeezed(given.trim())))), context);
  const spelled = renamed(inOneLine(typed, context), context);
  const taken = takenBack(spelled, context);
  if (taken) return withRest(taken, context);
  const reasoned = withoutReason(spelled, context);
  if (reasoned) {
    const understood = interpret(reasoned.text, context);
    const [item, ...more] = understood.is === 'items' ? understood.items : [];
    if (!item || reasoned.why === undefined) return understood;
    return { is: 'items', items: [noted(item, reasoned.why, context), ...more] };
  }
  const whole = corrected(spelled, context);
  const series = seriesIn(whole, context);
  return nothingLeftOver((series && readSeries(series, whole, context)) ?? read(whole, context), whole, context);
}

/** What is said behind what was taken back is of the same thing where it says more of it than words: else it is noted. */
function withRest({ text, rest }: TakenBack, context: ReadingContext): Understood {
  const understood = interpret(text, context);
  if (rest === '') return understood;
  const whole = interpret(`${text}${commaOf(text)}${rest}`, context);
  // 三点，哦不对，是四点，去学校开家长会: what it is about.
  if (understood.is !== 'items') return whole;
  const [item, ...more] = understood.items;
  const own = whole.is === 'items' && whole.items.length === understood.items.length ? whole.items[0] : undefined;
  const fields = ({ title: _, notes: __, assumptions: ___, ...others }: Item): string => JSON.stringify(others);
  if (!item || (own && fields(own) !== fields(item))) return whole;
  return { is: 'items', items: [noted(item, rest, context), ...more] };
}

/** What a title shows of the conditions of a series was not read, nor what none of the items holds: it is asked about. */
function nothingLeftOver(understood: Understood, text: string, context: ReadingContext): Understood {
  if (understood.is !== 'items' || !understood.items.some(({ span }) => span)) return understood;
  const { items } = understood;
  const repeats = items.some(({ repeat }) => repeat);
  const ask = (said: string, { kind, title }: Item): Understood => ({
    is: 'open',
    question: asks(text, 'text', said, context),
    item: { kind: kind === 'reminder' || kind === 'todo' ? kind : 'event', title },
  });
  for (const item of items) {
    const word = leftOverIn(item.title, repeats)?.replace(/^[\s,，.;-]+/, '');
    if (word !== undefined) return ask(messages(context).quickAdd.unreadWord({ class: 'frequency', word }), item);
  }
  for (const item of items) {
    const word = TAKEN_BACK.exec(normalise(item.title))?.[0].replace(/^[\s,，.;。；!！—–-]+/, '');
    if (word !== undefined) return ask(messages(context).quickAdd.wordLost({ word }), item);
  }
  const lost = lostIn(text, items, context);
  return lost === undefined || !items[0]
    ? understood
    : ask(messages(context).quickAdd.wordLost({ word: lost }), items[0]);
}

/** Each thing that it is about with all that is said of the series. Undefined where none of them repeats. */
function readSeries(series: Series, whole: string, context: ReadingContext): Understood | undefined {
  const { main, notes } = series;
  const one = withConditions(main, series, context);
  const isOne = one !== undefined && isSeries(one, context);
  const days = isOne || !series.goesOn ? main : withEach(main, context);
  const hours = isOne ? [] : anotherHour(days, context);
  const texts = isOne ? [main] : hours.length > 0 ? hours : textsOf(days, context);
  if (texts.length > 1 && series.isCountedOnce) return openHowOften(whole, context);
  const all = texts.map((text) => withConditions(text, series, context));
  if (all.every((text) => text === undefined)) return undefined;
  const said = texts.map((text, index) => all[index] ?? text);
  const understood = said.length > 1 ? several(said, context, read) : read(said[0] as string, context);
  if (understood.is !== 'items') return understood;
  const withNotes = (item: Item): Item => notes.reduce((so, note) => noted(so, note, context), item);
  return { is: 'items', items: understood.items.map(withNotes) };
}

/** Mondays at 8 and Tuesdays at 1, ten sessions: of both together, or of each? */
const openHowOften = (text: string, context: ReadingContext): Understood => ({
  is: 'open',
  question: asks(text, 'text', messages(context).quickAdd.inAllOrEach, context),
  item: { kind: 'event', title: text },
});

/** Reads a text as it stands. */
function read(whole: string, context: ReadingContext): Understood {
  const aside = asideIn(whole, context);
  const beside = aside && interpret(aside.main, context);
  const [item, ...more] = beside?.is === 'items' ? beside.items : [];
  if (aside && item && more.length === 0) return { is: 'items', items: [noted(item, aside.note, context)] };
  const later = withHourCounted(afterItsEnd(whole, context), context);
  const text = withDayBefore(later, alarmIn(normalise(withoutNames(later)), context)?.spans ?? [], context);
  const alarm = alarmIn(normalise(withoutNames(text)), context);
  const plain = withoutNames(text, alarm?.spans);
  const [phrase] = timesIn(plain, context);
  const repeats = phrase?.reading?.kind === 'repeat';
  const isHabit = phrase !== undefined && (!phrase.said.day || repeats);
  const kept = alarm
    ? undefined
    : keptIn(text, phrase !== undefined && !isNamedDay(phrase), {
        isHabit,
        repeats,
        hasClock: phrase?.said.clock === true,
      });
  const also = alsoIn(text, context);
  const rest = also && interpret(also.rest, context);
  if (also && rest?.is === 'items') return { is: 'items', items: [keptItem(also.kept), ...rest.items] };
  if (kept) return { is: 'items', items: [keptItem(kept)] };
  const note = notedBehind(text, phrase);
  if (note) return several(note, context);
  const hours = anotherHour(text, context);
  if (hours.length > 0) return several(hours, context);
  const behind = remarkBehind(text, context);
  if (behind) return behind;
  const wish = wishOf(alarm ? plain : text, phrase !== undefined);
  if (wish) return { is: 'wish', wish, ...subjectOf(text, wish, phrase, context) };
  const texts = textsOf(text, context);
  return texts.length > 1 ? several(texts, context) : readPart(text, context);
}

/** What was taken back and is left in a title was not read. */
const TAKEN_BACK = new RegExp(
  anyOf(({ doubts }) => doubts.takenBack),
  'iu',
);

const LAST_CLAUSE = /^(?<main>.+)[,，;；]\s*(?<tail>[^,，;；]+?)[。.!！\s]*$/su;

const AS_BEFORE = new RegExp(`^(?:${anyOf(({ items }) => items.otherHour?.asBefore ?? [])})$`, 'iu');

/** Every Friday at 3, on the 25th at 10, the rest as usual: behind an exception a remark without a time is noted, if it says anything. */
function remarkBehind(text: string, context: ReadingContext): Understood | undefined {
  const { main, tail } = LAST_CLAUSE.exec(text)?.groups ?? {};
  if (main === undefined || tail === undefined || phrasesIn(withoutNames(tail), context).length > 0) return undefined;
  // …, ten sessions each
  if (LANGUAGES.some(({ named }) => named(normalise(tail)).length > 0)) return undefined;
  const hours = anotherHour(main, context);
  const read = hours.length > 0 ? several(hours, context) : undefined;
  const [first, ...more] = read?.is === 'items' ? read.items : [];
  if (!read || !first || AS_BEFORE.test(normalise(tail))) return read;
  return { is: 'items', items: [noted(first, tail, context), ...more] };
}

/** A text for each thing that it is about. */
function textsOf(text: string, context: ReadingContext): readonly string[] {
  const alarm = alarmIn(normalise(withoutNames(text)), context);
  const plainText = normalise(text);
  const since = sinceIn(plainText);
  const told = [
    ...(alarm?.spans ?? []),
    ...yearlyIn(text, context),
    ...makeUpIn(text, context),
    ...(since ? [since.span] : []),
  ];
  const texts = itemsIn(text, told, context);
  if (texts.length > 1) return texts;
  const rules = onEachRule(withEachBeside(text, context), context);
  if (rules.length > 1) return rules;
  const [phrase] = timesIn(withoutNames(text, alarm?.spans), context);
  return phrase?.reading?.kind === 'repeat' ? [text] : onEachDay(text, context);
}

const NOTED = ofAll(({ items }) => items.notedBehind ?? []);

/** 周三见律师，另外记一下：…: a thing with its time, and a note behind it. */
function notedBehind(text: string, phrase: Phrase | undefined): readonly string[] | undefined {
  const plain = normalise(withoutNames(text));
  for (const pattern of NOTED) {
    const { index = 0, indices } = new RegExp(pattern.source, `${pattern.flags}d`).exec(plain) ?? {};
    const from = indices?.groups?.note?.[0];
    const isBehind = phrase?.spans.every(({ to }) => to <= index);
    if (from !== undefined && isBehind) return [text.slice(0, index), text.slice(from)];
  }
  return undefined;
}

const NUMERIC = /(?<![\d/.-])(?!24\/7)(\d{1,2})\/(\d{1,2})(?!\d)/g;

/** The order of month and day that a text writes its dates in, where one of them can only be read in one way (11/30). */
function orderIn(text: string): boolean | undefined {
  const orders = [...text.matchAll(NUMERIC)].flatMap(([, first, second]) => {
    const [one, other] = [Number(first), Number(second)];
    if (Math.min(one, other) > 12 || Math.max(one, other) > 31 || Math.min(one, other) < 1) return [];
    return one > 12 ? [false] : other > 12 ? [true] : [];
  });
  return new Set(orders).size === 1 ? orders[0] : undefined;
}

const TOLD = ofAll(({ items }) => items.telling).map(({ pattern }) => pattern.source.replace('^', ''));
const ALSO = new RegExp(
  `^(?<first>.{3,}?)[.!;。；\\n]\\s*(?:${anyOf(({ items }) => items.also)}[,，:\\s]*|(?=[^.!;。；,，\\n]{0,12}(?:${TOLD.join('|')})))(?<rest>.{3,})$`,
  'isu',
);

/** A note, and another thing behind it: `note: the code is 4417. Also pick up milk`, `…. Remind me at 9 to buy tofu`. */
function alsoIn(text: string, context: PhraseContext): { readonly kept: Kept; readonly rest: string } | undefined {
  const { first, rest } = ALSO.exec(text)?.groups ?? {};
  if (first === undefined || rest === undefined) return undefined;
  const [phrase] = timesIn(withoutNames(first), context);
  const kept = keptIn(first.trim(), phrase !== undefined && !isNamedDay(phrase));
  return kept && { kept, rest };
}

const noted = (item: Item, note: string, context: ReadingContext): Item => ({
  ...item,
  notes: [item.notes, note].filter((one) => one !== undefined).join('\n'),
  assumptions: [...item.assumptions, messages(context).quickAdd.keptAsNote({ note })],
});

const keptItem = ({ kind, content, memory }: Kept): Item => ({
  kind,
  title: content,
  memory,
  assumptions: [],
  warnings: [],
});

/** All of them, or the first that is not clear by itself. */
function several(texts: readonly string[], context: ReadingContext, of = interpret): Understood {
  const items: Item[] = [];
  for (const [index, text] of texts.entries()) {
    const before = texts[index - 1];
    const doubt =
      before === undefined
        ? undefined
        : (countsFromEither(text, before, context) ??
          onceOrEach(text, before, context) ??
          onceOrEveryOther(text, before, context));
    const day = before === undefined ? undefined : weekdayDoubt(text, before, context);
    const part = doubt ? openReminder(doubt, text) : of(text, context);
    if (day && part.is === 'items' && part.items.every(({ kind }) => kind === 'event'))
      return {
        is: 'several',
        texts,
        unclear: index,
        part: { is: 'open', question: day, item: { kind: 'event', title: text } },
      };
    if (part.is !== 'items') return { is: 'several', texts, unclear: index, part };
    const [item, ...others] = part.items;
    const last = items.at(-1);
    const journey =
      last && item && others.length === 0
        ? oneOf({ text: before ?? '', item: last }, { text, item }, context)
        : undefined;
    const more = index > 0 && part.items.find(({ kind, title }) => kind !== 'reminder' && SAYS_MORE.test(title));
    if (more && !journey) return { is: 'several', texts, unclear: index, part: openAbout(text, more, context) };
    if (journey) items.splice(-1, 1, journey);
    else items.push(...part.items.map((one) => (last && isItself(one) ? { ...one, title: last.title } : one)));
  }
  return { is: 'items', items: oneAfterTheOther(items, context) };
}

const SAYS_MORE = new RegExp(`^(?:${anyOf(({ items }) => items.saysMore)})$`, 'iu');

const ITSELF = new RegExp(`^(?:${anyOf(({ items }) => items.itself ?? [])})$`, 'iu');

/** …, and remind me about it on the 2nd: of what was said before. */
const isItself = ({ kind, title }: Item): boolean => kind === 'reminder' && ITSELF.test(title);

/** School play Thursday at 6, should be over by 7:45: of what was said before, or of what else? */
const openAbout = (text: string, { kind, title }: Item, context: ReadingContext): Understood => ({
  is: 'open',
  question: asks(text, 'text', messages(context).quickAdd.whatIsItAbout, context),
  item: { kind, title },
});

/** What begins with the one and is over with the other. */
const oneOf = (first: Told, last: Told, context: ReadingContext): Item | undefined =>
  journeyOf(first, last) ?? tripOf(first, last, context);

const openReminder = (asked: Question, title: string): Understood => ({
  is: 'open',
  question: asked,
  item: { kind: 'reminder', title },
});

/** What has no length and begins less than the usual hour before the next one ends there. */
function oneAfterTheOther(items: readonly Item[], context: ReadingContext): Item[] {
  const starts = items.flatMap(({ kind, span }) =>
    kind === 'event' && span?.start.kind === 'instant' ? [span.start.instant] : [],
  );
  return items.map((item) => {
    const { kind, span, repeat } = item;
    if (kind !== 'event' || repeat || span?.start.kind !== 'instant' || span.end || span.length) return item;
    const { instant } = span.start;
    const next = Math.min(...starts.filter((one) => one > instant && one < instant + HOUR));
    if (!Number.isFinite(next)) return item;
    const length = { months: 0, days: 0, ms: next - instant };
    const assumptions = [...item.assumptions, messages(context).quickAdd.untilNext({ title: item.title })];
    return { ...item, span: { ...span, length }, assumptions };
  });
}

/** One thing, or an event and what to be reminded of beside it. */
function readPart(text: string, context: ReadingContext): Understood {
  const toldAt = toldAtIn(text, context);
  if (toldAt) {
    const said = readOne(toldAt.main, context);
    if (said.is !== 'items') return said;
    const [item] = said.items;
    const told = item && toldAt.told(item);
    if (told) return { is: 'items', items: [...told, ...said.items.slice(1)] };
    const question = asks(text, 'at', messages(context).quickAdd.whenToRemind, context);
    return { is: 'open', question, item: item ?? { kind: 'reminder', title: '' } };
  }
  const separate = separateIn(text, context);
  if (!separate) return readOne(text, context);
  const event = readOne(separate.event, context);
  if (event.is !== 'items') return event;
  const [main] = event.items;
  const told = main ? separate.reminders(main) : [];
  return told.length > 0 ? { is: 'items', items: [...event.items, ...told] } : readOne(separate.whole ?? text, context);
}

/** Long runs of blanks and of one mark say no more than short ones, and patterns that allow for them have to try each. */
const squeezed = (text: string): string =>
  text.replace(/\s{8,}/g, (blanks) => (blanks.includes('\n') ? '\n' : ' ')).replace(/([\p{P}\p{S}])\1{7,}/gu, '$1$1$1');

const RESPELLED = ofAll(({ spellings }) => spellings.words);

/** Words that decide what is wanted, where they are mistyped. */
const respelled = (text: string): string =>
  RESPELLED.reduce(
    (out, { pattern, by }) =>
      typeof by === 'string'
        ? out.replace(pattern, by)
        : out.replace(pattern, (said: string, ...found: unknown[]) => by(said, behind(out, said, found))),
    text,
  );

/** What stands behind a match. */
const behind = (text: string, said: string, found: readonly unknown[]): string => {
  const at = found.findLast((one) => typeof one === 'number');
  return at === undefined ? '' : text.slice(at + said.length);
};

const tagsTogether = (text: string, context: ReadingContext): string =>
  withTagsTogether(text, (word) => timesIn(word, context).length > 0);

/** A text that is a quotation as a whole. */
const unquoted = (text: string): string => /^["“「'](.*)["”」']$/su.exec(text)?.[1]?.trim() ?? text;
