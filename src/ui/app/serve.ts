import { z } from 'zod';
import { commandLine, ourselves, settingsForHost } from '../../app/hosts.ts';
import type { QuietHours } from '../../app/quiet-hours.ts';
import type { Caller, Language } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { PAGE_SESSION } from '../../domain/session.ts';
import { inLanguage } from '../../domain/storage-refusal.ts';
import { isLanguage, LANGUAGES, messages } from '../../messages/index.ts';
import { LOGO } from '../../present/logo.ts';
import type { Services } from '../../services/index.ts';
import { acceptedLanguage, type LocalPageOptions, localPage } from '../host/local-page.ts';
import { DECISION, decide, readAccounts } from './accounts.ts';
import { callTool, listedTools, PAGE_CALL, type PageCalls } from './calls.ts';
import type { Doorkeeper, Session } from './doorkeeper.ts';
import { liveStream } from './live.ts';
import { lockedPage, onceMore } from './locked-page.ts';
import { manifestOf, serviceWorker } from './offline.ts';
import { appScript } from './script.ts';
import { emptyView, rangeOf, readView, thisWeek } from './view.ts';

export interface LocalAppOptions extends PageCalls, Omit<LocalPageOptions, 'identity' | 'services' | 'report'> {
  readonly door: Doorkeeper;
  /** Of the person at this machine; absent where many are served. */
  readonly quiet?: QuietHours | undefined;
  /** Hears of defects, which the page itself does not show. */
  failed(error: unknown): void;
}

/** A request of somebody who was let in. */
interface Visit {
  readonly request: Request;
  readonly url: URL;
  readonly body: unknown;
  readonly session: Session;
  /** What the browser prefers. */
  readonly accepted: Language | undefined;
}

const HOURS = z.object({ hours: z.string().max(500) });

/** The header in which the page sends the token of its session, and the one for the language it is shown in. */
const CSRF = 'x-perch-csrf';
const LANGUAGE = 'x-perch-language';

/**
 * The local app: the page at `/`, and what it asks for under `/app/`. Who was not let in gets a page that says how to
 * get in, and no data; writes need the token of the session besides the cookie.
 */
export function localApp(options: LocalAppOptions): (request: Request, body?: unknown) => Promise<Response> {
  const { door } = options;
  return async (request, body) => {
    const url = new URL(request.url);
    const language = languageOf(options, request);
    const open = publicFile(url.pathname, language);
    if (open) return open;
    const session = door.sessionOf(request.headers.get('cookie'));
    const link = url.pathname === '/' ? url.searchParams.get('enter') : null;
    if (link !== null) {
      const entered = door.redeem(link);
      if (entered) return onceMore(language, door.setCookie(entered));
      return session ? onceMore(language) : lockedPage(language, openCommand(options), true);
    }
    if (!session) {
      if (url.pathname !== '/') return Response.json({ error: messages(language).app.notLetIn }, { status: 403 });
      return isFromElsewhere(request) ? onceMore(language) : lockedPage(language, openCommand(options), false);
    }
    return answer(options, visitOf(request, body, session));
  };
}

const acceptedBy = ({ headers }: Request) => acceptedLanguage(headers.get('accept-language') ?? undefined);

/** The language for whoever is not known yet. */
export const languageOf = ({ config }: Pick<LocalAppOptions, 'config'>, request: Request): Language =>
  config.language ?? acceptedBy(request) ?? 'en';

export const visitOf = (request: Request, body: unknown, session: Session): Visit => ({
  ...{ request, body, session },
  url: new URL(request.url),
  accepted: acceptedBy(request),
});

/** What a person types to be let in to this very server. */
function openCommand({ config, url }: LocalAppOptions): string {
  const { PERCH_DB: db } = settingsForHost(config);
  const store = db === undefined ? [] : ['--db', db];
  return commandLine([...ourselves(), ...store, 'open', '--port', new URL(url).port]);
}

/** A link on another site was followed: the browser has kept the cookie to itself. */
export const isFromElsewhere = ({ headers }: Request): boolean =>
  ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '');

/** What holds nothing of anybody's. */
export function publicFile(path: string, language: Language): Response | undefined {
  const file = (text: string, type: string): Response => new Response(text, { headers: { 'content-type': type } });
  if (path === '/app/icon.svg') return file(LOGO, 'image/svg+xml');
  if (path === '/app/manifest.webmanifest') return file(manifestOf(language), 'application/manifest+json');
  if (path === '/sw.js') return file(serviceWorker(), 'text/javascript');
  return undefined;
}

/** Answers somebody who was let in. */
export async function answer(options: LocalAppOptions, visit: Visit): Promise<Response> {
  const { request, url, session, accepted } = visit;
  if (url.pathname === '/') return pageAnswer(options, visit);
  const shown = request.headers.get(LANGUAGE);
  const language = isLanguage(shown) ? shown : undefined;
  try {
    const services = await options.services();
    if (url.pathname === '/app/live') {
      const stream = await liveStream(services, options.identity.user);
      return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
    }
    const about = { session: session.id, tool: 'page', text: '', language: accepted };
    const known = await services.callerFor(options.identity, about);
    const caller = { ...known, language: language ?? known.language };
    if (url.pathname === '/app/view') return await viewAnswer(services, caller, visit);
    if (request.method === 'GET' && url.pathname === '/app/quiet')
      return Response.json({ hours: await options.quiet?.read() });
    if (request.method === 'GET') return Response.json(await readAccounts(services, caller));
    return await callAnswer(options, services, caller, visit);
  } catch (error) {
    return problem(options, error, language ?? accepted ?? 'en');
  }
}

async function viewAnswer(services: Services, caller: Caller, { url, request }: Visit): Promise<Response> {
  const range = rangeOf(caller, url.searchParams);
  return Response.json(await readView(services, caller, range, request.signal));
}

async function callAnswer(
  options: LocalAppOptions,
  services: Services,
  caller: Caller,
  visit: Visit,
): Promise<Response> {
  const { request, body, session, url } = visit;
  const words = messages(caller).app;
  if (!options.door.isOurs(session, request.headers.get(CSRF))) {
    return Response.json({ error: words.otherPage }, { status: 403 });
  }
  if (url.pathname === '/app/accounts' && !options.readOnly) {
    const wanted = DECISION.safeParse(body);
    if (wanted.success) return Response.json({ result: await decide(services, caller, wanted.data) });
  }
  if (url.pathname === '/app/quiet' && options.quiet && !options.readOnly) {
    const wanted = HOURS.safeParse(body);
    if (wanted.success) return Response.json({ result: await setQuiet(options.quiet, wanted.data.hours, caller) });
  }
  const asked = PAGE_CALL.safeParse(body);
  const called =
    asked.success &&
    (await callTool(asked.data, { ...options, session: `${PAGE_SESSION}${session.id}`, language: caller.language }));
  return called ? Response.json(called) : Response.json({ error: words.noSuchCall }, { status: 400 });
}

/** Sets quiet hours, and says what came of it as a tool does. */
async function setQuiet(quiet: QuietHours, said: string, { language }: Caller) {
  const { app } = messages(language);
  try {
    await quiet.set(said, language);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { status: 'error', message: error.message };
  }
  const hours = await quiet.read();
  return { status: 'final', message: hours === undefined ? app.quietOff : app.quietSet({ hours }) };
}

function problem({ failed }: LocalAppOptions, error: unknown, language: Language): Response {
  if (!(error instanceof UserError)) {
    failed(error);
    return Response.json({ error: messages(language).page.unexpected }, { status: 500 });
  }
  const { message, code } = inLanguage(error, language);
  return Response.json({ error: message }, { status: code === 'INVALID_ARGUMENT' ? 400 : 503 });
}

async function pageAnswer(options: LocalAppOptions, { request, url, session, accepted }: Visit): Promise<Response> {
  const { status, html, csp } = await localPage({
    ...options,
    report: options.failed,
    language: url.searchParams.get('lang') ?? undefined,
    accepted,
    signal: request.signal,
    app: !url.searchParams.has('plain') && {
      script: appScript(),
      facts: async (caller) => ({
        csrf: session.csrf,
        readOnly: options.readOnly,
        isOwn: options.isOwn,
        version: options.version,
        tools: listedTools(options),
        languages: LANGUAGES.map((code) => {
          const { ownName, htmlLanguage } = messages(code).page;
          return { code, ownName, htmlLanguage };
        }),
        view: await emptyView(caller, thisWeek(caller)),
      }),
    },
  });
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': csp },
  });
}
