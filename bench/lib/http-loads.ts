import { DAY, HOUR, HOURS } from './starts.ts';

type ReadName = 'noop' | 'query' | 'get_current_time' | 'schedule_query';
type WriteName = 'insert' | 'schedule_add' | 'auto';
/** `steady`: one write to four reads, of the bare server or of ours. */
export type LoadName = ReadName | WriteName | 'bare steady' | 'steady';

/** A call as it is sent. */
export interface Sent {
  readonly tool: string;
  /** JSON text. */
  readonly args: string;
  /** What an answer holds that is the right one. */
  readonly proof: string;
}

const QUARTER = HOUR / 4;
/** Days on either side of today that the seeded calendar fills, less the rim. */
const FILLED = 490;
const FINAL = '"status":"final"';

const midnight = (): number => Math.floor(Date.now() / DAY) * DAY;
const iso = (instant: number): string => new Date(instant).toISOString();
const isoDay = (instant: number): string => iso(instant).slice(0, 10);

/** A time that nothing else takes: quarters of an hour, beyond what is seeded. */
const freeTime = (number: number): string => iso(midnight() + (FILLED + 100) * DAY + number * QUARTER);

/** A time that a seeded event takes. */
function takenTime(number: number): string {
  const day = midnight() + (1 + (number % FILLED)) * DAY;
  return iso(day + (HOURS[Math.floor(number / FILLED) % HOURS.length] ?? 0) * HOUR);
}

/** A day, scattered over those that are filled. */
const filledDay = (number: number): number => midnight() + (((number * 7_919) % (2 * FILLED)) - FILLED) * DAY;

const LOADS: Readonly<Record<LoadName, (number: number, nonce: string) => Sent>> = {
  noop: () => ({ tool: 'noop', args: '{}', proof: '"ok"' }),
  query: (number) => ({
    tool: 'query',
    args: `{"from":${filledDay(number)},"to":${filledDay(number) + DAY}}`,
    proof: 'Meeting',
  }),
  insert: (number, nonce) => ({
    tool: 'insert',
    args: `{"title":"${nonce}","start":"${freeTime(number)}"}`,
    proof: `"ok ${nonce}"`,
  }),
  get_current_time: () => ({ tool: 'get_current_time', args: '{}', proof: FINAL }),
  schedule_query: (number) => ({
    tool: 'schedule_query',
    args: `{"start":"${isoDay(filledDay(number))}"}`,
    proof: FINAL,
  }),
  schedule_add: (number, nonce) => ({
    tool: 'schedule_add',
    args: `{"title":"${nonce}","start":"${freeTime(number)}","duration_minutes":15}`,
    proof: `✓ Created: ${nonce} `,
  }),
  auto: (number, nonce) => ({
    tool: 'schedule_add',
    args: `{"title":"${nonce}","start":"${takenTime(number)}","duration_minutes":15,"on_conflict":"auto"}`,
    proof: `✓ Created: ${nonce} `,
  }),
  'bare steady': (number, nonce) => LOADS[number % 5 === 0 ? 'insert' : 'noop'](number, nonce),
  steady: (number, nonce) => LOADS[number % 5 === 0 ? 'schedule_add' : 'schedule_query'](number, nonce),
};

/** The call number `number` of a load. `nonce` is in the answer to a write. */
export const sentBy = (load: LoadName, number: number, nonce: string): Sent => LOADS[load](number, nonce);
