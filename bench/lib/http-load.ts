/**
 * Puts load on an HTTP server from a process of its own, and prints what came
 * of it. Its one argument is a Plan as JSON, its output an Outcome as JSON.
 */
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { HttpConnection, type HttpEra } from './http-client.ts';
import { type LoadName, sentBy } from './http-loads.ts';
import { quantile } from './timing.ts';

export interface Plan {
  readonly url: string;
  /** The connections take turns at these. */
  readonly eras: readonly HttpEra[];
  readonly connections: number;
  readonly load: LoadName;
  /** `closed`: the next call follows the answer. `paced`: a call a second on each connection, whatever the answers do. */
  readonly pace: 'closed' | 'paced';
  readonly warmUpSeconds: number;
  readonly seconds: number;
  /** Number of the first call: what was written before is not written again. */
  readonly first: number;
  /** Sessions end after so many calls, and new ones begin. */
  readonly callsPerSession?: number;
  /** Says `opened` on stderr when every connection has made a call, and goes on when its stdin ends. */
  readonly opensFirst?: boolean;
}

export interface Outcome {
  /** All that were made, the warm-up included. */
  readonly calls: number;
  /** Answers in the time that is measured, which begins after the warm-up. */
  readonly perSecond: number;
  /** Milliseconds, of answers since then; in the paced load from when the call was due. */
  readonly p50: number;
  readonly p99: number;
  /** Answers that belong to another call. */
  readonly misrouted: number;
  /** Answers that are not what was asked for, with an example. */
  readonly failed: number;
  readonly example?: string;
}

const PERIOD = 1_000;

/** The call that opens a connection where that of the load writes. */
const FIRST: Partial<Record<LoadName, LoadName>> = { insert: 'noop', schedule_add: 'get_current_time' };

async function run(plan: Plan): Promise<Outcome> {
  const { connections, load, pace, eras, callsPerSession = Number.POSITIVE_INFINITY } = plan;
  const latencies: number[] = [];
  let calls = 0;
  let inTime = 0;
  let misrouted = 0;
  let failed = 0;
  let example: string | undefined;

  async function one(connection: HttpConnection, lane: number, turn: number, due: number): Promise<void> {
    const number = plan.first + turn * connections + lane;
    const id = `n${number}`;
    const { tool, args, proof } = sentBy(load, number, id);
    const answer = await connection
      .call(id, tool, args)
      .catch((error: unknown) => ({ status: 0, text: String(error) }));
    const now = performance.now();
    calls++;
    // A call that is answered after the end is waited for: leaving it out would hide the slowest ones.
    if (now >= measuredFrom) latencies.push(now - due);
    if (now >= measuredFrom && now < until) inTime++;
    if (answer.status === 200 && !answer.text.includes(`"id":"${id}"`)) misrouted++;
    else if (answer.status !== 200 || !answer.text.includes(proof)) {
      failed++;
      example ??= `${answer.status} ${answer.text.slice(0, 300)}`;
    }
  }

  const lanes = Array.from({ length: connections }, (_, lane) => {
    return new HttpConnection(plan.url, eras[lane % eras.length] as HttpEra);
  });
  for (const connection of lanes) await connection.open();
  if (plan.opensFirst) {
    const { tool, args } = sentBy(FIRST[load] ?? load, plan.first, 'first');
    await Promise.all(lanes.map((connection) => connection.call('first', tool, args)));
    process.stderr.write('opened\n');
    await finished(process.stdin.resume());
  }
  const started = performance.now();
  const measuredFrom = started + plan.warmUpSeconds * 1_000;
  const until = measuredFrom + plan.seconds * 1_000;

  async function keepCalling(connection: HttpConnection, lane: number): Promise<void> {
    // Paced connections are spread evenly over the second.
    const offset = pace === 'paced' ? (lane * PERIOD) / connections : 0;
    for (let turn = 0; ; turn++) {
      const due = pace === 'paced' ? started + offset + turn * PERIOD : performance.now();
      if (due >= until) return;
      const early = due - performance.now();
      if (early > 0) await sleep(early);
      await one(connection, lane, turn, due);
      if ((turn + 1) % callsPerSession === 0) await connection.open();
      if (performance.now() >= until) return;
    }
  }
  await Promise.all(lanes.map(keepCalling));
  for (const connection of lanes) connection.close();

  const sorted = latencies.sort((a, b) => a - b);
  return {
    calls,
    perSecond: inTime / plan.seconds,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    misrouted,
    failed,
    ...(example !== undefined && { example }),
  };
}

process.stdout.write(JSON.stringify(await run(JSON.parse(process.argv[2] as string) as Plan)));
