import type { Scope } from '../scope.ts';

/** How a transaction begins: in one message, so that it costs one round trip with its first statement. */

/** First key of the advisory locks of users: "Prch". The second is a hash of the user; two that meet there only wait. */
const LOCK = 0x50726368;

const LIMITS = {
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** Set for one transaction: connections are shared, by users here and by programs behind a pooler. */
const local = (name: string, value: string): string => `set_config('${name}', ${value}, true)`;

const limits = Object.entries(LIMITS).map(([name, ms]) => local(name, `'${ms}'`));

/** A text as a literal. */
const literal = (text: string): string => {
  const quoted = `'${text.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
  return text.includes('\\') ? ` E${quoted}` : quoted;
};

const whose = (scope: Scope | undefined): string[] => {
  if (scope === undefined) return [];
  return scope === 'everyone' ? [local('perch.everyone', `'on'`)] : [local('perch.user', literal(scope.user))];
};

/**
 * `alone`: for one statement. `write`: with the user's lock, so that nobody else checks or writes what is theirs
 * meanwhile. `snapshot`: only reads, and sees the same all the time. Without a scope no rows of anybody are there.
 */
export function beginning(scope: Scope | undefined, kind: 'alone' | 'write' | 'snapshot'): string {
  const begin = kind === 'snapshot' ? 'begin isolation level repeatable read read only' : 'begin';
  const set = `select ${[...limits, ...whose(scope)].join(', ')}`;
  const lock =
    kind === 'write' && typeof scope === 'object'
      ? [`select pg_advisory_xact_lock(${LOCK}, hashtext(${literal(scope.user)}))`]
      : [];
  return [begin, set, ...lock].join('; ');
}
