import { editDistance } from '../../edit-distance.ts';
import type { Lexicon } from '../grammar/lexer.ts';
import {
  MONTHS,
  ONES,
  ORDINALS,
  RELATIVE_DAYS,
  TEENS,
  TENS,
  UNIT_LETTERS,
  UNITS,
  type Unit,
  WEEKDAYS,
  WHICH,
} from './words.ts';

/** What an English word or number may mean: the classes that rules ask for. */
export interface Meaning {
  /** Written in digits. */
  readonly digits?: string;
  /** Spelled: 1–9, 10–19, tens. */
  readonly one?: number;
  readonly teen?: number;
  readonly ten?: number;
  /** Of a number of its own: `third`, `21st`. */
  readonly nth?: number;
  readonly unit?: Unit;
  /** One letter, only behind digits: `3d`. */
  readonly letter?: Unit;
  /** 0 = Monday. */
  readonly weekday?: number;
  /** `Mondays`. */
  readonly weekdays?: number;
  readonly month?: number;
  /** A weekday that is mistyped. */
  readonly typo?: number;
  /** So many days from today. */
  readonly days?: number;
  /** This, next, last: so many units from this one. */
  readonly which?: number;
  readonly every?: true;
  /** What is counted or numbered and no time: `the 3rd floor`, `at 5 people`. */
  readonly thing?: true;
  /** Before a number that is no time: `$5`, `#12`. */
  readonly mark?: true;
  /** Of another country than the one that the calendar of holidays is of. */
  readonly nation?: true;
  /** `-` and `~`. */
  readonly dash?: true;
}

const THINGS = new Set(
  `floor grade street st avenue ave road rd century birthday bday anniversary time times edition chapter version draft
  round place row generation session sessions lesson lessons class classes occurrence occurrences appointment appointments visits payments
  episode episodes meeting meetings interview attempt percentile class grader graders people person
  persons guests item items dollars euros bucks percent degrees miles kilometers points point locations stores quarter
  half party platform lap hole inning base trimester semester term season birthdays street`.split(/\s+/),
);
const NATIONS = new Set(
  `israel india pakistan bangladesh mexico mexican brazil france french germany german italy italian spain poland greece
  greek ireland irish finland norway sweden swiss dutch czech turkey kenya nigeria ghana egypt morocco singapore malaysia
  indonesia philippine philippines filipino vietnam thailand thai korea korean japan ukraine russia argentina chile peru
  colombia cuba cuban jamaica haiti israeli pakistani bangladeshi nepali iraqi kuwaiti qatari saudi african german
  american's british finnish portuguese bulgarian`.split(/\s+/),
);
const isNation = (word: string): boolean =>
  NATIONS.has(word) || /^(?!amer|christ|civil|guard|vegetar|librar|custod).{3,}(?:ian|ish|ese)$/.test(word);
const MARKS = new Set(['$', '€', '£', '¥', '#']);

const EVERY: ReadonlySet<string> = new Set(['every', 'evry', 'evrey', 'each', 'ev', 'eveyr', 'evrery']);

/** Long words of the calendar, which are known when a letter is wrong, missing, doubled or misplaced. */
const LONG = [
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'tomorrow', 'yesterday'],
  ...['january', 'february', 'august', 'september', 'october', 'november', 'december'],
].filter((word) => word.length >= 7);

const isKnown = (word: string): boolean =>
  WEEKDAYS.has(word) || MONTHS.has(word) || RELATIVE_DAYS.has(word) || UNITS.has(word) || ORDINALS.has(word);

/** The word that a mistyped one stands for: one letter is wrong, or two of a long word. */
function rightSpelling(word: string): string {
  if (word.length < 6 || isKnown(word) || (word.endsWith('s') && WEEKDAYS.has(word.slice(0, -1)))) return word;
  const most = word.length < 8 ? 1 : 2;
  return (
    LONG.find((right) => right[0] === word[0] && right.length >= 6 + most && editDistance(word, right) <= most) ?? word
  );
}

const cache = new Map<string, Meaning>();
const MOST_KNOWN = 5_000;

/** The meaning of a word, a number, an ordinal in digits: one value for each word. Words that mean nothing here have an empty one. */
export const lexicon: Lexicon<Meaning> = (word) => {
  const known = cache.get(word);
  if (known) return known;
  const meaning = meaningOf(word);
  if (cache.size < MOST_KNOWN) cache.set(word, meaning);
  return meaning;
};

function meaningOf(written: string): Meaning {
  if (/^\d/.test(written)) {
    const digits = Number.parseInt(written, 10);
    return /\d$/.test(written) ? { digits: written } : { nth: digits };
  }
  const word = rightSpelling(written);
  const plural = word.length > 3 && word.endsWith('s') ? WEEKDAYS.get(word.slice(0, -1)) : undefined;
  const entries = {
    one: ONES.get(word),
    teen: TEENS.get(word),
    ten: TENS.get(word),
    nth: ORDINALS.get(word),
    unit: UNITS.get(word),
    letter: UNIT_LETTERS.get(word),
    weekday: WEEKDAYS.get(word),
    weekdays: WEEKDAYS.has(word) ? undefined : plural,
    month: MONTHS.get(word),
    typo: word === written ? undefined : WEEKDAYS.get(word),
    days: RELATIVE_DAYS.get(word),
    which: WHICH.get(word),
    thing: THINGS.has(word) ? (true as const) : undefined,
    dash: word === '-' || word === '~' ? (true as const) : undefined,
    nation: isNation(word) ? (true as const) : undefined,
    mark: MARKS.has(word) ? (true as const) : undefined,
    every: EVERY.has(word) ? (true as const) : undefined,
  };
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
}
