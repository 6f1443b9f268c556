/** What others may see of somebody's calendar, and do there. Each includes those before it. */
export const ROLES = ['busy', 'details', 'edit'] as const;

export type Role = (typeof ROLES)[number];

/** Whether a role lets its holder do what takes another one: `allows('edit', 'details')` is true. */
export const allows = (held: Role, needed: Role): boolean => ROLES.indexOf(held) >= ROLES.indexOf(needed);

/** What a member shares with everybody, and otherwise with some, by their users. */
export interface Sharing {
  readonly role: Role;
  readonly roles: Readonly<Record<string, Role>>;
}

/** What a member lets somebody see. */
export const roleFor = ({ role, roles }: Sharing, viewer: string): Role => roles[viewer] ?? role;

/** The widest of some roles. */
export const widestRole = (roles: readonly Role[]): Role =>
  roles.reduce((widest, role) => (allows(role, widest) ? role : widest), 'busy');
