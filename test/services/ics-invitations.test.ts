import { expect, it } from 'vitest';
import { expectRoundTrip, give, take } from './files.ts';
import { done, stage } from './harness.ts';

const invited = (...lines: string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:kickoff@example.org',
    'SUMMARY:Kickoff',
    'DTSTART;TZID=Asia/Shanghai:20261201T100000',
    'DURATION:PT1H',
    'RRULE:FREQ=WEEKLY;COUNT=3',
    'ORGANIZER;CN=Lena:mailto:lena@example.org',
    'ATTENDEE;CN=张总;PARTSTAT=ACCEPTED:mailto:zhang@example.org',
    'CONFERENCE;VALUE=URI;LABEL=Video:https://meet.example.org/abc',
    'ATTACH;FILENAME=plan.pdf:https://files.example.org/plan.pdf',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const WEEKS = ['2026-11-20', '2027-02-01'] as const;

it('people and links of a file are shown, found by, and go out again after an edit of something else', async () => {
  const user = await stage();
  await take(user, 'local', invited('X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC'));
  const { events = [] } = await user.query({ start: '2026-12-01', query: '张总', detail: 'full' });
  expect(events).toMatchObject([
    {
      title: 'Kickoff',
      organizer: { name: 'Lena', email: 'lena@example.org' },
      attendees: [{ name: '张总', email: 'zhang@example.org', status: 'accepted' }],
      links: [
        { url: 'https://meet.example.org/abc', kind: 'conference', label: 'Video' },
        { url: 'https://files.example.org/plan.pdf', kind: 'attachment', label: 'plan.pdf' },
      ],
    },
  ]);
  const [concise] = (await user.query({ start: '2026-12-01' })).events ?? [];
  expect(concise).not.toHaveProperty('attendees');

  done(await user.update({ match: 'kickoff', scope: 'this', occurrence: '2026-12-08', start: '2026-12-08T15:00' }));
  const file = await expectRoundTrip(user, 'local', WEEKS);
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  for (const kept of ['ORGANIZER;CN=Lena', 'ATTENDEE;CN=张总;PARTSTAT=ACCEPTED', 'CONFERENCE;', 'ATTACH;', 'X-APPLE']) {
    // The series, and its changed occurrence.
    expect(
      lines.filter((line) => line.startsWith(kept)),
      kept,
    ).toHaveLength(2);
  }
});

it('an answer that comes with a newer file replaces the one here, and undo brings it back', async () => {
  const user = await stage();
  await take(user, 'local', invited());
  const declined = invited('SEQUENCE:1').replace('ACCEPTED', 'DECLINED');
  await take(user, 'local', declined);
  const statuses = async () =>
    (await user.query({ start: '2026-12-01', detail: 'full' })).events?.[0]?.attendees?.map(({ status }) => status);
  expect(await statuses()).toEqual(['declined']);
  const [change] = (await user.history({ limit: 1 })).changes ?? [];
  done(await user.undo({ change_id: change?.change_id }));
  expect(await statuses()).toEqual(['accepted']);
  expect((await give(user, 'local')).ics).toContain('PARTSTAT=ACCEPTED');
});
