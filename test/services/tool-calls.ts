import { createServices } from '../../src/app/compose.ts';
import { ConnectionMemory } from '../../src/mcp/call/connection.ts';
import type { Structured } from '../../src/mcp/call/envelope.ts';
import { parseToolsets } from '../../src/mcp/call/toolsets.ts';
import type { Services } from '../../src/services/index.ts';
import { tools } from '../../src/tools/index.ts';

/** Monday, 2026-11-23 09:00:30.123 in Shanghai. */
const NOW = Date.UTC(2026, 10, 23, 1, 0, 30, 123);

/** An event of a query, as far as these tests look at it. */
export interface Shown {
  readonly id: string;
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly occurrence?: string;
  readonly version: number;
}

export interface Desk {
  readonly services: Services;
  /** Moves only when a test says so. */
  readonly clock: { now: number };
  /** One tool call as a user without other events; `user` names the calendar. */
  call(user: string, name: string, args: Record<string, unknown>): Promise<Structured>;
  /** All pages of a query. Fails the test when a page is not what the one before it announced. */
  pages(user: string, args: Record<string, unknown>): Promise<Shown[]>;
}

export interface DeskOptions {
  readonly timezone: string;
  readonly db?: string;
  readonly now?: number;
}

/** The tools of one process as a host would call them, without the host. */
export async function openDesk({ timezone, db = ':memory:', now = NOW }: DeskOptions): Promise<Desk> {
  const clock = { now };
  const services = await createServices({ db, timezone, language: 'en', now: () => clock.now });
  const call = async (user: string, name: string, args: Record<string, unknown>): Promise<Structured> => {
    const tool = tools.find((one) => one.name === name);
    if (!tool) throw new Error(`No tool ${name}`);
    const { structured } = await tool.call(args, {
      services: async () => services,
      identity: { user, local: true },
      session: 'one',
      era: 'modern',
      toolsets: parseToolsets(undefined),
      report: (line) => process.stderr.write(`${line}\n`),
      fallback: { zone: timezone, language: 'en' },
      sealState: async () => '',
      openState: async () => 'invalid',
      memory: new ConnectionMemory(),
      deadlineMs: 30_000,
      askMs: 0,
      personMs: 0,
    });
    return structured;
  };
  const pages = async (user: string, args: Record<string, unknown>): Promise<Shown[]> => {
    const found: Shown[] = [];
    const limit = Number(args.limit ?? 50);
    let total: number | undefined;
    let cursor: string | undefined;
    do {
      const page = await call(user, 'schedule_query', { ...args, ...(cursor !== undefined && { cursor }) });
      if (page.status !== 'final') throw new Error(`schedule_query: ${JSON.stringify(page)}`);
      const events = page.events as Shown[];
      total ??= page.total as number;
      found.push(...events);
      cursor = page.next_cursor as string | undefined;
      if (cursor !== undefined && events.length !== limit) throw new Error('A page before the last is not full.');
    } while (cursor !== undefined);
    if (total !== Math.min(found.length, 10_000)) throw new Error(`total ${total}, but pages hold ${found.length}`);
    return found;
  };
  return { services, clock, call, pages };
}

/** What schedule_add made of it; anything else fails the test. */
export async function addedTo(desk: Desk, user: string, args: Record<string, unknown>): Promise<Shown> {
  const result = await desk.call(user, 'schedule_add', args);
  if (result.status !== 'final') throw new Error(`schedule_add: ${JSON.stringify(result)}`);
  return result.event as Shown;
}
