import { describe, expect, it, test } from 'vitest';
import { readPhrase } from '../phrases/read.ts';
import { readerAt } from '../phrases/testing/show.ts';
import { formatWall } from '../time/wall.ts';
import { interpret } from './interpret.ts';
import type { Item } from './item.ts';

const context = { ...readerAt('2026-11-22T20:00', 'Asia/Shanghai', 'zh'), phrases: readPhrase };

function shown({ kind, title, span, repeat, location, alerts = [], estimateMinutes }: Item): string {
  const start = span?.start;
  const zone = start?.kind === 'instant' && start.zone !== context.zone ? start.zone : undefined;
  const at = (wall: number, isDay: boolean): string => formatWall(wall).slice(isDay ? 5 : 5, isDay ? 10 : 16);
  return [
    kind,
    title,
    start && at(start.wall, start.kind === 'date'),
    span?.end && `– ${at(span.end.wall, span.end.kind === 'date')}`,
    zone,
    repeat?.rule,
    location && `@${location}`,
    alerts.map((one) => ('minutes' in one ? `-${one.minutes}` : 'day')).join(),
    estimateMinutes !== undefined && `${estimateMinutes} min`,
  ]
    .filter(Boolean)
    .join(' ');
}

function read(text: string): string[] {
  const understood = interpret(text, context);
  return understood.is === 'items' ? understood.items.map(shown) : [understood.is];
}

describe('a zone that is said behind the matter, or before all', () => {
  test.each([
    ['后天下午3点开会，纽约时间', ['event 开会 11-24T15:00 America/New_York']],
    ['周五下午三点跟导师聊（伦敦时间）', ['event 跟导师聊 11-27T15:00 Europe/London']],
    ['东京时间，周六晚上八点看直播', ['event 看直播 11-28T20:00 Asia/Tokyo']],
    ['每周日晚上九点给家里打电话，北京时间', ['event 给家里打电话 11-22T21:00 FREQ=WEEKLY;BYDAY=SU']],
    ['call Bob Tuesday at 3pm about tax, Pacific time', ['event call Bob about tax 11-24T15:00 America/Los_Angeles']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each(['后天下午3点开会，用纽约时间', '后天下午3点开会，加拿大时间'])('%s is asked', (text) => {
    expect(read(text)).toEqual(['open']);
  });

  it('is none where it is what something is about', () => {
    expect(read('周五下午三点讨论东京时间表')[0]).not.toContain('Tokyo');
  });
});

describe('the hours of one day in several stretches', () => {
  test.each([
    [
      '明天上午九点到十一点半，下午两点到五点，都在客户现场',
      ['event 在客户现场 11-23T09:00 – 11-23T11:30', 'event 在客户现场 11-23T14:00 – 11-23T17:00'],
    ],
    [
      '周五上午9点到12点，下午1点到5点，在公司培训',
      ['event 培训 11-27T09:00 – 11-27T12:00 @公司', 'event 培训 11-27T13:00 – 11-27T17:00 @公司'],
    ],
    ['明天九点到十一点半，下午开会', ['open']],
    [
      '明天早班，六点到两点，后天中班，两点到十点',
      ['event 早班 11-23T06:00 – 11-23T14:00', 'event 中班 11-24T14:00 – 11-24T22:00'],
    ],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('each time before its matter, between marks', () => {
  test.each([
    [
      '周六早上九点半到十一点半，孩子画画，下午两点到四点，孩子编程',
      ['event 孩子画画 11-28T09:30 – 11-28T11:30', 'event 孩子编程 11-28T14:00 – 11-28T16:00'],
    ],
    [
      '明早七点叫醒我，八点提醒我吃药，九点开会',
      ['reminder 起床 11-23T07:00', 'reminder 吃药 11-23T08:00', 'event 开会 11-23T09:00'],
    ],
    ['周六下午三点，图书馆，自习', ['event 自习 11-28T15:00 @图书馆']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('what is said behind several things is said of each', () => {
  test.each([
    [
      '儿子周六上午九点奥数，下午两点钢琴，都提前半小时提醒我',
      ['event 儿子奥数 11-28T09:00 -30', 'event 钢琴 11-28T14:00 -30'],
    ],
    [
      '周一上午十点开会，周三下午两点评审，都提前一天提醒我',
      ['event 开会 11-23T10:00 -1440', 'event 评审 11-25T14:00 -1440'],
    ],
    [
      '周二下午两点看牙，周三下午四点理发，两个都提前半小时提醒我',
      ['event 看牙 11-24T14:00 -30', 'event 理发 11-25T16:00 -30'],
    ],
    ['明天九点吃药，下午三点量血压，都提醒我', ['reminder 吃药 11-23T09:00', 'reminder 量血压 11-23T15:00']],
    // Without 都 it is said of the last.
    ['周六上午九点奥数，下午两点钢琴，提前半小时提醒我', ['event 奥数 11-28T09:00', 'event 钢琴 11-28T14:00 -30']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('the hour behind a day and its matter', () => {
  test.each([
    ['12月19号考四级，早上九点开考', ['event 考四级 12-19T09:00']],
    ['12月5号春游，7点半学校门口集合', ['event 春游，集合 12-05T07:30 @学校门口']],
    ['大年初二回娘家，早上八点出发', ['event 回娘家 02-07T08:00']],
    ['周六上午搬家，九点师傅上门', ['event 搬家 11-28T09:00']],
    ['12月18日晚CA1501飞北京，19点30起飞，21点45落地', ['event CA1501飞北京 12-18T19:30 – 12-18T21:45']],
    [
      '冬至那天全家吃饺子，晚上六点，提前一天提醒我买肉馅',
      ['event 全家吃饺子 12-22T18:00', 'reminder 买肉馅 12-21T18:00'],
    ],
    // With an hour of its own, what begins later is another thing.
    ['12月13号半程马拉松，早上七点半开跑', ['event 半程马拉松 12-13T07:30']],
    ['冰柜后天上午师傅来修，九点到十一点之间', ['event 冰柜师傅来修 11-24T09:00 – 11-24T11:00']],
    ['周六早上八点搬家，十点出发去机场', ['event 搬家 11-28T08:00', 'event 出发去机场 11-28T10:00']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('days in a row beside another thing', () => {
  test.each([
    ['周二开题，周三到周五出差去成都', ['todo 开题 11-24', 'event 出差去成都 11-25 – 11-28']],
    ['12月4号到7号去三亚玩，4号早上9点的飞机', ['event 去三亚玩 12-04 – 12-08', 'event 飞机 12-04T09:00']],
    [
      '下周末露营，周六早上八点集合，周日下午四点返程',
      ['event 露营 11-28 – 11-30', 'event 集合 11-28T08:00', 'event 返程 11-29T16:00'],
    ],
    ['周五下午三点开会，交上个月的报告', ['event 开会，交上个月的报告 11-27T15:00']],
    ['周一上午9点，部门周会，302会议室，带上周报', ['event 部门周会，带上周报 11-23T09:00 @302会议室']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('an hour right before what was said', () => {
  test.each([
    ['11床明早六点抽血，提醒我五点五十准备', ['event 11床抽血 11-23T06:00', 'reminder 准备 11-23T05:50']],
    ['作业今晚十二点截止，十点提醒我检查', ['todo 作业 11-23T00:00', 'reminder 检查 11-22T22:00']],
    ['明天下午三点开会，提醒我五点买菜', ['event 开会 11-23T15:00', 'reminder 买菜 11-23T17:00']],
    ['明天上午十点开会，提醒我六点接孩子', ['event 开会 11-23T10:00', 'reminder 接孩子 11-23T18:00']],
    ['明天早上五点半叫我起床，六点二十出门赶车', ['reminder 起床 11-23T05:30', 'event 出门赶车 11-23T06:20']],
    ['半夜两点半喂一次奶，五点半再喂一次，都叫我', ['reminder 喂一次奶 11-23T02:30', 'reminder 喂一次奶 11-23T05:30']],
    ['302床明天上午十点出院，九点半办手续', ['event 302床出院 11-23T10:00', 'event 办手续 11-23T09:30']],
    ['18:30接娃，19:00做饭，21:00哄睡', ['event 接娃 11-23T18:30', 'event 做饭 11-23T19:00', 'event 哄睡 11-23T21:00']],
    ['周六搬家，两点师傅到', ['event 搬家 11-28T14:00']],
    ['周六搬家，提醒我十点打电话', ['event 搬家 11-28', 'reminder 打电话 11-28T10:00']],
    ['明天上午十点开会，一点吃饭', ['event 开会 11-23T10:00', 'event 吃饭 11-23T13:00']],
    [
      '周五下午五点的高铁回杭州，六点四十到，周日晚上八点返回',
      ['event 高铁回杭州 11-27T17:00 – 11-27T18:40', 'event 返回 11-29T20:00'],
    ],
    ['明天下午四点剪头发，后天同一时间做指甲', ['event 剪头发 11-23T16:00', 'event 做指甲 11-24T16:00']],
    [
      '女儿每周二周四四点半放学，提醒我四点出门接她',
      ['event 女儿放学 11-24T16:30 FREQ=WEEKLY;BYDAY=TU,TH', 'reminder 出门接她 11-24T16:00 FREQ=WEEKLY;BYDAY=TU,TH'],
    ],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('at what hour of the day one is told of what was said before', () => {
  const at = (text: string): unknown => {
    const understood = interpret(text, context);
    if (understood.is !== 'items') return understood.is;
    return understood.items.map(({ title, alerts = [] }) => [
      title,
      ...alerts.map((one) => ('days' in one ? one.clock / 3_600_000 : one)),
    ]);
  };

  test.each([
    ['周五下午三点面试，两点半提醒我', ['面试', 14.5]],
    ['后天两点半半小时的电话会，两点二十提醒我', ['电话会', 14 + 1 / 3]],
    ['明天早上九点开会，八点半叫我', ['开会', 8.5]],
    ['每周三晚上八点瑜伽，七点半提醒我', ['瑜伽', 19.5]],
    ['周五下午三点面试，中午十二点半叫我', ['面试', 12.5]],
    ['14:30开会，14:15提醒我', ['开会', 14.25]],
    ['明天下午三点开会，九点提醒我', ['开会', 9]],
  ])('%s', (text, expected) => {
    expect(at(text)).toEqual([expected]);
  });

  test.each(['明天下午三点吃药，六点提醒我', '今晚八点吃药，十点再提醒我', '下周三上午十点交房，十点提醒我'])(
    '%s is asked: it is not before it',
    (text) => {
      expect(at(text)).toBe('open');
    },
  );

  it('is of another thing where that is said with it', () => {
    expect(at('周五下午三点面试，中午十二点提醒我带简历')).toEqual([['面试'], ['带简历']]);
  });
});

describe('a day of no month behind one that has a month', () => {
  test.each([
    [
      '12月20日至12月24日每天下午两点到五点彩排，24号晚上七点正式演出',
      ['event 彩排 12-20T14:00 FREQ=DAILY;UNTIL=20261224', 'event 正式演出 12-24T19:00'],
    ],
    ['12月20号去北京，28号回来', ['event 去北京 12-20 – 12-29']],
    ['12月20号手术，18号住院', ['todo 手术 12-20', 'todo 住院 12-18']],
    ['28号交稿，3号领奖', ['todo 交稿 11-28', 'todo 领奖 12-03']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('what is to be done ahead', () => {
  test.each([
    ['周五晚上的演唱会七点半，提前三小时出发，提醒我', ['event 演唱会 11-27T19:30', 'reminder 出发 11-27T16:30']],
    ['后天上午十点面试，提前一晚把西装熨好', ['event 面试 11-24T10:00', 'reminder 把西装熨好 11-23T20:00']],
    ['明天下午两点的火车，提前一小时出门', ['event 火车 11-23T14:00', 'reminder 出门 11-23T13:00']],
    ['双十二当天全场八折，提前三天提醒我备货', ['todo 全场八折 12-12', 'reminder 备货 12-09T09:00']],
    ['下个月15号房租到期，提前半个月提醒我跟房东谈', ['todo 房租到期 12-15', 'reminder 跟房东谈 11-30T09:00']],
    [
      '每月1号和16号发工资，提前一天提醒我准备现金',
      ['event 发工资，准备现金 12-01 FREQ=MONTHLY;BYMONTHDAY=1,16 -1440'],
    ],
    ['圣诞节晚上和男朋友约会，六点半，提前两小时化妆', ['event 和男朋友约会 12-25T18:30', 'reminder 化妆 12-25T16:30']],
    ['报告周五交，提前一天交初稿', ['todo 报告交 11-27', 'reminder 交初稿 11-26T09:00']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('how a series goes on, said behind it', () => {
  test.each([
    ['每天早上七点练琴，周三不练', ['event 练琴 11-23T07:00 FREQ=WEEKLY;BYDAY=MO,TU,TH,FR,SA,SU']],
    ['每天下午五点进货，周日不进', ['event 进货 11-23T17:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA']],
    ['每季度第一个月的10号交税', ['todo 交税 01-10 FREQ=MONTHLY;BYMONTH=1,4,7,10;BYMONTHDAY=10']],
    ['每季度最后一个月25号上午十点结账', ['event 结账 12-25T10:00 FREQ=MONTHLY;BYMONTH=3,6,9,12;BYMONTHDAY=25']],
    ['每周三下午三点到五点坐诊，12月30号那次停诊', ['event 坐诊 11-25T15:00 FREQ=WEEKLY;BYDAY=WE']],
    [
      '每天上午10点和下午4点活动五分钟，只要工作日',
      ['event 活动 11-23T10:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=10,16;BYMINUTE=0'],
    ],
    ['每天晚上八点跑步半小时，从明天起到年底', ['event 跑步 11-23T20:00 FREQ=DAILY;UNTIL=20261231']],
    ['接下来十天每天早上八点吃消炎药，提醒我', ['reminder 吃消炎药 11-23T08:00 FREQ=DAILY;COUNT=10']],
    ['每两个月体检一次血糖，下一次是12月18号早上八点', ['event 体检一次血糖 12-18T08:00 FREQ=MONTHLY;INTERVAL=2']],
    ['今天起每天晚上十点上药，一直上到拆线那天12月9号', ['event 上药 11-22T22:00 FREQ=DAILY;UNTIL=20261209']],
    ['每周三晚上八点直播带货，播两小时，12月30号停播', ['event 直播带货 11-25T20:00 FREQ=WEEKLY;BYDAY=WE']],
    ['每月最后一个周五下午三点茶话会，12月的取消', ['event 茶话会 11-27T15:00 FREQ=MONTHLY;BYDAY=-1FR']],
    ['每月倒数第二个周五下午三点盘库，12月那次不盘', ['event 盘库 01-22T15:00 FREQ=MONTHLY;BYDAY=-2FR']],
    [
      '每月最后一个周五下午三点茶话会，7月8月不开',
      ['event 茶话会 11-27T15:00 FREQ=MONTHLY;BYMONTH=1,2,3,4,5,6,9,10,11,12;BYDAY=-1FR'],
    ],
    ['每天背20个单词，坚持到四级考试12月19号', ['todo 背20个单词 11-22 FREQ=DAILY;UNTIL=20261219']],
    ['每天下午三点提醒我喝水，这个月就好', ['reminder 喝水 11-23T15:00 FREQ=DAILY;UNTIL=20261130']],
    ['每周三晚上七点瑜伽，今年就行了', ['event 瑜伽 11-25T19:00 FREQ=WEEKLY;BYDAY=WE;UNTIL=20261231']],
    ['房租每季度交一次，下次是12月5号', ['todo 房租交一次 12-05 FREQ=MONTHLY;INTERVAL=3']],
    [
      '一三五早上七点健身，二四六晚上八点游泳',
      ['event 健身 11-23T07:00 FREQ=WEEKLY;BYDAY=MO,WE,FR', 'event 游泳 11-24T20:00 FREQ=WEEKLY;BYDAY=TU,TH,SA'],
    ],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each([
    '从明天开始上四休二，第一天白班',
    '每个星期天上午十点给阳台的花浇水，冬天两周一次',
    '每周二晚上八点健身，旺季每周两次',
    // Of each week, or only this once?
    '周二到周四白班，早7:30到晚7:30',
    '周一到周三9点到17点培训',
    '12月8号夜班，从晚上九点到次日早上七点，下夜班后休息两天',
    '租的车12月3号下午四点还，晚一小时罚钱',
    '12月9号上午十点二十拔智齿，之后三天吃流食',
    '周二下午一点到三点半选修课，期末前每周都有',
    '周六早上七点爬山，下雨就改周日',
    '每天背古诗一首，早上七点半，寒假开始',
    '每个月第一周的周一早上十点安全检查',
    '每周二下午五点半倒班会，节假日顺延',
    '今年年三十晚上回婆家，下午五点前到',
  ])('%s is asked', (text) => {
    expect(['open', 'several']).toContain(read(text)[0]);
  });
});

describe('a day beside an age', () => {
  test.each([
    ['爷爷腊月初九八十大寿，中午十一点半', ['event 爷爷八十大寿 01-16T11:30']],
    ['外婆三月十六七十大寿', ['event 外婆七十大寿 03-16']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('so many days from a date of each year', () => {
  test.each([
    ['每年中秋前一周订月饼', 'RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=8'],
    ['每年除夕前两天大扫除', 'RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=-3'],
    ['每年国庆前一周订票', 'FREQ=YEARLY;BYMONTH=9;BYMONTHDAY=24'],
    ['每年国庆后一天同学聚会，下午三点', 'FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=2'],
  ])('%s', (text, rule) => {
    expect(read(text).join().endsWith(rule)).toBe(true);
  });

  test.each(['每年清明前三天订车票', '每年春节前一周大扫除', '每年3月2号前一周体检', '每年母亲节前三天订花'])(
    '%s is asked: it is not one date in all years',
    (text) => {
      expect(read(text)).toEqual(['open']);
    },
  );
});

describe('several days without a word for each week', () => {
  test.each([
    ['周一到周五上午9点站会', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['每周二到周四上午10点站会', 'FREQ=WEEKLY;BYDAY=TU,WE,TH'],
    ['从12月7日起周二到周四上午10点站会', 'FREQ=WEEKLY;BYDAY=TU,WE,TH'],
  ])('%s', (text, rule) => {
    expect(read(text).join().endsWith(rule)).toBe(true);
  });
});

describe('how long it takes, and where', () => {
  test.each([
    ['周五下午三点和出版社编辑视频，别超过四十分钟', ['event 和出版社编辑视频 11-27T15:00']],
    ['待办 修改简历 估时90分钟 截止周四下午6点', ['todo 修改简历 11-26T18:00 90 min']],
    ['下个月10号前办好签证，标签旅行，估计要半天', ['todo 办好签证 12-10 240 min']],
    ['孙女冬月廿二满月，中午在福满楼摆酒', ['todo 孙女满月 12-30', 'event 摆酒 12-30T12:00 @福满楼']],
    ['今年冬至晚上六点半包饺子，叫上大姐一家', ['event 包饺子，叫上大姐一家 12-22T18:30']],
    ['周五之前改完第三章，约莫五个小时', ['todo 改完第三章 11-27 300 min']],
    ['周六上午九点羽毛球，场地是体育中心3号馆', ['event 羽毛球 11-28T09:00 @体育中心3号馆']],
    ['小李周四从深圳过来', ['todo 小李从深圳过来 11-26']],
    ['海报初稿周三中午前发过去，大概要做四个小时', ['todo 海报初稿发过去 11-25T12:00 240 min']],
    ['周六下午两点，孩子在少年宫学围棋', ['event 孩子学围棋 11-28T14:00 @少年宫']],
    ['周六上午在新东方学雅思九点到十一点', ['event 学雅思 11-28T09:00 – 11-28T11:00 @新东方']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('what is kept', () => {
  test.each([
    ['我家小区门禁码是2580#', 'memory'],
    ['记一下车险保单号PDAA20261122', 'memo'],
    ['老公不能吃海鲜，点外卖注意', 'memory'],
    ['我们公司年终奖一般1月底发', 'memory'],
    ['我在朝阳区上班，九点到六点', 'memory'],
    ['明天在公司上班，九点到六点', 'event'],
    ['帮我把周六的聚餐往前提一天', 'wish'],
    ['提醒错了，是交电费不是交水费', 'wish'],
    ['想法：短视频可以做一期租房避坑', 'memo'],
  ])('%s', (text, kind) => {
    expect(read(text)[0]?.split(' ')[0]).toBe(kind);
  });
});
