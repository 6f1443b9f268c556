import { printTable } from '../lib/table.ts';
import { week as english } from './en/index.ts';
import { type PlayedStep, playWeek } from './play.ts';
import { week as chinese } from './zh/index.ts';

const percent = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;

function rowOf(name: string, played: readonly PlayedStep[]): string[] {
  const of = (passes: (one: PlayedStep) => boolean): string => percent(played.filter(passes).length, played.length);
  const calls = played.reduce((sum, one) => sum + one.calls, 0);
  return [
    name,
    String(played.length),
    (calls / played.length).toFixed(2),
    of(({ isRight }) => isRight),
    of(({ verdict }) => verdict === 'right'),
    of(({ verdict }) => verdict === 'asked'),
    of(({ verdict }) => verdict === 'wrong'),
  ];
}

const HEAD = [
  'week',
  'requests',
  'calls each',
  'right in the end',
  'right at once',
  'asked without need',
  'wrong without a sign',
];

/** Prints what becomes of one person's week, in each language; `misses`: each request that does not come right at once. */
export async function printWeeks(misses = false): Promise<void> {
  const weeks = await Promise.all([chinese, english].map(async (week) => ({ week, played: await playWeek(week) })));
  console.log('## Weeks of one person\n');
  printTable(
    HEAD,
    weeks.map(({ week, played }) => rowOf(week.language, played)),
  );
  if (!misses) return;
  for (const { played } of weeks)
    for (const { step, verdict, isRight, text, changes } of played.filter((one) => one.verdict !== 'right'))
      console.log(
        `${verdict}${isRight ? ' (right in the end)' : ''} ${step.at} ${step.said}\n  calls ${JSON.stringify(step.calls)}\n  wants ${JSON.stringify(step.expect)}\n  got ${text.split('\n').slice(0, 4).join(' / ')}\n  changes ${JSON.stringify(changes).slice(0, 600)}\n`,
      );
}
