/**
 * `npm run bench -- [--million] [--seconds N] [--minutes N] [NAME…]`: our numbers
 * beside those of peers, measured in one run. Ratios decide; the milliseconds
 * are of the machine that it runs on. `--million` adds a store of a million
 * occurrences; over HTTP each load takes `--seconds`, and memory is watched
 * for `--minutes`; names pick parts (phrases, recurrence, stdio, storage, processor, http, people, endurance, sync); `people` and
 * `endurance` take `--users` and `--events` of each, `endurance` also `--rate`, the calls a second, and is run only when it is named, as `sync` is.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchEndurance } from './endurance.ts';
import { benchHttp } from './http.ts';
import { benchProcessor } from './http-processor.ts';
import { benchPeople } from './people.ts';
import { benchPhrases } from './phrases.ts';
import { benchRecurrence } from './recurrence.ts';
import { benchStdio } from './stdio.ts';
import { benchStorage } from './storage.ts';
import { benchSync } from './sync.ts';

const { values, positionals } = parseArgs({
  options: {
    million: { type: 'boolean' },
    seconds: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '0.5' },
    users: { type: 'string', default: '1000' },
    events: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '200' },
  },
  allowPositionals: true,
});
const sizes = [10_000, 100_000, ...(values.million ? [1_000_000] : [])];

const folder = mkdtempSync(join(tmpdir(), 'perch-bench-'));
const byName = new Set(['endurance', 'sync']);
const parts: Readonly<Record<string, () => Promise<void>>> = {
  recurrence: benchRecurrence,
  phrases: benchPhrases,
  storage: () => benchStorage(folder, sizes),
  stdio: () => benchStdio(folder),
  processor: () => benchProcessor(folder, Number(values.seconds)),
  http: () => benchHttp(folder, { seconds: Number(values.seconds), minutes: Number(values.minutes) }),
  people: () =>
    benchPeople(folder, {
      seconds: Number(values.seconds),
      users: Number(values.users),
      events: Number(values.events),
    }),
  sync: () => benchSync(folder, { events: Math.min(2_000, Number(values.events)) }),
  endurance: () =>
    benchEndurance(folder, {
      minutes: Number(values.minutes),
      users: Number(values.users),
      events: Number(values.events),
      callsPerSecond: Number(values.rate),
    }),
};

console.log(`# perch-mcp bench\n\nNode ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}\n`);
try {
  for (const [name, part] of Object.entries(parts)) {
    if (positionals.length === 0 ? !byName.has(name) : positionals.includes(name)) await part();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
