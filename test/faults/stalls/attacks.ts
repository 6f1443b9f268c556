import type { Pattern } from './patterns.ts';
import { type Node, parseRegExp } from './regexp.ts';

/** The longest text that is read, contract §2. */
const LONGEST = 1_000;

/** Characters that may stand for a class. */
const SAMPLES = [...'a1一 ,，.。的了点s-x\n:!"(（\u0001\ue000\ue001天半个é🎂A_'];

/** What most patterns cannot end in: the engine has to try all ways before it gives up. */
const ENDS = ['\u0001', '谢', ' x'];

type Random = () => number;

/** A part of a pattern that may match many times over. */
interface Repeated {
  readonly inner: Node;
  /** A text that leads to it. */
  readonly before: string;
}

/** Makes texts of the parts of a pattern. */
class Maker {
  readonly root: Node;
  private readonly flags: string;
  private readonly random: Random;
  private readonly chars = new Map<string, readonly string[]>();
  private readonly groups = new Map<string, Node>();

  constructor({ source, flags }: Pattern, random: Random) {
    this.root = parseRegExp(source);
    this.flags = flags.replace(/[dgy]/g, '');
    this.random = random;
  }

  pick<One>(list: readonly One[]): One {
    return list[Math.floor(this.random() * list.length)] as One;
  }

  private charsOf(source: string): readonly string[] {
    const known = this.chars.get(source);
    if (known) return known;
    const pattern = new RegExp(`^(?:${source})$`, this.flags);
    const own = [...source].filter((char) => pattern.test(char));
    const all = /^(?:[.[]|\\[a-z])/i.test(source) ? [...SAMPLES.filter((char) => pattern.test(char)), ...own] : own;
    this.chars.set(source, all);
    return all;
  }

  /** A text that the part matches, but for what must stand beside it. */
  text(node: Node): string {
    switch (node.kind) {
      case 'char': {
        const chars = this.charsOf(node.source);
        return chars.length > 0 ? this.pick(chars) : '';
      }
      case 'all':
        return node.parts.map((part) => this.text(part)).join('');
      case 'one':
        return this.text(this.pick(node.branches));
      case 'named':
        this.groups.set(node.name, node.inner);
        return this.text(node.inner);
      case 'again': {
        const group = this.groups.get(node.name);
        return group ? this.text(group) : '';
      }
      case 'times': {
        const count = node.least + Math.floor(this.random() * (Math.min(node.most, node.least + 1) - node.least + 1));
        return Array.from({ length: count }, () => this.text(node.inner)).join('');
      }
      default:
        return '';
    }
  }

  /** A text for each branch of the part, and for each character that may stand for it. */
  variants(node: Node): string[] {
    switch (node.kind) {
      case 'one':
        return node.branches.flatMap((branch) => this.variants(branch));
      case 'named':
        return this.variants(node.inner);
      case 'char':
        return [...this.charsOf(node.source)];
      case 'times':
        // With and without what may be left out.
        return node.most === 1 ? ['', ...this.variants(node.inner)] : [this.text(node)];
      case 'all': {
        const { parts } = node;
        const differs = ({ kind }: Node): boolean => parts.length === 1 || kind === 'one' || kind === 'times';
        const at = parts.flatMap((part, index) => (differs(part) ? [index] : []));
        const replaced = (place: number, text: string): string =>
          parts.map((part, index) => (index === place ? text : this.text(part))).join('');
        if (at.length === 0) return [this.text(node)];
        return at.flatMap((place) => this.variants(parts[place] as Node).map((text) => replaced(place, text)));
      }
      default:
        return [this.text(node)];
    }
  }

  *repeated(node: Node, before = ''): Generator<Repeated> {
    if (node.kind === 'all') {
      let said = before;
      for (const part of node.parts) {
        yield* this.repeated(part, said);
        said += this.text(part);
      }
    } else if (node.kind === 'one') for (const branch of node.branches) yield* this.repeated(branch, before);
    else if (node.kind === 'named' || node.kind === 'beside') yield* this.repeated(node.inner, before);
    else if (node.kind === 'times') {
      if (node.most >= 10) yield { inner: node.inner, before };
      yield* this.repeated(node.inner, before);
    }
  }
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text !== '');

/** How much is tried on a pattern. */
export interface Thoroughness {
  /** Pairs of branches of each part that repeats. */
  readonly pairs: number;
  /** How many of the ends. */
  readonly ends: number;
  /** No more texts for one pattern, from all over those that there are. Default: all. */
  readonly most?: number | undefined;
}

/** So many of a list, from all over it. */
export const spread = <One>(list: readonly One[], count: number): One[] =>
  list.filter(
    (_, index) => Math.floor((index * count) / list.length) !== Math.floor(((index - 1) * count) / list.length),
  );

/**
 * Texts that are hard for a pattern when it can match the same in several ways:
 * what leads to a part that repeats, its branches and pairs of them over and
 * over, and an end that does not fit.
 */
export function attacksOn(pattern: Pattern, random: Random, { pairs, ends, most = Infinity }: Thoroughness): string[] {
  const maker = new Maker(pattern, random);
  const texts: string[] = [];
  for (const { inner, before } of maker.repeated(maker.root)) {
    const branches = distinct(maker.variants(inner));
    const pair = (): string => maker.pick(branches) + maker.pick(branches);
    const paired = branches.length > 1 ? Array.from({ length: pairs }, pair) : [];
    for (const part of distinct([...branches, ...paired])) {
      for (const end of ENDS.slice(0, ends)) {
        texts.push(before + part.repeat(40) + end);
        // Long ones are for what takes a power of the length: there short parts tell.
        if (part.length <= 2 || ends > 1) texts.push(filled(before, part, end));
      }
    }
  }
  const all = distinct(texts);
  return (all.length > most ? spread(all, most) : all).map((text) => text.slice(0, LONGEST));
}

/** As long as a text may be. */
const filled = (before: string, part: string, end: string): string =>
  before + part.repeat(Math.max(1, Math.floor((LONGEST - before.length - end.length) / part.length))) + end;

/** The words of a pattern, each a text that it matches or a part of one. */
export function wordsOf(pattern: Pattern, random: Random): string[] {
  const maker = new Maker(pattern, random);
  const parts = [...maker.repeated(maker.root)].map(({ inner }) => inner);
  return distinct([maker.root, ...parts].flatMap((part) => maker.variants(part))).filter((word) => word.length < 60);
}

/** A word over and over, with an end that does not fit: forty times, and as long as a text may be. */
export const insistent = (word: string): string[] => [
  `${word.repeat(40).slice(0, LONGEST - 2)} x`,
  filled('', word, '谢'),
];
