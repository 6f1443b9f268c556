import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Config, ConfigError, defaultDatabase, type Flags } from '../app/config.ts';
import { commandLine, launch, ourselves, settingsForHost } from '../app/hosts.ts';
import { systemLanguage } from '../app/system-language.ts';
import { UserError } from '../domain/errors.ts';
import { messages } from '../messages/index.ts';
import { answersAt } from './http/answers.ts';
import { DEFAULT_PORT, portOf } from './http/port.ts';
import { launchd } from './service/launchd.ts';
import { type Manager, type Place, run } from './service/manager.ts';
import { systemd } from './service/systemd.ts';
import { taskScheduler } from './service/task-scheduler.ts';
import type { Command } from './terminal/command.ts';
import { say } from './terminal/say.ts';

const MANAGERS: Partial<Record<NodeJS.Platform, Manager>> = { linux: systemd, darwin: launchd, win32: taskScheduler };

/** How long a service that was just begun is waited for. */
const STARTING_MS = 15_000;
const LOOK_MS = 250;
const AGAIN_MS = 2_000;

interface Work {
  readonly manager: Manager;
  readonly place: Place;
  readonly file: string;
  readonly config: Config;
  readonly flags: Flags;
  readonly texts: ReturnType<typeof messages>['service'];
}

async function install({ manager, place, file, config, flags, texts }: Work): Promise<number> {
  if (config.db === ':memory:') throw new ConfigError(texts.inMemory);
  const port = portOf(flags, DEFAULT_PORT);
  const url = `http://127.0.0.1:${port}/`;
  const { command, args } = launch();
  const log = join(dirname(defaultDatabase(place.env, process.platform, place.home)), 'service.log');
  const program = {
    command,
    args: [...args, 'http', '--background', '--port', String(port)],
    env: { ...settingsForHost(config), ...(config.notify !== 'auto' && { PERCH_NOTIFY: config.notify }) },
    log,
  };
  if (existsSync(file)) for (const call of manager.remove(place)) await run(call);
  const isTaken = await answersAt(url);
  for (const folder of [dirname(file), dirname(log)]) await mkdir(folder, { recursive: true });
  await writeFile(file, manager.text(program, place), { mode: 0o600 });
  for (const call of manager.install(file, place)) {
    const { ok, output } = await persistently(call);
    if (ok) continue;
    await rm(file, { force: true });
    throw new UserError('INTERNAL', texts.failed({ manager: manager.name, why: output }));
  }
  say(`${texts.installed({ file })}\n`);
  if (isTaken) say(`${texts.taken({ url })}\n`);
  else if (!(await comesUp(url))) {
    say(`${texts.notYet({ url, log: manager === systemd ? 'journalctl --user -u perch' : log })}\n`);
    return 1;
  } else say(`${texts.openIt({ command: commandLine([...ourselves(), 'open', ...portWords(port)]) })}\n`);
  if (manager === systemd) say(`${texts.lingers}\n`);
  return 0;
}

/** Once more where it fails: launchd takes a moment to let go of what it was told to end. */
async function persistently(call: Parameters<typeof run>[0]): ReturnType<typeof run> {
  const first = await run(call);
  if (first.ok) return first;
  await setTimeout(AGAIN_MS);
  return run(call);
}

const portWords = (port: number): readonly string[] => (port === DEFAULT_PORT ? [] : ['--port', String(port)]);

async function comesUp(url: string): Promise<boolean> {
  for (let waited = 0; waited < STARTING_MS; waited += LOOK_MS) {
    if (await answersAt(url)) return true;
    await setTimeout(LOOK_MS);
  }
  return false;
}

async function status({ manager, place, file, texts }: Work): Promise<number> {
  const facts = { manager: manager.name, file };
  if (!existsSync(file)) say(`${texts.absent}\n`);
  else if ((await run(manager.status(place))).ok) {
    say(`${texts.running(facts)}\n`);
    return 0;
  } else say(`${texts.stopped(facts)}\n`);
  return 1;
}

async function remove({ manager, place, file, texts }: Work): Promise<number> {
  if (existsSync(file)) {
    // What is not running cannot be ended, and is as good as gone.
    for (const call of manager.remove(place)) await run(call);
    await rm(file, { force: true });
  }
  say(`${texts.removed}\n`);
  return 0;
}

const ACTS: Readonly<Record<string, (work: Work) => Promise<number>>> = { install, status, remove };

/** Perch in the background, for as long as the user is signed in: reminders, sync and the app without any host. */
const command: Command = {
  options: { port: { type: 'string' } },
  async run({ config, words: [what = 'status', ...more], flags, env }) {
    const texts = messages(systemLanguage(config.language)).service;
    const act = Object.hasOwn(ACTS, what) && more.length === 0 ? ACTS[what] : undefined;
    if (!act) throw new ConfigError(texts.acts({ acts: Object.keys(ACTS), said: [what, ...more].join(' ') }));
    const manager = MANAGERS[process.platform];
    if (!manager) throw new ConfigError(texts.notHere({ platform: process.platform }));
    const place = { home: env.HOME || homedir(), env, uid: process.getuid?.() ?? 0 };
    return act({ manager, place, file: manager.file(place), config, flags, texts });
  },
};

export default command;
