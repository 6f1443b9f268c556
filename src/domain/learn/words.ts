/** A title as it is compared. */
export const foldedTitle = (title: string): string =>
  title.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');

const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' });

/** Words that lead to a name: with, to see. */
const BEFORE_NAME = /^[和跟与同约见找陪给]+/;

/**
 * Words of a folded title of two letters or more, in Chinese as well, where names, which no dictionary has, are characters that
 * stand alone.
 *
 * @example wordsOf('和王敏吃饭') // ['王敏', '吃饭']
 */
export function wordsOf(name: string): string[] {
  const words: string[] = [];
  let loose = '';
  const close = (): void => {
    words.push(loose.replace(BEFORE_NAME, ''));
    loose = '';
  };
  for (const { segment, isWordLike } of SEGMENTER.segment(name)) {
    if (isWordLike && segment.length === 1 && !LATIN.test(segment)) loose += segment;
    else {
      close();
      if (isWordLike) words.push(segment);
    }
  }
  close();
  return [...new Set(words)].filter((word) => word.length > 1 && !/^\d+$/.test(word));
}

const LATIN = /[a-z\d]/;

/** Whether a folded title has a word: Chinese has no spaces around them. */
export function hasWord(name: string, word: string): boolean {
  const at = name.indexOf(word);
  return (
    at >= 0 && (!LATIN.test(word) || !(LATIN.test(name[at - 1] ?? '') || LATIN.test(name[at + word.length] ?? '')))
  );
}
