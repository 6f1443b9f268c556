import fc from 'fast-check';
import type { UpdateInput } from '../../../src/services/events/patch.ts';
import type { UpdateShareInput } from '../../../src/services/sharing/update.ts';
import type { Calls, Confirmable } from './calls.ts';
import { chooseEvent, chooseShareGroup } from './choose.ts';
import type { Actions, Weighted } from './kind.ts';

/** What the undo model does with share groups: what their owner can do alone. */

export type ShareCommand =
  | { readonly kind: 'share'; readonly name: string }
  | {
      readonly kind: 'change share';
      readonly target: number;
      readonly input: Omit<UpdateShareInput, 'group'>;
      readonly insist: boolean;
    }
  | { readonly kind: 'give'; readonly target: number; readonly group: number; readonly insist: boolean };

const name = fc.constantFrom('Family', '项目组', 'Team');

const share: fc.Arbitrary<ShareCommand> = fc.record({ kind: fc.constant('share' as const), name });

const changing = (input: fc.Arbitrary<Omit<UpdateShareInput, 'group'>>): fc.Arbitrary<ShareCommand> =>
  fc.record({ kind: fc.constant('change share' as const), target: fc.nat(5), input, insist: fc.boolean() });

const changeGroup = changing(fc.oneof(fc.record({ name }), fc.record({ new_invite: fc.constantFrom(1, 10) })));

const changeOwnPart = changing(
  fc.oneof(
    fc.record({ my_role: fc.constantFrom('busy' as const, 'details' as const, 'edit' as const) }),
    fc.record({ leave: fc.constant(true) }),
  ),
);

const give: fc.Arbitrary<ShareCommand> = fc.record({
  kind: fc.constant('give' as const),
  target: fc.nat(30),
  group: fc.nat(5),
  insist: fc.boolean(),
});

export const shareCommands: readonly Weighted<ShareCommand>[] = [
  { adds: 'share_groups', weight: 5, arbitrary: share },
  { changes: 'share_groups', weight: 4, arbitrary: changeGroup },
  { changes: 'share_members', weight: 4, arbitrary: changeOwnPart },
  { changes: 'events', weight: 2, arbitrary: give },
];

export const shareActions = ({ user, tables, attempt }: Calls): Actions<ShareCommand> => ({
  async share({ name: called }) {
    const create = (given: { readonly name: string } & Confirmable) => user.sharing.create(given);
    await attempt('share', create, { name: called }, false);
  },

  async 'change share'({ target, input, insist }) {
    const group = chooseShareGroup(tables, target);
    if (!group) return;
    const change = (given: UpdateShareInput) => user.sharing.update(given);
    await attempt('change share', change, { ...input, group }, insist);
  },

  async give({ target, group, insist }) {
    const event = await chooseEvent(user, target);
    const to = chooseShareGroup(tables, group);
    if (!event || !to) return;
    const call: UpdateInput = { id: event.id, scope: 'all', share_with: to, private: false };
    await attempt('give', (given: UpdateInput) => user.update(given), call, insist);
  },
});
