import { call, type Step, step } from '../week.ts';

/** Monday to Wednesday. */
const quick = (at: string, text: string, expect: Step['expect']): Step =>
  step(at, text, [call('quick_add', { text })], expect);

export const STEPS: readonly Step[] = [
  quick('2026-11-23T08:30', '工作日每天早上9点半站会，15分钟', {
    written: [
      {
        kind: 'event',
        title: '站会',
        end: '2026-11-23T09:45',
        repeats: [
          '2026-11-23T09:30',
          '2026-11-24T09:30',
          '2026-11-25T09:30',
          '2026-11-26T09:30',
          '2026-11-27T09:30',
          '2026-11-30T09:30',
        ],
      },
    ],
  }),
  quick('2026-11-23T08:31', '今天下午3点跟设计组对需求，在三楼会议室，提前10分钟叫我', {
    written: [
      {
        kind: 'event',
        title: { has: ['设计组'] },
        start: '2026-11-23T15:00',
        location: '三楼会议室',
        reminds: ['2026-11-23T14:50'],
      },
    ],
  }),
  quick('2026-11-23T08:32', '周三前把季度总结写完，挺重要的，大概要3小时', {
    written: [
      { kind: 'todo', title: { has: ['季度总结'] }, due: '2026-11-25', importance: 'high', estimateMinutes: 180 },
    ],
  }),
  quick('2026-11-23T08:33', '买牛奶、鸡蛋、猫粮', { written: [{ kind: 'todo', title: { has: ['牛奶'] } }] }),
  quick('2026-11-23T08:34', '晚上9点提醒我给妈妈打电话', {
    written: [{ kind: 'reminder', title: { has: ['给妈妈打电话'] }, at: '2026-11-23T21:00' }],
  }),
  step('2026-11-23T08:35', '我今天都有啥', [call('agenda_query')], {
    answers: {
      window: { start: '2026-11-23', end: '2026-11-24' },
      names: ['站会', '设计组', '给妈妈打电话'],
      lacks: ['季度总结'],
    },
  }),
  step('2026-11-23T10:00', '对需求的会改到四点', [call('schedule_update', { match: '需求', start: '四点' })], {
    written: [{ kind: 'event', title: { has: ['设计组'] }, start: '2026-11-23T16:00', end: '2026-11-23T17:00' }],
  }),
  quick('2026-11-23T10:05', '明天上午10点到11点半面试候选人', {
    written: [{ kind: 'event', title: { has: ['面试'] }, start: '2026-11-24T10:00', end: '2026-11-24T11:30' }],
  }),
  quick('2026-11-23T10:06', '周四下午去客户那边拜访，两点到五点', {
    written: [{ kind: 'event', title: { has: ['拜访'] }, start: '2026-11-26T14:00', end: '2026-11-26T17:00' }],
  }),
  quick('2026-11-23T12:30', '从明天开始每天早上8点提醒我吃维生素，连续5天', {
    written: [
      {
        kind: 'reminder',
        title: { has: ['维生素'] },
        repeats: ['2026-11-24T08:00', '2026-11-25T08:00', '2026-11-26T08:00', '2026-11-27T08:00', '2026-11-28T08:00'],
        count: 5,
      },
    ],
  }),
  quick('2026-11-23T14:00', '记一下，打印机在二楼茶水间旁边，密码8842', {
    written: [{ kind: 'memo', text: { has: ['打印机', '8842'] } }],
  }),
  step('2026-11-23T14:10', '记住我不吃香菜', [call('memory_save', { content: '不吃香菜' })], {
    written: [{ kind: 'memory', text: { has: ['香菜'] } }],
  }),
  step('2026-11-23T18:00', '猫粮不用买了', [call('todo_update', { match: '牛奶', title: '买牛奶、鸡蛋' })], {
    written: [{ kind: 'todo', title: '买牛奶、鸡蛋' }],
  }),
  step('2026-11-24T08:05', '维生素吃了', [call('reminder_update', { match: '维生素', action: 'complete' })], {
    written: [{ kind: 'reminder', title: { has: ['维生素'] }, reminds: ['2026-11-25T08:00'] }],
  }),
  step('2026-11-24T08:40', '面试推迟半小时', [call('schedule_update', { match: '面试', start: '推迟半小时' })], {
    written: [{ kind: 'event', title: { has: ['面试'] }, start: '2026-11-24T10:30', end: '2026-11-24T12:00' }],
  }),
  step('2026-11-24T08:41', '撤销', [call('undo', { last: 1 })], {
    written: [{ kind: 'event', title: { has: ['面试'] }, start: '2026-11-24T10:00', end: '2026-11-24T11:30' }],
  }),
  step(
    '2026-11-24T08:45',
    '今天下午有没有两小时的空',
    [call('find_free_time', { start: '今天下午', duration_minutes: 120 })],
    { answers: { window: { start: '2026-11-24T12:00', end: '2026-11-24T18:00' }, texts: ['2026-11-24'] } },
  ),
  step(
    '2026-11-24T08:46',
    '那就下午3点到5点写季度总结',
    [call('convert_todo_to_event', { match: '季度总结', start: '今天下午3点', duration_minutes: 120 })],
    {
      written: [{ kind: 'event', title: { has: ['季度总结'] }, start: '2026-11-24T15:00', end: '2026-11-24T17:00' }],
    },
  ),
  step(
    '2026-11-24T08:50',
    '站会周四那次取消',
    [call('delete_items', { match: '站会', scope: 'this', occurrence: '周四' })],
    { written: [], gone: [{ title: '站会', occurrence: '2026-11-26T09:30' }] },
  ),
  quick('2026-11-24T09:00', '今天五点提醒我交报销单', {
    written: [{ kind: 'reminder', title: { has: ['报销单'] }, at: '2026-11-24T17:00' }],
  }),
  quick('2026-11-24T09:10', '周四前：1. 订酒店 2. 买高铁票 3. 打印合同', {
    written: [
      { kind: 'todo', title: { has: ['订酒店'] }, due: '2026-11-26' },
      { kind: 'todo', title: { has: ['高铁票'] }, due: '2026-11-26' },
      { kind: 'todo', title: { has: ['打印合同'] }, due: '2026-11-26' },
    ],
  }),
  step(
    '2026-11-24T09:12',
    '打印合同得等法务审完才能做',
    [call('todo_add', { title: '法务审合同' }), call('todo_update', { match: '打印合同', depends_on: ['法务审合同'] })],
    { written: [{ kind: 'todo', title: '法务审合同' }] },
  ),
  step('2026-11-24T09:15', '这周还有啥待办', [call('todo_query', { due_in: '这周' })], {
    answers: {
      window: { start: '2026-11-23', end: '2026-11-30' },
      names: ['季度总结', '订酒店', '高铁票', '打印合同'],
      lacks: ['牛奶'],
    },
  }),
  quick('2026-11-24T12:20', '周五晚上7点和小李吃饭，在海底捞', {
    written: [{ kind: 'event', title: { has: ['小李'] }, start: '2026-11-27T19:00', location: '海底捞' }],
  }),
  step(
    '2026-11-24T13:00',
    '明天上午10点到12点留给我写东西，别排别的',
    [call('schedule_add', { title: '写东西', start: '明天上午10点到12点' })],
    { written: [{ kind: 'event', title: '写东西', start: '2026-11-25T10:00', end: '2026-11-25T12:00' }] },
  ),
  step('2026-11-24T16:00', '法务审完了', [call('todo_close', { match: '法务' })], {
    written: [{ kind: 'todo', title: '法务审合同', status: 'done' }],
  }),
  step('2026-11-24T17:05', '报销单交了', [call('reminder_update', { match: '报销单', action: 'complete' })], {
    written: [{ kind: 'reminder', title: { has: ['报销单'] }, status: 'done' }],
  }),
  step(
    '2026-11-25T08:10',
    '今天的站会提前到9点',
    [call('schedule_update', { match: '站会', scope: 'this', occurrence: '今天', start: '9点' })],
    { written: [{ kind: 'event', title: '站会', start: '2026-11-25T09:00', end: '2026-11-25T09:15' }] },
  ),
  step(
    '2026-11-25T08:20',
    '维生素半小时后再提醒我',
    [call('reminder_update', { match: '维生素', snooze_until: '半小时后' })],
    { written: [{ kind: 'reminder', title: { has: ['维生素'] }, reminds: ['2026-11-25T08:50'] }] },
  ),
  quick('2026-11-25T08:25', '今天下午2点产品评审一小时，4点跟财务对账半小时', {
    written: [
      { kind: 'event', title: { has: ['评审'] }, start: '2026-11-25T14:00', end: '2026-11-25T15:00' },
      { kind: 'event', title: { has: ['对账'] }, start: '2026-11-25T16:00', end: '2026-11-25T16:30' },
    ],
  }),
  step(
    '2026-11-25T08:30',
    '今天下午的会都往后推一小时',
    [call('reschedule', { start: '今天下午', shift_minutes: 60 })],
    {
      written: [
        { kind: 'event', title: { has: ['评审'] }, start: '2026-11-25T15:00', end: '2026-11-25T16:00' },
        { kind: 'event', title: { has: ['对账'] }, start: '2026-11-25T17:00', end: '2026-11-25T17:30' },
      ],
    },
  ),
  step('2026-11-25T08:31', '评审不动，还是2点', [call('schedule_update', { match: '评审', start: '2点' })], {
    written: [{ kind: 'event', title: { has: ['评审'] }, start: '2026-11-25T14:00', end: '2026-11-25T15:00' }],
  }),
  step(
    '2026-11-25T12:00',
    '高铁票买了，酒店也订了',
    [call('todo_close', { match: '高铁票' }), call('todo_close', { match: '酒店' })],
    {
      written: [
        { kind: 'todo', title: { has: ['高铁票'] }, status: 'done' },
        { kind: 'todo', title: { has: ['酒店'] }, status: 'done' },
      ],
    },
  ),
  step('2026-11-25T12:10', '酒店那个没订上，重新打开', [call('todo_update', { match: '酒店', clear: ['closed_at'] })], {
    written: [{ kind: 'todo', title: { has: ['酒店'] }, status: 'open' }],
  }),
  step('2026-11-25T13:00', '打印机密码是多少来着', [call('memo_search', { query: '打印机密码' })], {
    answers: { texts: ['8842'] },
  }),
  step('2026-11-25T13:01', '这周五跟谁吃饭来着', [call('schedule_query', { start: '这周五', query: '吃饭' })], {
    answers: { names: ['小李'], window: { start: '2026-11-27', end: '2026-11-28' } },
  }),
];
