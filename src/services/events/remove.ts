import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { findOccurrence } from '../../domain/recurrence/expand.ts';
import type { Instant } from '../../domain/time/wall.ts';
import { messages } from '../../messages/index.ts';
import { isQuestion, type Listed } from '../change/question.ts';
import type { Recorder } from '../change/recorder.ts';
import type { Remove } from '../change/removal.ts';
import { partText } from '../items/part.ts';
import { type EventTarget, findEventTarget, overrideAt, standsAlone } from '../series/event-target.ts';
import { timeAt } from '../series/moving.ts';
import { loadEvent } from '../series/occurrences.ts';
import { insertOverride } from '../series/override.ts';
import { isoOf, titleOf, whenOf } from '../series/present.ts';
import { type EventWithOverrides, seriesOf } from '../series/rows.ts';
import { truncateSeries } from './apply.ts';

/** Deletes an event, one occurrence, the rest of a series or all of it; all of a series is asked about. */
export const removalOfEvent: Remove = async ({ executor, caller }, id, part) => {
  const target = await findEventTarget(executor, caller, { id, ...part });
  if (isQuestion(target)) return target;
  const { item: event, scope, occurrence } = target;
  const view = shown(caller, target);
  return {
    key: scope === 'this' ? `${event.root.id} ${occurrence}` : event.root.id,
    ...(scope === 'this_and_future' && { begin: occurrence }),
    shown: view,
    items: [event.root, ...event.overrides].map(({ id: row, version }) => ({ id: row, version })),
    effect: occurrence ?? null,
    ...(scope === 'all' && {
      question: messages(caller).events.confirmDeleteSeries({ title: view.title }),
    }),
    carryOut: (recorder) => removeTarget(recorder, target),
  };
};

function shown(caller: Caller, { item: event, scope, occurrence }: EventTarget): Listed {
  const { root } = event;
  const override = occurrence === undefined ? undefined : overrideAt(caller, event, occurrence);
  const row = override ?? root;
  const at = override ? undefined : occurrence;
  const when = whenOf(caller, timeAt(caller, row, at), row.all_day === 1);
  return {
    id: root.id,
    title: titleOf(caller, row),
    when: partText(caller, when, scope),
    ...(scope !== 'all' && occurrence !== undefined && { occurrence: isoOf(caller, occurrence, root.all_day === 1) }),
  };
}

/** Takes a target away: the row of an event, those of a series, or what lies in a part of it. */
export async function removeTarget(recorder: Recorder, { item: seen, scope, occurrence }: EventTarget): Promise<void> {
  const { executor, caller } = recorder;
  // Other occurrences of the series may have gone in the same call.
  const event = await loadEvent(executor, caller.user, seen.root.id);
  // All of it, with its group.
  if (!event) return;
  const { root, overrides } = event;
  if (scope === 'this' && !standsAlone(caller, event, occurrence)) {
    return cancelOccurrence(recorder, event, occurrence);
  }
  if (scope === 'this_and_future' && (await truncateSeries(recorder, event, occurrence))) return;
  for (const override of overrides) await recorder.remove('events', override.id);
  await recorder.remove('events', root.id);
}

/** A row of its own says that one occurrence does not take place, so that it can be undone by itself. */
async function cancelOccurrence(recorder: Recorder, event: EventWithOverrides, occurrence: Instant): Promise<void> {
  const { caller } = recorder;
  const existing = overrideAt(caller, event, occurrence);
  if (existing) {
    await recorder.update('events', existing.id, { cancelled: 1 });
    return;
  }
  const { root } = event;
  if (!findOccurrence(seriesOf(root), caller.zone, occurrence)) {
    throw new UserError('NOT_FOUND', messages(caller).events.noSuchOccurrence);
  }
  const { time } = timeAt(caller, root, occurrence);
  await insertOverride(recorder, root, occurrence, time, { cancelled: 1 });
}
