import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { INVALID_REQUEST, refuse, SERVER_ERROR } from './answers.ts';
import { type AppOptions, createApp } from './app.ts';
import { guardOf } from './guard.ts';
import { LIMITS, type Limits, StuckSockets } from './limits.ts';
import type { Peers } from './peers.ts';

export type { Client } from './client.ts';

export interface HttpOptions extends Omit<AppOptions, 'limits'> {
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  readonly limits?: Partial<Limits>;
  /** Tells this user's connections from others'; undefined to take those of every user of this machine. */
  readonly peers?: Peers | undefined;
  /** Names by which others than this machine call the server. */
  readonly hosts?: readonly string[] | undefined;
}

export interface HttpServing {
  /** Such as `http://127.0.0.1:8765`. */
  readonly url: string;
  /** Whether other users of this machine are refused. */
  readonly refusesOthers: boolean;
  /** Takes nothing new, finishes what was accepted, and closes. */
  stop(): Promise<void>;
}

/** How long clients may take to read the end of what they were sent, when the server is stopped. */
const LAST_BYTES_MS = 500;

/** Answers a request that was not meant for this server, or comes from a page of another, or from another user. */
function forbid(outgoing: ServerResponse, why: string): void {
  const error = { code: SERVER_ERROR, message: `Forbidden: ${why}` };
  outgoing.writeHead(403, { 'content-type': 'application/json', connection: 'close' });
  outgoing.end(JSON.stringify({ jsonrpc: '2.0', error, id: null }));
}

/** The address in a URL. */
const inUrl = ({ address, family, port }: AddressInfo): string =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;

/** Serves the routes of `app.ts` until stopped. Rejects when the port cannot be had. */
export async function serveHttp({
  host,
  port,
  limits: given,
  peers,
  hosts,
  ...options
}: HttpOptions): Promise<HttpServing> {
  const limits = { ...LIMITS, ...given };
  const app = createApp({ ...options, limits });
  const listener = getRequestListener((request, bindings) => app.fetch(request, bindings as HttpBindings), {
    overrideGlobalObjects: false,
    // What the adapter cannot make a request of.
    errorHandler: () => refuse(400, INVALID_REQUEST, 'Bad Request'),
  });
  const server = createServer({
    requestTimeout: limits.requestMs,
    headersTimeout: Math.min(limits.headersMs, limits.requestMs),
    keepAliveTimeout: 30_000,
    connectionsCheckingInterval: limits.sweepMs,
  });
  const strange = guardOf(host, hosts);
  // In front of everything else, so that no route can be without it.
  const take = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const wrong = strange(incoming);
    if (wrong === undefined) {
      // What a page may not read it may not take for a script or a picture either.
      outgoing.setHeader('x-content-type-options', 'nosniff');
      outgoing.setHeader('cross-origin-resource-policy', 'same-origin');
      void listener(incoming, outgoing);
      return;
    }
    options.trace(`${incoming.method} refused: ${wrong}`);
    forbid(outgoing, `the ${wrong} of the request is not this machine`);
  };
  server.on('request', (incoming, outgoing) => {
    if (!peers) return take(incoming, outgoing);
    void peers.isOurs(incoming.socket).then((isOurs) => {
      if (isOurs) return take(incoming, outgoing);
      options.trace(`${incoming.method} refused: another user`);
      return forbid(outgoing, 'this Perch serves another user of this machine');
    });
  });
  const sockets = new StuckSockets();
  server.on('connection', (socket: Socket) => {
    sockets.watch(socket);
    peers?.watch(socket);
  });
  const sweeping = setInterval(() => {
    app.sweep();
    sockets.sweep();
  }, limits.sweepMs);

  const listening = Promise.withResolvers<void>();
  server.once('error', listening.reject);
  server.listen({ host, port, backlog: 1_024 }, listening.resolve);
  await listening.promise.catch((error: unknown) => {
    clearInterval(sweeping);
    throw error;
  });

  const until = async (done: () => boolean, time: number): Promise<void> => {
    while (!done() && performance.now() < time) {
      await sleep(10);
      server.closeIdleConnections();
    }
  };
  const bound = server.address() as AddressInfo;
  return {
    url: inUrl(bound),
    refusesOthers: (await peers?.canTell(bound)) ?? false,
    async stop() {
      let closed = false;
      app.drain();
      server.close(() => {
        closed = true;
      });
      await until(() => app.unanswered === 0, performance.now() + limits.graceMs);
      clearInterval(sweeping);
      await app.close();
      // What has been written is on its way still.
      await until(() => closed, performance.now() + LAST_BYTES_MS);
      server.closeAllConnections();
      await until(() => closed, Number.POSITIVE_INFINITY);
    },
  };
}
