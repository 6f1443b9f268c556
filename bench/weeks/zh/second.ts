import { call, type Step, step } from '../week.ts';

const quick = (at: string, text: string, expect: Step['expect']): Step =>
  step(at, text, [call('quick_add', { text })], expect);

const MEETING = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//School//Calendar//ZH',
  'BEGIN:VEVENT',
  'UID:parents-2026-12-02@school.example',
  'DTSTAMP:20261120T010000Z',
  'DTSTART:20261202T103000Z',
  'DTEND:20261202T120000Z',
  'SUMMARY:家长会',
  'LOCATION:三年二班教室',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

/** Wednesday to Sunday. */
export const STEPS: readonly Step[] = [
  quick('2026-11-25T15:30', '下周一开始每周一上午10点到11点周会，在大会议室', {
    written: [
      {
        kind: 'event',
        title: { has: ['周会'] },
        location: '大会议室',
        repeats: ['2026-11-30T10:00', '2026-12-07T10:00', '2026-12-14T10:00'],
        count: 'endless',
      },
    ],
  }),
  step(
    '2026-11-25T15:31',
    '周会都提前15分钟提醒我',
    [call('schedule_update', { match: '周会', scope: 'all', remind_minutes: '提前15分钟' })],
    { written: [{ kind: 'event', title: { has: ['周会'] }, reminds: ['2026-11-30T09:45'] }] },
  ),
  step(
    '2026-11-25T15:40',
    '12月3号到5号去杭州出差，跟站会撞了没关系',
    [call('quick_add', { text: '12月3号到5号去杭州出差', on_conflict: 'force' })],
    {
      written: [
        {
          kind: 'event',
          title: { has: ['杭州'] },
          allDay: true,
          start: '2026-12-03',
          end: '2026-12-06',
          showAs: 'busy',
        },
      ],
    },
  ),
  step('2026-11-25T15:41', '那几天还有什么', [call('schedule_query', { start: '12月3号到5号' })], {
    answers: { window: { start: '2026-12-03', end: '2026-12-06' }, names: ['杭州', '站会'] },
  }),
  step('2026-11-26T08:30', '今天有什么', [call('agenda_query', { start: '今天' })], {
    answers: {
      window: { start: '2026-11-26', end: '2026-11-27' },
      names: ['拜访', '酒店', '打印合同'],
      lacks: ['站会', '高铁票'],
    },
  }),
  step(
    '2026-11-26T08:31',
    '拜访客户那条备注一下，带上合同',
    [call('schedule_update', { match: '拜访', description: '带上合同' })],
    { written: [{ kind: 'event', title: { has: ['拜访'] }, text: { has: ['带上合同'] } }] },
  ),
  step(
    '2026-11-26T08:35',
    '客户换地方了，在他们浦东办公室',
    [call('schedule_update', { match: '拜访', location: '浦东办公室' })],
    { written: [{ kind: 'event', title: { has: ['拜访'] }, location: '浦东办公室' }] },
  ),
  step('2026-11-26T18:00', '到今天该做的都推到明天', [call('todo_update', { due_before: '今天', due: '明天' })], {
    written: [
      { kind: 'todo', title: { has: ['季度总结'] }, due: '2026-11-27' },
      { kind: 'todo', title: { has: ['酒店'] }, due: '2026-11-27' },
      { kind: 'todo', title: { has: ['打印合同'] }, due: '2026-11-27' },
    ],
  }),
  step(
    '2026-11-26T18:05',
    '季度总结写完了，老板说不错',
    [call('todo_close', { match: '季度总结', note: '老板说不错' })],
    { written: [{ kind: 'todo', title: { has: ['季度总结'] }, status: 'done' }] },
  ),
  quick('2026-11-26T18:10', '下周三之前把体检约了', {
    written: [{ kind: 'todo', title: { has: ['体检'] }, due: '2026-12-02' }],
  }),
  quick('2026-11-26T18:20', '每月25号提醒我还信用卡，到明年6月', {
    written: [
      {
        kind: 'reminder',
        title: { has: ['信用卡'] },
        repeats: ['2026-12-25T09:00', '2027-01-25T09:00', '2027-02-25T09:00'],
        count: 7,
      },
    ],
  }),
  quick('2026-11-26T18:30', '我妈生日是3月8号，每年提前三天提醒我', {
    written: [
      {
        kind: 'event',
        title: { has: ['生日'] },
        allDay: true,
        repeats: ['2027-03-08', '2028-03-08'],
        reminds: ['2027-03-05T09:00'],
      },
    ],
  }),
  step(
    '2026-11-26T19:00',
    '明天的站会和下周一的周会都取消',
    [
      call('delete_items', { match: '站会', scope: 'this', occurrence: '明天' }),
      call('delete_items', { match: '周会', scope: 'this', occurrence: '下周一' }),
    ],
    {
      written: [],
      gone: [
        { title: '站会', occurrence: '2026-11-27T09:30' },
        { title: '周会', occurrence: '2026-11-30T10:00' },
      ],
    },
  ),
  step('2026-11-26T19:05', '周会那个还是要开，恢复', [call('undo', { last: 1 })], {
    written: [{ kind: 'event', title: { has: ['周会'] }, start: '2026-11-30T10:00' }],
  }),
  step(
    '2026-11-27T09:00',
    '跟小李吃饭改到7点半，换成湖南菜馆',
    [call('schedule_update', { match: '小李', start: '7点半', location: '湖南菜馆' })],
    { written: [{ kind: 'event', title: { has: ['小李'] }, start: '2026-11-27T19:30', location: '湖南菜馆' }] },
  ),
  step('2026-11-27T09:01', '维生素今天不吃了', [call('reminder_update', { match: '维生素', action: 'dismiss' })], {
    written: [{ kind: 'reminder', title: { has: ['维生素'] } }],
  }),
  step(
    '2026-11-27T17:00',
    '今天要做的都做完了，除了订酒店',
    [call('todo_close', { due_in: '今天' }), call('todo_close', { ids: ['→打印合同'], confirm_token: '→token' })],
    { written: [{ kind: 'todo', title: { has: ['打印合同'] }, status: 'done' }] },
  ),
  quick('2026-11-27T17:05', '明天早上提醒我拿快递', {
    written: [{ kind: 'reminder', title: { has: ['快递'] }, at: '2026-11-28T09:00' }],
  }),
  step(
    '2026-11-27T17:10',
    '周六去爬山，早上7点出发下午4点回来',
    [call('schedule_add', { title: '爬山', start: '周六早上7点到下午4点' })],
    { written: [{ kind: 'event', title: '爬山', start: '2026-11-28T07:00', end: '2026-11-28T16:00' }] },
  ),
  step('2026-11-27T18:00', '我这周都做完了什么', [call('agenda_query', { start: '这周', include: ['done'] })], {
    answers: {
      window: { start: '2026-11-23', end: '2026-11-30' },
      names: ['季度总结', '高铁票', '打印合同'],
      lacks: ['酒店'],
    },
  }),
  quick('2026-11-27T18:05', '下周二全天培训', {
    written: [{ kind: 'event', title: { has: ['培训'] }, allDay: true, start: '2026-12-01', end: '2026-12-02' }],
  }),
  step(
    '2026-11-27T18:10',
    '下周找一个小时跟老王碰一下，最好上午',
    [
      call('find_free_time', { start: '下周', duration_minutes: 60, prefer: 'morning' }),
      call('schedule_add', { title: '跟老王碰一下', slot_token: '→slot' }),
    ],
    { written: [{ kind: 'event', title: '跟老王碰一下' }] },
  ),
  step('2026-11-27T18:15', '算了，老王那个取消', [call('delete_items', { match: '老王' })], {
    written: [],
    gone: [{ title: '老王' }],
  }),
  step('2026-11-28T10:00', '快递拿了', [call('reminder_update', { match: '快递', action: 'complete' })], {
    written: [{ kind: 'reminder', title: { has: ['快递'] }, status: 'done' }],
  }),
  step('2026-11-28T10:05', '帮我把老师发的这个日历导进来', [call('calendar_import', { ics: MEETING })], {
    written: [{ kind: 'event', title: '家长会', start: '2026-12-02T18:30', location: '三年二班教室' }],
  }),
  step(
    '2026-11-28T10:06',
    '家长会提前一小时提醒我',
    [call('schedule_update', { match: '家长会', remind_minutes: '提前一小时' })],
    { written: [{ kind: 'event', title: '家长会', reminds: ['2026-12-02T17:30'] }] },
  ),
  step('2026-11-28T10:10', '十二月都有些什么', [call('schedule_query', { start: '十二月' })], {
    answers: { window: { start: '2026-12-01', end: '2027-01-01' }, names: ['家长会', '培训', '杭州'] },
  }),
  step('2026-11-29T20:00', '过期的待办都推到下周五', [call('todo_update', { due_before: '昨天', due: '下周五' })], {
    written: [{ kind: 'todo', title: { has: ['酒店'] }, due: '2026-12-04' }],
  }),
  step('2026-11-29T20:05', '牛奶鸡蛋买好了', [call('todo_close', { match: '买牛奶' })], {
    written: [{ kind: 'todo', title: '买牛奶、鸡蛋', status: 'done' }],
  }),
  step(
    '2026-11-29T20:10',
    '打印机搬到四楼了，密码没变',
    [
      call('memo_search', { query: '打印机' }),
      call('memo_update', { id: '→打印机', content: '打印机在四楼，密码8842' }),
    ],
    { written: [{ kind: 'memo', text: { has: ['四楼', '8842'] } }] },
  ),
  step('2026-11-29T20:15', '我今天都改了些什么', [call('history_query', { start: '今天' })], {
    answers: { texts: ['酒店', '牛奶'] },
  }),
];
