import type { Call, Examples } from './example.ts';

const lunch: Call = ['schedule_add', { title: '午饭', start: '明天12点' }];
const call: Call = ['schedule_add', { title: 'Call with Ann', start: 'tomorrow 3pm' }];

export const core: Examples = {
  agenda_query: {
    zh: [
      {
        says: '我明天都有啥？',
        before: [
          lunch,
          ['todo_add', { title: '交周报', due: '明天' }],
          ['reminder_add', { title: '吃药', at: '明天早上8点' }],
        ],
        calls: [['agenda_query', { start: '明天' }]],
      },
    ],
    en: [
      {
        says: 'What did I get done this week?',
        before: [
          ['todo_add', { title: 'Send the invoice' }],
          ['todo_close', { match: 'invoice' }],
        ],
        calls: [['agenda_query', { start: 'this week', include: ['done'] }]],
      },
    ],
  },
  quick_add: {
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
        before: [call],
        calls: [['quick_add', { text: 'cancel the call with Ann' }]],
      },
    ],
  },
  delete_items: {
    zh: [{ says: '取消明天的午饭', before: [lunch], calls: [['delete_items', { ids: ['evt_1'] }]] }],
    en: [
      {
        says: 'Delete the call and the todo',
        before: [call, ['todo_add', { title: 'Prepare the call' }]],
        calls: [
          ['delete_items', { ids: ['evt_1', 'todo_1'] }],
          ['delete_items', { ids: ['evt_1', 'todo_1'], confirm_token: 'cfm_1' }],
        ],
      },
    ],
  },
  history_query: {
    zh: [{ says: '刚才改了什么？', before: [lunch], calls: [['history_query', { limit: 3 }]] }],
    en: [
      {
        says: 'What did you change today?',
        before: [call, ['schedule_update', { id: 'evt_1', start: 'tomorrow 4pm' }]],
        calls: [['history_query', { start: 'today' }]],
      },
    ],
  },
  undo: {
    zh: [{ says: '撤销', before: [lunch], calls: [['undo', { last: 1 }]] }],
    en: [
      {
        says: 'Take back the move of the call',
        before: [call, ['schedule_update', { id: 'evt_1', start: 'tomorrow 4pm' }]],
        calls: [['undo', { change_id: 'chg_2' }]],
      },
    ],
  },
  get_current_time: {
    zh: [{ says: '今天几号，要上班吗？', calls: [['get_current_time']] }],
    en: [{ says: 'What time is it in Tokyo?', calls: [['get_current_time', { timezone: 'Asia/Tokyo' }]] }],
  },
};
