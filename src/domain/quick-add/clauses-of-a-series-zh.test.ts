import { describe, expect, test } from 'vitest';
import { readPhrase } from '../phrases/read.ts';
import { readerAt } from '../phrases/testing/show.ts';
import { formatWall } from '../time/wall.ts';
import { interpret } from './interpret.ts';

const context = { ...readerAt('2026-11-22T20:00', 'Asia/Shanghai', 'zh'), phrases: readPhrase };

function read(text: string): string[] {
  const understood = interpret(text, context);
  if (understood.is !== 'items') return [understood.is];
  return understood.items.map(({ kind, title, span, repeat, showAs }) => {
    const at = (wall: number, isDay: boolean): string => formatWall(wall).slice(5, isDay ? 10 : 16);
    const [start, end] = [span?.start, span?.end];
    return [
      kind,
      title,
      start && at(start.wall, start.kind === 'date'),
      end && `– ${at(end.wall, end.kind === 'date')}`,
      span?.length && `${span.length.ms / 60_000} min`,
      repeat?.rule,
      showAs,
    ]
      .filter(Boolean)
      .join(' ');
  });
}

describe('another hour on some of the days of a series: two series', () => {
  test.each([
    [
      '每天五点下班，周五三点半',
      ['event 下班 11-23T17:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,SA,SU', 'event 下班 11-27T15:30 FREQ=WEEKLY;BYDAY=FR'],
    ],
    [
      '周一到周五早上七点半叫我起床，周末九点',
      [
        'reminder 起床 11-23T07:30 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
        'reminder 起床 11-28T09:00 FREQ=WEEKLY;BYDAY=SA,SU',
      ],
    ],
    [
      '工作日上午十点例会，半小时，周一改成九点',
      [
        'event 例会 11-24T10:00 30 min FREQ=WEEKLY;BYDAY=TU,WE,TH,FR',
        'event 例会 11-23T09:00 30 min FREQ=WEEKLY;BYDAY=MO',
      ],
    ],
    [
      '每周二四六晚上八点拉伸，周六八点半',
      ['event 拉伸 11-24T20:00 FREQ=WEEKLY;BYDAY=TU,TH', 'event 拉伸 11-28T20:30 FREQ=WEEKLY;BYDAY=SA'],
    ],
    [
      '从12月1号起每天七点晨读，周三六点半',
      ['event 晨读 12-01T07:00 FREQ=WEEKLY;BYDAY=MO,TU,TH,FR,SA,SU', 'event 晨读 12-02T06:30 FREQ=WEEKLY;BYDAY=WE'],
    ],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test('another matter at its hour is a thing of its own', () => {
    expect(read('每天早上7点吃药，周三8点开会')).toEqual([
      'event 吃药 11-23T07:00 FREQ=DAILY',
      'event 开会 11-25T08:00',
    ]);
  });
});

describe('a day alone behind what repeats', () => {
  test.each([
    [
      '每月5号交物业费，18号交车位费',
      ['todo 交物业费 12-05 FREQ=MONTHLY;BYMONTHDAY=5', 'todo 交车位费 12-18 FREQ=MONTHLY;BYMONTHDAY=18'],
    ],
    [
      '每周二晚上七点书法课，周五晚上七点围棋课',
      ['event 书法课 11-24T19:00 FREQ=WEEKLY;BYDAY=TU', 'event 围棋课 11-27T19:00 FREQ=WEEKLY;BYDAY=FR'],
    ],
  ])('%s: what is of the same kind repeats as well', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each(['每周一上午九点例会，周四下午三点看牙', '每晚九点遛狗，周六老公遛', '每月8号盘点，19号体检'])(
    '%s: of anything else it is asked whether it is once',
    (text) => {
      expect(read(text)).toEqual(['several']);
    },
  );
});

describe('the two ends of a trip', () => {
  test.each([
    ['27号出发去三亚，下月3号回来', ['event 出发去三亚 11-27 – 12-04 busy']],
    ['除夕回老家，初六回', ['event 回老家 02-05 – 02-12 busy']],
    ['下周四飞重庆，下周日返程', ['event 飞重庆 11-26 – 11-30 busy']],
    ['周五去苏州，第二天早上9点游园', ['event 去苏州 11-27', 'event 游园 11-28T09:00']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('days that count from what was said before', () => {
  test.each([
    [
      '12月7号到11号去武汉出差，期间每天晚上八点开会',
      ['event 去武汉出差 12-07 – 12-12 busy', 'event 开会 12-07T20:00 FREQ=DAILY;UNTIL=20261211'],
    ],
    ['周四拔牙，隔天复诊', ['todo 拔牙 11-26', 'todo 复诊 11-27']],
    ['腊月二十五磨豆腐，二十七洗衣服', ['todo 磨豆腐 02-01', 'todo 洗衣服 02-03']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each([
    '周四拔牙，隔天敷药',
    '每天早上读英语，读到期末考试那天',
    '每天七点跑步，跑到毕业',
    '期间每天写周记',
    '每两周换一次水，从这周五开始',
  ])('%s is asked', (text) => {
    expect(['open', 'several']).toContain(read(text)[0]);
  });
});

test.each([
  ['我姑周五坐飞机过来，晚上八点去机场接她', ['event 我姑坐飞机过来，接她 11-27T20:00']],
  ['周六中午跟老同学吃饭，一点', ['event 跟老同学吃饭 11-28T13:00']],
  ['明天下午三点修车，再建个待办给保险公司打电话', ['event 修车 11-23T15:00', 'todo 给保险公司打电话']],
  ['除了周二，工作日晚上七点练琴', ['event 练琴 11-23T19:00 FREQ=WEEKLY;BYDAY=MO,WE,TH,FR']],
  ['每六小时测一次血氧，从明早八点到后天早上八点', ['event 测一次血氧 11-23T08:00 FREQ=HOURLY;INTERVAL=6;COUNT=5']],
  ['每天练字一个半小时，从晚上七点半开始', ['event 练字 11-23T19:30 90 min FREQ=DAILY']],
  ['每天量两次血糖，早上七点和晚上九点', ['event 量血糖 11-22T21:00 FREQ=DAILY;BYHOUR=7,21;BYMINUTE=0']],
  [
    '每季度末最后一个工作日下午三点盘库',
    ['event 盘库 12-31T15:00 FREQ=MONTHLY;BYMONTH=3,6,9,12;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'],
  ],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test('a ticket that is changed is no new event', () => {
  expect(read('上午十点改签到两点二十的车')).toEqual(['wish']);
});
