import { messages } from '../messages/index.ts';
import type { SpentView } from '../services/planning/spent/spent.ts';
import type { Reader } from './reader.ts';

/** Where time went, a line for each way to look at it. */
export function spentLines(spent: SpentView, reader: Reader): string[] {
  const said = messages(reader).spent;
  const { hours, meetings, focus, planned, done, weeks } = spent;
  const shares = (['groups', 'tags', 'people', 'places'] as const).flatMap((by) =>
    spent[by].length === 0 ? [] : [said.by[by]({ shares: spent[by] })],
  );
  return [
    said.all({ hours, meetings, focus }),
    ...(planned > 0 ? [said.planned({ planned, done })] : []),
    ...shares,
    said.weeks({ weeks: weeks.map((week) => ({ ...week, start: week.start.slice(5) })) }),
  ];
}
