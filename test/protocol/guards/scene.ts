import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import type { Ids } from '../../../src/tools/shared/cases.ts';
import { CASES_NOW, hostOn, makeCaseStore, openCases } from '../case-store.ts';
import type { Era, Host } from '../harness.ts';
import type { Said } from '../tools/session.ts';

/** A yes in any form: the box, or the choice to go on as asked. */
const YES = { confirm: true, time: 'Keep this time anyway' };

/** What guards keep for themselves: a refused call may leave its candidates or its pending confirmation there. */
const OF_GUARDS = new Set(['candidate_sets', 'confirmations', 'idempotency']);

/** What a change leaves besides: how long ways take is a fact that a map said; an invitation that is in no group any more does not hold; `meta` says for what the derived rows were worked out, and follows at the next call. */
const OF_HISTORY = ['changes', 'change_images', 'change_parts', 'audit', 'share_invites', 'travel_times', 'meta'];

/** What is worked out from the rest, under numbers that are never given twice. */
const isDerived = (table: string): boolean => /^(passages|passage_terms.*|search_spaces)$/.test(table);

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

/** The store of every scene, made once and copied. */
interface Store {
  readonly file: string;
  readonly ids: Ids;
}

const folder = mkdtempSync(join(tmpdir(), 'perch-test-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
let made: Promise<Store> | undefined;
let scenes = 0;

async function makeStore(): Promise<Store> {
  const file = join(folder, 'made.db');
  return { file, ids: await makeCaseStore(file) };
}

/** Opens a store of its own for a host of this era. */
export async function setScene(era: Era, canAsk: boolean): Promise<Scene> {
  made ??= makeStore();
  const { file, ids } = await made;
  const db = join(folder, `${++scenes}.db`);
  copyFileSync(file, db);
  const clock = { now: CASES_NOW };
  const services = await openCases(db, clock);
  const sql = new SqliteDatabase(db);
  const connected: Host[] = [];
  const shared = { clock, answer: 'decline' as Scene['answer'], asked: 0 };
  const elicit = () => {
    shared.asked++;
    return { action: shared.answer, ...(shared.answer === 'accept' && { content: YES }) };
  };

  let seen = { at: -1, rows: '' };
  /** Read anew only when another connection has committed something. */
  function rows(): string {
    const at = Number(sql.pragma('data_version', { simple: true }));
    if (at !== seen.at) seen = { at, rows: dump(sql, OF_GUARDS) };
    return seen.rows;
  }

  async function enter(): Promise<Scene> {
    const host = await hostOn(services, era, canAsk ? elicit : undefined);
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
