import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { createServices } from '../../../src/app/compose.ts';
import { parseToolsets } from '../../../src/mcp/call/toolsets.ts';
import { createServer } from '../../../src/mcp/server/server.ts';
import type { Services } from '../../../src/services/index.ts';
import { connectInProcess, type Era, type Host } from '../harness.ts';
import type { Said } from '../tools/session.ts';

/** Friday, 2026-11-20 09:00 in Shanghai. */
const NOW = Date.UTC(2026, 10, 20, 1);

/** What guards keep for themselves: a refused call may leave its candidates or its pending confirmation there. */
const OF_GUARDS = new Set(['candidate_sets', 'confirmations', 'idempotency']);

/** What a change leaves besides; `meta` says for what the derived rows were worked out, and follows at the next call. */
const OF_HISTORY = ['changes', 'change_images', 'meta'];

/** What is worked out from the rest, under numbers that are never given twice. */
const isDerived = (table: string): boolean => /^(passages|passage_terms.*|search_spaces)$/.test(table);

/** The ids of what lies in the store, by a name for each. */
export type Ids = Readonly<
  Record<
    | 'standup'
    | 'design'
    | 'budget'
    | 'kickoff'
    | 'rent'
    | 'bills'
    | 'passport'
    | 'ticket'
    | 'pills'
    | 'work'
    | 'shop'
    | 'wifi'
    | 'coffee',
    string
  >
>;

/** One host on a store of its own with a few things in it. */
export interface Scene {
  readonly ids: Ids;
  readonly tools: Awaited<ReturnType<Host['list']>>;
  /** What the user does when asked, and how often they were. */
  answer: 'accept' | 'decline' | 'cancel';
  asked: number;
  clock: { now: number };
  call(tool: string, args: object): Promise<Said>;
  /** A host of its own on the same store, as another connection. */
  again(): Promise<Scene>;
  /** Every row of every table that holds what the user has, and its history. */
  rows(): string;
  /** What the user has, as it must be again after an undo: versions only rise, and history grows. */
  plan(): string;
  close(): Promise<void>;
}

const CALENDAR: readonly (readonly [name: keyof Ids, tool: string, args: object])[] = [
  ['kickoff', 'schedule_add', { title: 'Kickoff', start: '2026-11-10T10:00' }],
  ['standup', 'schedule_add', { title: 'Standup', start: '2026-11-23T09:00', repeat: 'FREQ=WEEKLY;COUNT=9' }],
  ['design', 'schedule_add', { title: 'Design review', start: '2026-11-24T10:00' }],
  ['budget', 'schedule_add', { title: 'Budget review', start: '2026-11-24T14:00' }],
  ['rent', 'todo_add', { title: 'Pay rent' }],
  ['passport', 'reminder_add', { title: 'Bring passport', at: '2026-11-24T08:00' }],
  ['ticket', 'reminder_add', { title: 'Bring ticket', at: '2026-11-24T08:00' }],
  ['pills', 'reminder_add', { title: 'Pills', at: '2026-11-23T08:00', repeat: 'FREQ=DAILY;COUNT=9' }],
  ['work', 'group_add', { name: 'Work' }],
  ['shop', 'group_add', { name: 'Workshop' }],
  ['bills', 'todo_add', { title: 'Pay bills' }],
  ['wifi', 'memo_add', { content: 'The wifi password is swordfish' }],
  ['coffee', 'memory_save', { content: 'Drinks black coffee', kind: 'preference' }],
];

function idIn({ event, todo, reminder, group, memo, memory }: Said): string {
  const id = (event ?? todo ?? reminder ?? group ?? memo ?? memory)?.id;
  if (id === undefined) throw new Error('The scene could not be set');
  return id;
}

/** The store of every scene, made once and copied. */
interface Store {
  readonly file: string;
  readonly ids: Ids;
}

const folder = mkdtempSync(join(tmpdir(), 'perch-test-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
let made: Promise<Store> | undefined;
let scenes = 0;

const open = (db: string, clock: Scene['clock']) =>
  createServices({ db, timezone: 'Asia/Shanghai', language: 'en', now: () => clock.now });

const serverOn = (services: Services, era: 'legacy' | 'modern') =>
  createServer(
    async () => services,
    {
      identity: { user: 'local', local: true },
      session: crypto.randomUUID(),
      toolsets: parseToolsets('planner,memo,memory,io,router'),
      readOnly: false,
      report: (line) => process.stderr.write(`${line}\n`),
      fallback: { zone: 'Asia/Shanghai', language: 'en' },
      // The user of this scene answers at once.
      personMs: 0,
    },
    era,
  );

async function makeStore(): Promise<Store> {
  const file = join(folder, 'made.db');
  const services = await open(file, { now: Date.UTC(2026, 10, 2) });
  const host = await connectInProcess('modern', (era) => serverOn(services, era));
  const ids: Record<string, string> = {};
  for (const [name, tool, args] of CALENDAR) {
    ids[name] = idIn((await host.call(tool, args)).structuredContent as Said);
  }
  await host.close();
  // The last one to close leaves all of it in the file.
  await services.close();
  return { file, ids: ids as Ids };
}

/** Opens a store of its own for a host of this era. */
export async function setScene(era: Era, canAsk: boolean): Promise<Scene> {
  made ??= makeStore();
  const { file, ids } = await made;
  const db = join(folder, `${++scenes}.db`);
  copyFileSync(file, db);
  const clock = { now: NOW };
  const services = await open(db, clock);
  const sql = new SqliteDatabase(db);
  const connected: Host[] = [];
  const shared = { clock, answer: 'decline' as Scene['answer'], asked: 0 };
  const elicit = () => {
    shared.asked++;
    return { action: shared.answer, ...(shared.answer === 'accept' && { content: { confirm: true } }) };
  };

  let seen = { at: -1, rows: '' };
  /** Read anew only when another connection has committed something. */
  function rows(): string {
    const at = Number(sql.pragma('data_version', { simple: true }));
    if (at !== seen.at) seen = { at, rows: dump(sql, OF_GUARDS) };
    return seen.rows;
  }

  async function enter(): Promise<Scene> {
    const host = await connectInProcess(era, (served) => serverOn(services, served), canAsk ? elicit : undefined);
    connected.push(host);
    return Object.assign(shared, {
      ids,
      tools: await host.list(),
      call: async (tool: string, args: object) => (await host.call(tool, args)).structuredContent as Said,
      again: enter,
      rows,
      plan: () => dump(sql, new Set([...OF_GUARDS, ...OF_HISTORY]), ['version', 'state', 'updated_at']),
      close: async () => {
        for (const one of connected) await one.close();
        sql.close();
        await services.close();
        rmSync(db, { force: true });
      },
    });
  }

  return enter();
}

function dump(sql: SqliteDatabase.Database, without: ReadonlySet<string>, columns: readonly string[] = []): string {
  const tables = sql
    .prepare<[], { name: string }>("select name from sqlite_schema where type = 'table' order by name")
    .all()
    .filter(({ name }) => !name.startsWith('sqlite_') && !isDerived(name) && !without.has(name));
  const kept = (key: string, value: unknown): unknown => (columns.includes(key) ? undefined : value);
  return tables
    .map(({ name }) => `${name} ${JSON.stringify(sql.prepare(`select * from "${name}" order by 1, 2`).all(), kept)}`)
    .join('\n');
}
