import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-several-01',
    class: 'several',
    said: '周二上午十点见投资人，周三上午十点见律师',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '监事会', start: '2026-11-24T10:00:00', end: '2026-11-24T11:00:00' },
      },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '周二上午十点见投资人，周三上午十点见律师' } }],
    expect: { asks: ['监事会'] },
  },
  {
    id: 'zh-several-03',
    class: 'several',
    said: '周一上午9点到10点过预算；10点半到12点写方案',
    calls: [{ tool: 'quick_add', arguments: { text: '周一上午9点到10点过预算；10点半到12点写方案' } }],
    expect: {
      written: [
        { kind: 'event', title: '过预算', start: '2026-11-23T09:00:00', end: '2026-11-23T10:00:00' },
        { kind: 'event', title: '写方案', start: '2026-11-23T10:30:00', end: '2026-11-23T12:00:00' },
      ],
    },
  },
  {
    id: 'zh-several-05',
    class: 'several',
    said: '明天下午三点开复盘会，然后周五下午跟供应商聊',
    calls: [{ tool: 'quick_add', arguments: { text: '明天下午三点开复盘会，然后周五下午跟供应商聊' } }],
    expect: { asks: ['供应商'] },
  },
  {
    id: 'zh-several-07',
    class: 'several',
    said: '安排周四下午两点的宣讲会，并提醒我带U盘',
    calls: [{ tool: 'quick_add', arguments: { text: '安排周四下午两点的宣讲会，并提醒我带U盘' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['宣讲会'], lacks: ['U盘', '安排'] }, start: '2026-11-26T14:00:00' },
        { kind: 'reminder', title: { has: ['U盘'], lacks: ['宣讲会'] } },
      ],
    },
  },
  {
    id: 'zh-several-09',
    class: 'several',
    said: '加三个待办：交物业费、给车加油、换灯泡',
    calls: [{ tool: 'quick_add', arguments: { text: '加三个待办：交物业费、给车加油、换灯泡' } }],
    expect: {
      written: [
        { kind: 'todo', title: '交物业费', due: null },
        { kind: 'todo', title: '给车加油', due: null },
        { kind: 'todo', title: '换灯泡', due: null },
      ],
    },
  },
  {
    id: 'zh-several-11',
    class: 'several',
    said: '周三10点面试张伟，11点面试李娜，下午2点面试王强',
    calls: [{ tool: 'quick_add', arguments: { text: '周三10点面试张伟，11点面试李娜，下午2点面试王强' } }],
    expect: {
      written: [
        { kind: 'event', title: '面试张伟', start: '2026-11-25T10:00:00' },
        { kind: 'event', title: '面试李娜', start: '2026-11-25T11:00:00' },
        { kind: 'event', title: '面试王强', start: '2026-11-25T14:00:00' },
      ],
    },
  },
  {
    id: 'zh3-several-01',
    class: 'several',
    said: '明天8点送娃上学，10点部门会，下午3点去银行',
    calls: [{ tool: 'quick_add', arguments: { text: '明天8点送娃上学，10点部门会，下午3点去银行' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['送娃'] }, start: '2026-11-23T08:00' },
        { kind: 'event', title: { has: ['部门会'] }, start: '2026-11-23T10:00' },
        { kind: 'event', title: { has: ['银行'] }, start: '2026-11-23T15:00' },
      ],
    },
  },
  {
    id: 'zh3-several-03',
    class: 'several',
    said: '买菜；交电费；给猫铲屎',
    calls: [{ tool: 'quick_add', arguments: { text: '买菜；交电费；给猫铲屎' } }],
    expect: {
      written: [
        { kind: 'todo', title: '买菜', due: null },
        { kind: 'todo', title: '交电费', due: null },
        { kind: 'todo', title: '给猫铲屎', due: null },
      ],
    },
  },
  {
    id: 'zh3-several-05',
    class: 'several',
    said: '下周一和下周三早上9点都要去抽血',
    calls: [{ tool: 'quick_add', arguments: { text: '下周一和下周三早上9点都要去抽血' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['抽血'], lacks: ['周三'] }, start: '2026-11-23T09:00' },
        { kind: 'event', title: { has: ['抽血'], lacks: ['周三'] }, start: '2026-11-25T09:00' },
      ],
    },
  },
  {
    id: 'zh3-several-07',
    class: 'several',
    said: '明天9点到9点半、10点到10点半各有一个面试',
    calls: [{ tool: 'quick_add', arguments: { text: '明天9点到9点半、10点到10点半各有一个面试' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['面试'] }, start: '2026-11-23T09:00', end: '2026-11-23T09:30' },
        { kind: 'event', title: { has: ['面试'] }, start: '2026-11-23T10:00', end: '2026-11-23T10:30' },
      ],
    },
  },
  {
    id: 'zh-several-02',
    class: 'several',
    said: '明天中午12点跟小赵吃饭，周四之前把合同发给老板',
    calls: [{ tool: 'quick_add', arguments: { text: '明天中午12点跟小赵吃饭，周四之前把合同发给老板' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['小赵', '吃饭'], lacks: ['合同'] }, start: '2026-11-23T12:00:00' },
        { kind: 'todo', title: { has: ['合同'], lacks: ['周四'] }, due: '2026-11-26' },
      ],
    },
  },
  {
    id: 'zh-several-04',
    class: 'several',
    said: '明早7点提醒我吃药，晚上9点半提醒我量血压',
    calls: [{ tool: 'quick_add', arguments: { text: '明早7点提醒我吃药，晚上9点半提醒我量血压' } }],
    expect: {
      written: [
        { kind: 'reminder', title: '吃药', at: '2026-11-23T07:00:00' },
        { kind: 'reminder', title: '量血压', at: '2026-11-23T21:30:00' },
      ],
    },
  },
  {
    id: 'zh-several-06',
    class: 'several',
    said: '明天上午九点年检，下午三点取报告',
    calls: [{ tool: 'quick_add', arguments: { text: '明天上午九点年检，下午三点取报告' } }],
    expect: {
      written: [
        { kind: 'event', title: '年检', start: '2026-11-23T09:00:00' },
        { kind: 'event', title: '取报告', start: '2026-11-23T15:00:00' },
      ],
    },
  },
  {
    id: 'zh-several-08',
    class: 'several',
    said: '12月5号上午9点到11点考科目一，12月19号下午2点到4点考科目二',
    calls: [{ tool: 'quick_add', arguments: { text: '12月5号上午9点到11点考科目一，12月19号下午2点到4点考科目二' } }],
    expect: {
      written: [
        { kind: 'event', title: '考科目一', start: '2026-12-05T09:00:00', end: '2026-12-05T11:00:00' },
        { kind: 'event', title: '考科目二', start: '2026-12-19T14:00:00', end: '2026-12-19T16:00:00' },
      ],
    },
  },
  {
    id: 'zh-several-10',
    class: 'several',
    said: '周六上午10点上烘焙课，周日下午4点看展',
    calls: [{ tool: 'quick_add', arguments: { text: '周六上午10点上烘焙课，周日下午4点看展' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['烘焙课'] }, start: '2026-11-28T10:00:00' },
        { kind: 'event', title: '看展', start: '2026-11-29T16:00:00' },
      ],
    },
  },
  {
    id: 'zh-several-12',
    class: 'several',
    said: '12月10号之前要弄完这几件：1. 验车 2. 换轮胎 3. 续交强险',
    calls: [{ tool: 'quick_add', arguments: { text: '12月10号之前要弄完这几件：1. 验车 2. 换轮胎 3. 续交强险' } }],
    expect: {
      written: [
        { kind: 'todo', title: '验车', due: '2026-12-10' },
        { kind: 'todo', title: '换轮胎', due: '2026-12-10' },
        { kind: 'todo', title: '续交强险', due: '2026-12-10' },
      ],
    },
  },
  {
    id: 'zh4-several-01',
    class: 'several',
    said: '明天上午9点交水电费，11点去邮局，下午3点剪头发',
    calls: [{ tool: 'quick_add', arguments: { text: '明天上午9点交水电费，11点去邮局，下午3点剪头发' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['水电费'], lacks: ['9点'] }, start: '2026-11-23T09:00' },
        { kind: 'event', title: { has: ['邮局'], lacks: ['11点'] }, start: '2026-11-23T11:00' },
        { kind: 'event', title: { has: ['剪头发'], lacks: ['3点'] }, start: '2026-11-23T15:00' },
      ],
    },
  },
  {
    id: 'zh4-several-03',
    class: 'several',
    said: '帮我记三个事，第一周一早上九点部门会，第二周三晚上六点半去高铁站接我妈，第三买生日蛋糕',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '帮我记三个事，第一周一早上九点部门会，第二周三晚上六点半去高铁站接我妈，第三买生日蛋糕' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['部门会'], lacks: ['第一', '九点'] }, start: '2026-11-23T09:00' },
        { kind: 'event', title: { has: ['我妈'], lacks: ['第二', '六点'] }, start: '2026-11-25T18:30' },
        { kind: 'todo', title: { has: ['蛋糕'], lacks: ['第三'] }, due: null },
      ],
    },
  },
  {
    id: 'zh4-several-02',
    class: 'several',
    said: '周三上午八点半抽血，十点见辅导员，下午一点半打流感疫苗',
    calls: [{ tool: 'quick_add', arguments: { text: '周三上午八点半抽血，十点见辅导员，下午一点半打流感疫苗' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['抽血'], lacks: ['八点'] }, start: '2026-11-25T08:30' },
        { kind: 'event', title: { has: ['辅导员'], lacks: ['十点'] }, start: '2026-11-25T10:00' },
        { kind: 'event', title: { has: ['疫苗'], lacks: ['一点'] }, start: '2026-11-25T13:30' },
      ],
    },
  },
  {
    id: 'zh4-several-04',
    class: 'several',
    said: '我说几件事你记好啊，周二下午两点到三点新人培训，三点半到四点半面试，五点提醒我给王姐回电话，还有买一箱牛奶',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: '我说几件事你记好啊，周二下午两点到三点新人培训，三点半到四点半面试，五点提醒我给王姐回电话，还有买一箱牛奶',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['新人培训'], lacks: ['两点'] },
          start: '2026-11-24T14:00',
          end: '2026-11-24T15:00',
        },
        {
          kind: 'event',
          title: { has: ['面试'], lacks: ['三点'] },
          start: '2026-11-24T15:30',
          end: '2026-11-24T16:30',
        },
        { kind: 'reminder', title: { has: ['王姐'], lacks: ['五点'] }, at: '2026-11-24T17:00' },
        { kind: 'todo', title: { has: ['牛奶'], lacks: ['还有'] }, due: null },
      ],
    },
  },
];
