import { join } from 'node:path';
import { asCaller, NOW, rawInserts, rawRead, seed } from './lib/seed.ts';
import { DAY, HOUR } from './lib/starts.ts';
import { printComparison } from './lib/table.ts';
import { compare } from './lib/timing.ts';

const OURS = 'perch-mcp';
const MIDNIGHT = Math.floor(NOW / DAY) * DAY;
/** An hour of the next day that the seeded calendar leaves free. */
const FREE = MIDNIGHT + DAY + 10 * HOUR;
const YEAR = 52;
const ROWS = 730;

const iso = (instant: number): string => new Date(instant).toISOString();

/** A refusal is not what is to be timed. */
async function final(result: Promise<{ status: string; message: string }>): Promise<unknown> {
  const settled = await result;
  if (settled.status !== 'final') throw new Error(`Not final: ${settled.message}`);
  return settled;
}

/** Warm service calls on stores of several sizes, against raw reads and writes of the same file. */
export async function benchStorage(folder: string, sizes: readonly number[]): Promise<void> {
  for (const size of sizes) {
    const file = join(folder, `${size}.db`);
    const services = await seed(file, size);
    const caller = await asCaller(services);
    const { events, history } = services;
    const raw = rawRead(file);
    const title = (what: string) => `${what}, ${size.toLocaleString('en')} occurrences`;
    const quick = { warmUp: 10, repetitions: 40, batch: 20 };

    const hour = { start: iso(FREE), end: iso(FREE + HOUR) };
    const read = { name: 'raw range read', run: () => raw.read(FREE, FREE + HOUR) };
    const check = { name: OURS, run: () => final(events.checkConflict(caller, hour)) };
    printComparison(title('Conflict check of a free hour'), await compare([read, check], quick), read.name, '≤ 1.5');

    // In a zone with daylight saving the series would meet other events in summer.
    const weekly = { ...hour, timezone: 'UTC', repeat: `FREQ=WEEKLY;COUNT=${YEAR}` };
    const reads = {
      name: `${YEAR} raw range reads`,
      run: () => {
        for (let week = 0; week < YEAR; week++) raw.read(FREE + week * 7 * DAY, FREE + week * 7 * DAY + HOUR);
      },
    };
    const series = { name: OURS, run: () => final(events.checkConflict(caller, weekly)) };
    printComparison(title('Weekly series check'), await compare([reads, series], quick), reads.name, '≤ 0.6');

    const week = { start: iso(MIDNIGHT), end: iso(MIDNIGHT + 7 * DAY), limit: 200 };
    const weekRead = { name: 'raw range read', run: () => raw.read(MIDNIGHT, MIDNIGHT + 7 * DAY) };
    const agenda = { name: OURS, run: () => final(events.query(caller, week)) };
    printComparison(title('Agenda of a week'), await compare([weekRead, agenda], quick), weekRead.name);

    const fortnight = { start: iso(MIDNIGHT + DAY), end: iso(MIDNIGHT + 15 * DAY), duration_minutes: 60 };
    const longRead = { name: 'raw range read', run: () => raw.read(MIDNIGHT + DAY, MIDNIGHT + 15 * DAY) };
    const slots = { name: OURS, run: () => final(events.findFreeTime(caller, fortnight)) };
    printComparison(title('Free slots, 14 days'), await compare([longRead, slots], quick), longRead.name, '≤ 2.5');

    const first = MIDNIGHT + DAY + 2 * HOUR;
    const inserts = rawInserts(file, first, ROWS);
    const write = { name: `${ROWS} raw inserts`, run: inserts.insert, after: async () => inserts.clear() };
    const daily = { start: iso(first), end: iso(first + HOUR), repeat: `FREQ=DAILY;COUNT=${ROWS}` };
    const create = {
      name: OURS,
      run: () => final(events.add(caller, { ...daily, title: 'Daily' })),
      after: async () => {
        await final(history.undo(caller, { last: 1 }));
      },
    };
    const created = await compare([write, create], { warmUp: 2, repetitions: 15 });
    printComparison(title(`Creating a daily series (${ROWS} rows)`), created, write.name, `${OURS} ≤ 10 ms at 100k`);

    inserts.close();
    raw.close();
    await services.close();
  }
}
