import { spawn } from 'node:child_process';
import { readAccess } from '../app/access-config.ts';
import { ConfigError, type Environment, type Flags } from '../app/config.ts';
import { systemLanguage } from '../app/system-language.ts';
import { isScope, SCOPES } from '../domain/access/scope.ts';
import { type Language, messages } from '../messages/index.ts';
import type { Accounts } from '../services/accounts/accounts.ts';
import { LINK_MS, makeGuestLink, makeLink } from '../ui/app/doorkeeper.ts';
import { answersAt } from './http/answers.ts';
import { DEFAULT_PORT, portOf } from './http/port.ts';
import type { Command } from './terminal/command.ts';
import { qrCode } from './terminal/qr-code.ts';
import { say, warn } from './terminal/say.ts';

/** What opens a web address on each platform, and the words before it. */
const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};
const OTHER_OPENER = ['xdg-open'] as const;

/** Opens the page of a running server in the browser, by a link that lets one browser in, once; or prints it. */
const command: Command = {
  options: {
    port: { type: 'string' },
    print: { type: 'boolean' },
    user: { type: 'string' },
    scope: { type: 'string' },
    'public-url': { type: 'string' },
  },
  async run({ config, words, flags, env, services }) {
    if (words.length > 0)
      throw new ConfigError(({ starting }) => starting.takesNoWords({ command: 'open', word: words[0] ?? '' }));
    const url = `http://127.0.0.1:${portOf(flags, DEFAULT_PORT)}`;
    const accounts = await (await services()).accounts();
    const language = systemLanguage(config.language);
    if (flags.user !== undefined) return invite(accounts, { flags, env, url, language });
    const key = await accounts.stateKey();
    if (!(await answersAt(url))) {
      warn(`${messages(language).starting.nothingAnswers({ url: `${url}/` })}\n`);
      return 1;
    }
    const link = `${url}/?enter=${makeLink(key, Date.now(), LINK_MS.asked)}`;
    say(`${link}\n`);
    if (flags.print !== true) openInBrowser(link);
    return 0;
  },
};

interface Invitation {
  readonly flags: Flags;
  readonly env: Environment;
  /** Where the server is where it has no public address. */
  readonly url: string;
  readonly language: Language;
}

/** Prints a link for somebody with an account on a server for many people, and as a picture for a phone to look at. */
async function invite(accounts: Accounts, { flags, env, url, language }: Invitation): Promise<number> {
  const scope = String(flags.scope ?? 'share');
  if (!isScope(scope)) throw new ConfigError(({ users }) => users.scopes({ scopes: SCOPES }));
  const { user, name } = await accounts.user(String(flags.user));
  const access = readAccess({ auth: 'token', 'public-url': flags['public-url'] }, env, false);
  const publicUrl = access.kind === 'none' ? undefined : access.publicUrl;
  const secret = makeGuestLink(await accounts.stateKey(), { user, scope }, Date.now(), LINK_MS.asked);
  const link = `${publicUrl ?? url}/?enter=${secret}`;
  warn(`${qrCode(link)}\n${messages(language).terminal.invited({ name, minutes: LINK_MS.asked / 60_000 })}\n`);
  say(`${link}\n`);
  return 0;
}

/** Where there is no browser to be had, the printed link is there to copy. */
function openInBrowser(link: string): void {
  const [program, ...words] = OPENERS[process.platform] ?? OTHER_OPENER;
  spawn(program, [...words, link], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

export default command;
