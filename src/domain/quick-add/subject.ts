import { messages } from '../../messages/index.ts';
import type { ReadingContext } from '../arguments/read.ts';
import { readPhrase } from '../phrases/read.ts';
import type { Phrase } from '../time/phrase.ts';
import { MOVES_TO, type Wish } from './intent.ts';
import { anyOf, ofAll } from './languages.ts';
import { withoutNames } from './names.ts';
import { Remaining } from './remaining.ts';
import { timesIn } from './sentence.ts';
import { titleOf } from './title.ts';

/** What a text that adds nothing is about: words and times for the call that does what it asks for. */
export interface Subject {
  /** Its words of time, those of what is to be found. */
  readonly time: string | undefined;
  readonly hasClock: boolean;
  readonly title: string;
  /** The time that something is moved to. */
  readonly to: string | undefined;
}

/** Words of asking, cancelling and having done: what is left of the text names the thing. */
const ASKING = [...ofAll((language) => language.subject.asking), /[?？!！。,，]/];

/** By how long follows. */
const PUT_OFF = new RegExp(anyOf((language) => language.subject.putOff));

const TIME_ENDS = new RegExp(`(?:${anyOf((language) => language.subject.timeEnds)}|[?？。!！.,，、~…\\s])+$`, 'giu');

export function subjectOf(text: string, wish: Wish, given: Phrase | undefined, context: ReadingContext): Subject {
  return (
    (wish === 'change' && (shifted(text, context) ?? corrected(text, given, context))) ||
    named(text, wish, given, context)
  );
}

const SHIFTS = ofAll((language) => language.subject.shifts);
const CORRECTIONS = ofAll((language) => language.subject.corrections);

/** `move the review back a week`: by so much, from where it is. */
function shifted(text: string, context: ReadingContext): Subject | undefined {
  for (const { pattern, to } of SHIFTS) {
    const match = pattern.exec(text);
    const amount = match?.groups?.amount;
    if (!match || amount === undefined) continue;
    const about = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    const [phrase] = timesIn(withoutNames(about), context);
    return { ...named(about, 'cancel', phrase, context), to: to(amount) };
  }
  return undefined;
}

/** `不对，家长会是后天`: the time is the one that is right. */
function corrected(text: string, phrase: Phrase | undefined, context: ReadingContext): Subject | undefined {
  const lead = CORRECTIONS.map((pattern) => pattern.exec(text)?.[0].length ?? 0).find((length) => length > 0);
  if (lead === undefined || !phrase) return undefined;
  const to = phrase.spans.map(({ from, to: end }) => text.slice(from, end)).join(' ');
  const rest = new Remaining(text);
  rest.cut([{ from: 0, to: lead }, ...phrase.spans]);
  for (const pattern of ASKING) for (let step = 0; step < 40 && rest.drop(pattern); step++);
  return { time: undefined, hasClock: false, title: titleOf(rest).replace(IS_AT_END, ''), to: timeIn(to, context) };
}

const IS_AT_END = /\s*(?:是|在|改|应该是?|is|should be|was)$/i;

function named(text: string, wish: Wish, given: Phrase | undefined, context: ReadingContext): Subject {
  const moves = wish === 'change' ? MOVES_TO.exec(text) : null;
  const cut = moves?.indices?.[0]?.[1] ?? (wish === 'change' ? PUT_OFF.exec(text)?.index : undefined);
  const about = text.slice(0, cut);
  const said = cut === undefined ? (given ? [given] : []) : timesIn(withoutNames(about), context);
  const [phrase] = said;
  const rest = new Remaining(about);
  rest.cut(said.flatMap(({ spans }) => spans));
  for (const pattern of ASKING) for (let step = 0; step < 40 && rest.drop(pattern); step++);
  // Of what is put off by an hour, the hour says nothing about when it is.
  const words = (phrase?.duration ? phrase.spans.slice(0, 1) : (phrase?.spans ?? []))
    .map(({ from, to }) => text.slice(from, to))
    .join(' ');
  return {
    time: words === '' ? undefined : words,
    hasClock: phrase?.said.clock === true,
    title: titleOf(rest),
    to: moves && cut !== undefined ? timeIn(text.slice(cut), context) : undefined,
  };
}

/** The time that a text begins with: `to 5` is an hour, too. */
function timeIn(text: string, context: ReadingContext): string | undefined {
  const plain = text.replace(TIME_ENDS, '').trim();
  const said = /^\d{1,2}$/.test(plain) ? messages(context).quickAdd.atHour({ plain }) : plain;
  return said !== '' && readPhrase(said, context) ? said : undefined;
}
