import { messages } from '../../messages/index.ts';
import type { ReadingContext } from '../arguments/read.ts';
import { wallReading } from '../arguments/spoken.ts';
import { normalise } from '../phrases/frames/normalise.ts';
import { HOUR, MINUTE } from '../time/wall.ts';
import { type Alert, alarmIn, minutesBefore } from './alarm.ts';
import type { Item } from './item.ts';
import { anyOf, ofAll } from './languages.ts';
import { withoutNames } from './names.ts';
import { Remaining } from './remaining.ts';
import { timesIn } from './sentence.ts';
import { titleOf } from './title.ts';

/** An event, and beside it something of its own to be reminded of: `…, and remind me to bring the contract`. */

const SEPARATE = ofAll(({ fields }) => fields.separate);
const NOT_SEPARATE = new RegExp(`${anyOf(({ fields }) => fields.notSeparate)}[\\s,，]*$`);

/** As long before the event as reminders are that say nothing else. */
const USUAL = 10 * MINUTE;

interface Separate {
  /** The text of the event. */
  readonly event: string;
  /** What to be reminded of, before that event; undefined where it is none. */
  reminder(event: Item): Item | undefined;
}

/** Undefined where a text is about one thing. */
export function separateIn(text: string, context: ReadingContext): Separate | undefined {
  const plain = normalise(withoutNames(text));
  const ahead = withLead(text, plain, context);
  if (ahead) return ahead;
  for (const pattern of SEPARATE) {
    const match = new RegExp(pattern.source, `${pattern.flags}d`).exec(plain);
    const [from, to] = match?.indices?.groups?.content ?? [];
    if (!match || from === undefined || to === undefined || match.index === 0) continue;
    const event = text.slice(0, match.index);
    const content = text.slice(from, to);
    if (NOT_SEPARATE.test(plain.slice(0, match.index)) || alarmIn(normalise(content), context)) continue;
    if (timesIn(withoutNames(content), context).length > 0 || !isMatter(event, context)) continue;
    const title = titleOf(new Remaining(content));
    if (title === '') continue;
    return { event, reminder: (main) => reminderOf(title, main, context) };
  }
  return undefined;
}

/** `…, remind me the day before at 5 to print the handouts`: what to be reminded of stands behind when. */
function withLead(text: string, plain: string, context: ReadingContext): Separate | undefined {
  const alarm = alarmIn(plain, context);
  const span = alarm?.spans.at(-1);
  const [alert] = alarm?.alerts ?? [];
  if (!alarm || !span || !alert || alarm.alone || alarm.alerts.length > 1) return undefined;
  const match = BEHIND_LEAD.map((pattern) => pattern.exec(plain.slice(span.to))).find((one) => one?.groups?.content);
  const content = match?.groups?.content;
  if (!match || content === undefined) return undefined;
  const at = span.to + match[0].lastIndexOf(content);
  const event = text.slice(0, span.from);
  const title = titleOf(new Remaining(text.slice(at, at + content.length)));
  if (title === '' || !isMatter(event, context)) return undefined;
  return { event, reminder: (main) => reminderOf(title, main, context, alert) };
}

const BEHIND_LEAD = ofAll(({ fields }) => fields.behindLead);

/** It has a time, and is about something. */
function isMatter(text: string, context: ReadingContext): boolean {
  const times = timesIn(withoutNames(text), context);
  const rest = new Remaining(text);
  rest.cut(times.flatMap(({ spans }) => spans));
  return times.length > 0 && titleOf(rest, true) !== '';
}

function reminderOf(
  title: string,
  { kind, span, repeat }: Item,
  context: ReadingContext,
  alert?: Alert,
): Item | undefined {
  if (kind !== 'event' || !span || repeat) return undefined;
  const { start } = span;
  const zone = start.kind === 'instant' ? start.zone : context.zone;
  const usual = start.kind === 'instant' ? start.wall - USUAL : start.wall + 9 * HOUR;
  const wall = alert ? start.wall - minutesBefore(alert, start.wall, start.kind === 'date') * MINUTE : usual;
  const at = wallReading(wall, zone, []);
  const isOver = at.instant < context.now && start.kind === 'instant';
  return {
    kind: 'reminder',
    title,
    span: { start: isOver ? start : at },
    assumptions: alert ? [] : [messages(context).quickAdd.toldBeside({ title, allDay: start.kind === 'date' })],
    warnings: [],
  };
}
