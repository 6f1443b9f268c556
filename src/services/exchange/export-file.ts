import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { calendarParts } from '../../domain/ics/write.ts';
import { ZoneUses } from '../../domain/ics/write-zones.ts';
import type { KindName } from '../../domain/kinds.ts';
import type { Window } from '../../domain/time/event.ts';
import type { Exported, Outgoing } from '../change/exchange.ts';
import type { Kinds } from '../change/kind.ts';
import { pacing } from '../change/pace.ts';
import { partsOf } from './parts.ts';

/** A calendar file and what is in it. */
export interface ExportedFile extends Exported {
  readonly ics: string;
  /** Size in UTF-8. */
  readonly bytes: number;
}

/** What goes into a file; all of it when nothing is said. */
interface Wanted {
  readonly window: Window | undefined;
  readonly groupId: string | undefined;
  readonly without: readonly KindName[];
}

/**
 * The file of what touches the window and is in the group, or of everything, read by `executor`.
 * Long calendars are read and written in turns of a few milliseconds.
 */
export async function writeFile(
  executor: Executor,
  caller: Caller,
  kinds: Kinds,
  { window, groupId, without }: Wanted,
  onProgress: ((done: number, total: number) => void) | undefined,
): Promise<ExportedFile> {
  const pause = pacing(caller);
  const outgoing: Outgoing = {
    ...{ executor, caller, window, groupId, pause, onProgress },
    uses: new ZoneUses(),
    isWanted: (kind) => !without.includes(kind),
    groups: new Map(),
    described: [],
    alarms: new Map(),
    eventUid: () => undefined,
  };
  // The names of containers are written with what is in them, also where the file does not describe them.
  const givings = partsOf(kinds)
    .filter(({ kind, exchange }) => exchange.stage === 'containers' || outgoing.isWanted(kind))
    .map(({ exchange }) => exchange.gives(outgoing));
  for (const giving of givings) await giving.gather?.();
  const texts: string[] = [];
  let counts: Exported = { events: 0, series: 0, changed: 0, todos: undefined, reminders: 0, beyond: [] };
  for (const giving of givings) {
    const written = await giving.write?.();
    if (!written) continue;
    for (const text of written.texts) texts.push(text);
    counts = { ...counts, ...written.counts };
  }
  return { ...counts, ...(await assemble(texts, outgoing)) };
}

async function assemble(
  texts: readonly string[],
  { uses, described, pause }: Outgoing,
): Promise<{ ics: string; bytes: number }> {
  let ics = '';
  let bytes = 0;
  for (const part of calendarParts(texts, uses, described)) {
    await pause();
    ics += part;
    bytes += Buffer.byteLength(part);
  }
  return { ics, bytes };
}
