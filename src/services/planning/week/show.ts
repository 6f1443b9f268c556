import type { Caller } from '../../../domain/caller.ts';
import type { Change, Left } from '../../../domain/plan/relax.ts';
import type { Occurrence } from '../../../domain/time/event.ts';
import { isoWithOffset } from '../../../domain/time/show.ts';
import { formatWallDate, type Instant, MINUTE } from '../../../domain/time/wall.ts';
import { toWall } from '../../../domain/time/zone.ts';
import { messages } from '../../../messages/index.ts';
import { whenOf } from '../../series/present.ts';
import { whenDue } from '../../todos/present.ts';
import type { Gathered } from './gather.ts';
import type { Placed } from './steps.ts';

/** A part of a plan. */
interface PlannedView {
  /** Absent of habits and focus. */
  todo?: string;
  title: string;
  /** `1/2`: of what takes more than one sitting. */
  part?: string;
  start: string;
  end: string;
  when: string;
  why: string;
  /** The next best time, and how much dearer it is in the cost that plans are compared by. */
  next_best?: { when: string; cost: number };
}

interface UnplacedView {
  todo?: string;
  title: string;
  minutes: number;
  why: string;
  /** The smallest change that would place it. */
  change?: string;
}

interface AtRisk {
  todo?: string;
  title: string;
  why: string;
}

interface MovedView {
  id: string;
  title: string;
  from: string;
  to: string;
}

interface LoadView {
  date: string;
  minutes: number;
}

/** What a plan says, for people. */
export interface PlanFacts {
  plan: PlannedView[];
  unplaced: UnplacedView[];
  at_risk: AtRisk[];
  moved: MovedView[];
  load: LoadView[];
}

const idOf = ({ planning }: Placed): { todo?: string } => (planning.todo ? { todo: planning.todo.id } : {});

export function factsOf(caller: Caller, placed: readonly Placed[], left: readonly Left[], of: Gathered): PlanFacts {
  return {
    plan: placed.map((one) => plannedView(caller, one)),
    unplaced: left.map((one) => unplacedView(caller, one, of)),
    at_risk: atRisk(caller, placed),
    moved: placed.flatMap((one) => movedView(caller, one)),
    load: loadOf(caller, placed),
  };
}

function plannedView(caller: Caller, placed: Placed): PlannedView {
  const { placement, planning } = placed;
  const { part, parts, start, end, why, nextBest } = placement;
  const when = (at: Instant): string => whenOf(caller, spanFrom(at, placement), false);
  const due = planning.todo ? whenDue(caller, planning.todo) : '';
  return {
    ...idOf(placed),
    title: planning.title,
    ...(parts > 1 && !placement.task.apart && { part: `${part + 1}/${parts}` }),
    start: isoWithOffset(start, caller.zone),
    end: isoWithOffset(end, caller.zone),
    when: when(start),
    why: messages(caller).plan.why[why]({ due }),
    ...(nextBest && { next_best: { when: when(nextBest.start), cost: Math.round(nextBest.cost) } }),
  };
}

const spanFrom = (at: Instant, { start, end }: Occurrence): Occurrence => ({ start: at, end: at + end - start });

function unplacedView(caller: Caller, { task, minutes, why, change }: Left, { plannings }: Gathered): UnplacedView {
  const planning = plannings.get(task.id);
  const { plan } = messages(caller);
  return {
    ...(planning?.todo && { todo: planning.todo.id }),
    title: planning?.title ?? task.id,
    minutes,
    why: plan.whyLeft[why],
    ...(change && { change: changeText(caller, change) }),
  };
}

function changeText(caller: Caller, change: Change): string {
  const said = messages(caller).plan.change;
  switch (change.kind) {
    case 'fuller':
      return said.fuller;
    case 'later':
      return said.later(change);
    case 'evening':
      return said.evening(change);
    default:
      return said[change.kind](change);
  }
}

/** What is late, or cannot be done later any more: one line a todo. */
function atRisk(caller: Caller, placed: readonly Placed[]): AtRisk[] {
  const { plan } = messages(caller);
  const found = new Map<string, AtRisk>();
  for (const one of placed) {
    const { placement, planning } = one;
    if (!planning.todo || (placement.hasSlack && !placement.isLate)) continue;
    const due = whenDue(caller, planning.todo);
    const why = placement.isLate ? plan.why.late({ due }) : plan.why['last-chance']({ due });
    if (!found.has(planning.todo.id) || placement.isLate)
      found.set(planning.todo.id, { ...idOf(one), title: planning.title, why });
  }
  return [...found.values()];
}

function movedView(caller: Caller, { placement, planning, row }: Placed): MovedView[] {
  const { previous, start } = placement;
  if (!row || previous === undefined || previous === start) return [];
  const when = (at: Instant): string => whenOf(caller, spanFrom(at, placement), false);
  return [{ id: row.id, title: planning.title, from: when(previous), to: when(start) }];
}

function loadOf(caller: Caller, placed: readonly Placed[]): LoadView[] {
  const loads = new Map<string, number>();
  for (const { placement } of placed) {
    const date = formatWallDate(toWall(placement.start, caller.zone));
    loads.set(date, (loads.get(date) ?? 0) + (placement.end - placement.start) / MINUTE);
  }
  return [...loads].map(([date, minutes]) => ({ date, minutes }));
}
