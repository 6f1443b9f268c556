import type { Caller, Language } from '../../../src/domain/caller.ts';
import { readPhrase } from '../../../src/domain/phrases/read.ts';
import { interpret } from '../../../src/domain/quick-add/interpret.ts';
import { parseWall } from '../../../src/domain/time/wall.ts';
import { toInstant } from '../../../src/domain/time/zone.ts';
import { type Planned, planOf } from '../../../src/services/planning/quick-add/interpretation.ts';

/** A Wednesday morning in Shanghai. */
const NOW = '2026-11-25T10:20';
const ZONE = 'Asia/Shanghai';

const HAN = /\p{Script=Han}/u;

export function callerAt(now: string, language: Language): Caller {
  return {
    user: 'u',
    session: 's',
    tool: 'quick_add',
    language,
    zone: ZONE,
    zoneSource: 'setting',
    workingHours: null,
    todosNeedDue: false,
    now: toInstant(parseWall(now) ?? Number.NaN, ZONE),
    phrases: readPhrase,
  };
}

/** What a text comes to: a plan, or what is asked (`ask start`), wished (`look`) or split (`2 items`). */
export function understand(text: string, now = NOW): readonly Planned[] | string {
  const caller = callerAt(now, HAN.test(text) ? 'zh' : 'en');
  const understood = interpret(text, caller);
  if (understood.is === 'wish') return understood.wish;
  if (understood.is === 'several') return `${understood.texts.length} items, ${understood.unclear + 1} unclear`;
  if (understood.is === 'open') return `ask ${(understood.question.asks.missing ?? []).join()}`;
  return understood.items.map((item) => planOf(caller, item, caller));
}

const short = (iso: string): string => iso.slice(0, 16);

/** `event [开会] 2026-11-26T15:00/2026-11-26T16:00 @国贸`. */
export function show(text: string, now = NOW): string {
  const found = understand(text, now);
  if (typeof found === 'string') return found;
  return found.map(shown).join(' | ');
}

function shown({ interpretation, item, reminders }: Planned): string {
  const { kind, title, start, end, at, due, repeat, location, importance, urgency, estimate_minutes, tags } =
    interpretation;
  return [
    kind,
    `[${title}]`,
    start && end && `${short(start)}/${short(end)}`,
    at && short(at),
    due && `due ${short(due)}`,
    repeat,
    reminders.length > 0 && `-${reminders.join('/')}m`,
    importance && 'important',
    urgency && 'urgent',
    estimate_minutes !== undefined && `~${estimate_minutes}m`,
    tags?.map((tag) => `#${tag}`).join(' '),
    item.showAs,
    location && `@${location}`,
  ]
    .filter(Boolean)
    .join(' ');
}
