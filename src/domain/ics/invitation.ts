import type { Answer, Attendee, Invitation, Link, Person } from '../invitation.ts';
import { BrokenPart } from './broken.ts';
import type { Component } from './components.ts';
import type { ContentLine } from './lines.ts';
import type { Notes } from './notes.ts';
import { type Property, propertyName, rawProperty, textOf } from './property.ts';

/** Properties that Perch reads and writes itself, or that say when and by what the file was written. */
const OWN = new Set(
  (
    'UID DTSTAMP DTSTART DTEND DURATION RRULE EXRULE RDATE EXDATE RECURRENCE-ID SUMMARY DESCRIPTION LOCATION GEO ' +
    'CATEGORIES TRANSP STATUS SEQUENCE CREATED LAST-MODIFIED X-MICROSOFT-CDO-BUSYSTATUS X-MICROSOFT-CDO-ALLDAYEVENT'
  ).split(' '),
);

/** Characters of one property: a file that is attached in the line itself is no line to keep. */
const LONGEST = 8_000;
/** Characters of all that one event keeps. */
const MOST = 64_000;

/** Where calendars of today put the address of a call. */
const CALLS =
  /^(?:CONFERENCE|X-(?:GOOGLE-CONFERENCE|MICROSOFT-(?:SKYPETEAMSMEETINGURL|ONLINEMEETINGEXTERNALLINK|ONLINEMEETINGCONFLINK)|ZOOM\S*URL))$/;

const ANSWERS: Readonly<Record<string, Answer>> = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  TENTATIVE: 'tentative',
  DELEGATED: 'delegated',
};

const ROLES: Readonly<Record<string, Attendee['role']>> = {
  CHAIR: 'chair',
  'OPT-PARTICIPANT': 'optional',
  'NON-PARTICIPANT': 'informed',
};

const KINDS: Readonly<Record<string, Attendee['role']>> = { ROOM: 'room', RESOURCE: 'resource', GROUP: 'group' };

const param = ({ params }: Property, name: string): string => params.get(name)?.trim().toUpperCase() ?? '';

function personOf({ params, value }: Property): Person {
  const address = value.trim().replace(/^mailto:/i, '');
  const email = address.includes('@') ? address : params.get('email');
  const name = params.get('cn')?.trim();
  return {
    ...(name && name !== email && { name }),
    ...(email && { email }),
    ...(!name && !email && { name: address }),
  };
}

function attendeeOf(property: Property): Attendee {
  const role = KINDS[param(property, 'cutype')] ?? ROLES[param(property, 'role')];
  return {
    ...personOf(property),
    status: ANSWERS[param(property, 'partstat')] ?? 'no answer',
    ...(role !== undefined && { role }),
  };
}

/** The attendee of an unfolded content line; undefined where it is another property. */
export function attendeeIn(text: string): Attendee | undefined {
  const line = { text, line: 0 };
  const property = propertyName(line) === 'ATTENDEE' ? readable(line) : undefined;
  return property && attendeeOf(property);
}

/** Addresses that a program may open; of other schemes (`cid:`, `file:`) nothing can be said to anyone. */
const OPENS = /^(?:https?|tel|sip|xmpp|mailto|webcal):/i;

function linksOf(property: Property): Link[] {
  const url = property.value.trim();
  if (!OPENS.test(url)) return [];
  const label = property.params.get('label') ?? property.params.get('filename') ?? property.params.get('x-filename');
  const kind = CALLS.test(property.name) ? 'conference' : property.name === 'ATTACH' ? 'attachment' : 'page';
  return [{ url, kind, ...(label && { label }) }];
}

/** The property, where it can be read; one that cannot is of no use to the next program either. */
function readable(line: ContentLine): Property | undefined {
  try {
    const property = rawProperty(line);
    // A text may hold commas and escapes; an address is taken as it stands.
    if (CALLS.test(property.name) && property.name.startsWith('X-')) return { ...property, value: textOf(line) };
    return property;
  } catch (error) {
    if (error instanceof BrokenPart) return undefined;
    throw error;
  }
}

/**
 * What a VEVENT says beyond what Perch has a use for: people, links, and whatever other programs need to find again.
 * Null when there is nothing. What is too long is noted and left out.
 */
export function readKept(component: Component, notes: Notes): Invitation | null {
  const lines: string[] = [];
  let size = 0;
  let organizer: Person | undefined;
  const attendees: Attendee[] = [];
  const links: Link[] = [];
  for (const line of component.lines) {
    const name = propertyName(line);
    if (OWN.has(name) || name.startsWith('X-PERCH-')) continue;
    if (line.text.length > LONGEST || size + line.text.length > MOST) {
      notes.add('property-too-long', name);
      continue;
    }
    const property = readable(line);
    if (!property) continue;
    lines.push(line.text);
    size += line.text.length;
    if (name === 'ATTENDEE') attendees.push(attendeeOf(property));
    else if (name === 'ORGANIZER') organizer ??= personOf(property);
    else if (name === 'ATTACH' || name === 'URL' || CALLS.test(name)) links.push(...linksOf(property));
  }
  if (lines.length === 0) return null;
  return {
    ...(organizer && { organizer }),
    ...(attendees.length > 0 && { attendees }),
    ...(links.length > 0 && { links: distinct(links) }),
    lines,
  };
}

const distinct = (links: readonly Link[]): Link[] =>
  links.filter(({ url }, index) => links.findIndex((other) => other.url === url) === index);
