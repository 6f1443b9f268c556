import type { TextReader } from '../grammar/rules.ts';
import type { Grammar, Piece, PieceValue, Rule } from './pieces.ts';
import { requiredIn } from './required.ts';

/** What some languages read in a text. */
interface Index {
  /** The patterns that can match at a place. */
  readonly patterns: (text: string, at: number) => readonly Indexed[];
  readonly readers: readonly TextReader<Values>[];
}

type Values = PieceValue | readonly PieceValue[];

/** A rule with what its matches hold. */
interface Indexed extends Rule {
  readonly needs: readonly string[];
}

const NONE: readonly Indexed[] = [];

export function indexRules(grammars: readonly Pick<Grammar, 'rules' | 'reader'>[]): Index {
  const byFirst = new Map<string, Indexed[]>();
  for (const one of grammars.flatMap(({ rules }) => rules)) {
    // The shortest says the most.
    const rule = { ...one, needs: requiredIn(one.pattern.source).toSorted((a, b) => a.length - b.length) };
    for (const char of new Set(rule.starts)) {
      const known = byFirst.get(char);
      if (known) known.push(rule);
      else byFirst.set(char, [rule]);
    }
  }
  const byHead = new Map<string, readonly Indexed[]>();
  const patterns: Index['patterns'] = (text, at) => {
    const first = text[at] as string;
    if (!isLetter(text.charCodeAt(at))) return byFirst.get(first) ?? NONE;
    const head = isLetter(text.charCodeAt(at + 1)) ? text.slice(at, at + 2) : first;
    let rules = byHead.get(head);
    if (!rules) {
      rules = (byFirst.get(first) ?? NONE).filter(({ heads }) => !heads || heads.has(first) || heads.has(head));
      byHead.set(head, rules);
    }
    return rules;
  };
  return { patterns, readers: grammars.flatMap(({ reader }) => reader ?? []) };
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isLetter = (code: number): boolean => code >= 97 && code <= 122;

/** A word or number goes on where its first character stands. */
function isInside(text: string, at: number): boolean {
  const [before, here] = [text.charCodeAt(at - 1), text.charCodeAt(at)];
  return (isLetter(here) || isDigit(here)) && (isLetter(before) || isDigit(before));
}

/** Chinese measure words: a number before one of them counts something. */
const COUNTED = /[号楼层室栋座月年日天个周元块米公斤人杯瓶小点时页章课期集折岁度]|节(?!目)/y;
/** 9:00周会: hours as a clock shows them count nothing but hours. */
const SHOWN = /:\d\d$/;
const HOURS = /个?小时|个?钟头/y;
/** 10点45周会, 14点30年检: behind so many minutes a word begins; 3点30人聚餐 counts people. */
const OF_HOUR = /点\d\d$/;
const COUNTED_THERE = /[号楼层室栋座个块元米公斤人杯瓶小点时页章集岁度]/y;

function isCounted(text: string, to: number): boolean {
  const before = text.slice(Math.max(0, to - 3), to);
  const unit = SHOWN.test(before) ? HOURS : OF_HOUR.test(before) ? COUNTED_THERE : COUNTED;
  unit.lastIndex = to;
  return unit.test(text);
}

/** Whether a match may end at `to`: not in the middle of a word or number. */
function endsWell(text: string, to: number): boolean {
  const [last, next] = [text.charCodeAt(to - 1), text.charCodeAt(to)];
  if (isDigit(last) && isCounted(text, to)) return false;
  return !((isLetter(last) || isDigit(last)) && (isLetter(next) || isDigit(next)));
}

/** Titles of works are names: 《三点零八分》 holds no time. */
const TITLES: Readonly<Record<string, string>> = { '《': '》', '〈': '〉' };

/** More numerals than any time has: a telephone number, or nothing. Every one of them could begin a piece. */
const NUMBER = /[零〇一二两三四五六七八九十百]{13,}/y;

/** Where what holds no time ends that begins here, if anything does. */
function endOfNoTime(text: string, at: number): number | undefined {
  const close = TITLES[text[at] as string];
  if (close !== undefined) {
    const end = text.indexOf(close, at);
    return end < 0 ? undefined : end + 1;
  }
  NUMBER.lastIndex = at;
  return NUMBER.test(text) ? NUMBER.lastIndex : undefined;
}

/**
 * The pieces of a normalised text, in order. Linear: at each place the longest
 * match wins and the scan goes on behind it.
 */
export function scan(text: string, index: Index): Piece[] {
  const pieces: Piece[] = [];
  const active = activeIn(new Set(text));
  const readers = index.readers.map((reader) => reader(text));
  let at = 0;
  while (at < text.length) {
    const end = endOfNoTime(text, at);
    if (end !== undefined) {
      at = end;
      continue;
    }
    const found = isInside(text, at) ? [] : longer(piecesAt(text, at, index, active), valuesAt(text, at, readers));
    pieces.push(...found);
    at = found[0]?.to ?? at + 1;
  }
  return pieces;
}

/** Whether a text of these characters can hold a match: much cheaper than trying it, most of all while the pattern is not compiled. */
const holds = (chars: ReadonlySet<string>, needs: readonly string[]): boolean =>
  needs.every((set) => {
    for (const char of set) if (chars.has(char)) return true;
    return false;
  });

/** Of the patterns that can match at a place those that the text may hold: asked at every place, found once for each first character. */
function activeIn(chars: ReadonlySet<string>): (rules: readonly Indexed[]) => readonly Indexed[] {
  const known = new Map<readonly Indexed[], readonly Indexed[]>();
  return (rules) => {
    let active = known.get(rules);
    if (!active) {
      active = rules.filter(({ needs }) => holds(chars, needs));
      known.set(rules, active);
    }
    return active;
  };
}

const piecesOf = (value: Values, from: number, to: number): Piece[] =>
  [value].flat().map((one, place) => ({ ...one, from: place === 0 ? from : to, to }));

const longer = (pieces: Piece[], values: Piece[]): Piece[] =>
  (values[0]?.to ?? -1) >= (pieces[0]?.to ?? 0) ? values : pieces;

function valuesAt(text: string, at: number, readers: readonly ReturnType<TextReader<Values>>[]): Piece[] {
  for (const reader of readers)
    for (const { to, value } of reader(at)) if (endsWell(text, to)) return piecesOf(value, at, to);
  return [];
}

function piecesAt(text: string, at: number, index: Index, active: ReturnType<typeof activeIn>): Piece[] {
  let best: Piece[] = [];
  for (const { pattern, read } of active(index.patterns(text, at))) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match || match[0] === '') continue;
    const to = at + match[0].length;
    if (to <= (best[0]?.to ?? 0) || !endsWell(text, to)) continue;
    const value = read(match, text);
    if (value) best = piecesOf(value, at, to);
  }
  return best;
}
