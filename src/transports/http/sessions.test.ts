import { InMemoryTransport } from '@modelcontextprotocol/client';
import { McpServer } from '@modelcontextprotocol/server';
import { expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { Sessions } from './sessions.ts';
import { Traffic } from './traffic.ts';

/** Sessions of some owners, opened in turn, as far as there is room for each. */
function opened(owners: readonly string[], limits: { readonly sessions: number; readonly ownSessions: number }) {
  const sessions = new Sessions<null>({ ...LIMITS, ...limits });
  const standing = new Set<string>();
  for (const [index, owner] of owners.entries()) {
    const id = `${owner}${index}`;
    if (!sessions.makeRoom(owner)) continue;
    const [transport] = InMemoryTransport.createLinkedPair();
    const server = new McpServer({ name: id, version: '1' });
    sessions.add({ id, owner, server, transport: null, traffic: new Traffic(transport, {}) });
    standing.add(id);
  }
  return [...standing].filter((id) => sessions.find(id, id.replace(/\d+/, '')) !== undefined);
}

test('who opens sessions without end pushes their own out, and nobody else’s', () => {
  const flood = ['b', ...Array.from({ length: 50 }, () => 'a'), 'b'];
  const left = opened(flood, { sessions: 6, ownSessions: 3 });
  expect(left).toContain('b0');
  expect(left.filter((id) => id.startsWith('a'))).toHaveLength(3);
});

test('control: without a limit of their own they push out the one that was there first', () => {
  const left = opened(['b', ...Array.from({ length: 50 }, () => 'a')], { sessions: 6, ownSessions: 6 });
  expect(left).not.toContain('b0');
});
