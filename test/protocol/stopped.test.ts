import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ConnectionMemory } from '../../src/mcp/call/connection.ts';
import { defineTool, type Tool } from '../../src/mcp/call/define.ts';
import { parseToolsets } from '../../src/mcp/call/toolsets.ts';
import { tools } from '../../src/tools/index.ts';
import { agenda, type Stage, stage } from '../services/harness.ts';

const DEADLINE_MS = 100;

/** Calls over one connection, whose deadline is near unless said. */
const calling =
  (on: Stage, deadlineMs = DEADLINE_MS) =>
  (tool: Tool | undefined, args: Record<string, unknown>): ReturnType<Tool['call']> =>
    (tool as Tool).call(args, {
      services: async () => on.services,
      identity: { user: 'local', local: true },
      session: 'one',
      era: 'legacy',
      toolsets: parseToolsets(undefined),
      report: (line) => {
        throw new Error(line);
      },
      fallback: { zone: 'UTC', language: 'en' },
      sealState: async () => '',
      openState: async () => 'invalid',
      memory: new ConnectionMemory(),
      deadlineMs,
      askMs: 1_000,
      personMs: 0,
    });

const named = (name: string): Tool | undefined => tools.find((tool) => tool.name === name);

const TIMEOUT = { structured: { status: 'error', code: 'TIMEOUT' } };

describe('a call whose time is over', () => {
  it('writes nothing once it gets the lock that it waited for', async () => {
    const on = await stage();
    const call = calling(on);
    on.sql.exec('BEGIN IMMEDIATE');
    expect(await call(named('schedule_add'), { title: 'late', start: '2026-12-01T10:00' })).toMatchObject(TIMEOUT);
    on.sql.exec('ROLLBACK');
    await sleep(150);
    expect(await agenda(on, '2026-12-01', '2026-12-02')).toEqual([]);
    expect(on.sql.prepare('select count(*) from changes').pluck().get()).toBe(0);
    expect(
      await calling(on, 10_000)(named('schedule_add'), { title: 'again', start: '2026-12-01T10:00' }),
    ).toMatchObject({
      structured: { status: 'final' },
    });
  });

  it('takes back what it wrote when a later step is slow', async () => {
    const on = await stage();
    const call = calling(on);
    // Everything is written but the last row, which takes its time.
    on.sql.exec(`create trigger slow before insert on changes when new.summary like '%slow%' begin
      select count(*) from (with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000000) select i from n);
    end`);
    expect(await call(named('schedule_add'), { title: 'slow', start: '2026-12-01T10:00' })).toMatchObject(TIMEOUT);
    await sleep(100);
    expect(await agenda(on, '2026-12-01', '2026-12-02')).toEqual([]);
    expect(
      await calling(on, 10_000)(named('schedule_add'), { title: 'quick', start: '2026-12-01T10:00' }),
    ).toMatchObject({
      structured: { status: 'final' },
    });
  });

  it('ends its loops', async () => {
    const on = await stage();
    let steps = 0;
    const endless = defineTool({
      name: 'endless',
      title: 'Endless',
      toolset: 'core',
      effect: 'read',
      description: 'Test only.',
      input: z.object({}),
      output: z.object({}),
      envelope: [],
      async run(_input, { services, caller }) {
        for (;;) {
          steps++;
          await services.events.findFreeTime(caller, { start: '2027-01-01', end: '2027-02-01' });
          await sleep(1);
          caller.signal?.throwIfAborted();
        }
      },
      text: () => [],
    });
    expect(await calling(on)(endless, {})).toMatchObject(TIMEOUT);
    await sleep(20);
    const before = steps;
    await sleep(50);
    expect(steps).toBe(before);
    expect(before).toBeGreaterThan(1);
  });
});
