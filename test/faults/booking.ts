import { randomFrom } from '../../src/domain/testing/random.ts';
import type { Host } from '../protocol/harness.ts';

/** Calls one tool and answers with its structured result. */
export type Call = (tool: string, args: Record<string, unknown>) => Promise<Record<string, unknown>>;

export const callerOf =
  (host: Host): Call =>
  async (tool, args) =>
    (await host.call(tool, args)).structuredContent;

/** What a host without Perch's guarantee would do: look, then write, in two transactions. */
export const naive =
  (call: Call): Call =>
  async (tool, args) => {
    if (tool !== 'schedule_add') return call(tool, args);
    const { start, duration_minutes, repeat } = args;
    const checked = await call('check_conflict', { start, duration_minutes, repeat });
    if (checked.free !== true) return { status: 'need_user', conflicts: checked.conflicts };
    return call(tool, { ...args, on_conflict: 'force' });
  };

const DAY = 86_400_000;
const SLOTS = 100;
const PER_DAY = 5;

/** The start of one of 100 slots, an hour and a half apart, five a day, from next month on; as local time. */
export function slotStart(slot: number, laterMinutes = 0): string {
  const midnight = Math.floor(Date.now() / DAY + 30) * DAY;
  const minutes = 9 * 60 + (slot % PER_DAY) * 90 + laterMinutes;
  return new Date(midnight + Math.floor(slot / PER_DAY) * DAY + minutes * 60_000).toISOString().slice(0, 16);
}

/** An event that a client has seen, so that all of them work on the same ones. */
interface Seen {
  readonly id: string;
  readonly occurrence?: string;
}

/** What the clients of one calendar know together. */
export interface Shared {
  readonly events: Seen[];
  readonly changes: string[];
  /** How often each tool answered what. */
  readonly tally: Map<string, number>;
}

export const newShared = (): Shared => ({ events: [], changes: [], tally: new Map() });

type Request = [tool: string, args: Record<string, unknown>];

/** Books, moves, repeats, deletes and takes back, all at random, `calls` times. */
export async function bookAtRandom(call: Call, shared: Shared, calls: number, seed: number): Promise<void> {
  const random = randomFrom(seed);
  const among = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const start = () => slotStart(Math.floor(random() * SLOTS), among([0, 0, 0, 15, 30, 45]));
  const onConflict = () => (random() < 0.15 ? { on_conflict: 'auto' } : {});

  const single = (): Request => [
    'schedule_add',
    { title: 'single', start: start(), duration_minutes: among([30, 60, 90]), ...onConflict() },
  ];
  const make: (() => Request)[] = [
    single,
    single,
    single,
    () => ['schedule_add', { title: 'maybe', start: start(), duration_minutes: 60, show_as: 'tentative' }],
    () => {
      const repeat = among(['FREQ=WEEKLY;COUNT=4', 'FREQ=WEEKLY;INTERVAL=2', 'FREQ=DAILY;COUNT=3', 'FREQ=WEEKLY']);
      return ['schedule_add', { title: 'series', start: start(), duration_minutes: 30, repeat }];
    },
  ];
  const change: ((seen: Seen) => Request)[] = [
    ({ id, occurrence }) => {
      const scope = occurrence ? { occurrence, scope: among(['this', 'this_and_future', 'all']) } : {};
      return ['schedule_update', { id, ...scope, start: start(), ...(occurrence ? {} : onConflict()) }];
    },
    ({ id, occurrence }) => {
      const scope = occurrence ? { occurrence, scope: among(['this', 'all']) } : {};
      return ['schedule_update', { id, ...scope, duration_minutes: among([30, 60, 90]) }];
    },
    ({ id, occurrence }) => {
      const scope = occurrence ? { scope: 'all' } : {};
      return ['schedule_update', { id, ...scope, show_as: among(['busy', 'busy', 'tentative']) }];
    },
    ({ id, occurrence }) => ['delete_items', { ids: [id], ...(occurrence ? { occurrence, scope: 'this' } : {}) }],
  ];

  for (let done = 0; done < calls; done++) {
    const kind = random();
    let [tool, args] = among(make)();
    if (kind > 0.55 && shared.events.length > 0) [tool, args] = among(change)(among(shared.events));
    if (kind > 0.85 && shared.changes.length > 0)
      [tool, args] = ['undo', { change_id: among(shared.changes.slice(-40)) }];
    let result = await call(tool, args);
    // Moving all of a series is asked about first; a person would look at the conflicts.
    if (result.confirm_token && !result.conflicts) {
      result = await call(tool, { ...args, confirm_token: result.confirm_token });
    }
    const answer = `${tool} ${result.code ?? result.status}`;
    shared.tally.set(answer, (shared.tally.get(answer) ?? 0) + 1);
    if (typeof result.change_id === 'string') shared.changes.push(result.change_id);
    if (tool === 'schedule_add' && result.event) shared.events.push(result.event as Seen);
  }
}
