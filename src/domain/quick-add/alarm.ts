import { minutesOf } from '../arguments/ask.ts';
import { addMonths } from '../phrases/frames/calendar.ts';
import { findPhrases, readPhrase } from '../phrases/read.ts';
import type { PhraseContext, Span } from '../time/phrase.ts';
import { DAY, HOUR, MINUTE, type WallMs, wallDay, wallTimeOfDay } from '../time/wall.ts';
import { anyOf, LANGUAGES, ofAll } from './languages.ts';
import { masked } from './names.ts';

const PATTERNS = [
  ...ofAll(({ alarms }) => alarms.ahead).map((one) => ({ ...one, alone: true })),
  ...ofAll(({ alarms }) => alarms.beside).map((one) => ({ ...one, alone: false })),
];
const DAYS = ofAll(({ alarms }) => alarms.days);
const PARTS: Readonly<Record<string, number>> = Object.assign({}, ...ofAll(({ alarms }) => [alarms.parts]));

/** One time to be reminded: so long before the start, in minutes or by the calendar, or at an hour of a day counted back from its day. */
export type Alert =
  | { readonly minutes: number }
  | { readonly months: number }
  | { readonly days: number; readonly clock: number };

export interface Alarm {
  /** Where it is said. */
  readonly spans: readonly Span[];
  readonly alerts: readonly Alert[];
  /** What is asked for at each of the places. */
  readonly each: readonly { readonly span: Span; readonly alerts: readonly Alert[] }[];
  /** It is all that is wanted: what it is before is there already. */
  readonly alone: boolean;
}

const SIGNS = new RegExp(anyOf(({ alarms }) => alarms.signs));

/** Nobody asks for more in one sentence. */
const MOST = 5;

/** When, in relation to its start, one wants to be reminded of what a text is about. `text`: normalised or masked. */
export function alarmIn(text: string, context: PhraseContext): Alarm | undefined {
  if (!SIGNS.test(text)) return undefined;
  const each: { readonly span: Span; readonly alerts: readonly Alert[] }[] = [];
  let isAlone = false;
  let rest = text;
  for (let step = 0; step < MOST; step++) {
    const found = firstOf([
      ...listedAlerts(rest, context),
      ...dayAlerts(rest, context),
      ...lengthAlerts(rest, context),
    ]);
    if (!found) break;
    const span = withMarks(found.span, rest);
    each.push({ span, alerts: found.alerts });
    isAlone ||= found.alone;
    rest = masked(rest, [span]);
    if (isAlone) break;
  }
  if (each.length === 0) return undefined;
  const [spans, alerts] = [each.map(({ span }) => span), each.flatMap((one) => one.alerts)];
  return { spans, alerts, each, alone: isAlone };
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

/** The find that begins first holds the most words; when two begin together, the one that was tried first wins. */
const firstOf = (all: readonly (Found | undefined)[]): Found | undefined =>
  all.filter((one) => one !== undefined).toSorted((one, other) => one.span.from - other.span.from)[0];

function lengthAlerts(text: string, context: PhraseContext): Found[] {
  const found: Found[] = [];
  for (const { pattern, alone, amount: fixed } of PATTERNS) {
    const match = pattern.exec(text);
    const [from, to] = match?.indices?.[0] ?? [];
    const amount = fixed ?? match?.groups?.amount;
    if (from === undefined || to === undefined || amount === undefined) continue;
    const alerts = lengthsIn(amount, text.slice(from, to), context);
    if (alerts.length > 0) found.push({ span: { from, to }, alerts, alone });
  }
  return found;
}

/** People repeat 提前 before the second length of a list. */
const AGAIN = /^提[前早]/;
const BETWEEN = new RegExp(`\\s?(?:[、,，&]|${anyOf(({ alarms }) => alarms.between)})+\\s?`, 'u');
const UNIT = new RegExp(`${anyOf(({ alarms }) => alarms.units)}$`);
const EACH = new RegExp(anyOf(({ alarms }) => alarms.each));
/** Joins hours and minutes of one length. */
const AND = new RegExp(`\\s${anyOf(({ alarms }) => alarms.joins)}\\s`);

/** `10 and 30 minutes` are two lengths, `an hour and 15 minutes` is one. */
function lengthsIn(amount: string, said: string, context: PhraseContext): Alert[] {
  let unit = '';
  const lengths = amount
    .split(BETWEEN)
    .map((piece) => piece.replace(AGAIN, ''))
    .filter(Boolean)
    .toReversed()
    .map((piece) => {
      unit = UNIT.exec(piece)?.[0] ?? unit;
      return lengthOf(piece, context) ?? lengthOf(piece + unit, context);
    })
    .toReversed();
  if (!lengths.every((one) => one !== undefined)) return [];
  const [first = 0, second] = lengths.map((one) => ('minutes' in one ? one.minutes : Number.POSITIVE_INFINITY));
  // `60 and 5 minutes` share their unit: they are two.
  const isOne =
    lengths.length === 2 &&
    second !== undefined &&
    first >= 60 &&
    first < 1440 &&
    second < 60 &&
    UNIT.test(amount.split(BETWEEN).find(Boolean) ?? '');
  if (isOne && AND.test(amount) && !EACH.test(said)) return [{ minutes: first + second }];
  return lengths.filter((one, at) => lengths.findIndex((other) => isSame(one, other)) === at);
}

type Length = Exclude<Alert, { readonly clock: number }>;

const isSame = (one: Length, other: Length): boolean =>
  'months' in one
    ? 'months' in other && one.months === other.months
    : 'minutes' in other && one.minutes === other.minutes;

/** One length. Half a month is fifteen days. */
function lengthOf(words: string, context: PhraseContext): Length | undefined {
  const reading = readPhrase(words.replace('-', ' '), context)?.reading;
  if (reading?.kind !== 'duration') return undefined;
  const { months, days, ms } = reading.amount;
  if (Number.isInteger(months) && months > 0 && days === 0 && ms === 0) return { months };
  const minutes = minutesOf(reading.amount) ?? 0;
  return minutes > 0 ? { minutes } : undefined;
}

const LISTS = ofAll(({ alarms }) => alarms.lists ?? []);
const CLAUSE = /(?<=^|[,，;；。\s])(?=[^,，;；。\s])/g;
const AGO = new RegExp(anyOf(({ alarms }) => alarms.ago));

/** 头天晚上九点和开始前20分钟各提醒一下: several of them with one asking, each of which is read by itself. */
function listedAlerts(text: string, context: PhraseContext): Found[] {
  let read = 0;
  for (const pattern of LISTS) {
    for (const { index } of text.matchAll(CLAUSE)) {
      pattern.lastIndex = index;
      const match = pattern.exec(text);
      const pieces = match?.groups?.list?.split(BETWEEN).filter(Boolean) ?? [];
      if (!match || pieces.length < 2 || pieces.length > MOST) continue;
      if (read++ >= MOST) return [];
      const alerts = pieces.map((piece, index) => alertsOf(piece, index > 0, context, text));
      if (alerts.some((each) => each.length === 0)) continue;
      return [{ span: { from: index, to: index + match[0].length }, alerts: alerts.flat(), alone: false }];
    }
  }
  return [];
}

/** What one piece of a list says; none where it says anything else. */
function alertsOf(piece: string, isLater: boolean, context: PhraseContext, whole: string): readonly Alert[] {
  for (const { alarms } of LANGUAGES) {
    const said = `,${alarms.asking(piece)}`;
    const found = firstOf([...dayAlerts(said, context, whole), ...lengthAlerts(said, context)]);
    if (found && found.span.from <= 1 && found.span.to >= said.length) return found.alerts;
  }
  // 90分钟，提前十分钟提醒我: a length by itself is one only behind what is before the start.
  if (!isLater && !AGO.test(piece)) return [];
  return lengthsIn(piece.replace(AGO, ''), piece, context);
}

/** `whole`: all of the text, which may say an hour of what is to come. */
function dayAlerts(text: string, context: PhraseContext, whole = text): Found[] {
  return DAYS.flatMap(({ pattern, days }): Found[] => {
    const match = pattern.exec(text);
    const [from, to] = match?.indices?.[0] ?? [];
    if (!match || from === undefined || to === undefined) return [];
    // remind me the day before Christmas Eve: a day itself, not one before that of the event.
    if (isBeforeDay(text.slice(to), context)) return [];
    const clock = clockOf(match.groups ?? {}, context);
    if (clock !== undefined) return [{ span: { from, to }, alerts: [{ days, clock }], alone: false }];
    // So many days before what has an hour: at that hour.
    if (days > 0) return [{ span: { from, to }, alerts: [{ minutes: days * 1440 }], alone: false }];
    // On the day, of what has an hour: at what time is not said.
    const hasHour = findPhrases(whole, context).some(({ said }) => said.clock);
    return hasHour ? [] : [{ span: { from, to }, alerts: [{ days, clock: AT_NINE }], alone: false }];
  });
}

/** The name of a day is shorter. */
const NAMED_WITHIN = 60;

/** Whether a day is named right behind. */
function isBeforeDay(after: string, context: PhraseContext): boolean {
  if (!/^\s[a-z\d]/.test(after)) return false;
  const [next] = findPhrases(after.slice(0, NAMED_WITHIN), context);
  return next?.said.day === true && /^\s(?:the\s)?$/.test(after.slice(0, next.spans[0]?.from));
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
  if ('days' in alert) {
    const at = wallDay(start) - alert.days * DAY + alert.clock;
    // 6:30 that day, of what begins at nine: of the half of the day before it.
    const isBehind = alert.days === 0 && !allDay && at > start && alert.clock >= DAY / 2;
    return (start - (isBehind ? at - DAY / 2 : at)) / MINUTE;
  }
  if ('months' in alert) {
    const at = addMonths(start, -alert.months);
    return (start - (allDay ? wallDay(at) + AT_NINE : at)) / MINUTE;
  }
  return allDay && alert.minutes % 1440 === 0 ? alert.minutes - AT_NINE / MINUTE : alert.minutes;
}
