import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { kindOf } from '../../domain/kinds.ts';
import type { CandidateItem } from '../../guard/candidates.ts';
import { type Pending, useConfirmToken } from '../../guard/confirmations.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import type { Envelope, Result } from '../change/envelope.ts';
import type { Kinds } from '../change/kind.ts';
import { isQuestion, type Listed, type Question } from '../change/question.ts';
import type { Refuse } from '../change/reach.ts';
import type { Recorder } from '../change/recorder.ts';
import type { Part, Removal } from '../change/removal.ts';
import { type Outcome, write } from '../change/write.ts';
import { type SelectInput, type Selection, selectItems } from './select.ts';
import { named as itemBy } from './target.ts';

export interface RemoveInput extends Part, SelectInput {
  readonly confirm_token?: string | undefined;
}

export type RemoveResult = Result<{ deleted: Listed[] }>;

/** Items that a question or a result names. */
const NAMED = 50;

/** Deletes items of any kind, one occurrence, the rest of a series or all of it: everything that was named, or nothing. */
export function removeItems(
  database: Database,
  caller: Caller,
  input: RemoveInput,
  refuse?: Refuse,
): Promise<RemoveResult> {
  return write<RemoveResult>(database, caller, {}, (recorder) => removeInside(recorder, database.kinds, input, refuse));
}

async function removeInside(
  recorder: Recorder,
  kinds: Kinds,
  input: RemoveInput,
  refuse: Refuse | undefined,
): Promise<Outcome<RemoveResult>> {
  const { executor, caller } = recorder;
  const removals = new Map<string, Removal>();
  const named = new Set<string>();
  const selected = await selectItems(recorder, kinds, input, refuse);
  if (isQuestion(selected)) return selected;
  const { items, found } = selected;
  if (found && items.length === 0) {
    const said = found.says(messages(caller).items.nothingThere);
    return { asks: { status: 'final', ...said, deleted: [] } };
  }
  for (const given of items) {
    const item = await itemBy(executor, caller, given.id);
    const refused = refuse?.(item.id, given.id);
    if (refused) throw refused;
    const { delete_group_items } = input;
    const part = {
      // A series that was found by a time loses what lies in that time, and of a plan what was chosen of it.
      scope: input.scope ?? (given.occurrence !== undefined || isChosen(input, item) ? ('this' as const) : undefined),
      occurrence: input.occurrence ?? given.occurrence ?? item.occurrence,
      delete_group_items,
    };
    const several = await removalsOf(recorder, kinds, [item.id, ...(given.parts ?? [])], part);
    if (isQuestion(several)) return several;
    for (const removal of several) {
      named.add(removal.key);
      for (const one of [...(removal.withIt ?? []), removal]) {
        const other = removals.get(one.key);
        if (!other || beginOf(one) < beginOf(other)) removals.set(one.key, one);
      }
    }
  }
  const all = [...removals.values()];
  const question = questionOf(caller, all, { named, found });
  const assumptions = found?.assumptions.length ? { assumptions: [...found.assumptions] } : {};
  if (question !== undefined) {
    const pending: Pending = {
      items: all.flatMap((one) => [...one.items, whatBecomes(one)]),
      effect: { groups: input.delete_group_items },
      // A group with its items is one thing.
      ...(input.delete_group_items === undefined && { inParts: true }),
    };
    if (input.confirm_token === undefined) {
      const list = all.slice(0, NAMED).map(({ shown }) => shown);
      return { asks: { status: 'need_user', ...question, ...assumptions }, pending, list };
    }
    await useConfirmToken(executor, caller, input.confirm_token, pending, recorder.changeId);
  }
  const inOrder = all.toSorted((a, b) => Number(a.isLast ?? false) - Number(b.isLast ?? false));
  for (const removal of inOrder) await removal.carryOut(recorder);
  const before = remindersGone(recorder);
  await recorder.project();
  return outcomeOf(
    caller,
    all.map(({ shown }) => shown),
    { reminders: remindersGone(recorder) - before, ...assumptions },
  );
}

/** A reference of a plan names one occurrence, which the user has agreed to. */
const isChosen = ({ confirm_token: token }: RemoveInput, { occurrence }: CandidateItem): boolean =>
  token !== undefined && occurrence !== undefined;

/** What is done with a row, as a part of what is confirmed. */
const whatBecomes = ({ key, begin, effect }: Removal): Pending['items'][number] => ({
  id: `${key} ${JSON.stringify([begin ?? null, effect ?? null])}`,
  version: 0,
});

/** Titles that a question names. */
const TITLED = 10;

/** `Standup (Mon 09:00), Review (…) …`. */
function namesOf(caller: Caller, all: readonly Removal[]): string {
  const names = all.slice(0, TITLED).map(({ shown }) => messages(caller).common.withTime(shown));
  return messages(caller).common.listed({ names, all: all.length });
}

/** The removal of an item of any kind. */
function removalOf(recorder: Recorder, kinds: Kinds, id: string, part: Part): Promise<Removal | Question> {
  const prefix = kindOf(id);
  const remove = prefix && kinds.byPrefix(prefix)?.remove;
  if (!remove) throw unknown(recorder.caller, id);
  return remove(recorder, id, part, (other, otherPart) => removalOf(recorder, kinds, other, otherPart));
}

/** The removal of an item, or of a series that was cut: of all its parts, or of the one that has the occurrence. */
async function removalsOf(
  recorder: Recorder,
  kinds: Kinds,
  [id, ...later]: readonly string[],
  part: Part,
): Promise<Removal[] | Question> {
  if (id === undefined) return [];
  const others = async (): Promise<Removal[] | Question> => removalsOf(recorder, kinds, later, part);
  try {
    const removal = await removalOf(recorder, kinds, id, part);
    if (isQuestion(removal)) return removal;
    const rest = part.scope === 'all' ? await others() : [];
    return isQuestion(rest) ? rest : [removal, ...rest];
  } catch (error) {
    const isElsewhere = error instanceof UserError && error.code === 'NOT_FOUND' && later.length > 0;
    if (!isElsewhere) throw error;
    return others();
  }
}

const remindersGone = (recorder: Recorder): number =>
  recorder.images('reminders').filter(({ after }) => after === null).length;

const beginOf = ({ begin }: Removal): number => begin ?? Number.NEGATIVE_INFINITY;

/** What is asked first: of what was found by a time or by words always, as nobody has named it. */
function questionOf(
  caller: Caller,
  all: readonly Removal[],
  { named, found }: { readonly named: ReadonlySet<string>; readonly found: Selection['found'] },
): Pick<Envelope, 'message' | 'window'> | undefined {
  if (found?.isPlan) return found.says(messages(caller).items.confirmDeleteThese({ names: namesOf(caller, all) }));
  const [first, ...others] = all.filter(({ key }) => named.has(key));
  if (others.length > 0) return { message: messages(caller).items.confirmDelete({ count: all.length }) };
  return first?.question === undefined ? undefined : { message: first.question };
}

/** `Standup ×3`: occurrences of a series are called the same. */
function counted(titles: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const title of titles) times.set(title, (times.get(title) ?? 0) + 1);
  return [...times].map(([title, count]) => (count > 1 ? `${title} ×${count}` : title));
}

/** `reminders`: of events, which went with them. */
function outcomeOf(
  caller: Caller,
  deleted: Listed[],
  { reminders, ...assumed }: { readonly reminders: number; readonly assumptions?: string[] },
): Outcome<RemoveResult> {
  const titles = counted(deleted.map((one) => one.title));
  const names = messages(caller).common.listed({ names: titles.slice(0, 3), all: titles.length });
  const message = messages(caller).items.deleted({ count: deleted.length, names, when: deleted[0]?.when, reminders });
  const [only] = deleted;
  // Of a series it is told which one went.
  const gone = deleted.length === 1 && only?.occurrence !== undefined ? messages(caller).common.withTime(only) : names;
  return {
    summary: messages(caller).items.deletedSummary({ names: gone }),
    done: { status: 'final', message, deleted, ...assumed },
  };
}

const unknown = (caller: Caller, id: string): UserError =>
  new UserError('NOT_FOUND', messages(caller).items.nothingWithId({ id }), {
    hint: messages(caller).items.idsLookLike,
  });
