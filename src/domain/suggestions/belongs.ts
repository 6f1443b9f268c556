import type { Language } from '../../messages/index.ts';
import { messages } from '../../messages/index.ts';
import type { Occurrence } from '../time/event.ts';
import { DAY, formatWallClock, type Instant, MINUTE, wallDay } from '../time/wall.ts';
import { toWall } from '../time/zone.ts';
import { nameOf } from './name.ts';
import type { Suggestion } from './suggestion.ts';

interface Reminder {
  readonly id: string;
  readonly title: string;
  readonly at: Instant;
}

/** A single event: a reminder that belongs to a series would go off before each of it. */
interface Event extends Occurrence {
  readonly id: string;
  readonly title: string;
}

/** A name of fewer signs is in too many others. A Chinese word has two. */
const MOST_VAGUE = { han: 1, other: 3 } as const;

const isVague = (name: string): boolean =>
  name.length <= (/\p{Script=Han}/u.test(name) ? MOST_VAGUE.han : MOST_VAGUE.other);

/** Whether one name holds the other: `去看牙医` and `牙医`. */
function fits(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return !isVague(short) && long.includes(short);
}

/**
 * The call that makes a reminder belong to the event of that day that it is
 * about, so that it moves with it: the next one whose name fits. Nothing when two begin then.
 */
export function belongsTo(
  { id, title, at }: Reminder,
  events: readonly Event[],
  { zone, language }: { readonly zone: string; readonly language: Language },
): Suggestion | undefined {
  const name = nameOf(title);
  const day = wallDay(toWall(at, zone));
  const [next, ...others] = events
    .filter((one) => one.start >= at && one.start - at < DAY && wallDay(toWall(one.start, zone)) === day)
    .filter((one) => fits(nameOf(one.title), name))
    .sort((a, b) => a.start - b.start);
  if (!next || others[0]?.start === next.start) return undefined;
  const minutes = (next.start - at) / MINUTE;
  if (!Number.isInteger(minutes)) return undefined;
  const clock = formatWallClock(toWall(next.start, zone));
  return {
    use: 'attach',
    reminder: id,
    event: next.id,
    minutesBefore: minutes,
    why: messages(language).suggestions.tieItToEvent({ clock, title: next.title, minutes }),
  };
}
