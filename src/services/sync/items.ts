import type { ItemObject } from '../../domain/sync/object.ts';
import type { Recorder } from '../change/recorder.ts';
import { PlanWriter } from '../events/exchange/rows-in.ts';
import { addFamily, replaceFamily, setAlarms } from './apply.ts';
import type { Family } from './families.ts';
import { putTodos } from './todos.ts';

/** Makes what is here say what an object of its kind says. */
export async function replaceItem(
  recorder: Recorder,
  family: Family,
  object: ItemObject,
  groupId: string,
): Promise<void> {
  if (family.kind === 'event' && object.kind === 'event') {
    await replaceFamily(recorder, family, { events: object.events, groupId });
  } else if (family.kind === 'todo' && object.kind === 'todo') {
    await putTodos(recorder, groupId, [{ todo: object.todo, row: family.row }]);
  }
}

/** Adds what an object says, under this UID. */
export async function addItem(recorder: Recorder, object: ItemObject, uid: string, groupId: string): Promise<void> {
  if (object.kind === 'todo') return putTodos(recorder, groupId, [{ todo: { ...object.todo, uid } }]);
  const writer = new PlanWriter(recorder);
  const events = object.events.map((event) => ({ ...event, uid }));
  const alarmed = await addFamily(recorder, events, { groupId, writer });
  await writer.flush();
  if (alarmed) await setAlarms(recorder, [alarmed]);
}
