import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { type AppOptions, createApp } from './app.ts';
import { LIMITS, type Limits } from './limits.ts';
import { StuckSockets } from './stuck-sockets.ts';

export type { Client } from './client.ts';

export interface HttpOptions extends Omit<AppOptions, 'limits'> {
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  readonly limits?: Partial<Limits>;
}

export interface HttpServing {
  /** Such as `http://127.0.0.1:8765`. */
  readonly url: string;
  /** Takes nothing new, finishes what was accepted, and closes. */
  stop(): Promise<void>;
}

/** The address in a URL. */
const inUrl = ({ address, family, port }: AddressInfo): string =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;

/** Serves the routes of `app.ts` until stopped. Rejects when the port cannot be had. */
export async function serveHttp({ host, port, limits: given, ...options }: HttpOptions): Promise<HttpServing> {
  const limits = { ...LIMITS, ...given };
  const app = createApp({ ...options, limits });
  const listener = getRequestListener((request, bindings) => app.fetch(request, bindings as HttpBindings), {
    overrideGlobalObjects: false,
  });
  const server = createServer({ requestTimeout: limits.requestMs, headersTimeout: 20_000, keepAliveTimeout: 30_000 });
  server.on('request', listener);
  const sockets = new StuckSockets();
  server.on('connection', (socket: Socket) => sockets.watch(socket));
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

  return {
    url: inUrl(server.address() as AddressInfo),
    async stop() {
      app.drain();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const until = performance.now() + limits.graceMs;
      while (app.unanswered > 0 && performance.now() < until) await sleep(10);
      clearInterval(sweeping);
      await app.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
