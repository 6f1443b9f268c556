import type { Caller } from '../../domain/caller.ts';
import { type Role, roleFor } from '../../domain/sharing/role.ts';
import { type Circle, sharingOf } from '../people/circle.ts';

/** One of those in a share group, as another one knows them. */
interface MemberView {
  readonly name: string;
  /** What they let the caller see; of the caller: what all others see. */
  readonly role: Role;
  readonly you?: true;
  /** What the caller lets this member see, where that is not what all others see. */
  readonly sees?: Role;
}

export interface ShareGroupView {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  /** Whether the caller made it, and may rename it, invite and take out. */
  readonly owner: boolean;
  readonly members: readonly MemberView[];
}

export function shareGroupView({ user }: Pick<Caller, 'user'>, { group, members, own }: Circle): ShareGroupView {
  const { roles } = sharingOf(own);
  return {
    id: group.id,
    version: group.version,
    name: group.name,
    owner: group.user === user,
    // The caller first: others are told apart from them.
    members: [own, ...members.filter(({ id }) => id !== own.id)].map((member): MemberView => {
      const { name, role } = member;
      if (member.user === user) return { name, role, you: true };
      const sees = roles[member.user];
      return { name, role: roleFor(sharingOf(member), user), ...(sees !== undefined && { sees }) };
    }),
  };
}
