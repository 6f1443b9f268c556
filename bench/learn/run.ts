import { type Told, tellLeads, tellLengths, tellPlaces, tellTimes } from '../../src/domain/learn/testing/told.ts';
import { printTable } from '../lib/table.ts';

const USERS = Array.from({ length: 40 }, (_one, index) => index + 1);

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

function row(name: string, tell: (seed: number) => Told): string[] {
  const all = USERS.map(tell);
  const sum = (of: (one: Told) => number): number => all.reduce((total, one) => total + of(one), 0);
  const gains = all.map(({ gain }) => gain);
  return [
    name,
    percent(mean(all.map(({ fixed }) => fixed))),
    percent(mean(all.map(({ learned }) => learned))),
    percent(Math.min(...gains)),
    percent(sum(({ often }) => often.gain * often.cases) / sum(({ often }) => often.cases)),
    String(sum(({ answers }) => answers)),
    percent(sum(({ right }) => right) / sum(({ answers }) => answers)),
  ];
}

/** Prints how often learned defaults are right, each event told by those before it, beside the fixed default. */
export function printLearned(): void {
  console.log('## Learned defaults: 40 made-up users whose habits drift, each event told by those before it\n');
  printTable(
    ['default', 'fixed: right', 'learned: right', 'worst user', 'gain from 5 cases on', 'told', 'of these right'],
    [
      row('length (title, words, people); fixed: 60 minutes', tellLengths),
      row('place (title); fixed: none', tellPlaces),
      row('reminder (title, people, group); fixed: none', tellLeads),
    ],
  );
  const times = USERS.map(tellTimes);
  const worst = Math.max(...times.map(({ fixed, learned }) => learned - fixed));
  printTable(
    ['time of todos by tag, mean |ln|', 'estimate', 'learned', 'worst user', 'told'],
    [
      [
        'own ratio',
        mean(times.map(({ fixed }) => fixed)).toFixed(3),
        mean(times.map(({ learned }) => learned)).toFixed(3),
        `${worst > 0 ? '+' : ''}${worst.toFixed(3)}`,
        String(times.reduce((sum, { answers }) => sum + answers, 0)),
      ],
    ],
  );
}
