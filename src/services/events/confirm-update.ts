import type { Caller } from '../../domain/caller.ts';
import { describeRule } from '../../domain/recurrence/text.ts';
import { useConfirmToken } from '../../guard/confirmations.ts';
import { say } from '../../messages/say.ts';
import type { Envelope } from '../change/envelope.ts';
import type { Question } from '../change/question.ts';
import type { Recorder } from '../change/recorder.ts';
import { pastOf } from '../series/past.ts';
import { type Found, titleOf, whenOf } from '../series/present.ts';
import { seriesOf } from '../series/rows.ts';
import type { Target } from '../series/target.ts';
import type { Applied } from './apply.ts';
import { changesRule, changesTime, textPatch, type UpdateInput } from './patch.ts';

/** Moving all of a series, or a single event far into the past, is asked about first. */
export async function confirmUpdate(
  recorder: Recorder,
  input: UpdateInput,
  target: Target,
  { before, after, moved }: Applied,
  warnings: string[],
): Promise<Question | undefined> {
  const { executor, caller } = recorder;
  if (!changesTime(input) && !changesRule(input)) return undefined;
  const rows = target.scope === 'all' ? [target.family.root, ...target.family.overrides] : [before.row];
  const items = rows.map(({ id, version }) => ({ id, version }));
  const token = input.confirm_token;
  if (target.scope === 'all') {
    const { rrule, rdates, exdates, wall_start, zone, days, ms } = after.row;
    const { on_conflict } = input;
    const effect = {
      rrule,
      rdates,
      exdates,
      wall_start,
      zone,
      days,
      ms,
      text: textPatch(input),
      on_conflict,
      remind: input.remind_minutes,
    };
    const pending = { items, effect };
    if (token === undefined) return { asks: seriesQuestion(caller, before, after), pending };
    await useConfirmToken(executor, caller, token, pending, recorder.changeId);
    return undefined;
  }
  const [only] = moved;
  if (!only || target.scope === 'this_and_future') return undefined;
  const past = pastOf(caller, seriesOf(only), { tool: caller.tool, input, items });
  if (past) warnings.push(past.warning);
  if (!past?.question) return undefined;
  if (token === undefined) return past.question.outcome;
  await useConfirmToken(executor, caller, token, past.question.pending, recorder.changeId);
  return undefined;
}

function seriesQuestion(caller: Caller, before: Found, after: Found): Envelope {
  const title = titleOf(caller, before.row);
  const from = describe(caller, before);
  const to = describe(caller, after);
  return {
    status: 'need_user',
    message: say(
      caller,
      `将修改“${title}”的全部：${from} → ${to}。确认吗？`,
      `This changes all of "${title}": ${from} → ${to}. Go ahead?`,
    ),
  };
}

const describe = (caller: Caller, found: Found): string => {
  const repeat =
    found.row.rrule === null
      ? ''
      : ` · ${describeRule(found.row.rrule, caller.language, found.row.zone ?? caller.zone)}`;
  return `${whenOf(caller, found, found.row.all_day === 1)}${repeat}`;
};
