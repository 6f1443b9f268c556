import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Retry } from '../../src/domain/errors.ts';
import { PROVOKED, type Somebody } from './retries.ts';
import { type Desk, openDesk } from './tool-calls.ts';

const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url));

/** How a `retry` is made: as an object, from a variable of that name, by a kind of items, or for what a sentence wishes. */
const PLACE = /\bretry: \{|^\s*retry,$|\blookUp: \(|\bcall\('/gm;
/** Files that speak of a `retry` and hand on what others made. */
const HAND_ON = [
  'domain/errors.ts',
  'services/change/envelope.ts',
  'services/items/target.ts',
  'mcp/call/envelope.ts',
  'mcp/call/offered.ts',
  'mcp/call/schema.ts',
  'mcp/call/text.ts',
];

/** Whose calls the user is to confirm: more than one change is undone, an event lies long ago. */
const CONFIRMED: readonly string[] = [
  'services/change/undo.ts#1 (1)',
  'services/planning/quick-add/questions.ts#1 (4)',
];

const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

/** Each place, with the tool that its call names where it names one. */
async function places(): Promise<Map<string, string | undefined>> {
  const found = new Map<string, string | undefined>();
  for await (const file of glob('**/*.ts', { cwd: SOURCE })) {
    if (/\.test\.ts$|\/testing\//.test(file)) continue;
    const text = withoutComments(readFileSync(`${SOURCE}${file}`, 'utf8'));
    if (!/\bretry\b|\bRetry\b|\blookUp\b/.test(text) || HAND_ON.includes(file)) continue;
    const matches = [...text.matchAll(PLACE)];
    if (matches.length === 0) found.set(`${file}: has to do with retry, but makes none that is known`, undefined);
    for (const [index, match] of matches.entries()) {
      const said = text.slice(match.index).split('\n', 1)[0] as string;
      found.set(`${file}#${index + 1}`, /^(?:call\('\w+', |.*\btool: )'(\w+)'/.exec(said)?.[1]);
    }
  }
  return found;
}

let known: Map<string, string | undefined>;
let desk: Desk;
beforeAll(async () => {
  known = await places();
  desk = await openDesk({ timezone: 'Asia/Shanghai' });
});

let users = 0;

async function somebody(language: 'zh' | 'en'): Promise<Somebody> {
  const user = `user-${++users}`;
  const call: Somebody['call'] = (tool, args) => desk.call(user, tool, args);
  await call('profile_update', { language });
  return {
    language,
    call,
    add: async (tool, args) => {
      const result = await call(tool, args);
      const item = result.event ?? result.todo ?? result.reminder ?? result.memory;
      expect(result.status, JSON.stringify(result)).toBe('final');
      return (item as { id: string }).id;
    },
  };
}

describe('every retry', () => {
  it('has a way to bring it about', async () => {
    expect([...known.keys()].sort()).toEqual(Object.keys(PROVOKED).sort());
  });

  const cases = Object.entries(PROVOKED).flatMap(([place, ways]) =>
    ways.flatMap((provoke, way) =>
      (['zh', 'en'] as const).map((language) => [place, way + 1, language, provoke] as const),
    ),
  );

  it.each(cases)('of %s (%i, %s) works as it stands', async (place, way, language, provoke) => {
    const me = await somebody(language);
    const first = await provoke(me);
    expect(first.status, JSON.stringify(first)).not.toBe('final');
    expect(first.retry, JSON.stringify(first)).toBeDefined();
    // As it travels.
    const { tool, arguments: args } = JSON.parse(JSON.stringify(first.retry)) as Retry;
    const second = await me.call(tool, args);
    const named = known.get(place);
    if (named !== undefined) expect(tool).toBe(named);
    const said = `${JSON.stringify(first)}\n${JSON.stringify(second)}`;
    if (CONFIRMED.includes(`${place} (${way})`)) expect(second, said).toHaveProperty('confirm_token');
    else expect(second.status, said).toBe('final');
    expect(second.message, said).not.toBe(first.message);
    expect(second.retry, said).not.toEqual(first.retry);
  });
});
