import type { Caller } from '../../domain/caller.ts';
import { findOccurrence } from '../../domain/recurrence/expand.ts';
import { say } from '../../domain/say.ts';
import type { Instant } from '../../domain/time/wall.ts';
import { UserError } from '../../errors.ts';
import { useConfirmToken } from '../../guard/confirmations.ts';
import type { Database } from '../database.ts';
import type { Recorder } from '../history/recorder.ts';
import { type Outcome, write } from '../history/write.ts';
import type { Result } from '../result.ts';
import { truncateSeries } from './apply.ts';
import { timeAt } from './moving.ts';
import { loadFamily } from './occurrences.ts';
import { insertOverride } from './override.ts';
import { isoOf, titleOf, whenOf } from './present.ts';
import { type Family, seriesOf } from './rows.ts';
import { findTarget, isQuestion, overrideAt, type Scope, standsAlone, type Target } from './target.ts';

export interface RemoveInput {
  readonly ids: readonly string[];
  readonly scope?: Scope | undefined;
  readonly occurrence?: string | undefined;
  readonly confirm_token?: string | undefined;
}

interface Removed {
  id: string;
  title: string;
  when: string;
  occurrence?: string;
}

export type RemoveResult = Result<{ deleted: Removed[] }>;

/** Deletes events, one occurrence, the rest of a series or all of it: everything that was named, or nothing. */
export function removeEvents(database: Database, caller: Caller, input: RemoveInput): Promise<RemoveResult> {
  return write<RemoveResult>(database, caller, {}, (recorder) => removeInside(recorder, input));
}

async function removeInside(recorder: Recorder, input: RemoveInput): Promise<Outcome<RemoveResult>> {
  const { executor, caller } = recorder;
  const targets = new Map<string, Target>();
  for (const id of input.ids) {
    const target = await findTarget(executor, caller, { id, scope: input.scope, occurrence: input.occurrence });
    if (isQuestion(target)) return target;
    const { id: rootId } = target.family.root;
    const key = target.scope === 'this' ? `${rootId} ${target.occurrence}` : rootId;
    const other = targets.get(key);
    if (!other || beginOf(target) < beginOf(other)) targets.set(key, target);
  }
  const all = [...targets.values()];
  const deleted = all.map((target) => shown(caller, target));
  if (all.length > 1 || all.some((target) => target.scope === 'all')) {
    const pending = {
      items: all.flatMap(({ family }) =>
        [family.root, ...family.overrides].map(({ id, version }) => ({ id, version })),
      ),
      effect: { scope: input.scope, occurrences: all.map((target) => target.occurrence ?? null) },
    };
    if (input.confirm_token === undefined) {
      const list = deleted.slice(0, 50);
      return { asks: { status: 'need_user', message: question(caller, all, deleted) }, pending, list };
    }
    await useConfirmToken(executor, caller, input.confirm_token, pending, recorder.changeId);
  }
  for (const target of all) await removeTarget(recorder, target);
  const titles = deleted.map((one) => one.title);
  const names = titles.length > 3 ? `${titles.slice(0, 3).join(', ')} …` : titles.join(', ');
  const message = say(
    caller,
    deleted.length === 1 ? `✓ 已删除: ${names} (${deleted[0]?.when})` : `✓ 已删除 ${deleted.length} 项: ${names}`,
    deleted.length === 1 ? `✓ Deleted: ${names} (${deleted[0]?.when})` : `✓ Deleted ${deleted.length} items: ${names}`,
  );
  return {
    summary: say(caller, `删除: ${names}`, `Deleted: ${names}`),
    done: { status: 'final', message, deleted },
  };
}

/** Of two parts of one series that reach to its end, the earlier one is both. */
const beginOf = ({ scope, occurrence }: Target): number =>
  scope === 'this_and_future' && occurrence !== undefined ? occurrence : Number.NEGATIVE_INFINITY;

function question(caller: Caller, targets: readonly Target[], deleted: readonly Removed[]): string {
  const [only] = deleted;
  if (targets.length === 1 && only) {
    return say(
      caller,
      `将删除“${only.title}”的全部重复日程。确认吗？`,
      `This deletes all of the series "${only.title}". Go ahead?`,
    );
  }
  return say(caller, `将删除 ${deleted.length} 项。确认吗？`, `This deletes ${deleted.length} items. Go ahead?`);
}

function shown(caller: Caller, { family, scope, occurrence }: Target): Removed {
  const { root } = family;
  const override = occurrence === undefined ? undefined : overrideAt(caller, family, occurrence);
  const row = override ?? root;
  const at = override ? undefined : occurrence;
  const when = whenOf(caller, timeAt(caller, row, at), row.all_day === 1);
  const rest =
    scope === 'this_and_future'
      ? say(caller, ' 及以后', ' and after')
      : scope === 'all'
        ? say(caller, '（全部）', ' (all)')
        : '';
  return {
    id: root.id,
    title: titleOf(caller, row),
    when: `${when}${rest}`,
    ...(scope !== 'all' && occurrence !== undefined && { occurrence: isoOf(caller, occurrence, root.all_day === 1) }),
  };
}

async function removeTarget(recorder: Recorder, { family: seen, scope, occurrence }: Target): Promise<void> {
  const { executor, caller } = recorder;
  // Other occurrences of the series may have gone in the same call.
  const family = (await loadFamily(executor, caller.user, seen.root.id)) as Family;
  const { root, overrides } = family;
  if (scope === 'this' && !standsAlone(caller, family, occurrence as Instant)) {
    return cancelOccurrence(recorder, family, occurrence as Instant);
  }
  if (scope === 'this_and_future' && (await truncateSeries(recorder, family, occurrence as Instant))) return;
  for (const override of overrides) await recorder.remove('events', override.id);
  await recorder.remove('events', root.id);
}

/** A row of its own says that one occurrence does not take place, so that it can be undone by itself. */
async function cancelOccurrence(recorder: Recorder, family: Family, occurrence: Instant): Promise<void> {
  const { caller } = recorder;
  const existing = overrideAt(caller, family, occurrence);
  if (existing) {
    await recorder.update('events', existing.id, { cancelled: 1 });
    return;
  }
  const { root } = family;
  if (!findOccurrence(seriesOf(root), caller.zone, occurrence)) {
    throw new UserError('NOT_FOUND', say(caller, '没有这一次日程。', 'There is no such occurrence.'));
  }
  const { time } = timeAt(caller, root, occurrence);
  await insertOverride(recorder, root, occurrence, time, { cancelled: 1 });
}
