import { readWindow } from '../../domain/arguments/window.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import type { KindName } from '../../domain/kinds.ts';
import { messages } from '../../messages/index.ts';
import type { Envelope } from '../change/envelope.ts';
import type { Finding } from '../change/finding.ts';
import type { Kinds } from '../change/kind.ts';
import { isQuestion, type Listed, type Question } from '../change/question.ts';
import type { Refuse } from '../change/reach.ts';
import type { Recorder } from '../change/recorder.ts';
import { inWindow } from '../change/window.ts';
import { foldTitle, matchTitle } from './match.ts';

/** What tells items of any kind: their ids, words of a title, or a time that they are in. */
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
}

export interface Selection {
  readonly items: readonly Picked[];
  /** By a time: of a series the occurrences, and the user has not named what is to be done away with. */
  readonly byTime?: {
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
  const { caller } = recorder;
  if (input.ids !== undefined) {
    if (BESIDE_IDS.some((name) => input[name] !== undefined)) throw contradicted(caller, BESIDE_IDS);
    return { items: input.ids.map((id) => ({ id })) };
  }
  if (input.start !== undefined) return byTime(recorder, kinds, { ...input, start: input.start }, refuse);
  // Without a beginning these would be left out of account.
  if (input.end !== undefined || input.query !== undefined) {
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

const BESIDE_IDS = ['start', 'end', 'query'] as const;

/** Ids say all, and win over a title: what would narrow them down is not left out of account without a word. */
const contradicted = (caller: Caller, names: readonly string[]): UserError =>
  new UserError('INVALID_ARGUMENT', messages(caller).items.idsAlone({ names }), {
    hint: messages(caller).common.passOneOfThem,
  });

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
  const titles = (await Promise.all(looked.map((one) => one.titles(executor, caller)))).flat();
  const found = matchTitle(titles, match);
  if ('only' in found) return { items: [{ id: found.only }] };
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
  const items = match === undefined ? all : all.filter(hasTitle(match));
  if (items.length > MOST) {
    throw new UserError('LIMIT_EXCEEDED', messages(caller).items.tooMany({ count: items.length, most: MOST }), {
      hint: messages(caller).items.shorterTime,
    });
  }
  const says = (message: string) => inWindow(caller, window, message);
  // One item by its title and its day is as plain as an id.
  return { items, byTime: { assumptions, isPlan: match === undefined || items.length > 1, says } };
}

const hasTitle =
  (match: string) =>
  ({ title }: Listed): boolean =>
    foldTitle(title).includes(foldTitle(match));
