import { ConfigError } from '../app/config.ts';
import type { Caller } from '../domain/caller.ts';
import type { Messages } from '../messages/en/messages.ts';
import { messages } from '../messages/index.ts';
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

function previewLine({ calendar, come, changed, gone, create, update, remove }: CalendarPreview, to: Messages): string {
  const cameHere = { added: come, updated: changed, removed: gone };
  const wentThere = { added: create, updated: update, removed: remove };
  return `  ${to.sync.moved({ name: calendar.name, cameHere, wentThere })}\n`;
}

function printRun({ account, calendars, refusal }: AccountRun, to: Messages): void {
  const said = to.connecting;
  say(`${account.name}\n`);
  if (refusal) say(`  ${[refusal.message, refusal.details.hint].filter(Boolean).join(' ')}\n`);
  for (const { calendar, taken, pushed, missing, state, reason: why } of calendars) {
    const { created, updated, removed, refused, held, kept } = pushed;
    const line = to.sync.moved({
      name: calendar.name,
      cameHere: taken,
      wentThere: { added: created, updated, removed },
      ...(state !== 'done' && { why: why ?? to.sync.busy }),
    });
    const bad = refused + taken.quarantined;
    const more = [
      ...(missing > 0 ? [said.goneThere({ count: missing })] : []),
      ...(held > 0 ? [said.goneHere({ count: held })] : []),
      ...(kept > 0 ? [said.kept({ count: kept })] : []),
      ...(bad > 0 ? [said.notTakenOver({ count: bad })] : []),
      ...(taken.overlaps > 0 ? [said.overlaps({ count: taken.overlaps })] : []),
      ...(taken.conflicts > 0 ? [said.differences({ count: taken.conflicts })] : []),
    ];
    say(`  ${line}\n${(state === 'done' ? more : []).map((one) => `    ${one}\n`).join('')}`);
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
  const to = messages(caller);
  say(`${to.connecting.firstTime({ name: account.name })}\n`);
  for (const one of await sync.preview(caller, account.id)) say(previewLine(one, to));
  return agrees(to.connecting.goOn, to.connecting.firstNeedsYes);
}

/** Brings connected calendars and their groups into step. */
const command: Command = {
  options: { 'dry-run': { type: 'boolean' }, yes: { type: 'boolean', short: 'y' }, json: { type: 'boolean' } },
  async run({ words: [name, ...more], flags, services }) {
    if (more.length > 0) throw new ConfigError((to) => to.connecting.syncTakesOne);
    const opened = await services();
    const sync = await opened.sync();
    const caller = await localCaller(opened, 'sync');
    const to = messages(caller);
    const wanted = name === undefined ? await sync.accounts(caller) : [await sync.account(caller, name)];
    if (wanted.length === 0) throw new ConfigError(to.connecting.noneToSync);
    if (flags['dry-run']) {
      for (const { account } of wanted) {
        say(`${to.connecting.dryRun({ name: account.name })}\n`);
        for (const one of await sync.preview(caller, account.id)) say(previewLine(one, to));
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
    else for (const run of runs) printRun(run, to);
    const failed = runs.some(({ reason, calendars }) => reason ?? calendars.some(({ state }) => state === 'failed'));
    if (failed) warn(`${to.connecting.notInStep}\n`);
    return failed || runs.length < wanted.length ? 1 : 0;
  },
};

const shown = ({ account, calendars, reason }: AccountRun) => ({
  account: account.name,
  ...(reason !== undefined && { reason }),
  calendars: calendars.map(({ calendar, ...run }) => ({ name: calendar.name, ...run })),
});

export default command;
