import { expect, it } from 'vitest';
import { readCalendar } from './read.ts';

const eventOf = (lines: readonly string[]) => {
  const text = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:u', 'DTSTART:20261201T090000Z', ...lines, 'END:VEVENT'];
  const file = readCalendar([...text, 'END:VCALENDAR'].join('\r\n'), {
    skipBroken: false,
    defaultZone: 'Asia/Shanghai',
  });
  return { invitation: file.events[0]?.invitation, notes: file.notes };
};

it('people are read by name, address, answer and role, whatever of these a program leaves out', () => {
  const { invitation } = eventOf([
    'ORGANIZER;CN="Müller, Lena":mailto:lena@example.org',
    'ATTENDEE;CN=Bob;PARTSTAT=ACCEPTED;ROLE=REQ-PARTICIPANT:mailto:bob@example.org',
    'ATTENDEE;PARTSTAT=NEEDS-ACTION;ROLE=OPT-PARTICIPANT:MAILTO:zhang@example.org',
    'ATTENDEE;CN=Room 3;CUTYPE=ROOM;PARTSTAT=TENTATIVE:urn:uuid:1',
    'ATTENDEE;CN=Eve;EMAIL=eve@example.org;PARTSTAT=DECLINED:/principals/eve/',
  ]);
  expect(invitation?.organizer).toEqual({ name: 'Müller, Lena', email: 'lena@example.org' });
  expect(invitation?.attendees).toEqual([
    { name: 'Bob', email: 'bob@example.org', status: 'accepted' },
    { email: 'zhang@example.org', status: 'no answer', role: 'optional' },
    { name: 'Room 3', status: 'tentative', role: 'room' },
    { name: 'Eve', email: 'eve@example.org', status: 'declined' },
  ]);
});

it('links are read from where programs put them, each once, and only those that can be opened', () => {
  const { invitation } = eventOf([
    'CONFERENCE;VALUE=URI;FEATURE=VIDEO;LABEL=Video:https://meet.example.org/a,b?x=1;y=2',
    'X-GOOGLE-CONFERENCE:https://meet.google.com/abc',
    'X-MICROSOFT-SKYPETEAMSMEETINGURL:https://teams.example.org/l/1',
    'ATTACH;FILENAME=plan.pdf;FMTTYPE=application/pdf:https://files.example.org/plan.pdf',
    'ATTACH:cid:part3@example.org',
    'URL:https://meet.google.com/abc',
  ]);
  expect(invitation?.links).toEqual([
    { url: 'https://meet.example.org/a,b?x=1;y=2', kind: 'conference', label: 'Video' },
    { url: 'https://meet.google.com/abc', kind: 'conference' },
    { url: 'https://teams.example.org/l/1', kind: 'conference' },
    { url: 'https://files.example.org/plan.pdf', kind: 'attachment', label: 'plan.pdf' },
  ]);
  expect(invitation?.lines).toHaveLength(6);
});

it('what other programs say is kept as it stands; what Perch says itself, or cannot be read, is not', () => {
  const { invitation } = eventOf([
    'SUMMARY:Call',
    'CLASS:PRIVATE',
    'X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE="A: B":geo:1,2',
    'X-PERCH-SOURCE:mail',
    'this is no property',
  ]);
  expect(invitation).toEqual({
    lines: ['CLASS:PRIVATE', 'X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE="A: B":geo:1,2'],
  });
  expect(eventOf(['SUMMARY:Call']).invitation).toBeNull();
});

it('a file in the line itself is left out with a note, and the rest of the event comes in', () => {
  const { invitation, notes } = eventOf([`ATTACH;ENCODING=BASE64;VALUE=BINARY:${'A'.repeat(9_000)}`, 'CLASS:PUBLIC']);
  expect(invitation?.lines).toEqual(['CLASS:PUBLIC']);
  expect(notes.map(({ code, detail }) => [code, detail])).toContainEqual(['property-too-long', 'ATTACH']);
});
