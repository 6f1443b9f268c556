import type { ReadingContext } from '../../../domain/arguments/read.ts';
import { readRepeatLines, repeatLines } from '../../../domain/arguments/repeat-lines.ts';
import type { Caller } from '../../../domain/caller.ts';
import { UserError } from '../../../domain/errors.ts';
import type { Booking } from '../../../domain/intent.ts';
import type { Choice } from '../../../domain/question.ts';
import { minutesBefore } from '../../../domain/quick-add/alarm.ts';
import { interpret } from '../../../domain/quick-add/interpret.ts';
import type { Understood } from '../../../domain/quick-add/item.ts';
import { parseWall } from '../../../domain/time/wall.ts';
import { toWall } from '../../../domain/time/zone.ts';
import { messages } from '../../../messages/index.ts';
import { withHours } from '../../availability/hours.ts';
import type { Database } from '../../change/database.ts';
import type { Candidate, Envelope, Result } from '../../change/envelope.ts';
import { type Interpretation, type Planned, planOf } from './interpretation.ts';

/** The questions that a sentence comes to, each with what answers it. */

/** Something with several readings, or without its time or title; for an event free times of the part of the day that was named. */
export async function openAnswer(
  database: Database,
  caller: Caller,
  { item, question, past }: Extract<Understood, { is: 'open' }>,
): Promise<Result<{ interpretation: Partial<Interpretation> }>> {
  const { asks } = item.kind === 'event' ? await withHours<Envelope>(database, caller, {}, question) : question;
  const { candidates = [], ...rest } = asks;
  const asked: Envelope = { ...rest, ...(candidates.length > 0 && { candidates }) };
  const { kind, title, location } = item;
  const booking = title !== '' && bookingOf(caller, item, asked, past);
  return {
    ...asked,
    interpretation: { kind, ...(title !== '' && { title }), ...(location !== undefined && { location }) },
    ...(booking && { retry: { use: 'book', title, location, ...booking } }),
  };
}

/** What is asked for with the first answer, and all else that was said. Undefined where a part of it could not be kept. */
function bookingOf(
  caller: Caller,
  { kind, repeat, alerts = [], showAs, minutes }: Extract<Understood, { is: 'open' }>['item'],
  { alternatives = [], candidates = [] }: Envelope,
  past: string | undefined,
): Omit<Booking, 'title'> | undefined {
  const [slot] = alternatives;
  const [rule] = candidates.filter((one) => one.title === 'repeat');
  const start = slot?.start ?? (rule ? readRepeatLines(rule.id)?.start : past);
  if (kind !== 'event' || (!slot && !rule && start === undefined)) return undefined;
  const wall = slot ? toWall(Date.parse(slot.start), caller.zone) : parseWall(start?.slice(0, 19) ?? '');
  if (wall === undefined && !alerts.every((one) => 'minutes' in one)) return undefined;
  const ahead = alerts.map((one) => minutesBefore(one, wall ?? 0, start?.length === 10));
  const rrule = repeat && repeatLines(repeat.rule, repeat.official);
  const when = slot
    ? { slot: slot.slot_token, repeat: rrule }
    : rule
      ? { repeat: rule.id, minutes }
      : { start, minutes };
  return { ...when, remindMinutes: ahead.length > 0 ? ahead.join(', ') : undefined, showAs };
}

/** A call that would carry the item out, where a conflict or a past time is in its way. */
export function byHand(
  { item, interpretation, reminders }: Planned,
  { alternatives, retry }: Envelope,
): Pick<Envelope, 'retry'> {
  const { kind, title, location, start, end, at } = interpretation;
  const [slot] = alternatives ?? [];
  if (!slot && !retry) return {};
  const moved = retry?.use === 'again' ? retry.input : undefined;
  if (kind === 'reminder') return { retry: { use: 'remind', title, at: textOf(moved?.at) ?? at ?? '' } };
  const time = slot ? { slot: slot.slot_token } : moved ? timeOf(moved) : { start, end };
  const repeat =
    interpretation.repeat === undefined ? undefined : repeatLines(interpretation.repeat, item.repeat?.official);
  const remindMinutes = reminders.length > 0 ? reminders.join(', ') : undefined;
  return { retry: { use: 'book', title, location, repeat, ...time, remindMinutes, showAs: item.showAs } };
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The time of a call that would work in place of the one that was asked for. */
const timeOf = ({ start, end, all_day, duration_minutes }: Readonly<Record<string, unknown>>) => ({
  start: textOf(start),
  end: textOf(end),
  allDay: all_day === true || undefined,
  minutes: typeof duration_minutes === 'number' ? duration_minutes : undefined,
});

/** Several things at once, of which one is not clear or in the way: each as a text to be passed by itself, that one in each of its readings. */
export function severalAnswer(
  caller: Caller,
  texts: readonly string[],
  {
    index,
    why,
    choices = [],
  }: { readonly index: number; readonly why: string; readonly choices?: readonly Choice[] | undefined },
  context: ReadingContext,
): Envelope {
  const readings = choices.flatMap(({ id, title }) => (title === 'text' ? [id] : []));
  const candidates = texts
    .flatMap((text, at) => (at === index && readings.length > 0 ? readings : [text]))
    .map((text): Candidate => ({ id: text, title: 'text', when: whenOf(caller, text, context) }));
  const said = texts[index] ?? '';
  return {
    status: 'need_user',
    message: messages(caller).quickAdd.severalItems({
      count: texts.length,
      place: index + 1,
      said: said.slice(0, 60),
      why,
    }),
    missing: ['text'],
    candidates,
    retry: { use: 'add', text: texts[index === 0 ? 1 : 0] ?? '' },
  };
}

function whenOf(caller: Caller, text: string, context: ReadingContext): string {
  try {
    const understood = interpret(text, context);
    if (understood.is !== 'items') return '';
    return understood.items.map((item) => planOf(caller, item, context).when).join(' · ');
  } catch (error) {
    if (error instanceof UserError) return '';
    throw error;
  }
}
