/** Runs of Chinese, Japanese and Korean letters, which are written without spaces. */
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/u;
const WORDS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+|[\p{L}\p{N}]+/gu;

/**
 * Words to search by: NFKC, lower case, CJK runs as overlapping pairs (a lone
 * character stays as it is), other scripts by word.
 */
export function tokenise(text: string): string[] {
  const tokens: string[] = [];
  for (const [word] of text.normalize('NFKC').toLowerCase().matchAll(WORDS)) {
    const letters = CJK.test(word) ? [...word] : [];
    if (letters.length < 2) tokens.push(word);
    else for (let at = 1; at < letters.length; at++) tokens.push(`${letters[at - 1]}${letters[at]}`);
  }
  return tokens;
}
