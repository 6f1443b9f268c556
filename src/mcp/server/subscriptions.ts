import { ProtocolError, ProtocolErrorCode, ResourceNotFoundError, type Server } from '@modelcontextprotocol/server';
import type { Resource } from '../../resources/resource.ts';
import type { Connection } from '../call/connection.ts';
import { answer } from './answer.ts';
import { asReadError } from './resource.ts';
import { resourceAt } from './resource-uris.ts';

/** Resources that one connection may watch: more than a host shows, and few enough to look at several times a second. */
const MOST = 100;

interface Held {
  readonly stop: () => void;
  readonly ready: Promise<void>;
}

/** The resources that a connection watches, by their addresses as the host wrote them. */
export class Subscriptions {
  /** Tells the host that a resource is another thing now. A transport that does so in its own way puts that here. */
  announce: (uri: string) => void;
  readonly #resources: readonly Resource[];
  readonly #connection: Connection;
  readonly #held = new Map<string, Held>();

  constructor(server: Server, resources: readonly Resource[], connection: Connection) {
    this.#resources = resources;
    this.#connection = connection;
    // A host that is gone has not missed anything: it reads anew when it comes back.
    this.announce = (uri) => void server.sendResourceUpdated({ uri }).catch(() => {});
  }

  /** Resolves when nothing that is written from now on will be missed. Throws ProtocolError for what cannot be watched. */
  subscribe(uri: string): Promise<void> {
    const known = this.#held.get(uri);
    if (known) return known.ready;
    if (this.#held.size >= MOST) {
      const message = `At most ${MOST} resources can be watched at once`;
      return Promise.reject(new ProtocolError(ProtocolErrorCode.InvalidParams, message));
    }
    const watching = this.#watch(uri);
    const entry: Held = {
      stop: () =>
        void watching.then(
          (stop) => stop(),
          () => {},
        ),
      ready: watching.then(() => {}),
    };
    this.#held.set(uri, entry);
    entry.ready.catch(() => {
      if (this.#held.get(uri) === entry) this.#held.delete(uri);
    });
    return entry.ready;
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
    const found = resourceAt(this.#resources, href);
    if (!found) throw new ResourceNotFoundError(uri);
    return found;
  }
}

/** Lets hosts of the 2025 era subscribe to resources; those of 2026-07-28 listen, which is what transports serve. */
export function serveSubscriptions(server: Server, subscriptions: Subscriptions, era: Connection['era']): void {
  server.onclose = () => subscriptions.close();
  if (era === 'modern') return;
  server.setRequestHandler('resources/subscribe', async ({ params }) => {
    await subscriptions.subscribe(params.uri);
    return {};
  });
  server.setRequestHandler('resources/unsubscribe', ({ params }) => {
    subscriptions.unsubscribe(params.uri);
    return {};
  });
}
