import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { isLegacyRequest } from '@modelcontextprotocol/server';
import { type Context, Hono } from 'hono';
import { INVALID_PARAMS, refuse, SERVER_ERROR } from './answers.ts';
import { jsonBody } from './body.ts';
import type { Build } from './client.ts';
import { LargeBodies, type Limits, UnderWay } from './limits.ts';
import { listens, ModernEndpoint } from './modern.ts';
import { SseEndpoint } from './sse.ts';
import { StreamableEndpoint } from './streamable.ts';

interface PageRequest {
  /** `?lang=` of the URL. */
  readonly language: string | undefined;
  readonly acceptLanguage: string | undefined;
}

interface Page {
  /** 503 when the page tells what is wrong. */
  readonly status: 200 | 503;
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

type Env = { Bindings: HttpBindings };

/** Every route that there is. */
export const PATHS: ReadonlySet<string> = new Set(['/mcp', '/sse', '/messages', '/healthz', '/']);

/** The routes, each behind the same checks, and what has to be closed with them. */
export interface App {
  fetch(request: Request, bindings: HttpBindings): Response | Promise<Response>;
  sweep(): void;
  /** Requests that have not been answered in full. */
  readonly unanswered: number;
  /** Takes no new requests from now on, and waits for nobody's user. */
  drain(): void;
  close(): Promise<void>;
}

export function createApp(options: AppOptions): App {
  const { build, limits, report } = options;
  const modern = new ModernEndpoint(build, limits, options.trace);
  const streamable = new StreamableEndpoint(build, limits, options.trace);
  const sse = new SseEndpoint(build, limits);
  const underWay = new UnderWay(limits.requestMs);
  const largeBodies = new LargeBodies(limits.largeBodies);
  let draining = false;

  const app = new Hono<Env>();

  app.use(async (context, next) => {
    const started = performance.now();
    await next();
    const { method, path } = context.req;
    // Any other path is the client's own text: keys, line feeds and all.
    const shown = PATHS.has(path) ? path : '(unknown path)';
    options.trace(`${method} ${shown} ${context.res.status} ${Math.round(performance.now() - started)} ms`);
  });
  app.use(async (context, next) => {
    if (!draining) return underWay.within(context.env.outgoing, next());
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

  const bodyOf = async (context: Context<Env>): ReturnType<typeof jsonBody> => {
    await largeBodies.admit(context.req.raw, context.env.outgoing);
    return jsonBody(context.env.incoming as IncomingMessage, limits.bodyBytes);
  };

  app.on(['GET', 'POST', 'DELETE'], '/mcp', async (context) => {
    const toolsets = toolsetsOf(context);
    if ('refused' in toolsets) return toolsets.refused;
    const request = context.req.raw;
    if (request.method !== 'POST') {
      const answer = await streamable.fetch(request, undefined, toolsets.list, context.env.outgoing);
      if (request.method === 'GET' && answer.ok) underWay.release(context.env.outgoing);
      return answer;
    }
    const body = await bodyOf(context);
    if ('refused' in body) return body.refused;
    if (listens(body.value)) underWay.release(context.env.outgoing);
    return (await isLegacyRequest(request, body.value))
      ? streamable.fetch(request, body.value, toolsets.list, context.env.outgoing)
      : modern.fetch(request, body.value, toolsets.list);
  });

  app.get('/sse', async (context) => {
    const toolsets = toolsetsOf(context);
    if ('refused' in toolsets) return toolsets.refused;
    // Hono answers HEAD by the handler of GET; a session would wait for a reader that never comes.
    if (context.req.raw.method === 'HEAD') return new Response(null, { status: 405 });
    const refused = await sse.open(context.req.raw, toolsets.list, context.env.outgoing);
    if (refused) return refused;
    underWay.release(context.env.outgoing);
    return RESPONSE_ALREADY_SENT;
  });
  app.post('/messages', async (context) => {
    const body = await bodyOf(context);
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
    const { status, html, csp } = await options.page({
      language: context.req.query('lang'),
      acceptLanguage: context.req.header('accept-language'),
    });
    return context.html(html, status, {
      'content-security-policy': csp,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  app.all('*', (context) => {
    return PATHS.has(context.req.path)
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
      return underWay.size + streamable.sessions.unanswered + sse.sessions.unanswered;
    },
    drain() {
      draining = true;
      streamable.sessions.giveUpQuestions();
      sse.sessions.giveUpQuestions();
    },
    async close() {
      streamable.sessions.close();
      sse.sessions.close();
      await modern.close();
    },
  };
}
