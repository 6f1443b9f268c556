import type { Scope } from '../scope.ts';
import { nameStatement } from '../statement-names.ts';
import type { Statement } from './wire.ts';

/** How a transaction begins: it costs no round trip of its own, but goes with its first statement. */

/** First key of the advisory locks of users: "Prch". The second is a hash of the user; two that meet there only wait. */
const LOCK = 0x50726368;

const LIMITS = {
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
};

const statement = (sql: string, ...parameters: unknown[]): Statement => {
  nameStatement(sql);
  return { sql, parameters };
};

const settings = (values: Readonly<Record<string, string | number>>, isLocal: boolean): Statement => {
  const set = Object.entries(values).map(([name, value]) => `set_config('${name}', '${value}', ${isLocal})`);
  return statement(`select ${set.join(', ')}`);
};

/**
 * What a connection of ours is told once; behind a pooler it is not ours. Every query begins with its user, and one
 * plan does for all of them: to plan for each anew costs more than such a query.
 */
export const SESSION: Statement = settings({ ...LIMITS, plan_cache_mode: 'force_generic_plan' }, false);

const LOCAL = settings(LIMITS, true);
const BEGIN = statement('begin');
const SNAPSHOT = statement('begin isolation level repeatable read read only');
const EVERYONE = statement("select set_config('perch.everyone', 'on', true)");
const USER = "select set_config('perch.user', $1, true)";
const LOCKED = `select set_config('perch.user', $1, true), pg_advisory_xact_lock(${LOCK}, hashtext($1))`;
/**
 * In the order of what is locked, so that no two transactions wait for each other, also where the hashes of two users
 * are one.
 */
const LOCKED_ALL = `select pg_advisory_xact_lock(${LOCK}, key) from (select distinct hashtext(name) as key from jsonb_array_elements_text($1::text::jsonb) as name order by key) as keys`;

/**
 * `alone`: for one statement, which is a transaction by itself. `write`: with the user's lock, so that nobody else
 * checks or writes what is theirs meanwhile. `snapshot`: only reads, and sees the same all the time. Without a scope no
 * rows of anybody are there. Settings are those of the transaction: connections are shared by users here, and where
 * `prepared` is false by programs behind a pooler.
 */
export function beginning(
  scope: Scope | undefined,
  kind: 'alone' | 'write' | 'snapshot',
  prepared: boolean,
): Statement[] {
  const begin = kind === 'alone' ? [] : [kind === 'snapshot' ? SNAPSHOT : BEGIN];
  return [...begin, ...(prepared ? [] : [LOCAL]), ...whose(scope, kind === 'write')];
}

function whose(scope: Scope | undefined, locks: boolean): Statement[] {
  if (scope === undefined) return [];
  if (scope === 'everyone') return [EVERYONE];
  // Which of several it is, is said by `actAs`.
  if ('users' in scope) return locks ? [statement(LOCKED_ALL, JSON.stringify(scope.users))] : [];
  return [statement(locks ? LOCKED : USER, scope.user)];
}
