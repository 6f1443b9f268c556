import fc from 'fast-check';
import type { UpdateShareInput } from '../../../src/services/sharing/update.ts';
import type { Calls, Confirmable } from './calls.ts';
import { chooseShareGroup } from './choose.ts';
import type { Actions, Weighted } from './kind.ts';

/** What the undo model does with share groups: what their owner can do alone. */

export type ShareCommand =
  | { readonly kind: 'share'; readonly name: string }
  | {
      readonly kind: 'change share';
      readonly target: number;
      readonly input: Omit<UpdateShareInput, 'group'>;
      readonly insist: boolean;
    };

const name = fc.constantFrom('Family', '项目组', 'Team');

const share: fc.Arbitrary<ShareCommand> = fc.record({ kind: fc.constant('share' as const), name });

const changeShare: fc.Arbitrary<ShareCommand> = fc.record({
  kind: fc.constant('change share' as const),
  target: fc.nat(5),
  input: fc.oneof(
    fc.record({ name }),
    fc.record({ my_role: fc.constantFrom('busy' as const, 'details' as const, 'edit' as const) }),
    fc.record({ new_invite: fc.constantFrom(1, 10) }),
    fc.record({ leave: fc.constant(true) }),
  ),
  insist: fc.boolean(),
});

export const shareCommands: readonly Weighted<ShareCommand>[] = [
  { adds: 'share_members', weight: 5, arbitrary: share },
  { changes: 'share_members', weight: 7, arbitrary: changeShare },
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
});
