import type { Executor } from '../../db/schema.ts';
import { readWindow } from '../../domain/arguments/window.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import type { KindName } from '../../domain/kinds.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import type { Envelope } from '../change/envelope.ts';
import type { Finding, Titled } from '../change/finding.ts';
import type { Kinds } from '../change/kind.ts';
import { isQuestion, type Question } from '../change/question.ts';
import type { Refuse } from '../change/reach.ts';
import type { Recorder } from '../change/recorder.ts';
import { inWindow } from '../change/window.ts';
import { hasTitle, matchTitle } from './match.ts';
import { narrowed } from './narrow.ts';
import { hasWords } from './words.ts';

/** What tells items of any kind: their ids, words of a title, or what they have in common: a time that they are in, words. */
export interface SelectInput {
  readonly ids?: readonly string[] | undefined;
  readonly match?: string | undefined;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly kind?: SelectKind | undefined;
  readonly query?: string | undefined;
}

type SelectKind = 'event' | 'reminder' | 'todo';

/** An item as it was given or found; of a series perhaps one occurrence. */
interface Picked {
  readonly id: string;
  readonly occurrence?: string | undefined;
  /** The later parts of a series that was cut. */
  readonly parts?: readonly string[];
}

export interface Selection {
  readonly items: readonly Picked[];
  /** Set where items were found by what they have in common: the user has not named each of them. */
  readonly found?: {
    readonly assumptions: readonly string[];
    readonly isPlan: boolean;
    says(message: string): Pick<Envelope, 'message' | 'window'>;
  };
}

const PREFIX: Record<SelectKind, KindName> = { event: 'evt', reminder: 'rem', todo: 'todo' };
const KIND_NAMES: readonly SelectKind[] = ['event', 'reminder', 'todo'];

/** Candidates that a question shows. */
const SHOWN = 8;
/** Items that one call takes. */
const MOST = 200;

/** The items that a call means, or the question which. Throws UserError for what names none. */
export async function selectItems(
  recorder: Recorder,
  kinds: Kinds,
  input: SelectInput,
  refuse: Refuse | undefined,
): Promise<Selection | Question> {
  const { executor, caller } = recorder;
  const { ids, start, end, query } = input;
  const found =
    start !== undefined
      ? await byTime(recorder, kinds, { ...input, start }, refuse)
      : query !== undefined && end === undefined
        ? await byQuery(recorder, kinds, { ...input, query }, refuse)
        : undefined;
  if (found) {
    if (isQuestion(found) || ids === undefined) return found;
    const items = await narrowed(executor, caller, found.items, ids);
    return { items, ...(found.found && { found: { ...found.found, isPlan: false } }) };
  }
  if (ids !== undefined && end === undefined) return { items: ids.map((id) => ({ id })) };
  // Without a beginning it would be left out of account.
  if (end !== undefined) {
    throw new UserError('INVALID_ARGUMENT', messages(caller).items.fromWhen, {
      missing: ['start'],
      hint: messages(caller).items.howToName,
    });
  }
  if (input.match !== undefined) return byWords(recorder, kinds, { ...input, match: input.match }, refuse);
  throw new UserError('INVALID_ARGUMENT', messages(caller).items.nothingNamed, {
    missing: ['ids', 'match', 'start'],
    hint: messages(caller).items.howToName,
  });
}

/** The kinds that are looked at: those that are meant, without those that the caller may not touch. */
function findings(kinds: Kinds, wanted: readonly SelectKind[], refuse: Refuse | undefined): Finding[] {
  const refusal = (kind: SelectKind): UserError | undefined => refuse?.(`${PREFIX[kind]}_`, kind);
  const open = wanted.filter((kind) => !refusal(kind));
  const [first] = wanted;
  const refused = open.length === 0 && first ? refusal(first) : undefined;
  if (refused) throw refused;
  return open.flatMap((kind) => kinds.byPrefix(PREFIX[kind])?.finding ?? []);
}

async function byWords(
  { executor, caller }: Recorder,
  kinds: Kinds,
  { match, kind }: SelectInput & { readonly match: string },
  refuse: Refuse | undefined,
): Promise<Selection | Question> {
  const looked = findings(kinds, kind ? [kind] : KIND_NAMES, refuse);
  const found = matchTitle(await titlesIn(executor, caller, looked), match);
  if ('only' in found) return { items: [{ id: found.only }] };
  if ('several' in found && found.areOne) {
    const [id, ...parts] = found.several as [string, ...string[]];
    return { items: [{ id, parts }] };
  }
  const ids = 'several' in found ? found.several : found.similar;
  const noun = kind ?? 'item';
  if (ids.length === 0) {
    throw new UserError('NOT_FOUND', messages(caller).items.noneMatches({ noun, match }), {
      hint: messages(caller).items.howToName,
    });
  }
  const message =
    'several' in found
      ? messages(caller).items.severalMatch({ noun, count: ids.length, match })
      : messages(caller).items.noneTitled({ noun, match });
  const list = await Promise.all(looked.map((one) => one.listed(executor, caller, ids.slice(0, SHOWN))));
  return { asks: { status: 'need_user', message, missing: ['ids'] }, list: list.flat() };
}

/** Events unless a kind or a title is said: that is what a time is emptied of. */
async function byTime(
  { executor, caller }: Recorder,
  kinds: Kinds,
  { start, end, kind, query, match }: SelectInput & { readonly start: string },
  refuse: Refuse | undefined,
): Promise<Selection | Question> {
  const read = readWindow({ start, end }, caller);
  if (isQuestion(read)) return read;
  const { window, assumptions } = read;
  const usual = match === undefined ? (['event'] as const) : KIND_NAMES;
  const looked = findings(kinds, kind ? [kind] : usual, refuse);
  const all = (await Promise.all(looked.map((one) => one.within(executor, caller, window, query)))).flat();
  const items = match === undefined ? all : all.filter((one) => hasTitle(one, match));
  checkCount(caller, items.length);
  const says = (message: string) => inWindow(caller, window, message);
  // One item by its title and its day is as plain as an id.
  return { items, found: { assumptions, isPlan: match === undefined || items.length > 1, says } };
}

/** What a title may name: an event is not named twice, by itself and by its reminders. */
async function titlesIn(executor: Executor, caller: Caller, looked: readonly Finding[]): Promise<Titled[]> {
  const titles = (await Promise.all(looked.map((one) => one.titles(executor, caller)))).flat();
  const ids = new Set(titles.map(({ id }) => id));
  return titles.filter(({ of }) => of === undefined || !ids.has(of));
}

/** Whether words of a title name an item of the caller's own, of one kind or of any. */
export async function hasOwnTitled(
  { db, kinds }: Pick<Database, 'db' | 'kinds'>,
  caller: Caller,
  match: string,
  kind?: SelectKind,
): Promise<boolean> {
  const titles = await titlesIn(db, caller, findings(kinds, kind ? [kind] : KIND_NAMES, undefined));
  return titles.some((one) => hasTitle(one, match));
}

/** All that is open or to come and has these words in its title, of a series all of it. */
async function byQuery(
  { executor, caller }: Recorder,
  kinds: Kinds,
  { kind, match, query }: SelectInput & { readonly query: string },
  refuse: Refuse | undefined,
): Promise<Selection> {
  const looked = findings(kinds, kind ? [kind] : KIND_NAMES, refuse);
  const words = hasWords(caller, query);
  const titles = await titlesIn(executor, caller, looked);
  const isMeant = (one: Titled): boolean => words(one.title) && (match === undefined || hasTitle(one, match));
  const items = titles.filter((one) => isMeant(one) && one.current).map(({ id }) => ({ id }));
  checkCount(caller, items.length);
  return { items, found: { assumptions: [], isPlan: true, says: (message) => ({ message }) } };
}

function checkCount(caller: Caller, count: number): void {
  if (count <= MOST) return;
  throw new UserError('LIMIT_EXCEEDED', messages(caller).items.tooMany({ count, most: MOST }), {
    hint: messages(caller).items.shorterTime,
  });
}
