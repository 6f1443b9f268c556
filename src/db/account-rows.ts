import type { Scope } from '../domain/access/scope.ts';

/** Rows about who may use a store over HTTP; undo knows none of them. Times are epoch milliseconds. */

/** Somebody who may use the store over HTTP. */
export interface AccountRow {
  user: string;
  /** What an administrator calls them. */
  name: string;
  /** Who says who they are, and what they are called there; null for somebody with tokens of ours. */
  issuer: string | null;
  subject: string | null;
  created_at: number;
}

/** A token of ours; the token itself is stored nowhere. */
export interface AccessTokenRow {
  /** Stands in the token itself. */
  id: string;
  user: string;
  /** SHA-256 of the whole token, in hexadecimal. */
  digest: string;
  scope: Scope;
  created_at: number;
  expires_at: number;
  revoked_at: number | null;
  /** To the hour. */
  used_at: number | null;
}

/** What a user may have otherwise than by default. */
export interface QuotaRow {
  user: string;
  name: string;
  value: number;
}

/** How much a user has, where that is limited: never less than there is. */
export interface UsageRow {
  user: string;
  bytes: number;
  /** When it was measured last; what was written since is added. */
  measured_at: number;
}

/** What was done about accounts and tokens; it outlives the account. */
export interface AuditRow {
  user: string;
  at: number;
  id: string;
  /** Who did it: `terminal`, or an issuer. */
  actor: string;
  action: string;
  /** What it was done to, such as the id of a token. Never a secret. */
  subject: string | null;
}
