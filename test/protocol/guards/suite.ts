import { afterEach, describe, expect, it } from 'vitest';
import { tools } from '../../../src/tools/index.ts';
import { casesOf } from '../../tool-cases.ts';
import type { Said } from '../tools/session.ts';
import { type Scene, setScene } from './scene.ts';

/** A host, and whether it can ask its user. */
interface Way {
  readonly era: 'v1' | 'modern';
  readonly canAsk: boolean;
}

/** Arguments that take a time. */
const TIMES = ['start', 'end', 'at', 'due', 'due_before', 'since', 'snooze_until', 'relative_to', 'move_to'];
/** Arguments that take ids of items. */
const IDS = ['id', 'ids', 'exclude_id', 'depends_on', 'change_id', 'event_id', 'supersedes'];

const hasArgument = (tool: Scene['tools'][number], name: string): boolean =>
  Object.hasOwn((tool.inputSchema as { properties?: object }).properties ?? {}, name);

/** The argument in which a yes is brought, where it can be. */
const yesArgument = (tool: Scene['tools'][number]) =>
  (['confirm_token', 'plan_token'] as const).find((name) => hasArgument(tool, name));

const yesOf = (on: Scene, tool: string): 'plan_token' | 'confirm_token' => {
  const named = on.tools.find((one) => one.name === tool);
  return (named && yesArgument(named)) ?? 'confirm_token';
};

/** The argument in which a tool that takes `match` takes an id. */
const keyOf = (on: Scene, tool: string): 'id' | 'ids' =>
  on.tools.some((one) => one.name === tool && hasArgument(one, 'id')) ? 'id' : 'ids';

type LaterCall = readonly [tool: string, args: object];

/** A change of an item, by its kind. */
const CHANGED: Readonly<Record<string, (id: string) => LaterCall>> = {
  evt: (id) => ['schedule_update', { id, title: 'Later' }],
  todo: (id) => ['todo_update', { id, title: 'Later' }],
  rem: (id) => ['reminder_update', { id, title: 'Later' }],
  memo: (id) => ['memo_update', { id, title: 'Later' }],
  mem: (id) => ['memory_save', { content: 'Later', supersedes: id }],
  grp: (id) => ['group_update', { id, name: 'Later' }],
  shr: (id) => ['share_group_update', { group: id, name: 'Later' }],
  mbr: () => ['share_group_update', { group: 'Team', leave: true }],
};

/** A change of what an undo of a call has touched, by another call. */
function laterChange({ undone }: Said): LaterCall {
  const said = JSON.stringify(undone);
  for (const [kind, change] of Object.entries(CHANGED)) {
    const [id] = said.match(new RegExp(String.raw`\b${kind}_\w+`)) ?? [];
    if (id !== undefined) return change(id);
  }
  return ['profile_update', { timezone: 'Europe/Berlin' }];
}

/** A well-formed id of the same kind that is nobody's. */
const nobodys = (id: string): string => `${id.split('_')[0]}_zzzzzzzzzz`;

/** Every tool has the cases that its arguments call for. */
export function everyToolIsGuarded(): void {
  describe('every tool', () => {
    it('has the cases that its arguments call for', async () => {
      const scene = await setScene('modern', false);
      const wanting = scene.tools.flatMap((tool) => {
        const cases = casesOf(tool.name);
        return [
          hasArgument(tool, 'match') && !cases.match && `${tool.name}: match`,
          hasArgument(tool, 'match') &&
            !cases.refused.some(({ missing }) => missing?.includes('match')) &&
            `${tool.name}: refused without match`,
          hasArgument(tool, 'scope') && !cases.unscoped && `${tool.name}: unscoped`,
          hasArgument(tool, 'on_conflict') && !cases.overlaps && `${tool.name}: overlaps`,
          yesArgument(tool) !== undefined && !cases.asks && `${tool.name}: asks`,
        ].filter(Boolean);
      });
      await scene.close();
      expect(wanting).toEqual([]);
    });
  });
}

/** Every guard at every tool, for one host; `asking`: only where it matters whether its user can be asked. */
export function guardsOf({ era, canAsk }: Way, only?: 'asking'): void {
  describe(`guards, a ${era} host that can${canAsk ? '' : 'not'} ask`, () => {
    let open: Scene | undefined;
    const scene = async (): Promise<Scene> => {
      open = await setScene(era, canAsk);
      return open;
    };
    afterEach(async () => {
      await open?.close();
      open = undefined;
    });

    /** Refused, and nothing of the user's is another than before. */
    async function refused(on: Scene, tool: string, args: object, as: Partial<Said>): Promise<Said> {
      const before = on.rows();
      const said = await on.call(tool, args);
      expect(said, `${tool} ${JSON.stringify(args)}: ${said.message}`).toMatchObject(as);
      expect(said.status, said.message).not.toBe('final');
      expect(on.rows() === before, `${tool} ${JSON.stringify(args)} wrote something`).toBe(true);
      return said;
    }

    /** Done, with a yes where one is asked for. */
    async function done(on: Scene, tool: string, args: object): Promise<Said> {
      on.answer = 'accept';
      const first = await on.call(tool, args);
      const token = first[yesOf(on, tool)];
      const said =
        first.status === 'need_user' && token ? await on.call(tool, { ...args, [yesOf(on, tool)]: token }) : first;
      expect(said.status, `${tool} ${JSON.stringify(args)}: ${said.message}`).toBe('final');
      on.answer = 'decline';
      return said;
    }

    it('what needs a yes is done on a yes, once, and on nothing else', async () => {
      for (const { name } of tools) {
        const { asks } = casesOf(name);
        if (!asks || asks === 'never') continue;
        const on = await scene();
        const args = asks(on.ids);
        const token = yesOf(on, name);
        const wrong = { ...args, [token]: 'cfm_zzzzzzzzzz' };
        await refused(on, name, wrong, { status: 'error', code: 'CONFIRMATION_INVALID' });
        if (canAsk) {
          for (const answer of ['decline', 'cancel'] as const) {
            on.answer = answer;
            const said = await refused(on, name, args, { status: 'need_user' });
            expect(token in said, `${name} on ${answer}`).toBe(answer === 'cancel');
          }
          expect(on.asked, name).toBe(2);
          on.answer = 'accept';
          const said = await on.call(name, args);
          expect(said.status, `${name}: ${said.message}`).toBe('final');
          on.asked = 0;
        } else {
          const { [token]: yes } = await refused(on, name, args, { status: 'need_user' });
          expect(yes, name).toBeTruthy();
          const said = await on.call(name, { ...args, [token]: yes });
          expect(said.status, `${name}: ${said.message}`).toBe('final');
          const once = on.rows();
          await on.call(name, { ...args, [token]: yes });
          expect(on.rows() === once, `${name} did it again`).toBe(true);
        }
        await on.close();
      }
      open = undefined;
    });

    it('every write is undone exactly, and never over a later change', async () => {
      for (const { name, effect } of tools) {
        // What sync brings are changes of their own.
        if (effect === 'read' || name === 'undo' || name === 'sync_now') continue;
        const on = await scene();
        const before = on.plan();
        const written = await done(on, name, casesOf(name).works(on.ids));
        expect(written.change_id, name).toMatch(/^chg_/);
        expect(on.plan() === before, `${name} wrote nothing`).toBe(false);
        const undone = await done(on, 'undo', { change_id: written.change_id });
        expect(on.plan() === before, `${name} is not undone exactly`).toBe(true);
        const redone = await done(on, 'undo', { change_id: undone.change_id });
        // What was deleted cannot be changed any more.
        const later = effect === 'delete' ? undefined : laterChange(undone);
        if (later) {
          await done(on, ...later);
          await refused(on, 'undo', { change_id: redone.change_id }, { code: 'UNDO_CONFLICT' });
        }
        await on.close();
      }
      open = undefined;
    });

    if (only === 'asking') return;

    it('an argument that is not known is refused by name', async () => {
      const on = await scene();
      for (const { name } of tools) {
        const args = { ...casesOf(name).works(on.ids), no_such_argument: 1 };
        const { message } = await refused(on, name, args, { status: 'error', code: 'INVALID_ARGUMENT' });
        expect(message).toContain('no_such_argument');
      }
    });

    it('a value of another type is refused, whichever argument it is', async () => {
      const on = await scene();
      for (const tool of on.tools) {
        for (const name of Object.keys((tool.inputSchema as { properties?: object }).properties ?? {})) {
          const args = { ...casesOf(tool.name).works(on.ids), [name]: { not: ['this'] } };
          await refused(on, tool.name, args, { status: 'error', code: 'INVALID_ARGUMENT' });
        }
      }
    });

    it('a text with NUL in it is refused, whichever argument it is', async () => {
      const on = await scene();
      for (const tool of on.tools) {
        const { properties = {} } = tool.inputSchema as {
          properties?: Record<string, { type?: string; enum?: unknown }>;
        };
        for (const [name, { type }] of Object.entries(properties)) {
          if (type !== 'string') continue;
          const args = { ...casesOf(tool.name).works(on.ids), [name]: 'a\u0000b' };
          await refused(on, tool.name, args, { status: 'error', code: 'INVALID_ARGUMENT' });
        }
      }
    });

    it('an argument that must be there is asked for by name', async () => {
      const on = await scene();
      for (const tool of on.tools) {
        const { required = [] } = tool.inputSchema as { required?: string[] };
        for (const name of required) {
          const { [name]: _left, ...args } = casesOf(tool.name).works(on.ids);
          const { missing } = await refused(on, tool.name, args, { status: 'error', code: 'INVALID_ARGUMENT' });
          expect(missing, tool.name).toContain(name);
        }
      }
    });

    it('a time that cannot be read is never guessed', async () => {
      const on = await scene();
      for (const tool of on.tools) {
        for (const name of TIMES.filter((one) => hasArgument(tool, one))) {
          const args = { ...casesOf(tool.name).works(on.ids), [name]: 'the day the owls went quiet' };
          await refused(on, tool.name, args, {});
        }
      }
    });

    it('an id that is nobody’s is not found', async () => {
      const on = await scene();
      for (const tool of on.tools) {
        const args = casesOf(tool.name).works(on.ids);
        for (const name of IDS.filter((one) => args[one] !== undefined)) {
          const given = args[name] as string | string[];
          const spoiled = typeof given === 'string' ? nobodys(given) : given.map(nobodys);
          await refused(on, tool.name, { ...args, [name]: spoiled }, { status: 'error', code: 'NOT_FOUND' });
        }
      }
    });

    it('words that fit several write nothing until one is chosen, also over another connection', async () => {
      for (const { name } of tools) {
        const { match } = casesOf(name);
        if (!match) continue;
        const on = await scene();
        const { candidates } = await refused(
          on,
          name,
          { ...match.rest, match: match.several },
          { status: 'need_user' },
        );
        expect(candidates).toHaveLength(2);
        const key = keyOf(on, name);
        const { ref, id } = candidates[0];
        on.clock.now += 31 * 60_000;
        const choice = { ...match.rest, [key]: key === 'ids' ? [ref] : ref };
        await refused(on, name, choice, { status: 'error' });
        on.clock.now -= 20 * 60_000;
        const other = await on.again();
        const chosen = await other.call(name, choice);
        expect(chosen.status, `${name}: ${chosen.message}`).toBe('final');
        expect(JSON.stringify(chosen)).toContain(id);
        await on.close();
      }
      open = undefined;
    });

    it('words that are only similar, or like nothing, write nothing; an id wins over words', async () => {
      for (const { name } of tools) {
        const { match } = casesOf(name);
        if (!match) continue;
        const on = await scene();
        const similar = await refused(on, name, { ...match.rest, match: match.similar }, { status: 'need_user' });
        expect(similar.candidates.length).toBeGreaterThan(0);
        await refused(on, name, { ...match.rest, match: 'zzzzqqqq' }, { status: 'error', code: 'NOT_FOUND' });
        const { [keyOf(on, name)]: id } = casesOf(name).works(on.ids);
        const both = await on.call(name, { ...match.rest, [keyOf(on, name)]: id, match: match.several });
        expect(both.status, `${name}: ${both.message}`).toBe('final');
        await on.close();
      }
      open = undefined;
    });

    it('a version that is not the present one is refused', async () => {
      const on = await scene();
      for (const tool of on.tools.filter((one) => hasArgument(one, 'expected_version'))) {
        const args = { ...casesOf(tool.name).works(on.ids), expected_version: 7 };
        await refused(on, tool.name, args, { status: 'error', code: 'VERSION_MISMATCH' });
      }
    });

    it('which of a series is meant is never guessed', async () => {
      const on = await scene();
      for (const { name } of tools) {
        const { unscoped } = casesOf(name);
        if (!unscoped) continue;
        const { missing } = await refused(on, name, unscoped(on.ids), { status: 'need_user' });
        expect(missing, name).toContain('scope');
      }
    });

    it('an overlap is shown with other times, and nothing is written', async () => {
      const on = await scene();
      for (const { name } of tools) {
        const { overlaps } = casesOf(name);
        if (!overlaps) continue;
        const said = await refused(on, name, overlaps(on.ids), { status: 'need_user' });
        expect(said.conflicts.length, name).toBeGreaterThan(0);
        expect(said.alternatives.length, name).toBeGreaterThan(0);
      }
    });

    it('a retried create is answered from the first, and its key is good for nothing else', async () => {
      const on = await scene();
      for (const tool of on.tools.filter((one) => hasArgument(one, 'idempotency_key'))) {
        const args = { ...casesOf(tool.name).works(on.ids), idempotency_key: `key of ${tool.name}` };
        const first = await on.call(tool.name, args);
        expect(first.status, `${tool.name}: ${first.message}`).toBe('final');
        const once = on.rows();
        expect(await on.call(tool.name, args)).toMatchObject({ replayed: true, change_id: first.change_id });
        expect(on.rows() === once, `${tool.name} did it again`).toBe(true);
        const [named] = (tool.inputSchema as { required?: string[] }).required ?? [];
        await refused(on, tool.name, { ...args, [named as string]: 'Another' }, { code: 'INVALID_ARGUMENT' });
      }
    });

    it('the same failure three times says to stop', async () => {
      const on = await scene();
      for (const { name } of tools) {
        const args = { ...casesOf(name).works(on.ids), no_such_argument: 1 };
        const replies = [await on.call(name, args), await on.call(name, args), await on.call(name, args)];
        expect(
          replies.map((reply) => reply.stop_retrying),
          name,
        ).toEqual([undefined, undefined, true]);
      }
    });
  });
}
