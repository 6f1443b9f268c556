import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { SCOPES, type Scope } from '../../domain/access/scope.ts';

/** A browser that was let in. */
export interface Session {
  readonly id: string;
  /** What a page of ours sends along with every write, and a page of another origin cannot know. */
  readonly csrf: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long a link waits to be followed: the one of the start, and one that was asked for. */
export const LINK_MS = { start: DAY_MS, asked: 10 * MINUTE_MS } as const;
/** A browser that comes back within this time is let in again. */
const SESSION_MS = 90 * DAY_MS;
/** Links whose use is remembered; nobody asks for more in a day. */
const MOST_USED = 10_000;

type Purpose = 'link' | 'guest' | 'session' | 'csrf';

/** Somebody with an account on a server for many people, and what their browser may do there. */
export interface Guest {
  readonly user: string;
  readonly scope: Scope;
}

/**
 * Lets the person at this machine in, and nobody else: by a link that works once, then by a cookie. Both are signed
 * with a key of the store, so that a link which another process made is good here, and a cookie outlives a restart.
 *
 * @example
 * const door = new Doorkeeper(key, { port: 8765, now: Date.now });
 * const session = door.redeem(door.link(LINK_MS.asked)); // a Session; a second time undefined
 */
export class Doorkeeper {
  readonly #key: Uint8Array;
  readonly #now: () => number;
  readonly #started: number;
  readonly #cookie: string;
  readonly #used = new Set<string>();

  /** `key`: at least 32 secret bytes. `port`: cookies are shared by all ports of a host, so each has a name of its own. */
  constructor(key: Uint8Array, { port, now }: { readonly port: number; readonly now: () => number }) {
    this.#key = key;
    this.#now = now;
    this.#started = now();
    this.#cookie = `perch_${port}`;
  }

  /** A secret that lets one browser in, once, within `ms` milliseconds. */
  link(ms: number): string {
    return makeLink(this.#key, this.#now(), ms);
  }

  /** The session of a browser that follows a link; undefined where it was used, is too old, or is not ours. */
  redeem(link: string): Session | undefined {
    return this.#take('link', link) === undefined ? undefined : this.session(randomBytes(16).toString('base64url'));
  }

  /** Whom a link of `makeGuestLink` is for; undefined where it was used, is too old, or is not ours. */
  guestOf(link: string): Guest | undefined {
    const id = this.#take('guest', link);
    if (id === undefined) return undefined;
    const [, user, scope] = GUEST.parse(JSON.parse(Buffer.from(id, 'base64url').toString('utf8')));
    return { user, scope };
  }

  /** The session that the cookies of a request tell of. */
  sessionOf(cookies: string | null): Session | undefined {
    const found = (cookies ?? '').slice(0, 8_192).split(/;\s*/);
    const value = found.find((one) => one.startsWith(`${this.#cookie}=`))?.slice(this.#cookie.length + 1);
    const read = value === undefined ? undefined : this.#read('session', value);
    return read && this.session(read.id);
  }

  /** What sets the cookie: no script reads it, and no page of another site has it sent. */
  setCookie({ id }: Session): string {
    const value = sealed(this.#key, 'session', id, this.#now(), SESSION_MS);
    return `${this.#cookie}=${value}; HttpOnly; SameSite=Strict; Path=/; Max-Age=${SESSION_MS / 1_000}`;
  }

  /** Whether a write comes from a page of this session. */
  isOurs(session: Session, csrf: string | null): boolean {
    return csrf !== null && same(session.csrf, csrf);
  }

  /** The session of a browser that is known by something else: `id` is no secret. */
  session(id: string): Session {
    return { id, csrf: macOf(this.#key, 'csrf', id) };
  }

  /** What a link names, once. */
  #take(purpose: 'link' | 'guest', link: string): string | undefined {
    const read = this.#read(purpose, link);
    // Of one made before this process began it is not known whether it was used.
    if (!read || read.made < this.#started || this.#used.has(read.id) || this.#used.size >= MOST_USED) return undefined;
    this.#used.add(read.id);
    return read.id;
  }

  #read(purpose: Purpose, text: string): { id: string; made: number } | undefined {
    const [id = '', made = '', until = '', mac = '', more] = text.split('.');
    if (more !== undefined || !same(mac, macOf(this.#key, purpose, `${id}.${made}.${until}`))) return undefined;
    return Number.parseInt(until, 36) > this.#now() ? { id, made: Number.parseInt(made, 36) } : undefined;
  }
}

/** A link for a server that has the same key, which may be another process. */
export const makeLink = (key: Uint8Array, now: number, ms: number): string =>
  sealed(key, 'link', randomBytes(16).toString('base64url'), now, ms);

/** A link that lets one browser of somebody else in, on a server for many people that has the same key. */
export const makeGuestLink = (key: Uint8Array, { user, scope }: Guest, now: number, ms: number): string => {
  const text = JSON.stringify([randomBytes(16).toString('base64url'), user, scope]);
  return sealed(key, 'guest', Buffer.from(text).toString('base64url'), now, ms);
};

/** Something that occurs once, the user, and the scope. */
const GUEST = z.tuple([z.string(), z.string(), z.enum(SCOPES)]);

function sealed(key: Uint8Array, purpose: Purpose, id: string, now: number, ms: number): string {
  const text = `${id}.${now.toString(36)}.${(now + ms).toString(36)}`;
  return `${text}.${macOf(key, purpose, text)}`;
}

const macOf = (key: Uint8Array, purpose: Purpose, text: string): string =>
  createHmac('sha256', key).update(`perch page ${purpose}\n${text}`).digest('base64url');

const same = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
