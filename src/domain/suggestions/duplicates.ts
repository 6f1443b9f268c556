import type { Language } from '../../messages/index.ts';
import { messages } from '../../messages/index.ts';
import type { Occurrence } from '../time/event.ts';
import type { Instant } from '../time/wall.ts';
import { nameOf } from './name.ts';
import type { Suggestion } from './suggestion.ts';

export interface Listed extends Occurrence {
  /** Of the event or series. */
  readonly id: string;
  readonly title: string;
  readonly location: string | null;
  readonly created: Instant;
  /** Neither a series nor a changed occurrence of one: it can go by itself. */
  readonly isSingle: boolean;
}

interface Reader {
  readonly now: Instant;
  readonly language: Language;
  /** One of each two must be this event. */
  readonly about?: string;
}

/** No more are named in one call. */
const MOST = 20;

const holds = (one: Occurrence, other: Occurrence): boolean => one.start <= other.start && other.end <= one.end;

/**
 * The call that deletes what is there twice: of two events of one name and
 * place, of which one lies within the other's time, the newer, if it is a single
 * event and not over. Of two that came together the second is the newer.
 */
export function removeDuplicates(listed: readonly Listed[], { now, language, about }: Reader): Suggestion | undefined {
  const doubles = new Map<string, Listed>();
  const kept = new Map<string, Listed[]>();
  // From the oldest on: nothing goes because of something that goes itself.
  for (const one of listed.toSorted((a, b) => a.created - b.created)) {
    if (nameOf(one.title) === '') continue;
    const key = `${nameOf(one.title)}\n${nameOf(one.location ?? '')}`;
    const older = kept.get(key) ?? [];
    const isDouble = older.some(
      (other) =>
        other.id !== one.id &&
        (about === undefined || about === one.id || about === other.id) &&
        (holds(one, other) || holds(other, one)),
    );
    if (isDouble && one.isSingle && one.end > now) doubles.set(one.id, one);
    else kept.set(key, [...older.slice(-MOST), one]);
  }
  const [first] = doubles.values();
  if (!first) return undefined;
  const ids = [...doubles.keys()].slice(0, MOST);
  return {
    use: 'delete',
    ids,
    why:
      ids.length === 1
        ? messages(language).suggestions.deleteNewer({ title: first.title })
        : messages(language).suggestions.deleteNewerOnes({ title: first.title, count: ids.length }),
  };
}
