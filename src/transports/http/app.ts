import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { isLegacyRequest } from '@modelcontextprotocol/server';
import { type Context, Hono } from 'hono';
import { isLargeResource } from '../../mcp/server/server.ts';
import { INVALID_PARAMS, INVALID_REQUEST, refuse, SERVER_ERROR } from './answers.ts';
import type { Gate } from './auth/gate.ts';
import { metadataAnswer } from './auth/metadata.ts';
import { type Principal, principalOf } from './auth/principal.ts';
import { jsonBody } from './body.ts';
import type { Build } from './client.ts';
import { LargeOnes, type Limits, UnderWay } from './limits.ts';
import { listens, ModernEndpoint } from './modern.ts';
import { SseEndpoint } from './sse.ts';
import { StreamableEndpoint } from './streamable.ts';
import { calendarFile, FILE_PATHS, type Subscribable } from './subscribable.ts';

export interface AppOptions {
  readonly build: Build;
  /** What is wrong with a list of toolsets in a URL; undefined for a good one. */
  refuseToolsets(list: string): string | undefined;
  /** Absent where the server has no page. `sender`: who was let in, where that is asked. */
  readonly page?: ((request: Request, body?: unknown, sender?: Principal) => Promise<Response>) | undefined;
  /** The token that a browser keeps for the page, where it keeps one. */
  readonly keptToken?: ((cookies: string | null) => string | undefined) | undefined;
  /** Absent where the calendars are those of many. */
  readonly files?: Subscribable | undefined;
  /** Rejects when the database cannot be used. */
  health(): Promise<{ readonly version?: string }>;
  /** Asks who sends a request; absent where everybody who gets here is served as one person. */
  readonly gate?: Gate | undefined;
  /** What clients are told of how to get a token (RFC 9728), where they can get one by themselves. */
  readonly metadata?: ((path: string) => object | undefined) | undefined;
  /** Counts what is done, and tells it as text for Prometheus. */
  readonly metrics?: Metrics | undefined;
  /** Takes lines for the person who runs the server: no content, no query strings. */
  report(line: string): void;
  trace(line: string): void;
  readonly limits: Limits;
}

/** What is told of a request when it has been answered. */
export interface Answered {
  readonly method: string;
  /** One of PATHS, or `other`. */
  readonly path: string;
  readonly status: number;
  readonly seconds: number;
}

interface Metrics {
  answered(request: Answered): void;
  /** `gauges`: what is so now, by name. */
  text(gauges: Readonly<Record<string, number>>): string;
}

type Env = { Bindings: HttpBindings };

/** What the local page is made of, and asks for. */
const PAGE_PATHS = [
  '/',
  '/app/view',
  '/app/accounts',
  '/app/quiet',
  '/app/live',
  '/app/manifest.webmanifest',
  '/app/icon.svg',
  '/sw.js',
];
const PAGE_CALLS = ['/app/call', '/app/accounts', '/app/quiet'];
const OF_PAGE: ReadonlySet<string> = new Set([...PAGE_PATHS, ...PAGE_CALLS]);

/** What nobody else may keep, be told about, or take for something else. */
const PAGE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Every route that there is. */
export const PATHS: ReadonlySet<string> = new Set([
  '/mcp',
  '/sse',
  '/messages',
  '/healthz',
  '/readyz',
  '/metrics',
  '/.well-known/oauth-protected-resource',
  '/.well-known/oauth-protected-resource/mcp',
  '/.well-known/oauth-protected-resource/sse',
  '/calendar.ics',
  ...PAGE_PATHS,
  ...PAGE_CALLS,
]);

/** What may be asked without a token: whether the server is there, and how to get one. */
const isOpen = (path: string): boolean =>
  path === '/healthz' || path === '/readyz' || path.startsWith('/.well-known/oauth-protected-resource');

/** Whether a request, or one of a batch, reads the whole calendar as a file. */
const readsFile = (body: unknown): boolean =>
  [body].flat().some((one: unknown) => {
    if (typeof one !== 'object' || one === null || !('method' in one && 'params' in one)) return false;
    const { method, params } = one;
    const uri = typeof params === 'object' && params !== null && 'uri' in params ? params.uri : undefined;
    return method === 'resources/read' && typeof uri === 'string' && isLargeResource(uri);
  });

/** The calendar as the page asks for it: work like a call of a host, and one that only reads. */
const VIEW = { id: 1, method: 'page/view' };

/** What the page asks for, as the call of a host that it stands for: of anything else it is not known what it does, so it may write. */
function asCall(body: unknown): object {
  const { tool, arguments: args } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return { id: 1, method: 'tools/call', params: { name: tool, arguments: args } };
}

/** A batch of which one request would get the answer of another. */
function repeatsId(body: unknown): boolean {
  if (!Array.isArray(body)) return false;
  const ids = body.flatMap((one: unknown) =>
    typeof one === 'object' && one !== null && 'method' in one && 'id' in one ? [one.id] : [],
  );
  return new Set(ids).size < ids.length;
}

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
  const largeBodies = new LargeOnes(limits.largeBodies);
  const largeAnswers = new LargeOnes(limits.largeBodies);
  let draining = false;

  const app = new Hono<Env>();

  app.use(async (context, next) => {
    const started = performance.now();
    await next();
    const { method, path } = context.req;
    // Any other path is the client's own text: keys, line feeds and all.
    const shown = PATHS.has(path) ? path : '(unknown path)';
    const ms = performance.now() - started;
    options.trace(`${method} ${shown} ${context.res.status} ${Math.round(ms)} ms`);
    const route = PATHS.has(path) ? path : 'other';
    options.metrics?.answered({ method, path: route, status: context.res.status, seconds: ms / 1000 });
    // The SDK says keep-alive, also to who asked for an end of the connection or knows no other end of an answer.
    if (context.res.headers.get('connection') === 'keep-alive') context.res.headers.delete('connection');
  });
  app.use(async (context, next) => {
    if (!draining) return underWay.within(context.env.outgoing, next());
    const stopping = refuse(503, SERVER_ERROR, 'The server is being stopped');
    stopping.headers.set('connection', 'close');
    return stopping;
  });
  app.use(async (context, next) => {
    const { gate, page, keptToken } = options;
    const { path, raw, method } = context.req;
    if (!gate || isOpen(path)) return next();
    const isPage = page !== undefined && OF_PAGE.has(path);
    const kept = isPage ? keptToken?.(raw.headers.get('cookie')) : undefined;
    const refused = await gate.admit(raw, context.env.outgoing, kept);
    // The page itself says to people how to get in.
    if (refused?.status !== 401 || !isPage || path !== '/' || method !== 'GET') return refused ?? next();
    await next();
    const challenge = refused.headers.get('www-authenticate');
    if (context.res.status === 401 && challenge !== null) context.res.headers.set('www-authenticate', challenge);
  });

  /** The answer to what the sender may not ask, or not now. */
  const forbidden = async ({ req, env }: Context<Env>, body: unknown): Promise<Response | undefined> => {
    const principal = principalOf(req.raw);
    return principal && options.gate?.check(principal, body, env.outgoing);
  };
  const noStream = ({ req, env }: Context<Env>): Response | undefined => {
    const principal = principalOf(req.raw);
    return principal && options.gate?.stream(principal, env.outgoing);
  };

  /** The toolsets of the URL, or the answer to ones that do not exist. */
  const toolsetsOf = (context: Context<Env>): { list: string | undefined } | { refused: Response } => {
    const list = context.req.query('active_experts');
    const wrong = list === undefined ? undefined : options.refuseToolsets(list);
    return wrong === undefined ? { list } : { refused: refuse(400, INVALID_PARAMS, `active_experts: ${wrong}`) };
  };

  const bodyOf = ({ env: { incoming, outgoing } }: Context<Env>): ReturnType<typeof jsonBody> =>
    jsonBody(incoming as IncomingMessage, {
      limit: limits.bodyBytes,
      admit: () => largeBodies.admit(outgoing),
      restMs: limits.largeBodyMs,
    });

  app.on(['GET', 'POST', 'DELETE'], '/mcp', async (context) => {
    const toolsets = toolsetsOf(context);
    if ('refused' in toolsets) return toolsets.refused;
    const request = context.req.raw;
    if (request.method !== 'POST') {
      const refused = request.method === 'GET' ? noStream(context) : undefined;
      if (refused) return refused;
      const answer = await streamable.fetch(request, undefined, toolsets.list, context.env.outgoing);
      if (request.method === 'GET' && answer.ok) underWay.release(context.env.outgoing);
      return answer;
    }
    const body = await bodyOf(context);
    if ('refused' in body) return body.refused;
    if (repeatsId(body.value)) return refuse(400, INVALID_REQUEST, 'Invalid Request: two messages have the same id');
    const refused = await forbidden(context, body.value);
    if (refused) return refused;
    if (readsFile(body.value)) await largeAnswers.admit(context.env.outgoing);
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
    const refused = noStream(context) ?? (await sse.open(context.req.raw, toolsets.list, context.env.outgoing));
    if (refused) return refused;
    underWay.release(context.env.outgoing);
    return RESPONSE_ALREADY_SENT;
  });
  app.post('/messages', async (context) => {
    const body = await bodyOf(context);
    if ('refused' in body) return body.refused;
    const refused = await forbidden(context, body.value);
    return refused ?? sse.post(context.req.raw, context.req.query('sessionId'), body.value);
  });

  app.on('GET', ['/healthz', '/readyz'], async (context) => {
    context.header('cache-control', 'no-store');
    try {
      return context.json({ status: 'ok', ...(await options.health()) });
    } catch {
      return context.json({ status: 'error', message: 'The database cannot be used; run: perch-mcp doctor' }, 503);
    }
  });

  app.get('/metrics', (context) => {
    const principal = principalOf(context.req.raw);
    const { gate, metrics } = options;
    if (!gate || !metrics || !principal) return refuse(404, SERVER_ERROR, 'Not Found: there are no metrics here');
    return (
      gate.onlyAdmin(principal) ??
      context.text(
        metrics.text({
          sessions: streamable.sessions.size + sse.sessions.size,
          streams: modern.streams + sse.sessions.size,
          unanswered: underWay.size,
        }),
        200,
        { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
      )
    );
  });

  app.get('/.well-known/*', (context) => metadataAnswer(options.metadata?.(context.req.path)));

  const pageAnswer = async ({ req, env }: Context<Env>, body?: unknown): Promise<Response> => {
    if (!options.page) return refuse(404, SERVER_ERROR, 'Not Found: the endpoint is /mcp');
    const answer = await options.page(req.raw, body, principalOf(req.raw));
    for (const [name, value] of Object.entries(PAGE_HEADERS)) answer.headers.set(name, value);
    if (answer.headers.get('content-type') === 'text/event-stream') underWay.release(env.outgoing);
    return answer;
  };
  app.on('GET', FILE_PATHS, ({ req }) => calendarFile(options.files, req.raw));
  app.on('GET', PAGE_PATHS, async (context) => {
    const { path } = context.req;
    const refused = path === '/app/live' ? noStream(context) : path === '/app/view' && (await forbidden(context, VIEW));
    return refused || pageAnswer(context);
  });
  app.on('POST', PAGE_CALLS, async (context) => {
    const body = await bodyOf(context);
    if ('refused' in body) return body.refused;
    return (await forbidden(context, asCall(body.value))) ?? pageAnswer(context, body.value);
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
      options.gate?.close();
      streamable.sessions.close();
      sse.sessions.close();
      await modern.close();
    },
  };
}
