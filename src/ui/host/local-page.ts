import { type SharedSettings, settingsForHost } from '../../app/hosts.ts';
import { systemZone } from '../../app/system-zone.ts';
import type { Caller, Language } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { shownStore } from '../../domain/server-url.ts';
import { inLanguage } from '../../domain/storage-refusal.ts';
import { isLanguage, messages } from '../../messages/index.ts';
import type { Services } from '../../services/index.ts';
import { appCsp, renderApp } from './app-page.ts';
import { type AppFacts, type PageFacts, type Problem, readPlan, type Setting } from './facts.ts';
import { PAGE_CSP, renderPage } from './page.ts';

/** What does not change from request to request. */
export interface LocalPageOptions {
  /** Opens the store at the first use; may reject. */
  services(): Promise<Services>;
  readonly identity: { readonly user: string };
  /** The settings of this process; their language and zone stand in while the store cannot be read. */
  readonly config: SharedSettings & { readonly language: Language | undefined };
  readonly version: string;
  /** How this server is reached: `http://127.0.0.1:8765`. */
  readonly url: string;
  /** Whether the reader runs this server: nobody else is told where data lies and how it is started. */
  readonly isOwn: boolean;
  /** Hears of defects, which the page itself does not show. */
  report(error: unknown): void;
}

export interface PageRequest extends LocalPageOptions {
  /** The value of `?lang=`, whatever it is. */
  readonly language?: string | undefined;
  /** What the browser prefers. */
  readonly accepted?: Language | undefined;
  readonly signal?: AbortSignal | undefined;
  /** What takes the place of the page: the app. */
  readonly app?: AppParts | false | undefined;
}

/** The script of the app, and what it starts with. */
interface AppParts {
  readonly script: string;
  facts(caller: Caller): Promise<object>;
}

interface PageAnswer {
  /** 503 when the page tells of a problem instead of the plan. */
  readonly status: 200 | 503;
  readonly html: string;
  /** Value of Content-Security-Policy. */
  readonly csp: string;
}

type Read = Omit<Setting, 'server'> & { readonly store: string } & (
    | Pick<PageFacts, 'plan'>
    | Pick<AppFacts, 'script' | 'facts'>
  );

/**
 * The page at `/`: who this server is, the agenda of these days, what is due and to be done, and how to
 * connect; or the app that shows all this and more. Language: `?lang=`, profile, setting, Accept-Language, the system's.
 * What keeps the store from being read is told on the page.
 */
export async function localPage(request: PageRequest): Promise<PageAnswer> {
  const { config, version, url, isOwn } = request;
  const { store, ...read } = await readStore(request);
  const server = { version, url, store, hostEnv: settingsForHost(config), isOwn };
  if ('script' in read) return { status: 200, html: renderApp({ ...read, server }), csp: appCsp(read.script) };
  return { status: 'message' in read.plan ? 503 : 200, html: renderPage({ ...read, server }), csp: PAGE_CSP };
}

async function readStore(request: PageRequest): Promise<Read> {
  const { identity, config, signal, accepted } = request;
  const chosen = isLanguage(request.language) ? request.language : undefined;
  let known: Caller | undefined;
  try {
    const services = await request.services();
    const about = { session: crypto.randomUUID(), tool: 'page', text: '', language: accepted };
    const caller = await services.callerFor(identity, about);
    known = { ...caller, language: chosen ?? caller.language };
    const read = { ...readerOf(known), store: services.store };
    // Without a script there is no app.
    if (request.app && request.app.script !== '') {
      return { ...read, script: request.app.script, facts: await request.app.facts(known) };
    }
    return { ...read, plan: await readPlan(services, known, signal) };
  } catch (error) {
    if (!(error instanceof UserError || signal?.aborted)) request.report(error);
    const language = known?.language ?? chosen ?? config.language ?? accepted ?? 'en';
    const zone = known?.zone ?? config.timezone ?? systemZone().zone;
    const zoneSource = config.timezone === undefined ? ('system' as const) : ('setting' as const);
    const reader = known ? readerOf(known) : { language, zone, zoneSource, now: Date.now() };
    return { ...reader, store: shownStore(config.db), plan: problemOf(error, language) };
  }
}

const readerOf = ({ language, zone, zoneSource, now }: Caller) => ({ language, zone, zoneSource, now });

function problemOf(error: unknown, language: Language): Problem {
  if (!(error instanceof UserError)) return { message: messages(language).page.unexpected };
  const { message, details } = inLanguage(error, language);
  return { message, hint: details.hint };
}

/**
 * Which of our languages an Accept-Language header (RFC 9110 §12.5.4) prefers;
 * undefined when it names neither. At equal weight the first one wins.
 */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  let best: Language | undefined;
  let highest = 0;
  for (const range of (header ?? '').slice(0, 1_000).split(',')) {
    const match = /^\s*(zh|en)(?:-[\w-]+)?\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*$/i.exec(range);
    const weight = Number(match?.[2] ?? 1);
    if (match && weight > highest) {
      best = match[1]?.toLowerCase() as Language;
      highest = weight;
    }
  }
  return best;
}
