import type { ReadingContext } from '../../../domain/arguments/read.ts';
import { readZone } from '../../../domain/arguments/read.ts';
import { readTime } from '../../../domain/arguments/spoken.ts';
import type { Caller } from '../../../domain/caller.ts';
import { UserError } from '../../../domain/errors.ts';
import { interpret } from '../../../domain/quick-add/interpret.ts';
import type { Item, ItemKind } from '../../../domain/quick-add/item.ts';
import { withoutDirection } from '../../../domain/relative/direction.ts';
import { startOfDay } from '../../../domain/time/zone.ts';
import { messages } from '../../../messages/index.ts';
import { allDayBeside, allDayWarnings } from '../../availability/all-day.ts';
import { overlapsOf, spansOf } from '../../availability/conflicts.ts';
import { keptFreeWarnings } from '../../availability/kept-free.ts';
import { isHard, overlapWarnings } from '../../availability/policy.ts';
import type { Database } from '../../change/database.ts';
import type { Envelope } from '../../change/envelope.ts';
import { isQuestion, type Question } from '../../change/question.ts';
import type { Recorder } from '../../change/recorder.ts';
import type { Outcome } from '../../change/write.ts';
import { earlierResult, write } from '../../change/write.ts';
import { withUsual } from '../../events/usual.ts';
import { usualPlace } from '../../events/usual-fields.ts';
import type { ReminderSettings } from '../../reminders/add.ts';
import { anchoredText } from '../../series/counted-from.ts';
import { addItem, showAsOf } from './carry-out.ts';
import { type Planned, planOf } from './interpretation.ts';
import { byHand, openAnswer, severalAnswer } from './questions.ts';
import type { Created, QuickAddInput, QuickAddResult } from './result.ts';
import { type Offers, wishAnswer } from './wishes.ts';

/** What the host has turned on. */
export interface Reach {
  readonly offers: Offers;
  /** The refusal of a kind whose toolset is off; `subject`: what the user knows it by. */
  refuse(kind: ItemKind, subject: string): UserError | undefined;
}

interface Settings {
  readonly reach: Reach;
  readonly reminders: ReminderSettings;
}

/**
 * Adds what a sentence says, or asks. The sentence is read before the
 * transaction: nobody waits for the lock while it is. Of what is stored only an
 * event that it names changes what it says.
 */
export async function quickAdd(
  database: Database,
  caller: Caller,
  given: QuickAddInput,
  { reach, reminders }: Settings,
): Promise<QuickAddResult> {
  const rest = withoutDirection(given.text);
  const input: QuickAddInput =
    rest === undefined ? given : { ...given, ...rest, on_conflict: given.on_conflict ?? 'auto' };
  const context = contextOf(caller, input);
  if (isQuestion(context)) return context.asks;
  const earlier = input.dry_run ? undefined : await earlierResult<QuickAddResult>(database, caller, input);
  if (earlier) return earlier;
  const reader = await withUsual(database.db, caller);
  const planned = await plan(database, reader, input, context, reach);
  if (isQuestion(planned)) return planned.asks;
  if (input.dry_run) return tried(database, reader, planned);
  const reached = await reminders.reaches();
  return write<QuickAddResult>(database, reader, input, (recorder) => carryOut(recorder, input, planned, { reached }));
}

function contextOf(caller: Caller, { timezone, relative_to }: QuickAddInput): ReadingContext | Question {
  const { language, phrases, weekStart } = caller;
  const zone = timezone === undefined ? caller.zone : readZone(timezone, language);
  const here: ReadingContext = { zone, now: caller.now, language, phrases, weekStart };
  if (relative_to === undefined) return here;
  const reading = readTime(relative_to, here, 'relative_to');
  if (isQuestion(reading)) return reading;
  return { ...here, now: reading.kind === 'instant' ? reading.instant : startOfDay(reading.wall, zone) };
}

const MAX_TITLE = 500;

async function plan(
  database: Database,
  caller: Caller,
  { text: given }: QuickAddInput,
  context: ReadingContext,
  reach: Reach,
): Promise<readonly Planned[] | Question<QuickAddResult>> {
  const anchor = await anchoredText(database.db, caller, given, context);
  const text = anchor?.text ?? given;
  const understood = interpret(text, context);
  switch (understood.is) {
    case 'open': {
      const reader = { ...caller, now: context.now, zone: context.zone };
      return { asks: await openAnswer(database, reader, understood) };
    }
    case 'wish':
      return { asks: await wishAnswer(database, caller, understood, text, reach.offers) };
    case 'several': {
      const { texts, unclear, part } = understood;
      const why =
        part.is === 'open'
          ? part.question.asks.message
          : part.is === 'wish'
            ? (await wishAnswer(database, caller, part, texts[unclear] ?? '', reach.offers)).message
            : '';
      const choices = part.is === 'open' ? part.question.asks.candidates : undefined;
      return { asks: severalAnswer(caller, texts, { index: unclear, why, choices }, context) };
    }
    case 'items':
      return understood.items.map((item, index) =>
        plannedItem(caller, index === 0 && anchor ? saidOf(item, anchor.assumption) : item, context, reach),
      );
  }
}

const saidOf = (item: Item, assumption: string): Item => ({ ...item, assumptions: [...item.assumptions, assumption] });

function plannedItem(caller: Caller, item: Item, context: ReadingContext, { offers, refuse }: Reach): Planned {
  const { kind, title } = item;
  if (title.length > MAX_TITLE && kind !== 'memo' && kind !== 'memory') {
    const most = messages(caller).quickAdd.titleTooLong({ most: MAX_TITLE });
    throw new UserError('LIMIT_EXCEEDED', most);
  }
  const refused = refuse(kind, messages(caller).common.quoted({ title: title.slice(0, 80) }));
  if (refused) throw refused;
  const isUntold = kind === 'event' && (item.alerts ?? []).length > 0 && !offers('reminder');
  return planOf(
    caller,
    isUntold ? { ...item, alerts: undefined, warnings: [...item.warnings, untold(caller)] } : item,
    context,
  );
}

const untold = (caller: Caller): string => messages(caller).quickAdd.noReminderSet;

const notes = (assumptions: readonly string[], warnings: readonly string[] = []): Partial<Envelope> => ({
  ...(assumptions.length > 0 && { assumptions: [...new Set(assumptions)] }),
  ...(warnings.length > 0 && { warnings: [...new Set(warnings)] }),
});

const read = (planned: readonly Planned[]): Pick<QuickAddResult, 'interpretation' | 'interpretations'> => {
  const all = planned.map(({ interpretation }) => interpretation);
  const [only] = all;
  return { ...(only && all.length === 1 && { interpretation: only }), interpretations: all };
};

/** What would be added. What it would overlap is said: the interpretation stands all the same. */
async function tried({ db }: Database, caller: Caller, planned: readonly Planned[]): Promise<QuickAddResult> {
  const warnings: string[] = [];
  const assumed: string[] = [];
  for (const { item, series } of planned) {
    warnings.push(...item.warnings);
    if (item.kind !== 'event' || !series) continue;
    const { showAs, assumptions } = showAsOf(caller, item, series);
    const draft = { series, showAs, assumptions, group: undefined };
    assumed.push(...assumptions, ...usualPlace(caller, item, draft).assumptions);
    const { spans } = await spansOf(db, caller, series);
    const overlaps = await overlapsOf(db, caller, spans, { showAs });
    if (isHard(overlaps)) warnings.push(...(await overlapWarnings(db, caller, overlaps)));
    warnings.push(...(await allDayWarnings(db, caller, await allDayBeside(db, caller, spans, { showAs }))));
    warnings.push(...keptFreeWarnings(caller, spans, { showAs, allDay: series.time.allDay }));
  }
  const shown = planned.map(({ item, when }) =>
    messages(caller).quickAdd.oneRead({ kind: item.kind, title: item.title, when }),
  );
  return {
    status: 'final',
    message: messages(caller).quickAdd.onlyRead({ items: shown }),
    ...read(planned),
    ...notes([...planned.flatMap(({ assumptions }) => assumptions), ...assumed], warnings),
  };
}

/** `reached`: whether the user will be told of a reminder. */
interface Means {
  readonly reached: boolean;
}

/** All of them in one change, or none: the first that asks is what is asked about. */
async function carryOut(
  recorder: Recorder,
  { on_conflict, direction }: QuickAddInput,
  planned: readonly Planned[],
  means: Means,
): Promise<Outcome<QuickAddResult>> {
  const { caller } = recorder;
  const done: { readonly one: Planned; readonly written: QuickAddResult; readonly summary: string }[] = [];
  for (const one of planned) {
    const outcome = await addItem(recorder, one, { ...means, on_conflict, direction });
    if (isQuestion(outcome)) return { asks: taken(caller, one, planned, outcome.asks) };
    done.push({ one, written: outcome.done, summary: outcome.summary });
  }
  const created = done.flatMap(({ one, written }): Created[] => {
    const row = written[one.item.kind];
    return row ? [{ ...one.interpretation, id: row.id, version: row.version }] : [];
  });
  const said = notes(
    done.flatMap(({ one, written }) => [...one.assumptions, ...(written.assumptions ?? [])]),
    done.flatMap(({ one, written }) => [...one.item.warnings, ...(written.warnings ?? [])]),
  );
  const [first] = done;
  if (first && done.length === 1)
    return {
      summary: first.summary,
      done: { ...first.written, ...said, interpretation: first.one.interpretation, created },
    };
  const items = planned.map(({ item, when }) => messages(caller).common.withTime({ title: item.title, when }));
  return {
    summary: messages(caller).quickAdd.addedSeveralSummary({ items }),
    done: {
      status: 'final',
      message: messages(caller).quickAdd.addedSeveral({ items }),
      created,
      ...said,
    },
  };
}

/** What stands in the way of one of them, with the call that adds it by itself. */
function taken(caller: Caller, one: Planned, planned: readonly Planned[], asks: QuickAddResult): QuickAddResult {
  const { title } = one.item;
  const isOne = planned.length === 1;
  const none = messages(caller).quickAdd.inTheWay({ title, said: asks.message, count: planned.length });
  return {
    ...asks,
    ...(!isOne && { message: none }),
    ...notes(one.assumptions, asks.warnings),
    ...(isOne
      ? { interpretation: one.interpretation }
      : { interpretations: planned.map((each) => each.interpretation) }),
    ...byHand(one, asks),
  };
}
