/** What is asked of a place where calendars are, whatever its protocol. Hrefs are paths with each part percent-encoded anew. */
export interface CalendarServer {
  /** How long it wants to be left alone after it was asked, in milliseconds; as soon as anybody likes without it. */
  readonly refreshMs?: number;
  /** The calendars of the account, in one request where that can be. */
  calendars(): Promise<ListedCalendar[]>;
  /** What has changed since the token; undefined where the server does not say, or says what cannot be. */
  changes(calendar: string, token: string): Promise<Changes | undefined>;
  /** All objects of a calendar. Throws ServerRefusal `gone` for one that is not there. */
  list(calendar: string): Promise<ListedObject[]>;
  /** Those of the objects that the server brings, in any order; what is left out may be there all the same. */
  fetch(calendar: string, hrefs: readonly string[]): Promise<FetchedObject[]>;
  /** One object; undefined where there is certainly none. */
  get(href: string): Promise<FetchedObject | undefined>;
  /** Writes an object over the one with this ETag, or where none is. */
  put(href: string, ics: string, over: { readonly etag: string | null } | 'nothing'): Promise<Written>;
  /** Takes an object away if it still has this ETag. */
  remove(href: string, etag: string | null): Promise<Written>;
}

export interface ListedCalendar {
  readonly href: string;
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string | null;
  readonly token: string | null;
  readonly ctag: string | null;
  readonly writable: boolean;
  /** Such as VEVENT and VTODO. */
  readonly components: readonly string[];
}

export interface ListedObject {
  readonly href: string;
  readonly etag: string | null;
}

export interface FetchedObject extends ListedObject {
  readonly ics: string;
}

export interface Changes {
  readonly changed: readonly ListedObject[];
  /** Said to be gone, which a full listing has to confirm. */
  readonly gone: readonly string[];
  readonly token: string | null;
}

/** What came of a write. */
export type Written =
  | { readonly done: true; readonly etag: string | null }
  | {
      readonly done: false;
      /**
       * `changed`: it is no longer what it was; `gone`: there is nothing there; `elsewhere`: its UID has another address;
       * `readonly`: this calendar is not to be written; `refused`: this object is not taken.
       */
      readonly why: 'changed' | 'gone' | 'elsewhere' | 'readonly' | 'refused';
      /** What the server said, in a few words. */
      readonly said: string;
    };

/** Why a server did not do what it was asked. */
export type Refusal =
  /** The password is not taken. */
  | 'login'
  /** It wants to be left alone for a while. */
  | 'busy'
  /** It cannot be reached, or its answer breaks off. */
  | 'unreachable'
  /** Something answers, but not a calendar server. */
  | 'no-calendars'
  /** What was asked for is not there, or not for this user. */
  | 'gone'
  /** It would send us where a password must not go. */
  | 'elsewhere'
  /** It failed. */
  | 'failed';

export class ServerRefusal extends Error {
  readonly why: Refusal;
  /** How long it asks to wait, in milliseconds. */
  readonly retryAfter: number | undefined;

  constructor(why: Refusal, said: string, retryAfter?: number) {
    super(said);
    this.why = why;
    this.retryAfter = retryAfter;
  }
}
