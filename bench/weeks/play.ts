import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseWall } from '../../src/domain/time/wall.ts';
import { toInstant } from '../../src/domain/time/zone.ts';
import { type Answer, openHost } from '../requests/host.ts';
import { changesBetween, type Verdict, verdictOf } from '../requests/judge.ts';
import type { Call } from '../requests/request.ts';
import type { Step, Week } from './week.ts';

export interface PlayedStep {
  readonly step: Step;
  readonly verdict: Verdict;
  /** The state, or the answer, is what was asked for, perhaps by a call that an answer offered. */
  readonly isRight: boolean;
  /** Calls that were made, confirmations among them. */
  readonly calls: number;
  readonly text: string;
  readonly changes: unknown;
}

interface Listed {
  readonly ref?: string;
  readonly id?: string;
  readonly title?: string;
}

/** What a string that begins with `→` stands for in the answer before. */
function meant(text: string, { structuredContent }: Answer): string {
  const { confirm_token, plan_token, slots, ...rest } = structuredContent as {
    confirm_token?: string;
    plan_token?: string;
    slots?: { slot_token: string }[];
  };
  const name = text.slice(1);
  if (name === 'token') return confirm_token ?? plan_token ?? '';
  if (name === 'slot') return slots?.[0]?.slot_token ?? '';
  const lists = Object.values(rest).filter(Array.isArray) as Listed[][];
  const found = lists.flat().find(({ title }) => title?.toLowerCase().includes(name.toLowerCase()));
  return found?.ref ?? found?.id ?? '';
}

function resolved(value: unknown, last: Answer): unknown {
  if (Array.isArray(value)) return value.map((one) => resolved(one, last));
  return typeof value === 'string' && value.startsWith('→') ? meant(value, last) : value;
}

const refersBack = (call: Call | undefined): boolean =>
  call !== undefined && Object.values(call.arguments).flat().includes('→token');

/** The call that an answer offers in place of the one that came to a question, if it offers one. */
const offeredBy = ({ structuredContent }: Answer): Call | undefined => structuredContent.retry as Call | undefined;

/** Plays a week: one user, one store, one request after the other. */
export async function playWeek({ language, zone, steps }: Week): Promise<PlayedStep[]> {
  const folder = mkdtempSync(join(tmpdir(), 'perch-week-'));
  let now = 0;
  const host = await openHost({ file: join(folder, 'perch.db'), zone, language, now: () => now, user: () => 'one' });
  const played: PlayedStep[] = [];
  for (const one of steps) {
    now = toInstant(parseWall(`${one.at}:00`) ?? 0, zone);
    const before = host.state();
    let calls = 0;
    let answer: Answer = { structuredContent: {}, text: '' };
    const make = async (given: Call): Promise<void> => {
      calls++;
      const args = Object.fromEntries(
        Object.entries(given.arguments).map(([name, value]) => [name, resolved(value, answer)]),
      );
      answer = await host.call({ tool: given.tool, arguments: args });
    };
    for (const [index, given] of one.calls.entries()) {
      await make(given);
      const { status, confirm_token, plan_token } = answer.structuredContent;
      if (status !== 'need_user' || refersBack(one.calls[index + 1])) continue;
      const name = plan_token === undefined ? 'confirm_token' : 'plan_token';
      if (confirm_token ?? plan_token) await make({ ...given, arguments: { ...given.arguments, [name]: '→token' } });
    }
    const judge = (): Verdict => verdictOf(one.expect, answer, { before, after: host.state(), zone });
    const verdict = judge();
    const { text } = answer;
    const changes = changesBetween(before, host.state());
    const retry = verdict === 'asked' ? offeredBy(answer) : undefined;
    if (retry) await make(retry);
    played.push({ step: one, verdict, isRight: (retry ? judge() : verdict) === 'right', calls, text, changes });
  }
  await host.close();
  rmSync(folder, { recursive: true });
  return played;
}
