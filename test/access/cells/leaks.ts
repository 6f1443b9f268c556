import { prompts } from '../../../src/prompts/index.ts';
import { resources } from '../../../src/resources/index.ts';
import type { Services } from '../../../src/services/index.ts';
import { tools } from '../../../src/tools/index.ts';
import type { Era, Host } from '../../protocol/harness.ts';
import { casesOf } from '../../tool-cases.ts';
import { type Attempt, EITHER, NAMES } from './arguments.ts';
import { CANARY, isLet, OWNER, STRANGER, type Viewer, type World, type Worlds } from './world.ts';

/** One thing that is asked, by whoever asks. */
interface Cell {
  readonly name: string;
  ask(host: Host): Promise<unknown>;
  /** The same about what nobody has; undefined where that cannot be said. */
  readonly nobody?: ((host: Host) => Promise<unknown>) | undefined;
}

const propertiesOf = (tool: (typeof tools)[number]): string[] =>
  Object.keys(tool.definition.inputSchema.properties ?? {});

/** A call about something of one's own, with an argument in it that is not. */
function argumentsOf(base: object, argument: string, value: unknown): object {
  const rivals = EITHER.find((names) => names.includes(argument)) ?? [];
  const kept = Object.entries(base).filter(([name]) => !rivals.includes(name));
  return { ...Object.fromEntries(kept), [argument]: value };
}

/** The cells of one tool: with each argument by which something of the owner's could be named. */
export function toolCells(tool: (typeof tools)[number], { own, owned }: Worlds): Cell[] {
  const calling = (args: object) => async (host: Host) => {
    const { structuredContent, text, attached } = await host.call(tool.name, args);
    return { structuredContent, text, attached };
  };
  const base = casesOf(tool.name).works(own);
  const attempts = propertiesOf(tool).flatMap((argument) =>
    (NAMES[argument]?.(tool.name, owned) ?? []).map((attempt): Cell => {
      const withValue = (value: Attempt['value']) => argumentsOf(attempt.args ?? base, argument, value);
      return {
        name: `${tool.name} ${argument}=${JSON.stringify(attempt.value)}`,
        ask: calling(withValue(attempt.value)),
        nobody: attempt.value === attempt.nobody ? undefined : calling(withValue(attempt.nobody)),
      };
    }),
  );
  const theirs = calling(casesOf(tool.name).works(owned.ids));
  return [{ name: `${tool.name} as the owner calls it`, ask: theirs }, ...attempts];
}

/** What a name in the address of a resource may be. */
const NAMED: Readonly<Record<string, (worlds: Worlds) => readonly [value: string, nobody?: string][]>> = {
  date: () => [['2026-11-24']],
  id: ({ owned }) => Object.values(owned.ids).map((id) => [id, `${id.split('_')[0]}_zzzzzzzzzz`]),
};

/** The addresses of a resource. Throws for a name that nothing is known to stand for. */
function addressesOf(uri: string, worlds: Worlds): readonly [string, string?][] {
  const [, name] = /\{(\w+)\}/.exec(uri) ?? [];
  if (name === undefined) return [[uri]];
  const named = NAMED[name];
  if (!named) throw new Error(`${uri}: what can stand for ${name}?`);
  const address = (value: string): string => uri.replace(`{${name}}`, value);
  return named(worlds).map(([value, nobody]): [string, string?] =>
    nobody === undefined ? [address(value)] : [address(value), address(nobody)],
  );
}

const failing = (asked: Promise<unknown>): Promise<unknown> =>
  asked.catch((error: unknown) => ({ refused: error instanceof Error ? error.message : String(error) }));

export function otherCells(worlds: Worlds): Cell[] {
  return [
    { name: 'the list of resources', ask: (host) => host.resources() },
    { name: 'the list of tools', ask: async (host) => (await host.list()).map(({ name }) => name) },
    ...resources.flatMap(({ uri }) =>
      addressesOf(uri, worlds).map(
        ([address, nobody]): Cell => ({
          name: `read ${address}`,
          ask: (host) => failing(host.read(address)),
          nobody: nobody === undefined ? undefined : (host) => failing(host.read(nobody)),
        }),
      ),
    ),
    ...resources.flatMap(({ uri, complete }) => {
      const [, name = ''] = /\{(\w+)\}/.exec(uri) ?? [];
      if (!complete) return [];
      const typed = ['', CANARY, 'Kick', 'The wifi', ...Object.values(worlds.owned.ids).map((id) => id.slice(0, 9))];
      return typed.map((text) => ({
        name: `complete ${uri} from "${text}"`,
        ask: (host: Host) => host.completeUri(uri, name, text),
      }));
    }),
    ...prompts.flatMap(({ name }) => [
      { name: `prompt ${name}`, ask: (host: Host) => host.prompt(name) },
      { name: `prompt ${name} about it`, ask: (host: Host) => host.prompt(name, { request: `What of ${CANARY}?` }) },
      { name: `complete prompt ${name}`, ask: (host: Host) => host.complete(name, 'request', '') },
    ]),
  ];
}

/** An answer without what is another one each time: new ids, tags of lists, places in pages. */
function plain(answer: unknown, known: ReadonlySet<string>): string {
  const ids = new Map<string, string>();
  return JSON.stringify(answer)
    .replaceAll(/perch_inv_[\w-]{43}/g, 'perch_inv')
    .replaceAll(/"next_cursor":"[^"]*"/g, '"next_cursor":"*"')
    .replaceAll(/\b(evt|todo|rem|memo|mem|grp|chg|cfm|prf|shr|mbr)_[0-9a-z]{10}/g, (id, kind) => {
      if (known.has(id)) return id;
      if (!ids.has(id)) ids.set(id, `${kind}_${ids.size + 1}`);
      return String(ids.get(id));
    })
    .replaceAll(/[a-z]\d{1,2}(?=#)|\b[a-z]\d{1,2}\b/g, 'k');
}

interface Asked {
  readonly viewer?: Viewer | undefined;
  readonly through?: ((services: Services) => Services) | undefined;
  /** The names of tools, where not all cells are asked. */
  readonly only?: readonly string[];
}

/** The cells in which somebody learns more of what the owner has than they are let, or changes it. */
export async function leaksIn(all: Worlds, era: Era, asked: Asked = {}): Promise<string[]> {
  const { viewer = STRANGER, through, only } = asked;
  const worlds = all.of(viewer);
  const known = new Set([...Object.values(worlds.own), worlds.owned.ids.family]);
  const leaks: string[] = [];
  const wanted = tools.filter(({ name }) => !only || only.includes(name)).map((tool) => toolCells(tool, worlds));
  for (const cells of only ? wanted : [...wanted, otherCells(worlds)]) {
    const [shared, alone] = [await worlds.open('with owner', through), await worlds.open(isLet(viewer))];
    const [beside, without] = [await shared.host(viewer, era), await alone.host(viewer, era)];
    const before = shared.rows();
    for (const { name, ask } of cells) {
      const [seen, expected] = [plain(await ask(beside), known), plain(await ask(without), known)];
      if (seen !== expected) leaks.push(`${name}: ${firstDifference(seen, expected)}`);
    }
    if (shared.rows() !== before) leaks.push(`${cells[0]?.name}: what the owner has was changed`);
    await Promise.all([shared.close(), alone.close()]);
  }
  return leaks;
}

function firstDifference(seen: string, expected: string): string {
  let at = 0;
  while (at < seen.length && seen[at] === expected[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 60), at + 100);
  return `${around(seen)} … and alone … ${around(expected)}`;
}

/** Names of cells in which the owner is told nothing that they would not be told of what is nobody's: these prove nothing. */
export async function emptyCells(worlds: Worlds, era: Era): Promise<string[]> {
  const known = new Set([...Object.values(worlds.owned.ids), ...Object.values(worlds.own)]);
  const empty: string[] = [];
  const theirs: Worlds = { ...worlds, own: worlds.owned.ids };
  for (const cells of [...tools.map((tool) => toolCells(tool, theirs)), otherCells(theirs)]) {
    const told = new Map<string, boolean>();
    for (const { name, ask, nobody } of cells) {
      if (!nobody) continue;
      // What one call writes must not be what the next one finds.
      const [one, other] = [await worlds.open('with owner'), await worlds.open('with owner')];
      const [said, saidOfNobody] = await Promise.all([answerOf(one, era, ask), answerOf(other, era, nobody)]);
      const group = name.split('=')[0]?.replace(/_[0-9a-z]{10}$/, '') ?? name;
      told.set(group, told.get(group) === true || plain(said, known) !== plain(saidOfNobody, known));
      await Promise.all([one.close(), other.close()]);
    }
    for (const [group, isTold] of told) if (!isTold) empty.push(group);
  }
  return empty;
}

const answerOf = async (world: World, era: Era, ask: Cell['ask']): Promise<unknown> =>
  ask(await world.host(OWNER, era));
