/** RFC 5545 PARTSTAT, as far as it concerns events. */
export type Answer = 'accepted' | 'declined' | 'tentative' | 'no answer' | 'delegated';

/** An answer that a user can give. */
export type Response = Extract<Answer, 'accepted' | 'declined' | 'tentative'>;

export interface Person {
  readonly name?: string;
  readonly email?: string;
}

export interface Attendee extends Person {
  readonly status: Answer;
  /** Present: it is the user. */
  readonly me?: true;
  /** Absent: a person whose coming matters. */
  readonly role?: 'chair' | 'optional' | 'informed' | 'room' | 'resource' | 'group';
}

export interface Link {
  readonly url: string;
  readonly kind: 'conference' | 'attachment' | 'page';
  readonly label?: string;
}

/** Who comes to an event and what belongs to it, as its calendar file says. Perch keeps it and invites nobody. */
export interface Invitation {
  readonly organizer?: Person;
  readonly attendees?: readonly Attendee[];
  readonly links?: readonly Link[];
  /** Content lines, unfolded, that go out again as they came in: those of the above, and what else the file says that Perch has no use for. */
  readonly lines: readonly string[];
}

/** The invitation that a row holds; undefined where there is none. */
export const readInvitation = (stored: string | null): Invitation | undefined =>
  stored === null ? undefined : (JSON.parse(stored) as Invitation);

/** What people call a person: the name, else the address. */
export const nameOfPerson = ({ name, email }: Person): string => name ?? email ?? '?';

/** Everybody's name and address, for finding an event by who comes. */
export function peopleText(stored: string | null): string {
  const { organizer, attendees = [] } = readInvitation(stored) ?? {};
  return [...(organizer ? [organizer] : []), ...attendees]
    .map(({ name = '', email = '' }) => `${name} ${email}`)
    .join('\n');
}
