import type { ToolCases } from '../shared/cases.ts';

export const cases: ToolCases = {
  works: () => ({ timezone: 'Asia/Tokyo', work: { name: 'SOHO', longitude: 116.48, latitude: 39.99, crs: 'gcj02' } }),
  refused: [
    {
      args: () => ({}),
      code: 'INVALID_ARGUMENT',
      missing: ['name', 'occupation', 'language', 'timezone', 'working_hours', 'routine', 'persona', 'home', 'work'],
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
