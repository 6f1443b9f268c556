import { beforeAll, describe, expect, it } from 'vitest';
import type { Structured } from '../../src/mcp/call/envelope.ts';
import { TOOLS } from '../../src/messages/shared/tools.ts';
import type { Call } from '../../src/present/calls.ts';
import { tools } from '../../src/tools/index.ts';
import { PROVOKED, type Purpose, type Somebody } from './retries.ts';
import { type Desk, openDesk } from './tool-calls.ts';

const names = (table: object): string[] =>
  Object.values(table).flatMap((one: string | object) => (typeof one === 'string' ? [one] : names(one)));

it('names tools that there are, each in one place', () => {
  const named = names(TOOLS);
  expect(new Set(named).size).toBe(named.length);
  expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(named));
});

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk({ timezone: 'Asia/Shanghai' });
});

let users = 0;

/** A user, and the tool that was called last. */
async function somebody(language: 'zh' | 'en'): Promise<Somebody & { readonly last: () => string }> {
  const user = `user-${++users}`;
  let last = '';
  const call: Somebody['call'] = (tool, args) => {
    last = tool;
    return desk.call(user, tool, args);
  };
  await call('profile_update', { language });
  return {
    language,
    call,
    last: () => last,
    add: async (tool, args) => {
      const result = await call(tool, args);
      const item = result.event ?? result.todo ?? result.reminder ?? result.memory;
      expect(result.status, JSON.stringify(result)).toBe('final');
      return (item as { id: string }).id;
    },
  };
}

/** The tool that a purpose comes to; `own`: the one that was called. */
function toolOf(purpose: Purpose, own: string): string {
  if (purpose === 'again') return own;
  if (purpose === 'attach') return TOOLS.update.reminder;
  const [use, kind] = purpose.split(' ') as [string, string | undefined];
  const table: Readonly<Record<string, unknown>> = { ...TOOLS, retime: TOOLS.update };
  const tool = kind === undefined ? table[use] : (table[use] as Record<string, unknown>)[kind];
  expect(tool).toBeTypeOf('string');
  return tool as string;
}

/** What a result suggests, as it travels. */
const suggestedBy = ({ retry, suggestions = [] }: Structured): Call[] =>
  JSON.parse(JSON.stringify([...(retry ? [retry] : []), ...suggestions])) as Call[];

describe('every call that is suggested', () => {
  const cases = (Object.keys(PROVOKED) as Purpose[]).flatMap((purpose) =>
    PROVOKED[purpose].flatMap((way, index) =>
      (['zh', 'en'] as const).map((language) => [purpose, index + 1, language, way] as const),
    ),
  );

  it.each(cases)('to %s (%i, %s) works as it stands', async (purpose, _index, language, way) => {
    const me = await somebody(language);
    const first = await ('confirmed' in way ? way.confirmed : way)(me);
    const tool = toolOf(purpose, me.last());
    const call = suggestedBy(first).find((one) => one.tool === tool);
    if (!call) throw new Error(`no call of ${tool}: ${JSON.stringify(first)}`);
    if (first.retry) {
      expect(first.status, JSON.stringify(first)).not.toBe('final');
      expect(suggestedBy(first)).toEqual([call]);
    }
    const second = await me.call(call.tool, call.arguments);
    const said = `${JSON.stringify(first)}\n${JSON.stringify(second)}`;
    if ('confirmed' in way) expect(second.confirm_token ?? second.plan_token, said).toBeTypeOf('string');
    else expect(second.status, said).toBe('final');
    expect(second.message, said).not.toBe(first.message);
    expect(suggestedBy(second), said).not.toContainEqual(call);
  });
});
