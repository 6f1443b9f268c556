import { CANARY, OWNER, type Owned } from './world.ts';

/** A value by which an argument could name what belongs to another user. `nobody`: such a value that names nothing. */
export interface Attempt {
  readonly value: unknown;
  readonly nobody: unknown;
  /** The whole call, where the argument goes with no other. */
  readonly args?: object;
}

type Attempts = (tool: string, owned: Owned) => readonly Attempt[];

const one = (value: string, nobody: string): Attempt => ({ value, nobody });
const list = (value: string, nobody: string): Attempt => ({ value: [value], nobody: [nobody] });

const nobodys = (id: string): string => `${id.split('_')[0]}_zzzzzzzzzz`;

const ids =
  (form: typeof one): Attempts =>
  (_, { ids, references }) => [
    ...Object.values(ids).map((id) => form(id, nobodys(id))),
    ...references.map((reference) => form(reference, 'z99#1')),
  ];

/** Words that answers repeat: both values are the same, so that repeating them makes no difference between answers. */
const saying = (...texts: string[]): Attempt[] => texts.map((text) => one(text, text));

const words: Attempts = () => [one(CANARY, 'qqqqq'), one(`Pay rent ${CANARY}`, 'Pay rent qqqqq')];

/** A call that can go with `ids` and `query`, where the tool's usual one is about a single item. */
const OF_SEVERAL: Readonly<Record<string, object>> = {
  schedule_update: { scope: 'all', show_as: 'free' },
  todo_update: { importance: 'high' },
  reminder_update: { action: 'complete' },
};

/** Arguments that can name something that is there: every one is tried with all that the owner has. */
export const NAMES: Readonly<Record<string, Attempts>> = {
  id: ids(one),
  ids: (tool, owned) => ids(list)(tool, owned).map((attempt) => ({ ...attempt, ...withCall(OF_SEVERAL[tool]) })),
  exclude_id: ids(one),
  event_id: ids(one),
  parent: ids(one),
  depends_on: ids(list),
  todos: (tool, owned) => [...ids(list)(tool, owned), list(`Pay rent ${CANARY}`, 'Pay rent qqqqq')],
  supersedes: ids(one),
  change_id: (_, { changes }) => changes.map((id) => one(id, nobodys(id))),
  group: (tool, { ids: { work, family } }) =>
    tool.startsWith('share_')
      ? [one(`Family ${CANARY}`, 'Family qqqqq'), one(family, nobodys(family))]
      : [one(`Work ${CANARY}`, 'Work qqqqq'), one(work, nobodys(work))],
  participants: (_, { ids: { family } }) => [
    list(OWNER, 'nobody'),
    list(`Family ${CANARY}`, 'Family qqqqq'),
    list(family, nobodys(family)),
  ],
  // Names are looked up in the caller's own memory.
  attendees: () => [list(OWNER, 'nobody'), list(`Bo ${CANARY}`, 'Bo qqqqq')],
  share_with: (_, { ids: { family } }) => [one(`Family ${CANARY}`, 'Family qqqqq'), one(family, nobodys(family))],
  // A code is a secret, by which whoever has it is invited; an id is none.
  invite: (_, { ids: { family } }) => saying(family),
  member: () => saying(OWNER),
  account: () => [one(`Phone ${CANARY}`, 'Phone qqqqq')],
  match: words,
  query: (tool, owned) => {
    const call = tool === 'delete_items' ? { start: '2026-11-01', end: '2026-12-31', kind: 'event' } : OF_SEVERAL[tool];
    return words(tool, owned).map((attempt) => ({ ...attempt, ...withCall(call) }));
  },
  text: () => saying(`delete ${CANARY}`, `one hour after Kickoff ${CANARY}`),
  name: () => saying(`Work ${CANARY}`),
  habits: () => [[`gym twice a week after Kickoff ${CANARY}`]].map((value) => ({ value, nobody: value })),
  title: () => saying(`Kickoff ${CANARY}`),
  content: () => saying(`Drinks black coffee ${CANARY}`),
  ics: () => [],
  confirm_token: (tool, { confirmations }) => tokens(confirmations[tool]),
  plan_token: (tool, { confirmations }) => tokens(confirmations[tool]),
  slot_token: (_, { slot }) => [{ value: slot, nobody: slot }],
  idempotency_key: (tool, { keys }) => (keys[tool] === undefined ? [] : [one(keys[tool], 'key-of-nobody')]),
  cursor: (tool, { cursors }) => (cursors[tool] === undefined ? [] : [one(cursors[tool], '')]),
  last: () => [{ value: 50, nobody: 50 }],
  since: () => [one('2026-01-01', '2026-01-01')],
  session: () => [{ value: true, nobody: true }],
};

const withCall = (args: object | undefined): Pick<Attempt, 'args'> => (args ? { args } : {});

const tokens = (asked: Owned['confirmations'][string] | undefined): Attempt[] =>
  asked ? [{ value: asked.token, nobody: 'cfm_zzzzzzzzzz', args: asked.args }] : [];

/** Arguments that say how something is to be, and name nothing that is there. */
export const VALUES: ReadonlySet<string> = new Set(
  `start end detail limit duration_minutes all_day timezone repeat location location_place description show_as response
  remind_minutes on_conflict source scope occurrence expected_version clear buffer_minutes step_minutes earliest latest
  weekdays prefer skip_holidays status at minutes_before priority notes action snooze_until shift_minutes move_to
  due_before due_in within tag quadrant sort due repeat_from importance urgency estimate_minutes tags note include dry_run relative_to
  color default_duration_minutes default_importance default_urgency working_hours min_score strategy pinned kind place
  occupation language week_start default_reminder protected_times energy learn routine persona home work delete_group_items preview
  travel focus_minutes_per_day max_minutes_per_day max_moves skip_broken my_role role remove leave new_invite private`.split(
    /\s+/,
  ),
);

/** Sets of arguments of which one says what the call is about: adding one removes the others. */
export const EITHER: readonly (readonly string[])[] = [
  ['id', 'ids', 'match', 'query'],
  ['change_id', 'last', 'since', 'session'],
  ['start', 'slot_token'],
  ['at', 'event_id'],
];
