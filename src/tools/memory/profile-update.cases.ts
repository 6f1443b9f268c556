import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: () => ({
    timezone: 'Asia/Tokyo',
    week_start: 'SU',
    default_duration_minutes: 30,
    default_reminder: '提前10分钟',
    protected_times: '午休 12点到13点',
    energy: 'evening',
    learn: false,
    work: { name: 'SOHO', longitude: 116.48, latitude: 39.99, crs: 'gcj02' },
  }),
  refused: [
    {
      args: () => ({}),
      code: 'INVALID_ARGUMENT',
      missing: [
        'name',
        'occupation',
        'language',
        'timezone',
        'working_hours',
        'week_start',
        'default_duration_minutes',
        'default_reminder',
        'protected_times',
        'energy',
        'learn',
        'routine',
        'persona',
        'home',
        'work',
      ],
    },
    {
      args: () => ({ home: { name: 'Home', longitude: 116.48 } }),
      code: 'INVALID_ARGUMENT',
      missing: ['home.latitude'],
    },
  ],
  examples: {
    zh: [
      {
        says: '我的工作时间是周一到周五九点到六点，公司在国贸',
        calls: [['profile_update', { working_hours: 'MO-FR 09:00-18:00', work: { name: '国贸' } }]],
      },
    ],
    en: [
      {
        says: 'I moved to London',
        calls: [['profile_update', { timezone: 'Europe/London' }]],
      },
    ],
  },
};
