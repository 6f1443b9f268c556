import type { Services } from '../services/index.ts';
import type { Reach } from '../services/reminders/deliver.ts';
import { ButtonListener } from './buttons/listener.ts';
import { ChannelRefusal } from './http/post.ts';
import { type NotifySetting, reachOf } from './reach.ts';
import type { NotifySettings } from './settings.ts';

export interface NotifierOptions {
  /** Who is told. */
  readonly user: string;
  /** By what, and when not: asked each time that something is due, since it may have been changed. */
  reach(): Promise<Reach>;
  /** Takes lines about what went wrong, without what it was about. */
  report(line: string): void;
  /** How often the store is looked at, at the least, in milliseconds. Other processes add reminders, clocks are set, and machines sleep. */
  readonly pollMs?: number;
}

const POLL_MS = 10_000;
/** The first look waits so long, out of the way of the first call. */
const FIRST_MS = 1_000;
/** After some were sent: there may be more than are taken at once. */
const LEAST_MS = 250;

/**
 * Tells a user of what is due, for as long as the process runs. Its timer keeps
 * no process alive, and a look without anything due is one indexed read.
 */
export class Notifier {
  readonly #services: () => Promise<Services>;
  readonly #options: NotifierOptions;
  readonly #owner = crypto.randomUUID();
  #timer: NodeJS.Timeout | undefined;
  #look: Promise<void> | undefined;
  #stopped = false;
  #told = '';

  constructor(services: () => Promise<Services>, options: NotifierOptions) {
    this.#services = services;
    this.#options = options;
  }

  /** Begins to look, once. */
  start(): void {
    if (!this.#timer && !this.#stopped) this.#after(FIRST_MS);
  }

  /** Ends after what is being sent. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#look;
  }

  #after(ms: number): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#look = this.#deliver().then((wait) => this.#after(wait));
    }, ms).unref();
  }

  /** Milliseconds until the next look. */
  async #deliver(): Promise<number> {
    const { user, reach, pollMs = POLL_MS } = this.#options;
    try {
      const services = await this.#services();
      const caller = await services.callerFor({ user }, { session: 'notify', tool: 'notify', text: '' });
      const { count, failures, next } = await services.reminders.deliver(caller, { reach, owner: this.#owner });
      const [first] = failures;
      this.#report(first && `a reminder could not be delivered (${first.channel}): ${reasonOf(first.error)}`);
      if (count > 0) return LEAST_MS;
      return next === undefined || next <= caller.now ? pollMs : Math.min(pollMs, next - caller.now + 1);
    } catch (error) {
      this.#report(`reminders could not be delivered: ${error instanceof Error ? error.name : 'failed'}`);
      return pollMs;
    }
  }

  /** Once: what cannot be sent now may fail for days. */
  #report(line = ''): void {
    if (line !== '' && line !== this.#told) this.#options.report(line);
    this.#told = line;
  }
}

/** What our own channels say names no address and no content; of other errors the name alone. */
const reasonOf = (error: unknown): string => {
  if (error instanceof ChannelRefusal) return error.message;
  return error instanceof Error ? error.name : 'failed';
};

export interface Notifying {
  /** As given; from the first call on, reminders are delivered. */
  services(): Promise<Services>;
  stop(): Promise<void>;
}

const withoutButtons = (settings: NotifySettings): NotifySettings => ({
  ...settings,
  channels: settings.channels.map(({ buttons: _key, ...channel }) => channel),
});

interface NotifyingOptions {
  readonly notify: NotifySetting;
  /** What the user has set up, as it is now. */
  settings(): Promise<NotifySettings>;
  readonly user: string;
  /** Nothing may be changed from this process: notices have no buttons. */
  readonly readOnly: boolean;
  report(line: string): void;
}

/** Delivers reminders to `user`, and does what is pressed on them, once somebody has called for the services: hosts start servers only to look at them. */
export function notifying(
  services: () => Promise<Services>,
  { notify, settings: stored, user, readOnly, report }: NotifyingOptions,
): Notifying {
  if (notify === 'off') return { services, stop: async () => {} };
  const settings = readOnly ? async () => withoutButtons(await stored()) : stored;
  const listener = new ButtonListener(services, { user, settings, report });
  const notifier = new Notifier(services, { user, report, reach: async () => reachOf(notify, await settings()) });
  return {
    services: () => {
      notifier.start();
      listener.start();
      return services();
    },
    async stop() {
      await Promise.all([notifier.stop(), listener.stop()]);
    },
  };
}
