import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import {
  hostHeaderValidationResponse,
  isLegacyRequest,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import { type Context, Hono } from 'hono';
import { INVALID_PARAMS, refuse, SERVER_ERROR } from './answers.ts';
import { jsonBody } from './body.ts';
import type { Build } from './client.ts';
import type { Limits } from './limits.ts';
import { ModernEndpoint } from './modern.ts';
import { SseEndpoint } from './sse.ts';
import { StreamableEndpoint } from './streamable.ts';
import { UnderWay } from './under-way.ts';

export interface PageRequest {
  /** `?lang=` of the URL. */
  readonly language: string | undefined;
  readonly acceptLanguage: string | undefined;
}

export interface Page {
  readonly html: string;
  /** Value of Content-Security-Policy. */
  readonly csp: string;
}

export interface AppOptions {
  readonly build: Build;
  /** What is wrong with a list of toolsets in a URL; undefined for a good one. */
  refuseToolsets(list: string): string | undefined;
  page(request: PageRequest): Promise<Page>;
  /** Rejects when the database cannot be used. */
  health(): Promise<{ readonly version: string }>;
  /** Takes lines for the person who runs the server: no content, no query strings. */
  report(line: string): void;
  trace(line: string): void;
  readonly limits: Limits;
}

/** True for a request whose stream stays open. */
const subscribes = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'method' in body && body.method === 'subscriptions/listen';

type Env = { Bindings: HttpBindings };

/** The routes, each behind the same checks, and what has to be closed with them. */
export interface App {
  fetch(request: Request, bindings: HttpBindings): Response | Promise<Response>;
  sweep(): void;
  /** Requests that have not been answered in full. */
  readonly unanswered: number;
  /** Takes no new requests from now on. */
  drain(): void;
  close(): Promise<void>;
}

export function createApp(options: AppOptions): App {
  const { build, limits, report } = options;
  const modern = new ModernEndpoint(build, options.trace);
  const streamable = new StreamableEndpoint(build, limits, options.trace);
  const sse = new SseEndpoint(build, limits);
  const underWay = new UnderWay(limits.requestMs);
  let draining = false;

  const app = new Hono<Env>();

  app.use(async (context, next) => {
    const started = performance.now();
    await next();
    const { method, path } = context.req;
    options.trace(`${method} ${path} ${context.res.status} ${Math.round(performance.now() - started)} ms`);
  });
  app.use(async (context, next) => {
    const request = context.req.raw;
    const refused =
      hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
      originValidationResponse(request, localhostAllowedOrigins());
    if (refused) return refused;
    if (!draining) return next();
    const stopping = refuse(503, SERVER_ERROR, 'The server is being stopped');
    stopping.headers.set('connection', 'close');
    return stopping;
  });

  /** The toolsets of the URL, or the answer to ones that do not exist. */
  const toolsetsOf = (context: Context<Env>): { list: string | undefined } | { refused: Response } => {
    const list = context.req.query('active_experts');
    const wrong = list === undefined ? undefined : options.refuseToolsets(list);
    return wrong === undefined ? { list } : { refused: refuse(400, INVALID_PARAMS, `active_experts: ${wrong}`) };
  };

  app.on(['GET', 'POST', 'DELETE'], '/mcp', async (context) => {
    const toolsets = toolsetsOf(context);
    if ('refused' in toolsets) return toolsets.refused;
    const request = context.req.raw;
    if (request.method !== 'POST') {
      return streamable.fetch(request, undefined, toolsets.list, context.env.outgoing);
    }
    const body = await jsonBody(request, limits.bodyBytes);
    if ('refused' in body) return body.refused;
    const answer = (await isLegacyRequest(request, body.value))
      ? streamable.fetch(request, body.value, toolsets.list, context.env.outgoing)
      : modern.fetch(request, body.value, toolsets.list);
    return subscribes(body.value) ? answer : underWay.within(context.env.outgoing, answer);
  });

  app.get('/sse', async (context) => {
    const toolsets = toolsetsOf(context);
    if ('refused' in toolsets) return toolsets.refused;
    return (await sse.open(context.req.raw, toolsets.list, context.env.outgoing)) ?? RESPONSE_ALREADY_SENT;
  });
  app.post('/messages', async (context) => {
    const body = await jsonBody(context.req.raw, limits.bodyBytes);
    return 'refused' in body ? body.refused : sse.post(context.req.raw, context.req.query('sessionId'), body.value);
  });

  app.get('/healthz', async (context) => {
    context.header('cache-control', 'no-store');
    try {
      return context.json({ status: 'ok', ...(await options.health()) });
    } catch {
      return context.json({ status: 'error', message: 'The database cannot be used; run: perch-mcp doctor' }, 503);
    }
  });

  app.get('/', async (context) => {
    const { html, csp } = await options.page({
      language: context.req.query('lang'),
      acceptLanguage: context.req.header('accept-language'),
    });
    return context.html(html, 200, {
      'content-security-policy': csp,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  app.all('*', (context) => {
    const known = ['/mcp', '/sse', '/messages', '/healthz', '/'].includes(context.req.path);
    return known
      ? refuse(405, SERVER_ERROR, 'Method Not Allowed')
      : refuse(404, SERVER_ERROR, 'Not Found: the endpoint is /mcp');
  });
  app.onError((error) => {
    report(`an HTTP request failed: ${error.name}`);
    return refuse(500, -32_603, 'Internal error');
  });

  return {
    fetch: (request, bindings) => app.fetch(request, bindings),
    sweep() {
      streamable.sessions.sweep();
      sse.sessions.sweep();
    },
    get unanswered() {
      return underWay.size + sse.unanswered;
    },
    drain() {
      draining = true;
    },
    async close() {
      streamable.sessions.close();
      sse.sessions.close();
      await modern.close();
    },
  };
}
