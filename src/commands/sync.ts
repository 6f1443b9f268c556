import { ConfigError } from '../app/config.ts';
import type { Caller } from '../domain/caller.ts';
import type { AccountView } from '../services/sync/accounts.ts';
import { isFirst } from '../services/sync/now.ts';
import type { CalendarPreview } from '../services/sync/preview.ts';
import type { AccountRun } from '../services/sync/run.ts';
import type { Sync } from '../services/sync/sync.ts';
import { agrees } from './terminal/agrees.ts';
import type { Command } from './terminal/command.ts';
import { localCaller } from './terminal/local.ts';
import { progressBar } from './terminal/progress.ts';
import { say, warn } from './terminal/say.ts';

const previewLine = ({ calendar, come, changed, gone, create, update, remove }: CalendarPreview): string =>
  `  ${calendar.name}: here ${come} new, ${changed} changed, ${gone} gone; there ${create} new, ${update} changed, ${remove} removed\n`;

function printRun({ account, calendars, reason }: AccountRun): void {
  say(`${account.name}${reason === undefined ? '' : `: ${reason}`}\n`);
  for (const { calendar, taken, pushed, missing, state, reason: why } of calendars) {
    if (state !== 'done') {
      say(`  ${calendar.name}: ${why ?? 'another Perch is at it'}\n`);
      continue;
    }
    const { created, updated, removed, refused, held } = pushed;
    say(
      `  ${calendar.name}: here ${taken.added} new, ${taken.updated} changed, ${taken.removed} removed; ` +
        `there ${created} new, ${updated} changed, ${removed} removed\n`,
    );
    if (missing > 0) say(`    ${missing} items are gone there. Nothing was deleted here: sync --yes deletes them.\n`);
    if (held > 0) say(`    ${held} items are gone here. Nothing was deleted there: sync --yes deletes them.\n`);
    if (refused + taken.quarantined > 0) say(`    ${refused + taken.quarantined} could not be taken over\n`);
    if (taken.overlaps > 0) say(`    ${taken.overlaps} double bookings came with it\n`);
    if (taken.conflicts > 0) say(`    ${taken.conflicts} changed on both sides: perch-mcp conflicts\n`);
  }
}

/** The first run of an account is shown before it is carried out. */
async function mayBegin(
  sync: Sync,
  caller: Caller,
  { account, calendars }: AccountView,
  yes: boolean,
): Promise<boolean> {
  if (!isFirst(calendars) || yes) return true;
  say(`${account.name}, for the first time:\n`);
  for (const one of await sync.preview(caller, account.id)) say(previewLine(one));
  return agrees('Go on?', 'the first sync of an account needs --yes where nobody can be asked');
}

/** Brings connected calendars and their groups into step. */
const command: Command = {
  options: { 'dry-run': { type: 'boolean' }, yes: { type: 'boolean', short: 'y' }, json: { type: 'boolean' } },
  async run({ words: [name, ...more], flags, services }) {
    if (more.length > 0) throw new ConfigError('sync takes one account, or none for all');
    const opened = await services();
    const sync = await opened.sync();
    const caller = await localCaller(opened, 'sync');
    const wanted = name === undefined ? await sync.accounts(caller) : [await sync.account(caller, name)];
    if (wanted.length === 0) throw new ConfigError('no account is connected');
    if (flags['dry-run']) {
      for (const { account } of wanted) {
        say(`${account.name} (dry run)\n`);
        for (const one of await sync.preview(caller, account.id)) say(previewLine(one));
      }
      return 0;
    }
    const runs: AccountRun[] = [];
    for (const view of wanted) {
      if (!(await mayBegin(sync, caller, view, flags.yes === true))) continue;
      const bar = progressBar(view.account.name);
      const onProgress = (_calendar: string, done: number, total: number): void => bar.update(done, total);
      const input = { account: view.account.id, mayRemove: flags.yes === true, onProgress };
      runs.push(...(await sync.run(caller, input).finally(() => bar.stop())));
    }
    if (flags.json) say(`${JSON.stringify(runs.map(shown), null, 2)}\n`);
    else for (const run of runs) printRun(run);
    const failed = runs.some(({ reason, calendars }) => reason ?? calendars.some(({ state }) => state === 'failed'));
    if (failed) warn('Not everything is in step.\n');
    return failed || runs.length < wanted.length ? 1 : 0;
  },
};

const shown = ({ account, calendars, reason }: AccountRun) => ({
  account: account.name,
  ...(reason !== undefined && { reason }),
  calendars: calendars.map(({ calendar, ...run }) => ({ name: calendar.name, ...run })),
});

export default command;
