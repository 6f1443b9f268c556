import type { Line, Token } from './lexer.ts';

/** Of each of these sets of classes and `=words` a rule must find one, each behind the one before, or it matches nothing. */
export type Needs = readonly ReadonlySet<string>[];

/**
 * Tells which rules can match at a place of a line without trying them: for each set that one of them needs, the last
 * token that holds one of it is found once for each line.
 */
export function needsFinder<Meaning extends object>(
  all: readonly Needs[],
): (line: Line<Meaning>) => (rule: number, at: number) => boolean {
  const ids = new Map<string, number>();
  const byKey = new Map<string, number[]>();
  const idOf = (set: ReadonlySet<string>): number => {
    const name = [...set].toSorted().join(' ');
    const known = ids.get(name);
    if (known !== undefined) return known;
    const id = ids.size;
    ids.set(name, id);
    for (const key of set) byKey.set(key, [...(byKey.get(key) ?? []), id]);
    return id;
  };
  // The smallest says the most. Each of those before it takes a token at least.
  const own = all.map((needs) =>
    needs
      .map((set, ahead) => ({ id: idOf(set), ahead, size: set.size }))
      .toSorted((one, other) => one.size - other.size),
  );
  // A lexicon gives one meaning for each word, so that the meaning stands for the word.
  const known = new WeakMap<Meaning, readonly number[]>();
  const idsIn = ({ word, meaning }: Token<Meaning>): readonly number[] => {
    let found = known.get(meaning);
    if (!found) {
      found = [...new Set([`=${word}`, ...Object.keys(meaning)].flatMap((key) => byKey.get(key) ?? []))];
      known.set(meaning, found);
    }
    return found;
  };
  const lasts = new WeakMap<Line<Meaning>, Int32Array>();
  return (line) => {
    let last = lasts.get(line);
    if (!last) {
      last = new Int32Array(ids.size).fill(-1);
      for (const [at, token] of line.tokens.entries()) for (const id of idsIn(token)) last[id] = at;
      lasts.set(line, last);
    }
    const found = last;
    return (rule, at) => {
      for (const { id, ahead } of own[rule] ?? []) if ((found[id] as number) < at + ahead) return false;
      return true;
    };
  };
}
