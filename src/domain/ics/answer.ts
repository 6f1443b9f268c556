import type { Attendee, Invitation, Response } from '../invitation.ts';
import { attendeeIn } from './invitation.ts';
import { headOf } from './property.ts';

const PARTSTAT: Readonly<Record<Response, string>> = {
  accepted: 'ACCEPTED',
  declined: 'DECLINED',
  tentative: 'TENTATIVE',
};

/** The attendee that has one of these addresses (in lower case), such as the user; undefined where nobody has. */
export const attendeeWith = (
  attendees: readonly Attendee[] = [],
  addresses: ReadonlySet<string>,
): Attendee | undefined => attendees.find((one) => isOneOf(one, addresses));

/** Whether a person has one of these addresses, which are in lower case. */
export const isOneOf = ({ email }: Pick<Attendee, 'email'>, addresses: ReadonlySet<string>): boolean =>
  email !== undefined && addresses.has(email.toLowerCase());

/**
 * The invitation with the answer of those attendees who have one of the addresses (in lower case): their status, and
 * the PARTSTAT of their lines (RFC 5545 §3.2.12). Everything else stays, letter by letter; the invitation itself
 * where nobody has such an address.
 *
 * @example answered(invitation, new Set(['lena@example.org']), 'accepted')
 */
export function answered(invitation: Invitation, addresses: ReadonlySet<string>, response: Response): Invitation {
  const { attendees = [], lines } = invitation;
  if (!attendeeWith(attendees, addresses)) return invitation;
  return {
    ...invitation,
    attendees: attendees.map((one) => (isOneOf(one, addresses) ? { ...one, status: response } : one)),
    lines: lines.map((line) => {
      const attendee = attendeeIn(line);
      return attendee && isOneOf(attendee, addresses) ? withPartstat(line, PARTSTAT[response]) : line;
    }),
  };
}

function withPartstat(line: string, value: string): string {
  const head = headOf(line);
  const [name = '', ...params] = head.match(/(?:"[^"]*"|[^";])+/g) ?? [];
  const isOld = (param: string): boolean => /^PARTSTAT=/i.test(param);
  const fresh = `PARTSTAT=${value}`;
  const all = params.some(isOld) ? params.map((one) => (isOld(one) ? fresh : one)) : [...params, fresh];
  return [name, ...all].join(';') + line.slice(head.length);
}
