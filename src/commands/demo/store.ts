import { createServices } from '../../app/compose.ts';
import type { Services } from '../../services/index.ts';
import { localCaller } from '../terminal/local.ts';
import { expect } from './print.ts';

/** The database of the demo, read beside the server that serves it. */
export interface DemoStore {
  readonly db: string;
  readonly zone: string;
}

export async function withServices<T>({ db, zone }: DemoStore, work: (services: Services) => Promise<T>): Promise<T> {
  const services = await createServices({ db, timezone: zone, language: undefined });
  try {
    return await work(services);
  } finally {
    await services.close();
  }
}

/** What lies in the database: `10:00 Title` of the events from one date to another, and the open todos and reminders. */
export function holdings(
  store: DemoStore,
  start: string,
  end: string,
): Promise<{ events: string[]; todos: string[]; reminders: string[] }> {
  return withServices(store, async (services) => {
    const caller = await localCaller(services, 'demo');
    const [{ events = [] }, { todos = [] }, { reminders = [] }] = await Promise.all([
      services.events.query(caller, { start, end, limit: 200 }),
      services.todos.query(caller, {}),
      services.reminders.query(caller, {}),
    ]);
    return {
      events: events.map((event) => `${event.start.slice(11, 16)} ${event.title}`),
      todos: todos.map((todo) => todo.title),
      reminders: reminders.map((reminder) => `${reminder.at?.slice(11, 16)} ${reminder.title}`),
    };
  });
}

/** The database holds exactly this, in any order. */
export function expectSame(found: readonly string[], wanted: readonly string[], what: string): void {
  const same = JSON.stringify([...found].sort()) === JSON.stringify([...wanted].sort());
  expect(
    same,
    `${what}: ${wanted.length === 0 ? '∅' : wanted.join(' · ')}${same ? '' : ` (found ${found.join(' · ')})`}`,
  );
}
