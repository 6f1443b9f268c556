import type { Examples } from './example.ts';

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

/** Of the toolsets that are listed only when asked for. */
export const optional: Examples = {
  calendar_import: {
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
  calendar_export: {
    zh: [{ says: '导出下个月的日程', calls: [['calendar_export', { start: '下个月' }]] }],
    en: [
      {
        says: 'Export tomorrow as a calendar file',
        before: [['schedule_add', { title: 'Call', start: 'tomorrow 3pm' }]],
        calls: [['calendar_export', { start: 'tomorrow' }]],
      },
    ],
  },
  route_intent: {
    zh: [{ says: '总结一下我这周的工作', calls: [['route_intent', { text: '总结一下我这周的工作' }]] }],
    en: [
      {
        says: 'Did I write anything about the budget?',
        calls: [['route_intent', { text: 'Did I write anything about the budget?' }]],
      },
    ],
  },
};
