import { findProfile } from '../../db/repos/profiles.ts';
import type { Executor, ProfileRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Place } from '../../domain/place.ts';

/** What is known about the user, in the order in which it is shown. */
export const PROFILE_FIELDS = [
  'name',
  'occupation',
  'language',
  'timezone',
  'working_hours',
  'week_start',
  'default_duration_minutes',
  'default_reminder',
  'protected_times',
  'energy',
  'learn',
  'routine',
  'persona',
  'home',
  'work',
] as const satisfies readonly (keyof ProfileRow)[];

export const PROFILE_PLACES = ['home', 'work'] as const satisfies readonly (keyof ProfileRow)[];

/** Keys that are not set are left out. */
export type ProfileView = {
  [Field in Exclude<
    (typeof PROFILE_FIELDS)[number],
    (typeof PROFILE_PLACES)[number] | 'default_duration_minutes' | 'learn'
  >]?: string;
} & { [Field in (typeof PROFILE_PLACES)[number]]?: Place } & {
  default_duration_minutes?: number;
  learn?: boolean;
  version?: number;
};

export function profileView(row: ProfileRow): ProfileView {
  const set = PROFILE_FIELDS.flatMap((field) => {
    const value = row[field];
    if (value === null) return [];
    const isPlace = PROFILE_PLACES.some((one) => one === field);
    const shown = isPlace ? (JSON.parse(String(value)) as Place) : field === 'learn' ? value === 1 : value;
    return [[field, shown] as const];
  });
  return { ...(Object.fromEntries(set) as ProfileView), version: row.version };
}

/** The profile; empty for who has saved nothing. */
export async function readProfile(executor: Executor, caller: Caller): Promise<ProfileView> {
  const row = await findProfile(executor, caller.user);
  return row ? profileView(row) : {};
}
