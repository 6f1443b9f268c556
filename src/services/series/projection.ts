import { imagesOf } from '../change/image.ts';
import type { Projection } from '../change/kind.ts';
import { cacheNew, isCurrent, keepCurrent, refreshOccurrences } from './occurrences.ts';
import { isNewSingle } from './rows.ts';

/** The cached occurrences of events and series. */
export const occurrencesProjection: Projection = {
  of: ['events'],
  async refresh({ executor, caller, pause }, touched) {
    const roots = new Set<string>();
    const gone: string[] = [];
    for (const { id, before, after } of imagesOf(touched, 'events')) {
      if (!before && after && isNewSingle(after)) {
        await cacheNew(executor, caller, after);
        continue;
      }
      if (!after) gone.push(id);
      for (const row of [before, after]) if (row) roots.add(row.series_id ?? row.id);
    }
    await refreshOccurrences(executor, caller, { roots: [...roots], gone }, pause);
  },
  keepCurrent,
  isCurrent,
};
