import type { EventRow } from '../../../db/schema.ts';
import type { Caller } from '../../../domain/caller.ts';
import { UserError } from '../../../domain/errors.ts';
import { isoWithOffset } from '../../../domain/time/show.ts';
import { toWall } from '../../../domain/time/zone.ts';
import { type Pending, useConfirmToken } from '../../../guard/confirmations.ts';
import { messages } from '../../../messages/index.ts';
import { showConflicts } from '../../availability/conflicts.ts';
import type { Database } from '../../change/database.ts';
import type { Candidate, Result } from '../../change/envelope.ts';
import { isQuestion } from '../../change/question.ts';
import type { Recorder } from '../../change/recorder.ts';
import { inWindow } from '../../change/window.ts';
import { type Outcome, write } from '../../change/write.ts';
import { foldOf } from '../../series/draft.ts';
import { timeAt } from '../../series/moving.ts';
import { insertOverride } from '../../series/override.ts';
import { isRecurring, timeColumns } from '../../series/rows.ts';
import type { Unmovable } from './items.ts';
import { moveView, type Plan, type PlanInput, type PlannedMove, type PlanView, planOf } from './plan.ts';

export interface RescheduleInput extends PlanInput {
  readonly plan_token?: string | undefined;
}

export type RescheduleResult = Result<{ plan: PlanView[]; unmovable: Unmovable[]; plan_token: string }>;

/** Overlaps that a plan lists. */
const LISTED = 50;

/**
 * Moves the events of a time: first as a plan with its token, then, with the
 * token, as one change. The plan is made anew in the transaction that carries it
 * out: what came in the way meanwhile, or was changed, makes another plan, and the token is refused.
 */
export async function reschedule(
  database: Database,
  caller: Caller,
  input: RescheduleInput,
): Promise<RescheduleResult> {
  checkArguments(caller, input);
  const result = await write<RescheduleResult>(database, caller, {}, (recorder) => rescheduleInside(recorder, input));
  const { confirm_token: token, candidates = [], ...rest } = result;
  if (token === undefined) return result;
  // The references of the list stand in the plan itself.
  const plan = rest.plan?.map((view, index) => ({ ...refOf(candidates[index]), ...view }));
  return { ...rest, ...(plan && { plan }), plan_token: token };
}

const refOf = (candidate: Candidate | undefined) => (candidate?.ref === undefined ? {} : { ref: candidate.ref });

function checkArguments(caller: Caller, { shift_minutes, move_to }: RescheduleInput): void {
  if (shift_minutes !== undefined && move_to !== undefined) {
    throw new UserError('INVALID_ARGUMENT', messages(caller).reschedule.shiftOrMove);
  }
  if (shift_minutes === undefined && move_to === undefined) {
    throw new UserError('INVALID_ARGUMENT', messages(caller).reschedule.whereTo, {
      missing: ['shift_minutes', 'move_to'],
      hint: messages(caller).reschedule.shiftTakes,
    });
  }
  if (shift_minutes === 0) {
    throw new UserError('INVALID_ARGUMENT', messages(caller).reschedule.shiftIsZero);
  }
}

async function rescheduleInside(recorder: Recorder, input: RescheduleInput): Promise<Outcome<RescheduleResult>> {
  const { executor, caller } = recorder;
  const plan = await planOf(executor, caller, input);
  if (isQuestion(plan)) return plan;
  const facts = await factsOf(recorder, plan);
  const { plan_token: token, ids: _ids, ...rest } = input;
  if (plan.moves.length === 0 && token === undefined)
    return { asks: { status: 'final', ...inWindow(caller, plan.window, nothing(caller, plan)), plan: [], ...facts } };
  const pending: Pending = {
    items: plan.moves.map(({ found, to }) => ({
      id: `${found.row.id} ${found.start} ${to}`,
      version: found.row.version,
    })),
    effect: rest,
    argument: 'plan_token',
    inParts: true,
  };
  const views = plan.moves.map((move) => shown(caller, move));
  if (token === undefined) {
    return {
      asks: { status: 'need_user', ...inWindow(caller, plan.window, question(caller, plan)), plan: views, ...facts },
      pending,
      list: views,
    };
  }
  await useConfirmToken(executor, caller, token, pending, recorder.changeId);
  const rows: EventRow[] = [];
  for (const move of plan.moves) rows.push(await carryOut(recorder, move));
  const { length: count } = rows;
  const message = messages(caller).reschedule.moved({ count });
  return {
    summary: messages(caller).reschedule.movedSummary({ count, names: names(caller, views) }),
    done: {
      status: 'final',
      ...inWindow(caller, plan.window, message),
      plan: views.map((view, index) => ({ ...view, version: (rows[index] as EventRow).version })),
      ...facts,
    },
  };
}

const shown = (caller: Caller, move: PlannedMove): PlanView =>
  moveView(caller, move, (at) => isoWithOffset(at, caller.zone));

/** What is said of a plan beside its moves. */
async function factsOf({ executor, caller }: Recorder, plan: Plan): Promise<Partial<RescheduleResult>> {
  const { unmovable, collisions, assumptions } = plan;
  const aside = plan.moves.filter(({ isAside }) => isAside).length;
  return {
    unmovable: [...unmovable],
    ...(collisions.length > 0 && { conflicts: await showConflicts(executor, caller, collisions.slice(0, LISTED)) }),
    ...(aside > 0 && {
      warnings: [messages(caller).reschedule.goesToNearest({ aside })],
    }),
    ...(assumptions.length > 0 && { assumptions: [...assumptions] }),
  };
}

/** One event, or one occurrence of a series alone, at its new time; its length stays. */
function carryOut(recorder: Recorder, { found, to }: PlannedMove): Promise<EventRow> {
  const { caller } = recorder;
  const { row, root, start } = found;
  const isOccurrence = row.series_id === null && isRecurring(row);
  const { time: old } = timeAt(caller, row, isOccurrence ? start : undefined);
  const zone = old.zone ?? caller.zone;
  const time = { ...old, start: toWall(to, zone), fold: foldOf(to, zone) };
  if (isOccurrence) return insertOverride(recorder, root, start, time, {});
  return recorder.update('events', row.id, timeColumns(time));
}

const names = (caller: Caller, views: readonly PlanView[]): string =>
  messages(caller).common.listed({ names: views.slice(0, 3).map(({ title }) => title), all: views.length });

function question(caller: Caller, { moves, unmovable }: Plan): string {
  const stays = unmovable.length;
  return messages(caller).reschedule.confirmMove({ count: moves.length, stays });
}

const nothing = (caller: Caller, { unmovable }: Plan): string =>
  unmovable.length === 0 ? messages(caller).reschedule.noSuchEvent : messages(caller).reschedule.nothingCanMove;
