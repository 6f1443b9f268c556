import { existsSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Config, ConfigError } from '../app/config.ts';
import { HOSTS, placeOf } from '../app/host-list.ts';
import { commandLine, ourselves, settingsForHost } from '../app/hosts.ts';
import { systemLanguage } from '../app/system-language.ts';
import { isServerUrl } from '../domain/server-url.ts';
import type { Messages } from '../messages/en/messages.ts';
import { messages } from '../messages/index.ts';
import { visible } from '../present/visible.ts';
import type { Services } from '../services/index.ts';
import { checkAccess, checkNewPlace } from './doctor/access.ts';
import { checkDatabase } from './doctor/database.ts';
import { type Finding, ok } from './doctor/finding.ts';
import { checkInstallation } from './doctor/installation.ts';
import { checkModels } from './doctor/models.ts';
import { checkPlace } from './doctor/place.ts';
import { checkServer } from './doctor/server.ts';
import type { Command } from './terminal/command.ts';
import { say, warn } from './terminal/say.ts';

const MARK: Record<Finding['verdict'], string> = { ok: '✓', warning: '!', problem: '✗' };

/** Looks at this installation and says what is wrong with it, or prints the entry for a host. Without --repair it changes nothing. */
const command: Command = {
  options: { config: { type: 'string' }, repair: { type: 'boolean' } },
  async run({ config, flags, services }) {
    if (typeof flags.config === 'string') return printEntry(flags.config, config);
    const language = systemLanguage(config.language);
    const said = messages(language).doctor;
    if (flags.repair === true) await repair(services, config, said);
    const findings = [...checkInstallation(config), ...(await checkStore(config)), ...(await checkModels(config))];
    for (const { verdict, text } of findings) say(`${MARK[verdict]} ${visible(text(said, language))}\n`);
    const entry = `${commandLine(ourselves())} doctor --config ${Object.keys(HOSTS).join('|')}`;
    say(`\n${said.toConnect({ command: entry })}\n`);
    return findings.some(({ verdict }) => verdict === 'problem') ? 1 : 0;
  },
};

/** Settings that this shell has and the host would not inherit go into its entry. */
function printEntry(name: string, config: Config): number {
  const host = Object.hasOwn(HOSTS, name) ? HOSTS[name] : undefined;
  if (!host) throw new ConfigError(({ starting }) => starting.hosts({ names: Object.keys(HOSTS) }));
  const language = systemLanguage(config.language);
  const place = placeOf(host, language);
  warn(`${messages(language).terminal.putInto({ host: host.name, place })}\n`);
  say(`${host.entry(settingsForHost(config))}\n`);
  return 0;
}

async function checkStore({ db }: Config): Promise<Finding[]> {
  if (isServerUrl(db)) return checkServer(db);
  if (db === ':memory:') return [ok((to) => to.inMemory)];
  if (!existsSync(db)) {
    return [ok((to) => to.notYet({ file: db })), ...checkNewPlace(dirname(db))];
  }
  const file = realpathSync(db);
  return [...checkAccess(file, { uid: process.getuid?.() }), ...checkPlace(file), ...(await checkDatabase(file))];
}

/** Of all whose calendars are there: what others see wrong is told here as well. */
async function repair(services: () => Promise<Services>, { db }: Config, said: Messages['doctor']): Promise<void> {
  const opened = await services();
  const accounts = await (await opened.accounts()).users();
  let [events, reminders, memos, vectors] = [0, 0, 0, 0];
  for (const user of new Set(['local', ...accounts.map((account) => account.user)])) {
    const caller = await opened.callerFor({ user }, { session: crypto.randomUUID(), tool: 'doctor', text: '' });
    const repaired = await opened.rederive(caller);
    events += repaired.events;
    reminders += repaired.reminders;
    memos += repaired.memos;
    vectors += repaired.vectors;
  }
  const traces = await opened.leaveNoTrace();
  const parts = [
    said.repaired({ events }),
    ...(reminders > 0 ? [said.repairedReminders({ count: reminders })] : []),
    ...(memos > 0 ? [said.repairedTexts({ count: memos })] : []),
    ...(vectors > 0 ? [said.repairedVectors({ count: vectors })] : []),
    traces ? said.notRewritten({ why: traces }) : isServerUrl(db) ? said.repairedEnd : said.rewritten,
  ];
  say(`${parts.join('')}\n\n`);
}

export default command;
