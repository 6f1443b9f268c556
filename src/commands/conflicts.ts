import { ConfigError } from '../app/config.ts';
import type { SyncConflictRow } from '../db/sync-rows.ts';
import type { Caller } from '../domain/caller.ts';
import { isoWithOffset } from '../domain/time/show.ts';
import { messages } from '../messages/index.ts';
import { differenceLine } from '../present/sync.ts';
import { differenceOf } from '../services/sync/status.ts';
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

function print(conflict: SyncConflictRow, caller: Caller): void {
  const { ours, theirs, at } = conflict;
  const said = messages(caller).connecting;
  say(`${differenceLine(differenceOf(conflict), caller)} · ${isoWithOffset(at, caller.zone)}\n`);
  for (const line of differing(ours, theirs)) say(`  ${said.mine}  ${line}\n`);
  for (const line of differing(theirs, ours)) say(`  ${said.theirs}  ${line}\n`);
}

/** What was changed here and there to different things: theirs stands until something else is chosen. */
const command: Command = {
  options: { json: { type: 'boolean' } },
  async run({ words: [id, choice, ...more], flags, services }) {
    const opened = await services();
    const sync = await opened.sync();
    const caller = await localCaller(opened, 'conflicts');
    const said = messages(caller).connecting;
    if (id === undefined) {
      const conflicts = await sync.conflicts(caller);
      if (flags.json) say(`${JSON.stringify(conflicts, null, 2)}\n`);
      else if (conflicts.length === 0) say(`${said.noConflicts}\n`);
      else for (const one of conflicts) print(one, caller);
      return 0;
    }
    const known = CHOICES.find((one) => one === choice);
    if (!known || more.length > 0) throw new ConfigError(said.solveNeeds({ id, choices: CHOICES }));
    await sync.solve(caller, { id, choice: known });
    say(`${known === 'theirs' ? said.theirsStays : said.sentNext}\n`);
    return 0;
  },
};

export default command;
