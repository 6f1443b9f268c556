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
  if (scope === 'everyone') return [local('perch.everyone', `'on'`)];
  return 'user' in scope ? [local('perch.user', literal(scope.user))] : [];
};

/**
 * Takes the locks of users. Of several in the order of what is locked, so that no two transactions wait for each other,
 * also where the hashes of two users are one.
 */
function locking(scope: Scope): string[] {
  if (scope === 'everyone') return [];
  if ('user' in scope) return [`select pg_advisory_xact_lock(${LOCK}, hashtext(${literal(scope.user)}))`];
  const keys = scope.users.map((user) => `(hashtext(${literal(user)}))`).join(', ');
  return [
    `select pg_advisory_xact_lock(${LOCK}, key) from (select distinct key from (values ${keys}) as users(key) order by key) as keys`,
  ];
}

/**
 * `alone`: for one statement. `write`: with the user's lock, so that nobody else checks or writes what is theirs
 * meanwhile. `snapshot`: only reads, and sees the same all the time. Without a scope no rows of anybody are there.
 */
export function beginning(scope: Scope | undefined, kind: 'alone' | 'write' | 'snapshot'): string {
  const begin = kind === 'snapshot' ? 'begin isolation level repeatable read read only' : 'begin';
  const set = `select ${[...limits, ...whose(scope)].join(', ')}`;
  const lock = kind === 'write' && scope !== undefined ? locking(scope) : [];
  return [begin, set, ...lock].join('; ');
}
