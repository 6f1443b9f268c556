import type BetterSqlite3 from 'better-sqlite3';
import type { EventRow, ReminderRow } from '../../src/db/schema.ts';
import { expand } from '../../src/domain/recurrence/expand.ts';
import type { Instant } from '../../src/domain/time/wall.ts';
import { type TodoRepeat, seriesOf as todoSeries } from '../../src/domain/todos/repeat.ts';
import { seriesOf } from '../../src/services/reminders/rows.ts';
import { seriesOf as eventSeries } from '../../src/services/series/rows.ts';

/** One time that something takes place, goes off or is due. */
export interface Span {
  readonly start: Instant;
  readonly end: Instant;
}

/** An item as it is stored, apart from how: what a user would call the state of it. */
export interface Kept {
  readonly kind: 'event' | 'reminder' | 'todo' | 'memo' | 'memory';
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly location: string | null;
  readonly allDay: boolean;
  readonly showAs: string | null;
  readonly spans: readonly Span[];
  readonly endless: boolean;
  /** When its reminders go off, the first of each. */
  readonly reminds: readonly Instant[];
  readonly due: Instant | null;
  readonly importance: string | null;
  readonly urgency: string | null;
  readonly estimateMinutes: number | null;
  readonly tags: readonly string[];
  readonly status: string | null;
}

const NOTHING: Omit<Kept, 'kind' | 'id' | 'title'> = {
  text: '',
  location: null,
  allDay: false,
  showAs: null,
  spans: [],
  endless: false,
  reminds: [],
  due: null,
  importance: null,
  urgency: null,
  estimateMinutes: null,
  tags: [],
  status: null,
};

/** Of an endless series so many are compared. */
const MOST = 400;

type Row = Record<string, string | number | null>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): string[] => JSON.parse(text(value) || '[]');

/** Only the next occurrences of a yearly event are stored; these are the later ones, from its rule. */
function laterOf(row: EventRow, last: Span | undefined, zone: string): readonly Span[] {
  if (!last || row.rrule === null || !row.rrule.includes('FREQ=YEARLY')) return [];
  const { occurrences } = expand(
    eventSeries(row),
    zone,
    { from: last.end, to: Number.POSITIVE_INFINITY },
    { limit: 5 },
  );
  return occurrences.map(({ start, end }) => ({ start, end }));
}

/** When an open todo that repeats is due, this time included. */
function duesOf(row: Row, zone: string): Partial<Kept> {
  if (row.repeat === null || row.status !== 'open') return {};
  const repeat: TodoRepeat = JSON.parse(text(row.repeat));
  const all = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
  const { occurrences } = expand(todoSeries(repeat), zone, all, { limit: MOST });
  return {
    spans: occurrences.map(({ start }) => ({ start, end: start })),
    endless: !/UNTIL|COUNT/.test(repeat.rrule),
  };
}

/** All that a user has, read past the product's own code. `zone`: theirs. */
export function stateOf(sql: BetterSqlite3.Database, user: string, zone: string, now: Instant): Kept[] {
  const rows = (table: string): Row[] =>
    sql.prepare<[string], Row>(`select * from "${table}" where user = ?`).all(user);
  const occurrences = Map.groupBy(rows('occurrences'), ({ source }) => source);
  const dues = Map.groupBy(
    rows('reminder_dues').filter(({ occurrence }) => occurrence !== ''),
    ({ reminder }) => reminder,
  );
  const firstDue = (id: unknown): Instant[] =>
    (dues.get(text(id)) ?? []).map(({ fire_at }) => Number(fire_at)).toSorted((one, other) => one - other);
  const reminders = rows('reminders');
  const alerts = Map.groupBy(reminders, ({ event_id }) => event_id);
  const events = rows('events').map((row): Kept => {
    const stored = (occurrences.get(row.id) ?? [])
      .map(({ start_at, end_at }) => ({ start: Number(start_at), end: Number(end_at) }))
      .toSorted((one, other) => one.start - other.start);
    const spans = [...stored, ...laterOf(row as unknown as EventRow, stored.at(-1), zone)];
    return {
      ...NOTHING,
      kind: 'event',
      id: text(row.id),
      title: text(row.title),
      text: text(row.description),
      location: row.location as string | null,
      allDay: row.all_day === 1,
      showAs: text(row.show_as),
      spans: spans.slice(0, MOST),
      endless: row.rrule !== null && !/UNTIL|COUNT/.test(text(row.rrule)),
      reminds: (alerts.get(row.series_id ?? row.id) ?? [])
        .flatMap(({ id }) => firstDue(id).slice(0, 1))
        .toSorted((a, b) => a - b),
    };
  });
  const own = reminders
    .filter(({ event_id }) => event_id === null)
    .map((row): Kept => {
      const series = seriesOf(row as unknown as ReminderRow);
      const window = { from: row.rrule === null ? Number.NEGATIVE_INFINITY : now, to: Number.POSITIVE_INFINITY };
      const triggers = row.status === 'open' ? expand(series, zone, window, { limit: MOST }).occurrences : [];
      const [next] = firstDue(row.id);
      const spans = next !== undefined && row.rrule === null ? [{ start: next, end: next }] : triggers;
      return {
        ...NOTHING,
        kind: 'reminder',
        id: text(row.id),
        title: text(row.title),
        text: text(row.notes),
        spans: spans.map(({ start }) => ({ start, end: start })),
        endless: row.rrule !== null && !/UNTIL|COUNT/.test(text(row.rrule)),
        reminds: firstDue(row.id).slice(0, 1),
        status: text(row.status),
        tags: [text(row.states)],
      };
    });
  const todos = rows('todos').map(
    (row): Kept => ({
      ...NOTHING,
      ...duesOf(row, zone),
      kind: 'todo',
      id: text(row.id),
      title: text(row.title),
      text: text(row.notes),
      allDay: row.due_zone === null,
      due: row.due_wall === null ? null : Number(row.due_wall),
      importance: text(row.importance),
      urgency: text(row.urgency),
      estimateMinutes: row.estimate_minutes as number | null,
      tags: list(row.tags),
      status: text(row.status),
    }),
  );
  const memos = rows('memos').map(
    (row): Kept => ({
      ...NOTHING,
      kind: 'memo',
      id: text(row.id),
      title: text(row.title),
      text: text(row.content),
      tags: list(row.tags),
    }),
  );
  const memories = rows('memories').map(
    (row): Kept => ({
      ...NOTHING,
      kind: 'memory',
      id: text(row.id),
      title: '',
      text: text(row.content),
      tags: list(row.tags),
    }),
  );
  return [...events.filter(({ spans }) => spans.length > 0), ...own, ...todos, ...memos, ...memories];
}
