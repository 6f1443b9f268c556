import { ConfigError, type Flags } from '../app/config.ts';
import { systemLanguage } from '../app/system-language.ts';
import { isScope, SCOPES } from '../domain/access/scope.ts';
import type { Messages } from '../messages/en/messages.ts';
import { messages } from '../messages/index.ts';
import type { Accounts } from '../services/accounts/accounts.ts';
import type { Command } from './terminal/command.ts';
import { say, warn } from './terminal/say.ts';

const DEFAULT_DAYS = '90';

const dateOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

interface Work {
  readonly accounts: Accounts;
  readonly flags: Flags;
  readonly to: Messages['users'];
  /** The words after what is to be done. */
  readonly words: readonly string[];
}

async function create({ accounts, flags, to }: Work): Promise<number> {
  const { user, scope = 'write', days = DEFAULT_DAYS } = flags;
  if (typeof user !== 'string') throw new ConfigError(to.suchAs({ example: 'token create --user anna' }));
  if (!/^\d{1,4}$/.test(String(days))) throw new ConfigError(to.daysNeeded);
  const held = String(scope);
  if (!isScope(held)) throw new ConfigError(to.scopes({ scopes: SCOPES }));
  const made = await accounts.createToken(await accounts.user(user), { scope: held, days: Number(days) });
  warn(`${to.created({ name: user, scope: held, until: dateOf(made.expiresAt) })}\n`);
  say(`${made.token}\n`);
  return 0;
}

async function list({ accounts, flags: { user }, to }: Work): Promise<number> {
  const of = typeof user === 'string' ? (await accounts.user(user)).user : undefined;
  const names = new Map((await accounts.users()).map((row) => [row.user, row.name]));
  const now = Date.now();
  const tokens = await accounts.tokens(of);
  if (tokens.length === 0) say(`${to.noTokens}\n`);
  for (const { id, user: holder, scope, expires_at, revoked_at, used_at } of tokens) {
    const ends = { date: dateOf(expires_at) };
    const ended = expires_at <= now ? to.expired(ends) : to.until(ends);
    const state = revoked_at === null ? ended : to.revokedOn({ date: dateOf(revoked_at) });
    const used = used_at === null ? to.neverUsed : to.used({ date: dateOf(used_at) });
    say(`${id}  ${names.get(holder) ?? holder}  ${scope}  ${state}  ${used}\n`);
  }
  return 0;
}

async function revoke({ accounts, to, words: [id, ...more] }: Work): Promise<number> {
  if (id === undefined || more.length > 0) throw new ConfigError(to.suchAs({ example: 'token revoke ID' }));
  const row = await accounts.revokeToken(id);
  say(`${to.revoked({ id: row.id })}\n`);
  return 0;
}

const ACTS: Readonly<Record<string, (work: Work) => Promise<number>>> = { create, list, revoke };

/** Tokens by which hosts use a server for many people. */
const command: Command = {
  options: { user: { type: 'string' }, scope: { type: 'string' }, days: { type: 'string' } },
  async run({ config, words: [what = 'list', ...words], flags, services }) {
    const to = messages(systemLanguage(config.language)).users;
    const act = Object.hasOwn(ACTS, what) ? ACTS[what] : undefined;
    if (!act) throw new ConfigError(to.tokenActs({ acts: Object.keys(ACTS), said: what }));
    return act({ accounts: await (await services()).accounts(), flags, to, words });
  },
};

export default command;
