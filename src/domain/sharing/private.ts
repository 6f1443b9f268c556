import { type Invitation, readInvitation } from '../invitation.ts';

/** What an event says of who may see it: the user (1 private, 0 not, null nothing), and the calendar file that it came from (RFC 5545, CLASS). */
interface Confidential {
  readonly private: 0 | 1 | null;
  /** An Invitation as JSON. */
  readonly invitation: string | null;
}

const CLASS = /^CLASS[;:]/i;
const HIDDEN = /^CLASS[;:].*\b(?:PRIVATE|CONFIDENTIAL)\b/i;

/** Whether others see at most that the time is taken. What the user says counts before what the file did. */
export function isPrivate({ private: said, invitation }: Confidential): boolean {
  if (said !== null) return said === 1;
  return (readInvitation(invitation)?.lines ?? []).some((line) => HIDDEN.test(line));
}

/** What goes out into a calendar file beside what Perch writes itself, with what the user says in place of the file's own CLASS. */
export function keptFor({ private: said, invitation }: Confidential): Invitation | null {
  const kept = readInvitation(invitation) ?? null;
  if (said === null) return kept;
  const lines = (kept?.lines ?? []).filter((line) => !CLASS.test(line));
  return { ...kept, lines: said === 1 ? [...lines, 'CLASS:PRIVATE'] : lines };
}
