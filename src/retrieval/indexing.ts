import type { NewPassage, PassageText } from '../db/repos/passages.ts';
import { passagesOf } from './passages.ts';
import { indexTerms } from './tokenise.ts';

/** What an item is found by. */
export interface Searchable {
  readonly title: string | null;
  readonly tags: readonly string[];
  readonly content: string;
}

/** What stands above every passage of an item. */
export const headingOf = ({ title, tags }: Pick<Searchable, 'title' | 'tags'>): string =>
  [title ?? '', ...tags].join('\n');

/** The passages of an item, each found by its own words and by those of the heading. */
export function indexed(item: Searchable): NewPassage[] {
  const heading = indexTerms(headingOf(item));
  return passagesOf(item.content).map(({ begin, length, text }) => ({
    from_char: begin,
    chars: length,
    terms: [...heading, ...indexTerms(text)],
  }));
}

/** What an embedder gets of a passage: the same words as it is found by. */
export function embeddedText({ title, tags, text }: Omit<PassageText, 'id'>): string {
  const heading = headingOf({ title, tags: JSON.parse(tags) as string[] }).trim();
  return heading === '' ? text : `${heading}\n${text}`;
}
