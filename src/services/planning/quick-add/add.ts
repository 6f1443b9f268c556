import type { ReadingContext } from '../../../domain/arguments/read.ts';
import { readZone } from '../../../domain/arguments/read.ts';
import { readTime } from '../../../domain/arguments/spoken.ts';
import type { Caller } from '../../../domain/caller.ts';
import { UserError } from '../../../domain/errors.ts';
import type { Item } from '../../../domain/quick-add/interpret.ts';
import { interpret } from '../../../domain/quick-add/interpret.ts';
import { startOfDay } from '../../../domain/time/zone.ts';
import { messages } from '../../../messages/index.ts';

import { overlapsOf, spansOf } from '../../availability/conflicts.ts';
import { isHard, overlapWarnings } from '../../availability/policy.ts';
import type { Database } from '../../change/database.ts';
import type { Envelope, Result } from '../../change/envelope.ts';
import { isQuestion, type Question } from '../../change/question.ts';
import type { Recorder } from '../../change/recorder.ts';
import type { Outcome } from '../../change/write.ts';
import { earlierResult, write } from '../../change/write.ts';
import { addInside } from '../../events/add.ts';
import { locateKnown } from '../../places/locate.ts';
import type { ReminderSettings } from '../../reminders/add.ts';
import { addReminderInside } from '../../reminders/add.ts';
import type { ReminderView } from '../../reminders/present.ts';
import type { EventView } from '../../series/present.ts';
import { addTodoInside } from '../../todos/add.ts';
import type { TodoView } from '../../todos/present.ts';
import { type Interpretation, type Planned, planOf } from './interpretation.ts';
import { byHand, openAnswer, severalAnswer } from './questions.ts';
import { type Offers, wishAnswer } from './wishes.ts';

export interface QuickAddInput {
  readonly text: string;
  readonly dry_run?: boolean | undefined;
  readonly relative_to?: string | undefined;
  readonly timezone?: string | undefined;
  readonly on_conflict?: 'propose' | 'auto' | 'force' | undefined;
  readonly idempotency_key?: string | undefined;
}

export type QuickAddResult = Result<{
  interpretation: Partial<Interpretation>;
  event: EventView;
  reminder: ReminderView;
  todo: TodoView;
  checked_until: string;
}>;

/** What the host has turned on. */
export interface Reach {
  readonly offers: Offers;
  /** The refusal of a kind whose toolset is off; `subject`: what the user knows it by. */
  refuse(kind: Item['kind'], subject: string): UserError | undefined;
}

interface Settings {
  readonly reach: Reach;
  readonly reminders: ReminderSettings;
}

/**
 * Adds what a sentence says, or asks. The sentence is read before the
 * transaction: nobody waits for the lock while it is, and nothing that is
 * stored changes what it says.
 */
export async function quickAdd(
  database: Database,
  caller: Caller,
  input: QuickAddInput,
  { reach, reminders }: Settings,
): Promise<QuickAddResult> {
  const context = contextOf(caller, input);
  if (isQuestion(context)) return context.asks;
  const earlier = input.dry_run ? undefined : await earlierResult<QuickAddResult>(database, caller, input);
  if (earlier) return earlier;
  const planned = await plan(database, caller, input, context, reach);
  if (isQuestion(planned)) return planned.asks;
  if (input.dry_run) return tried(database, caller, planned);
  const reached = await reminders.reaches();
  return write<QuickAddResult>(database, caller, input, (recorder) => carryOut(recorder, input, planned, { reached }));
}

function contextOf(caller: Caller, { timezone, relative_to }: QuickAddInput): ReadingContext | Question {
  const { language, phrases } = caller;
  const zone = timezone === undefined ? caller.zone : readZone(timezone, language);
  const here: ReadingContext = { zone, now: caller.now, language, phrases };
  if (relative_to === undefined) return here;
  const reading = readTime(relative_to, here, 'relative_to');
  if (isQuestion(reading)) return reading;
  return { ...here, now: reading.kind === 'instant' ? reading.instant : startOfDay(reading.wall, zone) };
}

const MAX_TITLE = 500;

async function plan(
  database: Database,
  caller: Caller,
  { text }: QuickAddInput,
  context: ReadingContext,
  { offers, refuse }: Reach,
): Promise<Planned | Question<QuickAddResult>> {
  const understood = interpret(text, context);
  if (understood.is === 'open') {
    const reader = { ...caller, now: context.now, zone: context.zone };
    return { asks: await openAnswer(database, reader, understood) };
  }
  if (understood.is === 'wish') return { asks: wishAnswer(caller, understood, text, offers) };
  if (understood.is === 'several') return { asks: severalAnswer(caller, understood.texts, context) };
  const { item } = understood;
  if (item.title.length > MAX_TITLE) {
    const most = messages(caller).quickAdd.titleTooLong({ most: MAX_TITLE });
    throw new UserError('LIMIT_EXCEEDED', most);
  }
  const refused = refuse(item.kind, messages(caller).common.quoted({ title: item.title }));
  if (refused) throw refused;
  const isUntold = item.remindMinutes !== undefined && !offers('reminder');
  return planOf(caller, isUntold ? { ...item, remindMinutes: undefined, warnings: [untold(caller)] } : item, context);
}

const untold = (caller: Caller): string => messages(caller).quickAdd.noReminderSet;

const notes = ({ assumptions }: Pick<Planned, 'assumptions'>, warnings: readonly string[] = []): Partial<Envelope> => ({
  ...(assumptions.length > 0 && { assumptions: [...assumptions] }),
  ...(warnings.length > 0 && { warnings: [...warnings] }),
});

/** What would be added. What it would overlap is said: the interpretation stands all the same. */
async function tried({ db }: Database, caller: Caller, planned: Planned): Promise<QuickAddResult> {
  const { item, series, interpretation, when } = planned;
  const warnings = [...item.warnings];
  if (item.kind === 'event' && series) {
    const showAs = series.time.allDay ? 'free' : 'busy';
    const overlaps = await overlapsOf(db, caller, (await spansOf(db, caller, series)).spans, { showAs });
    if (isHard(overlaps)) warnings.push(...(await overlapWarnings(db, caller, overlaps)));
  }
  return {
    status: 'final',
    message: messages(caller).quickAdd.onlyRead({ kind: item.kind, title: item.title, when }),
    interpretation,
    ...notes(planned, warnings),
  };
}

/** `reached`: whether the user will be told of a reminder. */
interface Means {
  readonly reached: boolean;
}

async function carryOut(
  recorder: Recorder,
  input: QuickAddInput,
  planned: Planned,
  means: Means,
): Promise<Outcome<QuickAddResult>> {
  const outcome = await added(recorder, input, planned, means);
  const { interpretation, item } = planned;
  if (isQuestion(outcome)) {
    const { asks } = outcome;
    return { asks: { ...asks, ...notes(planned, asks.warnings), interpretation, ...byHand(planned, asks) } };
  }
  const { done } = outcome;
  const assumptions = [...planned.assumptions, ...(done.assumptions ?? [])];
  const said = notes({ assumptions }, [...item.warnings, ...(done.warnings ?? [])]);
  return { ...outcome, done: { ...done, ...said, interpretation } };
}

async function added(
  recorder: Recorder,
  { on_conflict }: QuickAddInput,
  { item, series, interpretation }: Planned,
  { reached }: Means,
): Promise<Outcome<QuickAddResult>> {
  const { title, location, remindMinutes } = item;
  if (item.kind === 'todo') return addTodoInside(recorder, { title, due: interpretation.due, notes: item.notes });
  if (!series) throw new Error('no time');
  if (item.kind === 'reminder') {
    const { at, repeat } = interpretation;
    return addReminderInside(recorder, { title, at, repeat }, { reached, read: { series, assumptions: [] } });
  }
  const showAs = series.time.allDay ? 'free' : 'busy';
  const { assumptions, warnings, ...where } = await locateKnown(recorder.executor, recorder.caller, location);
  const outcome = await addInside(
    recorder,
    { title, ...where, on_conflict, remind_minutes: remindMinutes },
    { series, showAs, assumptions: [...assumptions], group: undefined },
  );
  if ('done' in outcome && warnings.length > 0) outcome.done.warnings = [...(outcome.done.warnings ?? []), ...warnings];
  return outcome;
}
