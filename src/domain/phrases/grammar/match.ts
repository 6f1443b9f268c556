import type { Line, Token } from './lexer.ts';
import type { Node } from './pattern.ts';
import type { Found, Reader } from './reader.ts';

/** Readers by the names that patterns use. */
export type Readers<Meaning extends object> = Readonly<Record<string, Reader<Meaning, unknown>>>;

/** No reading is longer than this: what bounds the cost of every rule. */
const LONGEST = 32;

type Named = Readonly<Record<string, unknown>>;

/** What can stand at the beginning: `=word`, classes, or nothing at all. */
interface First {
  readonly keys: ReadonlySet<string>;
  readonly mayBeEmpty: boolean;
}

const EMPTY: First = { keys: new Set(), mayBeEmpty: true };

export function firstOf<Meaning extends object>(node: Node, readers: Readers<Meaning>): First {
  switch (node.kind) {
    case 'word':
      return { keys: new Set([`=${node.word}`]), mayBeEmpty: false };
    case 'part':
      return { keys: readerOf(node.reader, readers).first, mayBeEmpty: false };
    case 'some':
      return { keys: firstOf(node.node, readers).keys, mayBeEmpty: true };
    case 'one': {
      const all = node.nodes.map((one) => firstOf(one, readers));
      return {
        keys: new Set(all.flatMap(({ keys }) => [...keys])),
        mayBeEmpty: all.some(({ mayBeEmpty }) => mayBeEmpty),
      };
    }
    case 'all': {
      const keys = new Set<string>();
      for (const one of node.nodes) {
        const first = firstOf(one, readers);
        for (const key of first.keys) keys.add(key);
        if (!first.mayBeEmpty) return { keys, mayBeEmpty: false };
      }
      return { keys, mayBeEmpty: true };
    }
    default:
      return EMPTY;
  }
}

/** Of each of these sets a text must hold one, or nothing in it matches: what cannot be left out. */
export function needsOf<Meaning extends object>(node: Node, readers: Readers<Meaning>): ReadonlySet<string>[] {
  if (node.kind === 'all') return node.nodes.flatMap((one) => needsOf(one, readers));
  if (node.kind !== 'word' && node.kind !== 'part' && node.kind !== 'one') return [];
  const { keys, mayBeEmpty } = firstOf(node, readers);
  return mayBeEmpty || keys.has('*') ? [] : [keys];
}

function readerOf<Meaning extends object>(name: string, readers: Readers<Meaning>): Reader<Meaning, unknown> {
  const reader = readers[name];
  if (!reader) throw new Error(`No reader is called ${name}`);
  return reader;
}

/** Signs that end a part of a sentence. */
const ENDS: ReadonlySet<string> = new Set(['.', ',', ';', '!', '?', ')', '(', ':', '"', '-']);

const isEnd = (tokens: readonly Token<object>[], at: number): boolean => {
  const token = tokens[at];
  return token === undefined || ENDS.has(token.word);
};

/** The ways to match from a place: at most one for each end, the preferred first. */
export type Match<Meaning extends object> = (line: Line<Meaning>, at: number, named: Named) => readonly Found<Named>[];

/** A pattern made ready. Every step gives at most one match for each end, so that the work is bounded by their number. */
export function compile<Meaning extends object>(node: Node, readers: Readers<Meaning>): Match<Meaning> {
  switch (node.kind) {
    case 'word': {
      const { word } = node;
      return ({ tokens }, at, named) => (tokens[at]?.word === word ? [{ to: at + 1, value: named }] : []);
    }
    case 'glued':
      return ({ tokens }, at, named) => (tokens[at]?.isApart === false ? [{ to: at, value: named }] : []);
    case 'end':
      return ({ tokens }, at, named) => (isEnd(tokens, at) ? [{ to: at, value: named }] : []);
    case 'part': {
      const { name } = node;
      const reader = readerOf(node.reader, readers);
      return (line, at, named) => {
        const token = line.tokens[at];
        if (!token || !canBegin(reader.first, token)) return [];
        const found = reader.read(line, at);
        return name === undefined
          ? found.map(({ to }) => ({ to, value: named }))
          : found.map(({ to, value }) => ({ to, value: { ...named, [name]: value } }));
      };
    }
    case 'look': {
      const match = compile(node.node, readers);
      return (line, at, named) => (match(line, at, {}).length > 0 === node.isThere ? [{ to: at, value: named }] : []);
    }
    case 'one': {
      const matches = node.nodes.map((one) => compile(one, readers));
      return (line, at, named) => distinct(matches.flatMap((match) => match(line, at, named)));
    }
    case 'some': {
      const match = compile(node.node, readers);
      return (line, at, named) => {
        const rounds: (readonly Found<Named>[])[] = [[{ to: at, value: named }]];
        for (let round = 0; round < node.most; round++) {
          const last = rounds[round] as readonly Found<Named>[];
          const more = distinct(last.flatMap(({ to, value }) => match(line, to, value).filter((one) => one.to > to)));
          if (more.length === 0) break;
          rounds.push(more);
        }
        return distinct(rounds.toReversed().flat());
      };
    }
    case 'all': {
      const matches = node.nodes.map((one) => compile(one, readers));
      return (line, at, named) => {
        let found: readonly Found<Named>[] = [{ to: at, value: named }];
        for (const match of matches) {
          if (found.length === 0) return found;
          const [only] = found;
          found =
            found.length === 1 && only
              ? match(line, only.to, only.value)
              : distinct(found.flatMap(({ to, value }) => match(line, to, value)));
        }
        return found.filter(({ to }) => to - at <= LONGEST);
      };
    }
  }
}

function distinct(found: readonly Found<Named>[]): readonly Found<Named>[] {
  if (found.length < 2) return found;
  const ends = new Set<number>();
  return found.filter(({ to }) => !ends.has(to) && ends.add(to));
}

/** Whether a token is one of those that something can begin with. */
function canBegin<Meaning extends object>(first: ReadonlySet<string>, token: Token<Meaning>): boolean {
  if (first.has('*') || first.has(`=${token.word}`)) return true;
  for (const key in token.meaning) if (first.has(key)) return true;
  return false;
}
