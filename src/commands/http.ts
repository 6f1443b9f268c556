import { BlockList, isIP } from 'node:net';
import manifest from '../../package.json' with { type: 'json' };
import { ACCESS_FLAGS, readAccess } from '../app/access-config.ts';
import { ConfigError, type Flags } from '../app/config.ts';
import { notifyFile } from '../app/notify-file.ts';
import { quietHours } from '../app/quiet-hours.ts';
import { reporter, serverOptions } from '../app/server-options.ts';
import { systemLanguage } from '../app/system-language.ts';
import { syncing } from '../background/syncing.ts';
import { traceOf } from '../mcp/call/trace.ts';
import { messages } from '../messages/index.ts';
import { notifying } from '../notify/notifier.ts';
import { Peers } from '../transports/http/peers.ts';
import { type HttpOptions, type HttpServing, serveHttp } from '../transports/http/serve.ts';
import { Doorkeeper, LINK_MS } from '../ui/app/doorkeeper.ts';
import { appForMany } from '../ui/app/many.ts';
import { localApp } from '../ui/app/serve.ts';
import { announce } from './http/announce.ts';
import { builder, refusedToolsets, toolsFor } from './http/build.ts';
import { subscribable } from './http/files.ts';
import { DEFAULT_PORT, portOf } from './http/port.ts';
import type { Command } from './terminal/command.ts';
import { localCaller } from './terminal/local.ts';
import { warn } from './terminal/say.ts';

const DEFAULT_HOST = '127.0.0.1';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Serves any number of hosts over HTTP, and the local page, until it is told to stop. */
const command: Command = {
  options: {
    host: { type: 'string' },
    port: { type: 'string' },
    ...ACCESS_FLAGS,
    'any-user': { type: 'boolean' },
    // By a service: what it prints is kept, and a link that lets a browser in must not be.
    background: { type: 'boolean' },
  },
  async run({ config, words, flags, env, services }) {
    if (words.length > 0)
      throw new ConfigError(({ starting }) => starting.takesNoWords({ command: 'http', word: words[0] ?? '' }));
    const said = messages(systemLanguage(config.language)).starting;
    const host = hostOf(flags);
    const port = portOf(flags, DEFAULT_PORT);
    const access = readAccess(flags, env, !isThisMachine(host));
    if (access.kind === 'none' && !isThisMachine(host)) {
      throw new ConfigError(({ starting }) => starting.notThisMachine({ host }));
    }
    if (isIP(host) === 0 && host !== 'localhost') throw new ConfigError(({ starting }) => starting.hostIsAddress);
    const options = toolsFor(access, config, serverOptions(config));
    // Whoever read the log may leave before the server does.
    process.stderr.on('error', () => {});
    process.on('unhandledRejection', (error) => options.report(`a promise was left alone: ${traceOf(error)}`));
    // What cannot be used ends the start with a reason.
    const store = await services();
    const isOurs = access.kind === 'none';
    if (isOurs && !config.readOnly) store.keepIndexed(options.identity.user);
    // The desktop of a server is nobody's.
    const notify = isOurs ? config.notify : 'off';
    const file = notifyFile(config.db, env);
    const telling = notifying(services, { ...options, notify, settings: file.read, user: options.identity.user });
    const inStep = syncing(telling.services, { ...options, user: options.identity.user });
    const many = isOurs ? undefined : await (await import('./http/many.ts')).manyPeople(access, store, options.report);
    const opened = Promise.withResolvers<NonNullable<HttpOptions['page']>>();
    const serving: HttpServing = await serveHttp({
      host,
      port,
      build: builder(isOurs ? inStep.services : telling.services, config, {
        ...options,
        ...many?.signing,
        opened: () => store,
      }),
      refuseToolsets: refusedToolsets,
      page: async (...request) => (await opened.promise)(...request),
      files: subscribable(services),
      health: async () => {
        await localCaller(await services(), 'healthz');
        return { version: manifest.version };
      },
      report: options.report,
      trace: reporter(config, 'info'),
      peers: flags['any-user'] === true ? undefined : new Peers(),
      ...many?.serving,
    }).catch((error: unknown) => {
      throw explained(error, host, port);
    });
    const key = await (await store.accounts()).stateKey();
    const door = new Doorkeeper(key, { port: Number(new URL(serving.url).port), now: Date.now });
    const app = {
      ...options,
      ...{ services, config, door, version: manifest.version },
      url: (access.kind === 'none' ? undefined : access.publicUrl) ?? serving.url,
      failed: (error: unknown) => options.report(`the page failed: ${traceOf(error)}`),
    };
    opened.resolve(
      many ? appForMany({ ...app, admit: many.admit }) : localApp({ ...app, isOwn: true, quiet: quietHours(file) }),
    );
    // Nobody has to come first: this process is there for what is due, too.
    if (isOurs) await inStep.services();
    if (flags.background !== true)
      announce(serving, store.store, access, `${serving.url}/?enter=${door.link(LINK_MS.start)}`, said);
    await told();
    warn(`${said.finishing}\n`);
    await serving.stop();
    await Promise.all([telling.stop(), inStep.stop()]);
    return 0;
  },
};

/** `127.0.0.1` of `::ffff:127.0.0.1`, however it is spelt: requests name it as IPv4 does. */
function plainAddress(address: string): string {
  const text =
    isIP(address) === 6 && URL.canParse(`http://[${address}]`) ? new URL(`http://[${address}]`).hostname : '';
  const [, high, low] = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(text) ?? [];
  if (high === undefined || low === undefined) return address;
  return [high, low].flatMap((word) => [Number.parseInt(word, 16) >> 8, Number.parseInt(word, 16) & 0xff]).join('.');
}

const hostOf = ({ host = DEFAULT_HOST }: Flags): string => plainAddress(String(host).replace(/^\[(.*)\]$/, '$1'));

/** Whether an address is reached by programs of this machine alone. */
function isThisMachine(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return address === 'localhost' || (isIP(address) !== 0 && loopback.check(address, family));
}

function explained(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new ConfigError(({ starting }) => starting.portTaken({ port, url: `http://${host}:${port}/` }));
  }
  if (code === 'EACCES') return new ConfigError(({ starting }) => starting.portForbidden({ port }));
  if (code === 'EADDRNOTAVAIL') return new ConfigError(({ starting }) => starting.notOurAddress({ host }));
  return error;
}

/** Resolves at the first signal to stop; the second one, whichever it is, ends the process at once. */
function told(): Promise<void> {
  return new Promise((resolve) => {
    let signals = 0;
    const take = (): void => {
      signals++;
      if (signals > 1) process.exit(1);
      resolve();
    };
    process.on('SIGINT', take).on('SIGTERM', take);
  });
}

export default command;
