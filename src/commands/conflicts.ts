import { ConfigError } from '../app/config.ts';
import type { SyncConflictRow } from '../db/sync-rows.ts';
import type { FieldConflict } from '../domain/sync/merge.ts';
import type { Command } from './terminal/command.ts';
import { localCaller } from './terminal/local.ts';
import { say } from './terminal/say.ts';

const CHOICES = ['mine', 'theirs', 'both'] as const;

/** Content lines that only one of two objects has, without stamps. */
function differing(one: string, other: string): string[] {
  const lines = (ics: string): string[] => ics.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
  const there = new Set(lines(other));
  return lines(one).filter((line) => !there.has(line) && !/^(DTSTAMP|LAST-MODIFIED|SEQUENCE|CREATED)\b/.test(line));
}

function print({ id, title, fields, ours, theirs, at }: SyncConflictRow): void {
  const groups = new Set((JSON.parse(fields) as FieldConflict[]).map(({ group }) => group));
  say(`${id}  ${title}  (${[...groups].join(', ')}; ${new Date(at).toISOString()})\n`);
  for (const line of differing(ours, theirs)) say(`  mine    ${line}\n`);
  for (const line of differing(theirs, ours)) say(`  theirs  ${line}\n`);
}

/** What was changed here and there to different things: theirs stands until something else is chosen. */
const command: Command = {
  options: { json: { type: 'boolean' } },
  async run({ words: [id, choice, ...more], flags, services }) {
    const opened = await services();
    const sync = await opened.sync();
    const caller = await localCaller(opened, 'conflicts');
    if (id === undefined) {
      const conflicts = await sync.conflicts(caller);
      if (flags.json) say(`${JSON.stringify(conflicts, null, 2)}\n`);
      else if (conflicts.length === 0) say('There are no conflicts.\n');
      else for (const one of conflicts) print(one);
      return 0;
    }
    const known = CHOICES.find((one) => one === choice);
    if (!known || more.length > 0) throw new ConfigError(`such as: perch-mcp conflicts ${id} ${CHOICES.join('|')}`);
    await sync.solve(caller, { id, choice: known });
    say(known === 'theirs' ? 'Theirs stays.\n' : 'It is sent with the next sync.\n');
    return 0;
  },
};

export default command;
