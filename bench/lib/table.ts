import type { Timing } from './timing.ts';

export function milliseconds(value: number): string {
  if (value >= 100) return value.toFixed(0);
  if (value >= 1) return value.toFixed(2);
  return value.toFixed(4);
}

/** Prints a Markdown table. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((cell, column) => Math.max(cell.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  console.log([line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line), ''].join('\n'));
}

/** One comparison as a table: milliseconds, and how many times the time of `floor` each contender took. */
export function printComparison(title: string, timings: readonly Timing[], floor: string, goal?: string): void {
  const base = timings.find(({ name }) => name === floor)?.median ?? Number.NaN;
  console.log(`### ${title}${goal ? ` (goal: ${goal})` : ''}\n`);
  printTable(
    ['contender', 'median ms', 'p95 ms', `× ${floor}`],
    timings.map(({ name, median, p95 }) => [name, milliseconds(median), milliseconds(p95), (median / base).toFixed(2)]),
  );
}
