import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/db/file/open.ts';
import type { CalendarServer, ListedObject } from '../../src/services/sync/server.ts';
import type { Behaviour } from './hostile-server.ts';
import { type Command, Model } from './model.ts';

/** What the model must find wrong: replicas that lack one thing each, and commands that show it. */
interface Control {
  readonly how: Behaviour;
  readonly commands: readonly Command[];
  readonly through?: (server: CalendarServer) => CalendarServer;
  readonly forgetsRequests?: boolean;
}

const sync = (who: 0 | 1, fault?: 'crash-after', at = 1): Command => ({ do: 'sync', who, fault, at });
const rename = (who: 0 | 1): Command => ({ do: 'edit', who, pick: 0, field: 'SUMMARY' });

/** The server of a client that takes what was named since its token for all there is. */
function trusting(): (server: CalendarServer) => CalendarServer {
  const known = new Map<string, ListedObject>();
  let token: string | null = null;
  return (server) => ({
    calendars: () => server.calendars(),
    changes: async () => undefined,
    list: async (calendar) => {
      const since = token === null ? undefined : await server.changes(calendar, token);
      for (const one of since?.changed ?? (await server.list(calendar))) known.set(one.href, one);
      for (const href of since?.gone ?? []) known.delete(href);
      token = since?.token ?? (await server.calendars()).find(({ href }) => href === calendar)?.token ?? null;
      return [...known.values()];
    },
    fetch: (...what) => server.fetch(...what),
    get: (href) => server.get(href),
    put: (...what) => server.put(...what),
    remove: (...what) => server.remove(...what),
  });
}

/** The server of a client that writes objects anew, of what it knows. */
const rewriting = (server: CalendarServer): CalendarServer => ({
  calendars: () => server.calendars(),
  changes: (...what) => server.changes(...what),
  list: (calendar) => server.list(calendar),
  fetch: (...what) => server.fetch(...what),
  get: (href) => server.get(href),
  put: (href, ics, over) => server.put(href, ics.replaceAll(/^X-PHONE.*\r\n/gm, ''), over),
  remove: (...what) => server.remove(...what),
});

const CONTROLS: Readonly<Record<string, Control>> = {
  ...Object.fromEntries(
    (['event', 'todo'] as const).flatMap((what) => [
      [
        `an outbox, of an ${what}`,
        {
          how: {},
          forgetsRequests: true,
          commands: [
            { do: 'add', who: 0, what },
            sync(0),
            sync(0),
            rename(0),
            sync(0, 'crash-after', 2),
            rename(0),
            sync(0),
          ],
        },
      ],
      [
        `what the phone has written beside, of an ${what}`,
        { how: {}, through: rewriting, commands: [{ do: 'phone-add', what }, sync(0), rename(0), sync(0)] },
      ],
    ]),
  ),
  'a listing of everything': {
    how: { badToken: 'empty' },
    through: trusting(),
    commands: [
      { do: 'phone-add', what: 'todo' },
      sync(0),
      { do: 'restore' },
      { do: 'phone-edit', pick: 0, field: 'SUMMARY' },
      sync(0),
    ],
  },
};

async function findings({ how, commands, ...lacking }: Control): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'perch-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const db = lacking.forgetsRequests ? join(folder, 'perch.db') : undefined;
  const model = await Model.open(how, { db, ...(lacking.through && { through: lacking.through }) });
  try {
    for (const one of commands) {
      await model.run(one);
      if (db !== undefined && one.do === 'sync') await forgetRequests(db);
    }
    await model.settle();
    return await model.wrong();
  } finally {
    await model.close();
  }
}

async function forgetRequests(path: string): Promise<void> {
  const { db, close } = await openDatabase({ path, now: Date.now });
  await db.transaction().execute((executor) => executor.deleteFrom('sync_outbox').execute());
  await close();
}

describe.each(Object.entries(CONTROLS))('promise 24: what the model sees of a replica without %s', (_name, control) => {
  it('is wrong', async () => {
    expect(await findings(control)).not.toEqual([]);
  });

  it('and is right of one that has it', async () => {
    expect(await findings({ how: control.how, commands: control.commands })).toEqual([]);
  });
});
