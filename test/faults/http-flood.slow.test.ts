import { afterEach, describe, expect, it } from 'vitest';
import { HttpChild } from './http-child.ts';
import { Connection, modernCall } from './http-clients.ts';
import { peakMemory } from './probe.ts';

const BODIES = 50;
/** The longest string, of characters that take two bytes each in memory, that a body holds. */
const TITLE = 'é'.repeat(4_900_000);
const MOST_MB = 512;

describe('promise 15 over HTTP: the largest bodies at once', () => {
  const servers: HttpChild[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.kill();
  });

  /** Statuses of the answers, and the most memory that the server held. */
  async function flood(wiring: 'right' | 'greedy'): Promise<{ statuses: Set<number>; memory: number }> {
    const server = await HttpChild.start(wiring);
    servers.push(server);
    const [headers, body] = modernCall(1, 'wipe', { ids: ['evt_a'], title: TITLE });
    const statuses = await Promise.all(
      Array.from({ length: BODIES }, async () => {
        const connection = new Connection(server.url);
        const { status } = await connection.ask('POST', '/mcp', headers, body);
        connection.close();
        return status;
      }),
    );
    return { statuses: new Set(statuses), memory: peakMemory(server.pid) };
  }

  it(`${BODIES} bodies of 10 MB are all answered, within ${MOST_MB} MB`, async () => {
    const { statuses, memory } = await flood('right');
    console.log(`peak memory: ${Math.round(memory)} MB`);
    expect(statuses).toEqual(new Set([200]));
    expect(memory).toBeLessThan(MOST_MB);
  });

  it('control: a server that takes them all at once needs more', async () => {
    const { memory } = await flood('greedy');
    console.log(`greedy: ${Math.round(memory)} MB`);
    // How many come at once is the machine's doing.
    expect(memory).toBeGreaterThan(1.3 * (await flood('right')).memory);
  });
});
