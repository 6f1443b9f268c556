import { messages } from '../../messages/index.ts';
import type { ReadingContext } from '../arguments/read.ts';
import { dayReading } from '../arguments/spoken.ts';
import { normalise } from '../phrases/frames/normalise.ts';
import { DAY, type WallMs } from '../time/wall.ts';
import type { Item } from './item.ts';
import { anyOf } from './languages.ts';

/** A journey whose two ends are told one after the other: `train leaves Leeds at 10:24 and gets into York at 11:05`. */

const DEPARTS = new RegExp(anyOf(({ items }) => items.departs));
/** The day said before may have been put in front. */
const ARRIVES = new RegExp(`^\\s*(?:\\d{4}-\\d\\d-\\d\\d\\s)?${anyOf(({ items }) => items.arrives)}`);

export interface Told {
  readonly text: string;
  readonly item: Item;
}

/** One event from the departure to the arrival; undefined where they are not those of one journey. Each end may have its own zone. */
export function journeyOf(departure: Told, arrival: Told): Item | undefined {
  if (!DEPARTS.test(normalise(departure.text)) || !ARRIVES.test(normalise(arrival.text))) return undefined;
  const [start, end] = [instantOf(departure.item), instantOf(arrival.item)];
  if (start === undefined || end === undefined || end <= start || end - start > DAY) return undefined;
  const { span, ...one } = departure.item;
  const { title, location, assumptions } = arrival.item;
  return (
    span && {
      ...one,
      title: [one.title, whereTo(title, location)].filter(Boolean).join(', '),
      span: { ...span, end: arrival.item.span?.start },
      assumptions: [...new Set([...one.assumptions, ...assumptions])],
    }
  );
}

/** `gets into York`; nothing where it says no more than that it arrives. */
const whereTo = (title: string, location = ''): string =>
  `${normalise(title).replace(ARRIVES, '').trim()}${location}` === '' ? '' : `${title} ${location}`.trim();

/** When something begins of which nothing else is said. */
function instantOf({ kind, span, repeat }: Item): number | undefined {
  const isOpen = kind === 'event' && !repeat && span?.start.kind === 'instant' && !span.end && !span.length;
  return isOpen && span.start.kind === 'instant' ? span.start.instant : undefined;
}

const SETS_OUT = new RegExp(
  anyOf(({ items }) => items.setsOut ?? []),
  'i',
);
const BACK = new RegExp(`^${anyOf(({ items }) => items.isBack ?? [])}$`, 'i');
/** Nobody says when they are back from a longer one in the same breath. */
const LONGEST_TRIP = 90 * DAY;

/** 25号出发去哈尔滨，30号回: one trip from the first day through the last; undefined where they are not its two ends. */
export function tripOf(leaving: Told, back: Told, context: ReadingContext): Item | undefined {
  const [from, to] = [onlyDayOf(leaving.item), onlyDayOf(back.item)];
  if (from === undefined || to === undefined || to <= from || to - from > LONGEST_TRIP) return undefined;
  if (!SETS_OUT.test(normalise(leaving.item.title)) || !BACK.test(normalise(back.item.title).trim())) return undefined;
  const { item } = leaving;
  const { estimateMinutes: _, tags: __, importance: ___, urgency: ____, ...one } = item;
  return {
    ...one,
    kind: 'event',
    span: { start: dayReading(from, []), end: dayReading(to + DAY, []) },
    showAs: item.showAs ?? 'busy',
    assumptions: [...new Set([...item.assumptions, ...back.item.assumptions, messages(context).quickAdd.away])],
  };
}

/** The only day of what has no hour and does not repeat. */
function onlyDayOf({ kind, span, repeat }: Item): WallMs | undefined {
  const isDay = (kind === 'event' || kind === 'todo') && !repeat && span?.start.kind === 'date' && !span.bound;
  const isOne = isDay && (!span.end || span.end.wall - span.start.wall <= DAY);
  return isOne ? span.start.wall : undefined;
}
