import { findSuccessors } from '../../db/repos/memories.ts';
import type { MemoryRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { newId } from '../../domain/ids.ts';
import type { MemoryKind } from '../../domain/memory.ts';
import { type Place, placeText } from '../../domain/place.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import type { Result } from '../change/envelope.ts';
import type { Recorder } from '../change/recorder.ts';
import { type Outcome, write } from '../change/write.ts';
import { announced } from '../items/entity.ts';
import { tagsText } from '../memos/fields.ts';
import { checkPlace } from '../places/check.ts';
import { type MemoryView, memoryTitle, memoryView } from './present.ts';
import { type SimilarMemory, similarTo } from './similar.ts';
import { memoryBy } from './target.ts';

export interface SaveMemoryInput {
  readonly content: string;
  /** Default: that of the superseded one, `place` with a place, else `fact`. */
  readonly kind?: MemoryKind | undefined;
  readonly place?: Place | undefined;
  readonly tags?: readonly string[] | undefined;
  /** Id of a memory that holds no longer. */
  readonly supersedes?: string | undefined;
  readonly source?: string | undefined;
  readonly idempotency_key?: string | undefined;
}

export type MemoryResult = Result<{ memory: MemoryView; similar: SimilarMemory[] }>;

/** Saves what is to be known about the user, and tells what much the same was known before. Throws UserError. */
export const saveMemory = (database: Database, caller: Caller, input: SaveMemoryInput): Promise<MemoryResult> =>
  write<MemoryResult>(database, caller, input, (recorder) => saveMemoryInside(recorder, input));

/** As `saveMemory`, inside a change that may do more. */
export async function saveMemoryInside(recorder: Recorder, input: SaveMemoryInput): Promise<Outcome<MemoryResult>> {
  const { executor, caller } = recorder;
  const { content, source = null } = input;
  const place = checkPlace(caller, input.place, 'place');
  const old = input.supersedes === undefined ? undefined : await close(recorder, input, input.supersedes);
  const similar = await similarTo(executor, caller, content, old?.id);
  const row = await recorder.insert('memories', {
    id: newId('mem'),
    content,
    kind: input.kind ?? (place ? 'place' : (old?.kind ?? 'fact')),
    place: place ? placeText(place) : null,
    tags: tagsText(input.tags ?? []),
    valid_from: old ? caller.now : null,
    valid_to: null,
    supersedes: old?.id ?? null,
    source,
  });
  const title = memoryTitle(row);
  const insteadOf = old && memoryTitle(old);
  return announced(
    caller,
    messages(caller).memories.rememberedSummary({ title }),
    { memory: memoryView(caller, row), similar },
    messages(caller).memories.remembered({ title, insteadOf }),
  );
}

/** Ends what holds no longer. One that something else took the place of is refused: that one is to be replaced. */
async function close(recorder: Recorder, input: SaveMemoryInput, id: string): Promise<MemoryRow> {
  const { executor, caller } = recorder;
  const old = await memoryBy(executor, caller, id);
  const successor = (await findSuccessors(executor, caller.user, [old.id])).get(old.id);
  if (successor) {
    throw new UserError(
      'INVALID_ARGUMENT',
      messages(caller).memories.replacedAlready({ id: old.id, successor: successor.id }),
      {
        hint: messages(caller).memories.replaceTheCurrent,
        retry: { use: 'again', input: { ...input, supersedes: successor.id } },
      },
    );
  }
  // Written also where nothing of it changes, so that an undo of what ended it before cannot pass over this.
  return recorder.change('memories', old, { valid_to: old.valid_to ?? caller.now });
}
