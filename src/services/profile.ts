import { highestVersion } from '../db/repos/changes.ts';
import { findProfile } from '../db/repos/profiles.ts';
import type { ProfileRow } from '../db/schema.ts';
import type { Caller, Language } from '../domain/caller.ts';
import { formatWorkingHours, parseWorkingHours } from '../domain/free-slots/working-hours.ts';
import { say } from '../domain/say.ts';
import { readZone } from '../domain/time/read.ts';
import { UserError } from '../errors.ts';
import { checkClear } from './clear.ts';
import type { Database } from './database.ts';
import { write } from './history/write.ts';
import type { Result } from './result.ts';

export interface ProfileInput {
  readonly language?: Language | undefined;
  readonly timezone?: string | undefined;
  readonly working_hours?: string | undefined;
  readonly clear?: readonly string[] | undefined;
}

/** What is known about the user; keys that are not set are left out. */
export interface ProfileView {
  language?: string;
  timezone?: string;
  working_hours?: string;
  version?: number;
}

export type ProfileResult = Result<{ profile: ProfileView }>;

type Fields = Partial<Pick<ProfileRow, 'language' | 'timezone' | 'working_hours'>>;

const FIELDS = ['language', 'timezone', 'working_hours'] as const;

/** Saves lasting facts about the user. Throws UserError for unknown zones, hours and fields. */
export function updateProfile(database: Database, caller: Caller, input: ProfileInput): Promise<ProfileResult> {
  const patch = patchOf(caller, input);
  const names = Object.keys(patch);
  return write<ProfileResult>(database, caller, {}, async (recorder) => {
    const { executor } = recorder;
    const existing = await findProfile(executor, caller.user);
    // Always the same id, so that undo can tell a profile that was made anew from none.
    const id = existing?.id ?? `prf_${caller.user}`;
    const empty = { id, language: null, timezone: null, working_hours: null };
    const row = existing
      ? await recorder.update('profiles', id, patch)
      : await recorder.insert(
          'profiles',
          { ...empty, ...patch },
          await highestVersion(executor, caller.user, 'profiles', id),
        );
    const list = names.join(', ');
    return {
      summary: say(caller, `资料: ${list}`, `Profile: ${list}`),
      done: {
        status: 'final',
        message: say(caller, `✓ 已保存: ${list}`, `✓ Saved: ${list}`),
        profile: viewOf(row),
      },
    };
  });
}

/** What is known about the user; empty before anything is saved. */
export async function readProfile(database: Database, caller: Caller): Promise<ProfileView> {
  const row = await findProfile(database.db, caller.user);
  return row ? viewOf(row) : {};
}

function patchOf(caller: Caller, input: ProfileInput): Fields {
  checkClear(caller, input.clear, FIELDS);
  const patch: Fields = Object.fromEntries((input.clear ?? []).map((field) => [field, null]));
  if (input.language !== undefined) patch.language = input.language;
  if (input.timezone !== undefined) patch.timezone = readZone(input.timezone, caller.language);
  if (input.working_hours !== undefined)
    patch.working_hours = formatWorkingHours(parseWorkingHours(input.working_hours, caller.language));
  if (Object.keys(patch).length === 0) {
    throw new UserError('INVALID_ARGUMENT', say(caller, '没有要保存的内容。', 'Nothing to save was given.'), {
      missing: [...FIELDS, 'clear'],
      hint: say(caller, '至少给出一项。', 'Pass at least one field.'),
    });
  }
  return patch;
}

function viewOf(row: ProfileRow): ProfileView {
  const set = FIELDS.flatMap((field) => (row[field] === null ? [] : [[field, row[field]]]));
  return { ...Object.fromEntries(set), version: row.version };
}
