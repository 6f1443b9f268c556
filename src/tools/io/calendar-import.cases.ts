import type { ToolCases } from '../shared/cases.ts';

const ics = (title: string, start: string, end: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//example//EN',
    'BEGIN:VEVENT',
    'UID:1@example',
    'DTSTAMP:20261101T000000Z',
    `DTSTART:${start}`,
    `DTEND:${end}`,
    `SUMMARY:${title}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

export const cases: ToolCases = {
  works: () => ({ ics: ics('Imported', '20261201T000000Z', '20261201T010000Z') }),
  refused: [{ args: () => ({ ics: 'Lunch with Ann, Friday' }), code: 'INVALID_ARGUMENT' }],
  examples: {
    zh: [
      {
        says: '导入这个日历文件，先看看会有什么',
        calls: [
          ['calendar_import', { ics: ics('年会', '20261218T060000Z', '20261218T090000Z'), dry_run: true }],
          ['calendar_import', { ics: ics('年会', '20261218T060000Z', '20261218T090000Z') }],
        ],
      },
    ],
    en: [
      {
        says: 'Import this calendar file',
        before: [['schedule_add', { title: 'Board meeting', start: '2026-12-18T10:00' }]],
        calls: [['calendar_import', { ics: ics('Board meeting', '20261218T150000Z', '20261218T160000Z') }]],
      },
    ],
  },
};
