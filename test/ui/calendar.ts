import { DAY, formatWall, formatWallDate, MINUTE, type WallMs } from '../../src/domain/time/wall.ts';

/** Titles that break pages: markup, long words, right-to-left, stacked marks, emoji, text that hides or turns other text. */
export const HARD_TITLES = [
  '<script>document.title="owned"</script><img src="https://example.com/x.png" onerror="document.title=\'owned\'">',
  'x'.repeat(490),
  '很长的中文标题'.repeat(60),
  'اجتماع الفريق مع العملاء الجدد في المكتب (٣٠ دقيقة)',
  'Z\u0351\u036B\u0343\u036A\u0302\u036B\u033D\u0334'.repeat(12),
  '👩‍💻👨‍👩‍👧‍👦🏳️‍🌈 '.repeat(30),
  'harmless\u202Efdp.exe\u200B',
  '{{constructor.constructor("return 1")()}} &lt;b&gt;',
] as const;

const stamp = (wall: WallMs): string => formatWall(wall).replaceAll(/[-:]/g, '');

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&');

/** Lines of an event (RFC 5545 §3.6.1) without its frame, in wall time. */
export const timed = (title: string, start: WallMs, minutes: number, more: readonly string[] = []): string[] => [
  `DTSTART:${stamp(start)}`,
  `DTEND:${stamp(start + minutes * MINUTE)}`,
  `SUMMARY:${escaped(title)}`,
  ...more,
];

/** A file of such events. */
export function calendarOf(events: readonly (readonly string[])[]): string {
  const lines = events.flatMap((event, index) => ['BEGIN:VEVENT', `UID:${index}@test`, ...event, 'END:VEVENT']);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

/** A calendar of the week from `today` that is hard to lay out: those titles, a crowd on the next day, days that run into one another. */
export function hardCalendar(today: WallMs): string {
  const at = (day: number, hour: number, minute = 0): WallMs => today + day * DAY + (hour * 60 + minute) * MINUTE;
  const date = (day: number): string => formatWallDate(today + day * DAY).replaceAll('-', '');
  return calendarOf([
    ...HARD_TITLES.map((title, index) =>
      timed(title, at(0, 8 + index), 90, [`LOCATION:https\\://${'place'.repeat(60)}`]),
    ),
    ...Array.from({ length: 200 }, (_, index) => timed(`Call ${index}`, at(1, 8, index * 3), 5)),
    timed('Night train', at(2, 22), 600, ['STATUS:TENTATIVE']),
    [`DTSTART;VALUE=DATE:${date(3)}`, `DTEND;VALUE=DATE:${date(6)}`, 'SUMMARY:Retreat', 'RRULE:FREQ=YEARLY'],
  ]);
}
