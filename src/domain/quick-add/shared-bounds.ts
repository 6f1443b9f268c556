import { normalise } from '../phrases/frames/normalise.ts';
import { WEEKDAYS } from '../recurrence/rule.ts';
import type { Phrase } from '../time/phrase.ts';
import { formatWallDate, type WallMs, wallWeekday } from '../time/wall.ts';
import { repeatWords } from './another-hour.ts';
import { UNITS } from './frames/named.ts';
import { LANGUAGES } from './languages.ts';

/** What one of several rules says of when it goes is said of all of them (Mondays at 6 and Fridays at 8, from Dec 1 for ten weeks). */

interface Bounds {
  readonly begins: WallMs | undefined;
  /** A plain date. */
  readonly until: string | undefined;
  readonly count: number | undefined;
  readonly weekdays: readonly string[];
  readonly off: readonly WallMs[];
}

/** What is to be said behind each of the rules, in their order. Undefined where it is not clear for how long they go. */
export function sharedBounds(text: string, phrases: readonly Phrase[]): readonly string[] | undefined {
  const words = repeatWords(text);
  const all = phrases.map(boundsOf);
  const [first, last] = [phrases[0], phrases.at(-1)];
  if (!words || !first || !last || all.some((one) => one === undefined)) return phrases.map(() => '');
  const saidOf = ({ spans }: Phrase): string => normalise(text.slice(spans[0]?.from, spans.at(-1)?.to));
  // From Dec 1: Mondays…; …, and from Dec 1 Thursdays at 5 is of that one alone.
  const ahead = saysAhead(saidOf(first)) ? all[0] : undefined;
  const behind = saysAhead(saidOf(last)) ? undefined : all.at(-1);
  const count = ahead?.count ?? behind?.count;
  const weeks = count === undefined ? undefined : weeksIn(saidOf(ahead?.count === undefined ? last : first));
  if (count !== undefined && weeks === undefined) return undefined;
  const off = [...(ahead?.off ?? []), ...(behind?.off ?? [])];
  return all.map((one) => {
    const begins = one?.begins === undefined ? (ahead?.begins ?? behind?.begins) : undefined;
    const until = one?.until === undefined ? (ahead?.until ?? behind?.until) : undefined;
    const often = one?.count === undefined ? weeks : undefined;
    const left = off.filter(
      (day) => !one?.off.includes(day) && one?.weekdays.includes(WEEKDAYS[wallWeekday(day)] as string),
    );
    return [
      begins === undefined ? '' : words.from(formatWallDate(begins)),
      until === undefined ? '' : words.until(until),
      often === undefined ? '' : words.during(often),
      ...left.map((day) => words.without(formatWallDate(day))),
    ].join('');
  });
}

function boundsOf({ reading }: Phrase): Bounds | undefined {
  if (reading?.kind !== 'repeat') return undefined;
  const value = (name: string): string | undefined => new RegExp(`${name}=([^;]+)`).exec(reading.rrule)?.[1];
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(value('UNTIL') ?? '') ?? [];
  const count = value('COUNT');
  return {
    // Sat 9am, every week: its own day is no bound.
    begins: value('BYDAY') === undefined ? undefined : reading.begins,
    until: year && `${year}-${month}-${day}`,
    count: count === undefined ? undefined : Number(count),
    weekdays: value('BYDAY')?.split(',') ?? [...WEEKDAYS],
    off: reading.workdays ? [] : (reading.official?.off ?? []),
  };
}

const namedIn = (said: string) =>
  LANGUAGES.flatMap(({ named }) => named(said)).toSorted((one, other) => one.from - other.from);

/** Whether it names another time ahead of its weekdays. */
const saysAhead = (said: string): boolean => namedIn(said).find(({ kind }) => kind !== 'clock')?.kind !== 'weekday';

/** For how many weeks it goes on. */
function weeksIn(said: string): number | undefined {
  const length = namedIn(said).find(({ kind, values: [minutes = 0] }) => kind === 'length' && minutes >= UNITS.week);
  const weeks = (length?.values[0] ?? 0) / UNITS.week;
  return Number.isInteger(weeks) && weeks > 0 ? weeks : undefined;
}
