import { createServices } from '../../src/app/compose.ts';
import { parseToolsets } from '../../src/mcp/call/toolsets.ts';
import { createServer } from '../../src/mcp/server/server.ts';
import type { Services } from '../../src/services/index.ts';
import type { Ids, Language } from '../../src/tools/shared/cases.ts';
import { connectInProcess, type Era, type Host } from './harness.ts';
import type { Said } from './tools/session.ts';

/** When the calls of cases are made: Friday, 2026-11-20 09:00 in Shanghai. */
export const CASES_NOW = Date.UTC(2026, 10, 20, 1);
/** When what lies in the store was written. */
export const FILLED = Date.UTC(2026, 10, 2);

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 86_400_000;

/** What lies in the store: the name that cases call an item by, and the call that wrote it. */
export const ITEMS: readonly (readonly [name: keyof Ids, tool: string, args: object])[] = [
  ['kickoff', 'schedule_add', { title: 'Kickoff', start: '2026-11-10T10:00' }],
  ['standup', 'schedule_add', { title: 'Standup', start: '2026-11-23T09:00', repeat: 'FREQ=WEEKLY;COUNT=9' }],
  ['design', 'schedule_add', { title: 'Design review', start: '2026-11-24T10:00' }],
  ['budget', 'schedule_add', { title: 'Budget review', start: '2026-11-24T14:00' }],
  ['rent', 'todo_add', { title: 'Pay rent' }],
  ['passport', 'reminder_add', { title: 'Bring passport', at: '2026-11-24T08:00' }],
  ['ticket', 'reminder_add', { title: 'Bring ticket', at: '2026-11-24T08:00' }],
  ['pills', 'reminder_add', { title: 'Pills', at: '2026-11-23T08:00', repeat: 'FREQ=DAILY;COUNT=9' }],
  ['work', 'group_add', { name: 'Work' }],
  ['shop', 'group_add', { name: 'Workshop' }],
  ['bills', 'todo_add', { title: 'Pay bills' }],
  ['wifi', 'memo_add', { content: 'The wifi password is swordfish' }],
  ['coffee', 'memory_save', { content: 'Drinks black coffee', kind: 'preference' }],
  ['family', 'share_group_create', { name: 'Family' }],
];

function idIn({ event, todo, reminder, group, memo, memory }: Said): string {
  const id = (event ?? todo ?? reminder ?? group ?? memo ?? memory)?.id;
  if (id === undefined) throw new Error('The store could not be filled');
  return id;
}

/** Use cases on a store of a user in Shanghai. */
export const openCases = (db: string, clock: { readonly now: number }, language: Language = 'en'): Promise<Services> =>
  createServices({ db, timezone: 'Asia/Shanghai', language, now: () => clock.now });

/** A host of these, with every tool. */
export const hostOn = (
  services: Services,
  era: Era,
  elicit?: Parameters<typeof connectInProcess>[2],
  user = 'local',
): Promise<Host> =>
  connectInProcess(
    era,
    (served) =>
      createServer(
        async () => services,
        {
          identity: { user, local: user === 'local' },
          session: crypto.randomUUID(),
          toolsets: parseToolsets(ALL_TOOLSETS),
          readOnly: false,
          report: (line) => process.stderr.write(`${line}\n`),
          fallback: { zone: 'Asia/Shanghai', language: 'en' },
          // The user of these hosts answers at once.
          personMs: 0,
        },
        served,
      ),
    elicit,
  );

/** What is set so that every tool is listed. */
export const ALL_TOOLSETS = 'planner,memo,memory,share,sync,io,router';

/** So many weeks after CASES_NOW it is not past yet, for a server on the clock of the machine. */
export const weeksFromCases = (now = Date.now()): number => Math.ceil((now - CASES_NOW) / WEEK_MS);

/** The same arguments so many weeks later: every ISO date in them. */
export function later<Args extends object>(args: Args, weeks: number): Args {
  const text = JSON.stringify(args).replaceAll(/\b\d{4}-\d{2}-\d{2}(?=\b|T)/g, (date) =>
    new Date(Date.parse(`${date}T00:00Z`) + weeks * WEEK_MS).toISOString().slice(0, 10),
  );
  return JSON.parse(text) as Args;
}

/** Somebody else in the store, and the name of their share group. */
export const MATE = { user: 'mate', group: 'Team' } as const;

/** An invitation to the share group of somebody else. */
export async function invitationOf(services: Services): Promise<string> {
  const host = await hostOn(services, 'modern', undefined, MATE.user);
  const { structuredContent } = await host.call('share_group_create', { name: MATE.group });
  await host.close();
  return String((structuredContent as Said).invite);
}

/** Makes a store with the items that cases name, so many weeks later than they say. */
export async function makeCaseStore(db: string, weeks = 0, language: Language = 'en'): Promise<Ids> {
  const clock = { now: FILLED + weeks * WEEK_MS };
  const services = await openCases(db, clock, language);
  const host = await hostOn(services, 'modern');
  const ids: Record<string, string> = {};
  for (const [name, tool, args] of ITEMS) {
    ids[name] = idIn((await host.call(tool, later(args, weeks))).structuredContent as Said);
  }
  await host.close();
  // Soon before it is used: an invitation does not hold for long.
  clock.now = CASES_NOW - HOUR_MS + weeks * WEEK_MS;
  ids.invite = await invitationOf(services);
  // The last one to close leaves all of it in the file.
  await services.close();
  return ids as Ids;
}
