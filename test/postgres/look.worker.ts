import { type MessagePort, workerData } from 'node:worker_threads';
import pg from 'pg';
import { exactNumber } from '../../src/db/dialects/postgres/pool.ts';

/** Asks the server what the thread that waits for it wants to know. */

const { url, done, port } = workerData as { url: string; done: Int32Array; port: MessagePort };
pg.types.setTypeParser(20, exactNumber);
const client = new pg.Client(url);
client.on('error', () => {});
const connected = client.connect();

port.on('message', async ({ sql, parameters }: { sql: string; parameters: unknown[] }) => {
  try {
    await connected;
    const { rows } = await client.query(parameters.length > 0 ? { text: sql, values: parameters } : { text: sql });
    port.postMessage({ rows });
  } catch (error) {
    port.postMessage({ error: String(error) });
  }
  Atomics.store(done, 0, 1);
  Atomics.notify(done, 0);
});
