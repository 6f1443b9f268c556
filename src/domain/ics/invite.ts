import type { Invitation } from '../invitation.ts';
import { isOneOf } from './answer.ts';
import { attendeeIn } from './invitation.ts';

/** Somebody who is to be invited. */
export interface Invitee {
  readonly name?: string | undefined;
  readonly email: string;
}

const ADDRESS = /^[^\s<>"@;:,]+@[^\s<>"@;:,]+\.[^\s<>"@;:,]+$/;

/** A name as a parameter can hold it (RFC 5545 §3.2). */
const plain = (name: string): string => name.replaceAll(/["\p{Cc}]/gu, '').trim();

/**
 * A person by their address; undefined for a text that holds none.
 *
 * @example readInvitee('Anna Li <anna@example.org>') // { name: 'Anna Li', email: 'anna@example.org' }
 */
export function readInvitee(text: string): Invitee | undefined {
  const [, name = '', address = ''] = /^(.*?)<?(?:mailto:)?([^\s<>]+)>?$/i.exec(text.trim()) ?? [];
  if (!ADDRESS.test(address)) return undefined;
  const called = plain(name);
  return { email: address, ...(called && { name: called }) };
}

const lineOf = ({ name, email }: Invitee): string =>
  `ATTENDEE;${name === undefined ? '' : `CN="${plain(name)}";`}PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${email}`;

/**
 * The invitation of these people and no others, as the organizer who has the first of the addresses `self` (in lower
 * case), where there is one (RFC 5545 §3.8.4.3). Who is invited already stays, letter by letter, with what they have
 * answered; so does the user. Null where nothing is left to say.
 *
 * @example inviting(undefined, [{ email: 'anna@example.org' }], new Set(['lena@example.org']))
 */
export function inviting(
  known: Invitation | undefined,
  people: readonly Invitee[],
  self: ReadonlySet<string>,
): Invitation | null {
  const { organizer, attendees: _attendees, lines = [], ...others } = known ?? {};
  const wanted = new Map(people.map((one) => [one.email.toLowerCase(), one]));
  const isEmpty = wanted.size === 0;
  const stays = (line: string): boolean => {
    if (/^ORGANIZER\b/i.test(line)) return !isEmpty;
    const email = attendeeIn(line)?.email?.toLowerCase();
    if (!/^ATTENDEE\b/i.test(line)) return true;
    return email !== undefined && !isEmpty && (wanted.delete(email) || self.has(email));
  };
  const kept = lines.filter(stays);
  const [own] = self;
  const begins = !isEmpty && organizer === undefined && own !== undefined;
  const all = [...kept, ...(begins ? [`ORGANIZER:mailto:${own}`] : []), ...[...wanted.values()].map(lineOf)];
  if (all.length === 0) return null;
  const attendees = all.flatMap((line) => attendeeIn(line) ?? []);
  const by = begins ? { email: own } : isEmpty ? undefined : organizer;
  return { ...others, ...(by && { organizer: by }), ...(attendees.length > 0 && { attendees }), lines: all };
}

/** How many people other than the user an event invites. */
export const invitedOf = (invitation: Invitation | undefined, self: ReadonlySet<string>): number =>
  (invitation?.attendees ?? []).filter((one) => !isOneOf(one, self)).length;
