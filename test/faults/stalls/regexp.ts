/** What a pattern is made of, as far as texts that it matches are told by it. */
export type Node =
  | { readonly kind: 'char'; readonly source: string }
  /** `^`, `\b`: matches no character. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'all'; readonly parts: readonly Node[] }
  | { readonly kind: 'one'; readonly branches: readonly Node[] }
  /** What stands beside the match. */
  | { readonly kind: 'beside'; readonly inner: Node }
  | { readonly kind: 'times'; readonly inner: Node; readonly least: number; readonly most: number }
  | { readonly kind: 'again'; readonly name: string }
  | { readonly kind: 'named'; readonly name: string; readonly inner: Node };

const NOTHING: Node = { kind: 'nothing' };
const ESCAPE = /\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|p\{[^}]*\}|k<\w+>|c[a-z]|\d+|.)/isy;
const OPENING = /\((?:\?(?:[:=!]|<[=!]|<(\w+)>))?/y;
const CLASS = /\[(?:\\.|[^\]\\])*\]/sy;
const QUANTIFIER = /([?*+]|\{(\d+)(,)?(\d*)\})\??/y;

/** Parses the source of a pattern that JavaScript takes: the tree is right only then. */
export function parseRegExp(source: string): Node {
  let at = 0;
  let groups = 0;

  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match) at = pattern.lastIndex;
    return match ?? undefined;
  };

  function branches(): Node {
    const all: Node[] = [sequence()];
    while (source[at] === '|') {
      at++;
      all.push(sequence());
    }
    return all.length === 1 ? (all[0] as Node) : { kind: 'one', branches: all };
  }

  function sequence(): Node {
    const parts: Node[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(quantified(term()));
    return { kind: 'all', parts };
  }

  function quantified(inner: Node): Node {
    const found = take(QUANTIFIER);
    if (!found) return inner;
    const [, sign, least, comma, most] = found;
    if (sign === '?') return { kind: 'times', inner, least: 0, most: 1 };
    if (sign === '*' || sign === '+') return { kind: 'times', inner, least: sign === '+' ? 1 : 0, most: Infinity };
    return { kind: 'times', inner, least: Number(least), most: comma ? Number(most || Infinity) : Number(least) };
  }

  function term(): Node {
    const opening = take(OPENING);
    if (opening) {
      const [opened, name = String(++groups)] = opening;
      const inner = branches();
      at++;
      if (/^\(\?<?[=!]$/.test(opened)) return opened.endsWith('!') ? NOTHING : { kind: 'beside', inner };
      return opened === '(?:' ? inner : { kind: 'named', name, inner };
    }
    const [text = source[at++] as string] = take(CLASS) ?? take(ESCAPE) ?? [];
    if (/^\\(?:k|[1-9])/.test(text)) return { kind: 'again', name: /^\\(?:k<)?(\w+)/.exec(text)?.[1] ?? '' };
    return /^(?:[$^]|\\b)$/i.test(text) ? NOTHING : { kind: 'char', source: text };
  }

  return branches();
}
