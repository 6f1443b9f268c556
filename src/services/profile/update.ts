import { highestVersion } from '../../db/repos/changes.ts';
import { findProfile } from '../../db/repos/profiles.ts';
import type { ProfileRow, Tracked } from '../../db/schema.ts';
import { readZone } from '../../domain/arguments/read.ts';
import type { Caller, Language } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import type { DayPart } from '../../domain/free-slots/day-parts.ts';
import { readProtectedTimes } from '../../domain/free-slots/protected-times.ts';
import { formatWorkingHours, parseWorkingHours } from '../../domain/free-slots/working-hours.ts';
import { type Place, placeText } from '../../domain/place.ts';
import { readReminders } from '../../domain/reminders/said.ts';
import { weekdayNamed } from '../../domain/time/week-start.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import type { Result } from '../change/envelope.ts';
import { write } from '../change/write.ts';
import { checkChanges } from '../items/clear.ts';
import { announced } from '../items/entity.ts';
import { checkPlace } from '../places/check.ts';
import { PROFILE_FIELDS, PROFILE_PLACES, type ProfileView, profileView } from './read.ts';

export interface ProfileInput {
  readonly name?: string | undefined;
  readonly occupation?: string | undefined;
  readonly language?: Language | undefined;
  readonly timezone?: string | undefined;
  readonly working_hours?: string | undefined;
  /** `MO`, or the name of a day. */
  readonly week_start?: string | undefined;
  readonly default_duration_minutes?: number | undefined;
  readonly default_reminder?: string | undefined;
  readonly protected_times?: string | undefined;
  /** The part of the day in which important work goes best. */
  readonly energy?: DayPart | undefined;
  /** False: nothing is learned from what the user has done. */
  readonly learn?: boolean | undefined;
  readonly routine?: string | undefined;
  readonly persona?: string | undefined;
  readonly home?: Place | undefined;
  readonly work?: Place | undefined;
  readonly clear?: readonly string[] | undefined;
}

export type ProfileResult = Result<{ profile: ProfileView }>;

type Fields = Pick<ProfileRow, (typeof PROFILE_FIELDS)[number]>;

/** A profile that says nothing. */
const EMPTY: Omit<ProfileRow, keyof Tracked> = {
  name: null,
  occupation: null,
  language: null,
  timezone: null,
  working_hours: null,
  routine: null,
  persona: null,
  home: null,
  work: null,
  week_start: null,
  default_duration_minutes: null,
  default_reminder: null,
  protected_times: null,
  energy: null,
  learn: null,
};

/** Saves lasting facts about the user. Throws UserError for unknown zones, hours and fields. */
export function updateProfile(database: Database, caller: Caller, input: ProfileInput): Promise<ProfileResult> {
  checkChanges(caller, input, PROFILE_FIELDS, PROFILE_FIELDS);
  const patch = patchOf(caller, input);
  return write<ProfileResult>(database, caller, {}, async (recorder) => {
    const { executor } = recorder;
    const existing = await findProfile(executor, caller.user);
    // Always the same id, so that undo can tell a profile that was made anew from none.
    const id = existing?.id ?? `prf_${caller.user}`;
    const row = existing
      ? await recorder.update('profiles', id, patch)
      : await recorder.insert(
          'profiles',
          { id, ...EMPTY, ...patch },
          await highestVersion(executor, caller.user, 'profiles', id),
        );
    const fields = Object.keys(patch) as (keyof Fields)[];
    const names = fields.map((field) => messages(caller).profile.fields[field]);
    const list = messages(caller).common.listed({ names, all: names.length });
    return announced(
      caller,
      messages(caller).profile.summary({ list }),
      { profile: profileView(row) },
      messages(caller).profile.saved({ list }),
    );
  });
}

function patchOf(caller: Caller, { clear = [], ...input }: ProfileInput): Partial<Fields> {
  const patch: Partial<Fields> = Object.fromEntries(clear.map((field) => [field, null]));
  for (const field of [
    'name',
    'occupation',
    'language',
    'routine',
    'persona',
    'default_duration_minutes',
    'energy',
  ] as const) {
    if (input[field] !== undefined) Object.assign(patch, { [field]: input[field] });
  }
  if (input.learn !== undefined) patch.learn = input.learn ? 1 : 0;
  if (input.week_start !== undefined) patch.week_start = readWeekday(caller, input.week_start);
  if (input.protected_times !== undefined)
    patch.protected_times = readProtectedTimes(input.protected_times, caller.language);
  if (input.default_reminder !== undefined) {
    readReminders(caller, input.default_reminder, { all_day: 0 });
    patch.default_reminder = input.default_reminder.trim();
  }
  if (input.timezone !== undefined) patch.timezone = readZone(input.timezone, caller.language);
  if (input.working_hours !== undefined)
    patch.working_hours = formatWorkingHours(parseWorkingHours(input.working_hours, caller.language));
  for (const field of PROFILE_PLACES) {
    const place = checkPlace(caller, input[field], field);
    if (place) patch[field] = placeText(place);
  }
  return patch;
}

function readWeekday(caller: Caller, text: string): string {
  const day = weekdayNamed(text);
  if (day !== undefined) return day;
  throw new UserError('INVALID_ARGUMENT', messages(caller).profile.noWeekday({ text: text.slice(0, 40) }), {
    hint: messages(caller).profile.weekdayLike,
  });
}
