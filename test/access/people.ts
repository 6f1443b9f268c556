import { expect } from 'vitest';
import { connectHttp, type Era, type Host } from '../protocol/harness.ts';
import type { ManyServing } from './serving.ts';

/** People on one server, each with a host of their own, over HTTP. */

export type Said = Record<string, unknown> & { status: string; message: string };

export async function call(host: Host, tool: string, args: object = {}): Promise<Said> {
  return (await host.call(tool, args)).structuredContent as Said;
}

/** Calls, and says yes to what is asked. */
export async function surely(host: Host, tool: string, args: object): Promise<Said> {
  const asked = await call(host, tool, args);
  expect(asked, JSON.stringify(asked)).toMatchObject({ status: 'need_user', confirm_token: expect.any(String) });
  const done = await call(host, tool, { ...args, confirm_token: asked.confirm_token });
  expect(done, JSON.stringify(done)).toMatchObject({ status: 'final' });
  return done;
}

/** Undoes the change that the history of somebody says so. */
export async function takeBack(host: Host, summary: RegExp): Promise<Said> {
  const { changes } = await call(host, 'history_query', { limit: 20 });
  const all = changes as { change_id: string; summary: string }[];
  const found = all.find((one) => summary.test(one.summary));
  expect(found, JSON.stringify(all)).toBeDefined();
  const undone = await call(host, 'undo', { change_id: found?.change_id });
  expect(undone, JSON.stringify(undone)).toMatchObject({ status: 'final' });
  return undone;
}

export const titles = (said: Said): unknown[] => (said.events as { title: string }[]).map(({ title }) => title);

/** Hosts of people on a server, and how all of them are closed. */
export function peopleOn(server: () => ManyServing) {
  const connected: Host[] = [];
  const hostOf = async (user: string, era: Era = 'modern', scope: 'write' | 'share' = 'share'): Promise<Host> => {
    const host = await connectHttp(era, `${server().url}/mcp`, { token: await server().token(user, scope) });
    connected.push(host);
    return host;
  };
  return {
    hostOf,
    /** Two people in a share group of that name. */
    async pair(name: string): Promise<{ anna: Host; bo: Host; names: readonly [string, string] }> {
      const names = [`anna-${name.toLowerCase()}`, `bo-${name.toLowerCase()}`] as const;
      const [anna, bo] = [await hostOf(names[0]), await hostOf(names[1])];
      const { invite } = await call(anna, 'share_group_create', { name });
      await surely(bo, 'share_group_join', { invite });
      return { anna, bo, names };
    },
    async close(): Promise<void> {
      for (const host of connected.splice(0)) await host.close();
    },
  };
}
