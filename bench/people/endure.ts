import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom } from '../../src/domain/testing/random.ts';
import { HttpConnection } from '../lib/http-client.ts';

/** Clients of many users at several replicas, of which any may go away: what they were answered. */

export interface EndurancePlan {
  /** `/mcp` of each replica. */
  readonly urls: readonly string[];
  /** One of each user. */
  readonly tokens: readonly string[];
  readonly connections: number;
  /** Of all connections together. */
  readonly callsPerSecond: number;
  readonly seconds: number;
}

export interface Endured {
  /** Milliseconds that each call took until it was answered, by another replica if need be. */
  readonly latencies: number[];
  /** How often a tool was answered what: `schedule_add final`. */
  readonly answers: Map<string, number>;
  /** Events that a client was told are written. */
  readonly acknowledged: string[];
  /** Calls that were sent once more, since the connection broke. */
  repeated: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Every fourth call writes; of one user's hours so many are asked for that some are taken. */
const WRITES = 4;
const HOURS = 400;
/** Calls after which a client that has gone to another replica tries its own again. */
const HOME_AGAIN = 30;

/** Calls as planned, each until it is answered. What the clients ask for is the same in each run. */
export async function endure(plan: EndurancePlan, endured: Endured): Promise<void> {
  const random = randomFrom(1);
  const below = (count: number): number => Math.floor(random() * count);
  const first = Math.floor(Date.now() / DAY) * DAY + 200 * DAY;
  const pauseMs = (plan.connections / plan.callsPerSecond) * 1_000;
  const until = performance.now() + plan.seconds * 1_000;
  let number = 0;

  const request = (): readonly [string, string] => {
    number++;
    const start = new Date(first + below(HOURS) * HOUR).toISOString();
    if (number % WRITES > 0) return ['schedule_query', JSON.stringify({ start: start.slice(0, 10) })];
    const args = { title: `Call ${number}`, start, duration_minutes: 60, idempotency_key: `key ${number}` };
    return ['schedule_add', JSON.stringify(args)];
  };

  const client = async (lane: number): Promise<void> => {
    const home = lane % plan.urls.length;
    let at = home;
    let away = 0;
    let connection = new HttpConnection(plan.urls[at] as string, '2026-07-28');
    const goTo = (replica: number): void => {
      connection.close();
      at = replica;
      away = 0;
      connection = new HttpConnection(plan.urls[at] as string, '2026-07-28');
    };
    /** Of a call that is repeated the token and the key stay as they were. */
    const answered = async (token: string | undefined, [tool, args]: readonly [string, string]): Promise<string> => {
      for (;;) {
        connection.token = token;
        const answer = await connection.call(`n${number}`, tool, args).catch(() => undefined);
        if (answer?.status === 429) await sleep(Number(answer.headers['retry-after']) * 1_000);
        else if (answer) return answer.text;
        else {
          endured.repeated++;
          goTo((at + 1) % plan.urls.length);
          await sleep(50);
        }
      }
    };
    await sleep((lane / plan.connections) * pauseMs);
    for (let next = performance.now(); performance.now() < until; next += pauseMs) {
      await sleep(Math.max(0, next - performance.now()));
      if (at !== home && ++away > HOME_AGAIN) goTo(home);
      const call = request();
      const began = performance.now();
      const text = await answered(plan.tokens[below(plan.tokens.length)], call);
      endured.latencies.push(performance.now() - began);
      note(endured, call[0], text);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: plan.connections }, (_, lane) => client(lane)));
}

function note({ answers, acknowledged }: Endured, tool: string, text: string): void {
  const code = /"code":"(\w+)"/.exec(text)?.[1] ?? /"status":"(\w+)"/.exec(text)?.[1] ?? text.slice(0, 200);
  const answer = `${tool} ${code}`;
  answers.set(answer, (answers.get(answer) ?? 0) + 1);
  const id = tool === 'schedule_add' && code === 'final' && /"id":"(evt_\w+)"/.exec(text)?.[1];
  if (id) acknowledged.push(id);
}

export const newEndured = (): Endured => ({
  latencies: [],
  answers: new Map(),
  acknowledged: [],
  repeated: 0,
});
