import type { EventRow } from '../../../db/schema.ts';
import type { Placement } from '../../../domain/plan/explain.ts';
import type { Instant } from '../../../domain/time/wall.ts';
import type { Gathered } from './gather.ts';
import { type Planning, plannedFor } from './tasks.ts';

/** One thing that carrying out a plan does. It is kept as text with the token that confirms it. */
export type Step =
  | {
      readonly do: 'add';
      /** The id of a todo, a habit, or focus. */
      readonly for: string;
      readonly title: string;
      readonly part: number;
      readonly parts: number;
      readonly start: Instant;
      readonly end: Instant;
      readonly showAs: EventRow['show_as'];
    }
  | {
      readonly do: 'move';
      readonly event: string;
      readonly part: number;
      readonly parts: number;
      readonly start: Instant;
      readonly end: Instant;
      readonly showAs: EventRow['show_as'];
    }
  | { readonly do: 'drop'; readonly event: string };

/** A part of a plan that was there before, or is new. */
export interface Placed {
  readonly placement: Placement;
  readonly planning: Planning;
  /** The event that it is already. */
  readonly row: EventRow | undefined;
}

/** Each placement with the event that it is. */
export function placedOf(placements: readonly Placement[], { plannings }: Gathered): Placed[] {
  return placements.flatMap((placement) => {
    const planning = plannings.get(placement.task.id);
    if (!planning) return [];
    const block =
      placement.previous === undefined ? undefined : planning.blocks.find((one) => one?.start === placement.previous);
    return [{ placement, planning, row: block?.row }];
  });
}

/** Time that could be given to something else is tentative; what has no other time is busy. */
const showAsOf = ({ hasSlack }: Placement): EventRow['show_as'] => (hasSlack ? 'tentative' : 'busy');

interface Bound {
  readonly step: Step;
  /** Of the row that the step stands on: a todo or an event; 0 for what is neither. */
  readonly version: number;
}

/** What it takes to come from what is there to the plan: nothing for what stays as it is. */
export function stepsOf(placed: readonly Placed[], { plannings }: Gathered): Bound[] {
  const used = new Set(placed.flatMap(({ row }) => row?.id ?? []));
  const drops = [...plannings.values()]
    .flatMap(({ blocks, spare }) => [...blocks, ...spare])
    .flatMap((block): Bound[] =>
      block && !used.has(block.row.id)
        ? [{ step: { do: 'drop', event: block.row.id }, version: block.row.version }]
        : [],
    );
  const others = placed.flatMap(({ placement, planning, row }): Bound[] => {
    const { start, end } = placement;
    // Of a habit or of focus no part comes before another.
    const { part, parts } = planning.todo ? placement : { part: 0, parts: 1 };
    const showAs = showAsOf(placement);
    const where = { part, parts, start, end, showAs };
    if (!row) {
      const { task, title, todo } = planning;
      return [{ step: { do: 'add', for: plannedFor(task), title, ...where }, version: todo?.version ?? 0 }];
    }
    if (placement.previous === start && row.ms === end - start && row.show_as === showAs) return [];
    return [{ step: { do: 'move', event: row.id, ...where }, version: row.version }];
  });
  return [...drops, ...others];
}
