import { spawn } from 'node:child_process';
import { ConfigError } from '../app/config.ts';
import { LINK_MS, makeLink } from '../ui/app/doorkeeper.ts';
import { answersAt } from './http/answers.ts';
import { DEFAULT_PORT, portOf } from './http/port.ts';
import type { Command } from './terminal/command.ts';
import { say, warn } from './terminal/say.ts';

/** What opens a web address on each platform, and the words before it. */
const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};
const OTHER_OPENER = ['xdg-open'] as const;

/** Opens the page of a running server in the browser, by a link that lets one browser in, once; or prints it. */
const command: Command = {
  options: { port: { type: 'string' }, print: { type: 'boolean' } },
  async run({ words, flags, services }) {
    if (words.length > 0) throw new ConfigError(`open takes no words, and "${words[0]}" is one`);
    const url = `http://127.0.0.1:${portOf(flags, DEFAULT_PORT)}`;
    const key = await (await (await services()).accounts()).stateKey();
    if (!(await answersAt(url))) {
      warn(`Nothing answers at ${url}/: start it with perch-mcp http, or name its --port.\n`);
      return 1;
    }
    const link = `${url}/?enter=${makeLink(key, Date.now(), LINK_MS.asked)}`;
    say(`${link}\n`);
    if (flags.print !== true) openInBrowser(link);
    return 0;
  },
};

/** Where there is no browser to be had, the printed link is there to copy. */
function openInBrowser(link: string): void {
  const [program, ...words] = OPENERS[process.platform] ?? OTHER_OPENER;
  spawn(program, [...words, link], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

export default command;
