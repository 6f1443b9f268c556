import { ConfigError, type Flags } from '../app/config.ts';
import { isScope, SCOPES } from '../domain/access/scope.ts';
import type { Accounts } from '../services/accounts/accounts.ts';
import type { Command } from './terminal/command.ts';
import { say, warn } from './terminal/say.ts';

const DEFAULT_DAYS = '90';

const dateOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

async function create(accounts: Accounts, { user, scope = 'write', days = DEFAULT_DAYS }: Flags): Promise<number> {
  if (typeof user !== 'string') throw new ConfigError('such as: perch-mcp token create --user anna');
  if (!/^\d{1,4}$/.test(String(days))) throw new ConfigError('--days must be a number of days');
  const held = String(scope);
  if (!isScope(held)) throw new ConfigError(`--scope is ${SCOPES.join(', ')}; each includes those before it`);
  const made = await accounts.createToken(await accounts.user(user), { scope: held, days: Number(days) });
  warn(`For ${user}, to ${held}, until ${dateOf(made.expiresAt)}. It is shown this once:\n`);
  say(`${made.token}\n`);
  return 0;
}

async function list(accounts: Accounts, { user }: Flags): Promise<number> {
  const of = typeof user === 'string' ? (await accounts.user(user)).user : undefined;
  const names = new Map((await accounts.users()).map((row) => [row.user, row.name]));
  const now = Date.now();
  const tokens = await accounts.tokens(of);
  if (tokens.length === 0) say('There are no tokens. perch-mcp token create --user NAME makes one.\n');
  for (const { id, user: holder, scope, expires_at, revoked_at, used_at } of tokens) {
    const ended = expires_at <= now ? `expired ${dateOf(expires_at)}` : `until ${dateOf(expires_at)}`;
    const state = revoked_at === null ? ended : `revoked ${dateOf(revoked_at)}`;
    const used = used_at === null ? 'never used' : `used ${dateOf(used_at)}`;
    say(`${id}  ${names.get(holder) ?? holder}  ${scope}  ${state}  ${used}\n`);
  }
  return 0;
}

async function revoke(accounts: Accounts, _: Flags, [id, ...more]: readonly string[]): Promise<number> {
  if (id === undefined || more.length > 0) throw new ConfigError('such as: perch-mcp token revoke ID');
  const row = await accounts.revokeToken(id);
  say(`${row.id} is refused from now on, within a second on what is open.\n`);
  return 0;
}

type Act = (accounts: Accounts, flags: Flags, words: readonly string[]) => Promise<number>;

const ACTS: Readonly<Record<string, Act>> = { create, list, revoke };

/** Tokens by which hosts use a server for many people. */
const command: Command = {
  options: { user: { type: 'string' }, scope: { type: 'string' }, days: { type: 'string' } },
  async run({ words: [what = 'list', ...words], flags, services }) {
    const act = Object.hasOwn(ACTS, what) ? ACTS[what] : undefined;
    if (!act) throw new ConfigError(`token takes ${Object.keys(ACTS).join(', ')}, and not "${what}"`);
    return act(await (await services()).accounts(), flags, words);
  },
};

export default command;
