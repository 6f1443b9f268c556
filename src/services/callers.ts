import { findProfile } from '../db/repos/profiles.ts';
import type { Caller, Language } from '../domain/caller.ts';
import type { PhraseReader } from '../domain/time/phrase.ts';
import { findZone } from '../domain/time/zone.ts';
import type { Database } from './change/database.ts';

/** Settings of the process that stand in where the profile says nothing. */
export interface Defaults {
  readonly timezone: string | undefined;
  readonly language: Language | undefined;
  readonly todosNeedDue: boolean;
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

const HAN = /\p{Script=Han}/u;

/**
 * Who calls, and how to read and answer them. Zone: profile, then setting, then
 * system. Language: profile, setting, the client, Han characters in the call, locale, English.
 */
export async function resolveCaller(
  database: Database,
  defaults: Defaults,
  user: string,
  about: About,
  { now, phrases }: { readonly now: number; readonly phrases: PhraseReader | undefined },
): Promise<Caller> {
  const profile = await findProfile(database.db, user);
  const saved = profile?.timezone ? findZone(profile.timezone) : undefined;
  return {
    user,
    session: about.session,
    tool: about.tool,
    now,
    zone: saved ?? defaults.timezone ?? findZone(defaults.system.timezone) ?? 'UTC',
    zoneSource: saved ? 'profile' : defaults.timezone ? 'setting' : 'system',
    language: languageOf(profile?.language ?? defaults.language ?? about.language, about.text, defaults.system.locale),
    workingHours: profile?.working_hours ?? null,
    todosNeedDue: defaults.todosNeedDue,
    signal: about.signal,
    phrases,
  };
}

function languageOf(chosen: string | undefined, text: string, locale: string): Language {
  if (chosen === 'zh' || chosen === 'en') return chosen;
  return HAN.test(text) || locale.toLowerCase().startsWith('zh') ? 'zh' : 'en';
}
