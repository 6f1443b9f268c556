import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { parseToolsets } from '../../../src/mcp/call/toolsets.ts';
import { createServer } from '../../../src/mcp/server/server.ts';
import type { Services } from '../../../src/services/index.ts';
import { tools } from '../../../src/tools/index.ts';
import type { Ids } from '../../../src/tools/shared/cases.ts';
import { ALL_TOOLSETS, CASES_NOW, FILLED, ITEMS, invitationOf, openCases } from '../../protocol/case-store.ts';
import { connectInProcess, type Era, type Host } from '../../protocol/harness.ts';
import { casesOf } from '../../tool-cases.ts';

/**
 * Two stores in which a stranger has the same things. In one of them somebody else has things, too; in the other one
 * there is nobody else. Whatever the stranger asks, the answers must be the same.
 */

export const OWNER = 'owner';
export const STRANGER = 'stranger';

/** Stands in all that the owner has written, and nowhere else. */
export const CANARY = 'zebra';

/** What the owner has, by which somebody else could try to get at it. */
export interface Owned {
  readonly ids: Ids;
  readonly changes: readonly string[];
  /** Tokens of questions that wait for the owner's yes, with the call that they belong to. */
  readonly confirmations: Readonly<Record<string, { readonly args: object; readonly token: string }>>;
  /** `k7#1`. */
  readonly references: readonly string[];
  readonly cursors: Readonly<Record<string, string>>;
  readonly keys: Readonly<Record<string, string>>;
  readonly slot: string;
}

export interface Worlds {
  /** Ids of the stranger's own things. */
  readonly own: Ids;
  readonly owned: Owned;
  /** A fresh copy of a store, soon after it was filled unless another clock is given. */
  open(
    which: 'with owner' | 'alone',
    through?: (services: Services) => Services,
    clock?: { readonly now: number },
  ): Promise<World>;
}

export interface World {
  readonly services: Services;
  host(user: string, era: Era): Promise<Host>;
  /** Every row of the owner. */
  rows(): string;
  close(): Promise<void>;
}

type Said = Record<string, unknown> & { status: string };

const folder = mkdtempSync(join(tmpdir(), 'perch-cells-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const hostOf = (services: Services, user: string, era: Era): Promise<Host> =>
  connectInProcess(era, (served) =>
    createServer(
      async () => services,
      {
        identity: { user, local: false },
        session: `session of ${user}`,
        toolsets: parseToolsets(ALL_TOOLSETS),
        readOnly: false,
        report: (line) => process.stderr.write(`${line}\n`),
        fallback: { zone: 'Asia/Shanghai', language: 'en' },
        opened: () => services,
      },
      served,
    ),
  );

/** The words of an item, marked as the owner's. */
const marked = (args: object): object =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      ['title', 'name', 'content'].includes(name) ? `${value} ${CANARY}` : value,
    ]),
  );

async function fill(host: Host, words: (args: object) => object): Promise<Ids> {
  const ids: Record<string, string> = {};
  for (const [name, tool, args] of ITEMS) {
    const { structuredContent } = await host.call(tool, words(args));
    const { event, todo, reminder, group, memo, memory } = structuredContent as Record<string, { id: string }>;
    ids[name] = String((event ?? todo ?? reminder ?? group ?? memo ?? memory)?.id);
  }
  return ids as Ids;
}

async function owned(host: Host, ids: Ids): Promise<Owned> {
  const call = async (tool: string, args: object) => (await host.call(tool, args)).structuredContent as Said;
  const confirmations: Record<string, { args: object; token: string }> = {};
  const keys: Record<string, string> = {};
  const cursors: Record<string, string> = {};
  for (const { name, definition } of tools) {
    const { asks } = casesOf(name);
    const has = (argument: string) => Object.hasOwn(definition.inputSchema.properties ?? {}, argument);
    if (typeof asks === 'function') {
      const args = asks(ids);
      const said = await call(name, args);
      const token = said.confirm_token ?? said.plan_token;
      if (typeof token === 'string') confirmations[name] = { args, token };
    }
    if (has('cursor')) {
      const { next_cursor } = await call(name, { ...(name === 'schedule_query' && { start: '2026-11-01' }), limit: 1 });
      if (typeof next_cursor === 'string') cursors[name] = next_cursor;
    }
  }
  const { candidates } = await call('delete_items', { match: 'review' });
  const changes = (await call('history_query', { limit: 50 })).changes as { change_id: string }[];
  const { alternatives } = await call('schedule_add', casesOf('schedule_add').overlaps?.(ids) ?? {});
  // Last: what they write is not what the rest is about.
  for (const { name, definition } of tools) {
    if (!Object.hasOwn(definition.inputSchema.properties ?? {}, 'idempotency_key')) continue;
    const key = `key-of-${name}`;
    const said = await call(name, { ...marked(casesOf(name).works(ids)), idempotency_key: key });
    if (said.status === 'final') keys[name] = key;
  }
  return {
    ids,
    changes: changes.map(({ change_id }) => change_id),
    confirmations,
    references: (candidates as { ref: string }[]).map(({ ref }) => ref),
    cursors,
    keys,
    slot: String((alternatives as { slot_token: string }[])[0]?.slot_token),
  };
}

let copies = 0;

export async function makeWorlds(): Promise<Worlds> {
  const files = { 'with owner': join(folder, 'with.db'), alone: join(folder, 'alone.db') };
  const clock = { now: FILLED };
  const services = await openCases(files['with owner'], clock);
  const mine = await hostOf(services, STRANGER, 'modern');
  const own = await fill(mine, (args) => args);
  await mine.close();
  const theirs = await hostOf(services, OWNER, 'modern');
  const ids = await fill(theirs, marked);
  // What asks for a yes does not ask for long.
  clock.now = CASES_NOW;
  // Of somebody who is there in both stores.
  const invite = await invitationOf(services);
  const found = await owned(theirs, { ...ids, invite });
  await theirs.close();
  await services.close();
  copyFileSync(files['with owner'], files.alone);
  const alone = await openCases(files.alone, { now: CASES_NOW });
  const account = { user: OWNER, name: OWNER, issuer: null, subject: null, created_at: 0 };
  await (await alone.accounts()).removeUser(account);
  await alone.close();
  return {
    own: { ...own, invite },
    owned: found,
    async open(which, through = (one) => one, clock = { now: CASES_NOW + 60_000 }) {
      const file = join(folder, `${++copies}.db`);
      copyFileSync(files[which], file);
      const opened = await openCases(file, clock);
      const sql = new SqliteDatabase(file);
      const hosts: Host[] = [];
      const seen = through(opened);
      return {
        services: seen,
        async host(user, era) {
          const host = await hostOf(seen, user, era);
          hosts.push(host);
          return host;
        },
        rows: () => rowsOf(sql),
        async close() {
          for (const host of hosts) await host.close();
          sql.close();
          await opened.close();
          rmSync(file, { force: true });
        },
      };
    },
  };
}

function rowsOf(sql: SqliteDatabase.Database): string {
  const tables = sql
    .prepare<[], { name: string }>("select name from sqlite_schema where type = 'table' and sql like '%\"user\"%'")
    .all();
  return tables
    .map(({ name }) => JSON.stringify(sql.prepare(`select * from "${name}" where "user" = ?`).all(OWNER)))
    .join('\n');
}
