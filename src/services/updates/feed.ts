import { listAfter, type Newest, nextFire, readNewest } from '../../db/repos/feed.ts';
import { onWritten, scopedTo } from '../../db/repos/scope.ts';
import type { Caller } from '../../domain/caller.ts';
import { DAY, type Instant, wallDay } from '../../domain/time/wall.ts';
import { startOfDay, toWall } from '../../domain/time/zone.ts';
import { type Database, ofUser } from '../change/database.ts';
import { pacing } from '../change/pace.ts';
import { Given, type SharedWith } from './given.ts';
import type { Interest } from './interest.ts';
import { type Changed, changesSettings, readChanged, touches } from './touches.ts';

/** Somebody who is to be told. */
export interface Watcher {
  readonly user: string;
  /** Asked again on the next day, and when settings of the user have changed. Throws UserError. */
  interest(caller: Caller): Interest;
  /** What is looked at is another thing now. At most once a look; must not throw. */
  changed(): void;
}

interface FeedOptions {
  now(): Instant;
  callerFor(user: string): Promise<Caller>;
  /** Brings what is derived from the data up to date with the passing of time. */
  settle(caller: Caller): Promise<unknown>;
  /** Whom a user is in share groups with, now. */
  sharedWith(user: string): Promise<SharedWith>;
  /** How often it is looked while somebody watches: one statement of a few microseconds. */
  readonly lookMs?: number | undefined;
}

const LOOK_MS = 250;
/** The same where the database tells when somebody has written. */
const LOOK_TOLD_MS = 1_000;
/** Changes between two looks that are read one by one; of more, everybody is told. */
const MOST_CHANGES = 500;

/** Those who watch what is one user's. */
interface Watched {
  readonly watchers: Map<Watcher, Interest>;
  /** What others have given to the user. */
  readonly given: Given;
  /** The number of the last change that was looked at. */
  seen: number;
  dayEnds: Instant;
  nextFire: Instant | undefined;
}

/**
 * Notices what any process writes, and tells those whom it concerns: the list
 * of changes is read on from where it was. Nothing is looked at while nobody watches.
 */
export class Feed {
  readonly #database: Database;
  readonly #options: FeedOptions;
  readonly #users = new Map<string, Watched>();
  #form: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Stops hints, where the database gives any. */
  #stopHints: (() => void) | undefined;
  #isHinted = false;
  #looking: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(database: Database, options: FeedOptions) {
    this.#database = database;
    this.#options = options;
  }

  /** Tells of what is written from now on; answers how to stop that. Throws what `interest` throws. */
  async watch(watcher: Watcher): Promise<() => void> {
    const caller = await this.#options.callerFor(watcher.user);
    const interest = watcher.interest(caller);
    // What lies before is not new to a watcher, least of all to one who has just written it.
    await this.#look();
    const [newest] = await this.#newest([watcher.user]);
    this.#form ??= newest?.form;
    const seen = newest?.seq ?? 0;
    const watched = this.#users.get(watcher.user) ?? this.#watchedFrom(watcher.user, seen);
    watched.watchers.set(watcher, interest);
    this.#users.set(watcher.user, watched);
    await this.#schedule(caller, watched);
    this.#startTimer();
    return () => this.#stop(watcher);
  }

  #watchedFrom(user: string, seen: number): Watched {
    const given = new Given(this.#database, user, this.#options.sharedWith);
    return { watchers: new Map(), given, seen, dayEnds: 0, nextFire: undefined };
  }

  close(): void {
    this.#closed = true;
    this.#users.clear();
    this.#rest();
  }

  #stop(watcher: Watcher): void {
    const watched = this.#users.get(watcher.user);
    watched?.watchers.delete(watcher);
    if (watched?.watchers.size === 0) this.#users.delete(watcher.user);
    if (this.#users.size === 0) this.#rest();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#stopHints?.();
    this.#stopHints = undefined;
    this.#form = undefined;
  }

  #startTimer(): void {
    if (this.#timer || this.#closed || this.#users.size === 0) return;
    // A store that cannot be read now can be in a moment.
    this.#stopHints ??= onWritten(this.#database.db, () => this.#hinted());
    const usual = this.#stopHints ? LOOK_TOLD_MS : LOOK_MS;
    this.#timer = setTimeout(async () => {
      await this.#look().catch(() => {});
      this.#timer = undefined;
      this.#startTimer();
    }, this.#options.lookMs ?? usual).unref();
  }

  /** One after the other: each begins where the one before it ended. */
  #look(): Promise<void> {
    const look = this.#looking.then(() => this.#readOn());
    this.#looking = look.catch(() => {});
    return look;
  }

  #newest(users: readonly string[]): Promise<Newest[]> {
    return readNewest(scopedTo(this.#database.db, 'everyone'), users);
  }

  /** Somebody has written. However many say so, one look that has not begun yet is enough. */
  #hinted(): void {
    if (this.#isHinted) return;
    this.#isHinted = true;
    this.#look().catch(() => {});
  }

  async #readOn(): Promise<void> {
    this.#isHinted = false;
    if (this.#users.size === 0) return;
    const others = await this.#others();
    const newest = await this.#newest([...new Set([...this.#users.keys(), ...others])]);
    const form = newest[0]?.form;
    const isOther = form !== this.#form;
    this.#form = form;
    for (const { user, seq } of newest) {
      const watched = this.#users.get(user);
      if (!watched) continue;
      const before = watched.seen;
      watched.seen = seq;
      const told = isOther || seq < before ? 'anything' : await this.#changesAfter(user, before, seq);
      await this.#tell(user, watched, told).catch(() => {
        for (const watcher of watched.watchers.keys()) watcher.changed();
      });
    }
    if (others.length > 0) await this.#tellOfGiven(new Map(newest.map(({ user, seq }) => [user, seq])));
  }

  /** Those who may give something to somebody who looks at days. */
  async #others(): Promise<string[]> {
    const looking = [...this.#users.values()].filter(({ watchers }) =>
      [...watchers.values()].some(({ events }) => events),
    );
    return (await Promise.all(looking.map(({ given }) => given.others()))).flat();
  }

  /** Tells those who look at days of what others do there with what they have given to them. */
  async #tellOfGiven(newest: ReadonlyMap<string, number>): Promise<void> {
    for (const [user, watched] of [...this.#users]) {
      const changed = await watched.given.read(newest, async (other, before, last) => {
        const changes = await this.#changesAfter(other, before, last);
        return changes === 'anything' ? [] : changes;
      });
      if (changed.length === 0) continue;
      const caller = await this.#options.callerFor(user);
      const isThere = ({ events }: Interest): boolean =>
        events !== undefined && changed.some((one) => touches({ events }, one, caller));
      for (const watcher of await concerned(watched, caller, isThere))
        if (watched.watchers.has(watcher)) watcher.changed();
    }
  }

  /** Changes numbered above `before`, up to `last`. */
  async #changesAfter(user: string, before: number, last: number): Promise<string[] | 'anything'> {
    if (last === before) return [];
    const { db } = ofUser(this.#database, user);
    const found = await listAfter(db, user, before, MOST_CHANGES + 1);
    return found.length > MOST_CHANGES ? 'anything' : found.flatMap(({ seq, id }) => (seq <= last ? [id] : []));
  }

  async #tell(user: string, watched: Watched, changes: readonly string[] | 'anything'): Promise<void> {
    const now = this.#options.now();
    const isDue = watched.nextFire !== undefined && now >= watched.nextFire;
    const isNextDay = now >= watched.dayEnds;
    if (changes.length === 0 && !isDue && !isNextDay) return;
    const caller = await this.#options.callerFor(user);
    const all = changes === 'anything';
    const changed: Changed = all
      ? { tables: new Set() }
      : await readChanged(ofUser(this.#database, user).db, user, changes);
    if (isDue) await this.#options.settle(caller);
    const told = await concerned(
      watched,
      caller,
      (interest) => all || (isDue && interest.dues === true) || touches(interest, changed, caller),
    );
    const other = all || isNextDay || changesSettings(changed) ? renewed(watched, caller) : [];
    await this.#schedule(caller, watched);
    // One that has stopped meanwhile is left in peace.
    for (const watcher of new Set([...told, ...other])) if (watched.watchers.has(watcher)) watcher.changed();
  }

  /** When time alone will change something. */
  async #schedule({ user, now, zone }: Caller, watched: Watched): Promise<void> {
    watched.dayEnds = startOfDay(wallDay(toWall(now, zone)) + DAY, zone);
    const waits = [...watched.watchers.values()].some(({ dues }) => dues);
    watched.nextFire = waits ? await nextFire(ofUser(this.#database, user).db, user, now) : undefined;
  }
}

/** Those whose interest is one of these: asked once for all who look at the same, and with a pause now and then. */
async function concerned(
  { watchers }: Watched,
  caller: Caller,
  isConcerned: (interest: Interest) => boolean,
): Promise<Watcher[]> {
  const answers = new Map<string, boolean>();
  const pause = pacing(caller);
  const found: Watcher[] = [];
  for (const [watcher, interest] of [...watchers]) {
    const key = JSON.stringify(interest);
    const answer = answers.get(key) ?? isConcerned(interest);
    answers.set(key, answer);
    if (answer) found.push(watcher);
    await pause();
  }
  return found;
}

/** Asks all what they look at now: those for whom it is another time (today, next week) look at something else. */
function renewed({ watchers }: Watched, caller: Caller): Watcher[] {
  return [...watchers].flatMap(([watcher, before]) => {
    try {
      const interest = watcher.interest(caller);
      watchers.set(watcher, interest);
      return interest.events?.from === before.events?.from ? [] : [watcher];
    } catch {
      // What could be read yesterday may mean two days now: so reading it says.
      return [watcher];
    }
  });
}
