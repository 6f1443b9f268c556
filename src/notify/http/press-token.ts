import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Press } from '../../services/reminders/notice.ts';

/** How long a button can be pressed, in milliseconds. */
const LIVES_MS = 12 * 60 * 60_000;
const MINUTE_MS = 60_000;
/** 96 bits of the signature: what Telegram sends back with a button has 64 bytes in all. */
const SIGNATURE = 16;

const LETTERS = { complete: 'c', snooze: 's' } as const;
const ACTIONS: Readonly<Record<string, Press['action']>> = { c: 'complete', s: 'snooze' };

/** A new key that the buttons of one channel are signed with. */
export const newButtonKey = (): string => randomBytes(32).toString('base64url');

const signatureOf = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url').slice(0, SIGNATURE);

/** A date keeps its eight digits; an instant becomes seconds in base 36, which are six or seven. */
const packed = (occurrence = ''): string =>
  occurrence.includes('T') ? (Date.parse(occurrence) / 1_000).toString(36) : occurrence.replaceAll('-', '');

function unpacked(text: string): string | undefined {
  if (text === '') return undefined;
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  return year ? `${year}-${month}-${day}` : new Date(Number.parseInt(text, 36) * 1_000).toISOString();
}

/**
 * What stands behind a button: at most 64 characters that only the holder of `key` can make, good for twelve hours. It
 * names the version of the reminder, which the first press raises: so it works once. `now` in milliseconds since the epoch.
 * `signPress(key, { action: 'complete', id: 'rem_7k2m9q4t1x', version: 3 }, now)` → `c.7k2m9q4t1x.3..hq2w1c.…`
 */
export function signPress(key: string, { action, id, version, occurrence }: Press, now: number): string {
  const until = Math.ceil((now + LIVES_MS) / MINUTE_MS).toString(36);
  const text = [LETTERS[action], id.replace(/^rem_/, ''), version.toString(36), packed(occurrence), until].join('.');
  return `${text}.${signatureOf(key, text)}`;
}

/** What a button stands for; undefined for what was not signed with this key, or too long ago. */
export function readPress(key: string, token: string, now: number): Press | undefined {
  const end = token.lastIndexOf('.');
  const text = token.slice(0, Math.max(end, 0));
  const [given, right] = [Buffer.from(token.slice(end + 1)), Buffer.from(signatureOf(key, text))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const [letter = '', id, version = '', start = '', until = ''] = text.split('.');
  const action = ACTIONS[letter];
  if (!action || Number.parseInt(until, 36) * MINUTE_MS < now) return undefined;
  const occurrence = unpacked(start);
  return { action, id: `rem_${id}`, version: Number.parseInt(version, 36), ...(occurrence && { occurrence }) };
}
