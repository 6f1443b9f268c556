import type { Services } from '../services/index.ts';

/** How often it is looked whether anything was changed here, and whether there is anything to sync at all. */
const LOOK_MS = 5_000;
const IDLE_MS = 60_000;
/** How long after the last time servers are asked, where nothing was changed here. */
const EVERY_MS = 5 * 60_000;

export interface SyncingOptions {
  /** Whose calendars. */
  readonly user: string;
  /** Takes lines about what went wrong, without what it was about. */
  report(line: string): void;
  readonly clock?: () => number;
  readonly lookMs?: number;
}

export interface Syncing {
  /** As given; from the first call on, connected calendars are kept in step. */
  services(): Promise<Services>;
  stop(): Promise<void>;
}

/**
 * Keeps connected calendars in step for as long as the process runs: seconds after a change here, and every five
 * minutes. Its timer keeps no process alive; without accounts it is one indexed read a minute.
 */
export function syncing(
  services: () => Promise<Services>,
  { user, report, clock = Date.now, lookMs = LOOK_MS }: SyncingOptions,
): Syncing {
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> | undefined;
  let stopped = false;
  let told = '';
  let last = { at: Number.NEGATIVE_INFINITY, change: -1 };

  const look = async (): Promise<number> => {
    const opened = await services();
    const caller = await opened.callerFor({ user }, { session: 'sync', tool: 'sync', text: '' });
    if (!(await opened.hasAccounts(caller))) return IDLE_MS;
    const sync = await opened.sync();
    const change = await sync.position(caller);
    if (change === last.change && clock() - last.at < EVERY_MS) return lookMs;
    last = { at: clock(), change };
    const runs = await sync.run(caller, { onlyDue: true });
    told = '';
    for (const { account, reason } of runs)
      if (reason !== undefined) report(`the account ${account.id} is not in step`);
    return lookMs;
  };

  const again = (ms: number): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      turn = look()
        .catch((error: unknown) => {
          const line = `calendars could not be synced: ${error instanceof Error ? error.name : 'failed'}`;
          if (line !== told) report(line);
          told = line;
          return IDLE_MS;
        })
        .then(again);
    }, ms).unref();
  };

  return {
    services: () => {
      if (timer === undefined) again(lookMs);
      return services();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await turn;
    },
  };
}
