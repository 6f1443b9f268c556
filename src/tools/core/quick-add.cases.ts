import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: () => ({ text: 'walk with Ann on 2026-11-26 at 12:00', relative_to: '2026-11-20T09:00' }),
  overlaps: () => ({ text: 'clash on 2026-11-24 at 10:30' }),
  refused: [{ args: () => ({ text: ' ' }), code: 'INVALID_ARGUMENT' }],
  examples: {
    zh: [
      {
        says: '明天下午3点和张总在国贸吃饭',
        calls: [['quick_add', { text: '明天下午3点和张总在国贸吃饭' }]],
      },
    ],
    en: [
      {
        says: 'remind me to call mom tomorrow at 6',
        calls: [['quick_add', { text: 'remind me to call mom tomorrow at 6' }]],
      },
      {
        says: 'cancel the call with Ann',
        before: [['schedule_add', { title: 'Call with Ann', start: 'tomorrow 3pm' }]],
        calls: [['quick_add', { text: 'cancel the call with Ann' }]],
      },
    ],
  },
};
