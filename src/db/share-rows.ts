import type { Role } from '../domain/sharing/role.ts';
import type { Tracked } from './tracked.ts';

/** Rows about people who share their calendars with each other. Each is written by its own user alone. */

/** People who share: the row of who made it, who lets others in and takes them out. */
export interface ShareGroupRow extends Tracked {
  name: string;
  /** Id of the invitation that holds; an earlier one does not any more. */
  invite: string | null;
  /** JSON array of ids of memberships that the owner has ended. */
  removed: string;
}

/** That somebody takes part, and what they share: theirs alone to say. Holds as long as the group is there and has not removed it. */
export interface ShareMemberRow extends Tracked {
  group_id: string;
  /** Whose the group is. */
  owner: string;
  /** What the others call this member. */
  name: string;
  role: Role;
  /** JSON object: other roles, by the users who have them. */
  roles: string;
}

/** A code by which others may join. The code itself is stored nowhere. */
export interface ShareInviteRow {
  user: string;
  id: string;
  group_id: string;
  /** SHA-256 of the code, in hexadecimal. */
  digest: string;
  expires_at: number;
  uses_left: number;
}

/** What a change of `user` did in the calendar of somebody else, as a change of theirs. */
export interface ChangePartRow {
  user: string;
  change_id: string;
  member: string;
  /** The id of the change there. */
  part: string;
  /** What the member has to let `user` do so that it can be done again, and an event of theirs be put back; null: to be in a group with them is enough. */
  role: Role | null;
}
