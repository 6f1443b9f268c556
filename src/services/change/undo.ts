import { type ChangeRowRead, findImages } from '../../db/repos/changes.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import type { Intent } from '../../domain/intent.ts';
import { kindOf } from '../../domain/kinds.ts';
import { isReference, resolveReference } from '../../guard/candidates.ts';
import { type Pending, useConfirmToken } from '../../guard/confirmations.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from './database.ts';
import { type FieldChange, fieldChanges } from './diff.ts';
import type { Result } from './envelope.ts';
import { fall, undoneBy } from './falling.ts';
import { type Image, readImage } from './image.ts';
import type { Kinds, SideEffect } from './kind.ts';
import type { Others } from './others.ts';
import { type PeerOf, takeBackParts, withPeers } from './parts.ts';
import { isQuestion } from './question.ts';
import { type Refuse, refusalOf } from './reach.ts';
import type { Recorder } from './recorder.ts';
import { type ChangesInput, selectChanges, sinceOf } from './select.ts';
import { Blocked, isPartOf, takeBack } from './take-back.ts';
import { type Outcome, write } from './write.ts';

export interface UndoInput extends ChangesInput {
  /** The items that are taken back; all of the changes without them. */
  readonly ids?: readonly string[] | undefined;
  readonly preview?: boolean | undefined;
  readonly confirm_token?: string | undefined;
}

export type UndoResult = Result<{ undone: FieldChange[]; undone_more: Record<string, number> }>;

const SHOWN = 50;
/** Changes that a question names. */
const NAMED = 20;
/** More changes than this are not offered to be undone together. */
const MAX_TOGETHER = 100;

/** Takes changes back exactly, all or nothing; undoing an undo redoes. */
export async function undoChanges(
  database: Database,
  caller: Caller,
  input: UndoInput,
  { refuse, peerOf }: { readonly refuse?: Refuse | undefined; readonly peerOf?: PeerOf | undefined } = {},
): Promise<UndoResult> {
  const attempt = (given: UndoInput): Promise<UndoResult> =>
    withPeers(peerOf, ({ there, gone }) =>
      write<UndoResult>(
        database,
        caller,
        {},
        (recorder, others) => undoInside(recorder, { others, gone }, database.kinds, given, refuse),
        there,
      ),
    );
  const isTime = input.since !== undefined && !input.since.startsWith('chg_');
  const since = isTime ? sinceOf(caller, input.since as string, 'since') : undefined;
  if (isQuestion(since)) return since.asks;
  const assumptions = since?.assumptions ?? [];
  const result = await attempt(input).catch(async (error: unknown) => {
    // Together with what came later more would be undone than the items that are meant.
    throw error instanceof Blocked ? await conflict(caller, error, input.ids ? undefined : attempt) : error;
  });
  return assumptions.length > 0 ? { ...result, assumptions } : result;
}

async function undoInside(
  recorder: Recorder,
  elsewhere: { readonly others: Others; readonly gone: ReadonlySet<string> },
  kinds: Kinds,
  input: UndoInput,
  refuse: Refuse | undefined,
): Promise<Outcome<UndoResult>> {
  const { executor, caller } = recorder;
  const changes = await selectChanges(executor, caller, input);
  if (isQuestion(changes)) return changes;
  if (changes.length === 0) {
    const why = messages(caller).change.lookAtChanges;
    return {
      asks: {
        status: 'final',
        message: messages(caller).change.nothingToUndo,
        undone: [],
        suggestions: [{ use: 'history', why }],
      },
    };
  }
  for (const change of changes) {
    const refused = refusalOf(await findImages(executor, caller.user, change.id), refuse);
    if (refused) throw refused;
  }
  const part = input.ids && (await partOf(recorder, kinds, changes, input.ids));
  if (!part) await takeBackParts(recorder, elsewhere, changes, kinds);
  await takeBack(recorder, changes, kinds, part?.only);
  await recorder.project();

  const fields: FieldChange[] = [];
  const several = new Set(recorder.images().map(({ id }) => id)).size > 1;
  for (const image of recorder.images()) {
    const row = image.after ?? image.before;
    const title = several && row ? { title: kinds.byTable(image.table).nameOf(caller, row) } : {};
    fields.push(
      ...fieldChanges(caller, kinds, image).map((one) => (one.field === 'item' ? one : { ...one, ...title })),
    );
    await recorder.pause();
  }
  const shown = fields.slice(0, SHOWN);
  const more = countByField(fields.slice(SHOWN));
  const facts = { undone: shown, ...(fields.length > SHOWN && { undone_more: more }) };
  const redo = changes.every((change) => change.undoes !== null);
  const again = redo ? await undoneBy(executor, caller, ...changes) : [];
  const summaries = (again.length > 0 ? again : changes).map((change) => change.summary);
  const what = part ? listed(caller, part.names(kinds), 3) : listed(caller, summaries, 3);
  if (input.preview) {
    return { asks: { status: 'final', message: messages(caller).change.wouldUndo({ what }), ...facts } };
  }

  const effects = await sideEffectsOf(recorder, kinds, Math.min(...changes.map((change) => change.seq)));
  if (changes.length > 1 || effects.length > 0) {
    const pending: Pending = {
      items: changes.map((change) => ({ id: change.id, version: change.seq })),
      effect: part ? [...effects.map(({ effect }) => effect), [...part.only]] : effects.map(({ effect }) => effect),
    };
    if (input.confirm_token === undefined) {
      const conflicts = (await Promise.all(effects.map((one) => one.conflicts()))).flat();
      const count = effects.reduce((sum, one) => sum + one.count, 0);
      const message =
        count > 0
          ? overlapMessage(caller, what, count)
          : manyMessage(caller, changes.length, listed(caller, summaries, NAMED));
      return { asks: { status: 'need_user', message, ...facts, ...(conflicts.length > 0 && { conflicts }) }, pending };
    }
    await useConfirmToken(executor, caller, input.confirm_token, pending, recorder.changeId);
  }
  // What is left of a change that was taken back in part stands.
  if (!part) for (const change of changes) await fall(executor, caller, change, recorder.changeId);
  const warnings = (await Promise.all(effects.map((one) => one.warnings()))).flat();
  return {
    summary: redo ? messages(caller).change.redid({ what }) : messages(caller).change.undid({ what }),
    undoes: part ? [] : changes.map((change) => change.id),
    done: {
      status: 'final',
      message: redo ? messages(caller).change.redone({ what }) : messages(caller).change.undone({ what }),
      ...facts,
      ...(warnings.length > 0 && { warnings }),
    },
  };
}

/** A part of what changes did. */
interface PartOfChanges {
  /** The items that are taken back. */
  readonly only: ReadonlySet<string>;
  names(kinds: Kinds): string[];
}

/** The items of the changes that are meant; undefined where these are all. Throws NOT_FOUND for one that they did not touch. */
async function partOf(
  { executor, caller }: Recorder,
  kinds: Kinds,
  changes: readonly ChangeRowRead[],
  given: readonly string[],
): Promise<PartOfChanges | undefined> {
  const images: Image[] = [];
  for (const { id } of changes) images.push(...(await findImages(executor, caller.user, id)).map(readImage));
  const only = new Set<string>();
  for (const text of given) {
    const id = isReference(text) ? (await resolveReference(executor, caller, text)).id : text.trim();
    const titled = kindOf(id) === undefined ? idsTitled(caller, kinds, images, id) : [];
    if (titled.length > 0) {
      for (const one of titled) only.add(one);
      continue;
    }
    if (!images.some((image) => isPartOf(image, new Set([id])))) {
      throw new UserError('NOT_FOUND', messages(caller).change.notPartOfChange({ id }), {
        hint: messages(caller).change.previewShowsItems,
        retry: { use: 'history' },
      });
    }
    only.add(id);
  }
  const inside = images.filter((image) => isPartOf(image, only));
  if (inside.length === images.length) return undefined;
  const names = (kinds: Kinds): string[] =>
    inside
      .filter(({ id }) => only.has(id))
      .flatMap(({ table, after, before }) => {
        const row = after ?? before;
        return row ? [kinds.byTable(table).nameOf(caller, row)] : [];
      });
  return { only, names };
}

/** The items of a change that are called this; or the only one whose name has these words. */
function idsTitled(caller: Caller, kinds: Kinds, images: readonly Image[], text: string): string[] {
  const wanted = text.toLowerCase();
  const names = images.flatMap(({ table, id, before, after }) => {
    const row = after ?? before;
    return row ? [{ id, name: kinds.byTable(table).nameOf(caller, row).toLowerCase() }] : [];
  });
  const same = new Set(names.filter(({ name }) => name === wanted).map(({ id }) => id));
  const having = new Set(names.filter(({ name }) => name.includes(wanted)).map(({ id }) => id));
  return same.size > 0 ? [...same] : having.size === 1 ? [...having] : [];
}

async function sideEffectsOf(recorder: Recorder, kinds: Kinds, seq: number): Promise<SideEffect[]> {
  const found: SideEffect[] = [];
  for (const kind of kinds.all) {
    const effect = await kind.sideEffectOf?.(recorder, seq);
    if (effect) found.push(effect);
  }
  return found;
}

const listed = (caller: Caller, summaries: readonly string[], most: number): string =>
  messages(caller).common.chained({ names: summaries.slice(0, most), all: summaries.length });

const manyMessage = (caller: Caller, count: number, what: string): string =>
  messages(caller).change.confirmUndoOfSeveral({ count, what });

const overlapMessage = (caller: Caller, what: string, count: number): string =>
  messages(caller).change.confirmUndoWithConflicts({ what, count });

function countByField(fields: readonly FieldChange[]): Record<string, number> {
  const counts: Record<string, number> = {};
  // `occurrence 2026-01-28T15:00:00 title` and the like are of one kind.
  for (const [kind = ''] of fields.map(({ field }) => field.split(' '))) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** The refusal, with all that would have to be undone together: found by trying, as those may be followed by others again. */
async function conflict(
  caller: Caller,
  { following: { chosen, change, later, fields } }: Blocked,
  attempt: ((input: UndoInput) => Promise<UndoResult>) | undefined,
): Promise<UserError> {
  const together = new Map(later.map((one) => [one.id, one]));
  const idList = (): string => [...chosen.map((one) => one.id), ...together.keys()].join(',');
  let works = false;
  for (let found = later; attempt && found.length > 0 && together.size <= MAX_TOGETHER; ) {
    const again = await attempt({ change_id: idList(), preview: true }).catch((error: unknown) => error);
    works = !(again instanceof Error);
    found = again instanceof Blocked ? again.following.later : [];
    for (const one of found) together.set(one.id, one);
  }
  const inOrder = [...together.values()].sort((a, b) => a.seq - b.seq);
  const what = listed(
    caller,
    inOrder.map((one) => one.summary),
    3,
  );
  const retry: Intent = works ? { use: 'undo', changes: idList() } : { use: 'history' };
  return new UserError(
    'UNDO_CONFLICT',
    messages(caller).change.followedByLaterChanges({ summary: change.summary, what }),
    {
      hint: works ? messages(caller).change.undoThemTogether : messages(caller).change.undoNewestChangesFirst,
      retry,
      facts: {
        later: inOrder.map((one) => ({ change_id: one.id, tool: one.tool, summary: one.summary })),
        fields,
      },
    },
  );
}
