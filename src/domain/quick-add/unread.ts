import { messages } from '../../messages/index.ts';
import type { ReadingContext } from '../arguments/read.ts';
import { normalise } from '../phrases/frames/normalise.ts';
import type { Question } from '../question.ts';
import type { Phrase } from '../time/phrase.ts';
import { asks, spoken } from './doubts.ts';
import type { Kind } from './kind.ts';
import { OFFICIAL } from './kind-words.ts';
import { type Unread, unreadIn } from './unread-words.ts';

interface Rest {
  readonly text: string;
  /** What was not used, names masked. */
  readonly seen: string;
  /** All of it, names and what asks for a reminder masked. */
  readonly whole: string;
  readonly kind: Kind;
  readonly phrase: Phrase | undefined;
  readonly told: boolean;
}

/** Holidays that the time itself says are left out, where its rule leaves none out. */
function unheeded(text: string, phrase: Phrase | undefined): Unread | undefined {
  const reading = phrase?.reading;
  if (!phrase || reading?.kind !== 'repeat' || reading.workdays || reading.official) return undefined;
  // None of them falls on one of its days.
  if (phrase.assumed.some(({ code }) => code === 'holidays-of')) return undefined;
  const words = normalise(spoken(text, phrase));
  const found = OFFICIAL.map((pattern) => pattern.exec(words)?.[0]).find((one) => one !== undefined);
  return found === undefined ? undefined : { class: 'exclusion', word: found.replace(/^[\s,，;；]+/u, '') };
}

/** The question for a word that would be lost; undefined where there is none. */
export function unreadQuestion(
  { text, seen, whole, kind, phrase, told }: Rest,
  context: ReadingContext,
): Question | undefined {
  const reading = phrase?.reading;
  const unread =
    unheeded(text, phrase) ??
    unreadIn(
      seen,
      whole,
      {
        timed: phrase !== undefined,
        hourless: phrase?.said.clock !== true,
        dayless: phrase?.said.day !== true,
        spread: reading?.kind === 'repeat' || (reading?.kind === 'range' && reading.allDay),
        single: reading?.kind === 'moment' || reading?.kind === 'day' || reading?.kind === 'part',
        complete: phrase?.said.clock === true && phrase.said.day,
        told: told || kind === 'reminder',
      },
      phrase?.spans,
    );
  return unread && asks(text, 'text', messages(context).quickAdd.unreadWord(unread), context);
}
