import type { Lexicon, Line } from './lexer.ts';
import { lex } from './lexer.ts';
import { compile, firstOf, type Match, needsOf, type Readers } from './match.ts';
import { type Needs, needsFinder } from './needs.ts';
import { type Node, type Parts, parsePattern } from './pattern.ts';
import type { Found, Reader } from './reader.ts';
import { remembered } from './reader.ts';

/** Examples and what the rule makes of them stand beside the rule: they are its tests. */
export interface TokenRule<Meaning extends object, Value> {
  readonly pattern: string;
  readonly first: ReadonlySet<string>;
  readonly needs: Needs;
  /** What must, or must not, stand before it. */
  readonly before: readonly { readonly match: Match<Meaning>; readonly isThere: boolean }[];
  readonly match: Match<Meaning>;
  readonly read: (parts: Readonly<Record<string, unknown>>, words: string) => Value | undefined;
}

type ValuesOf<Given> = { readonly [Key in keyof Given]: Given[Key] extends Reader<never, infer Value> ? Value : never };

/** Makes the rules of a language from its readers: `rule('<m:month> <d:ordinal>', ({ m, d }) => …)`. */
export function rulesWith<Meaning extends object, Given extends Readonly<Record<string, Reader<Meaning, unknown>>>>(
  readers: Given,
) {
  return <Value, Source extends string>(
    pattern: Source,
    read: (parts: Parts<Source, ValuesOf<Given>>, words: string) => Value | undefined,
  ): TokenRule<Meaning, Value> => {
    const { before, node } = split(parsePattern(pattern));
    const first = firstOf(node, readers as Readers<Meaning>);
    if (first.mayBeEmpty) throw new Error(`The pattern ${pattern} may match nothing`);
    return {
      pattern,
      first: first.keys,
      needs: needsOf(node, readers as Readers<Meaning>),
      before: before.map((one) => ({ match: compile(one.node, readers as Readers<Meaning>), isThere: one.isThere })),
      match: compile(node, readers as Readers<Meaning>),
      read: read as TokenRule<Meaning, Value>['read'],
    };
  };
}

/** What a rule looks at before its own first token. */
function split(node: Node): { before: Extract<Node, { kind: 'look' }>[]; node: Node } {
  if (node.kind !== 'all') return { before: [], node };
  const own = node.nodes.findIndex(({ kind }) => kind !== 'look');
  const before = node.nodes.slice(0, own).filter((one) => one.kind === 'look');
  return { before, node: { kind: 'all', nodes: node.nodes.slice(own) } };
}

/** How many tokens back a rule may look. */
const BACK = 6;

function isAfter<Meaning extends object>({ before }: TokenRule<Meaning, unknown>, line: Line<Meaning>, at: number) {
  return before.every(({ match, isThere }) => {
    for (let from = at; from >= Math.max(0, at - BACK); from--)
      if (match(line, from, {}).some(({ to }) => to === at)) return isThere;
    return !isThere;
  });
}

/** The ways that a rule reads the tokens from some place on. */
function* readingsOf<Meaning extends object, Value>(
  rule: TokenRule<Meaning, Value>,
  line: Line<Meaning>,
  at: number,
): Generator<Found<Value>> {
  const found = rule.match(line, at, {});
  // Looking back costs more than finding that nothing matches.
  if (found.length === 0 || !isAfter(rule, line, at)) return;
  for (const { to, value: parts } of found) {
    const words = line.text.slice(line.tokens[at]?.from, line.tokens[to - 1]?.to);
    const value = rule.read(parts, words);
    if (value !== undefined) yield { to, value };
  }
}

type Index<Meaning extends object, Value> = ReadonlyMap<string, readonly TokenRule<Meaning, Value>[]>;

function indexOf<Meaning extends object, Value>(rules: readonly TokenRule<Meaning, Value>[]): Index<Meaning, Value> {
  const index = new Map<string, TokenRule<Meaning, Value>[]>();
  for (const rule of rules) {
    for (const key of rule.first) {
      const known = index.get(key);
      if (known) known.push(rule);
      else index.set(key, [rule]);
    }
  }
  return index;
}

/** The rules that may match where a token stands, by their places in the list; found once for each word. */
function rulesFinder<Meaning extends object, Value>(rules: readonly TokenRule<Meaning, Value>[]) {
  const index = indexOf(rules);
  // A lexicon gives one meaning for each word, so that the meaning stands for the word.
  const known = new WeakMap<Meaning, readonly number[]>();
  return ({ tokens }: Line<Meaning>, at: number): readonly number[] => {
    const token = tokens[at];
    if (!token) return [];
    let found = known.get(token.meaning);
    if (!found) {
      const keys = [`=${token.word}`, '*', ...Object.keys(token.meaning)];
      const here = new Set(keys.flatMap((key) => index.get(key) ?? []));
      found = rules.flatMap((rule, place) => (here.has(rule) ? [place] : []));
      known.set(token.meaning, found);
    }
    return found;
  };
}

/** A reader made of rules: all ends, of equal ones what the earlier rule reads. */
export function readerOf<Meaning extends object, Value>(
  rules: readonly TokenRule<Meaning, Value>[],
): Reader<Meaning, Value> {
  const rulesAt = rulesFinder(rules);
  const needsIn = needsFinder<Meaning>(rules.map(({ needs }) => needs));
  return remembered({
    first: new Set(rules.flatMap(({ first }) => [...first])),
    read: (line, at) => {
      const can = needsIn(line);
      const byEnd = new Map<number, Found<Value>>();
      for (const place of rulesAt(line, at)) {
        if (!can(place, at)) continue;
        for (const found of readingsOf(rules[place] as TokenRule<Meaning, Value>, line, at))
          if (!byEnd.has(found.to)) byEnd.set(found.to, found);
      }
      if (byEnd.size === 0) return [];
      return [...byEnd.values()].toSorted((one, other) => other.to - one.to);
    },
  });
}

/** What stands at a place of a text, longest first. `from` and `to` are places in the text. */
export type TextReader<Value> = (text: string) => (from: number) => readonly Found<Value>[];

/** A reader for running text: one pass of the lexer, then whatever is asked for. */
export function textReader<Meaning extends object, Value>(
  lexicon: Lexicon<Meaning>,
  reader: Reader<Meaning, Value>,
): TextReader<Value> {
  return (text) => {
    const line = lex(text, lexicon);
    const places = new Map(line.tokens.map(({ from }, place) => [from, place]));
    return (from) => {
      const place = places.get(from);
      if (place === undefined) return [];
      return reader.read(line, place).map(({ to, value }) => ({ to: line.tokens[to - 1]?.to ?? from, value }));
    };
  };
}
