import { DAY, formatWall, parseWall } from '../../src/domain/time/wall.ts';
import { toInstant, toWall } from '../../src/domain/time/zone.ts';
import type { Expected, Gone, Item } from './request.ts';
import type { Kept, Span } from './state.ts';

/** What an item was before and is now. */
interface Change {
  readonly before: Kept | undefined;
  readonly after: Kept | undefined;
}

export function changesBetween(before: readonly Kept[], after: readonly Kept[]): Change[] {
  const old = new Map(before.map((one) => [one.id, one]));
  const now = new Map(after.map((one) => [one.id, one]));
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((id) => ({ before: old.get(id), after: now.get(id) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}

const same = (one: Span, other: Span): boolean => one.start === other.start && one.end === other.end;
const without = (spans: readonly Span[], others: readonly Span[]): Span[] =>
  spans.filter((one) => !others.some((other) => same(one, other)));

/** Local times without an offset are of the user's zone. */
const instantOf = (said: string, zone: string): number => {
  if (/(?:Z|[+-]\d\d:\d\d)$/.test(said)) return Date.parse(said);
  const wall = parseWall(said.length === 10 ? `${said}T00:00:00` : said.length === 16 ? `${said}:00` : said);
  return wall === undefined ? Number.NaN : toInstant(wall, zone);
};

/** Days and letters of either size, as people read titles. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
const holds = (text: string, parts: readonly string[] = []): boolean =>
  parts.every((part) => plain(text).includes(plain(part)));

function fitsTitle({ title }: Item, kept: Kept): boolean {
  if (title === undefined) return true;
  if (typeof title === 'string') return plain(kept.title) === plain(title);
  return holds(kept.title || kept.text, title.has) && !(title.lacks ?? []).some((part) => holds(kept.title, [part]));
}

const isDue = ({ due, allDay }: Kept, said: string, zone: string): boolean =>
  due !== null &&
  (allDay ? formatWall(due).slice(0, 10) === said : said.length > 10 && due === toWall(instantOf(said, zone), zone));

/** Whether an item that was written is the one that was expected. `family`: all starts of what has its title, such as both halves of a series. */
function fits(item: Item, { before, after: kept }: Change, family: readonly number[], zone: string): boolean {
  if (!kept || item.kind !== kept.kind || !fitsTitle(item, kept)) return false;
  const fresh = without(kept.spans, before?.spans ?? []);
  const at = item.at ?? item.start;
  const wanted = at === undefined ? undefined : instantOf(at, zone);
  const reminds = item.reminds?.map((one) => instantOf(one, zone)).toSorted((one, other) => one - other);
  const fields = [
    item.allDay === undefined || item.allDay === kept.allDay,
    item.showAs === undefined || item.showAs === kept.showAs,
    item.location === undefined || holds(kept.location ?? '', [item.location]),
    item.importance === undefined || item.importance === kept.importance,
    item.urgency === undefined || item.urgency === kept.urgency,
    item.estimateMinutes === undefined || item.estimateMinutes === kept.estimateMinutes,
    item.status === undefined || item.status === kept.status,
    item.due === undefined || (item.due === null ? kept.due === null : isDue(kept, item.due, zone)),
    holds(`${kept.title} ${kept.text}`, item.text?.has),
    (item.tags ?? []).every((tag) => kept.tags.some((one) => plain(one) === plain(tag.replace(/^#/, '')))),
    reminds === undefined ||
      (reminds.length === kept.reminds.length && reminds.every((one, index) => one === kept.reminds[index])),
  ];
  if (fields.includes(false)) return false;
  const lists = [fresh, kept.spans].map((spans) => spans.map(({ start }) => start));
  if (item.repeats) {
    const starts = item.repeats.map((one) => instantOf(one, zone));
    if (![...lists, family].some((list) => starts.every((start, index) => list[index] === start))) return false;
  } else if (wanted !== undefined && (fresh.length > 0 ? fresh : kept.spans).every(({ start }) => start !== wanted))
    return false;
  if (item.count === 'endless' && !kept.endless) return false;
  if (
    typeof item.count === 'number' &&
    (kept.endless || ![...lists, family].some(({ length }) => length === item.count))
  )
    return false;
  if (item.end === undefined) return true;
  const span = (fresh.length > 0 ? fresh : kept.spans).find(({ start }) => wanted === undefined || start === wanted);
  return span?.end === instantOf(item.end, zone);
}

/** Whether what is said to be gone was there and is no more. */
function isGone({ title, occurrence }: Gone, before: readonly Kept[], after: readonly Kept[], zone: string): boolean {
  const at = occurrence === undefined ? undefined : instantOf(occurrence, zone);
  const among = (kept: readonly Kept[]): boolean =>
    kept.some(
      (one) =>
        holds(one.title || one.text, [title]) &&
        (at === undefined ||
          one.spans.some(
            ({ start }) => start === at || (occurrence?.length === 10 && Math.abs(start - at) < DAY && start >= at),
          )),
    );
  return among(before) && !among(after);
}

/** Whether what was written is what was expected, and nothing else. */
function isExpected(
  { written, gone = [] }: Extract<Expected, { written: unknown }>,
  before: readonly Kept[],
  after: readonly Kept[],
  zone: string,
): boolean {
  if (!gone.every((one) => isGone(one, before, after, zone))) return false;
  const changes = changesBetween(before, after);
  const startsOf = (kept: readonly Kept[], { kind, title }: Kept): number[] =>
    kept
      .filter((one) => one.kind === kind && one.title === title)
      .flatMap(({ spans }) => spans.map(({ start }) => start))
      .toSorted((one, other) => one - other);
  const claimed = new Map<Change, Item[]>();
  for (const item of written) {
    const change = changes.find((one) => one.after && fits(item, one, startsOf(after, one.after), zone));
    if (!change) return false;
    claimed.set(change, [...(claimed.get(change) ?? []), item]);
  }
  const isOfFamily = ({ kind, title }: Kept): boolean =>
    [...claimed.keys()].some((one) =>
      [one.before, one.after].some((kept) => kept?.kind === kind && kept.title === title),
    );
  return changes.every((change) => {
    const items = claimed.get(change) ?? [];
    const kept = (change.after ?? change.before) as Kept;
    const isTold = gone.some(({ title }) => holds(kept.title || kept.text, [title]));
    if (items.length === 0) return isOfFamily(kept) || isTold;
    const fresh = without(change.after?.spans ?? [], change.before?.spans ?? []);
    const lost = without(change.before?.spans ?? [], change.after?.spans ?? []);
    const isOfAll =
      items.some((item) => item.repeats ?? item.count) || items.every((item) => (item.start ?? item.at) === undefined);
    return isOfAll || (fresh.length <= items.length && (lost.length <= items.length || isTold));
  });
}

/** Each text, or one of the alternatives, occurs. */
const says = (answer: string, texts: readonly (string | readonly string[])[] = []): boolean =>
  texts.every((text) => [text].flat().some((one) => holds(answer, [one])));

const isWindow = (given: unknown, wanted: { start: string; end: string }, zone: string): boolean => {
  if (typeof given !== 'object' || given === null) return false;
  const { start, end } = given as { start?: unknown; end?: unknown };
  return (
    typeof start === 'string' &&
    typeof end === 'string' &&
    instantOf(start, zone) === instantOf(wanted.start, zone) &&
    instantOf(end, zone) === instantOf(wanted.end, zone)
  );
};

/**
 * `right`: done as expected, asked where one has to ask, confirmations included. `asked`: nothing was written and the
 * user is asked without need, or the call refused. `wrong`: another thing was done without a sign, or the answer is another.
 */
export type Verdict = 'right' | 'asked' | 'wrong';

interface Given {
  readonly structuredContent: Record<string, unknown>;
  readonly text: string;
}

/** What the last answer to a request comes to, with what was there before it and is there after it. */
export function verdictOf(
  expect: Expected,
  { structuredContent, text }: Given,
  { before, after, zone }: { readonly before: readonly Kept[]; readonly after: readonly Kept[]; readonly zone: string },
): Verdict {
  const { status, window } = structuredContent;
  const isUnchanged = changesBetween(before, after).length === 0;
  const isAnswer = ({ window: wanted, names, texts, lacks = [] }: Extract<Expected, { answers: object }>['answers']) =>
    (wanted === undefined || isWindow(window, wanted, zone)) &&
    says(text, names) &&
    says(text, texts) &&
    !lacks.some((one) => says(text, [one]));
  const isRight =
    'written' in expect
      ? status === 'final' && isExpected(expect, before, after, zone)
      : 'asks' in expect
        ? status !== 'final' && isUnchanged && says(text + JSON.stringify(structuredContent), expect.asks)
        : status === 'final' && isUnchanged && isAnswer(expect.answers);
  if (isRight) return 'right';
  return status !== 'final' && isUnchanged ? 'asked' : 'wrong';
}
