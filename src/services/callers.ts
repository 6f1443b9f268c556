import { standingOf } from '../db/repos/standing.ts';
import type { Caller, Language } from '../domain/caller.ts';
import { detectLanguage } from '../domain/language/detect.ts';
import { WEEKDAYS } from '../domain/recurrence/rule.ts';
import type { PhraseReader } from '../domain/time/phrase.ts';
import { findZone } from '../domain/time/zone.ts';
import { isLanguage } from '../messages/index.ts';
import type { Database } from './change/database.ts';
import { rememberStanding } from './change/standing.ts';

/** Settings of the process that stand in where the profile says nothing. */
export interface Defaults {
  readonly timezone: string | undefined;
  readonly language: Language | undefined;
  readonly todosNeedDue: boolean;
  readonly plannerLock?: Caller['plannerLock'];
  readonly system: { readonly timezone: string; readonly locale: string };
}

export interface About {
  readonly session: string;
  readonly tool: string;
  /** Words of the call, by which its language is told. */
  readonly text: string;
  /** What the client says its user reads; counts where neither profile nor setting says. */
  readonly language?: Language | undefined;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined;
}

/** Who the transport says is calling. */
export type Identified = Pick<Caller, 'user' | 'quotas' | 'alone'>;

/** The users whose language is remembered at a time: the latest. */
const MOST_USERS = 1_000;

/** The language that each user last wrote in, as long as the process runs: nothing is written to tell it. */
export class LastLanguages {
  readonly #known = new Map<string, Language>();

  /** The language of the words, or the last one where they do not tell. */
  follow(user: string, text: string): Language | undefined {
    const last = this.#known.get(user);
    const language = detectLanguage(text) ?? last;
    if (language !== undefined) this.#keep(user, language);
    return language;
  }

  #keep(user: string, language: Language): void {
    this.#known.delete(user);
    this.#known.set(user, language);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_USERS && oldest !== undefined) this.#known.delete(oldest);
  }
}

/** What is asked besides the settings and the profile. */
interface Means {
  readonly now: number;
  readonly phrases: PhraseReader | undefined;
  readonly languages: LastLanguages;
}

/**
 * Who calls, and how to read and answer them. Zone: profile, then setting, then
 * system. Language: profile, setting, the client, the words of the call, the
 * language that the user last wrote in, locale, English.
 */
export async function resolveCaller(
  database: Database,
  defaults: Defaults,
  { user, quotas, alone }: Identified,
  about: About,
  { now, phrases, languages }: Means,
): Promise<Caller> {
  const standing = standingOf(database.db, user, now);
  const profile = await standing.profile();
  const told = profile?.language ?? defaults.language ?? about.language;
  const saved = profile?.timezone ? findZone(profile.timezone) : undefined;
  const caller: Caller = {
    user,
    ...(quotas && { quotas }),
    ...(alone && { alone }),
    session: about.session,
    tool: about.tool,
    now,
    zone: saved ?? defaults.timezone ?? findZone(defaults.system.timezone) ?? 'UTC',
    zoneSource: saved ? 'profile' : defaults.timezone ? 'setting' : 'system',
    language: languageOf(told ?? languages.follow(user, about.text), defaults.system.locale),
    workingHours: profile?.working_hours ?? null,
    protectedTimes: profile?.protected_times ?? null,
    weekStart: weekdayOf(profile?.week_start),
    usualMinutes: profile?.default_duration_minutes ?? undefined,
    energy: profile?.energy ?? undefined,
    learns: profile?.learn !== 0,
    usualReminder: profile?.default_reminder ?? undefined,
    todosNeedDue: defaults.todosNeedDue,
    plannerLock: defaults.plannerLock,
    get signal() {
      return about.signal;
    },
    phrases,
  };
  rememberStanding(caller, standing);
  return caller;
}

const ORDER: readonly string[] = WEEKDAYS;

/** 0 = Monday, as `MO`. */
const weekdayOf = (name: string | null | undefined): number | undefined =>
  name == null ? undefined : ORDER.indexOf(name);

function languageOf(told: string | undefined, locale: string): Language {
  if (isLanguage(told)) return told;
  return locale.toLowerCase().startsWith('zh') ? 'zh' : 'en';
}
