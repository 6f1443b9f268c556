import { readAccess } from '../../src/app/access-config.ts';
import { createServices } from '../../src/app/compose.ts';
import { readConfig } from '../../src/app/config.ts';
import { serverOptions } from '../../src/app/server-options.ts';
import { builder } from '../../src/commands/http/build.ts';
import { manyPeople } from '../../src/commands/http/many.ts';
import type { Scope } from '../../src/domain/access/scope.ts';
import type { Accounts } from '../../src/services/accounts/accounts.ts';
import { tokenIdOf } from '../../src/services/accounts/token.ts';
import type { Services } from '../../src/services/index.ts';
import { serveHttp } from '../../src/transports/http/serve.ts';
import { Doorkeeper, type Guest, LINK_MS, makeGuestLink } from '../../src/ui/app/doorkeeper.ts';
import { appForMany } from '../../src/ui/app/many.ts';
import { newServerPlace } from '../postgres/place.ts';

/** A server for many people inside this process. */
export interface ManyServing {
  readonly url: string;
  readonly services: Services;
  readonly accounts: Accounts;
  /** What was reported and traced. */
  readonly lines: readonly string[];
  /** What the page of a browser sends along with a write, by the token that its cookie is. */
  csrf(token: string): string;
  /** The path of a link that lets a browser of a user in. */
  link(guest: Guest): string;
  /** A token of a user, who is added where there is none of this name. */
  token(user: string, scope?: Scope, days?: number): Promise<string>;
  stop(): Promise<void>;
}

interface Options {
  readonly db?: string;
  /** Flags as given on the command line; `--auth token` by default. */
  readonly flags?: Readonly<Record<string, string>>;
  /** By default any free port. */
  readonly port?: number;
  readonly now?: () => number;
  /** Puts other services in the place of the store's, such as ones that leak. */
  readonly through?: (services: Services) => Services;
  /** Whether it has the app, as `perch-mcp http` has. */
  readonly hasPage?: boolean;
  /** An open one with users in it, which is left open. */
  readonly on?: Services;
}

export async function serveMany(options: Options = {}): Promise<ManyServing> {
  const place = options.db === undefined && !options.on ? await newServerPlace() : undefined;
  const { db = place?.url ?? ':memory:', flags = { auth: 'token' }, now, through = (services) => services } = options;
  const config = readConfig(
    { db, timezone: 'Asia/Shanghai', toolsets: 'planner,memo,memory,share,sync,io,router' },
    {},
  );
  const opened =
    options.on ?? (await createServices({ db, timezone: 'Asia/Shanghai', language: 'en', ...(now && { now }) }));
  const services = through(opened);
  const access = readAccess(flags, {}, false);
  if (access.kind === 'none') throw new Error('Nobody is asked');
  const lines: string[] = [];
  const report = (line: string): void => void lines.push(line);
  const { serving, signing, admit } = await manyPeople(access, opened, report);
  const door = new Doorkeeper(signing.stateKey, { port: 0, now: now ?? Date.now });
  const app = {
    ...serverOptions(config),
    ...{ services: async () => services, config, door, admit, report },
    ...{
      version: '0.0.0',
      url: access.publicUrl ?? 'http://127.0.0.1',
      failed: (error: unknown) => report(String(error)),
    },
  };
  const build = builder(async () => services, config, { ...serverOptions(config), ...signing, report, personMs: 0 });
  const http = await serveHttp({
    host: '127.0.0.1',
    port: options.port ?? 0,
    build,
    refuseToolsets: () => undefined,
    report,
    trace: report,
    ...(options.hasPage && { page: appForMany(app) }),
    ...serving,
    limits: { ...serving.limits, graceMs: 100 },
  });
  const accounts = await opened.accounts();
  return {
    url: http.url,
    services: opened,
    accounts,
    lines,
    csrf: (token) => door.session(tokenIdOf(token) ?? '').csrf,
    link: (guest) => `/?enter=${makeGuestLink(signing.stateKey, guest, (now ?? Date.now)(), LINK_MS.asked)}`,
    async token(user, scope = 'write', days = 90) {
      const known = (await accounts.users()).find(({ name }) => name === user);
      return (await accounts.createToken(known ?? (await accounts.addUser(user)), { scope, days })).token;
    },
    async stop() {
      await http.stop();
      if (!options.on) await opened.close();
      await place?.remove();
    },
  };
}

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });
