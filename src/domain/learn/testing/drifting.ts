import { randomFrom } from '../../random.ts';
import { DAY } from '../../time/wall.ts';
import type { TakenTime } from '../ratio.ts';
import type { Case } from '../usual.ts';
import { foldedTitle } from '../words.ts';

/** An event of a made-up calendar. */
export interface MadeEvent {
  readonly title: string;
  /** Who comes. */
  readonly person: string;
  readonly minutes: number;
  readonly place: string | null;
  /** Minutes before, as text. */
  readonly lead: string | null;
  readonly at: number;
}

const NOW = Date.UTC(2026, 10, 20);
const DAYS = 200;
const LENGTHS = [15, 30, 45, 60, 60, 90];
const PLACES = [null, null, 'gym', 'office', 'cafe'];
const LEADS = [null, null, '10', '30', '60'];

/**
 * The calendar of a made-up user, an event a day: six kinds of events, each with its length, place and reminder, of which three in ten
 * change half way; one event in five is unlike its kind. What a person comes to is called anything, and as long as with that person.
 */
export function driftingCalendar(seed: number): MadeEvent[] {
  const random = randomFrom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const habits = () => ({ minutes: pick(LENGTHS), place: pick(PLACES), lead: pick(LEADS) });
  const kinds = Array.from({ length: 6 }, (_one, index) => ({ name: `kind${index}`, ...habits() }));
  return Array.from({ length: DAYS }, (_one, day) => {
    if (day === DAYS / 2) for (const kind of kinds) if (random() < 0.3) Object.assign(kind, habits());
    const kind = pick(kinds);
    const { minutes, place, lead } = random() < 0.8 ? kind : habits();
    // The last two kinds are people: the title says nothing.
    const isPerson = kind.name >= 'kind4';
    const title = isPerson ? pick(['call', 'lunch', 'catch-up', 'visit', '1:1']) : kind.name;
    return { title, person: isPerson ? kind.name : '', minutes, place, lead, at: NOW - (DAYS - day) * DAY };
  });
}

/** Events as cases, the newest first. */
export const casesOf = <Value>(events: readonly MadeEvent[], read: (one: MadeEvent) => Value): Case<Value>[] =>
  events.toReversed().map((one) => ({ ...aboutOf(one), value: read(one), at: one.at }));

export const aboutOf = ({ title, person }: MadeEvent) => ({
  ...{ name: foldedTitle(title), group: null },
  labels: person === '' ? [] : [person],
});

/** The todos of a made-up user that are done, of four tags: how long they took beside their estimate is about the same for each tag. */
export function driftingTodos(seed: number): TakenTime[] {
  const random = randomFrom(seed);
  const ratios = [1, 1, 0.75, 1.5, 2].map((ratio) => ({ ratio, by: random() })).sort((a, b) => a.by - b.by);
  return Array.from({ length: 60 }, (_one, day): TakenTime => {
    const tag = Math.floor(random() * 4);
    const estimated = 15 * (1 + Math.floor(random() * 8));
    const noise = Math.exp((random() + random() + random() - 1.5) * 0.8);
    const ratio = ratios[tag]?.ratio ?? 1;
    const taken = Math.max(5, Math.round((estimated * ratio * noise) / 5) * 5);
    return { labels: [`tag${tag}`], estimated, taken, at: NOW - (60 - day) * 3 * DAY };
  });
}
