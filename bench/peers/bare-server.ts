/**
 * The floor that our server is measured against: the bare SDK on stdio, with a tool that does nothing and one that
 * does nothing but answer in the shape that ours have, a text and a typed result.
 */
import { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { z } from 'zod';

const result = z.object({
  status: z.string(),
  message: z.string(),
  now: z.string(),
  iso: z.string(),
  weekday: z.string(),
  week_number: z.int(),
  workday: z.boolean(),
  zone_source: z.string(),
  store: z.string(),
});

serveStdio(() => {
  const server = new McpServer({ name: 'bare', version: '1.0.0' });
  server.registerTool('noop', { description: 'Does nothing.', inputSchema: z.object({}) }, () => ({
    content: [{ type: 'text', text: 'ok' }],
  }));
  server.registerTool('now', { description: 'The time.', inputSchema: z.object({}), outputSchema: result }, () => {
    const iso = new Date().toISOString();
    const structuredContent = {
      ...{ status: 'final', message: `It is ${iso}`, now: iso, iso, weekday: 'Sunday', week_number: 47 },
      ...{ workday: false, zone_source: 'setting', store: '/var/lib/somebody/perch.db' },
    };
    return { content: [{ type: 'text', text: `It is ${iso}\n${iso} · not a workday` }], structuredContent };
  });
  return server;
});
