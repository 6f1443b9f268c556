import { benchMemory } from './http-memory.ts';
import { spent } from './http-processor.ts';
import type { HttpEra } from './lib/http-client.ts';
import { BARE, Contenders, ERAS, OURS, put } from './lib/http-contenders.ts';
import type { Outcome, Plan } from './lib/http-load.ts';
import type { LoadName } from './lib/http-loads.ts';
import { probing } from './lib/http-probe.ts';
import { milliseconds, printTable } from './lib/table.ts';

const LEVELS = [50, 200, 500];
const GOALS = 'p99 at 50/200/500 connections: read ≤ 100/250/500 ms, write ≤ 150/400/800 ms';

interface Measured extends Outcome {
  readonly contender: string;
  readonly load: LoadName;
  readonly connections: number;
  /** How long a small request of somebody else took meanwhile, p99: the event loop of the server. */
  readonly probe: number;
  /** Processor time of the server for one call. */
  readonly cpu: number;
}

/** Each read and write of ours beside the one of the bare server that does the least. */
const LOADS: readonly { load: LoadName; contender: string; floor: LoadName }[] = [
  { load: 'noop', contender: BARE, floor: 'noop' },
  { load: 'get_current_time', contender: OURS, floor: 'noop' },
  { load: 'query', contender: BARE, floor: 'noop' },
  { load: 'schedule_query', contender: OURS, floor: 'query' },
  { load: 'insert', contender: BARE, floor: 'insert' },
  { load: 'schedule_add', contender: OURS, floor: 'insert' },
  { load: 'auto', contender: OURS, floor: 'insert' },
];
const SHOWN: Partial<Record<LoadName, string>> = {
  insert: 'insert a row',
  query: 'read the rows of a day',
  schedule_query: 'schedule_query, a day',
  schedule_add: 'schedule_add, a free time',
  auto: 'schedule_add, a taken time, moved',
};

/** Where a load's numbers begin on a server, so that no two of them write the same. */
const firstOf = (load: LoadName, pace: Plan['pace']): number =>
  (LOADS.findIndex((one) => one.load === load) + (pace === 'paced' ? LOADS.length : 0)) * 200_000;

/** Latency and throughput of one era: saturated, and at a call a second from each connection. */
async function benchEra(contenders: Contenders, era: HttpEra, seconds: number): Promise<void> {
  const tables: Record<Plan['pace'], Measured[]> = { closed: [], paced: [] };
  for (const connections of LEVELS) {
    for (const contender of [BARE, OURS]) {
      const server = await contenders.start(contender);
      for (const { load } of LOADS.filter((one) => one.contender === contender)) {
        for (const pace of ['closed', 'paced'] as const) {
          const probe = probing(server.url);
          const plan = { url: server.url, eras: [era], connections, load, pace, warmUpSeconds: 1, seconds };
          const before = spent(server.cpu());
          const outcome = await put({ ...plan, first: firstOf(load, pace) });
          const cpu = (spent(server.cpu()) - before) / outcome.calls;
          tables[pace].push({ ...outcome, contender, load, connections, probe: await probe(), cpu });
        }
      }
      await server.stop();
    }
  }
  printLatencies(`HTTP ${era}: each connection calls again when it is answered (goal: ${GOALS})`, tables.closed);
  printLatencies(`HTTP ${era}: each connection calls once a second (goal: ${GOALS})`, tables.paced);
}

function printLatencies(title: string, measured: readonly Measured[]): void {
  console.log(`### ${title}\n`);
  const rows = LEVELS.flatMap((connections) =>
    LOADS.flatMap(({ load, contender, floor }) => {
      const at = (name: LoadName) => measured.find((one) => one.load === name && one.connections === connections);
      const [own, base] = [at(load), at(floor)];
      if (!own || !base) return [];
      return [
        [
          String(connections),
          contender,
          SHOWN[load] ?? load,
          own.perSecond.toFixed(0),
          milliseconds(own.p50),
          milliseconds(own.p99),
          (own.p99 / base.p99).toFixed(2),
          milliseconds(own.cpu),
          (own.cpu / base.cpu).toFixed(2),
          milliseconds(own.probe),
          own.misrouted + own.failed === 0 ? '' : `${own.misrouted} misrouted, ${own.failed} failed: ${own.example}`,
        ],
      ];
    }),
  );
  const head = [
    ...['connections', 'contender', 'call', 'calls/s', 'p50 ms', 'p99 ms', '× bare p99'],
    ...['CPU ms a call', '× bare CPU', '/healthz p99 ms', ''],
  ];
  printTable(head, rows);
}

/** HTTP at 50, 200 and 500 connections in both eras, and memory over time, against a bare SDK server. */
export async function benchHttp(folder: string, options: { seconds: number; minutes: number }): Promise<void> {
  const contenders = new Contenders(folder);
  await contenders.prepare();
  for (const era of ERAS) await benchEra(contenders, era, options.seconds);
  await benchMemory(contenders, options.minutes);
}
