import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { createServices } from '../../src/app/compose.ts';
import { parseToolsets } from '../../src/mcp/call/toolsets.ts';
import { createServer } from '../../src/mcp/server/server.ts';
import { connectInProcess, type Era } from './harness.ts';

const services = await createServices({ db: ':memory:', timezone: 'UTC', language: 'en' });
afterAll(() => services.close());

/** What is suggested after a todo that no hour is left for, and the text that says so. */
async function suggestedTo(era: Era, toolsets: string | undefined, readOnly = false) {
  const identity = { user: randomUUID(), local: true };
  const open = (onlyReads: boolean, chosen: string | undefined) =>
    connectInProcess(era, (served) =>
      createServer(
        async () => services,
        {
          identity,
          session: 'one',
          toolsets: parseToolsets(chosen),
          readOnly: onlyReads,
          report: () => {},
          fallback: { zone: 'UTC', language: 'en' },
        },
        served,
      ),
    );
  const host = await open(false, undefined);
  const due = new Date(Date.now() + 86_400_000).toISOString();
  await host.call('profile_update', { working_hours: 'MO 00:00-00:15' });
  await host.call('todo_add', { title: 'Report', due, estimate_minutes: 30 });
  await host.close();
  const narrow = await open(readOnly, toolsets);
  const { structuredContent, text } = await narrow.call('todo_query');
  await narrow.close();
  return { suggestions: structuredContent.suggestions as { tool: string; arguments: object }[] | undefined, text };
}

it.each(['v1', 'modern'] as const)('are calls that the host can make, and stand in the text (%s)', async (era) => {
  const { suggestions = [], text } = await suggestedTo(era, undefined);
  expect(suggestions).toMatchObject([{ tool: 'find_free_time' }]);
  expect(text).toContain(`→ find_free_time ${JSON.stringify(suggestions[0]?.arguments)} · `);
  expect((await suggestedTo(era, 'schedule,todo', true)).suggestions).toHaveLength(1);
  const without = await suggestedTo(era, 'todo');
  expect(without.suggestions).toBeUndefined();
  expect(without.text).not.toContain('find_free_time');
});
