/**
 * The notation that rules are written in, one line each:
 *
 * - `of` is that word, `of|in` either (without blanks); signs stand for themselves (`,` `/` `-` `:` `.` `+`)
 * - `<d:ordinal>` is whatever the reader `ordinal` reads, named `d`; `<ordinal>` the same without a name;
 *   `<d?:ordinal>` is a part that may be left out
 * - `( … )?` may be left out, `( … | … )` is one of several, `( … )*` any number up to eight
 * - `~` no blank here; `[ … ]` looks without reading: what follows, or, at the beginning of a rule, what came
 *   before; `[! … ]` it must not be there; `$` the end of the text or of a part of the sentence
 *
 * Example: `(the)? <d:ordinal> (of)? <m:month> [! <month>]`.
 */
export type Node =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'part'; readonly name: string | undefined; readonly reader: string }
  | { readonly kind: 'all'; readonly nodes: readonly Node[] }
  | { readonly kind: 'one'; readonly nodes: readonly Node[] }
  | { readonly kind: 'some'; readonly node: Node; readonly most: number }
  | { readonly kind: 'look'; readonly node: Node; readonly isThere: boolean }
  | { readonly kind: 'glued' }
  | { readonly kind: 'end' };

/** The named parts of a pattern with the types of their readers. */
export type Parts<Source extends string, Values> = Source extends `${string}<${infer Part}>${infer Rest}`
  ? (Part extends `${infer Name}?:${infer Key}`
      ? { readonly [name in Name]?: Key extends keyof Values ? Values[Key] : never }
      : Part extends `${infer Name}:${infer Key}`
        ? { readonly [name in Name]: Key extends keyof Values ? Values[Key] : never }
        : unknown) &
      Parts<Rest, Values>
  : unknown;

const PIECE =
  /\s*(?:<(?:(\w+)(\?)?:)?([\w-]+)>|(\[!?|[()\]|~$])|([a-z]+(?:'[a-z]+)?(?:\|[a-z]+(?:'[a-z]+)?)*|\d+(?:st|nd|rd|th)?|[^\s\w]))/y;

/** The tree of a pattern. Throws on one that is not written well: rules are read when the program starts. */
export function parsePattern(source: string): Node {
  let at = 0;
  const fail = (why: string): never => {
    throw new Error(`${why} in the pattern ${source} at ${at}`);
  };
  const next = (): RegExpExecArray | undefined => {
    PIECE.lastIndex = at;
    return PIECE.exec(source) ?? undefined;
  };
  const quantified = (node: Node, mayBeLoose: boolean): Node => {
    const sign = source[at];
    if (sign !== '?' && sign !== '*') return node;
    if (!mayBeLoose) fail('a named part is left out');
    at++;
    return { kind: 'some', node, most: sign === '?' ? 1 : 8 };
  };
  /** Up to the closing bracket. `isLoose`: may be left out, so that its named parts may be. */
  const branches = (isLoose: boolean, close: string | undefined): Node => {
    const start = at;
    const read = (loose: boolean): Node => {
      at = start;
      const all: Node[][] = [[]];
      for (;;) {
        const piece = next();
        if (!piece) {
          if (close !== undefined || source.slice(at).trim() !== '') fail('something is missing');
          break;
        }
        const [text, name, mark, reader, sign, word] = piece;
        at += text.length;
        if (sign === close && sign !== undefined) break;
        const nodes = all.at(-1) as Node[];
        if (reader !== undefined) {
          if (name !== undefined && loose && mark === undefined) fail(`part ${name} may be left out`);
          nodes.push(quantified({ kind: 'part', name, reader }, name === undefined || mark !== undefined));
        } else if (word !== undefined) {
          const words = word.split('|').map((one): Node => ({ kind: 'word', word: one }));
          nodes.push(quantified(words.length === 1 ? (words[0] as Node) : { kind: 'one', nodes: words }, true));
        } else if (sign === '|') all.push([]);
        else if (sign === '~') nodes.push({ kind: 'glued' });
        else if (sign === '$') nodes.push({ kind: 'end' });
        else if (sign === '[' || sign === '[!')
          nodes.push({ kind: 'look', node: branches(true, ']'), isThere: sign === '[' });
        else if (sign === '(') {
          const opened = at;
          let inner = branches(loose, ')');
          if (source[at] === '?' || source[at] === '*') {
            at = opened;
            inner = branches(true, ')');
          }
          nodes.push(quantified(inner, true));
        } else fail(`${sign} has no meaning here`);
      }
      const [first, ...others] = all.map((nodes): Node => ({ kind: 'all', nodes }));
      return others.length === 0 ? (first as Node) : { kind: 'one', nodes: [first as Node, ...others] };
    };
    const node = read(isLoose);
    return node.kind === 'one' && !isLoose ? read(true) : node;
  };
  return branches(false, undefined);
}
