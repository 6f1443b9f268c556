import { countLinks } from '../../db/repos/sync-links.ts';
import type { SyncCalendarRow } from '../../db/sync-rows.ts';
import type { Caller } from '../../domain/caller.ts';
import { messages } from '../../messages/index.ts';
import { confirm } from '../change/confirm.ts';
import type { Database } from '../change/database.ts';
import type { Result } from '../change/envelope.ts';
import { write } from '../change/write.ts';
import { type AccountView, accountCalled, listAccounts } from './accounts.ts';
import { type CalendarPreview, preview } from './preview.ts';
import { mostBelieved } from './pull.ts';
import type { Remotes } from './remotes.ts';
import { type AccountRun, type CalendarRun, type Running, runAccount } from './run.ts';
import { jobsOf, missingIn } from './status.ts';

export interface NowInput {
  /** Its name; all without it. */
  readonly account?: string | undefined;
  /** Tells what would be done, and does nothing. */
  readonly dry_run?: boolean | undefined;
  readonly confirm_token?: string | undefined;
}

/** What one side takes from the other. */
export interface Taking {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** What a run did with a calendar, or would do. */
export interface CalendarSummary {
  readonly account: string;
  readonly name: string;
  readonly here: Taking;
  readonly there: Taking;
  /** Items that are gone on one side, and stay on the other until the user agrees. */
  readonly gone?: number;
  readonly refused?: number;
  /** Changed on both sides to different things. */
  readonly differences?: number;
  readonly overlaps?: number;
  readonly reason?: string;
}

export type NowResult = Result<{ calendars: readonly CalendarSummary[] }>;

export interface Doing {
  readonly remotes: Remotes;
  readonly running: Pick<Running, 'owner' | 'clock' | 'onProgress'>;
}

/**
 * Brings accounts into step. Asks first where it is the first time, and where many items would go, here or there:
 * nothing is written then. Throws UserError where no account could be asked.
 */
export async function syncNow(
  database: Database,
  caller: Caller,
  { remotes, running }: Doing,
  input: NowInput,
): Promise<NowResult> {
  const said = messages(caller).sync;
  const views =
    input.account === undefined
      ? await listAccounts(database, caller)
      : [await accountCalled(database, caller, input.account)];
  if (views.length === 0) return { status: 'final', message: said.noneConnected, calendars: [] };
  const plans = async (some: readonly AccountView[]): Promise<CalendarSummary[]> => {
    const found: CalendarSummary[] = [];
    for (const view of some) {
      const all = await preview(database, caller, remotes, view, running.clock);
      found.push(...all.map((one) => planned(view, one)));
    }
    return found;
  };
  if (input.dry_run) {
    const calendars = await plans(views);
    return { status: 'final', message: said.wouldDo({ calendars: calendars.length }), calendars };
  }
  const doubt = await doubts(database, caller, views, running.clock);
  if (doubt) {
    // What is to be agreed to is looked at before the transaction, which waits for no server.
    const calendars = input.confirm_token === undefined ? await plans(doubt.views) : [];
    const asked = await write<NowResult>(database, caller, {}, async (recorder) => {
      const question = { asks: { status: 'need_user' as const, message: doubt.message, calendars }, ...doubt };
      return (await confirm(recorder, input, question)) ?? { done: { status: 'final', message: '' }, summary: '' };
    });
    if (asked.status === 'need_user') return asked;
  }
  const runs: AccountRun[] = [];
  // Only what was asked about: a calendar that was emptied since then is asked about in its turn.
  const agreed = (id: string) => doubt?.pending.effect.find((one) => one.id === id);
  for (const view of views) runs.push(await runAccount(database, caller, remotes, view, { ...running, agreed }));
  return resultOf(caller, runs);
}

/** What a run should not do without being asked: undefined where there is nothing of that kind. */
async function doubts(database: Database, caller: Caller, views: readonly AccountView[], clock: () => number) {
  const said = messages(caller).sync;
  const first = views.filter(({ calendars }) => isFirst(calendars));
  const many: { calendar: SyncCalendarRow; here: number; there: number; view: AccountView }[] = [];
  for (const view of views.filter((one) => !first.includes(one))) {
    for (const calendar of view.calendars.filter(({ mode }) => mode !== 'off')) {
      const here = missingIn(calendar);
      const removals = (await jobsOf(database, caller, calendar, clock)).filter(({ op }) => op === 'delete').length;
      const there = removals > mostBelieved(await countLinks(database.db, calendar)) ? removals : 0;
      if (here + there > 0) many.push({ calendar, here, there, view });
    }
  }
  if (first.length + many.length === 0) return undefined;
  const message = [
    ...first.map(({ account: { name } }) => said.firstTime({ name })),
    ...many.map(({ calendar: { name }, here, there }) => said.manyGone({ name, here, there })),
  ].join(' ');
  return {
    message,
    views: [...new Set([...first, ...many.map(({ view }) => view)])],
    pending: {
      items: [...first.map(({ account: { id } }) => id), ...many.map(({ calendar: { id } }) => id)].map((id) => ({
        ...{ id, version: 0 },
      })),
      effect: many.map(({ calendar: { id }, here, there }) => ({ id, here, there })),
    },
  };
}

/** Whether an account has calendars to sync, none of which was ever brought into step. */
export const isFirst = (calendars: readonly SyncCalendarRow[]): boolean =>
  calendars.some(({ mode }) => mode !== 'off') && calendars.every(({ synced_at }) => synced_at === null);

const planned = ({ account }: AccountView, one: CalendarPreview): CalendarSummary => ({
  ...{ account: account.name, name: one.calendar.name },
  here: { added: one.come, changed: one.changed, removed: one.gone },
  there: { added: one.create, changed: one.update, removed: one.remove },
});

const done = (account: string, { calendar, taken, pushed, missing, reason, state }: CalendarRun, busy: string) => {
  const gone = missing + pushed.held;
  const refused = pushed.refused + taken.quarantined;
  const why = state === 'busy' ? busy : reason;
  return {
    ...{ account, name: calendar.name },
    here: { added: taken.added, changed: taken.updated, removed: taken.removed },
    there: { added: pushed.created, changed: pushed.updated, removed: pushed.removed },
    ...(gone > 0 && { gone }),
    ...(refused > 0 && { refused }),
    ...(taken.conflicts > 0 && { differences: taken.conflicts }),
    ...(taken.overlaps > 0 && { overlaps: taken.overlaps }),
    ...(why !== undefined && { reason: why }),
  };
};

function resultOf(caller: Caller, runs: readonly AccountRun[]): NowResult {
  const said = messages(caller).sync;
  const [failed] = runs.flatMap(({ refusal }) => refusal ?? []);
  if (failed && runs.every(({ refusal }) => refusal)) throw failed;
  const calendars: CalendarSummary[] = runs.flatMap((run) =>
    run.calendars.map((one) => done(run.account.name, one, said.busy)),
  );
  const sum = (of: (one: CalendarSummary) => number): number => calendars.reduce((all, one) => all + of(one), 0);
  const total = ({ added, changed, removed }: Taking): number => added + changed + removed;
  const kept = runs.flatMap((run) => run.calendars).filter(({ pushed }) => pushed.kept > 0);
  const message = said.inStep({
    ...{ here: sum(({ here }) => total(here)), there: sum(({ there }) => total(there)) },
    isAll:
      kept.length === 0 &&
      runs.every(({ reason }) => reason === undefined) &&
      calendars.every(({ gone, refused, reason }) => (gone ?? refused ?? reason) === undefined),
  });
  const warnings = [
    ...runs.flatMap(({ reason }) => reason ?? []),
    ...calendars.flatMap(({ name, gone = 0 }) => (gone > 0 ? [said.stays({ name, gone })] : [])),
    ...kept.map(({ calendar: { name }, pushed }) => said.kept({ name, kept: pushed.kept })),
    ...calendars.flatMap(({ name, overlaps = 0 }) => (overlaps > 0 ? [said.overlapping({ name, overlaps })] : [])),
  ];
  return {
    ...{ status: 'final', message, calendars },
    ...(warnings.length > 0 && { warnings }),
  };
}
