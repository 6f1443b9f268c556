import { beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '../../src/services/index.ts';
import { emptyCells, leaksIn } from './cells/leaks.ts';
import { CANARY, MEMBERS, makeWorlds, OWNER, STRANGER, VIEWERS, type Viewer, type Worlds } from './cells/world.ts';

let worlds: Worlds;
beforeAll(async () => {
  worlds = await makeWorlds();
});

const asOwner = <Caller extends { readonly user: string }>(caller: Caller): Caller => ({ ...caller, user: OWNER });

/** Ways in which a server could tell one user of another; each has to be found. */
const PLANTED: Readonly<Record<string, [where: RegExp, leak: (services: Services) => Services]>> = {
  'a read that forgets whose it is': [
    /^read perch:\/\/memo\//,
    (services) => ({
      ...services,
      memos: { ...services.memos, read: (caller, id) => services.memos.read(asOwner(caller), id) },
    }),
  ],
  'an error that says that something is there': [
    /^todo_update id=/,
    (services) => ({
      ...services,
      todos: {
        ...services.todos,
        update: async (caller, input) => {
          const theirs = (await services.todos.query(asOwner(caller), {})).todos ?? [];
          if (caller.user === STRANGER && theirs.some(({ id }) => id === input.id)) throw new Error('it is not yours');
          return services.todos.update(caller, input);
        },
      },
    }),
  ],
  'a count that takes in what others have': [
    /^schedule_query/,
    (services) => ({
      ...services,
      events: {
        ...services.events,
        query: async (caller, input) => {
          const [own, theirs] = [services.events.query(caller, input), services.events.query(asOwner(caller), input)];
          return { ...(await own), total: ((await own).total ?? 0) + ((await theirs).total ?? 0) };
        },
      },
    }),
  ],
};

/** Ways in which a server could tell somebody in a share group more than the owner lets them see. */
const PLANTED_IN_GROUPS: Readonly<Record<string, [who: Viewer, tool: string, leak: (services: Services) => Services]>> =
  {
    'a list of events for who sees when they are busy': [
      'busy',
      'share_group_events',
      (services) => ({
        ...services,
        sharing: {
          ...services.sharing,
          events: async (caller, input) => {
            const { group: _, ...window } = input;
            const { events = [] } = await services.events.query(asOwner(caller), window);
            const said = await services.sharing.events(caller, input);
            return { ...said, events: events.map((one) => ({ ...one, shared_by: OWNER })) };
          },
        },
      }),
    ],
    'the title of a private event, given as what is in the way': [
      'details',
      'schedule_add',
      (services) => ({
        ...services,
        events: {
          ...services.events,
          add: async (caller, input) => {
            const said = await services.events.add(caller, input);
            if (!input.participants || said.status !== 'need_user') return said;
            const { events = [] } = await services.events.query(asOwner(caller), {
              start: '2026-11-26',
              end: '2026-11-26',
            });
            return { ...said, warnings: events.map(({ title }) => title) };
          },
        },
      }),
    ],
    'a refusal that is not kept to': [
      'details',
      'schedule_update',
      (services) => ({
        ...services,
        events: {
          ...services.events,
          update: (caller, input) =>
            services.events.update(caller, input).catch(() => services.events.update(asOwner(caller), input)),
        },
      }),
    ],
    'an event that was given to a group, told to who has left it': [
      'left',
      'schedule_query',
      (services) => ({
        ...services,
        events: {
          ...services.events,
          query: async (caller, input) => {
            const said = await services.events.query(caller, input);
            const { events = [] } = await services.events.query(asOwner(caller), input);
            return {
              ...said,
              events: [...(said.events ?? []), ...events.filter(({ title }) => /Concert/.test(title))],
            };
          },
        },
      }),
    ],
    'a group that somebody has left, and still knows': [
      'left',
      'share_group_query',
      (services) => ({
        ...services,
        sharing: { ...services.sharing, query: (caller) => services.sharing.query(asOwner(caller)) },
      }),
    ],
  };

describe('promise 9: what one user has is nothing to another', () => {
  it.each(['modern', 'v1'] as const)(
    'every cell answers a stranger as if nobody else were there (%s hosts)',
    async (era) => {
      expect(await leaksIn(worlds, era)).toEqual([]);
    },
  );

  it.each(VIEWERS.filter((viewer) => viewer !== STRANGER))(
    'whoever is in a group with somebody is told what these let them see, and nothing else: %s',
    async (viewer) => {
      expect(await leaksIn(worlds, 'modern', { viewer })).toEqual([]);
    },
  );

  it('control: they are told as much as they are let see', async () => {
    const { family, design } = worlds.owned.ids;
    const world = await worlds.open('with owner');
    const told: Record<string, string> = {};
    for (const member of MEMBERS) {
      const host = await world.host(member, 'modern');
      const said = await host.call('share_group_events', { group: family, start: '2026-11-23', end: '2026-11-29' });
      told[member] = JSON.stringify(said.structuredContent);
    }
    expect(told.busy).toMatch(/"busy":\[\{/);
    expect(told.busy).not.toMatch(new RegExp(`Design|${design}`));
    expect(told.details).toContain(`Design review ${CANARY}`);
    expect(told.edit).toContain(`Design review ${CANARY}`);
    // By which it is changed: no id of what is only known to take time.
    for (const member of ['details', 'edit']) expect(told[member]).toContain(design);
    for (const member of MEMBERS) expect(told[member]).toContain(`Concert ${CANARY}`);
    for (const member of MEMBERS) expect(told[member]).not.toContain('Therapy');
    await world.close();
  });

  it.each(Object.keys(PLANTED_IN_GROUPS))('control: %s is found', async (name) => {
    const [viewer, tool, through] = PLANTED_IN_GROUPS[name] ?? [];
    expect(await leaksIn(worlds, 'modern', { viewer, through, only: [String(tool)] })).not.toEqual([]);
    expect(await leaksIn(worlds, 'modern', { viewer, only: [String(tool)] })).toEqual([]);
  });

  it('control: what is asked for is there for who has it', async () => {
    expect(await emptyCells(worlds, 'modern')).toEqual([]);
  });

  it.each(Object.keys(PLANTED))('control: %s is found', async (name) => {
    const [where, leak] = PLANTED[name] ?? [];
    const found = await leaksIn(worlds, 'modern', { through: leak });
    expect(found).toContainEqual(expect.stringMatching(where ?? ''));
  });

  it('an answer about what is another’s takes as long as one about what is nobody’s', async () => {
    const world = await worlds.open('with owner');
    const host = await world.host(STRANGER, 'modern');
    const member = await world.host('busy', 'modern');
    const { ids, changes } = worlds.owned;
    const refused = (asked: Promise<unknown>) => asked.catch(() => {});
    const ways: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
      memo: (id) => refused(host.read(`perch://memo/${id}`)),
      todo: (id) => host.call('todo_update', { id, title: 'No' }),
      chg: (id) => host.call('undo', { change_id: id }),
      shr: (id) => host.call('share_group_events', { group: id, start: '2026-11-24' }),
      // To somebody who is let see when the owner is busy.
      evt: (id) => member.call('schedule_update', { id, title: 'No' }),
    };
    const theirs = { memo: ids.wifi, todo: ids.rent, chg: String(changes[0]), shr: ids.family, evt: ids.design };
    for (const [kind, id] of Object.entries(theirs)) {
      const ask = ways[kind];
      const took: [theirs: number[], nobodys: number[]] = [[], []];
      // The two are asked by turns, so that whatever else the machine does slows both alike.
      for (let round = 0; round < 300; round++) {
        for (const [at, asked] of [id, `${kind}_zzzzzzzzzz`].entries()) {
          const started = performance.now();
          await ask?.(asked);
          if (round >= 50) took[at]?.push(performance.now() - started);
        }
      }
      const [one = 0, other = 1] = took.map((all) => all.sort((a, b) => a - b)[all.length >> 1]);
      expect(one / other, `${kind}: ${one} against ${other} ms`).toBeGreaterThan(0.7);
      expect(one / other, `${kind}: ${one} against ${other} ms`).toBeLessThan(1.4);
    }
    await world.close();
  });
});
