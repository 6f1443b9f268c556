import type { HttpEra } from './lib/http-client.ts';
import { BARE, Contenders, ERAS, OURS, put } from './lib/http-contenders.ts';
import type { LoadName } from './lib/http-loads.ts';
import type { HttpServerProcess, ProcessorTime } from './lib/http-server.ts';
import { milliseconds, printTable } from './lib/table.ts';

const CONNECTIONS = 50;
const ROUNDS = 5;

/** Each of ours follows the one of the bare server that does the same. */
const LOADS: readonly { load: LoadName; contender: string; floor: LoadName }[] = [
  { load: 'noop', contender: BARE, floor: 'noop' },
  { load: 'get_current_time', contender: OURS, floor: 'noop' },
  { load: 'query', contender: BARE, floor: 'query' },
  { load: 'schedule_query', contender: OURS, floor: 'query' },
  { load: 'insert', contender: BARE, floor: 'insert' },
  { load: 'schedule_add', contender: OURS, floor: 'insert' },
];

/** User and system time together, in milliseconds. */
export const spent = (time: ProcessorTime | undefined): number => (time ? time.user + time.system : Number.NaN);

/** Smallest, middle and largest. */
function spread(values: readonly number[], show: (value: number) => string): string {
  const sorted = [...values].sort((a, b) => a - b);
  return [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
    .map((value = Number.NaN) => show(value))
    .join(' / ');
}

/** Processor time of the server for one call. Contenders take turns, so that a noisy moment hits all alike. */
async function benchEra(contenders: Contenders, era: HttpEra, seconds: number): Promise<void> {
  const servers = new Map<string, HttpServerProcess>();
  for (const contender of [BARE, OURS]) servers.set(contender, await contenders.start(contender));
  const measured = new Map(LOADS.map(({ load }) => [load, [] as ProcessorTime[]]));
  /** A connection and, where the era has them, a session on it, with one call: no part of what follows. */
  const opening = new Map([BARE, OURS].map((contender) => [contender, [] as number[]]));
  // What is written once is not written again; the first round warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { load, contender } of LOADS) {
      const server = servers.get(contender) as HttpServerProcess;
      const start = server.cpu();
      let before = start;
      const plan = { url: server.url, eras: [era], connections: CONNECTIONS, load, pace: 'closed' as const };
      const { calls } = await put({ ...plan, warmUpSeconds: 0, seconds, first: round * 50_000 }, () => {
        before = server.cpu();
      });
      const after = server.cpu();
      if (round > 0) opening.get(contender)?.push((spent(before) - spent(start)) / CONNECTIONS);
      if (round === 0 || !before || !after) continue;
      const one = { user: (after.user - before.user) / calls, system: (after.system - before.system) / calls };
      measured.get(load)?.push(one);
    }
  }
  for (const server of servers.values()) await server.stop();

  const goals = 'user + system: read ≤ 1.7, durable write ≤ 1.4 × a bare SDK server doing the same';
  console.log(
    `### HTTP ${era}: processor time for a call, ${CONNECTIONS} connections, ${ROUNDS} rounds (goal: ${goals})\n`,
  );
  const head = [
    'contender',
    'call',
    'user ms',
    'system ms',
    'both ms (min / median / max)',
    '× bare (min / median / max)',
  ];
  const rows = LOADS.map(({ load, contender, floor }) => {
    const own = measured.get(load) ?? [];
    const base = measured.get(floor) ?? [];
    const middle = (of: (time: ProcessorTime) => number): string =>
      milliseconds(own.map(of).sort((a, b) => a - b)[Math.floor(own.length / 2)] ?? Number.NaN);
    return [
      contender,
      load,
      middle(({ user }) => user),
      middle(({ system }) => system),
      spread(own.map(spent), milliseconds),
      spread(
        own.map((time, round) => spent(time) / spent(base[round])),
        (ratio) => ratio.toFixed(2),
      ),
    ];
  });
  printTable(head, rows);
  const opened = [...opening].map(([contender, values]) => [contender, spread(values, milliseconds)]);
  printTable(['opening a connection', 'ms (min / median / max)'], opened);
}

/** Processor time for a call over HTTP in both eras, ours beside a bare SDK server that does the same. */
export async function benchProcessor(folder: string, seconds: number): Promise<void> {
  const contenders = new Contenders(folder);
  await contenders.prepare();
  for (const era of ERAS) await benchEra(contenders, era, seconds);
}
