import { digestOf } from '../domain/sync/digest.ts';
import { type SplitCalendar, splitCalendar } from '../domain/sync/split.ts';
import { HOUR, MINUTE } from '../domain/time/wall.ts';
import type { FeedAs } from '../services/sync/remotes.ts';
import {
  type CalendarServer,
  type FetchedObject,
  type ListedCalendar,
  type ListedObject,
  ServerRefusal,
  type Written,
} from '../services/sync/server.ts';
import { type FeedSend, fetchFeed } from './fetch.ts';

const SHORTEST_MS = 15 * MINUTE;
const LONGEST_MS = 24 * HOUR;
/** Where the feed does not say how often. */
const USUAL_MS = HOUR;

/** The one calendar of a feed. */
const HREF = '/feed/';

const TRANSP = { busy: 'OPAQUE', free: 'TRANSPARENT' } as const;

/** A file on the web as a calendar server that takes nothing: what is there, by UID. */
export class FeedServer implements CalendarServer {
  readonly #url: string;
  readonly #as: FeedAs;
  readonly #known: string | undefined;
  readonly #send: FeedSend | undefined;
  #split: SplitCalendar | undefined;
  #tag: string | undefined;

  /** `known`: what the feed was marked with when it was fetched last. */
  constructor(url: string, as: FeedAs, known: string | undefined, send?: FeedSend) {
    this.#url = url;
    this.#as = as;
    this.#known = known;
    this.#send = send;
  }

  get refreshMs(): number {
    return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, this.#split?.refreshMs ?? USUAL_MS));
  }

  async calendars(): Promise<ListedCalendar[]> {
    const answer = await fetchFeed(this.#url, this.#known, this.#send);
    if (answer.notModified) this.#tag = this.#known;
    else this.#take(answer);
    return [
      {
        ...{ href: HREF, name: this.#split?.name ?? new URL(this.#url).host, color: null },
        ...{ token: this.#tag ?? null, ctag: null, writable: false, components: ['VEVENT'] },
      },
    ];
  }

  async changes(): Promise<undefined> {
    return undefined;
  }

  async list(): Promise<ListedObject[]> {
    return (await this.#objects()).map(({ href, etag }) => ({ href, etag }));
  }

  async fetch(_calendar: string, hrefs: readonly string[]): Promise<FetchedObject[]> {
    const wanted = new Set(hrefs);
    return (await this.#objects()).filter(({ href }) => wanted.has(href));
  }

  async get(href: string): Promise<FetchedObject | undefined> {
    return (await this.#objects()).find((one) => one.href === href);
  }

  put(): Promise<Written> {
    return readOnly();
  }

  remove(): Promise<Written> {
    return readOnly();
  }

  #take({ body, tag }: { readonly body: string; readonly tag: string | undefined }): void {
    const plain = splitCalendar(body);
    // What is here already stays: an empty answer, a page to sign in, half a file.
    if (!plain) throw new ServerRefusal('no-calendars', 'text/calendar');
    const as = this.#as === 'said' && plain.isHolidays ? 'free' : this.#as;
    this.#split = as === 'said' ? plain : splitCalendar(body, TRANSP[as]);
    // Without a mark of its own it is told by what it says.
    this.#tag = tag ?? `"${digestOf(body)}"`;
  }

  async #objects(): Promise<FetchedObject[]> {
    if (!this.#split) {
      const answer = await fetchFeed(this.#url, undefined, this.#send);
      if (!answer.notModified) this.#take(answer);
    }
    return (this.#split?.objects ?? []).map(({ uid, ics }) => ({ href: `${HREF}${uid}`, etag: digestOf(ics), ics }));
  }
}

const readOnly = async (): Promise<Written> => ({ done: false, why: 'readonly', said: 'feed' });
