import type { Caller } from '../../domain/caller.ts';
import { describeRule } from '../../domain/recurrence/text.ts';
import type { Confirmation } from '../change/confirm.ts';
import { wholeChange } from '../series/confirm.ts';
import type { EventTarget } from '../series/event-target.ts';
import { pastOf } from '../series/past.ts';
import { type Found, titleOf, whenOf } from '../series/present.ts';
import { seriesOf } from '../series/rows.ts';
import type { Applied } from './apply.ts';
import { changesRule, changesTime, textPatch, type UpdateInput } from './patch.ts';

/** Moving all of a series, or a single event far into the past, is asked about first. */
export function questionOfUpdate(
  caller: Caller,
  input: UpdateInput,
  { item, scope }: EventTarget,
  { before, after, moved }: Applied,
  warnings: string[],
): Confirmation | undefined {
  if (!changesTime(input) && !changesRule(input)) return undefined;
  const rows = scope === 'all' ? [item.root, ...item.overrides] : [before.row];
  const items = rows.map(({ id, version }) => ({ id, version }));
  if (scope === 'all') {
    const { rrule, rdates, exdates, wall_start, zone, days, ms } = after.row;
    const { on_conflict, remind_minutes: remind } = input;
    const effect = { rrule, rdates, exdates, wall_start, zone, days, ms, text: textPatch(input), on_conflict, remind };
    return wholeChange(caller, {
      title: titleOf(caller, before.row),
      from: describe(caller, before),
      to: describe(caller, after),
      pending: { items, effect },
    });
  }
  const [only] = moved;
  if (!only || scope === 'this_and_future') return undefined;
  const past = pastOf(caller, seriesOf(only), { input, items });
  if (past) warnings.push(past.warning);
  return past?.question;
}

const describe = (caller: Caller, found: Found): string => {
  const repeat =
    found.row.rrule === null
      ? ''
      : ` · ${describeRule(found.row.rrule, caller.language, found.row.zone ?? caller.zone)}`;
  return `${whenOf(caller, found, found.row.all_day === 1)}${repeat}`;
};
