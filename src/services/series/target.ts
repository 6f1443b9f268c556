import type { Executor } from '../../db/schema.ts';
import { readIso } from '../../domain/arguments/read.ts';
import { dayReading, readSpan } from '../../domain/arguments/spoken.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import type { Window } from '../../domain/time/event.ts';
import { DAY, HOUR, type Instant } from '../../domain/time/wall.ts';
import { startOfDay } from '../../domain/time/zone.ts';
import { isQuestion, type Listed, type Question } from '../change/question.ts';
import type { Part } from '../change/removal.ts';
import { type Kind, notFound } from '../items/kind.ts';
import { whichPart } from '../items/part.ts';
import { byTitle, named, type Titled, unnamed } from '../items/target.ts';

/** What a call means: an item that does not repeat, or which part of one that does. */
export type Target<Item, Occurrence> =
  | { readonly item: Item; readonly scope?: undefined; readonly occurrence?: undefined }
  | { readonly item: Item; readonly scope: 'this' | 'this_and_future'; readonly occurrence: Occurrence }
  | {
      readonly item: Item;
      readonly scope: 'all';
      /** The one that the arguments speak of; absent when none was named. */
      readonly occurrence?: Occurrence | undefined;
    };

export interface TargetInput extends Part {
  readonly id?: string | undefined;
  readonly match?: string | undefined;
}

/** A kind of item that may repeat: how its items and their occurrences are found. */
export interface RepeatingKind<Item, Occurrence> extends Kind {
  /** What is stored under an id, and the original start of the occurrence that the id itself names. */
  find(executor: Executor, caller: Caller, id: string): Promise<{ item: Item; occurrence?: string } | undefined>;
  titles(executor: Executor, caller: Caller): Promise<readonly Titled[]>;
  titleOf(caller: Caller, item: Item): string;
  /** As a candidate: as a whole, or one of its occurrences. */
  listed(caller: Caller, item: Item, occurrence?: Occurrence): Listed;
  isRecurring(item: Item): boolean;
  /** The occurrence of this original start. */
  startingAt(caller: Caller, item: Item, start: Instant): Occurrence | undefined;
  /** Those of a day or another span of time, in order; of many the first two at least. */
  onDay(caller: Caller, item: Item, day: Window): readonly Occurrence[];
  /** Occurrences that a user may mean. */
  likely(caller: Caller, item: Item, limit: number): readonly Occurrence[];
  /** The occurrence that is meant where none is named; without it none is taken for granted. */
  current?(caller: Caller, item: Item): Occurrence | undefined;
  hasEarlier(caller: Caller, item: Item, occurrence: Occurrence): boolean;
  /** The original start of an occurrence, as results give it. */
  nameOf(caller: Caller, item: Item, occurrence: Occurrence): string;
  /** The message that no occurrence has this start, and what would do instead: such as the `next` ones. */
  missing(
    caller: Caller,
    title: string,
    text: string,
    next: readonly string[],
  ): { readonly message: string; readonly hint: string };
}

/** How far outside a part of the day an occurrence may begin that is named by it: `tonight's` at seven. */
const VAGUE = 2 * HOUR;
/** How many occurrences a question and a refusal name. */
const ASKED = 5;
const EXAMPLES = 3;

/** The item that a call means, and which part of it, or the question that must be asked first. Throws NOT_FOUND. */
export async function findTarget<Item, Occurrence>(
  executor: Executor,
  caller: Caller,
  input: TargetInput,
  kind: RepeatingKind<Item, Occurrence>,
): Promise<Target<Item, Occurrence> | Question> {
  const items = await itemsMeant(executor, caller, input, kind);
  if (isQuestion(items)) return items;
  const [{ item, occurrence }, ...later] = items;
  if (later.length > 0) return partMeant(caller, [item, ...later.map((one) => one.item)], input, kind);
  return withScope(caller, item, { ...input, occurrence: input.occurrence ?? occurrence }, kind);
}

/** Does what `findTarget` does; `scope: all` of a series that was cut in parts gives every part, in their order. */
export async function findTargets<Item, Occurrence>(
  executor: Executor,
  caller: Caller,
  input: TargetInput,
  kind: RepeatingKind<Item, Occurrence>,
): Promise<readonly [Target<Item, Occurrence>, ...Target<Item, Occurrence>[]] | Question> {
  const items = await itemsMeant(executor, caller, input, kind);
  if (isQuestion(items)) return items;
  const [first, ...later] = items.map(({ item }): Target<Item, Occurrence> => ({ item, scope: 'all' }));
  if (first && later.length > 0 && input.scope === 'all' && input.occurrence === undefined) return [first, ...later];
  const target = await findTarget(executor, caller, input, kind);
  return isQuestion(target) ? target : [target];
}

interface Meant<Item> {
  readonly item: Item;
  readonly occurrence?: string | undefined;
}

/** What is stored under an id or a title; several where a series was cut. */
async function itemsMeant<Item, Occurrence>(
  executor: Executor,
  caller: Caller,
  input: TargetInput,
  kind: RepeatingKind<Item, Occurrence>,
): Promise<readonly [Meant<Item>, ...Meant<Item>[]] | Question> {
  if (input.id !== undefined) return [await itemBy(executor, caller, input.id, kind)];
  if (input.match === undefined) throw unnamed(caller);
  const found = await byTitle(caller, input.match, kind, {
    titles: () => kind.titles(executor, caller),
    list: async (ids) => {
      const list: Listed[] = [];
      for (const id of ids) list.push(kind.listed(caller, (await itemBy(executor, caller, id, kind)).item));
      return list;
    },
    takesParts: true,
  });
  if (isQuestion(found)) return found;
  const later: Meant<Item>[] = [];
  for (const id of found.parts?.slice(1) ?? []) later.push({ item: (await itemBy(executor, caller, id, kind)).item });
  return [{ item: (await itemBy(executor, caller, found.id, kind)).item }, ...later];
}

/** The part of a series that was cut in two: the one with the named occurrence, else the one that runs. */
function partMeant<Item, Occurrence>(
  caller: Caller,
  parts: readonly Item[],
  input: Part,
  kind: RepeatingKind<Item, Occurrence>,
): Target<Item, Occurrence> | Question {
  const [first, ...later] = parts as readonly [Item, ...Item[]];
  try {
    const target = withScope(caller, first, input, kind);
    if (!isQuestion(target) || later.length === 0 || !target.list) return target;
    const others = later.flatMap((item) =>
      kind.likely(caller, item, ASKED).map((one) => kind.listed(caller, item, one)),
    );
    return { ...target, list: [...target.list, ...others].slice(0, ASKED) };
  } catch (error) {
    const isElsewhere = error instanceof UserError && error.code === 'NOT_FOUND' && later.length > 0;
    if (!isElsewhere) throw error;
    return partMeant(caller, later, input, kind);
  }
}

/** The item of an id or of a reference such as `k7#2`, and the occurrence that this names. Throws NOT_FOUND. */
export async function itemBy<Item, Occurrence>(
  executor: Executor,
  caller: Caller,
  text: string,
  kind: RepeatingKind<Item, Occurrence>,
): Promise<{ readonly item: Item; readonly occurrence?: string | undefined }> {
  const { id, occurrence } = await named(executor, caller, text);
  const found = await kind.find(executor, caller, id);
  if (!found) throw notFound(caller, id, kind);
  return { occurrence, ...found };
}

/** A recurring target needs a scope, and unless all of it is meant, the occurrence: never a guess. */
function withScope<Item, Occurrence>(
  caller: Caller,
  item: Item,
  { scope: given, occurrence: text }: Part,
  kind: RepeatingKind<Item, Occurrence>,
): Target<Item, Occurrence> | Question {
  if (!kind.isRecurring(item)) return { item };
  // What is done with the one that is due is done with one alone.
  const scope = given ?? (kind.current ? 'this' : undefined);
  if (scope === 'all' && text === undefined) return { item, scope };
  const current = text === undefined && scope === 'this' ? kind.current?.(caller, item) : undefined;
  if (current !== undefined) return { item, scope: 'this', occurrence: current };
  if (scope === undefined || text === undefined) {
    const title = kind.titleOf(caller, item);
    return {
      asks: whichPart(caller, { title, noun: kind.noun }, { scope, occurrence: text }),
      list: kind.likely(caller, item, ASKED).map((occurrence) => kind.listed(caller, item, occurrence)),
    };
  }
  const read = occurrenceBy(caller, item, { text, scope }, kind);
  if (isQuestion(read)) return read;
  const { occurrence } = read;
  // With nothing left before it, `this_and_future` is all of the series, and asked about as such.
  const isAll = scope === 'this_and_future' && !kind.hasEarlier(caller, item, occurrence);
  return { item, scope: isAll ? 'all' : scope, occurrence };
}

/**
 * The occurrence whose original start the text names, in any form that times
 * have: a date or a span of time names the one that lies in it. For `this_and_future` words and
 * dates name the first one from then on (`January`); where several could be meant otherwise, it is asked.
 */
function occurrenceBy<Item, Occurrence>(
  caller: Caller,
  item: Item,
  { text, scope }: { readonly text: string; readonly scope: NonNullable<Part['scope']> },
  kind: RepeatingKind<Item, Occurrence>,
): { readonly occurrence: Occurrence } | Question {
  const span = readSpan(text, { name: 'occurrence', purpose: 'look' }, caller);
  if (isQuestion(span)) return span;
  const { start, end } = span;
  const from = start.kind === 'instant' ? start.instant : startOfDay(start.wall, caller.zone);
  const exact = start.kind === 'instant' && !end ? kind.startingAt(caller, item, from) : undefined;
  if (exact !== undefined) return { occurrence: exact };
  if (start.kind === 'date' || end) {
    const last = end ?? dayReading(start.wall + DAY, []);
    const to = last.kind === 'instant' ? last.instant : startOfDay(last.wall, caller.zone);
    const within = kind.onDay(caller, item, { from, to });
    const isPart = end !== undefined && to - from < DAY / 2;
    const found =
      within.length === 0 && isPart ? kind.onDay(caller, item, { from: from - VAGUE, to: to + VAGUE }) : within;
    const [only, ...others] = found;
    if (only !== undefined && (others.length === 0 || (scope === 'this_and_future' && end)))
      return { occurrence: only };
    if (only !== undefined && end) return which(caller, item, found, kind);
  }
  const isInstant = readIso(text, caller)?.kind === 'instant';
  const later = scope === 'this_and_future' && !isInstant ? firstFrom(caller, item, from, kind) : undefined;
  if (later !== undefined) return { occurrence: later };
  const next = kind.likely(caller, item, EXAMPLES).map((occurrence) => kind.nameOf(caller, item, occurrence));
  const { message, hint } = kind.missing(caller, kind.titleOf(caller, item), text, next);
  throw new UserError('NOT_FOUND', message, { hint });
}

/** The first occurrence from an instant on, if it is not years away. */
function firstFrom<Item, Occurrence>(
  caller: Caller,
  item: Item,
  from: Instant,
  kind: RepeatingKind<Item, Occurrence>,
): Occurrence | undefined {
  for (const days of [31, 400]) {
    const [first] = kind.onDay(caller, item, { from, to: from + days * DAY });
    if (first !== undefined) return first;
  }
  return undefined;
}

/** Several occurrences lie in the time that was named. */
const which = <Item, Occurrence>(
  caller: Caller,
  item: Item,
  found: readonly Occurrence[],
  kind: RepeatingKind<Item, Occurrence>,
): Question => ({
  asks: whichPart(caller, { title: kind.titleOf(caller, item), noun: kind.noun }, { scope: 'this' }),
  list: found.slice(0, ASKED).map((occurrence) => kind.listed(caller, item, occurrence)),
});
