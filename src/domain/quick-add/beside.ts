import { messages } from '../../messages/index.ts';
import type { ReadingContext } from '../arguments/read.ts';
import { wallReading } from '../arguments/spoken.ts';
import { normalise } from '../phrases/frames/normalise.ts';
import { HOUR, MINUTE } from '../time/wall.ts';
import { type Alert, alarmIn, minutesBefore } from './alarm.ts';
import type { Item } from './item.ts';
import { anyOf, commaOf, ofAll } from './languages.ts';
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
  /** What to be reminded of, before that event; none where it is none. */
  reminders(event: Item): Item[];
  /** All of it, where there are none: with a mark between the two matters. */
  readonly whole?: string;
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
    return { event, reminders: (main) => reminderOf(title, main, context) };
  }
  return undefined;
}

/** `…, remind me the day before at 5 to print the handouts`: what to be reminded of stands behind when. There may be several. */
function withLead(text: string, plain: string, context: ReadingContext): Separate | undefined {
  const alarm = alarmIn(plain, context);
  if (!alarm || alarm.alone) return undefined;
  const told = alarm.each.toSorted((one, other) => one.span.from - other.span.from);
  const found = told.flatMap(({ span, alerts }, index) => {
    const behind = plain.slice(span.to, told[index + 1]?.span.from);
    const match = BEHIND_LEAD.map((pattern) => pattern.exec(behind)).find((one) => one?.groups?.content);
    const content = match?.groups?.content;
    const [alert, ...more] = alerts;
    if (!match || content === undefined || !alert || more.length > 0) return [];
    const at = span.to + match[0].lastIndexOf(content);
    const title = titleOf(new Remaining(text.slice(at, at + content.length)));
    return title === '' ? [] : [{ title, alert, at, lead: span.to, from: span.from, to: span.to + match[0].length }];
  });
  const event = found.toReversed().reduce((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text);
  if (found.length === 0 || !isMatter(event, context)) return undefined;
  const mark = commaOf(text);
  const whole = found
    .toReversed()
    .reduce((rest, { at, lead }) => `${rest.slice(0, lead)}${mark}${rest.slice(at)}`, text);
  return {
    event,
    whole,
    reminders: (main) => {
      const items = found.flatMap(({ title, alert }) => reminderOf(title, main, context, alert));
      return items.length === found.length ? items : [];
    },
  };
}

const BEHIND_LEAD = ofAll(({ fields }) => fields.behindLead);

/** It has a time, and is about something. */
function isMatter(text: string, context: ReadingContext): boolean {
  const times = timesIn(withoutNames(text), context);
  const rest = new Remaining(text);
  rest.cut(times.flatMap(({ spans }) => spans));
  return times.length > 0 && titleOf(rest, true) !== '';
}

function reminderOf(title: string, { kind, span, repeat }: Item, context: ReadingContext, alert?: Alert): Item[] {
  // Of what is only due without a lead, nothing says when to be told of the other thing.
  if (kind === 'reminder' || !span || repeat || (kind === 'todo' && !alert)) return [];
  const start = kind === 'todo' ? (span.end ?? span.start) : span.start;
  const zone = start.kind === 'instant' ? start.zone : context.zone;
  const usual = start.kind === 'instant' ? start.wall - USUAL : start.wall + 9 * HOUR;
  const wall = alert ? start.wall - minutesBefore(alert, start.wall, start.kind === 'date') * MINUTE : usual;
  const at = wallReading(wall, zone, []);
  const isOver = at.instant < context.now && (start.kind === 'instant' || alert !== undefined);
  // What was to be told at a time that is over is asked about.
  if (isOver && alert) return [];
  return [
    {
      kind: 'reminder',
      title,
      span: { start: isOver ? start : at },
      assumptions: alert ? [] : [messages(context).quickAdd.toldBeside({ title, allDay: start.kind === 'date' })],
      warnings: [],
    },
  ];
}
