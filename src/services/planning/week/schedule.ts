import type { Caller } from '../../../domain/caller.ts';
import { type Plan, planWeek } from '../../../domain/plan/plan.ts';
import type { Week } from '../../../domain/plan/task.ts';
import type { Pending } from '../../../guard/confirmations.ts';
import { messages } from '../../../messages/index.ts';
import type { Database } from '../../change/database.ts';
import type { Conflict, Result } from '../../change/envelope.ts';
import { pacing } from '../../change/pace.ts';
import { isQuestion } from '../../change/question.ts';
import { inWindow } from '../../change/window.ts';
import { ask, write } from '../../change/write.ts';
import { remember } from '../../travel/remember.ts';
import { carryOut } from './apply.ts';
import { type Gathered, gather } from './gather.ts';
import type { PlanWeekInput } from './input.ts';
import { listed } from './names.ts';
import { neededWays, type TravelNeeded, waysAssumed } from './places.ts';
import { factsOf, type PlanFacts } from './show.ts';
import { placedOf, type Step, stepsOf } from './steps.ts';

export type PlanWeekResult = Result<
  PlanFacts & { travel_needed: TravelNeeded[]; conflicts: Conflict[]; plan_token: string }
>;

/**
 * Plans todos, habits and time to think in around what is in the calendar: first as a plan with its token, then, with
 * the token, as one change, exactly as it was shown. What an earlier plan has put there moves as little as it can;
 * nothing else moves at all. The search is outside of any transaction: nobody waits for it.
 */
export async function planSchedule(database: Database, caller: Caller, input: PlanWeekInput): Promise<PlanWeekResult> {
  const { plan_token: token, ...effect } = input;
  if (token !== undefined) return applied(database, caller, token, effect);
  const gathered = await gather(database.db, caller, input);
  if (isQuestion(gathered)) return gathered.asks;
  const plan = await searched(caller, gathered.week);
  const placed = placedOf(plan.placements, gathered);
  const bound = stepsOf(placed, gathered);
  const needed = neededWays(gathered.places.legs(plan.placements));
  const assumptions = [...gathered.assumptions, ...waysAssumed(caller, needed)];
  const { told } = gathered.places;
  if (told.length > 0) await database.db.transaction().execute((executor) => remember(executor, caller, told));
  const said: PlanWeekResult = {
    status: bound.length === 0 ? 'final' : 'need_user',
    ...inWindow(caller, gathered.window, sentence(caller, gathered, plan, bound)),
    ...factsOf(caller, placed, plan.left, gathered),
    ...(gathered.allDay.length > 0 && { conflicts: [...gathered.allDay] }),
    ...(needed.length > 0 && { travel_needed: needed }),
    ...(assumptions.length > 0 && { assumptions }),
    ...(gathered.warnings.length > 0 && { warnings: [...gathered.warnings] }),
  };
  if (bound.length === 0) return said;
  const pending: Pending = {
    items: bound.map(({ step, version }) => ({ id: JSON.stringify(step), version })),
    effect,
    argument: 'plan_token',
  };
  const { confirm_token: planToken, ...asked } = await ask(database, caller, { asks: said, pending });
  return { ...asked, ...(planToken !== undefined && { plan_token: planToken }) };
}

/** The plan of a week, found in turns with whatever else is going on. */
async function searched(caller: Caller, week: Week): Promise<Plan> {
  const pause = pacing(caller);
  const steps = planWeek(week);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause();
  }
}

function sentence(
  caller: Caller,
  { plannings }: Gathered,
  { placements, left }: Plan,
  bound: readonly { readonly step: Step }[],
): string {
  const { plan } = messages(caller);
  if (plannings.size === 0) return plan.nothingToPlan;
  if (bound.length === 0) return placements.length === 0 ? plan.noRoom({ left: left.length }) : plan.holds;
  return plan.confirm({ all: placements.length, ...countsOf(bound.map(({ step }) => step)), left: left.length });
}

const countsOf = (steps: readonly Step[]): { added: number; moved: number; dropped: number } => ({
  added: steps.filter((step) => step.do === 'add').length,
  moved: steps.filter((step) => step.do === 'move').length,
  dropped: steps.filter((step) => step.do === 'drop').length,
});

const applied = (database: Database, caller: Caller, token: string, effect: object): Promise<PlanWeekResult> =>
  write<PlanWeekResult>(database, caller, {}, async (recorder) => {
    const steps = await carryOut(recorder, token, effect);
    const counts = countsOf(steps);
    const { plan } = messages(caller);
    const names = [...new Set(steps.flatMap((step) => (step.do === 'add' ? [step.title] : [])))];
    return {
      summary: plan.summary({ ...counts, names: listed(caller, names) }),
      done: { status: 'final', message: plan.done(counts) },
    };
  });
