import { type McpServer, ProtocolError, ProtocolErrorCode, ResourceNotFoundError } from '@modelcontextprotocol/server';
import type { Resource } from '../resources/resource.ts';
import type { Connection } from '../tools/connection.ts';
import { answer } from './answer.ts';
import { asReadError } from './resource.ts';
import { namedIn } from './resource-uris.ts';

/** Resources that one connection may watch: more than a host shows, and few enough to look at several times a second. */
const MOST = 100;

/** The resources that a connection watches, by their addresses as the host wrote them. */
export class Subscriptions {
  /** Tells the host that a resource is another thing now. A transport that does so in its own way puts that here. */
  announce: (uri: string) => void;
  readonly #resources: readonly Resource[];
  readonly #connection: Connection;
  readonly #held = new Map<string, { stop: () => void }>();

  constructor(server: McpServer, resources: readonly Resource[], connection: Connection) {
    this.#resources = resources;
    this.#connection = connection;
    // A host that is gone has not missed anything: it reads anew when it comes back.
    this.announce = (uri) => void server.server.sendResourceUpdated({ uri }).catch(() => {});
  }

  /** Resolves when nothing that is written from now on will be missed. Throws ProtocolError for what cannot be watched. */
  async subscribe(uri: string): Promise<void> {
    if (this.#held.has(uri)) return;
    if (this.#held.size >= MOST) {
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `At most ${MOST} resources can be watched at once`);
    }
    const entry = { stop: () => {} };
    this.#held.set(uri, entry);
    try {
      const stop = await this.#watch(uri);
      // Meanwhile nobody may want it any more.
      if (this.#held.get(uri) === entry) entry.stop = stop;
      else stop();
    } catch (error) {
      if (this.#held.get(uri) === entry) this.#held.delete(uri);
      throw error;
    }
  }

  unsubscribe(uri: string): void {
    this.#held.get(uri)?.stop();
    this.#held.delete(uri);
  }

  close(): void {
    for (const uri of [...this.#held.keys()]) this.unsubscribe(uri);
  }

  async #watch(uri: string): Promise<() => void> {
    const { resource, named } = this.#find(uri);
    const { toolsets } = this.#connection;
    const call = { name: resource.uri, text: '', signal: new AbortController().signal };
    return answer(this.#connection, call, (services, { user }) =>
      services.updates.watch({
        user,
        interest: (caller) => resource.shows(caller, { toolsets, named }),
        changed: () => this.announce(uri),
      }),
    ).catch((error: unknown) => {
      throw asReadError(error, uri);
    });
  }

  #find(uri: string): { resource: Resource; named: Record<string, string> } {
    const href = URL.canParse(uri) ? new URL(uri).href : uri;
    for (const resource of this.#resources) {
      const named = namedIn(resource, href);
      if (named) return { resource, named };
    }
    throw new ResourceNotFoundError(uri);
  }
}

/** Lets hosts of the 2025 era subscribe to resources; those of 2026-07-28 listen, which is what transports serve. */
export function registerSubscriptions(server: McpServer, subscriptions: Subscriptions, era: Connection['era']): void {
  const { server: protocol } = server;
  protocol.onclose = () => subscriptions.close();
  if (era === 'modern') return;
  protocol.setRequestHandler('resources/subscribe', async ({ params }) => {
    await subscriptions.subscribe(params.uri);
    return {};
  });
  protocol.setRequestHandler('resources/unsubscribe', ({ params }) => {
    subscriptions.unsubscribe(params.uri);
    return {};
  });
}
