import { imagesOf } from '../change/image.ts';
import type { Projection } from '../change/kind.ts';
import { isNewSingle, rootsOf } from '../series/rows.ts';
import { removeAttached } from './attached.ts';
import { isTriggerScheduleCurrent, keepTriggerScheduleCurrent, refreshTriggerScheduleOf } from './trigger-schedule.ts';

/** When reminders go off; with an event or todo its reminders go. */
export const triggerScheduleProjection: Projection = {
  of: ['events', 'todos', 'reminders'],
  async refresh(recorder, touched) {
    const { executor, caller, pause } = recorder;
    const events = imagesOf(touched, 'events');
    const todos = imagesOf(touched, 'todos').filter(({ before }) => before !== null);
    const gone = [...events, ...todos].flatMap(({ id, after }) => (after ? [] : [id]));
    if (gone.length > 0) await removeAttached(recorder, gone);
    const reminders = imagesOf(touched, 'reminders').map(({ id }) => id);
    // Of a single event that is new the reminders are new as well.
    const known = events.flatMap(({ before, after }) =>
      !before && after && isNewSingle(after) ? [] : [before, after],
    );
    const anchors = [...rootsOf(known), ...todos.map(({ id }) => id)];
    await refreshTriggerScheduleOf(executor, caller, { reminders, anchors }, pause);
  },
  keepCurrent: keepTriggerScheduleCurrent,
  isCurrent: isTriggerScheduleCurrent,
};
