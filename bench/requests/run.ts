import { printTable } from '../lib/table.ts';
import { ROWS as english } from './en/index.ts';
import { type Played, playAll } from './play.ts';
import type { Request } from './request.ts';
import { ROWS as chinese } from './zh/index.ts';

const percent = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;

const rowOf = (name: string, some: readonly Played[]): string[] => {
  const of = (verdict: Played['verdict']): number => some.filter((one) => one.verdict === verdict).length;
  const settled = some.filter(({ settles }) => settles).length;
  return [
    name,
    String(some.length),
    percent(of('right'), some.length),
    percent(settled, some.length),
    percent(of('asked'), some.length),
    percent(of('wrong'), some.length),
  ];
};

const HEAD = ['class', 'requests', 'right at once', 'right in the end', 'asked without need', 'wrong without a sign'];

/** Prints how many requests come out right, by class; `misses`: each that does not, with what came instead. */
export async function printRequests(
  misses = false,
  more: { zh?: readonly Request[]; en?: readonly Request[] } = {},
): Promise<void> {
  for (const [language, rows] of [
    ['zh', more.zh ?? chinese],
    ['en', more.en ?? english],
  ] as const) {
    const played = await playAll(language, rows);
    console.log(`## Requests as people phrase them, ${language}\n`);
    const classes = [...Map.groupBy(played, ({ request }) => request.class)];
    printTable(HEAD, [...classes.map(([name, some]) => rowOf(name, some)), rowOf('all', played)]);
    if (!misses) continue;
    for (const { request, verdict, settles, text, changes } of played.filter((one) => one.verdict !== 'right'))
      console.log(
        `${verdict}${settles ? ' (settles)' : ''} ${request.id} ${request.said}\n  calls ${JSON.stringify(request.calls)}\n  wants ${JSON.stringify(request.expect)}\n  got ${text.split('\n').slice(0, 3).join(' / ')}\n  changes ${JSON.stringify(changes).slice(0, 600)}\n`,
      );
  }
}
