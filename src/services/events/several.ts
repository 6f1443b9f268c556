import type { EventRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { messages } from '../../messages/index.ts';
import { confirm } from '../change/confirm.ts';
import type { Database } from '../change/database.ts';
import type { Kinds } from '../change/kind.ts';
import { isQuestion, type Question } from '../change/question.ts';
import type { Recorder } from '../change/recorder.ts';
import { type Outcome, write } from '../change/write.ts';
import { announced } from '../items/entity.ts';
import { groupOf } from '../items/groups.ts';
import { type Selection, selectItems } from '../items/select.ts';
import { type EventTarget, findEventTargets } from '../series/event-target.ts';
import type { Changed } from '../series/parts.ts';
import { viewOf, withoutRepeat } from '../series/present.ts';
import { type Change, located, settled, type UpdateResult, written } from './carry-out.ts';
import type { SeveralInput, UpdateInput } from './patch.ts';

const isFiltered = ({ within, query }: SeveralInput): boolean => within !== undefined || query !== undefined;

export const meansSeveral = (input: SeveralInput): boolean => input.ids !== undefined || isFiltered(input);

/** What can be said of one event only: several are moved by a plan. */
const OF_ONE = [
  'id',
  'match',
  'occurrence',
  'expected_version',
  'title',
  'start',
  'end',
  'duration_minutes',
  'all_day',
  'timezone',
  'repeat',
  'slot_token',
  'share_with',
  'response',
  'attendees',
] as const satisfies readonly (keyof UpdateInput)[];

/**
 * Sets the same fields of several events in one change: of a series the occurrences that begin `within` a time, else
 * (or with `scope: all`) all of it. Asks first where a filter chose them and something that they say would be lost.
 * Throws UserError.
 */
export function updateSeveral(database: Database, caller: Caller, input: UpdateInput): Promise<UpdateResult> {
  const beside = OF_ONE.filter((name) => input[name] !== undefined);
  if (beside.length > 0) {
    throw new UserError('INVALID_ARGUMENT', messages(caller).events.notOfSeveral({ names: beside }), {
      hint: messages(caller).events.moveSeveral,
    });
  }
  return write<UpdateResult>(database, caller, {}, (recorder) => inside(recorder, database.kinds, input));
}

async function inside(recorder: Recorder, kinds: Kinds, input: UpdateInput): Promise<Outcome<UpdateResult>> {
  const { caller } = recorder;
  const { ids, within: start, query } = input;
  const selected = await selectItems(recorder, kinds, { ids, start, query, kind: 'event' }, undefined);
  if (isQuestion(selected)) return selected;
  const { found } = selected;
  const says = found?.says ?? ((message: string) => ({ message }));
  const targets = await targetsOf(recorder, input, selected);
  if (isQuestion(targets)) return targets;
  if (targets.length === 0) {
    return { asks: { status: 'final', ...says(messages(caller).events.noneToChange), events: [] } };
  }
  const changed = await changeAll(recorder, input, targets);
  if (isQuestion(changed)) return changed;
  const losing = found ? losingIn(recorder) : 0;
  if (losing > 0) {
    const asked = await confirm(recorder, input, {
      asks: { status: 'need_user', ...says(messages(caller).events.confirmLoss({ count: losing })) },
      ...agreement(caller, input, changed),
    });
    if (asked) return asked;
  }
  const all = changed.flatMap(({ done: { event } }) => event ?? []);
  const events = all.map((one, at) => (all.findIndex(({ id }) => id === one.id) < at ? withoutRepeat(one) : one));
  const titles = [...new Set(events.map(({ title }) => title))];
  const names = messages(caller).common.listed({ names: titles.slice(0, NAMED), all: titles.length });
  const said = (key: 'assumptions' | 'warnings'): string[] => [
    ...new Set(changed.flatMap(({ done }) => done[key] ?? [])),
  ];
  const outcome = announced(caller, messages(caller).events.changedSeveral({ count: events.length, names }), {
    events,
    assumptions: [...(found?.assumptions ?? []), ...said('assumptions')],
    warnings: said('warnings'),
  });
  return { ...outcome, done: { ...outcome.done, ...says(outcome.done.message) } };
}

/** Titles that a line names. */
const NAMED = 3;

/** Each event once: a series whose occurrences were found is meant as a whole with `scope: all`. */
async function targetsOf(
  { executor, caller }: Recorder,
  { scope, query }: UpdateInput,
  { items }: Selection,
): Promise<EventTarget[] | Question> {
  // Words are those of a title, which all of a series has; what was named by its id is asked about.
  const whole = scope ?? (query === undefined ? undefined : 'all');
  const all = new Map<string, EventTarget>();
  for (const { id, occurrence } of items) {
    const isPart = scope !== 'all' && occurrence !== undefined;
    const part = isPart ? ({ scope: 'this', occurrence } as const) : { scope: whole };
    const targets = await findEventTargets(executor, caller, { id, ...part });
    if (isQuestion(targets)) return targets;
    for (const one of targets) all.set(`${one.item.root.id} ${one.occurrence ?? ''}`, one);
  }
  return [...all.values()];
}

type Done = Changed<UpdateResult> & { readonly change: Change };

/** All are written before the first is checked against the others. */
async function changeAll(
  recorder: Recorder,
  input: UpdateInput,
  targets: readonly EventTarget[],
): Promise<Done[] | Question<UpdateResult>> {
  const { executor, caller } = recorder;
  const group = await groupOf(executor, caller, input);
  const changes: { input: UpdateInput; change: Change }[] = [];
  for (const target of targets) {
    const place = await located(recorder, input, target);
    if (isQuestion(place)) return place;
    const { assumptions: _same, ...where } = place;
    const own = { ...input, ...where, group: group?.id };
    const change = await written(recorder, own, target);
    if (isQuestion(change)) return change;
    changes.push({ input: own, change });
  }
  await recorder.project();
  const done: Done[] = [];
  for (const { input: own, change } of changes) {
    const one = await settled(recorder, own, change, undefined);
    // Another time for one of them is no answer to a change of all.
    if (isQuestion(one)) return withoutTimes(one);
    done.push({ ...one, change });
  }
  return done;
}

function withoutTimes(question: Question): Question<UpdateResult> {
  const { alternatives: _times, ...asks } = question.asks;
  return { ...question, asks };
}

/** The yes that is asked for, to any part of what is listed. */
function agreement(caller: Caller, input: UpdateInput, changed: readonly Done[]) {
  const { confirm_token: _token, ids: _ids, ...effect } = input;
  const list = changed.map(({ change: { applied } }) => {
    const { id, occurrence, title, when } = viewOf(caller, applied.before);
    return { id, title, when, ...(occurrence !== undefined && { occurrence }) };
  });
  const items = list.map(({ id, occurrence }, index) => ({
    id: occurrence === undefined ? id : `${id} ${occurrence}`,
    version: (changed[index] as Done).change.applied.before.row.version,
  }));
  return { pending: { items, effect, inParts: true as const }, list };
}

const TEXTS = ['description', 'location', 'location_place', 'source', 'group_id'] as const;

const loses = (before: EventRow, after: EventRow): boolean =>
  TEXTS.some((name) => before[name] !== null && after[name] !== before[name]);

/** How many events a change takes words, a group or reminders from. */
function losingIn(recorder: Recorder): number {
  const events = recorder.images('events').filter(({ before, after }) => before && after && loses(before, after));
  const reminders = recorder.images('reminders').filter(({ before, after }) => before && !after);
  return Math.max(events.length, reminders.length);
}
