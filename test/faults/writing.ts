import { read } from './ledger.ts';
import type { ServerProcess, Structured } from './server-process.ts';

/** Calls under way at any moment. */
const LANES = 4;

export interface Acknowledged {
  readonly change: string;
  /** What the change added, if it added something. */
  readonly event: string | undefined;
}

/** Writes to a server of all sorts without end, and notes what it acknowledges. */
export function writeTo(
  server: ServerProcess,
  acknowledged: Acknowledged[],
): {
  /** Settles with the first answer. */
  readonly first: Promise<void>;
  /** Rejected when the server dies. */
  readonly lanes: Promise<void>[];
} {
  const events: Structured[] = [];
  const own: string[] = [];
  const among = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;
  const start = () => new Date(Date.now() + 86_400_000 * (1 + Math.random() * 600)).toISOString();
  const add = { title: '会议', on_conflict: 'force' };
  const calls: (() => [string, object])[] = [
    () => ['schedule_add', { ...add, start: start() }],
    () => ['schedule_add', { ...add, start: start() }],
    () => ['schedule_add', { ...add, start: start(), repeat: 'FREQ=DAILY;COUNT=40' }],
    () => ['schedule_update', { id: among(events)?.id, start: start(), on_conflict: 'force', scope: 'all' }],
    () => ['schedule_update', { id: among(events)?.id, title: '改', scope: 'all' }],
    () => ['delete_items', { ids: [among(events)?.id] }],
    () => ['undo', { change_id: among(own) }],
  ];
  const first = Promise.withResolvers<void>();
  const lane = async (): Promise<void> => {
    for (;;) {
      const [tool, args] = events.length === 0 ? ['schedule_add', { ...add, start: start() }] : among(calls)();
      const result = await server.call(tool as string, args as object);
      if (typeof result.change_id !== 'string') continue;
      const event = tool === 'schedule_add' ? (result.event as Structured) : undefined;
      acknowledged.push({ change: result.change_id, event: event?.id as string | undefined });
      own.push(result.change_id);
      if (event) events.push(event);
      first.resolve();
    }
  };
  return { first: first.promise, lanes: Array.from({ length: LANES }, lane) };
}

/** The acknowledged writes that the file does not hold. */
export function lostFrom(file: string, acknowledged: readonly Acknowledged[]): Acknowledged[] {
  return read(file, (db) => {
    const change = db.prepare('select 1 from changes where id = ?').pluck();
    const image = db
      .prepare('select 1 from change_images where change_id = ? and row_id = ? and after is not null')
      .pluck();
    return acknowledged.filter(
      (one) => !change.get(one.change) || (one.event !== undefined && !image.get(one.change, one.event)),
    );
  });
}
