import { pipelines } from '../dialects/sql.ts';
import { fixedQuery } from '../fixed-query.ts';
import type { Executor, ProfileRow } from '../schema.ts';
import { readMeta } from './meta.ts';
import { findProfile } from './profiles.ts';
import { isQuiet } from './trigger-schedule.ts';

/** What derived data is up to date with, by what is derived. */
type BuiltKey = 'occurrences' | 'reminders';

/** What nearly every call asks of a user, as it was when the first of it was asked. */
export interface Standing {
  profile(): Promise<ProfileRow | undefined>;
  /** What was noted when it was built last. */
  built(key: BuiltKey): Promise<string | undefined>;
  /** Whether nothing is due, and no list of what will be has ended. */
  isQuiet(): Promise<boolean>;
  /** Whether the user is in a share group, or was. */
  shares(): Promise<boolean>;
}

/** `now`: epoch milliseconds. Over a network all of it is one round trip; of a file each is asked for when it is needed. */
export const standingOf = (executor: Executor, user: string, now: number): Standing =>
  pipelines(executor) ? inOne(executor, user, now) : oneByOne(executor, user, now);

const oneByOne = (executor: Executor, user: string, now: number): Standing => ({
  profile: () => findProfile(executor, user),
  built: (key) => readMeta(executor, user, key),
  isQuiet: () => isQuiet(executor, user, now),
  shares: async () => (await member(executor, user)).length > 0,
});

const member = fixedQuery<{ id: string }, [string]>('select id from share_members where "user" = ? limit 1');

interface Row {
  readonly profile: ProfileRow | null;
  readonly occurrences: string | null;
  readonly reminders: string | null;
  readonly loud: boolean;
  readonly shares: boolean;
}

const all = fixedQuery<Row, (string | number)[]>(
  `select (select row_to_json(p) from profiles as p where p."user" = ?) as profile,
    (select value from meta where "user" = ? and "key" = 'occurrences') as occurrences,
    (select value from meta where "user" = ? and "key" = 'reminders') as reminders,
    exists (select 1 from reminder_dues where "user" = ? and fire_at <= ?
      and (occurrence = '' or due_until is null or due_until > ?)) as loud,
    exists (select 1 from share_members where "user" = ?) as shares`,
);

function inOne(executor: Executor, user: string, now: number): Standing {
  let asked: Promise<Row | undefined> | undefined;
  const row = (): Promise<Row | undefined> => {
    asked ??= all(executor, user, user, user, user, now, now, user).then(([first]) => first);
    return asked;
  };
  return {
    profile: async () => (await row())?.profile ?? undefined,
    built: async (key) => (await row())?.[key] ?? undefined,
    isQuiet: async () => (await row())?.loud !== true,
    shares: async () => (await row())?.shares === true,
  };
}
