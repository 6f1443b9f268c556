import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { TABLES } from '../../../src/db/tables.ts';
import { parseToolsets } from '../../../src/mcp/call/toolsets.ts';
import { createServer } from '../../../src/mcp/server/server.ts';
import type { Services } from '../../../src/services/index.ts';
import { tools } from '../../../src/tools/index.ts';
import type { Ids } from '../../../src/tools/shared/cases.ts';
import { ALL_TOOLSETS, CASES_NOW, FILLED, ITEMS, invitationOf, openCases } from '../../protocol/case-store.ts';
import { connectInProcess, type Era, type Host } from '../../protocol/harness.ts';
import { casesOf } from '../../tool-cases.ts';

/**
 * Stores in which whoever asks has the same things. In one of them somebody else, the owner, has things, too. In
 * another one there is no owner, or no more of what the owner has than whoever asks is let see. Whatever they ask, the
 * answers must be the same.
 */

export const OWNER = 'owner';
export const STRANGER = 'stranger';

/** Those in a share group with the owner, by what the owner lets them see, and those who were in it. */
export const MEMBERS = ['busy', 'details', 'edit'] as const;
const GONE = ['left', 'removed'] as const;
type Member = (typeof MEMBERS)[number];
export const VIEWERS = [STRANGER, ...MEMBERS, ...GONE] as const;
export type Viewer = (typeof VIEWERS)[number];

export type Which = 'with owner' | 'alone' | `as ${Member} sees it`;

/** The store whose answers somebody may get. */
export const isLet = (viewer: Viewer): Which =>
  viewer === 'busy' || viewer === 'details' || viewer === 'edit' ? `as ${viewer} sees it` : 'alone';

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
  /** Ids of the own things of whoever asks: the stranger, unless `of` says who. */
  readonly own: Ids;
  of(viewer: Viewer): Worlds;
  readonly owned: Owned;
  /** A fresh copy of a store, soon after it was filled unless another clock is given. */
  open(which: Which, through?: (services: Services) => Services, clock?: { readonly now: number }): Promise<World>;
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
  const fileOf = (which: Which): string => join(folder, `${which}.db`);
  const clock = { now: FILLED };
  const services = await openCases(fileOf('with owner'), clock);
  const own = new Map<Viewer, Ids>();
  for (const viewer of VIEWERS) {
    const mine = await hostOf(services, viewer, 'modern');
    own.set(viewer, await fill(mine, (args) => args));
    await mine.close();
  }
  const theirs = await hostOf(services, OWNER, 'modern');
  const ids = await fill(theirs, marked);
  await theirs.call('schedule_add', marked({ ...HIDDEN, private: true }));
  // What asks for a yes does not ask for long.
  clock.now = CASES_NOW;
  // Of somebody who is there in both stores.
  const invite = await invitationOf(services);
  await share(services, theirs, ids.family);
  const given = marked({ ...GIVEN, share_with: ids.family });
  const { structuredContent: asked } = await theirs.call('schedule_add', given);
  await theirs.call('schedule_add', { ...given, confirm_token: (asked as Said).confirm_token });
  const found = await owned(theirs, { ...ids, invite });
  await theirs.close();
  await services.close();
  copyFileSync(fileOf('with owner'), fileOf('alone'));
  const alone = await openCases(fileOf('alone'), { now: CASES_NOW });
  const account = { user: OWNER, name: OWNER, issuer: null, subject: null, created_at: 0 };
  await (await alone.accounts()).removeUser(account);
  await alone.close();
  for (const member of MEMBERS) {
    const file = fileOf(`as ${member} sees it`);
    copyFileSync(fileOf('with owner'), file);
    hideFrom(member, file);
  }
  const idsOf = (viewer: Viewer): Ids => ({ ...(own.get(viewer) as Ids), invite });
  const worlds: Worlds = {
    own: idsOf(STRANGER),
    of: (viewer) => ({ ...worlds, own: idsOf(viewer) }),
    owned: found,
    async open(which, through = (one) => one, clock = { now: CASES_NOW + 60_000 }) {
      const file = join(folder, `${++copies}.db`);
      copyFileSync(fileOf(which), file);
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
  return worlds;
}

/** Lets the members into the owner's group, and others out of it again. */
async function share(services: Services, owner: Host, group: string): Promise<void> {
  const surely = async (host: Host, tool: string, args: object): Promise<Said> => {
    const said = (await host.call(tool, args)).structuredContent as Said;
    const { confirm_token } = said;
    if (said.status !== 'need_user') return said;
    return (await host.call(tool, { ...args, confirm_token })).structuredContent as Said;
  };
  const { invite } = await surely(owner, 'share_group_update', { group, new_invite: 10 });
  for (const viewer of [...MEMBERS, ...GONE]) {
    const host = await hostOf(services, viewer, 'modern');
    await surely(host, 'share_group_join', { invite });
    if (viewer === 'left') await surely(host, 'share_group_update', { group, leave: true });
    await host.close();
  }
  await surely(owner, 'share_group_update', { group, member: 'removed', remove: true });
  for (const role of ['details', 'edit']) await surely(owner, 'share_group_update', { group, member: role, role });
}

/** An event of which nobody sees more than that its time is taken. */
const HIDDEN = { title: 'Therapy', start: '2026-11-26T10:00' };

/** An event that all in the group see, whatever their role. */
const GIVEN = { title: 'Concert', start: '2026-11-27T19:00' };

/** What nobody in a group is let see, whatever their role. */
const ALWAYS_HIDDEN = [
  'todos',
  'memos',
  'memories',
  'reminders',
  'groups',
  'changes',
  'change_images',
  'change_parts',
  'candidate_sets',
  'confirmations',
  'idempotency',
] as const satisfies readonly (keyof typeof TABLES)[];

/** Takes out of a store of the owner, or changes there, all that a member is not let see. */
function hideFrom(member: Member, file: string): void {
  const sql = new SqliteDatabase(file);
  const edit = (statement: string): void => void sql.prepare(statement).run(OWNER);
  for (const table of ALWAYS_HIDDEN) edit(`delete from ${table} where "user" = ?`);
  edit(`update events set group_id = null, source = null where "user" = ?`);
  // Other events at the same times.
  const hidden = member === 'busy' ? 'share_with is null' : 'private = 1';
  edit(`update events set title = 'Heron', description = null, location = null where "user" = ? and ${hidden}`);
  sql.function('other', (id) => (id === null ? null : `evt_${[...String(id).slice(4)].reverse().join('')}`));
  for (const table of ['occurrences', 'extents']) {
    const those = `select id from events where "user" = '${OWNER}' and ${hidden}`;
    edit(`update ${table} set source = other(source) where "user" = ? and source in (${those})`);
  }
  edit(`update events set id = other(id), series_id = other(series_id) where "user" = ? and ${hidden}`);
  sql.close();
}

/** What follows from other rows is made anew when it is looked at. */
const isDerived = (table: string): boolean => (TABLES as Readonly<Record<string, unknown>>)[table] === 'derived';

function rowsOf(sql: SqliteDatabase.Database): string {
  const tables = sql
    .prepare<[], { name: string }>("select name from sqlite_schema where type = 'table' and sql like '%\"user\"%'")
    .all();
  return tables
    .filter(({ name }) => !isDerived(name))
    .map(({ name }) => JSON.stringify(sql.prepare(`select * from "${name}" where "user" = ?`).all(OWNER)))
    .join('\n');
}
