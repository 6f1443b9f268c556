import { BlockList, isIP } from 'node:net';
import manifest from '../../package.json' with { type: 'json' };
import { type Config, ConfigError, type Flags } from '../app/config.ts';
import { commandLine, HOSTS, ourselves } from '../app/hosts.ts';
import { reporter, serverOptions } from '../app/server-options.ts';
import { ConnectionMemory } from '../mcp/call/connection.ts';
import { parseToolsets } from '../mcp/call/toolsets.ts';
import { traceOf } from '../mcp/call/trace.ts';
import { createServer } from '../mcp/server/server.ts';
import { notifying } from '../notify/notifier.ts';
import type { Services } from '../services/index.ts';
import { type Client, type HttpServing, serveHttp } from '../transports/http/serve.ts';
import { localPage } from '../ui/host/local-page.ts';
import type { Command } from './terminal/command.ts';
import { localCaller } from './terminal/local.ts';

const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_PORT = 8765;

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Programs of the modern era that are remembered between their requests. */
const REMEMBERED = 1_000;

/** Serves any number of hosts over HTTP, and the local page, until it is told to stop. */
const command: Command = {
  options: { host: { type: 'string' }, port: { type: 'string' }, auth: { type: 'string' } },
  async run({ config, words, flags, services }) {
    if (words.length > 0) throw new ConfigError(`http takes no words, and "${words[0]}" is one`);
    const host = hostOf(flags);
    const port = portOf(flags);
    if (flags.auth !== undefined && flags.auth !== 'none') {
      throw new ConfigError('--auth can only be none yet: Perch serves this machine alone');
    }
    const options = serverOptions(config);
    // Whoever read the log may leave before the server does.
    process.stderr.on('error', () => {});
    process.on('unhandledRejection', (error) => options.report(`a promise was left alone: ${traceOf(error)}`));
    // What cannot be used ends the start with a reason.
    const store = await services();
    if (!config.readOnly) store.keepIndexed(options.identity.user);
    const telling = notifying(services, { ...config, ...options, user: options.identity.user });
    const serving: HttpServing = await serveHttp({
      host,
      port,
      build: builder(telling.services, config, { ...options, opened: () => store }),
      refuseToolsets: refusedToolsets,
      page: (request) =>
        localPage({
          ...request,
          services,
          identity: options.identity,
          config,
          version: manifest.version,
          url: serving.url,
          report: (error) => options.report(`the page failed: ${traceOf(error)}`),
        }),
      health: async () => {
        await localCaller(await services(), 'healthz');
        return { version: manifest.version };
      },
      report: options.report,
      trace: reporter(config, 'info'),
    }).catch((error: unknown) => {
      throw explained(error, host, port);
    });
    announce(serving.url, store.store);
    await told();
    process.stderr.write('perch: finishing what is under way …\n');
    await serving.stop();
    await telling.stop();
    return 0;
  },
};

function hostOf({ host = DEFAULT_HOST }: Flags): string {
  const address = String(host).replace(/^\[(.*)\]$/, '$1');
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (address === 'localhost' || (isIP(address) !== 0 && loopback.check(address, family))) return address;
  throw new ConfigError(
    `--host ${address} is not this machine alone: any other address needs authentication, which Perch does not have yet`,
  );
}

function portOf({ port }: Flags): number {
  if (port === undefined) return DEFAULT_PORT;
  const number = Number(port);
  if (/^\d{1,5}$/.test(String(port)) && number < 65_536) return number;
  throw new ConfigError('--port must be a number from 0 (any free one) to 65535');
}

/** The toolsets of a URL, within those of the settings: a URL cannot turn on what the server was started without. */
function chosenToolsets(list: string | undefined, config: Config, all: ReturnType<typeof parseToolsets>) {
  if (list === undefined) return all;
  const asked = parseToolsets(list);
  return config.toolsets === undefined ? asked : new Set([...asked].filter((toolset) => all.has(toolset)));
}

function refusedToolsets(list: string): string | undefined {
  try {
    parseToolsets(list);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Builds servers that know one another's signatures and, in the modern era, what a program was told before. */
function builder(services: () => Promise<Services>, config: Config, options: ReturnType<typeof serverOptions>) {
  const stateKey = crypto.getRandomValues(new Uint8Array(32));
  const memories = new Map<string, ConnectionMemory>();
  const memoryOf = (program: string): ConnectionMemory => {
    const memory = memories.get(program) ?? new ConnectionMemory();
    memories.delete(program);
    memories.set(program, memory);
    const [oldest] = memories.keys();
    if (memories.size > REMEMBERED && oldest !== undefined) memories.delete(oldest);
    return memory;
  };
  return ({ era, session, toolsets }: Client) =>
    createServer(
      services,
      {
        ...options,
        session,
        stateKey,
        toolsets: chosenToolsets(toolsets, config, options.toolsets),
        ...(era === 'modern' && { memory: memoryOf(session) }),
      },
      era,
    );
}

function explained(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new ConfigError(
      `port ${port} is taken (by another Perch? see http://${host}:${port}/); choose one with --port, or --port 0 for any`,
    );
  }
  if (code === 'EACCES') return new ConfigError(`port ${port} may not be used by you; choose one above 1023`);
  if (code === 'EADDRNOTAVAIL') return new ConfigError(`--host ${host} is no address of this machine`);
  return error;
}

function announce(url: string, store: string): void {
  process.stderr.write(
    `Perch is serving ${store}\n\n  page      ${url}/\n  MCP       ${url}/mcp   (older hosts: ${url}/sse)\n\n` +
      `The page says how to connect a host, and so does:\n  ${commandLine(ourselves())} doctor --config ${Object.keys(HOSTS).join('|')}\nStop with Ctrl+C.\n`,
  );
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
