import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { HttpChild } from './http-child.ts';
import { Connection, clientOf, type Kind, openSession, type RawClient, sessionClient } from './http-clients.ts';

const KINDS: readonly Kind[] = ['modern', 'session', 'sse'];
/** The same for every call of everybody. */
const ID = 7;
/** Longer than any reply takes here. */
const LOST_MS = 30_000;
/** How long `echo` takes at most: replies come in another order than their calls. */
const WAIT_MS = 20;

interface Tally {
  answered: number;
  lost: number;
  /** Replies to somebody else's call. */
  misrouted: number;
  refused: number;
  slowestMs: number;
}

/** Connected, and heard once: a process takes one new connection each time its event loop goes round. */
async function heard(client: RawClient): Promise<RawClient> {
  await client.call(ID, 'echo', { nonce: 'first' });
  return client;
}

/** Each client asks for its own words back, one call after the other. */
async function crowd(clients: readonly RawClient[], ms: number, lostMs = LOST_MS): Promise<Tally> {
  const tally: Tally = { answered: 0, lost: 0, misrouted: 0, refused: 0, slowestMs: 0 };
  const until = performance.now() + ms;
  const talk = async (client: RawClient, number: number): Promise<void> => {
    for (let turn = 0; performance.now() < until; turn++) {
      const nonce = `client ${number} turn ${turn}`;
      const wait = (number * 7 + turn * 3) % WAIT_MS;
      const sent = performance.now();
      const reply = client.call(ID, 'echo', { nonce, wait_ms: wait }).catch((error: unknown) => ({ error }));
      const outcome = await Promise.race([reply, sleep(lostMs, 'lost' as const)]);
      if (outcome === 'lost') {
        tally.lost++;
        return;
      }
      tally.slowestMs = Math.max(tally.slowestMs, Math.round(performance.now() - sent));
      if ('error' in outcome || !('result' in outcome)) tally.refused++;
      else if (outcome.id === ID && outcome.result?.structuredContent?.nonce === nonce) tally.answered++;
      else tally.misrouted++;
    }
  };
  await Promise.all(clients.map(talk));
  return tally;
}

describe('promise 10: identical JSON-RPC ids, no reply lost or misrouted', () => {
  const cleanUp: (() => void)[] = [];
  afterEach(() => {
    for (const clean of cleanUp.splice(0)) clean();
  });

  async function start(wiring: 'right' | 'shared'): Promise<string> {
    const server = await HttpChild.start(wiring);
    cleanUp.push(() => server.kill());
    return server.url;
  }

  it.each([
    [50, 10_000],
    [200, 20_000],
    [500, 30_000],
  ])('%i connections, both eras and /sse, for %i ms', async (connections, ms) => {
    const url = await start('right');
    const clients: RawClient[] = [];
    for (let number = 0; number < connections; number++) {
      clients.push(await heard(await clientOf(KINDS[number % KINDS.length] as Kind, url)));
    }
    cleanUp.push(() => {
      for (const client of clients) client.close();
    });
    const tally = await crowd(clients, ms);
    console.log(`${connections} connections: ${JSON.stringify(tally)}`);
    expect(tally).toMatchObject({ lost: 0, misrouted: 0, refused: 0 });
    expect(tally.answered).toBeGreaterThan(connections * 2);
  });

  it('control: one server shared between clients loses or misroutes replies', async () => {
    const url = await start('shared');
    const opener = new Connection(url);
    const headers = await openSession(opener);
    const clients = await Promise.all(Array.from({ length: 20 }, () => sessionClient(url, headers)));
    cleanUp.push(() => {
      for (const client of [opener, ...clients]) client.close();
    });
    const tally = await crowd(clients, 2_000, 5_000);
    console.log(`shared: ${JSON.stringify(tally)}`);
    expect(tally.lost + tally.misrouted).toBeGreaterThan(0);
  });
});
