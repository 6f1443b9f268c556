import table from 'opencc-js/dict/TSCharacters';

/** What characters are, looked up by their UTF-16 codes: a memo is read letter by letter, and a search reads dozens of them. */

export const NEITHER = 0;
export const LETTER = 1;
/** Written without blanks: Chinese, Japanese, and Korean, whose words carry endings. */
export const CJK = 2;

type Kind = typeof NEITHER | typeof LETTER | typeof CJK;

const IS_CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30FC\uFF70\uFF9E\uFF9F]+/gu;
const IS_LETTER = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Characters that OpenCC tells apart by context, or that only one side writes. Texts and
 * queries go through the same table, so that one form for both is enough.
 */
const BEYOND = '著着妳你祂他牠它佔占週周裡里麽么嘆叹彷仿曬晒纔才';

const PLANE = 0x1_0000;

interface Tables {
  readonly kinds: Uint8Array;
  /** Simplified forms; 0: see `rare`. */
  readonly forms: Uint16Array;
  /** Forms of characters beyond the first plane, and of those that have one there. */
  readonly rare: ReadonlyMap<string, string>;
}

let tables: Tables | undefined;

const isHalf = (code: number): boolean => code >= 0xd800 && code < 0xe000;

function build(): Tables {
  const kinds = new Uint8Array(PLANE);
  const forms = new Uint16Array(PLANE);
  for (let code = 0; code < PLANE; code++) forms[code] = isHalf(code) ? 0 : code;
  // At once: put together one by one they cost the first search of a process 10 ms.
  const plane = new TextDecoder('utf-16le', { ignoreBOM: true }).decode(forms);
  for (const [regex, kind] of [
    [IS_LETTER, LETTER],
    [IS_CJK, CJK],
  ] as const) {
    for (const { 0: run, index } of plane.matchAll(regex)) kinds.fill(kind, index, index + run.length);
  }
  const rare = new Map<string, string>();
  const add = (from: string, to: string): void => {
    if (from.length === 1) forms[from.charCodeAt(0)] = to.length === 1 ? to.charCodeAt(0) : 0;
    if (from.length > 1 || to.length > 1) rare.set(from, to);
  };
  for (let at = 0; at < table.length; ) {
    const blank = table.indexOf(' ', at);
    const bar = table.indexOf('|', blank);
    const end = bar < 0 ? table.length : bar;
    if (blank < 0) break;
    add(table.slice(at, blank), table.slice(blank + 1, end));
    at = end + 1;
  }
  for (let at = 1; at < BEYOND.length; at += 2) add(BEYOND[at - 1] as string, BEYOND[at] as string);
  return { kinds, forms, rare };
}

/** Of a character of one or two UTF-16 codes. */
export function kindOf(letter: string): Kind {
  tables ??= build();
  if (letter.length === 1) return tables.kinds[letter.charCodeAt(0)] as Kind;
  IS_CJK.lastIndex = 0;
  IS_LETTER.lastIndex = 0;
  return IS_CJK.test(letter) ? CJK : IS_LETTER.test(letter) ? LETTER : NEITHER;
}

/** Where the run of letters of one kind that begins at `from` ends. */
export function endOfRun(text: string, from: number, kind: Kind): number {
  tables ??= build();
  const { kinds } = tables;
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    const next = code < 0xd800 || code > 0xdbff ? at + 1 : at + 2;
    if (next === at + 1 ? kinds[code] !== kind : kindOf(text.slice(at, next)) !== kind) break;
    at = next;
  }
  return at;
}

/** Simplified forms of the Chinese characters in a text; all else as it is. */
export function simplify(text: string): string {
  tables ??= build();
  const { forms, rare } = tables;
  let at = 0;
  // Most texts are simplified already.
  while (at < text.length && forms[text.charCodeAt(at)] === text.charCodeAt(at)) at++;
  if (at === text.length) return text;
  let simple = text.slice(0, at);
  for (const letter of text.slice(at)) {
    const form = letter.length === 1 ? (forms[letter.charCodeAt(0)] as number) : 0;
    simple += form === 0 ? (rare.get(letter) ?? letter) : String.fromCharCode(form);
  }
  return simple;
}
