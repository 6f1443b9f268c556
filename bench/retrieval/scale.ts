import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { milliseconds, printTable } from '../lib/table.ts';
import { quantile } from '../lib/timing.ts';
import type { Collection, Doc } from './collection.ts';
import { ENGINES, perchOn } from './engines.ts';
import { hybridOn } from './hybrid.ts';

/** Sentences of a few documents put together anew: every word is in many notes, which is the hard case. */
function notes(count: number, collections: readonly Collection[]): Doc[] {
  const sentences = collections.map(({ docs }) =>
    docs.flatMap(({ text }) => text.split(/(?<=[。！？]|[.!?]\s)/).filter((one) => one.length > 5)),
  );
  let seed = 20_261_122;
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (seed >>> 8) % below;
  };
  return Array.from({ length: count }, (_, index) => {
    const of = sentences[index % sentences.length] as string[];
    return { id: `n${index}`, text: Array.from({ length: 3 + random(3) }, () => of[random(of.length)]).join('') };
  });
}

/** One to four words of a question, as people search; every fourth time all of it. */
function queries(collections: readonly Collection[]): string[] {
  return collections.flatMap(({ questions }) =>
    questions
      .filter((_, index) => index % Math.ceil(questions.length / 100) === 0)
      .map(({ text }, index) => {
        if (index % 4 === 3) return text;
        const words = text.replaceAll(/[？?。，,.]/g, '').split(/\s+/);
        return words.length > 1
          ? words
              .filter((word) => word.length > 3)
              .slice(-1 - (index % 4))
              .join(' ')
          : text.slice(-3 - 2 * (index % 4), -1);
      })
      .filter((text) => text.trim() !== ''),
  );
}

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);

async function timed(find: (query: string) => unknown, all: readonly string[]): Promise<[string, string]> {
  for (const query of all.slice(0, 10)) await find(query);
  const times: number[] = [];
  for (const query of all) {
    const started = performance.now();
    await find(query);
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return [milliseconds(quantile(times, 0.5)), milliseconds(quantile(times, 0.95))];
}

async function hybridRow(file: string, asked: readonly string[]): Promise<string[]> {
  const started = performance.now();
  const { find, close } = await hybridOn(file);
  const built = performance.now() - started;
  const times = await timed(find, asked);
  await close();
  return ['perch-mcp, with made-up vectors', milliseconds(built), '–', ...times, '–', megabytes(statSync(file).size)];
}

/** Building, opening and searching stores of several sizes. Peers in memory are opened by building them. */
export async function printScale(sizes: readonly number[], collections: readonly Collection[]): Promise<void> {
  const asked = queries(collections);
  for (const size of sizes) {
    const docs = notes(size, collections);
    console.log(
      `### ${size.toLocaleString('en')} notes (goal at 100,000: p50 ≤ 5 ms, p95 ≤ 15 ms, reopen ≤ 50 ms, ≤ 50 MB more memory; words and meaning p95 ≤ 40 ms)\n`,
    );
    const rows: string[][] = [];
    for (const [name, open] of Object.entries(ENGINES)) {
      const folder = mkdtempSync(join(tmpdir(), 'perch-eval-'));
      globalThis.gc?.();
      const before = process.memoryUsage().rss;
      const started = performance.now();
      const engine = await open(docs, folder);
      const built = performance.now() - started;
      const bytes = engine.bytes?.();
      let find = (query: string): unknown => engine.find(query, 10);
      let reopened = '–';
      let close = engine.close;
      let base = before;
      if (name === 'perch-mcp') {
        await engine.close?.();
        globalThis.gc?.();
        base = process.memoryUsage().rss;
        const opening = performance.now();
        const again = await perchOn(join(folder, 'perch.db'));
        await again.find('budget', 10);
        reopened = milliseconds(performance.now() - opening);
        find = (query) => again.find(query, 10);
        close = again.close;
      }
      const times = await timed(find, asked);
      globalThis.gc?.();
      const memory = megabytes(Math.max(0, process.memoryUsage().rss - base));
      rows.push([name, milliseconds(built), reopened, ...times, memory, bytes === undefined ? '–' : megabytes(bytes)]);
      await close?.();
      if (name === 'perch-mcp') rows.push(await hybridRow(join(folder, 'perch.db'), asked));
      rmSync(folder, { recursive: true, force: true });
    }
    printTable(['engine', 'build ms', 'reopen ms', 'p50 ms', 'p95 ms', 'memory MB', 'disk MB'], rows);
  }
}
