import { readPhrase } from '../../phrases/read.ts';
import { formatWall } from '../../time/wall.ts';
import { interpret } from '../interpret.ts';
import type { Item } from '../item.ts';

/** What becomes of a sentence as short text, for tables of expectations. */

/** New York on Sunday 2026-11-22 at 07:00. */
const context = {
  zone: 'America/New_York',
  now: Date.parse('2026-11-22T07:00:00-05:00'),
  language: 'en',
  phrases: readPhrase,
} as const;

type Span = NonNullable<Item['span']>;

const at = (reading: Span['start']): string =>
  reading.kind === 'date'
    ? formatWall(reading.wall).slice(0, 10)
    : formatWall(reading.wall).slice(0, 16).replace('T', ' ');

function shown(item: Item): string {
  const { kind, title, span, repeat, location, alerts, estimateMinutes, tags, importance, urgency } = item;
  const zone = span?.start.kind === 'instant' && span.start.zone !== context.zone ? span.start.zone : undefined;
  const parts = [
    `${kind} «${title}»`,
    span && at(span.start),
    span?.end && `– ${at(span.end)}`,
    span?.length && estimateMinutes === undefined && `+${span.length.days * 1440 + span.length.ms / 60_000}`,
    zone,
    repeat && `↻ ${repeat.rule}`,
    repeat?.official &&
      `not ${repeat.official.off.map((day) => (typeof day === 'number' ? formatWall(day).slice(0, 10) : day)).join()}`,
    location !== undefined && `@ ${location}`,
    alerts &&
      `alerts ${alerts.map((one) => ('minutes' in one ? one.minutes : 'months' in one ? `${one.months} months` : `${one.days}d@${one.clock / 3_600_000}`)).join()}`,
    estimateMinutes !== undefined && `takes ${estimateMinutes}`,
    tags && `#${tags.join()}`,
    importance === 'high' && 'important',
    importance === 'normal' && 'not important',
    urgency === 'high' && 'urgent',
    item.showAs,
    item.floats && 'floats',
    item.fromDone && 'from when it was done',
  ];
  return parts.filter(Boolean).join(' ');
}

/** `event «Lunch» 2026-11-23 12:00`; several items between semicolons; a question or wish by its name. */
export function shownOf(text: string): string {
  const understood = interpret(text, context);
  switch (understood.is) {
    case 'items':
      return understood.items.map(shown).join('; ');
    case 'open':
      return `? ${understood.question.asks.message.replace(/^".*?": /s, '')}`;
    case 'wish':
      return `wish: ${understood.wish}`;
    case 'several':
      return '? several';
  }
}
