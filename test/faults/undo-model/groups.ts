import fc from 'fast-check';
import type { AddGroupInput, UpdateGroupInput } from '../../../src/services/groups/edit.ts';
import type { RemoveInput } from '../../../src/services/items/remove.ts';
import type { Calls, Confirmable } from './calls.ts';
import { chooseEvent, chooseGroup } from './choose.ts';
import type { Actions, Weighted } from './kind.ts';
import { level, optional, text } from './values.ts';

/** What the undo model does with groups; what it removes with one may be an event, too. */

export type GroupCommand =
  | { readonly kind: 'group'; readonly input: AddGroupInput }
  | { readonly kind: 'change group'; readonly target: number; readonly input: Omit<UpdateGroupInput, 'id'> }
  | {
      readonly kind: 'remove group';
      readonly target: number;
      readonly items: boolean | undefined;
      readonly also: number | undefined;
      readonly insist: boolean;
    };

const groupFields = {
  color: optional(fc.constantFrom('red', '#1e90ff', '蓝色')),
  description: optional(text),
  default_duration_minutes: optional(fc.constantFrom(30, 90)),
  default_importance: optional(level),
  default_urgency: optional(level),
  working_hours: optional(fc.constantFrom('MO-FR 09:00-18:00', '每天 8点到20点')),
};

const group: fc.Arbitrary<GroupCommand> = fc.record({
  kind: fc.constant('group' as const),
  input: fc.record({ name: fc.constantFrom('Work', '家', 'WORK', 'Sport'), ...groupFields }),
});

const changeGroup: fc.Arbitrary<GroupCommand> = fc.record({
  kind: fc.constant('change group' as const),
  target: fc.nat(5),
  input: fc.oneof(
    fc.record({ name: optional(fc.constantFrom('Work', '家', 'Sport', 'Other')), ...groupFields }),
    fc.record({ clear: fc.subarray(['color', 'description', 'working_hours'], { minLength: 1 }) }),
  ),
});

const removeGroup: fc.Arbitrary<GroupCommand> = fc.record({
  kind: fc.constant('remove group' as const),
  target: fc.nat(5),
  items: optional(fc.constantFrom(true, true, false), 5),
  also: optional(fc.nat(30)),
  insist: fc.boolean(),
});

export const groupCommands: readonly Weighted<GroupCommand>[] = [
  { adds: 'groups', weight: 6, arbitrary: group },
  { changes: 'groups', weight: 5, arbitrary: changeGroup },
  { weight: 7, arbitrary: removeGroup },
];

export const groupActions = ({ user, tables, attempt }: Calls): Actions<GroupCommand> => ({
  async group({ input }) {
    await attempt('group', (given: AddGroupInput & Confirmable) => user.groups.add(given), input, false);
  },

  async 'change group'({ target, input }) {
    const { group: id } = chooseGroup(tables, target);
    if (!id) return;
    const change = (given: UpdateGroupInput & Confirmable) => user.groups.update(given);
    await attempt('change group', change, { ...input, id }, false);
  },

  async 'remove group'({ target, items, also, insist }) {
    const { group: id } = chooseGroup(tables, target);
    if (!id) return;
    const other = await chooseEvent(user, also);
    const call: RemoveInput = {
      ids: [id, ...(other ? [other.id] : [])],
      scope: 'all',
      ...(items !== undefined && { delete_group_items: items }),
    };
    const name = items ? 'remove group with items' : 'remove group';
    await attempt(name, (given: RemoveInput) => user.remove(given), call, insist);
  },
});
