import { describe, expect, it } from 'vitest';
import { formatWall } from '../time/wall.ts';
import { interpret } from './interpret.ts';
import type { Item } from './item.ts';

const context = { zone: 'Asia/Shanghai', now: Date.parse('2026-11-22T20:00:00+08:00'), language: 'zh' } as const;

const shown = ({ kind, title, span, repeat, alerts, location, showAs, estimateMinutes }: Item): string =>
  [
    kind,
    title,
    span && formatWall(span.start.wall).slice(0, span.start.kind === 'date' ? 10 : 16),
    repeat?.rule,
    alerts?.map((alert) => ('minutes' in alert ? alert.minutes : 'day')).join('+'),
    location && `@${location}`,
    showAs,
    estimateMinutes,
  ]
    .filter(Boolean)
    .join(' ');

/** Each item, or what is asked instead. */
function read(text: string): string[] {
  const understood = interpret(text, context);
  return understood.is === 'items' ? understood.items.map(shown) : [`- ${understood.is}`];
}

describe('Chinese as it is said', () => {
  it.each([
    // Titles keep what is done.
    ['明天下午3点开策划会', ['event 策划会 2026-11-23T15:00']],
    ['明天下午3点开个会', ['event 开个会 2026-11-23T15:00']],
    ['周三去浦东机场接王总，上午11点', ['event 接王总 2026-11-25T11:00 @浦东机场']],
    ['明天下午3点到国贸跟客户谈合同', ['event 跟客户谈合同 2026-11-23T15:00 @国贸']],
    ['明早8点提醒我给房东转账，记住了啊', ['reminder 给房东转账 2026-11-23T08:00']],
    ['你记住，周五下午3点交报告', ['event 交报告 2026-11-27T15:00']],
    ['那个评审会啊后天下午两点半开始大概要开到四点你给我排上', ['event 评审会 2026-11-24T14:30']],
    ['下周三下午2点左右可能要去趟派出所办居住证，先记上', ['event 办居住证 2026-11-25T14:00 @派出所 tentative']],
    // What leads up to a thing is before it, what follows is after it.
    ['明天8点半的高铁去南京，7点出门', ['event 高铁去南京 2026-11-23T08:30', 'event 出门 2026-11-23T07:00']],
    ['明天晚上8点的高铁，7点出门', ['event 高铁 2026-11-23T20:00', 'event 出门 2026-11-23T19:00']],
    ['明天9点开会，7点接孩子', ['event 开会 2026-11-23T09:00', 'event 接孩子 2026-11-23T19:00']],
    ['周五的高铁，7点20出发，11点05到', ['event 高铁 2026-11-27T07:20']],
    ['明早五点半叫我起床，五点四十五再叫一次', ['reminder 起床 2026-11-23T05:30', 'reminder 起床 2026-11-23T05:45']],
    // Another day has its own hour; what was said before has its own day.
    ['每周一四点、周三五点数学辅导', ['- open']],
    ['孩子周六游泳课9点15到10点，12月26号不上', ['- open']],
    ['周六理发不是周日，10点', ['event 理发 2026-11-28T10:00']],
    ['小凯休假到12月4号', ['event 小凯休假 2026-11-22 busy']],
    ['周四下午两点到四点先占着，给审计', ['event 给审计 2026-11-26T14:00 tentative']],
    ['周六六点阿姨来三小时，每小时80块', ['event 阿姨来，每小时80块 2026-11-28T18:00']],
    ['周五七点半聚餐，别是八点', ['event 聚餐 2026-11-27T19:30']],
    // A note, and another thing behind it.
    ['记一下车位在B2。提醒我明天早上8点挪车', ['memo 车位在B2', 'reminder 挪车 2026-11-23T08:00']],
    ['记住小李不吃辣。明天提醒我订餐', ['memory 小李不吃辣', 'reminder 订餐 2026-11-23T09:00']],
    // Times.
    ['请年假三天，从周二开始', ['event 请年假 2026-11-24 busy']],
    ['单号日子晚上8点跑步', ['- open']],
    ['1h后提醒我开会', ['reminder 开会 2026-11-22T21:00']],
    ['大约两小时后到家', ['event 到家 2026-11-22T22:00']],
    ['①买菜②下午3点洗车', ['todo 买菜', 'event 洗车 2026-11-23T15:00']],
    ['周三周四都行，下午3点理发', ['- several']],
    ['低优先级 整理照片', ['todo 整理照片']],
    ['周五飞上海，周日晚上8点回来', ['event 飞上海 2026-11-27', 'event 回来 2026-11-29T20:00']],
    ['每个工作日上午9点到10点是专注时间', ['event 专注时间 2026-11-23T09:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR']],
    ['从12月7号起请两周年假', ['event 年假 2026-12-07 busy']],
    ['下个月十五十六两号考试', ['event 考试 2026-12-15']],
    ['十二月二十一号下午3点开会', ['event 开会 2026-12-21T15:00']],
    ['3月5、6日展会', ['event 展会 2027-03-05']],
    ['夏威夷时间周六晚上8点电话', ['event 电话 2026-11-28T20:00']],
    ['澳洲时间后天上午十点视频会', ['- open']],
    ['记住车停在B2-15', ['memory 车停在B2-15']],
    ['记住，王总的助理姓李', ['memory 王总的助理姓李']],
    ['记住把车停在地下', ['todo 把车停在地下']],
    ['跨年夜11点半放烟花', ['event 放烟花 2026-12-31T23:30']],
    ['下周四美东早上9点跟客户开会', ['event 跟客户开会 2026-11-26T09:00']],
    ['后儿个头晌九点去趟社保局', ['event 去趟社保局 2026-11-24T09:00']],
    ['明天下五3点跟张姐喝奶茶', ['event 跟张姐喝奶茶 2026-11-23T15:00']],
    ['晚上八点，说错了，九点跟海外同事开会', ['event 跟海外同事开会 2026-11-22T21:00']],
    ['明天下午两点，哦不，三点跟房东看房', ['event 跟房东看房 2026-11-23T15:00']],
    ['我下周在东京，当地时间周二上午10点见代理商', ['event 见代理商 2026-11-24T10:00 @东京']],
    ['元旦放假三天，1号到3号', ['event 元旦放假 2027-01-01 busy']],
    ['元旦到初七休息', ['event 休息 2027-01-01 busy']],
    ['明天提醒我后天要交材料', ['reminder 后天要交材料 2026-11-23T09:00']],
    // The day after the one said before, and when one arrives.
    ['周五去苏州，第二天早上9点游园', ['event 去苏州 2026-11-27', 'event 游园 2026-11-28T09:00']],
    ['明天出差，第二天见客户', ['event 出差 2026-11-23 busy', 'todo 见客户 2026-11-24']],
    ['第二天早上9点跑步', ['event 跑步 2026-11-23T09:00']],
    ['平安夜前一天晚上七点部门聚餐', ['event 部门聚餐 2026-12-23T19:00']],
    ['元旦前一晚七点聚餐', ['event 聚餐 2026-12-31T19:00']],
    // Rooms and halls with numbers; days behind 在.
    ['后天14:20-15:05在三号报告厅校招宣讲', ['event 校招宣讲 2026-11-24T14:20 @三号报告厅']],
    ['下周一上午9点在二号教室上课', ['event 上课 2026-11-23T09:00 @二号教室']],
    ['明天上午9点在五号路演厅开会', ['event 路演厅开会 2026-11-23T09:00 @五号']],
    ['小王在18号结婚', ['event 小王结婚 2026-12-18']],
    ['下周六中午12点在小南国请客户吃饭', ['event 请客户吃饭 2026-11-28T12:00 @小南国']],
    ['明晚七点 @李雷 吃饭', ['event @李雷 吃饭 2026-11-23T19:00']],
    ['下周三纽约时间上午十点跟Mike过预算', ['event 跟Mike过预算 2026-11-25T10:00']],
    ['周四下午三点暂定和投资人碰一下', ['event 和投资人碰一下 2026-11-26T15:00 tentative']],
    ['待办：给车做保养，预计一个半小时 #家务', ['todo 给车做保养 90']],
    // What is so of the user at some time is to be kept, and what is to be done is not.
    ['记住，我晚上喝咖啡会失眠', ['memory 我晚上喝咖啡会失眠']],
    ['记住周末我不加班', ['memory 周末我不加班']],
    ['记住晚上给妈妈打电话', ['- open']],
    // Repeats.
    ['逢单月15号提醒我抄水表', ['reminder 抄水表 2027-01-15T09:00 FREQ=MONTHLY;BYMONTH=1,3,5,7,9,11;BYMONTHDAY=15']],
    ['隔一天跑一次步，早上7点', ['event 跑步 2026-11-23T07:00 FREQ=DAILY;INTERVAL=2']],
    ['每天早7晚10提醒我吃药', ['reminder 吃药 2026-11-22T22:00 FREQ=DAILY;BYHOUR=7,22;BYMINUTE=0']],
    ['每周一早上9点开例会，到明年6月为止', ['event 例会 2026-11-23T09:00 FREQ=WEEKLY;BYDAY=MO;UNTIL=20270630']],
    ['早上八点、晚上七点提醒我吃药，每天', ['reminder 吃药 2026-11-23T08:00 FREQ=DAILY;BYHOUR=8,19;BYMINUTE=0']],
    [
      '周一到周五早上7点半送娃，下午4点半接娃',
      [
        'event 送娃 2026-11-23T07:30 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
        'event 接娃 2026-11-23T16:30 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
      ],
    ],
    [
      '一三五早上七点遛狗，二四六晚上七点健身',
      [
        'event 遛狗 2026-11-23T07:00 FREQ=WEEKLY;BYDAY=MO,WE,FR',
        'event 健身 2026-11-24T19:00 FREQ=WEEKLY;BYDAY=TU,TH,SA',
      ],
    ],
    // Reminders beside, each with a matter of its own.
    ['明天下午3点开会，开始前15分钟提醒我', ['event 开会 2026-11-23T15:00 15']],
    [
      '12月24号晚上八点聚餐，提前一天提醒我买礼物，再提前两小时提醒我出门',
      ['event 聚餐 2026-12-24T20:00', 'reminder 买礼物 2026-12-23T20:00', 'reminder 出门 2026-12-24T18:00'],
    ],
    // Several things.
    [
      '帮我记三个事，第一周一早上九点部门会，第二周三晚上六点半接我妈，第三买生日蛋糕',
      ['event 部门会 2026-11-23T09:00', 'event 接我妈 2026-11-25T18:30', 'todo 买生日蛋糕'],
    ],
    ['把绿萝浇了，就五分钟的事', ['todo 把绿萝浇了 5']],
    ['跟你说几个事，买牛奶，交电费', ['todo 买牛奶', 'todo 交电费']],
    [
      '我说几件事你记好啊，周二下午两点培训，五点提醒我回电话，还有买一箱牛奶',
      ['event 培训 2026-11-24T14:00', 'reminder 回电话 2026-11-24T17:00', 'todo 买一箱牛奶'],
    ],
    ['周五三点和小王开会，还有小李', ['event 和小王开会，还有小李 2026-11-27T15:00']],
    // Several reminders of one event.
    ['周五下午3点答辩，前一天晚上九点半和当天提前一小时各提醒我一次', ['event 答辩 2026-11-27T15:00 day+60']],
    [
      '12月5号早上9点考试，前三天早上8点、前一天晚上8点和当天早上7点都提醒我',
      ['event 考试 2026-12-05T09:00 day+day+day'],
    ],
    // A bound by the day of what happens then.
    ['每天晚上8点提醒我背单词，到12月19号四级考试为止', ['reminder 背单词 2026-11-22T20:00 FREQ=DAILY;UNTIL=20261219']],
    [
      '工作日晚上6点半提醒我写日报，法定节假日不用，补班的周六要',
      ['reminder 写日报 2026-11-23T18:30 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ],
    // What is put off waits for nothing.
    ['等到周五再提醒我交报告', ['reminder 交报告 2026-11-27T09:00']],
    ['等有空了再整理照片', ['todo 整理照片']],
    // Facts and notes, the other way round.
    ['记住哈，我吃素，蛋可以吃', ['memory 我吃素，蛋可以吃']],
    ['记一下哈，我对花生过敏', ['memory 我对花生过敏']],
    ['记一下哈，车停在B2', ['memo 车停在B2']],
    ['我对青霉素过敏，你记住', ['memory 我对青霉素过敏']],
    ['家里wifi密码是abc12345，帮我记下来', ['memo 家里wifi密码是abc12345']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    '周六下午2点爬山，下雨就算了',
    '下周三下午三点打球，不下雨就去',
    '跟老板谈完之后10分钟提醒我发邮件',
    '明天下班提醒我买菜',
    '孩子放学了提醒我接',
    '单周周三下午两点开组会',
    '等客户确认了，再帮我把周五上午十点的汇报排上',
    '要是老板同意才帮我加周四下午三点的评审',
    '领导批了之后再帮我订周五上午九点的会议室',
    '只有明天不下雨才加早上八点的徒步',
    '钢琴考级前两天晚上八点提醒我打印准考证',
    '周日上午9点考试，前一天和当天都提醒我',
    '每天晚上9点提醒我复习，到期末考试为止',
    '每周六上午9点打扫，补班的周六要',
  ])('what nobody can know beforehand is asked: %s', (text) => {
    expect(read(text)).toEqual(['- open']);
  });

  it('asks about weekends that are worked where the calendar of the country is not known', () => {
    const text = '工作日晚上6点半提醒我写日报，补班的周六要';
    expect(interpret(text, { ...context, zone: 'America/New_York' }).is).toBe('open');
  });
});
