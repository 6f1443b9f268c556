import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { ConfigError } from '../app/config.ts';
import { commandLine, ourselves } from '../app/hosts.ts';
import type { Caller } from '../domain/caller.ts';
import { UserError } from '../domain/errors.ts';
import { decodeCalendar } from '../domain/ics/decode.ts';
import type { Messages } from '../messages/en/messages.ts';
import { messages } from '../messages/index.ts';
import { visible } from '../present/visible.ts';
import type { Services } from '../services/index.ts';
import type { Command } from './terminal/command.ts';
import { localCaller } from './terminal/local.ts';
import { progressBar } from './terminal/progress.ts';
import { readUpTo } from './terminal/read-up-to.ts';
import { say, warn } from './terminal/say.ts';

/** Larger files are refused before they are read. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Takes in calendar files, each wholly or not at all. */
const command: Command = {
  options: { 'skip-broken': { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
  async run({ words, flags, services }) {
    if (words.length === 0) throw new ConfigError((to) => to.files.importNeeds);
    const opened = await services();
    const how = { skipBroken: flags['skip-broken'] === true, dryRun: flags['dry-run'] === true };
    let failed = 0;
    for (const file of words) if (!(await importFile(opened, file, how))) failed++;
    return failed === 0 ? 0 : 1;
  },
};

async function importFile(
  services: Services,
  file: string,
  how: { readonly skipBroken: boolean; readonly dryRun: boolean },
): Promise<boolean> {
  const bar = progressBar(basename(file));
  const caller = await localCaller(services, 'import');
  const said = messages(caller).files;
  try {
    const bytes = await readCalendarFile(file, said);
    const result = await services.events.importCalendar(caller, {
      ics: decodeCalendar(bytes),
      ...how,
      onProgress: bar.update,
    });
    bar.stop();
    say(
      `${visible(said.named({ file, text: result.message }))}\n${details(result, said)
        .map((line) => `  ${visible(line)}\n`)
        .join('')}`,
    );
    return true;
  } catch (error) {
    bar.stop();
    if (!(error instanceof UserError)) throw error;
    const hint = error.details.facts?.skipped ? withoutBroken(caller) : error.details.hint;
    warn(`${visible(said.named({ file, text: error.message }))}\n${hint ? `  ${hint}\n` : ''}`);
    return false;
  }
}

/** What to do about a file with broken parts: the hint of the refusal names the argument of the tool. */
const withoutBroken = (caller: Caller): string => messages(caller).exchange.runWithoutBroken;

async function readCalendarFile(file: string, said: Messages['files']): Promise<Buffer> {
  try {
    // A pipe says nothing of its length.
    const handle = await open(file);
    const bytes = await readUpTo(handle, MOST_BYTES).finally(() => handle.close());
    if (bytes) return bytes;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    throw new UserError('INVALID_ARGUMENT', said.unreadable({ code }), { hint: said.checkPath });
  }
  throw new UserError('LIMIT_EXCEEDED', said.tooLarge({ megabytes: MOST_BYTES / 1024 / 1024 }), { hint: said.splitIt });
}

type Imported = Awaited<ReturnType<Services['events']['importCalendar']>>;

function details({ imported, change_id }: Imported, said: Messages['files']): string[] {
  if (!imported) return [];
  const { skipped, notes, overlaps, conflicts } = imported;
  return [
    ...skipped.map((part) => said.leftOutPart({ component: part.component, line: part.line, why: part.reason })),
    ...notes.map((note) => said.note({ text: note })),
    // After a dry run none is listed: there is nothing yet that it would be with.
    ...(overlaps > 0
      ? [conflicts.length > 0 ? said.overlapsSuchAs({ count: overlaps }) : said.overlaps({ count: overlaps })]
      : []),
    ...conflicts.slice(0, 5).map((one) => `  ${one.when} ${one.title}`),
    ...(change_id === undefined
      ? []
      : [said.toUndo({ command: commandLine([...ourselves(), 'call', 'undo', JSON.stringify({ change_id })]) })]),
  ];
}

export default command;
