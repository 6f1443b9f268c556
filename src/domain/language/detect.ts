import type { Language } from '../../messages/index.ts';
import { chineseIn } from './chinese.ts';
import { englishIn } from './english.ts';
import type { Signs } from './signs.ts';

/** How each language is found in a text. A third one is a file and a line. */
const FINDERS: readonly (readonly [language: Language, find: (text: string) => Signs])[] = [
  ['zh', chineseIn],
  ['en', englishIn],
];

/** What stands in a text in every language: addresses, ids, machine words, zones, ISO times and rules. */
const NO_WORDS = [
  /\b(?:https?:\/\/|www\.)[^\s，。；）]+/gi,
  /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,8}|@[\w-]+/g,
  /\b[a-z]\w*_\w+\b|\b[a-z]\d+#\d+|#\d+/gi,
  /\b(?:[A-Z]\w+\/[A-Z]\w+(?:\/[A-Z]\w+)?|[A-Z]+=[\w,;=:+-]+)/g,
  /\bP(?:\d+[YMWD])*T?(?:\d+[HMS])+\b|\d{4}-\d\d(?:-\d\d)?(?:T[\d:.]+)?(?:Z|[+-]\d\d:\d\d)?/g,
  /\b[\w-]{1,64}\.(?:com|cn|org|net|io|pdf|docx?|xlsx?|pptx?|md|ics|png|jpe?g|ts|js|py)\b/gi,
  /\b(?=\w*\d)(?=\w*[a-z])\w+\b/gi,
];

/** What is quoted is in whatever language it is in. */
const QUOTED = /“[^”]*”|"[^"]*"|「[^」]*」|『[^』]*』|《[^》]*》/g;

/** Its first characters tell the language of a text; quotes that never close take the square of a length. */
const LONGEST = 2_000;

/** How many times as telling the words of one language must be as those of the other. */
const CLEARLY = 1.25;

/**
 * The language that a text is in, by its own words: the one whose grammar and
 * everyday words it has most of. A Chinese name in an English sentence, an
 * English term in a Chinese one, Japanese, ids and dates tell nothing.
 * Undefined when the words do not tell: `OKR`, `Zoom 3pm`, two languages in equal parts.
 *
 * @example detectLanguage('Lunch with 王芳') // 'en'
 * @example detectLanguage('和 Bob review 一下 PRD') // 'zh'
 */
export function detectLanguage(text: string): Language | undefined {
  if (!/\p{L}/u.test(text)) return undefined;
  const words = NO_WORDS.reduce((rest, pattern) => rest.replace(pattern, ' '), text.slice(0, LONGEST));
  return decide(words.replace(QUOTED, ' ')) ?? decide(words);
}

function decide(text: string): Language | undefined {
  const found = FINDERS.map(([language, find]) => ({ language, ...find(text) }))
    .filter(({ occurs }) => occurs)
    .toSorted((one, other) => other.score - one.score);
  const [best, second] = found;
  return best && (!second || best.score >= second.score * CLEARLY) ? best.language : undefined;
}
