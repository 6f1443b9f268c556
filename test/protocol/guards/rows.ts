import type { Ids } from './scene.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** What each guard does at one tool. What a tool has an argument for, it must have a row for. */
export interface Guarded {
  /** A call that is done as it stands, or on a yes; guards are tried by spoiling one argument of it. */
  readonly fits: (ids: Ids) => Arguments;
  /** Calls that lack something that may come in one of several arguments, and the names that are told. */
  readonly lacks?: readonly { readonly args: (ids: Ids) => Arguments; readonly missing: readonly string[] }[];
  /** `match` that fits two, one that is only similar to a title, and one like nothing; with the rest of the call. */
  readonly match?: { readonly several: string; readonly similar: string; readonly rest: Arguments };
  /** A call on a series that does not say which of it. */
  readonly unscoped?: (ids: Ids) => Arguments;
  /** A call that overlaps what is there. */
  readonly overlaps?: (ids: Ids) => Arguments;
  /** A call that needs the user's yes. */
  readonly asks?: ((ids: Ids) => Arguments) | 'never';
}

const REVIEWS = { several: 'review', similar: 'Desing reveiw' };
const PAYMENTS = { several: 'pay', similar: 'Pay rnet' };

const CALENDAR = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//test//EN',
  'BEGIN:VEVENT',
  'UID:one',
  'DTSTAMP:20261101T000000Z',
  'DTSTART:20261201T000000Z',
  'SUMMARY:Imported',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

export const GUARDED: Readonly<Record<string, Guarded>> = {
  get_current_time: { fits: () => ({ timezone: 'Asia/Tokyo' }) },
  agenda_query: { fits: () => ({ start: '2026-11-23', end: '2026-11-30' }) },
  schedule_query: { fits: () => ({ start: '2026-11-23', end: '2026-11-30' }) },
  schedule_add: {
    fits: () => ({ title: 'Lunch', start: '2026-11-25T12:00', end: '2026-11-25T13:00' }),
    lacks: [{ args: () => ({ title: 'Lunch' }), missing: ['start'] }],
    overlaps: () => ({ title: 'Clash', start: '2026-11-24T10:30' }),
    asks: () => ({ title: 'Long ago', start: '2026-10-01T10:00' }),
  },
  schedule_update: {
    fits: ({ design }) => ({ id: design, expected_version: 1, start: '2026-11-25T10:00', end: '2026-11-25T11:00' }),
    lacks: [
      { args: () => ({ title: 'New' }), missing: ['id', 'match'] },
      { args: ({ design }) => ({ id: design }), missing: [] },
    ],
    match: { ...REVIEWS, rest: { title: 'Renamed' } },
    unscoped: ({ standup }) => ({ id: standup, title: 'Daily' }),
    overlaps: ({ design }) => ({ id: design, start: '2026-11-24T14:30' }),
    asks: ({ standup }) => ({ id: standup, scope: 'all', start: '2026-11-23T16:00' }),
  },
  check_conflict: {
    fits: ({ design }) => ({ start: '2026-11-24T10:00', end: '2026-11-24T11:00', exclude_id: design }),
  },
  find_free_time: { fits: () => ({ start: '2026-11-23', end: '2026-11-24' }) },
  reminder_query: { fits: () => ({ start: '2026-11-20', end: '2026-12-20' }) },
  reminder_add: {
    fits: () => ({ title: 'Call the bank', at: '2026-11-25T12:00' }),
    lacks: [{ args: () => ({ title: 'Call the bank' }), missing: ['at'] }],
  },
  reminder_update: {
    fits: ({ passport }) => ({ id: passport, expected_version: 1, at: '2026-11-25T12:00' }),
    lacks: [
      { args: () => ({ action: 'complete' }), missing: ['id', 'match'] },
      { args: ({ passport }) => ({ id: passport }), missing: [] },
    ],
    match: { several: 'bring', similar: 'Brng pasport', rest: { notes: 'the red one' } },
    unscoped: ({ pills }) => ({ id: pills, title: 'Vitamins' }),
    asks: ({ pills }) => ({ id: pills, scope: 'all', action: 'complete' }),
  },
  group_add: { fits: () => ({ name: 'Family' }) },
  group_update: {
    fits: ({ work }) => ({ id: work, color: 'blue' }),
    lacks: [
      { args: () => ({ color: 'blue' }), missing: ['id', 'match'] },
      { args: ({ work }) => ({ id: work }), missing: [] },
    ],
    match: { several: 'wor', similar: 'Wrkshop', rest: { color: 'blue' } },
    asks: 'never',
  },
  reschedule: {
    fits: () => ({ start: '2026-11-24', shift_minutes: 60 }),
    lacks: [{ args: () => ({ start: '2026-11-24' }), missing: ['shift_minutes', 'move_to'] }],
    asks: () => ({ start: '2026-11-24', shift_minutes: 60 }),
  },
  todo_query: { fits: () => ({ due_before: '2026-12-01' }) },
  todo_add: { fits: ({ rent }) => ({ title: 'Write', due: '2026-11-27', depends_on: [rent] }) },
  todo_update: {
    fits: ({ rent, bills }) => ({ id: rent, expected_version: 1, due: '2026-11-27', depends_on: [bills] }),
    lacks: [
      { args: () => ({ title: 'New' }), missing: ['id', 'match'] },
      { args: ({ rent }) => ({ id: rent }), missing: [] },
    ],
    match: { ...PAYMENTS, rest: { notes: 'by card' } },
  },
  todo_close: {
    fits: ({ rent }) => ({ ids: [rent] }),
    lacks: [{ args: () => ({ note: 'done' }), missing: ['ids', 'match'] }],
    match: { ...PAYMENTS, rest: {} },
    asks: ({ rent, bills }) => ({ ids: [rent, bills] }),
  },
  convert_todo_to_event: {
    fits: ({ rent }) => ({ id: rent, start: '2026-11-25T12:00' }),
    lacks: [{ args: () => ({ start: '2026-11-25T12:00' }), missing: ['id', 'match'] }],
    match: { ...PAYMENTS, rest: { start: '2026-11-25T12:00' } },
    overlaps: ({ rent }) => ({ id: rent, start: '2026-11-24T10:30' }),
    asks: ({ rent }) => ({ id: rent, start: '2026-10-01T10:00' }),
  },
  memo_search: { fits: () => ({ query: 'wifi', start: '2026-11-01', end: '2026-12-01' }) },
  memo_add: { fits: () => ({ content: 'Oat milk', tags: ['shopping'] }) },
  memo_update: {
    fits: ({ wifi }) => ({ id: wifi, content: 'The wifi password is tuna' }),
    lacks: [{ args: ({ wifi }) => ({ id: wifi }), missing: ['content', 'title', 'tags', 'pinned', 'clear'] }],
  },
  memory_search: { fits: () => ({ query: 'coffee', kind: 'preference' }) },
  memory_save: { fits: ({ coffee }) => ({ content: 'Drinks tea by now', supersedes: coffee }) },
  quick_add: {
    fits: () => ({ text: 'walk with Ann on 2026-11-26 at 12:00', relative_to: '2026-11-20T09:00' }),
    overlaps: () => ({ text: 'clash on 2026-11-24 at 10:30' }),
  },
  delete_items: {
    fits: ({ design }) => ({ ids: [design] }),
    unscoped: ({ standup }) => ({ ids: [standup] }),
    asks: ({ design, budget }) => ({ ids: [design, budget] }),
  },
  history_query: { fits: () => ({ start: '2026-11-01' }) },
  undo: {
    fits: () => ({ since: '2026-11-01', preview: true }),
    lacks: [{ args: () => ({}), missing: ['change_id', 'last', 'since', 'session'] }],
    asks: () => ({ last: 2 }),
  },
  profile_update: {
    fits: () => ({ timezone: 'Asia/Tokyo', work: { name: 'SOHO', longitude: 116.48, latitude: 39.99, crs: 'gcj02' } }),
    lacks: [
      {
        args: () => ({}),
        missing: ['name', 'occupation', 'language', 'timezone', 'working_hours', 'routine', 'persona', 'home', 'work'],
      },
      { args: () => ({ home: { name: 'Home', longitude: 116.48 } }), missing: ['home.latitude'] },
    ],
  },
  calendar_import: { fits: () => ({ ics: CALENDAR }) },
  calendar_export: { fits: () => ({ start: '2026-11-23', end: '2026-11-30' }) },
  route_intent: { fits: () => ({ text: '明天开会' }) },
};
