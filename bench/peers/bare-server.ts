/** The floor that our server is measured against: the bare SDK on stdio with one tool that does nothing. */
import { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { z } from 'zod';

serveStdio(() => {
  const server = new McpServer({ name: 'bare', version: '1.0.0' });
  server.registerTool('noop', { description: 'Does nothing.', inputSchema: z.object({}) }, () => ({
    content: [{ type: 'text', text: 'ok' }],
  }));
  return server;
});
