import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { SingleBar } from 'cli-progress';
import { ConfigError } from '../app/config.ts';
import { commandLine, ourselves } from '../app/hosts.ts';
import { UserError } from '../domain/errors.ts';
import { decodeCalendar } from '../domain/ics/decode.ts';
import type { Services } from '../services/index.ts';
import type { Command } from './terminal/command.ts';
import { localCaller } from './terminal/local.ts';

/** Larger files are refused before they are read. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Takes in calendar files, each wholly or not at all. */
const command: Command = {
  options: { 'skip-broken': { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
  async run({ words, flags, services }) {
    if (words.length === 0) throw new ConfigError('import needs a file, such as: perch-mcp import calendar.ics');
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
  const bar = new SingleBar({
    format: `${basename(file)} {bar} {value}/{total}`,
    clearOnComplete: true,
    hideCursor: true,
  });
  let running = false;
  try {
    const bytes = await readCalendarFile(file);
    const caller = await localCaller(services, 'import');
    const result = await services.events.importCalendar(caller, {
      ics: decodeCalendar(bytes),
      ...how,
      onProgress: (done, total) => {
        // Short work needs no bar.
        if (total < 500) return;
        if (!running) bar.start(total, 0);
        running = true;
        bar.update(done);
      },
    });
    if (running) bar.stop();
    process.stdout.write(
      `${file}: ${result.message}\n${details(result)
        .map((line) => `  ${line}\n`)
        .join('')}`,
    );
    return true;
  } catch (error) {
    if (running) bar.stop();
    if (!(error instanceof UserError)) throw error;
    // Hints name arguments of the tool; here they are flags.
    const hint = error.details.hint?.replace('skip_broken: true', '--skip-broken');
    process.stderr.write(`${file}: ${error.message}\n${hint ? `  ${hint}\n` : ''}`);
    return false;
  }
}

async function readCalendarFile(file: string): Promise<Buffer> {
  try {
    const bytes = await readFile(file);
    if (bytes.length <= MOST_BYTES) return bytes;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    throw new UserError('INVALID_ARGUMENT', `The file cannot be read (${code}).`, { hint: 'Check the path.' });
  }
  throw new UserError('LIMIT_EXCEEDED', `The file is larger than ${MOST_BYTES / 1024 / 1024} MB.`, {
    hint: 'Split it, or export a shorter time from the calendar it comes from.',
  });
}

function details({ imported, change_id }: Awaited<ReturnType<Services['events']['importCalendar']>>): string[] {
  if (!imported) return [];
  const { skipped, notes, overlaps, conflicts } = imported;
  return [
    ...skipped.map((part) => `left out ${part.component} at line ${part.line}: ${part.reason}`),
    ...notes.map((note) => `note: ${note}`),
    ...(overlaps > 0 ? [`${overlaps} overlap${overlaps === 1 ? '' : 's'}, such as:`] : []),
    ...conflicts.slice(0, 5).map((one) => `  ${one.when} ${one.title}`),
    ...(change_id === undefined
      ? []
      : [`undo: ${commandLine([...ourselves(), 'call', 'undo', JSON.stringify({ change_id })])}`]),
  ];
}

export default command;
