import { setTimeout } from 'node:timers/promises';
import { messages } from '../../messages/index.ts';
import type { Services } from '../../services/index.ts';
import { type ButtonSettings, hasButtons } from '../http/buttons.ts';
import { ChannelRefusal } from '../http/post.ts';
import { readPress } from '../http/press-token.ts';
import type { NotifySettings } from '../settings.ts';
import { act } from './act.ts';
import { ntfySource } from './ntfy.ts';
import type { Pressed, Source } from './source.ts';
import { telegramSource } from './telegram.ts';

interface ListenerOptions {
  /** Whose reminders they are. */
  readonly user: string;
  /** Asked before each round: channels come and go. */
  settings(): Promise<NotifySettings>;
  report(line: string): void;
  readonly now?: () => number;
  /** Between two rounds, and after one that failed or had no channels, in milliseconds. */
  readonly pauseMs?: number;
  readonly idleMs?: number;
}

const PAUSE_MS = 5_000;
/** Of two processes that ask Telegram at once one is refused: it leaves the other alone for a while. */
const IDLE_MS = 60_000;

const sourceOf = (settings: ButtonSettings, now: () => number): Source =>
  settings.kind === 'telegram' ? telegramSource(settings) : ntfySource(settings, now);

/**
 * Does what is pressed on notifications, as long as the process runs. Any number of processes may listen: a button names
 * the version of its reminder, so that it works once. Without channels that have buttons nothing is asked.
 */
export class ButtonListener {
  readonly #services: () => Promise<Services>;
  readonly #options: ListenerOptions;
  readonly #ended = new AbortController();
  readonly #sources = new Map<string, Source>();
  #running: Promise<void> | undefined;
  #told = '';

  constructor(services: () => Promise<Services>, options: ListenerOptions) {
    this.#services = services;
    this.#options = options;
  }

  /** Begins to listen, once. */
  start(): void {
    this.#running ??= this.#run();
  }

  /** Ends after what is being done. */
  async stop(): Promise<void> {
    this.#ended.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#ended;
    const { pauseMs = PAUSE_MS, idleMs = IDLE_MS } = this.#options;
    while (!signal.aborted) {
      const isWorthwhile = await this.#round().catch((error: unknown) => this.#report(error));
      // Its timer keeps no process alive.
      await setTimeout(isWorthwhile ? pauseMs : idleMs, undefined, { ref: false, signal }).catch(() => {});
    }
  }

  /** Asks every channel once; false where one did not answer, or there is none. */
  async #round(): Promise<boolean> {
    const { settings, now = Date.now } = this.#options;
    const channels = (await settings()).channels.filter(hasButtons);
    const rounds = channels.map(async (channel) => {
      const source = this.#sources.get(channel.buttons) ?? sourceOf(channel, now);
      this.#sources.set(channel.buttons, source);
      try {
        for (const pressed of await source.wait(this.#ended.signal)) await this.#answer(channel, pressed);
        return true;
      } catch (error) {
        return this.#report(error);
      }
    });
    return rounds.length > 0 && (await Promise.all(rounds)).every(Boolean);
  }

  async #answer({ buttons }: ButtonSettings, { token, reply }: Pressed): Promise<void> {
    const { user, now = Date.now } = this.#options;
    const services = await this.#services();
    const press = readPress(buttons, token, now());
    const caller = await services.callerFor({ user }, { session: 'notify', tool: 'notify', text: '' });
    const said = press ? await act(services, caller, press) : messages(caller).notify.buttonExpired;
    // Those that were pressed after it do not wait for it.
    await reply(said).catch((error: unknown) => this.#report(error));
  }

  /** Once: what is refused now may be for days. */
  #report(error: unknown): false {
    if (this.#ended.signal.aborted) return false;
    const why = error instanceof ChannelRefusal ? error.message : error instanceof Error ? error.name : 'failed';
    const line = `buttons of notifications could not be read: ${why}`;
    if (line !== this.#told) this.#options.report(line);
    this.#told = line;
    return false;
  }
}
