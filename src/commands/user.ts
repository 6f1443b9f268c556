import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { ConfigError, type Flags } from '../app/config.ts';
import { systemLanguage } from '../app/system-language.ts';
import { writeWhole } from '../db/file/whole-file.ts';
import { isQuotaName, QUOTAS } from '../domain/access/quotas.ts';
import type { Messages } from '../messages/en/messages.ts';
import { messages } from '../messages/index.ts';
import type { Accounts } from '../services/accounts/accounts.ts';
import type { Services } from '../services/index.ts';
import { agrees } from './terminal/agrees.ts';
import type { Command } from './terminal/command.ts';
import { pour, say, warn } from './terminal/say.ts';

interface Work {
  readonly services: Services;
  readonly accounts: Accounts;
  readonly flags: Flags;
  readonly to: Messages['users'];
  /** The words after what is to be done. */
  readonly words: readonly string[];
}

const textOf = (flag: Flags[string]): string | undefined => (typeof flag === 'string' ? flag : undefined);

const dateOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** The one word of a command. Throws ConfigError. */
function nameIn({ words: [name, ...more], to }: Work, example: string): string {
  if (name === undefined || more.length > 0) throw new ConfigError(to.suchAs({ example }));
  return name;
}

async function add(work: Work): Promise<number> {
  const { accounts, flags, to } = work;
  const name = nameIn(work, 'user add anna');
  const [issuer, subject] = [textOf(flags.issuer), textOf(flags.subject)];
  if ((issuer === undefined) !== (subject === undefined)) throw new ConfigError(to.together);
  await accounts.addUser(name, issuer !== undefined && subject !== undefined ? { issuer, subject } : undefined);
  say(`${to.added({ name })}\n`);
  if (issuer === undefined) say(`${to.thenToken({ name })}\n`);
  return 0;
}

async function list({ accounts, to }: Work): Promise<number> {
  const users = await accounts.users();
  if (users.length === 0) say(`${to.none}\n`);
  for (const { user, name, issuer, subject, created_at } of users) {
    const signsIn =
      issuer === null
        ? to.tokens({ count: (await accounts.tokens(user)).length })
        : to.ofIssuer({ subject: subject ?? '', issuer });
    say(`${name}  ${to.since({ date: dateOf(created_at) })}  ${signsIn}\n`);
  }
  return 0;
}

async function remove(work: Work): Promise<number> {
  const { services, accounts, flags, to } = work;
  const account = await accounts.user(nameIn(work, 'user remove anna'));
  const { name } = account;
  if (flags.yes !== true && !(await agrees(to.confirmRemove({ name }), to.removeNeedsYes))) return 1;
  await accounts.removeUser(account);
  say(`${to.removed({ name })}\n`);
  const traces = await services.leaveNoTrace();
  if (traces) warn(`${to.traces[traces]}\n`);
  return 0;
}

async function exportUser({ services, accounts, flags, to, words: [name, file, ...more] }: Work): Promise<number> {
  if (name === undefined || more.length > 0)
    throw new ConfigError(to.suchAs({ example: 'user export anna anna.jsonl' }));
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
  say(`${to.exported({ file, name })}\n`);
  return 0;
}

async function limit({ accounts, to, words: [name, ...pairs] }: Work): Promise<number> {
  if (name === undefined) throw new ConfigError(to.suchAs({ example: 'user limit anna events=5000' }));
  const account = await accounts.user(name);
  const asked = pairs.map((pair) => {
    const [quota = '', value = ''] = pair.split('=');
    if (!isQuotaName(quota)) throw new ConfigError(to.limits({ quotas: Object.keys(QUOTAS) }));
    if (!/^\d+$/.test(value)) throw new ConfigError(to.wholeNumber({ quota, usual: QUOTAS[quota] }));
    return [quota, Number(value)] as const;
  });
  for (const [quota, value] of asked) await accounts.setQuota(account, quota, value);
  for (const [quota, value] of Object.entries(await accounts.quotas(account.user))) say(`${quota}=${value}\n`);
  return 0;
}

async function log({ accounts, to, words: [name] }: Work): Promise<number> {
  // Somebody who was removed has no account any more, but still has entries in the log.
  const known = (await accounts.users()).find((row) => row.user === name || row.name === name);
  const rows = await accounts.audit(name === undefined ? undefined : (known?.user ?? name));
  for (const { at, user, actor, action, subject } of rows) {
    say(`${new Date(at).toISOString()}  ${user}  ${action}  ${subject ?? ''}  ${to.byWhom({ actor })}\n`);
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
  async run({ config, words: [what = 'list', ...words], flags, services }) {
    const to = messages(systemLanguage(config.language)).users;
    const act = Object.hasOwn(ACTS, what) ? ACTS[what] : undefined;
    if (!act) throw new ConfigError(to.userActs({ acts: Object.keys(ACTS), said: what }));
    const opened = await services();
    return act({ services: opened, accounts: await opened.accounts(), flags, to, words });
  },
};

export default command;
