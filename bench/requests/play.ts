import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { createServices } from '../../src/app/compose.ts';
import type { Language } from '../../src/domain/caller.ts';
import { parseToolsets } from '../../src/mcp/call/toolsets.ts';
import { createServer } from '../../src/mcp/server/server.ts';
import { connectInProcess } from '../../test/protocol/harness.ts';
import { changesBetween, isExpected, isWindow, says } from './judge.ts';
import type { Call, Request } from './request.ts';
import { type Kept, stateOf } from './state.ts';

/**
 * `right`: done as expected, asked where one has to ask, confirmations included. `asked`: nothing was written and the
 * user is asked without need, or the call refused. `wrong`: another thing was done without a sign, or the answer is another.
 */
type Verdict = 'right' | 'asked' | 'wrong';

export interface Played {
  readonly request: Request;
  readonly verdict: Verdict;
  /** Right in the end, with a call that the question itself offered. */
  readonly settles: boolean;
  readonly text: string;
  readonly changes: unknown;
}

const SCENES = {
  zh: { zone: 'Asia/Shanghai', now: Date.parse('2026-11-22T20:00:00+08:00') },
  en: { zone: 'America/New_York', now: Date.parse('2026-11-22T07:00:00-05:00') },
} as const;

interface Answer {
  readonly structuredContent: Record<string, unknown>;
  readonly text: string;
}

/** The calls that a question offers; what it lists is tried in the place of the words that it asks about. */
function offered(call: Call, { structuredContent }: Answer): Call[] {
  const {
    retry,
    candidates = [],
    alternatives = [],
  } = structuredContent as {
    retry?: Call;
    candidates?: { ref?: string; id?: string }[];
    alternatives?: { slot_token: string }[];
  };
  const given = call.arguments;
  const words = Object.keys(given).filter((name) =>
    ['text', 'start', 'end', 'at', 'due', 'repeat', 'occurrence', 'snooze_until'].includes(name),
  );
  return [
    ...(retry ? [retry] : []),
    ...candidates.flatMap(({ ref, id }) =>
      ref === undefined
        ? words.map((name) => ({ ...call, arguments: { ...given, [name]: id } }))
        : [{ ...call, arguments: { ...given, match: undefined, id: ref } }],
    ),
    ...('scope' in given || !JSON.stringify(structuredContent).includes('scope')
      ? []
      : ['this', 'this_and_future', 'all'].map((scope) => ({ ...call, arguments: { ...given, scope } }))),
    ...alternatives
      .slice(0, 1)
      .map(({ slot_token }) => ({ ...call, arguments: { ...given, start: undefined, slot_token } })),
  ];
}

/** Plays requests, each by a user of its own with nothing but what it sets up. */
export async function playAll(language: Language, requests: readonly Request[]): Promise<Played[]> {
  const folder = mkdtempSync(join(tmpdir(), 'perch-requests-'));
  const file = join(folder, 'perch.db');
  const scene = SCENES[language];
  let now: number = scene.now;
  const played: Played[] = [];
  for (const [zone, some] of Map.groupBy(requests, (request) => request.zone ?? scene.zone)) {
    const services = await createServices({ db: file, timezone: zone, language, now: () => now });
    let user = '';
    const options = {
      identity: {
        get user() {
          return user;
        },
        local: false,
      },
      session: 'requests',
      toolsets: parseToolsets('planner,memo,memory,io,router'),
      readOnly: false,
      report: () => undefined,
      fallback: { zone, language },
    };
    const host = await connectInProcess('modern', (served) => createServer(async () => services, options, served));
    const sql = new SqliteDatabase(file, { readonly: true });
    const setUp = async ({ before = [] }: Request): Promise<void> => {
      user = randomUUID();
      for (const { tool, arguments: args } of before) {
        const { structuredContent, text } = await host.call(tool, args);
        if (structuredContent.status !== 'final') throw new Error(`${tool}: ${text}`);
      }
    };
    const state = (): Kept[] => stateOf(sql, user, zone, now);
    /** A yes is given to what is asked to be confirmed. */
    const run = async ({ tool, arguments: args }: Call): Promise<Answer> => {
      const answer = await host.call(tool, args);
      const token = answer.structuredContent.confirm_token;
      return token === undefined ? answer : host.call(tool, { ...args, confirm_token: token });
    };
    const attempt = async (
      request: Request,
      calls: readonly Call[],
    ): Promise<Omit<Played, 'request' | 'settles'> & { answer: Answer }> => {
      const before = state();
      let answer: Answer = { structuredContent: {}, text: '' };
      let _first: Answer | undefined;
      for (const call of calls) {
        answer = 'asks' in request.expect ? await host.call(call.tool, call.arguments) : await run(call);
        _first ??= answer;
        if (answer.structuredContent.status !== 'final') break;
      }
      const after = state();
      const changes = changesBetween(before, after);
      const { status, window } = answer.structuredContent;
      const { expect } = request;
      const isRight =
        'written' in expect
          ? status === 'final' && isExpected(expect, before, after, zone)
          : 'asks' in expect
            ? status !== 'final' &&
              changes.length === 0 &&
              says(answer.text + JSON.stringify(answer.structuredContent), expect.asks)
            : status === 'final' &&
              changes.length === 0 &&
              (expect.answers.window === undefined || isWindow(window, expect.answers.window, zone)) &&
              says(answer.text, expect.answers.names) &&
              says(answer.text, expect.answers.texts) &&
              !(expect.answers.lacks ?? []).some((one) => says(answer.text, [one]));
      const verdict = isRight ? 'right' : status !== 'final' && changes.length === 0 ? 'asked' : 'wrong';
      return { verdict, text: answer.text, changes, answer };
    };
    for (const request of some) {
      now = request.now === undefined ? scene.now : Date.parse(request.now);
      try {
        await setUp(request);
        const { answer, ...rest } = await attempt(request, request.calls);
        let settles = rest.verdict === 'right';
        const last = request.calls.at(-1);
        if (rest.verdict === 'asked' && last)
          for (const call of offered(last, answer)) {
            await setUp(request);
            for (const one of request.calls.slice(0, -1)) await run(one);
            // The same question again, so that what it listed is live.
            await host.call(last.tool, last.arguments);
            settles ||= (await attempt({ ...request, calls: [call] }, [call])).verdict === 'right';
            if (settles) break;
          }
        played.push({ request, settles, ...rest });
      } catch (error) {
        played.push({ request, settles: false, verdict: 'asked', text: `scene: ${String(error)}`, changes: [] });
      }
    }
    sql.close();
    await host.close();
    await services.close();
  }
  rmSync(folder, { recursive: true });
  return played;
}
