import type { Place } from '../place.ts';
import type { About, Learned } from './usual.ts';

/** What events like one usually are, by the user's own past; undefined wherever that is not sure. */
export interface Usual {
  /** Minutes. */
  length(about: About): Learned<number> | undefined;
  place(about: About): Learned<UsualPlace> | undefined;
  /** Minutes before the start at which one is reminded, the earliest reminder first. */
  leads(about: About): Learned<readonly number[]> | undefined;
}

interface UsualPlace {
  readonly location: string;
  readonly place: Place | undefined;
}
