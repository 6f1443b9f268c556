import type { Call, Examples } from './example.ts';

const report: Call = ['todo_add', { title: '写周报', due: '周五', estimate_minutes: 60, importance: 'high' }];
const paint: Call = ['todo_add', { title: 'Buy paint', due: 'Friday' }];
const fence: Call = ['todo_add', { title: 'Paint the fence', depends_on: ['todo_1'] }];

export const todo: Examples = {
  todo_query: {
    zh: [{ says: '这周五之前要做什么？', before: [report], calls: [['todo_query', { due_before: '周六' }]] }],
    en: [{ says: 'What is on my list?', before: [paint, fence], calls: [['todo_query']] }],
  },
  todo_add: {
    zh: [
      {
        says: '今天下班前要写完四小时的标书',
        before: [
          ['profile_update', { working_hours: 'MO-FR 09:00-18:00' }],
          ['schedule_add', { title: '客户来访', start: '今天10点到17点' }],
        ],
        calls: [
          [
            'todo_add',
            { title: '写标书', due: '今天18点', estimate_minutes: 240, importance: 'high', urgency: 'high' },
          ],
        ],
      },
    ],
    en: [
      {
        says: 'I need to paint the fence once I have bought the paint',
        before: [paint],
        calls: [['todo_add', { title: 'Paint the fence', depends_on: ['todo_1'], tags: ['garden'] }]],
      },
    ],
  },
  todo_update: {
    zh: [
      {
        says: '周报下周一再交',
        before: [report],
        calls: [['todo_update', { match: '周报', due: '下周一' }]],
      },
    ],
    en: [
      {
        says: 'The paint has no deadline after all, but it takes an hour',
        before: [paint],
        calls: [['todo_update', { match: 'paint', estimate_minutes: 60, clear: ['due'] }]],
      },
    ],
  },
  todo_close: {
    zh: [{ says: '周报写完了', before: [report], calls: [['todo_close', { match: '周报' }]] }],
    en: [
      {
        says: 'Both garden things are done',
        before: [paint, fence],
        calls: [
          ['todo_close', { ids: ['todo_1', 'todo_2'] }],
          ['todo_close', { ids: ['todo_1', 'todo_2'], confirm_token: 'cfm_1' }],
        ],
      },
    ],
  },
  convert_todo_to_event: {
    zh: [
      {
        says: '明天上午九点写周报，放进日程',
        before: [report],
        calls: [['convert_todo_to_event', { match: '周报', start: '明天上午九点' }]],
      },
    ],
    en: [
      {
        says: 'When could I buy the paint? Put it in my calendar',
        before: [paint],
        calls: [
          ['convert_todo_to_event', { match: 'paint', duration_minutes: 45 }],
          ['convert_todo_to_event', { id: 'todo_1', slot_token: 'slot_1' }],
        ],
      },
    ],
  },
};
