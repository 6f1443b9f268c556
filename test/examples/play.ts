import { randomUUID } from 'node:crypto';
import { createServices } from '../../src/app/compose.ts';
import { parseToolsets } from '../../src/mcp/call/toolsets.ts';
import { createServer } from '../../src/mcp/server/server.ts';
import type { Call, Example, Language } from '../../src/tools/shared/cases.ts';
import { connectInProcess, type Era } from '../protocol/harness.ts';
import { expectInText } from '../protocol/in-text.ts';

/** Monday, 2026-11-23 at 09:00 there. */
const PLACES = {
  zh: { timezone: 'Asia/Shanghai', now: Date.UTC(2026, 10, 23, 1) },
  en: { timezone: 'America/New_York', now: Date.UTC(2026, 10, 23, 14) },
} as const;

export interface Played {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly status: unknown;
  readonly text: string;
}

export interface Player {
  /** The calls that are shown, by a user without anything before, and what came of them. */
  play(example: Example): Promise<Played[]>;
  close(): Promise<void>;
}

/** What is chosen at random: ids, cursors, tags of candidates; and slots, which say nothing to a reader. */
const RANDOM =
  /\b(evt|rem|todo|grp|memo|mem|shr|chg|cfm)_[0-9a-z]{10}\b|\b(slt|sld)_[0-9a-z]+_[0-9a-z]+\b|(?<=\bcursor )[\w-]{12,}|\b[a-z]\d{1,2}(?=#\d)|\bperch_inv_[\w-]{43}/g;

/** What tells users of the same name in different examples apart. */
const APART = / [0-9a-f]{8}-[0-9a-f-]{27}\b/g;

const USERS = {
  zh: { me: '小红', another: '小李' },
  en: { me: 'Dana', another: 'Anna' },
};

/** What stands for something that is told by its form. */
function nameOf(real: string): string {
  if (real.startsWith('perch_inv_')) return 'invite';
  return real.length > 10 ? 'cursor' : 'k';
}

/** Stable names in order of appearance, and back. */
class Names {
  readonly #shown = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  show(text: string): string {
    return text.replaceAll(APART, '').replace(RANDOM, (real, kind?: string, slot?: string) => {
      const known = this.#shown.get(real);
      if (known) return known;
      const name = kind ?? (slot ? 'slot' : nameOf(real));
      const count = (this.#counts.get(name) ?? 0) + 1;
      this.#counts.set(name, count);
      const shown = name === 'k' ? `k${count}` : `${name}_${count}`;
      this.#shown.set(real, shown);
      return shown;
    });
  }

  real(args: object): Record<string, unknown> {
    const reals = new Map([...this.#shown].map(([real, shown]) => [shown, real]));
    const text = JSON.stringify(args).replace(/\b(?:[a-z]+_\d+|k\d+(?=#))\b/g, (shown) => reals.get(shown) ?? shown);
    return JSON.parse(text) as Record<string, unknown>;
  }
}

/** A host for examples in one language, on a clock that stands still. */
export async function player(language: Language, era: Era): Promise<Player> {
  const { timezone, now } = PLACES[language];
  const services = await createServices({ db: ':memory:', timezone, language, now: () => now });
  let user = '';
  const options = {
    identity: {
      // Connecting takes longer than an example: one host is each of their users.
      get user() {
        return user;
      },
      local: false,
    },
    session: 'example',
    toolsets: parseToolsets('planner,memo,memory,share,sync,io,router'),
    readOnly: false,
    report: (line: string) => process.stderr.write(`${line}\n`),
    fallback: { zone: timezone, language },
  };
  const host = await connectInProcess(era, (served) => createServer(async () => services, options, served));
  const play = async ({ before = [], calls }: Example): Promise<Played[]> => {
    const apart = randomUUID();
    const users = { me: `${USERS[language].me} ${apart}`, another: `${USERS[language].another} ${apart}` };
    const names = new Names();
    const run = async ([tool, args = {}, by]: Call): Promise<Played> => {
      user = users[by ?? 'me'];
      const { structuredContent, text } = await host.call(tool, names.real(args));
      expectInText(text, structuredContent);
      return { tool, args, status: structuredContent.status, text: names.show(text) };
    };
    /** What is not shown is agreed to. */
    const sure = async (call: Call): Promise<Played> => {
      const asked = await run(call);
      const [tool, args, by] = call;
      const [token] = asked.status === 'need_user' ? (/\bcfm_\d+/.exec(asked.text) ?? []) : [];
      return token === undefined ? asked : run([tool, { ...args, confirm_token: token }, by]);
    };
    for (const call of before) {
      const { status, text } = await sure(call);
      if (status !== 'final') throw new Error(`${call[0]}: ${text}`);
    }
    const played: Played[] = [];
    for (const call of calls) played.push(await run(call));
    return played;
  };
  const close = async (): Promise<void> => {
    await host.close();
    await services.close();
  };
  return { play, close };
}
