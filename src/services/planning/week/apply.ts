import { findEvents, findPlanned } from '../../../db/repos/events.ts';
import { findTodos } from '../../../db/repos/todos.ts';
import type { EventRow, TodoRow } from '../../../db/schema.ts';
import type { Caller } from '../../../domain/caller.ts';
import { UserError } from '../../../domain/errors.ts';
import { newId } from '../../../domain/ids.ts';
import { MINUTE } from '../../../domain/time/wall.ts';
import { toWall } from '../../../domain/time/zone.ts';
import { confirmedItems, useConfirmToken } from '../../../guard/confirmations.ts';
import { messages } from '../../../messages/index.ts';
import { showConflicts } from '../../availability/conflicts.ts';
import { busyIn } from '../../availability/reading.ts';
import type { Recorder } from '../../change/recorder.ts';
import { foldOf } from '../../series/draft.ts';
import { spanOf } from '../../series/planned.ts';
import type { Step } from './steps.ts';

type Timed = Exclude<Step, { readonly do: 'drop' }>;

const isTimed = (step: Step): step is Timed => step.do !== 'drop';

const stepOf = (text: string): Step => JSON.parse(text) as Step;

/**
 * Carries out the plan that a token was given for, exactly as it was shown. Throws CONFIRMATION_INVALID when a todo or
 * a block was changed since, or something came in where the plan puts something.
 */
export async function carryOut(recorder: Recorder, token: string, effect: unknown): Promise<Step[]> {
  const { executor, caller } = recorder;
  const asked = await confirmedItems(executor, caller, token, 'plan_token');
  const steps = asked.map(({ id }) => stepOf(id));
  const events = await findEvents(
    executor,
    caller.user,
    steps.flatMap((step) => (step.do === 'add' ? [] : [step.event])),
  );
  const todos = await findTodos(
    executor,
    caller.user,
    steps.flatMap((step) => (step.do === 'add' ? [step.for] : [])),
  );
  const versionOf = (step: Step): number =>
    (step.do === 'add' ? todos.get(step.for)?.version : events.get(step.event)?.version) ?? 0;
  const items = steps.map((step, index) => ({ id: asked[index]?.id ?? '', version: versionOf(step) }));
  await useConfirmToken(executor, caller, token, { items, effect, argument: 'plan_token' }, recorder.changeId);
  await refuseTaken(recorder, steps);
  const touched = new Set<string>();
  for (const step of steps) {
    const before = step.do === 'add' ? undefined : events.get(step.event);
    touched.add(step.do === 'add' ? step.for : (before?.planned_for ?? ''));
    if (step.do === 'add') {
      await recorder.insert('events', newBlock(caller, step, todos.get(step.for)));
    } else if (step.do === 'drop') await recorder.remove('events', step.event);
    else if (before) await recorder.change('events', before, { ...timesOf(caller, step), show_as: step.showAs });
    await recorder.pause();
  }
  await linkTodos(recorder, [...touched]);
  return steps;
}

/** Throws when something lies where the plan puts something by now, or that time has begun. */
async function refuseTaken({ executor, caller }: Recorder, steps: readonly Step[]): Promise<void> {
  const timed = steps.filter(isTimed);
  if (timed.length === 0) return;
  const refuse = (message: string): never => {
    throw new UserError('CONFIRMATION_INVALID', message, {
      hint: messages(caller).guard.callAgainWithoutToken({ name: 'plan_token' }),
    });
  };
  if (timed.some(({ start }) => start < caller.now)) refuse(messages(caller).plan.hasBegun);
  const own = new Set(steps.flatMap((step) => (step.do === 'add' ? [] : [step.event])));
  const window = { from: Math.min(...timed.map(({ start }) => start)), to: Math.max(...timed.map(({ end }) => end)) };
  const busy = await busyIn(executor, caller, window, own);
  const span = timed.find((one) => busy.some((other) => one.start < other.end && other.start < one.end));
  const taken = span && busy.find((other) => span.start < other.end && other.start < span.end);
  if (!taken) return;
  const overlap = { span, busy: taken, severity: 'hard' as const, overlapMinutes: 0 };
  const [shown] = await showConflicts(executor, caller, [overlap]);
  refuse(messages(caller).plan.cameBetween({ title: shown?.title ?? '', when: shown?.when ?? '' }));
}

function timesOf(caller: Caller, { start, end, part, parts }: Timed) {
  const [wall, ms] = [toWall(start, caller.zone), Math.round((end - start) / MINUTE) * MINUTE];
  return {
    ...{ all_day: 0 as const, zone: caller.zone, wall_start: wall, fold: foldOf(start, caller.zone), days: 0, ms },
    planned: JSON.stringify({ part, parts, wall, ms }),
  };
}

const newBlock = (caller: Caller, step: Extract<Step, { do: 'add' }>, todo: TodoRow | undefined) => ({
  id: newId('evt'),
  series_id: null,
  recurrence_id: null,
  cancelled: 0 as const,
  title: titleOf(caller, step),
  description: null,
  location: todo?.location ?? null,
  location_place: todo?.location_place ?? null,
  show_as: step.showAs,
  ...timesOf(caller, step),
  rrule: null,
  exdates: '[]',
  rdates: '[]',
  ics_uid: null,
  ics_sequence: null,
  invitation: null,
  source: null,
  group_id: todo?.group_id ?? null,
  share_with: null,
  private: null,
  planned_for: step.for,
});

const titleOf = (caller: Caller, { title, part, parts }: Extract<Step, { do: 'add' }>): string =>
  parts > 1 ? `${title}${messages(caller).shown.aside({ said: `${part + 1}/${parts}` })}` : title;

/** Each todo is linked to the first of its blocks that is not over. */
async function linkTodos(recorder: Recorder, ids: readonly string[]): Promise<void> {
  const { executor, caller } = recorder;
  const blocks = Map.groupBy(await findPlanned(executor, caller.user, ids), (row) => row.planned_for);
  for (const [id, todo] of await findTodos(executor, caller.user, ids)) {
    const coming = (blocks.get(id) ?? [])
      .map((row: EventRow) => ({ row, ...spanOf(row, caller) }))
      .filter(({ end }) => end > caller.now)
      .sort((a, b) => a.start - b.start);
    const first = coming[0]?.row.id ?? null;
    if (todo.event_id !== first) await recorder.change('todos', todo, { event_id: first });
  }
}
