import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: () => ({ start: '2026-11-23', end: '2026-11-30' }),
  refused: [{ args: () => ({ start: '2026-11-24', end: '2026-11-23' }), code: 'INVALID_ARGUMENT' }],
  examples: {
    zh: [{ says: '导出下个月的日程', calls: [['calendar_export', { start: '下个月' }]] }],
    en: [
      {
        says: 'Export tomorrow as a calendar file',
        before: [['schedule_add', { title: 'Call', start: 'tomorrow 3pm' }]],
        calls: [['calendar_export', { start: 'tomorrow' }]],
      },
    ],
  },
};
