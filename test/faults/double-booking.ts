import { afterAll, beforeEach, expect, it } from 'vitest';
import { isServerUrl } from '../../src/domain/server-url.ts';
import { connect, ERAS, type Host } from '../protocol/harness.ts';
import { bookAtRandom, type Call, callerOf, naive, newShared, slotStart } from './booking.ts';
import { busyOccurrences, defectsIn, overlapping, type Span } from './ledger.ts';

const ZONE = 'Asia/Shanghai';
const CALLS = 200;
/** Calls that a host has under way at once, beside those of the other hosts. */
const LANES = 4;
const ROUNDS = 20;
const WAYS = 50;

/** Promise 1 on stores that `newStore` makes: a file, or the URL of a database. Call it inside of `describe`. */
export function noDoubleBooking(newStore: () => string | Promise<string>): void {
  let file: string;
  let hosts: Host[] = [];
  let count = 0;

  /** Four server processes on one store, each with a host of another kind. */
  beforeEach(async () => {
    await Promise.all(hosts.map((host) => host.close()));
    count += 1;
    file = await newStore();
    const env = { PERCH_DB: file, PERCH_TIMEZONE: ZONE };
    hosts = await Promise.all(ERAS.map((era) => connect(era, { env })));
  });
  afterAll(() => Promise.all(hosts.map((host) => host.close())));

  async function bookTogether(how: (call: Call) => Call, calls: number) {
    const shared = newShared();
    const lanes = hosts.flatMap((host, index) =>
      Array.from({ length: LANES }, (_, lane) =>
        bookAtRandom(how(callerOf(host)), shared, calls / LANES, count * 1_000 + index * LANES + lane),
      ),
    );
    await Promise.all(lanes);
    return shared.tally;
  }

  /** How many of `WAYS` hosts at once got the same hour. */
  async function race(how: (call: Call) => Call, round: number): Promise<number> {
    const answers = await Promise.all(
      Array.from({ length: WAYS }, (_, way) =>
        how(callerOf(hosts[way % hosts.length] as Host))('schedule_add', {
          title: `${round}.${way}`,
          start: slotStart(round),
          duration_minutes: 60,
        }),
      ),
    );
    const taken = answers.filter((answer) => answer.status === 'final').length;
    expect(answers.filter((answer) => answer.status === 'need_user' && answer.conflicts)).toHaveLength(WAYS - taken);
    return taken;
  }

  /** The busy time that a host sees, page by page, from today on for as long as occurrences are kept. */
  async function queried(days: number): Promise<Span[]> {
    const at = (plus: number) => new Date(Date.now() + plus * 86_400_000).toISOString();
    const call = callerOf(hosts[0] as Host);
    const spans: Span[] = [];
    let cursor: unknown;
    do {
      const page = await call('schedule_query', { start: at(0), end: at(days), limit: 200, cursor });
      const events = page.events as { id: string; start: string; end: string; show_as?: string }[];
      for (const { id, start, end, show_as = 'busy' } of events) {
        if (show_as === 'busy') spans.push({ source: id, start: Date.parse(start), end: Date.parse(end) });
      }
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    return spans;
  }

  it(`4 processes × ${CALLS} mixed calls on 100 slots`, async () => {
    const tally = await bookTogether((call) => call, CALLS);
    console.log(Object.fromEntries([...tally].sort()));
    const count = (answer: string) => tally.get(answer) ?? 0;
    expect(count('schedule_add final')).toBeGreaterThan(50);
    expect(count('schedule_add need_user')).toBeGreaterThan(50);
    expect(count('schedule_update final')).toBeGreaterThan(20);
    expect(count('undo final')).toBeGreaterThan(20);
    const codes = [...tally.keys()].map((answer) => answer.split(' ')[1]);
    // A PostgreSQL server lets a call wait three seconds, which a busy machine may exceed; a file lets it wait longer.
    const refused = isServerUrl(file) ? ['INTERNAL', 'TIMEOUT'] : ['INTERNAL', 'LOCKED', 'TIMEOUT'];
    expect(codes.filter((code) => refused.includes(code as string))).toEqual([]);
    expect(count('schedule_add LOCKED')).toBeLessThan(20);

    const held = busyOccurrences(file);
    expect(overlapping(held)).toEqual([]);
    expect(defectsIn(file, ZONE)).toEqual([]);
    const days = 700;
    const seen = await queried(days);
    expect(overlapping(seen)).toEqual([]);
    const until = Date.now() + days * 86_400_000;
    expect(seen.map((span) => span.start).sort()).toEqual(
      held
        .filter((span) => span.start < until)
        .map((span) => span.start)
        .sort(),
    );
  }, 300_000);

  it(`${WAYS} hosts want the same hour, ${ROUNDS} times: one gets it`, async () => {
    for (let round = 0; round < ROUNDS; round++) expect(await race((call) => call, round)).toBe(1);
    expect(busyOccurrences(file)).toHaveLength(ROUNDS);
    expect(overlapping(busyOccurrences(file))).toEqual([]);
    expect(overlapping(await queried(100))).toEqual([]);
  }, 300_000);

  it('control: looking first and writing then books twice', async () => {
    const taken: number[] = [];
    for (let round = 0; round < ROUNDS; round++) taken.push(await race(naive, round));
    expect(Math.max(...taken)).toBeGreaterThan(1);
    expect(overlapping(busyOccurrences(file))).not.toEqual([]);
  }, 300_000);
}
