import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '../../src/domain/caller.ts';
import { inWords } from '../../src/messages/index.ts';
import { type Answer, openHost } from './host.ts';
import { changesBetween, type Verdict, verdictOf } from './judge.ts';
import type { Call, Request } from './request.ts';

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
  const scene = inWords<{ readonly zone: string; readonly now: number }>(SCENES, language);
  let now: number = scene.now;
  const played: Played[] = [];
  for (const [zone, some] of Map.groupBy(requests, (request) => request.zone ?? scene.zone)) {
    let user = '';
    const host = await openHost({ file, zone, language, now: () => now, user: () => user });
    const setUp = async ({ before = [] }: Request): Promise<void> => {
      user = randomUUID();
      for (const { tool, arguments: args } of before) {
        const { structuredContent, text } = await host.call({ tool, arguments: args });
        if (structuredContent.status !== 'final') throw new Error(`${tool}: ${text}`);
      }
    };
    /** A yes is given to what is asked to be confirmed, and to a plan. */
    const run = async (call: Call): Promise<Answer> => {
      const answer = await host.call(call);
      const { confirm_token, plan_token } = answer.structuredContent;
      const token = confirm_token === undefined ? { plan_token } : { confirm_token };
      return (confirm_token ?? plan_token) === undefined
        ? answer
        : host.call({ ...call, arguments: { ...call.arguments, ...token } });
    };
    const attempt = async (
      request: Request,
      calls: readonly Call[],
    ): Promise<Omit<Played, 'request' | 'settles'> & { answer: Answer }> => {
      const before = host.state();
      let answer: Answer = { structuredContent: {}, text: '' };
      for (const call of calls) {
        answer = 'asks' in request.expect ? await host.call(call) : await run(call);
        if (answer.structuredContent.status !== 'final') break;
      }
      const after = host.state();
      const changes = changesBetween(before, after);
      const verdict = verdictOf(request.expect, answer, { before, after, zone });
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
            await host.call(last);
            settles ||= (await attempt({ ...request, calls: [call] }, [call])).verdict === 'right';
            if (settles) break;
          }
        played.push({ request, settles, ...rest });
      } catch (error) {
        played.push({ request, settles: false, verdict: 'asked', text: `scene: ${String(error)}`, changes: [] });
      }
    }
    await host.close();
  }
  rmSync(folder, { recursive: true });
  return played;
}
