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

describe('feasts beside a date', () => {
  test.each([
    ['12月22号冬至，晚上七点包饺子', ['event 冬至 12-22', 'event 包饺子 12-22T19:00']],
    ['1月30号小年扫尘', ['todo 小年扫尘 01-30']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each(['1月22号小年', '1月10号腊八煮粥'])('%s: the feast of another day is asked about', (text) => {
    expect(read(text)).toEqual(['open']);
  });
});

describe('what is said around a thing is neither its time nor another thing', () => {
  test.each([
    ['晚上九点提醒我关窗，明天有大风', ['reminder 关窗，明天有大风 11-22T21:00']],
    ['后天降温，早上六点半提醒我拿厚衣服', ['reminder 降温，拿厚衣服 11-24T06:30']],
    ['周三上午十点拔牙，拔完两小时别喝水', ['event 拔牙，拔完两小时别喝水 11-25T10:00']],
    ['每周三晚上八点桌游，玩到十点，玩完撸串', ['event 桌游，玩完撸串 11-25T20:00 120 min FREQ=WEEKLY;BYDAY=WE']],
    ['每天练琴，周二休息，晚上七点开始', ['event 练琴 11-23T19:00 FREQ=WEEKLY;BYDAY=MO,WE,TH,FR,SA,SU']],
    ['每天练琴，晚上七点开始，周二休息', ['event 练琴 11-23T19:00 FREQ=WEEKLY;BYDAY=MO,WE,TH,FR,SA,SU']],
    ['每周日下午两点声乐课，1月17号结课', ['event 声乐课 11-29T14:00 FREQ=WEEKLY;BYDAY=SU;UNTIL=20270117']],
    ['每四小时喂一次药，从早上八点到晚上十二点', ['event 喂药 11-22T20:00 FREQ=DAILY;BYHOUR=0,8,12,16,20;BYMINUTE=0']],
    ['周五前订蛋糕，周日取', ['todo 订蛋糕 11-27', 'todo 取 11-29']],
    ['今晚十一点和凌晨三点各喂一次奶', ['event 喂一次奶 11-22T23:00', 'event 喂一次奶 11-23T03:00']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each(['每天做十道题，周末总结', '每晚九点哄睡，周四换奶奶'])('%s: whether it is each time is asked', (text) => {
    expect(read(text)).toEqual(['several']);
  });
});

describe('hours and days that count from the clause before', () => {
  test.each([
    ['12月18号体检，前一天晚上九点禁水', ['todo 体检 12-18', 'event 禁水 12-17T21:00']],
    ['首演12月28号晚上七点半，彩排26号下午三点', ['event 首演 12-28T19:30', 'event 彩排 12-26T15:00']],
    ['周六晚上八点演唱会，六点半领票', ['event 演唱会 11-28T20:00', 'event 领票 11-28T18:30']],
    ['每晚十点半睡觉，早上五点五十起床', ['event 睡觉 11-22T22:30 FREQ=DAILY', 'event 起床 11-23T05:50 FREQ=DAILY']],
    ['每周四下午交考勤表，五点前', ['todo 交考勤表 11-26T17:00 FREQ=WEEKLY;BYDAY=TH']],
    [
      '每天吃两个苹果，每三小时提醒一次，早上九点到晚上六点',
      ['reminder 吃两个苹果 11-23T09:00 FREQ=DAILY;BYHOUR=9,12,15,18;BYMINUTE=0'],
    ],
    ['周四上午十点的大巴，十二点二十到黄山', ['event 大巴, 到黄山 11-26T10:00 – 11-26T12:20']],
    ['每天早上六点五十叫我，周末别叫', ['reminder 闹钟 11-23T06:50 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR']],
    ['周五晚上九点和伦敦同事开会，他们下午一点', ['event 和伦敦同事开会，他们下午一点 11-27T21:00']],
    ['后天下午领证，两点到民政局', ['event 领证，到民政局 11-24T14:00']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each([
    '每月底盘库，第二天上午十点交表',
    '每周四晚上八点合唱，这周四停一次',
    '明年1月20号护照到期，提前四个月续办',
    '12月26号放假，1月4号开学，中间每天打卡',
  ])('%s is asked', (text) => {
    expect(['open', 'several']).toContain(read(text)[0]);
  });
});

describe('what a clause takes from the one before', () => {
  test.each([
    ['大年三十下午五点贴福字，初二上午十点走亲戚', ['event 贴福字 02-05T17:00', 'event 走亲戚 02-07T10:00']],
    [
      '12月9号考科目二，之前每天上午九点练车',
      ['todo 考科目二 12-09', 'event 练车 11-23T09:00 FREQ=DAILY;UNTIL=20261208'],
    ],
    [
      '12月8号到10号出差，每天早上七点半起床',
      ['event 出差 12-08 – 12-11 busy', 'event 起床 12-08T07:30 FREQ=DAILY;UNTIL=20261210'],
    ],
    ['每天早上八点半上班，五点半下班', ['event 上班 11-23T08:30 FREQ=DAILY', 'event 下班 11-23T17:30 FREQ=DAILY']],
    ['周六晚上高铁到站九点五十，十点二十到家', ['event 高铁到站 11-28T21:50 30 min', 'event 到家 11-28T22:20']],
    ['周六半马，七点半起跑，六点到起点', ['event 半马 11-28T07:30', 'event 到起点 11-28T06:00']],
    ['1月1号元旦上午十点半登高', ['event 元旦登高 01-01T10:30']],
    ['快过年了，1月28号下午三点理发', ['event 快过年了，理发 01-28T15:00']],
    ['周四下午三点交流会，场地费AA', ['event 交流会，场地费AA 11-26T15:00']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each([
    '每周二四下午四点半放学，其他时候三点半',
    '11月28号黑五，晚上八点开抢',
    '每周五早上值日，轮到我是12月4号',
  ])('%s is asked', (text) => {
    expect(['open', 'several']).toContain(read(text)[0]);
  });
});
