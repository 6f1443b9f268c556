/**
 * Puts load of many users on servers from a process of its own. Its one argument is a PeoplePlan as JSON, its output
 * a PeopleOutcome as JSON.
 */
import { readFileSync } from 'node:fs';
import { HttpConnection } from '../lib/http-client.ts';
import { quantile } from '../lib/timing.ts';

export interface PeoplePlan {
  readonly urls: readonly string[];
  /** A file with a token a line, each of another user. */
  readonly tokens: string;
  /** The connections, spread over the servers; each takes one user after the other. */
  readonly connections: number;
  readonly load: 'schedule_add' | 'schedule_query' | 'get_current_time';
  readonly warmUpSeconds: number;
  readonly seconds: number;
  /** Hours from the first free one: what was written before is not written again. */
  readonly first: number;
}

export interface PeopleOutcome {
  readonly calls: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
  readonly example?: string;
  /** The next free hour. */
  readonly next: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const midnight = (): number => Math.floor(Date.now() / DAY) * DAY;

/** `turn`: how many times this user was called for. */
const ARGS: Readonly<Record<PeoplePlan['load'], (turn: number, number: number) => string>> = {
  schedule_add: (turn, number) =>
    `{"title":"Call ${number}","start":"${new Date(midnight() + 200 * DAY + turn * HOUR).toISOString()}","duration_minutes":30}`,
  schedule_query: (_, number) =>
    `{"start":"${new Date(midnight() + ((number * 7) % 90) * DAY).toISOString().slice(0, 10)}"}`,
  get_current_time: () => '{}',
};

async function run(plan: PeoplePlan): Promise<PeopleOutcome> {
  const tokens = readFileSync(plan.tokens, 'utf8').trim().split('\n');
  const latencies: number[] = [];
  let taken = 0;
  let inTime = 0;
  let failed = 0;
  let example: string | undefined;
  const measuredFrom = performance.now() + plan.warmUpSeconds * 1_000;
  const until = measuredFrom + plan.seconds * 1_000;
  const lanes = Array.from({ length: plan.connections }, async (_, lane) => {
    const connection = new HttpConnection(plan.urls[lane % plan.urls.length] as string, '2026-07-28');
    while (performance.now() < until) {
      const number = taken++;
      connection.token = tokens[number % tokens.length];
      const began = performance.now();
      const args = ARGS[plan.load](plan.first + Math.floor(number / tokens.length), number);
      const { status, text } = await connection
        .call(`n${number}`, plan.load, args)
        .catch((error: unknown) => ({ status: 0, text: String(error) }));
      const ended = performance.now();
      if (began >= measuredFrom) latencies.push(ended - began);
      if (ended >= measuredFrom && ended < until) inTime++;
      if (status === 200 && text.includes('"status":"final"')) continue;
      failed++;
      example ??= `${status} ${text.slice(0, 400)}`;
    }
    connection.close();
  });
  await Promise.all(lanes);
  const sorted = latencies.sort((a, b) => a - b);
  return {
    calls: taken,
    perSecond: inTime / plan.seconds,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    failed,
    ...(example !== undefined && { example }),
    next: plan.first + Math.ceil(taken / tokens.length) + 1,
  };
}

process.stdout.write(JSON.stringify(await run(JSON.parse(process.argv[2] as string) as PeoplePlan)));
