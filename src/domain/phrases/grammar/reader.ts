import type { Line } from './lexer.ts';

/** One way to read the tokens from some place on, up to `to`. */
export interface Found<Value> {
  readonly to: number;
  readonly value: Value;
}

/** Reads a value from tokens: every way it can be read, at most one for each end, best first. */
export interface Reader<Meaning extends object, Value> {
  /** What its first token can be: `=word` or a class of the lexicon. Spares trying it elsewhere. */
  readonly first: ReadonlySet<string>;
  readonly read: (line: Line<Meaning>, at: number) => readonly Found<Value>[];
}

/** Reads once for each place of a line, however many rules ask. */
export function remembered<Meaning extends object, Value>(reader: Reader<Meaning, Value>): Reader<Meaning, Value> {
  return {
    first: reader.first,
    read: (line, at) => {
      let known = line.memo.get(reader) as (readonly Found<Value>[])[] | undefined;
      if (!known) {
        known = [];
        line.memo.set(reader, known);
      }
      known[at] ??= reader.read(line, at);
      return known[at] as readonly Found<Value>[];
    },
  };
}

/** One token of a class, with the value that the lexicon gives it. */
export const tokenOf = <Meaning extends object, Key extends keyof Meaning & string>(
  key: Key,
): Reader<Meaning, NonNullable<Meaning[Key]>> => ({
  first: new Set([key]),
  read: ({ tokens }, at) => {
    const value = tokens[at]?.meaning[key];
    return value === undefined || value === null ? [] : [{ to: at + 1, value }];
  },
});

/** The same with another value, or only where there is one: an hour among numbers, a day of the month. */
export const only = <Meaning extends object, Value, Narrow>(
  reader: Reader<Meaning, Value>,
  of: (value: Value) => Narrow | undefined,
): Reader<Meaning, Narrow> => ({
  first: reader.first,
  read: (line, at) =>
    reader.read(line, at).flatMap(({ to, value }) => {
      const narrow = of(value);
      return narrow === undefined ? [] : [{ to, value: narrow }];
    }),
});

/** No list is longer than this. */
const MOST = 8;

/** Two or more of the same kind with something between them; `join` makes what stands between and behind it part of the list. */
export const listOf = <Meaning extends object, Value, Between>(
  item: Reader<Meaning, Value>,
  between: Reader<Meaning, Between>,
  join: (list: readonly Value[], next: Value, between: Between) => readonly Value[] | undefined,
): Reader<Meaning, readonly Value[]> =>
  remembered({
    first: item.first,
    read: (line, at) => {
      const lists: Found<readonly Value[]>[] = [];
      let found: Found<readonly Value[]>[] = item.read(line, at).map(({ to, value }) => ({ to, value: [value] }));
      for (let length = 1; length < MOST && found.length > 0; length++) {
        const longer = new Map<number, Found<readonly Value[]>>();
        for (const { to: end, value: list } of found)
          for (const { to: from, value: sign } of between.read(line, end))
            for (const { to, value } of item.read(line, from)) {
              const joined = join(list, value, sign);
              if (joined && !longer.has(to)) longer.set(to, { to, value: joined });
            }
        found = [...longer.values()];
        lists.push(...found);
      }
      return lists.toSorted((one, other) => other.to - one.to);
    },
  });

/** Whatever stands there. */
export const anything = <Meaning extends object>(): Reader<Meaning, true> => ({
  first: new Set(['*']),
  read: ({ tokens }, at) => (at < tokens.length ? [{ to: at + 1, value: true }] : []),
});

/** What a sticky pattern matches, for names of many words: at most one end, which is that of a token. */
export const matching = <Meaning extends object, Value>(
  pattern: RegExp,
  of: (words: string) => Value | undefined,
): Reader<Meaning, Value> => ({
  first: new Set(['*']),
  read: ({ text, tokens }, at) => {
    const from = tokens[at]?.from;
    if (from === undefined) return [];
    pattern.lastIndex = from;
    const words = pattern.exec(text)?.[0];
    const last = words === undefined ? -1 : tokens.findIndex(({ to }) => to === from + words.length);
    const value = words === undefined || last < at ? undefined : of(words);
    return value === undefined ? [] : [{ to: last + 1, value }];
  },
});
