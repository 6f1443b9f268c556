/** A call that means no good: its arguments are JSON text, since some cannot be made from values. */
export interface HostileCall {
  readonly name: string;
  readonly tool: string;
  readonly json: string;
  /** What it may come to. Default: a refusal or a question. */
  readonly may?: readonly string[];
}

const REFUSED = ['error', 'need_user'];
const ANY = [...REFUSED, 'final'];

const START = '2027-03-01T15:00';
const add = (name: string, args: object, may?: readonly string[]): HostileCall => ({
  name,
  tool: 'schedule_add',
  json: JSON.stringify({ title: 'x', start: START, ...args }),
  ...(may && { may }),
});
const repeat = (rule: string, may?: readonly string[]): HostileCall => add(rule.slice(0, 60), { repeat: rule }, may);

const every = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).join(',');

const rules: HostileCall[] = [
  repeat('FREQ=SECONDLY'),
  repeat('FREQ=SECONDLY;COUNT=999999999'),
  repeat('FREQ=DAILY;INTERVAL=0'),
  repeat('FREQ=DAILY;INTERVAL=-1'),
  repeat('FREQ=DAILY;INTERVAL=99999999999999999999'),
  repeat('FREQ=DAILY;COUNT=999999999'),
  repeat('FREQ=DAILY;COUNT=1e9'),
  repeat('FREQ=DAILY;UNTIL=99991231T235959Z'),
  repeat('FREQ=MINUTELY;UNTIL=99991231T235959Z'),
  repeat('FREQ=DAILY;BYSECOND=0,1,2,3'),
  // Days that no year has.
  repeat('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'),
  repeat('FREQ=MONTHLY;BYMONTH=2,4,6,9,11;BYMONTHDAY=31'),
  repeat('FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30'),
  repeat('FREQ=MINUTELY;INTERVAL=999;BYMONTH=2;BYMONTHDAY=31;BYHOUR=3;BYMINUTE=17'),
  repeat('FREQ=HOURLY;BYYEARDAY=366;BYMONTH=3'),
  repeat('FREQ=MINUTELY;INTERVAL=2;BYMINUTE=1'),
  repeat('FREQ=MINUTELY;BYYEARDAY=-366;BYMONTH=12;BYDAY=MO'),
  repeat('FREQ=YEARLY;INTERVAL=999;BYYEARDAY=366;BYDAY=MO', ANY),
  repeat('FREQ=DAILY;INTERVAL=997;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO', ANY),
  // Sets of which only one is wanted.
  repeat(`FREQ=YEARLY;BYMONTHDAY=${every(1, 31)};BYHOUR=${every(0, 23)};BYMINUTE=${every(0, 59)};BYSETPOS=366`, ANY),
  repeat(
    `FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYHOUR=${every(0, 23)};BYMINUTE=${every(0, 59)};BYSETPOS=-366,366`,
    ANY,
  ),
  repeat(`FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYHOUR=${every(0, 23)};BYMINUTE=${every(0, 59)};BYSETPOS=-1`, ANY),
  repeat(`FREQ=DAILY;BYHOUR=${every(0, 23)};BYMINUTE=${every(0, 59)};BYSETPOS=366`, ANY),
  repeat(`FREQ=YEARLY;BYDAY=53MO;BYHOUR=${every(0, 23)};BYSETPOS=${every(1, 200)}`, ANY),
  // Text.
  repeat('FREQ=DAILY;FREQ=DAILY'),
  repeat('FREQ'),
  repeat(`FREQ=DAILY;BYDAY=${'MO,'.repeat(300)}MO`, ANY),
  repeat(`FREQ=DAILY;${'X'.repeat(50_000)}`),
  repeat(`FREQ=DAILY${';'.repeat(900)}`, ANY),
  repeat('RSCALE=HEBREW;FREQ=YEARLY'),
  repeat('RSCALE=CHINESE;FREQ=MONTHLY'),
  repeat('RSCALE=CHINESE;FREQ=YEARLY;INTERVAL=999;BYMONTH=12L;BYMONTHDAY=30'),
  repeat(
    `RSCALE=CHINESE;FREQ=YEARLY;BYMONTHDAY=${every(1, 30)};BYHOUR=${every(0, 23)};BYMINUTE=${every(0, 59)};SKIP=FORWARD`,
    ANY,
  ),
];

const times: HostileCall[] = [
  add('February 30th', { start: '2027-02-30T10:00' }),
  add('year 0001', { start: '0001-01-01T10:00' }),
  add('year 1899', { start: '1899-12-31T10:00' }),
  add('year 2201', { start: '2201-01-01T10:00' }),
  add('year 9999', { start: '9999-12-31T23:59', end: '9999-12-31T23:59' }),
  add('year 99999999', { start: '99999999-01-01' }),
  add('hour 25', { start: '2027-03-01T25:61' }),
  add('end before start', { end: '2027-03-01T14:00' }),
  add('end in 300 years', { end: '2400-03-01T14:00' }),
  add('negative duration', { duration_minutes: -60 }),
  add('duration of a million years', { duration_minutes: 525_960_000_000 }),
  add('duration beyond numbers', { duration_minutes: '1e400' }),
  add('no such zone', { timezone: 'Mars/Olympus' }),
  add('a zone with a path', { timezone: '../../etc/passwd' }),
  add('phrase of 50 kB', { start: '明天下午三点'.repeat(2_800) }),
  add('digits of 50 kB', { start: '2'.repeat(50_000) }),
  add('blanks of 50 kB', { start: `${' '.repeat(50_000)}x` }),
  add('separators of 50 kB', { start: '2027-'.repeat(10_000) }),
  add('end of 50 kB', { end: '2027-03-01T15:00:00.'.repeat(2_500) }),
  {
    name: 'query of 50 kB',
    tool: 'schedule_query',
    json: JSON.stringify({ start: '2027-03-01', query: '会'.repeat(50_000) }),
  },
  { name: 'earliest 99:99', tool: 'find_free_time', json: JSON.stringify({ start: '2027-03-01', earliest: '99:99' }) },
];

const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const deepObject = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

const shapes: HostileCall[] = [
  add('title of 1 MB', { title: 'x'.repeat(1_000_000) }),
  add('title of 1 MB of emoji', { title: '👩‍💻'.repeat(200_000) }),
  add('description of 1 MB', { description: '说'.repeat(333_000) }),
  add('lone surrogate', { title: 'x\ud800' }),
  add('NUL', { title: 'a\u0000b' }),
  add('NUL in start', { start: '2027-03-01\u0000' }),
  add('key of 1 MB', { idempotency_key: 'k'.repeat(1_000_000) }),
  add('token of 1 MB', { confirm_token: 'c'.repeat(1_000_000) }),
  add('slot token of 50 kB', { start: undefined, slot_token: `slt_${'z'.repeat(50_000)}` }),
  add('slot token beyond time', { start: undefined, slot_token: 'slt_zzzzzzzzzzzz_zzzzzzzz' }),
  add('10,000 unknown keys', Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`key${index}`, 1]))),
  add('unknown key of 1 MB', { ['k'.repeat(1_000_000)]: 1 }),
  add('numbers as title', { title: 12 }),
  add('list as title', { title: ['x'] }),
  add('place with strange keys', { location_place: { name: 'x', toString: 1, constructor: {} } }),
  {
    name: '__proto__',
    tool: 'schedule_add',
    json: `{"title":"x","start":"${START}","__proto__":{"on_conflict":"force"}}`,
  },
  {
    name: 'constructor',
    tool: 'schedule_add',
    json: `{"title":"x","start":"${START}","constructor":{"prototype":{"x":1}}}`,
  },
  {
    name: '__proto__ inside',
    tool: 'schedule_add',
    json: `{"title":"x","start":"${START}","location_place":{"name":"x","__proto__":{"y":1}}}`,
    may: ANY,
  },
  { name: '10,000 levels', tool: 'schedule_add', json: `{"title":${deep(10_000)},"start":"${START}"}` },
  {
    name: '10,000 levels of objects',
    tool: 'schedule_add',
    json: `{"title":"x","start":"${START}","location_place":${deepObject(10_000)}}`,
  },
  {
    name: '10,000 levels in an unknown key',
    tool: 'schedule_add',
    json: `{"title":"x","start":"${START}","zzz":${deepObject(10_000)}}`,
  },
  { name: '10,000 levels as JSON text', tool: 'delete_items', json: JSON.stringify({ ids: deep(10_000) }) },
  { name: 'arguments of 10,000 levels', tool: 'schedule_add', json: deep(10_000) },
  { name: 'arguments as text', tool: 'schedule_add', json: JSON.stringify('x'.repeat(100_000)) },
  { name: 'arguments as a number', tool: 'schedule_add', json: '1e308' },
  {
    name: '19,000 ids',
    tool: 'delete_items',
    json: JSON.stringify({ ids: Array.from({ length: 19_000 }, (_, index) => `evt_${index}`) }),
  },
  { name: '200 ids of nothing', tool: 'delete_items', json: JSON.stringify({ ids: Array(200).fill('evt_none') }) },
  { name: 'ids of 1 MB', tool: 'delete_items', json: JSON.stringify({ ids: ['e'.repeat(1_000_000)] }) },
  {
    name: '19,000 cleared fields',
    tool: 'schedule_update',
    json: JSON.stringify({ id: 'evt_x', clear: Array(19_000).fill('description') }),
  },
  {
    name: '5,000 cleared fields',
    tool: 'schedule_update',
    json: JSON.stringify({ id: 'evt_x', clear: Array(5_000).fill('x'.repeat(100)) }),
  },
  {
    name: 'match of 500 wildcards',
    tool: 'schedule_update',
    json: JSON.stringify({ match: '%_*'.repeat(166), title: 'y' }),
  },
  {
    name: 'undo of 1,000 ids',
    tool: 'undo',
    json: JSON.stringify({ change_id: Array(500).fill('chg_none').join(',') }),
  },
  {
    name: 'cursor of nothing',
    tool: 'schedule_query',
    json: JSON.stringify({ start: '2027-03-01', cursor: '9'.repeat(200) }),
  },
  {
    name: 'working hours of 50 kB',
    tool: 'profile_update',
    json: JSON.stringify({ working_hours: 'MO-FR 09:00-18:00;'.repeat(2_800) }),
  },
  {
    name: 'a message of almost 10 MB',
    tool: 'schedule_add',
    json: JSON.stringify({ title: 'x'.repeat(10_000_000), start: START }),
  },
];

export const HOSTILE: readonly HostileCall[] = [...rules, ...times, ...shapes];
