import { listCached } from '../../../db/repos/occurrences.ts';
import type { EventRow } from '../../../db/schema.ts';
import type { Overlap } from '../../../domain/conflicts/overlap.ts';
import type { Busy } from '../../../domain/time/event.ts';
import { MINUTE } from '../../../domain/time/wall.ts';
import { cachedNear } from '../../availability/reading.ts';
import type { Recorder } from '../../change/recorder.ts';

/** How many occurrences of a file are looked at. */
const MAX_OCCURRENCES = 100_000;
/** Overlaps are counted no further. */
const MAX_OVERLAPS = 10_000;

/**
 * Where busy time that a file brought meets other busy time, of the file or
 * not: each pair once, no event with itself. It goes by the cache, which has
 * all of a finite event, and of a series without end the stretch around now.
 */
export async function overlapsOfImport(recorder: Recorder): Promise<Overlap[]> {
  const { executor, caller } = recorder;
  const brought = new Set<string>();
  for (const { after } of recorder.images()) {
    const row = after as unknown as EventRow | null;
    if (row?.cancelled === 0 && row.show_as === 'busy') brought.add(row.id);
  }
  const spans = await listCached(executor, caller.user, [...brought], MAX_OCCURRENCES);
  const near = await cachedNear(executor, caller, spans);
  const busy = near.filter((one) => one.showAs === 'busy').sort((a, b) => a.start - b.start);
  return meetings(busy, brought);
}

/** One sweep in order of start: what has not ended when something begins meets it. */
function meetings(busy: readonly Busy[], brought: ReadonlySet<string>): Overlap[] {
  const found: Overlap[] = [];
  let open: Busy[] = [];
  for (const one of busy) {
    open = open.filter(({ start, end }) => Math.max(end, start + 1) > one.start);
    for (const other of open) {
      if (other.id === one.id) continue;
      const isOwn = brought.has(one.id);
      if (!isOwn && !brought.has(other.id)) continue;
      if (found.length >= MAX_OVERLAPS) return found;
      const minutes = Math.ceil((Math.min(one.end, other.end) - one.start) / MINUTE);
      const [span, taken] = isOwn ? [one, other] : [other, one];
      found.push({ span, busy: taken, severity: 'hard', overlapMinutes: Math.max(0, minutes) });
    }
    open.push(one);
  }
  return found;
}
