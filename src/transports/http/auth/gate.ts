import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { includes, SCOPES, type Scope } from '../../../domain/access/scope.ts';
import { scopeNeeded } from '../../../mcp/server/server.ts';
import { refuse, SERVER_ERROR } from '../answers.ts';
import { whenClosed } from '../limits.ts';
import { listens } from '../modern.ts';
import { type Challenge, insufficientScope, noAccount, tooMany, unauthorized } from './challenge.ts';
import { type Principal, setPrincipal, type Verifier } from './principal.ts';
import { Rates } from './rates.ts';
import { Turns } from './turns.ts';

interface GateOptions {
  readonly verifier: Verifier;
  readonly challenge: Challenge;
  report(line: string): void;
}

/** How often it is asked whether verdicts still hold, and whether those may stay who have something open: together less than a second. */
const FRESH_MS = 300;
const LOOK_MS = 300;
/** How long a verdict is kept though nothing has changed: what an issuer thinks of its tokens is not told. */
const KEPT_MS = 60_000;
/** Verdicts that are kept at a time. */
const MOST_VERDICTS = 10_000;
/** Streams that one user may have open, and calls that may wait for their turn. */
const MOST_STREAMS = 50;
const MOST_WAITING = 32;

const BEARER = /^Bearer +([\w.~+/=-]+) *$/i;

type Verdict = Awaited<ReturnType<Verifier['verify']>>;

/**
 * Lets in who shows a token, as often and as far as that token goes. What is
 * open when a token ends is ended with it.
 */
export class Gate {
  readonly #options: GateOptions;
  readonly #verdicts = new Map<string, { readonly at: number; readonly verdict: Promise<Verdict> }>();
  /** What the verdicts were found with. */
  #version: string | undefined;
  #asked: { readonly at: number; readonly answer: Promise<void> } | undefined;
  readonly #open = new Map<ServerResponse, Principal>();
  readonly #streams = new Map<string, number>();
  readonly #rates = new Rates();
  readonly #turns = new Turns();
  #looking: NodeJS.Timeout | undefined;

  constructor(options: GateOptions) {
    this.#options = options;
  }

  /** The answer that refuses a request; undefined for one whose sender is let in and remembered. `kept`: a token that a browser keeps. */
  async admit(request: Request, outgoing: ServerResponse, kept?: string): Promise<Response | undefined> {
    const { challenge } = this.#options;
    const [, token = kept] = BEARER.exec(request.headers.get('authorization') ?? '') ?? [];
    if (token === undefined) return unauthorized(challenge, request.headers.has('authorization'));
    let verdict: Verdict;
    try {
      verdict = await this.#verdict(token);
    } catch (error) {
      this.#options.report(`a token could not be checked: ${error instanceof Error ? error.message : error}`);
      return refuse(503, SERVER_ERROR, 'Tokens cannot be checked now: try again later');
    }
    if (verdict === 'stranger') return noAccount();
    if (verdict === undefined || verdict.expiresAt <= Date.now()) return unauthorized(challenge, true);
    if (!includes(verdict.scope, 'read')) return insufficientScope(challenge, 'read');
    const seconds = this.#rates.take(verdict.user, 1, verdict.quotas);
    if (seconds !== undefined) return tooMany(`at most ${verdict.quotas.requests_per_second} a second`, seconds);
    setPrincipal(request, verdict);
    this.#watch(outgoing, verdict);
    return undefined;
  }

  /**
   * The answer that refuses what a request asks for; undefined when it may, and
   * when it is its turn. `body`: what a POST carries.
   */
  async check(principal: Principal, body: unknown, outgoing: ServerResponse): Promise<Response | undefined> {
    const { user, scope, quotas } = principal;
    const messages: readonly unknown[] = Array.isArray(body) ? body : [body];
    const needed = messages.map(scopeNeeded).reduce(wider, 'read');
    if (!includes(scope, needed)) return insufficientScope(this.#options.challenge, needed);
    if (messages.length > 1) {
      const seconds = this.#rates.take(user, messages.length - 1, quotas);
      if (seconds !== undefined) return tooMany(`at most ${quotas.requests_per_second} a second`, seconds);
    }
    if (listens(body)) return this.stream(principal, outgoing);
    if (!messages.some(isCall)) return undefined;
    const end = await this.#turns.take(user, quotas.at_once, MOST_WAITING);
    if (!end) return tooMany(`at most ${quotas.at_once} at once`, 1);
    whenClosed(outgoing, end);
    return undefined;
  }

  /** The answer that refuses one stream more; undefined when there may be one. */
  stream({ user }: Principal, outgoing: ServerResponse): Response | undefined {
    const open = this.#streams.get(user) ?? 0;
    if (open >= MOST_STREAMS) return tooMany(`at most ${MOST_STREAMS} open streams`, 60);
    this.#streams.set(user, open + 1);
    whenClosed(outgoing, () => {
      const left = (this.#streams.get(user) ?? 1) - 1;
      if (left > 0) this.#streams.set(user, left);
      else this.#streams.delete(user);
    });
    return undefined;
  }

  /** The answer that refuses what only administrators may see. */
  onlyAdmin({ scope }: Principal): Response | undefined {
    return includes(scope, 'admin') ? undefined : insufficientScope(this.#options.challenge, 'admin');
  }

  close(): void {
    clearTimeout(this.#looking);
  }

  async #verdict(token: string): Promise<Verdict> {
    await this.#keepTrue();
    // The secret itself is not kept.
    const key = createHash('sha256').update(token).digest('base64');
    const now = performance.now();
    const known = this.#verdicts.get(key);
    if (known && now - known.at < KEPT_MS) return known.verdict;
    const verdict = this.#options.verifier.verify(token);
    if (this.#verdicts.size >= MOST_VERDICTS) this.#verdicts.clear();
    this.#verdicts.set(key, { at: now, verdict });
    // What could not be told is asked again.
    verdict.catch(() => this.#verdicts.delete(key));
    return verdict;
  }

  /** Forgets all verdicts when anything about users and tokens has changed: one question for everybody who comes meanwhile. */
  #keepTrue(): Promise<void> {
    const now = performance.now();
    if (this.#asked && now - this.#asked.at < FRESH_MS) return this.#asked.answer;
    const answer = this.#options.verifier.version().then((version) => {
      if (version !== this.#version) this.#verdicts.clear();
      this.#version = version;
    });
    this.#asked = { at: now, answer };
    answer.catch(() => {
      this.#asked = undefined;
    });
    return answer;
  }

  /** Ends the answer with the token that it was asked for with. */
  #watch(outgoing: ServerResponse, principal: Principal): void {
    if (outgoing.closed) return;
    this.#open.set(outgoing, principal);
    whenClosed(outgoing, () => this.#open.delete(outgoing));
    this.#lookSoon();
  }

  #lookSoon(): void {
    if (this.#looking || this.#open.size === 0) return;
    this.#looking = setTimeout(async () => {
      // A store that cannot be read now can be in a moment.
      await this.#look().catch(() => {});
      this.#looking = undefined;
      this.#lookSoon();
    }, LOOK_MS).unref();
  }

  async #look(): Promise<void> {
    const now = Date.now();
    const principals = [...new Set(this.#open.values())];
    const gone = new Set(principals.filter(({ expiresAt }) => expiresAt <= now));
    const rest = principals.filter((principal) => !gone.has(principal));
    for (const principal of await this.#options.verifier.gone(rest)) gone.add(principal);
    if (gone.size === 0) return;
    // What was told of them before does not hold any more.
    this.#verdicts.clear();
    for (const [outgoing, principal] of [...this.#open]) if (gone.has(principal)) outgoing.destroy();
  }
}

const wider = (one: Scope, other: Scope): Scope => (SCOPES.indexOf(one) < SCOPES.indexOf(other) ? other : one);

/** True for what is answered after some work; not for an answer to a question of ours, which a call may be waiting for. */
const isCall = (message: unknown): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'method' in message &&
  'id' in message &&
  message.method !== 'ping';
