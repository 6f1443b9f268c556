import { z } from 'zod';
import { CRS, crsNamed } from '../../domain/place.ts';

/**
 * Arguments and result fields that several tools share. Descriptions are sent
 * to a model with every list of tools, so each says only what the name does not.
 */

/** Read by domain/time, which also says what is wrong with it. */
const text = () => z.string();
/** Begins or bounds a window. */
export const time = () => text().describe("User's words (本周, tomorrow afternoon) or ISO; compute no dates");
/** Several events at once: the time that they begin in. */
export const within = () => text().describe("User's words (this week)");
/** Several items at once: the time that they are due in. */
export const dueIn = () => text().describe("User's words (今天, this week)");
/** Starts an event. */
export const startTime = () =>
  text().describe("User's words (明天下午3点, Friday 3-5pm) or ISO; compute no dates. A day = all day");
export const endTime = () => text().describe('Words or ISO (exclusive)');
/** The new time of an item that is there already. */
export const newTime = (examples: string) =>
  text().describe(`User's words, from its present time (${examples}), or ISO; compute no dates`);
export const title = () => z.string().trim().min(1).max(500);
const longText = () => z.string().max(100_000);
const shortText = () => z.string().max(1_000);
export const minutes = () => z.int().min(1).max(527_040);
/** Before the start of an event: 0 is at its start. */
export const minutesBefore = () => z.int().min(0).max(527_040);
/** Reminders of an event; numbers and lists of numbers are accepted, too. */
const reminders = () =>
  z
    .preprocess((given) => (typeof given === 'number' || Array.isArray(given) ? String(given) : given), z.string())
    .describe('Minutes before (15; 10, 60), words (提前一天晚上8点) or leave');
export const zone = () => z.string().max(100).describe('IANA');
export const repeat = () => z.string().max(1_000).describe('Words (每周一三五) or RRULE');
export const limit = () => z.int().min(1).max(200);
const showAs = () => z.enum(['busy', 'tentative', 'free']);
export const onConflict = () => z.enum(['propose', 'auto', 'force']);
export const scope = () => z.enum(['this', 'this_and_future', 'all']).describe('Needed for a series');
export const occurrence = () => z.string().max(1_000).describe('Original start, or words (Thursday)');
/** An id, or the ref of a candidate: what lists them says so. */
export const id = () => z.string().max(200);
export const token = () => z.string().max(200);
/** The group of an event or a todo. */
export const group = () => z.string().max(1_000).describe('Id or name');

/** Others who share their calendars with the user. */
export const people = () =>
  z.array(z.string().max(1_000)).min(1).max(50).describe('Names of people, or share groups, besides the user');

export const tags = () => z.array(z.string().max(100)).max(50);

/** Models spell the names of coordinate systems in many ways. */
const crs = () => z.preprocess((given) => (typeof given === 'string' ? crsNamed(given) : given), z.enum(CRS));

/** Its bounds are checked where it is used: a model reads this five times. */
export const place = () =>
  z.strictObject({
    name: z.string(),
    address: z.string().optional(),
    longitude: z.number().optional(),
    latitude: z.number().optional(),
    crs: crs().optional(),
  });

/** An event in a result. */
export const event = () =>
  z.object({
    id: z.string(),
    version: z.int(),
    occurrence: z.string().optional(),
    title: z.string(),
    start: z.string(),
    end: z.string(),
    when: z.string(),
    all_day: z.boolean().optional(),
    show_as: z.string().optional(),
    location: z.string().optional(),
    group: z.string().optional(),
    repeat: z.string().optional(),
    repeat_text: z.string().optional(),
  });

/** What writing an event can come to, beside its success. */
export const EVENT_ENVELOPE = [
  'assumptions',
  'warnings',
  'missing',
  'candidates',
  'conflicts',
  'alternatives',
  'confirm_token',
  'expires_at',
  'change_id',
] as const;

/** A share group. */
const shareGroup = () => z.string().max(1_000).describe('Share group, by id or name: may see this');

/** Fields of events that schedule_add and schedule_update share. */
export const eventFields = {
  end: endTime().optional(),
  duration_minutes: minutes().describe('Default 60').optional(),
  all_day: z.boolean().optional(),
  timezone: zone().describe('IANA, or floating').optional(),
  repeat: repeat().optional(),
  location: shortText().describe('公司, home: a saved place').optional(),
  location_place: place().optional(),
  description: longText().optional(),
  group: group().optional(),
  show_as: showAs().optional(),
  remind_minutes: reminders().optional(),
  on_conflict: onConflict().optional(),
  slot_token: token().optional(),
  attendees: z.array(shortText()).max(200).describe('Emails or names').optional(),
  share_with: shareGroup().optional(),
  private: z.boolean().optional(),
  source: shortText().optional(),
  confirm_token: token().optional(),
};
