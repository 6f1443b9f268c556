import { findByOrigins } from '../../db/repos/memos.ts';
import type { MemoRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { newId } from '../../domain/ids.ts';
import { hashOf } from '../../guard/hash.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import type { Result } from '../change/envelope.ts';
import type { NewRow } from '../change/recorder.ts';
import { write } from '../change/write.ts';
import { MOST_BYTES, tagsText } from './fields.ts';

/** A note from elsewhere. */
export interface Note {
  /** The same for the same note at every import. */
  readonly origin: string;
  readonly title: string | null;
  readonly content: string;
  readonly tags: readonly string[];
  /** Where it is from, as the user knows it. */
  readonly source: string;
  /** When it was written (epoch ms); absent: now. */
  readonly created?: number | undefined;
}

/** Why a note was left out. */
export type LeftOut = { readonly source: string; readonly why: string };

export type ImportNotesResult = Result<{
  imported: { readonly added: number; readonly changed: number; readonly same: number; readonly left: LeftOut[] };
}>;

type Columns = Pick<MemoRow, 'title' | 'content' | 'tags' | 'source' | 'origin' | 'origin_digest'>;

const columnsOf = (note: Note): Columns => {
  const content = clean(note.content);
  const title = note.title === null ? null : clean(note.title).slice(0, 500).toWellFormed() || null;
  const tags = tagsText(note.tags.map(clean));
  const origin_digest = hashOf({ title, content, tags, created: note.created });
  return { title, content, tags, source: clean(note.source), origin: note.origin, origin_digest };
};

/** What no database and no host takes. */
const clean = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/**
 * Takes in notes as one change: new ones are added, those that changed where
 * they come from are changed, and the others are left as they are. A memo that
 * was deleted here comes back. Meant for some hundreds at a time.
 */
export function importNotes(database: Database, caller: Caller, notes: readonly Note[]): Promise<ImportNotesResult> {
  return write<ImportNotesResult>(database, caller, {}, async (recorder) => {
    const left: LeftOut[] = [];
    const columns = new Map<string, Columns & { readonly created: number | undefined }>();
    for (const note of notes) {
      const why = unfit(caller, note.content);
      if (why) left.push({ source: note.source, why });
      else columns.set(note.origin, { ...columnsOf(note), created: note.created });
      await recorder.pause();
    }
    const known = await findByOrigins(recorder.executor, caller.user, [...columns.keys()]);
    const added: NewRow<'memos'>[] = [];
    let changed = 0;
    for (const [origin, { created, ...row }] of columns) {
      const before = known.get(origin);
      if (!before) {
        const times = created === undefined ? {} : { created_at: created, updated_at: created };
        added.push({ ...row, ...times, id: newId('memo'), pinned: 0 });
      } else if (before.origin_digest !== row.origin_digest) {
        await recorder.change('memos', before, row);
        changed += 1;
      }
    }
    await recorder.insertAll('memos', added);
    const same = columns.size - added.length - changed;
    const total = added.length + changed;
    return {
      summary: messages(caller).memos.importedMemosSummary({ total }),
      done: {
        status: 'final',
        message: messages(caller).memos.importedMemos({ total }),
        imported: { added: added.length, changed, same, left },
      },
    };
  });
}

function unfit(caller: Caller, content: string): string | undefined {
  if (content.trim() === '') return messages(caller).memos.isEmpty;
  const bytes = Buffer.byteLength(content);
  if (bytes <= MOST_BYTES) return undefined;
  return messages(caller).memos.tooLongToImport({ size: Math.ceil(bytes / 1000), most: MOST_BYTES / 1000 });
}
