import type { NewPassage } from '../db/repos/passages.ts';
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
