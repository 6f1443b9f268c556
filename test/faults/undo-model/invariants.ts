import type { TodoRow, Tracked } from '../../../src/db/schema.ts';
import { findOccurrence } from '../../../src/domain/recurrence/expand.ts';
import { recurrenceInstant } from '../../../src/domain/recurrence/recurrence-id.ts';
import { cycleFrom } from '../../../src/domain/todos/todo.ts';
import { isRecurring, seriesOf } from '../../../src/services/series/rows.ts';
import { type Rows, TABLES, type Tables } from './tables.ts';

/** What must hold of the rows of one user whatever has been done. */
export class Invariants {
  readonly #tables: Tables;
  readonly #versions = new Map<string, { version: number; content: string }>();

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  check(): void {
    const rows = this.#tables.rows();
    this.#checkVersions(rows);
    checkCircles(rows.todos);
    checkReminders(rows);
    checkChangedOccurrences(rows, this.#tables.zone());
  }

  /** Versions only rise, and a changed row has another. */
  #checkVersions(rows: Rows): void {
    for (const { version, ...row } of TABLES.flatMap((table): Tracked[] => rows[table])) {
      const content = JSON.stringify(row);
      const known = this.#versions.get(row.id);
      if (known && (version < known.version || (version === known.version && content !== known.content))) {
        throw new Error(`${row.id} went from version ${known.version} to ${version}`);
      }
      this.#versions.set(row.id, { version, content });
    }
  }
}

function checkCircles(todos: readonly TodoRow[]): void {
  const here = new Set(todos.map((row) => row.id));
  const needs = new Map(
    todos.map((row) => [row.id, (JSON.parse(row.depends_on) as string[]).filter((id) => here.has(id))]),
  );
  for (const { id } of todos) {
    const way = cycleFrom(id, (one) => needs.get(one) ?? []);
    if (way) throw new Error(`Dependencies form a circle: ${way.join(' → ')}`);
  }
}

function checkReminders({ events, todos, reminders }: Rows): void {
  const there = new Set([...events, ...todos].map(({ id }) => id));
  for (const { id, event_id } of reminders) {
    if (event_id !== null && !there.has(event_id)) throw new Error(`${id} is a reminder of nothing`);
  }
}

/** Each belongs to an occurrence of a series that is there, and no two to the same. */
function checkChangedOccurrences({ events }: Rows, zone: string): void {
  const byId = new Map(events.map((row) => [row.id, row]));
  const seen = new Set<string>();
  for (const row of events.filter((one) => one.series_id !== null)) {
    const root = byId.get(row.series_id as string);
    if (!root) throw new Error(`${row.id} is a changed occurrence of nothing`);
    const series = { ...seriesOf(root), exdates: [] };
    const own = root.zone ?? zone;
    const at = recurrenceInstant(row.recurrence_id as string, series, own);
    if (!isRecurring(root) || !findOccurrence(series, own, at))
      throw new Error(`${row.id} stands for no occurrence of ${root.id}`);
    const key = `${root.id} ${at}`;
    if (seen.has(key)) throw new Error(`Two changed occurrences for ${key}`);
    seen.add(key);
  }
}
