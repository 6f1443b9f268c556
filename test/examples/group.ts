import type { Examples } from './example.ts';

export const group: Examples = {
  group_add: {
    zh: [
      {
        says: '建一个健身分组，默认45分钟，绿色',
        calls: [['group_add', { name: '健身', color: '绿色', default_duration_minutes: 45 }]],
      },
    ],
    en: [
      {
        says: 'Make a group for my thesis; I work on it in the evenings',
        calls: [['group_add', { name: 'Thesis', working_hours: 'MO-FR 18:00-21:00' }]],
      },
    ],
  },
  group_update: {
    zh: [
      {
        says: '健身改成一小时',
        before: [['group_add', { name: '健身', default_duration_minutes: 45 }]],
        calls: [['group_update', { match: '健身', default_duration_minutes: 60 }]],
      },
    ],
    en: [
      {
        says: 'Thesis needs no fixed hours any more',
        before: [['group_add', { name: 'Thesis', working_hours: 'MO-FR 18:00-21:00' }]],
        calls: [['group_update', { match: 'Thesis', clear: ['working_hours'] }]],
      },
    ],
  },
};
