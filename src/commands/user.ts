import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { ConfigError, type Flags } from '../app/config.ts';
import { writeWhole } from '../db/file/whole-file.ts';
import { isQuotaName, QUOTAS } from '../domain/access/quotas.ts';
import type { Accounts } from '../services/accounts/accounts.ts';
import type { Services } from '../services/index.ts';
import { agrees } from './terminal/agrees.ts';
import type { Command } from './terminal/command.ts';
import { pour, say, warn } from './terminal/say.ts';

interface Work {
  readonly services: Services;
  readonly accounts: Accounts;
  readonly flags: Flags;
  /** The words after what is to be done. */
  readonly words: readonly string[];
}

const textOf = (flag: Flags[string]): string | undefined => (typeof flag === 'string' ? flag : undefined);

const dateOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** The one word of a command. Throws ConfigError. */
function nameIn([name, ...more]: readonly string[], example: string): string {
  if (name === undefined || more.length > 0) throw new ConfigError(`such as: perch-mcp ${example}`);
  return name;
}

async function add({ accounts, flags, words }: Work): Promise<number> {
  const name = nameIn(words, 'user add anna');
  const [issuer, subject] = [textOf(flags.issuer), textOf(flags.subject)];
  if ((issuer === undefined) !== (subject === undefined)) throw new ConfigError('--issuer and --subject go together');
  await accounts.addUser(name, issuer !== undefined && subject !== undefined ? { issuer, subject } : undefined);
  const next = issuer === undefined ? `; next: perch-mcp token create --user ${name}` : '';
  say(`${name} was added${next}\n`);
  return 0;
}

async function list({ accounts }: Work): Promise<number> {
  const users = await accounts.users();
  if (users.length === 0) say('There are no users. perch-mcp user add NAME makes one.\n');
  for (const { user, name, issuer, subject, created_at } of users) {
    const tokens = issuer === null ? `${(await accounts.tokens(user)).length} tokens` : `${subject} of ${issuer}`;
    say(`${name}  since ${dateOf(created_at)}  ${tokens}\n`);
  }
  return 0;
}

async function remove({ services, accounts, flags, words }: Work): Promise<number> {
  const account = await accounts.user(nameIn(words, 'user remove anna'));
  const question = `Remove ${account.name} with all that is theirs, for good?`;
  if (flags.yes !== true && !(await agrees(question, 'user remove needs --yes where nobody can be asked'))) return 1;
  await accounts.removeUser(account);
  say(`${account.name} and all that was theirs is gone; their tokens are refused from now on.\n`);
  const traces = await services.leaveNoTrace();
  if (traces) warn(`Bytes of it may stay in the file (${traces}); perch-mcp doctor --repair removes them.\n`);
  return 0;
}

async function exportUser({ services, accounts, flags, words: [name, file, ...more] }: Work): Promise<number> {
  if (name === undefined || more.length > 0) throw new ConfigError('such as: perch-mcp user export anna anna.jsonl');
  const lines = accounts.exportUser(await accounts.user(name));
  if (file === undefined) {
    for await (const line of lines) await pour(line);
    return 0;
  }
  const calendar = services.store === ':memory:' ? undefined : services.store;
  const write = async (unfinished: string): Promise<void> => {
    const out = createWriteStream(unfinished, { flags: 'w' });
    for await (const line of lines) if (!out.write(line)) await once(out, 'drain');
    out.end();
    await finished(out);
  };
  await writeWhole({ target: file, calendar, force: flags.force === true, holds: 'text' }, write);
  say(`${file}: all that is ${name}'s, a line of JSON for each row\n`);
  return 0;
}

async function limit({ accounts, words: [name, ...pairs] }: Work): Promise<number> {
  if (name === undefined) throw new ConfigError('such as: perch-mcp user limit anna events=5000');
  const account = await accounts.user(name);
  const asked = pairs.map((pair) => {
    const [quota = '', value = ''] = pair.split('=');
    if (!isQuotaName(quota)) throw new ConfigError(`limits are ${Object.keys(QUOTAS).join(', ')}`);
    if (!/^\d+$/.test(value))
      throw new ConfigError(`${quota} must be a whole number, such as ${quota}=${QUOTAS[quota]}`);
    return [quota, Number(value)] as const;
  });
  for (const [quota, value] of asked) await accounts.setQuota(account, quota, value);
  for (const [quota, value] of Object.entries(await accounts.quotas(account.user))) say(`${quota}=${value}\n`);
  return 0;
}

async function log({ accounts, words: [name] }: Work): Promise<number> {
  // Somebody who was removed has no account any more, but still has entries in the log.
  const known = (await accounts.users()).find((row) => row.user === name || row.name === name);
  const rows = await accounts.audit(name === undefined ? undefined : (known?.user ?? name));
  for (const { at, user, actor, action, subject } of rows) {
    say(`${new Date(at).toISOString()}  ${user}  ${action}  ${subject ?? ''}  by ${actor}\n`);
  }
  return 0;
}

const ACTS: Readonly<Record<string, (work: Work) => Promise<number>>> = {
  add,
  list,
  remove,
  export: exportUser,
  limit,
  log,
};

/** Who may use a server for many people. */
const command: Command = {
  options: {
    issuer: { type: 'string' },
    subject: { type: 'string' },
    yes: { type: 'boolean', short: 'y' },
    force: { type: 'boolean' },
  },
  async run({ words: [what = 'list', ...words], flags, services }) {
    const act = Object.hasOwn(ACTS, what) ? ACTS[what] : undefined;
    if (!act) throw new ConfigError(`user takes ${Object.keys(ACTS).join(', ')}, and not "${what}"`);
    const opened = await services();
    return act({ services: opened, accounts: await opened.accounts(), flags, words });
  },
};

export default command;
