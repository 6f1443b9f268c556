import { minutesOf } from '../arguments/ask.ts';
import { readPhrase } from '../phrases/read.ts';
import type { PhraseContext, Span } from '../time/phrase.ts';
import { DAY, HOUR, MINUTE, type WallMs, wallDay, wallTimeOfDay } from '../time/wall.ts';
import { anyOf, ofAll } from './languages.ts';
import { masked } from './names.ts';

const PATTERNS = [
  ...ofAll(({ alarms }) => alarms.ahead).map((one) => ({ ...one, alone: true })),
  ...ofAll(({ alarms }) => alarms.beside).map((one) => ({ ...one, alone: false })),
];
const DAYS = ofAll(({ alarms }) => alarms.days);
const PARTS: Readonly<Record<string, number>> = Object.assign({}, ...ofAll(({ alarms }) => [alarms.parts]));

/** One time to be reminded: so long before the start, or at an hour of a day counted back from its day. */
export type Alert = { readonly minutes: number } | { readonly days: number; readonly clock: number };

export interface Alarm {
  /** Where it is said. */
  readonly spans: readonly Span[];
  readonly alerts: readonly Alert[];
  /** It is all that is wanted: what it is before is there already. */
  readonly alone: boolean;
}

const SIGNS = new RegExp(anyOf(({ alarms }) => alarms.signs));

/** Nobody asks for more in one sentence. */
const MOST = 5;

/** When, in relation to its start, one wants to be reminded of what a text is about. `text`: normalised or masked. */
export function alarmIn(text: string, context: PhraseContext): Alarm | undefined {
  if (!SIGNS.test(text)) return undefined;
  const spans: Span[] = [];
  const alerts: Alert[] = [];
  let isAlone = false;
  let rest = text;
  for (let step = 0; step < MOST; step++) {
    const found = dayAlert(rest, context) ?? lengthAlerts(rest, context);
    if (!found || found.alerts.length === 0) break;
    const span = withMarks(found.span, rest);
    spans.push(span);
    alerts.push(...found.alerts);
    isAlone ||= found.alone;
    rest = masked(rest, [span]);
    if (isAlone) break;
  }
  return alerts.length === 0 ? undefined : { spans, alerts, alone: isAlone };
}

/** With the marks before it. */
function withMarks({ from, to }: Span, text: string): Span {
  let first = from;
  while (first > 0 && /[,，;；。.\s]/.test(text[first - 1] as string)) first--;
  return { from: first, to };
}

interface Found {
  readonly span: Span;
  readonly alerts: readonly Alert[];
  readonly alone: boolean;
}

function lengthAlerts(text: string, context: PhraseContext): Found | undefined {
  for (const { pattern, alone, amount: fixed } of PATTERNS) {
    const match = pattern.exec(text);
    const [from, to] = match?.indices?.[0] ?? [];
    const amount = fixed ?? match?.groups?.amount;
    if (from === undefined || to === undefined || amount === undefined) continue;
    const minutes = lengthsIn(amount, text.slice(from, to), context);
    if (minutes.length > 0) return { span: { from, to }, alerts: minutes.map((one) => ({ minutes: one })), alone };
  }
  return undefined;
}

const BETWEEN = /\s?(?:[、,，&]|和|及|与|跟|还有|以及|再|加上?|(?<![a-z])(?:and|then|plus)(?![a-z]))+\s?/u;
const UNIT =
  /(?:个?半?(?:分钟|分|小时|钟头|刻钟|天|周|星期|礼拜)|[\s-]?(?:min(?:ute)?s?|m|hours?|hrs?|h|days?|weeks?))$/;
const EACH = /both|each|alerts|reminders|notifications|two|three|各|分别/;

/** `10 and 30 minutes` are two lengths, `an hour and 15 minutes` is one. */
function lengthsIn(amount: string, said: string, context: PhraseContext): number[] {
  const pieces = amount.split(BETWEEN).filter(Boolean);
  let unit = '';
  const lengths = pieces
    .toReversed()
    .map((piece) => {
      unit = UNIT.exec(piece)?.[0] ?? unit;
      const reading = readPhrase((UNIT.test(piece) ? piece : piece + unit).replace('-', ' '), context)?.reading;
      return reading?.kind === 'duration' ? (minutesOf(reading.amount) ?? 0) : 0;
    })
    .toReversed();
  if (lengths.some((one) => one <= 0)) return [];
  const [first = 0, second] = lengths;
  const isOne = lengths.length === 2 && second !== undefined && first >= 60 && first < 1440 && second < 60;
  return isOne && / and /.test(amount) && !EACH.test(said) ? [first + second] : [...new Set(lengths)];
}

function dayAlert(text: string, context: PhraseContext): Found | undefined {
  for (const { pattern, days } of DAYS) {
    const match = pattern.exec(text);
    const [from, to] = match?.indices?.[0] ?? [];
    if (!match || from === undefined || to === undefined) continue;
    const clock = clockOf(match.groups ?? {}, context);
    if (clock !== undefined) return { span: { from, to }, alerts: [{ days, clock }], alone: false };
    // So many days before what has an hour: at that hour.
    if (days > 0) return { span: { from, to }, alerts: [{ minutes: days * 1440 }], alone: false };
  }
  return undefined;
}

/** The time of day that the words say, from midnight on; undefined where they leave it to the event. */
function clockOf(groups: Readonly<Record<string, string | undefined>>, context: PhraseContext): number | undefined {
  const part = groups.part?.trim() ?? '';
  const said = (groups.clock ?? groups.before ?? '').trim();
  const evening = (PARTS[part] ?? 0) >= 18;
  if (said === '') return part === '' || /^(?:天|日|day)$/.test(part) ? undefined : hour(PARTS[part]);
  if (PARTS[said] !== undefined) return hour(PARTS[said]);
  const bare = /^\d{1,2}(?::\d\d)?$/.test(said);
  const spoken = part === '晚' ? `晚上${said}` : bare ? `at ${said}${evening ? 'pm' : ''}` : said;
  const reading = readPhrase(spoken, context)?.reading;
  return reading?.kind === 'moment' ? wallTimeOfDay(reading.wall) : undefined;
}

const hour = (hours: number | undefined): number | undefined => (hours === undefined ? undefined : hours * HOUR);

const AT_NINE = 9 * HOUR;

/** How many minutes before its start an alert goes off. Of what fills days one that says no hour goes off at 09:00. */
export function minutesBefore(alert: Alert, start: WallMs, allDay: boolean): number {
  if ('days' in alert) return (start - (wallDay(start) - alert.days * DAY + alert.clock)) / MINUTE;
  return allDay && alert.minutes % 1440 === 0 ? alert.minutes - AT_NINE / MINUTE : alert.minutes;
}
