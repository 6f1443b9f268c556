import type { Request } from '../../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-more-sentences-01',
    class: 'sentences',
    said: '周四晚上七点和大学室友聚餐，提前一天和提前两小时各提醒我一下',
    calls: [{ tool: 'quick_add', arguments: { text: '周四晚上七点和大学室友聚餐，提前一天和提前两小时各提醒我一下' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['室友', '聚餐'], lacks: ['提前', '提醒'] },
          start: '2026-11-26T19:00',
          reminds: ['2026-11-25T19:00', '2026-11-26T17:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-02',
    class: 'sentences',
    said: '明天下午四点见房东，另外三点提醒我把押金条带上',
    calls: [{ tool: 'quick_add', arguments: { text: '明天下午四点见房东，另外三点提醒我把押金条带上' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['房东'], lacks: ['押金条'] }, start: '2026-11-23T16:00' },
        { kind: 'reminder', title: { has: ['押金条'], lacks: ['房东', '提醒'] }, at: '2026-11-23T15:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-03',
    class: 'sentences',
    said: '加个待办：订年会场地，12月10号前，很急，大概半小时 #行政',
    calls: [{ tool: 'quick_add', arguments: { text: '加个待办：订年会场地，12月10号前，很急，大概半小时 #行政' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['订年会场地'], lacks: ['急', '半小时', '10号', '行政'] },
          due: '2026-12-10',
          urgency: 'high',
          estimateMinutes: 30,
          tags: ['行政'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-04',
    class: 'sentences',
    said: '记住，我老婆对海鲜过敏',
    calls: [{ tool: 'quick_add', arguments: { text: '记住，我老婆对海鲜过敏' } }],
    expect: { written: [{ kind: 'memory', text: { has: ['老婆', '海鲜过敏'] } }] },
  },
  {
    id: 'zh-more-sentences-05',
    class: 'sentences',
    said: '周五下午两点和王律师通话，哦不对，是两点半',
    calls: [{ tool: 'quick_add', arguments: { text: '周五下午两点和王律师通话，哦不对，是两点半' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['王律师'], lacks: ['不对', '两点'] }, start: '2026-11-27T14:30' }],
    },
  },
  {
    id: 'zh-more-sentences-06',
    class: 'sentences',
    said: '明天别忘了给物业打电话',
    calls: [{ tool: 'quick_add', arguments: { text: '明天别忘了给物业打电话' } }],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['给物业打电话'], lacks: ['别忘', '明天'] }, at: '2026-11-23T09:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-07',
    class: 'sentences',
    said: '周六前把简历改好，重要但不急，估计得两个小时',
    calls: [{ tool: 'quick_add', arguments: { text: '周六前把简历改好，重要但不急，估计得两个小时' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['简历'], lacks: ['重要', '小时', '周六'] },
          due: '2026-11-28',
          importance: 'high',
          urgency: 'normal',
          estimateMinutes: 120,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-08',
    class: 'sentences',
    said: '这三件事下周二之前要弄完：续租合同、宽带移机、给猫打疫苗',
    calls: [{ tool: 'quick_add', arguments: { text: '这三件事下周二之前要弄完：续租合同、宽带移机、给猫打疫苗' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['续租合同'] }, due: '2026-11-24' },
        { kind: 'todo', title: { has: ['宽带移机'] }, due: '2026-11-24' },
        { kind: 'todo', title: { has: ['给猫打疫苗'] }, due: '2026-11-24' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-09',
    class: 'sentences',
    said: '12月18号晚上六点公司年会，在滨江会展中心，提前三天提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '12月18号晚上六点公司年会，在滨江会展中心，提前三天提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['年会'], lacks: ['提前', '滨江'] },
          start: '2026-12-18T18:00',
          location: '滨江会展中心',
          reminds: ['2026-12-15T18:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-10',
    class: 'sentences',
    said: '下周三交党费；周四前把发票贴好；周五晚上八点看话剧',
    calls: [{ tool: 'quick_add', arguments: { text: '下周三交党费；周四前把发票贴好；周五晚上八点看话剧' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['党费'] }, due: '2026-11-25' },
        { kind: 'todo', title: { has: ['发票'] }, due: '2026-11-26' },
        { kind: 'event', title: { has: ['话剧'] }, start: '2026-11-27T20:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-11',
    class: 'sentences',
    said: '明天上午十一点剪头发，得一个半小时，提前20分钟叫我',
    calls: [{ tool: 'quick_add', arguments: { text: '明天上午十一点剪头发，得一个半小时，提前20分钟叫我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['剪头发'], lacks: ['小时', '提前', '叫我'] },
          start: '2026-11-23T11:00',
          end: '2026-11-23T12:30',
          reminds: ['2026-11-23T10:40'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-12',
    class: 'sentences',
    said: '周二下午三点跟供应商谈价，提前一天和提前半小时各提醒我一次',
    calls: [{ tool: 'quick_add', arguments: { text: '周二下午三点跟供应商谈价，提前一天和提前半小时各提醒我一次' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['供应商'], lacks: ['提前', '提醒'] },
          start: '2026-11-24T15:00',
          reminds: ['2026-11-23T15:00', '2026-11-24T14:30'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-13',
    class: 'sentences',
    said: '安排明天上午十点去医院复查，并提醒我带医保卡',
    calls: [{ tool: 'quick_add', arguments: { text: '安排明天上午十点去医院复查，并提醒我带医保卡' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['复查'], lacks: ['医保卡'] }, start: '2026-11-23T10:00' },
        { kind: 'reminder', title: { has: ['医保卡'] } },
      ],
    },
  },
  {
    id: 'zh-more-sentences-14',
    class: 'sentences',
    said: '加个待办：整理错题本，周四前，大概要两小时',
    calls: [{ tool: 'quick_add', arguments: { text: '加个待办：整理错题本，周四前，大概要两小时' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['整理错题本'], lacks: ['周四', '小时', '大概'] },
          due: '2026-11-26',
          estimateMinutes: 120,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-15',
    class: 'sentences',
    said: '写项目结项报告，12月10号之前，优先级高，标签 #结项',
    calls: [{ tool: 'quick_add', arguments: { text: '写项目结项报告，12月10号之前，优先级高，标签 #结项' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['结项报告'], lacks: ['优先级', '标签', '12月'] },
          due: '2026-12-10',
          importance: 'high',
          tags: ['结项'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-16',
    class: 'sentences',
    said: '记一下：三号楼门禁密码是6028',
    calls: [{ tool: 'quick_add', arguments: { text: '记一下：三号楼门禁密码是6028' } }],
    expect: { written: [{ kind: 'memo', text: { has: ['门禁密码', '6028'] } }] },
  },
  {
    id: 'zh-more-sentences-17',
    class: 'sentences',
    said: '记住：我晕车，坐车只能坐前排',
    calls: [{ tool: 'quick_add', arguments: { text: '记住：我晕车，坐车只能坐前排' } }],
    expect: { written: [{ kind: 'memory', text: { has: ['晕车', '前排'] } }] },
  },
  {
    id: 'zh-more-sentences-18',
    class: 'sentences',
    said: '明天下午两点交班会，不对，是三点',
    calls: [{ tool: 'quick_add', arguments: { text: '明天下午两点交班会，不对，是三点' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['交班会'], lacks: ['不对', '三点'] }, start: '2026-11-23T15:00' }],
    },
  },
  {
    id: 'zh-more-sentences-19',
    class: 'sentences',
    said: '明天三件事：1. 交水费 2. 寄快递 3. 给班主任回电话',
    calls: [{ tool: 'quick_add', arguments: { text: '明天三件事：1. 交水费 2. 寄快递 3. 给班主任回电话' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['交水费'], lacks: ['寄快递'] }, due: '2026-11-23' },
        { kind: 'todo', title: { has: ['寄快递'], lacks: ['水费'] }, due: '2026-11-23' },
        { kind: 'todo', title: { has: ['班主任'], lacks: ['快递'] }, due: '2026-11-23' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-20',
    class: 'sentences',
    said: '明天早上七点提醒我吃降糖药，下午四点去社区打疫苗',
    calls: [{ tool: 'quick_add', arguments: { text: '明天早上七点提醒我吃降糖药，下午四点去社区打疫苗' } }],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['降糖药'], lacks: ['疫苗'] }, at: '2026-11-23T07:00' },
        { kind: 'event', title: { has: ['疫苗'], lacks: ['四点'] }, start: '2026-11-23T16:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-21',
    class: 'sentences',
    said: '紧急：今天之内把下周排班表发给护士长',
    calls: [{ tool: 'quick_add', arguments: { text: '紧急：今天之内把下周排班表发给护士长' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['排班表', '护士长'], lacks: ['紧急'] }, due: '2026-11-25', urgency: 'high' },
      ],
    },
    now: '2026-11-25T10:00:00+08:00',
  },
  {
    id: 'zh-more-sentences-22',
    class: 'sentences',
    said: '周三下午四点线上面试，先暂定',
    calls: [{ tool: 'quick_add', arguments: { text: '周三下午四点线上面试，先暂定' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['面试'], lacks: ['暂定'] }, start: '2026-11-25T16:00', showAs: 'tentative' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-23',
    class: 'sentences',
    said: '明晚六点半和老同学在福满楼聚餐，提前四十五分钟叫我',
    calls: [{ tool: 'quick_add', arguments: { text: '明晚六点半和老同学在福满楼聚餐，提前四十五分钟叫我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['老同学', '聚餐'], lacks: ['提前'] },
          start: '2026-11-23T18:30',
          location: '福满楼',
          reminds: ['2026-11-23T17:45'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-24',
    class: 'sentences',
    said: '周三上午九点半和法务过合同，提前一天和提前半小时都提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '周三上午九点半和法务过合同，提前一天和提前半小时都提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['法务', '合同'], lacks: ['提前', '提醒'] },
          start: '2026-11-25T09:30',
          reminds: ['2026-11-24T09:30', '2026-11-25T09:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-25',
    class: 'sentences',
    said: '周四下午两点科室培训，另外提醒我一点半去调投影',
    calls: [{ tool: 'quick_add', arguments: { text: '周四下午两点科室培训，另外提醒我一点半去调投影' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['科室培训'], lacks: ['提醒'] }, start: '2026-11-26T14:00' },
        { kind: 'reminder', title: { has: ['调投影'], lacks: ['一点半'] }, at: '2026-11-26T13:30' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-26',
    class: 'sentences',
    said: '周五前把发票贴完，大概四十分钟，标签：报销',
    calls: [{ tool: 'quick_add', arguments: { text: '周五前把发票贴完，大概四十分钟，标签：报销' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['发票'], lacks: ['四十分钟', '标签', '周五'] },
          due: '2026-11-27',
          estimateMinutes: 40,
          tags: ['报销'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-27',
    class: 'sentences',
    said: '帮我记一下：张大夫诊室搬到门诊楼5层512了',
    calls: [{ tool: 'quick_add', arguments: { text: '帮我记一下：张大夫诊室搬到门诊楼5层512了' } }],
    expect: { written: [{ kind: 'memo', text: { has: ['张大夫', '512'] } }] },
  },
  {
    id: 'zh-more-sentences-28',
    class: 'sentences',
    said: '记住，我晚上十点以后不接工作电话',
    calls: [{ tool: 'quick_add', arguments: { text: '记住，我晚上十点以后不接工作电话' } }],
    expect: { written: [{ kind: 'memory', text: { has: ['十点以后', '不接工作电话'] } }] },
  },
  {
    id: 'zh-more-sentences-29',
    class: 'sentences',
    said: '明天十点拜访客户，下午四点接娃，晚上七点半瑜伽',
    calls: [{ tool: 'quick_add', arguments: { text: '明天十点拜访客户，下午四点接娃，晚上七点半瑜伽' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['拜访客户'] }, start: '2026-11-23T10:00' },
        { kind: 'event', title: { has: ['接娃'] }, start: '2026-11-23T16:00' },
        { kind: 'event', title: { has: ['瑜伽'] }, start: '2026-11-23T19:30' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-30',
    class: 'sentences',
    said: '周六前要办三件事：换灯泡、交物业费、给车加玻璃水',
    calls: [{ tool: 'quick_add', arguments: { text: '周六前要办三件事：换灯泡、交物业费、给车加玻璃水' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['换灯泡'], lacks: ['三件事', '物业费'] }, due: '2026-11-28' },
        { kind: 'todo', title: { has: ['交物业费'], lacks: ['灯泡'] }, due: '2026-11-28' },
        { kind: 'todo', title: { has: ['加玻璃水'], lacks: ['物业费'] }, due: '2026-11-28' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-31',
    class: 'sentences',
    said: '周三，不对，是周四下午三点面试前端候选人',
    calls: [{ tool: 'quick_add', arguments: { text: '周三，不对，是周四下午三点面试前端候选人' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['面试前端候选人'], lacks: ['不对', '周三', '周四'] },
          start: '2026-11-26T15:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-32',
    class: 'sentences',
    said: '紧急，今晚十点前把病案首页补完',
    calls: [{ tool: 'quick_add', arguments: { text: '紧急，今晚十点前把病案首页补完' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['病案首页'], lacks: ['紧急', '今晚', '十点'] },
          due: '2026-11-22T22:00',
          urgency: 'high',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-33',
    class: 'sentences',
    said: '明晚八点跟我妈视频，暂定啊',
    calls: [{ tool: 'quick_add', arguments: { text: '明晚八点跟我妈视频，暂定啊' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['视频'], lacks: ['暂定', '八点'] },
          start: '2026-11-23T20:00',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-34',
    class: 'sentences',
    said: '周二下午四点在三号会议室评审原型，提前一刻钟叫我',
    calls: [{ tool: 'quick_add', arguments: { text: '周二下午四点在三号会议室评审原型，提前一刻钟叫我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['评审原型'], lacks: ['一刻钟', '会议室'] },
          start: '2026-11-24T16:00',
          location: '三号会议室',
          reminds: ['2026-11-24T15:45'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-35',
    class: 'sentences',
    said: '明天下午六点前写完周报 #工作 高优先级',
    calls: [{ tool: 'quick_add', arguments: { text: '明天下午六点前写完周报 #工作 高优先级' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['周报'], lacks: ['#', '优先级', '六点'] },
          due: '2026-11-23T18:00',
          importance: 'high',
          tags: ['工作'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-36',
    class: 'sentences',
    said: '提醒我周三把药带给爷爷，还有周五交话费',
    calls: [{ tool: 'quick_add', arguments: { text: '提醒我周三把药带给爷爷，还有周五交话费' } }],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['药', '爷爷'], lacks: ['话费'] }, at: '2026-11-25T09:00' },
        { kind: 'reminder', title: { has: ['交话费'], lacks: ['爷爷'] }, at: '2026-11-27T09:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-37',
    class: 'sentences',
    said: '明天上午9点王建国复诊，9点20李梅换药，9点40赵刚拆线，每人20分钟',
    calls: [
      { tool: 'quick_add', arguments: { text: '明天上午9点王建国复诊，9点20李梅换药，9点40赵刚拆线，每人20分钟' } },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['王建国复诊'] }, start: '2026-11-23T09:00', end: '2026-11-23T09:20' },
        { kind: 'event', title: { has: ['李梅换药'] }, start: '2026-11-23T09:20', end: '2026-11-23T09:40' },
        { kind: 'event', title: { has: ['赵刚拆线'] }, start: '2026-11-23T09:40', end: '2026-11-23T10:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-38',
    class: 'sentences',
    said: '周三晚上七点半直播带货，提前一天和提前半小时各叫我一次',
    calls: [{ tool: 'quick_add', arguments: { text: '周三晚上七点半直播带货，提前一天和提前半小时各叫我一次' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['直播带货'], lacks: ['提前', '周三', '七点'] },
          start: '2026-11-25T19:30',
          reminds: ['2026-11-24T19:30', '2026-11-25T19:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-39',
    class: 'sentences',
    said: '周四下午三点跟设计师对稿，另外周三晚上九点提醒我先把截图发过去',
    calls: [
      { tool: 'quick_add', arguments: { text: '周四下午三点跟设计师对稿，另外周三晚上九点提醒我先把截图发过去' } },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['设计师', '对稿'], lacks: ['截图', '周四'] }, start: '2026-11-26T15:00' },
        { kind: 'reminder', title: { has: ['截图'], lacks: ['对稿', '九点'] }, at: '2026-11-25T21:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-40',
    class: 'sentences',
    said: '明天上午10点给小王做体测，11点半给小赵做体测，下午4点给老张排计划',
    calls: [
      { tool: 'quick_add', arguments: { text: '明天上午10点给小王做体测，11点半给小赵做体测，下午4点给老张排计划' } },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['小王', '体测'] }, start: '2026-11-23T10:00' },
        { kind: 'event', title: { has: ['小赵', '体测'] }, start: '2026-11-23T11:30' },
        { kind: 'event', title: { has: ['老张', '计划'] }, start: '2026-11-23T16:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-41',
    class: 'sentences',
    said: '加个待办：修登录超时的bug，优先级高，大概两小时，周三前搞定',
    calls: [{ tool: 'quick_add', arguments: { text: '加个待办：修登录超时的bug，优先级高，大概两小时，周三前搞定' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['登录超时', 'bug'], lacks: ['优先级', '两小时', '周三', '待办'] },
          due: '2026-11-25',
          importance: 'high',
          estimateMinutes: 120,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-42',
    class: 'sentences',
    said: '记一下：仓库门锁密码换成5820了',
    calls: [{ tool: 'quick_add', arguments: { text: '记一下：仓库门锁密码换成5820了' } }],
    expect: { written: [{ kind: 'memo', text: { has: ['仓库门锁', '5820'] } }] },
  },
  {
    id: 'zh-more-sentences-43',
    class: 'sentences',
    said: '记住，我左膝盖做过手术，不能深蹲',
    calls: [{ tool: 'quick_add', arguments: { text: '记住，我左膝盖做过手术，不能深蹲' } }],
    expect: { written: [{ kind: 'memory', text: { has: ['左膝盖', '深蹲'] } }] },
  },
  {
    id: 'zh-more-sentences-44',
    class: 'sentences',
    said: '周五前要做完：1. 更新README 2. 回复老吴的issue 3. 升级依赖',
    calls: [{ tool: 'quick_add', arguments: { text: '周五前要做完：1. 更新README 2. 回复老吴的issue 3. 升级依赖' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['README'], lacks: ['周五'] }, due: '2026-11-27' },
        { kind: 'todo', title: { has: ['老吴', 'issue'] }, due: '2026-11-27' },
        { kind: 'todo', title: { has: ['升级依赖'] }, due: '2026-11-27' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-45',
    class: 'sentences',
    said: '明天去银行换零钱 #店里',
    calls: [{ tool: 'quick_add', arguments: { text: '明天去银行换零钱 #店里' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['换零钱'], lacks: ['#', '店里', '明天'] }, due: '2026-11-23', tags: ['店里'] },
      ],
    },
  },
  {
    id: 'zh-more-sentences-46',
    class: 'sentences',
    said: '紧急：明天上午11点前把支付回调修好',
    calls: [{ tool: 'quick_add', arguments: { text: '紧急：明天上午11点前把支付回调修好' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['支付回调'], lacks: ['紧急', '11点', '明天'] },
          due: '2026-11-23T11:00',
          urgency: 'high',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-47',
    class: 'sentences',
    said: '明天晚上6点到7点给李姐上拉伸课，地点二楼瑜伽室',
    calls: [{ tool: 'quick_add', arguments: { text: '明天晚上6点到7点给李姐上拉伸课，地点二楼瑜伽室' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['李姐', '拉伸课'], lacks: ['地点', '6点'] },
          start: '2026-11-23T18:00',
          end: '2026-11-23T19:00',
          location: '二楼瑜伽室',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-48',
    class: 'sentences',
    said: '周六下午三点跟合伙人碰一下，先暂定',
    calls: [{ tool: 'quick_add', arguments: { text: '周六下午三点跟合伙人碰一下，先暂定' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['合伙人'], lacks: ['暂定', '周六'] },
          start: '2026-11-28T15:00',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-49',
    class: 'sentences',
    said: '说错了，跟房东见面是周四，不是周三',
    before: [
      { tool: 'schedule_add', arguments: { title: '跟房东见面', start: '2026-11-25T16:00', end: '2026-11-25T17:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '跟房东见面', start: '周四' } }],
    expect: { written: [{ kind: 'event', title: '跟房东见面', start: '2026-11-26T16:00', end: '2026-11-26T17:00' }] },
  },
  {
    id: 'zh-more-sentences-50',
    class: 'sentences',
    said: '明天下午三点，不对，是四点，面试前端',
    calls: [{ tool: 'quick_add', arguments: { text: '明天下午三点，不对，是四点，面试前端' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['面试', '前端'], lacks: ['不对', '三点', '四点'] }, start: '2026-11-23T16:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-51',
    class: 'sentences',
    said: '待办：整理器械维保清单，估计要50分钟',
    calls: [{ tool: 'quick_add', arguments: { text: '待办：整理器械维保清单，估计要50分钟' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['器械维保清单'], lacks: ['50', '估计', '待办'] },
          due: null,
          estimateMinutes: 50,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-52',
    class: 'sentences',
    said: '周三上午十点见婚庆的刘姐，头天晚上八点和当天早上八点各叫我一声',
    calls: [
      { tool: 'quick_add', arguments: { text: '周三上午十点见婚庆的刘姐，头天晚上八点和当天早上八点各叫我一声' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['刘姐'], lacks: ['头天', '各叫'] },
          start: '2026-11-25T10:00',
          reminds: ['2026-11-24T20:00', '2026-11-25T08:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-53',
    class: 'sentences',
    said: '明天下午两点终面产品经理，一点半提醒我把简历打出来',
    calls: [{ tool: 'quick_add', arguments: { text: '明天下午两点终面产品经理，一点半提醒我把简历打出来' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['终面'], lacks: ['简历'] }, start: '2026-11-23T14:00' },
        { kind: 'reminder', title: { has: ['简历'] }, at: '2026-11-23T13:30' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-54',
    class: 'sentences',
    said: '周五前把offer发给候选人，紧急，半小时能搞定',
    calls: [{ tool: 'quick_add', arguments: { text: '周五前把offer发给候选人，紧急，半小时能搞定' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['offer'], lacks: ['紧急', '半小时'] },
          due: '2026-11-27',
          urgency: 'high',
          estimateMinutes: 30,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-55',
    class: 'sentences',
    said: '记一下：北区影棚押金500，钥匙在小郑那儿',
    calls: [{ tool: 'quick_add', arguments: { text: '记一下：北区影棚押金500，钥匙在小郑那儿' } }],
    expect: { written: [{ kind: 'memo', text: { has: ['押金500', '小郑'] } }] },
  },
  {
    id: 'zh-more-sentences-56',
    class: 'sentences',
    said: '你记住，我膝盖不好，爬不了楼',
    calls: [{ tool: 'quick_add', arguments: { text: '你记住，我膝盖不好，爬不了楼' } }],
    expect: { written: [{ kind: 'memory', text: { has: ['膝盖不好'] } }] },
  },
  {
    id: 'zh-more-sentences-57',
    class: 'sentences',
    said: '周四前：1.办工牌 2.开收入证明 3.催体检报告',
    calls: [{ tool: 'quick_add', arguments: { text: '周四前：1.办工牌 2.开收入证明 3.催体检报告' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['办工牌'] }, due: '2026-11-26' },
        { kind: 'todo', title: { has: ['收入证明'] }, due: '2026-11-26' },
        { kind: 'todo', title: { has: ['体检报告'] }, due: '2026-11-26' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-58',
    class: 'sentences',
    said: '后天下午三点棚拍，哦不对，是四点',
    calls: [{ tool: 'quick_add', arguments: { text: '后天下午三点棚拍，哦不对，是四点' } }],
    expect: { written: [{ kind: 'event', title: { has: ['棚拍'], lacks: ['不对'] }, start: '2026-11-24T16:00' }] },
  },
  {
    id: 'zh-more-sentences-59',
    class: 'sentences',
    said: '加个待办：修完张姐那套婚纱，大概五个小时，12月1号前给，很重要 #修图',
    calls: [
      { tool: 'quick_add', arguments: { text: '加个待办：修完张姐那套婚纱，大概五个小时，12月1号前给，很重要 #修图' } },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['张姐'], lacks: ['小时', '重要', '#'] },
          due: '2026-12-01',
          importance: 'high',
          estimateMinutes: 300,
          tags: ['修图'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-60',
    class: 'sentences',
    said: '明天9点例会，10点面前端，14点跟财务对薪资',
    calls: [{ tool: 'quick_add', arguments: { text: '明天9点例会，10点面前端，14点跟财务对薪资' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['例会'] }, start: '2026-11-23T09:00' },
        { kind: 'event', title: { has: ['前端'] }, start: '2026-11-23T10:00' },
        { kind: 'event', title: { has: ['薪资'] }, start: '2026-11-23T14:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-61',
    class: 'sentences',
    said: '今晚九点提醒我给闺女打视频，再加个待办洗小宝的校服',
    calls: [{ tool: 'quick_add', arguments: { text: '今晚九点提醒我给闺女打视频，再加个待办洗小宝的校服' } }],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['打视频'], lacks: ['校服'] }, at: '2026-11-22T21:00' },
        { kind: 'todo', title: { has: ['校服'] }, due: null },
      ],
    },
  },
  {
    id: 'zh-more-sentences-62',
    class: 'sentences',
    said: '12月6号上午十点在南山店看样片，先暂定',
    calls: [{ tool: 'quick_add', arguments: { text: '12月6号上午十点在南山店看样片，先暂定' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['看样片'], lacks: ['暂定'] },
          start: '2026-12-06T10:00',
          location: '南山店',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-63',
    class: 'sentences',
    said: '给老陈的报价，明天中午12点前得发出去',
    calls: [{ tool: 'quick_add', arguments: { text: '给老陈的报价，明天中午12点前得发出去' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['老陈', '报价'] }, due: '2026-11-23T12:00' }] },
  },
  {
    id: 'zh-more-sentences-64',
    class: 'sentences',
    said: '周三下午三点见陈律师，提前半小时跟十分钟都叫我一声',
    calls: [{ tool: 'quick_add', arguments: { text: '周三下午三点见陈律师，提前半小时跟十分钟都叫我一声' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['陈律师'], lacks: ['提前', '叫我'] },
          start: '2026-11-25T15:00',
          reminds: ['2026-11-25T14:30', '2026-11-25T14:50'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-65',
    class: 'sentences',
    said: '明早九点半去立案，顺便提醒我带身份证和委托书',
    calls: [{ tool: 'quick_add', arguments: { text: '明早九点半去立案，顺便提醒我带身份证和委托书' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['立案'], lacks: ['委托书', '提醒'] }, start: '2026-11-23T09:30' },
        { kind: 'reminder', title: { has: ['身份证', '委托书'], lacks: ['立案'] } },
      ],
    },
  },
  {
    id: 'zh-more-sentences-66',
    class: 'sentences',
    said: '把答辩提纲写出来，周四前要，特别急，大概得俩小时',
    calls: [{ tool: 'quick_add', arguments: { text: '把答辩提纲写出来，周四前要，特别急，大概得俩小时' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['答辩提纲'], lacks: ['急', '小时', '周四'] },
          due: '2026-11-26',
          urgency: 'high',
          estimateMinutes: 120,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-67',
    class: 'sentences',
    said: '记一下：三中院立案庭新号码5555 0123，周五下午没人接',
    calls: [{ tool: 'quick_add', arguments: { text: '记一下：三中院立案庭新号码5555 0123，周五下午没人接' } }],
    expect: { written: [{ kind: 'memo', text: { has: ['三中院', '5555 0123', '周五下午没人接'] } }] },
  },
  {
    id: 'zh-more-sentences-68',
    class: 'sentences',
    said: '记住我不喝咖啡，约客户一律去茶馆',
    calls: [{ tool: 'quick_add', arguments: { text: '记住我不喝咖啡，约客户一律去茶馆' } }],
    expect: { written: [{ kind: 'memory', text: { has: ['不喝咖啡', '茶馆'] } }] },
  },
  {
    id: 'zh-more-sentences-69',
    class: 'sentences',
    said: '周三下午四点看牙、周五晚上七点跟导师吃饭，还有周六上午十点搬寝室',
    zone: 'Europe/London',
    calls: [
      { tool: 'quick_add', arguments: { text: '周三下午四点看牙、周五晚上七点跟导师吃饭，还有周六上午十点搬寝室' } },
    ],
    expect: {
      written: [
        { kind: 'event', title: '看牙', start: '2026-11-25T16:00' },
        { kind: 'event', title: { has: ['导师', '吃饭'], lacks: ['七点'] }, start: '2026-11-27T19:00' },
        { kind: 'event', title: { has: ['搬寝室'], lacks: ['还有'] }, start: '2026-11-28T10:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-70',
    class: 'sentences',
    said: '明天上午十点，哦不，十一点跟银行的人打电话',
    zone: 'America/New_York',
    calls: [{ tool: 'quick_add', arguments: { text: '明天上午十点，哦不，十一点跟银行的人打电话' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['银行'], lacks: ['十点', '哦不'] }, start: '2026-11-23T11:00' }],
    },
  },
  {
    id: 'zh-more-sentences-71',
    class: 'sentences',
    said: '待办：给导师发第三章初稿 #论文 下周二截止',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: '待办：给导师发第三章初稿 #论文 下周二截止' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['第三章初稿'], lacks: ['#', '截止', '下周二'] },
          due: '2026-11-24',
          tags: ['论文'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-72',
    class: 'sentences',
    said: '月底前三件事：续签证材料、交学费、还图书馆的书',
    zone: 'America/New_York',
    calls: [{ tool: 'quick_add', arguments: { text: '月底前三件事：续签证材料、交学费、还图书馆的书' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['签证材料'], lacks: ['月底'] }, due: '2026-11-30' },
        { kind: 'todo', title: '交学费', due: '2026-11-30' },
        { kind: 'todo', title: { has: ['图书馆'] }, due: '2026-11-30' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-73',
    class: 'sentences',
    said: '20号晚上六点亲子烘焙课，头一天晚上八点提醒我买黄油',
    calls: [{ tool: 'quick_add', arguments: { text: '20号晚上六点亲子烘焙课，头一天晚上八点提醒我买黄油' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['亲子烘焙课'], lacks: ['黄油'] }, start: '2026-12-20T18:00' },
        { kind: 'reminder', title: { has: ['黄油'], lacks: ['头一天'] }, at: '2026-12-19T20:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-74',
    class: 'sentences',
    said: '十分钟后叫我关火，一小时后叫我晾衣服',
    calls: [{ tool: 'quick_add', arguments: { text: '十分钟后叫我关火，一小时后叫我晾衣服' } }],
    expect: {
      written: [
        { kind: 'reminder', title: '关火', at: '2026-11-22T20:10' },
        { kind: 'reminder', title: '晾衣服', at: '2026-11-22T21:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-75',
    class: 'sentences',
    said: '周四晚上九点提醒我周五要给老大带跳绳',
    calls: [{ tool: 'quick_add', arguments: { text: '周四晚上九点提醒我周五要给老大带跳绳' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['周五', '跳绳'], lacks: ['提醒'] }, at: '2026-11-26T21:00' }],
    },
  },
  {
    id: 'zh-more-sentences-76',
    class: 'sentences',
    said: '周四下午两点暂定跟投资人喝茶，四十五分钟',
    calls: [{ tool: 'quick_add', arguments: { text: '周四下午两点暂定跟投资人喝茶，四十五分钟' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['投资人', '喝茶'], lacks: ['暂定', '分钟'] },
          start: '2026-11-26T14:00',
          end: '2026-11-26T14:45',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-77',
    class: 'sentences',
    said: '周三下午两点跟立讯的李经理签合同，提前一天和提前两小时都提醒我一下',
    calls: [
      { tool: 'quick_add', arguments: { text: '周三下午两点跟立讯的李经理签合同，提前一天和提前两小时都提醒我一下' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['李经理', '签合同'], lacks: ['提前', '提醒'] },
          start: '2026-11-25T14:00',
          reminds: ['2026-11-24T14:00', '2026-11-25T12:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-78',
    class: 'sentences',
    said: '明天上午十点给王总做方案演示，并提醒我带翻页笔',
    calls: [{ tool: 'quick_add', arguments: { text: '明天上午十点给王总做方案演示，并提醒我带翻页笔' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['王总', '方案演示'], lacks: ['翻页笔'] }, start: '2026-11-23T10:00' },
        { kind: 'reminder', title: { has: ['翻页笔'], lacks: ['方案演示', '提醒'] } },
      ],
    },
  },
  {
    id: 'zh-more-sentences-79',
    class: 'sentences',
    said: '周四前给客户寄样品，紧急，大概半小时',
    calls: [{ tool: 'quick_add', arguments: { text: '周四前给客户寄样品，紧急，大概半小时' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['寄样品', '客户'], lacks: ['紧急', '半小时', '周四'] },
          due: '2026-11-26',
          urgency: 'high',
          estimateMinutes: 30,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-80',
    class: 'sentences',
    said: '记一下：海鲜酒楼包间订座电话62001234，找陈经理',
    calls: [{ tool: 'quick_add', arguments: { text: '记一下：海鲜酒楼包间订座电话62001234，找陈经理' } }],
    expect: { written: [{ kind: 'memo', text: { has: ['62001234', '陈经理'] } }] },
  },
  {
    id: 'zh-more-sentences-81',
    class: 'sentences',
    said: '记住我坐飞机只要靠过道的座位',
    calls: [{ tool: 'quick_add', arguments: { text: '记住我坐飞机只要靠过道的座位' } }],
    expect: { written: [{ kind: 'memory', text: { has: ['靠过道'] } }] },
  },
  {
    id: 'zh-more-sentences-82',
    class: 'sentences',
    said: '周二之前买好彩纸和固体胶，大宝手工课要用',
    calls: [{ tool: 'quick_add', arguments: { text: '周二之前买好彩纸和固体胶，大宝手工课要用' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['彩纸', '固体胶'], lacks: ['周二'] }, due: '2026-11-24' }] },
  },
  {
    id: 'zh-more-sentences-83',
    class: 'sentences',
    said: '明天下午4点半接二宝，6点半送大宝去上跆拳道',
    calls: [{ tool: 'quick_add', arguments: { text: '明天下午4点半接二宝，6点半送大宝去上跆拳道' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['接二宝'], lacks: ['大宝'] }, start: '2026-11-23T16:30' },
        { kind: 'event', title: { has: ['大宝', '跆拳道'], lacks: ['二宝', '6点'] }, start: '2026-11-23T18:30' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-84',
    class: 'sentences',
    said: '周六上午9点大宝游泳课，提前50分钟喊我一声',
    calls: [{ tool: 'quick_add', arguments: { text: '周六上午9点大宝游泳课，提前50分钟喊我一声' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['大宝', '游泳课'], lacks: ['50', '喊'] },
          start: '2026-11-28T09:00',
          reminds: ['2026-11-28T08:10'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-85',
    class: 'sentences',
    said: '周五前：1. 交教学日历 2. 录平时成绩 3. 填工作量表',
    calls: [{ tool: 'quick_add', arguments: { text: '周五前：1. 交教学日历 2. 录平时成绩 3. 填工作量表' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['交教学日历'], lacks: ['录平时成绩'] }, due: '2026-11-27' },
        { kind: 'todo', title: { has: ['录平时成绩'], lacks: ['填工作量表'] }, due: '2026-11-27' },
        { kind: 'todo', title: { has: ['填工作量表'], lacks: ['录平时成绩'] }, due: '2026-11-27' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-86',
    class: 'sentences',
    said: '下周日之前审完两篇稿子，大约要四个小时 #科研',
    calls: [{ tool: 'quick_add', arguments: { text: '下周日之前审完两篇稿子，大约要四个小时 #科研' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['两篇稿子'], lacks: ['四个小时', '科研', '下周日'] },
          due: '2026-11-29',
          estimateMinutes: 240,
          tags: ['科研'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-87',
    class: 'sentences',
    said: '明天十点跟院长谈话，哦不对，是十一点',
    calls: [{ tool: 'quick_add', arguments: { text: '明天十点跟院长谈话，哦不对，是十一点' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['院长'], lacks: ['十点', '十一点', '不对'] }, start: '2026-11-23T11:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-88',
    class: 'sentences',
    said: '填差旅费报销单，优先级高',
    calls: [{ tool: 'quick_add', arguments: { text: '填差旅费报销单，优先级高' } }],
    expect: {
      written: [{ kind: 'todo', title: { has: ['差旅费报销单'], lacks: ['优先级'] }, due: null, importance: 'high' }],
    },
  },
  {
    id: 'zh-more-sentences-89',
    class: 'sentences',
    said: '提醒我今晚十点检查孩子书包，明早六点四十叫我起床',
    calls: [{ tool: 'quick_add', arguments: { text: '提醒我今晚十点检查孩子书包，明早六点四十叫我起床' } }],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['书包'], lacks: ['起床', '十点'] }, at: '2026-11-22T22:00' },
        { kind: 'reminder', title: { has: ['起床'], lacks: ['书包', '六点'] }, at: '2026-11-23T06:40' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-90',
    class: 'sentences',
    said: '周六上午10点带孩子去科技馆，暂定',
    calls: [{ tool: 'quick_add', arguments: { text: '周六上午10点带孩子去科技馆，暂定' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['孩子'], lacks: ['暂定', '10点'] },
          start: '2026-11-28T10:00',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-91',
    class: 'sentences',
    said: '明天下午教研室碰个头',
    calls: [{ tool: 'quick_add', arguments: { text: '明天下午教研室碰个头' } }],
    expect: { asks: ['11-23'] },
  },
  {
    id: 'zh-more-sentences-92',
    class: 'sentences',
    said: '周四早上8点抽血，头天晚上9点提醒我别吃夜宵',
    calls: [{ tool: 'quick_add', arguments: { text: '周四早上8点抽血，头天晚上9点提醒我别吃夜宵' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['抽血'], lacks: ['夜宵'] }, start: '2026-11-26T08:00' },
        { kind: 'reminder', title: { has: ['夜宵'] }, at: '2026-11-25T21:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-93',
    class: 'sentences',
    said: '周五上午10点新品评审会，提前一天和提前20分钟都叫我一下',
    calls: [{ tool: 'quick_add', arguments: { text: '周五上午10点新品评审会，提前一天和提前20分钟都叫我一下' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['新品评审'], lacks: ['提前', '叫我'] },
          start: '2026-11-27T10:00',
          reminds: ['2026-11-26T10:00', '2026-11-27T09:40'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-94',
    class: 'sentences',
    said: '待办：整理差评截图，一小时左右，下周二前交 #客服',
    calls: [{ tool: 'quick_add', arguments: { text: '待办：整理差评截图，一小时左右，下周二前交 #客服' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['差评截图'], lacks: ['左右', '#', '下周二'] },
          due: '2026-11-24',
          estimateMinutes: 60,
          tags: ['客服'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-95',
    class: 'sentences',
    said: '记一下：湖滨3栋602的门禁密码4471，钥匙在物业',
    calls: [{ tool: 'quick_add', arguments: { text: '记一下：湖滨3栋602的门禁密码4471，钥匙在物业' } }],
    expect: { written: [{ kind: 'memo', text: { has: ['4471', '物业'] } }] },
  },
  {
    id: 'zh-more-sentences-96',
    class: 'sentences',
    said: '记住，我下夜班那天中午以前别给我排事',
    calls: [{ tool: 'quick_add', arguments: { text: '记住，我下夜班那天中午以前别给我排事' } }],
    expect: { written: [{ kind: 'memory', text: { has: ['夜班', '中午'] } }] },
  },
  {
    id: 'zh-more-sentences-97',
    class: 'sentences',
    said: '周一把教案还给刘老师，周二去银行换存折，周三上午9点老年大学开班',
    calls: [
      { tool: 'quick_add', arguments: { text: '周一把教案还给刘老师，周二去银行换存折，周三上午9点老年大学开班' } },
    ],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['教案', '刘老师'] }, due: '2026-11-23' },
        { kind: 'todo', title: { has: ['存折'] }, due: '2026-11-24' },
        { kind: 'event', title: { has: ['开班'] }, start: '2026-11-25T09:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-98',
    class: 'sentences',
    said: '修登录页的bug，紧急，明晚8点前搞定',
    calls: [{ tool: 'quick_add', arguments: { text: '修登录页的bug，紧急，明晚8点前搞定' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['登录页', 'bug'], lacks: ['紧急', '8点'] },
          due: '2026-11-23T20:00',
          urgency: 'high',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-99',
    class: 'sentences',
    said: '高优先级：周三前把合同扫描件发给王姐',
    calls: [{ tool: 'quick_add', arguments: { text: '高优先级：周三前把合同扫描件发给王姐' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['合同', '王姐'], lacks: ['优先级', '周三'] },
          due: '2026-11-25',
          importance: 'high',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-100',
    class: 'sentences',
    said: '明天三点，哦不，三点半跟房东签约',
    calls: [{ tool: 'quick_add', arguments: { text: '明天三点，哦不，三点半跟房东签约' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['房东', '签约'], lacks: ['哦不', '三点'] }, start: '2026-11-23T15:30' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-101',
    class: 'sentences',
    said: '记住我老公对海鲜过敏',
    calls: [{ tool: 'quick_add', arguments: { text: '记住我老公对海鲜过敏' } }],
    expect: { written: [{ kind: 'memory', text: { has: ['海鲜'] } }] },
  },
  {
    id: 'zh-more-sentences-102',
    class: 'sentences',
    said: '后天下午两点和供应商谈账期，在B座301，大概一个半小时，开始前10分钟提醒',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '后天下午两点和供应商谈账期，在B座301，大概一个半小时，开始前10分钟提醒' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['供应商', '账期'], lacks: ['301', '提醒', '大概'] },
          start: '2026-11-24T14:00',
          end: '2026-11-24T15:30',
          location: '301',
          reminds: ['2026-11-24T13:50'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-103',
    class: 'sentences',
    said: '周六早上9点给雪橇犬体检，提前一天晚上8点和提前半小时都提醒我',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '周六早上9点给雪橇犬体检，提前一天晚上8点和提前半小时都提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['体检'] },
          start: '2026-11-28T09:00',
          reminds: ['2026-11-27T20:00', '2026-11-28T08:30'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-104',
    class: 'sentences',
    said: '明天下午两点见王总谈续保，中午十二点半提醒我带上合同',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '明天下午两点见王总谈续保，中午十二点半提醒我带上合同' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['王总', '续保'] }, start: '2026-11-23T14:00' },
        { kind: 'reminder', title: { has: ['合同'] }, at: '2026-11-23T12:30' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-105',
    class: 'sentences',
    said: '周三9点到10点半跑东库，13点到14点半跑西库',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '周三9点到10点半跑东库，13点到14点半跑西库' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['东库'] }, start: '2026-11-25T09:00', end: '2026-11-25T10:30' },
        { kind: 'event', title: { has: ['西库'] }, start: '2026-11-25T13:00', end: '2026-11-25T14:30' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-106',
    class: 'sentences',
    said: '周四前写完周记，大概四十分钟，优先级高',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '周四前写完周记，大概四十分钟，优先级高' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['周记'], lacks: ['优先级', '四十', '周四'] },
          due: '2026-11-26',
          importance: 'high',
          estimateMinutes: 40,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-107',
    class: 'sentences',
    said: '记一下，老刘更衣柜密码3306',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '记一下，老刘更衣柜密码3306' } }],
    expect: { written: [{ kind: 'memo', text: { has: ['更衣柜', '3306'] } }] },
  },
  {
    id: 'zh-more-sentences-108',
    class: 'sentences',
    said: '我对海鲜过敏，你记住了',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '我对海鲜过敏，你记住了' } }],
    expect: { written: [{ kind: 'memory', text: { has: ['海鲜过敏'] } }] },
  },
  {
    id: 'zh-more-sentences-109',
    class: 'sentences',
    said: '买两包尿不湿 #宝宝 周二前',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '买两包尿不湿 #宝宝 周二前' } }],
    expect: {
      written: [{ kind: 'todo', title: { has: ['尿不湿'], lacks: ['#', '周二'] }, due: '2026-11-24', tags: ['宝宝'] }],
    },
  },
  {
    id: 'zh-more-sentences-110',
    class: 'sentences',
    said: '紧急：今晚10点前把A3车的路线发给司机',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '紧急：今晚10点前把A3车的路线发给司机' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['A3', '司机'], lacks: ['紧急'] }, due: '2026-11-22T22:00', urgency: 'high' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-111',
    class: 'sentences',
    said: '周五晚上七点在鼎泰丰请丈母娘吃饭，提前两小时叫我',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '周五晚上七点在鼎泰丰请丈母娘吃饭，提前两小时叫我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['丈母娘'], lacks: ['叫我', '两小时'] },
          start: '2026-11-27T19:00',
          location: '鼎泰丰',
          reminds: ['2026-11-27T17:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-112',
    class: 'sentences',
    said: '明天三点，不对，四点半跟摄影师碰流程',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '明天三点，不对，四点半跟摄影师碰流程' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['摄影师'], lacks: ['不对', '三点'] }, start: '2026-11-23T16:30' }],
    },
  },
  {
    id: 'zh-more-sentences-113',
    class: 'sentences',
    said: '估计一个半小时能整理完物理错题，下周四之前弄好',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '估计一个半小时能整理完物理错题，下周四之前弄好' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['物理错题'], lacks: ['一个半小时'] }, due: '2026-11-26', estimateMinutes: 90 },
      ],
    },
  },
  {
    id: 'zh-more-sentences-114',
    class: 'sentences',
    said: '明早七点空腹抽血，八点半送娃早教，十点回店里验货',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '明早七点空腹抽血，八点半送娃早教，十点回店里验货' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['抽血'] }, start: '2026-11-23T07:00' },
        { kind: 'event', title: { has: ['早教'] }, start: '2026-11-23T08:30' },
        { kind: 'event', title: { has: ['验货'] }, start: '2026-11-23T10:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-115',
    class: 'sentences',
    said: '今晚九点和明早六点各提醒我一次给柯基换药',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '今晚九点和明早六点各提醒我一次给柯基换药' } }],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['柯基', '换药'] }, at: '2026-11-22T21:00' },
        { kind: 'reminder', title: { has: ['柯基', '换药'] }, at: '2026-11-23T06:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-116',
    class: 'sentences',
    said: '周四前三件事：①订蛋糕 ②确认灯光师 ③打印座位表',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '周四前三件事：①订蛋糕 ②确认灯光师 ③打印座位表' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['订蛋糕'] }, due: '2026-11-26' },
        { kind: 'todo', title: { has: ['灯光师'] }, due: '2026-11-26' },
        { kind: 'todo', title: { has: ['座位表'] }, due: '2026-11-26' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-117',
    class: 'sentences',
    said: '后天下午五点去高铁站接人，时间暂定',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '后天下午五点去高铁站接人，时间暂定' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['接人'], lacks: ['暂定'] }, start: '2026-11-24T17:00', showAs: 'tentative' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-118',
    class: 'sentences',
    said: '备忘：王姐家布偶对头孢过敏，别开',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '备忘：王姐家布偶对头孢过敏，别开' } }],
    expect: { written: [{ kind: 'memo', text: { has: ['布偶', '头孢'] } }] },
  },
  {
    id: 'zh-more-sentences-119',
    class: 'sentences',
    said: '到家提醒我把奶瓶消毒',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '到家提醒我把奶瓶消毒' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['奶瓶'] } }] },
  },
  {
    id: 'zh-more-sentences-120',
    class: 'sentences',
    said: '下周五下午四点家委会视频会，开四十分钟，提前10分钟喊我',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '下周五下午四点家委会视频会，开四十分钟，提前10分钟喊我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['家委会'], lacks: ['喊我', '四十分钟'] },
          start: '2026-11-27T16:00',
          end: '2026-11-27T16:40',
          reminds: ['2026-11-27T15:50'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-121',
    class: 'sentences',
    said: '周一别忘了给老赵回电话',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '周一别忘了给老赵回电话' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['老赵'] }, at: '2026-11-23T09:00' }] },
  },
  {
    id: 'zh-more-sentences-122',
    class: 'sentences',
    said: '明天中午12点之前把团险名单发给HR，急',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '明天中午12点之前把团险名单发给HR，急' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['团险名单'] }, due: '2026-11-23T12:00', urgency: 'high' }] },
  },
  {
    id: 'zh-more-sentences-123',
    class: 'sentences',
    said: '说错了，试菜是周四',
    before: [
      { tool: 'schedule_add', arguments: { title: '新菜单试菜', start: '2026-11-25T10:00', end: '2026-11-25T11:30' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '试菜', start: '周四' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['试菜'] }, start: '2026-11-26T10:00', end: '2026-11-26T11:30' }],
    },
  },
  {
    id: 'zh-more-sentences-124',
    class: 'sentences',
    said: '周三下午四点给李律师送卷宗，提前20分钟和一天各提醒一下',
    calls: [{ tool: 'quick_add', arguments: { text: '周三下午四点给李律师送卷宗，提前20分钟和一天各提醒一下' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['李律师', '卷宗'], lacks: ['提前', '提醒'] },
          start: '2026-11-25T16:00',
          reminds: ['2026-11-24T16:00', '2026-11-25T15:40'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-125',
    class: 'sentences',
    said: '后天上午九点半泳池水质检测，另外明晚九点提醒我把试剂盒装包里',
    calls: [{ tool: 'quick_add', arguments: { text: '后天上午九点半泳池水质检测，另外明晚九点提醒我把试剂盒装包里' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['水质检测'] }, start: '2026-11-24T09:30' },
        { kind: 'reminder', title: { has: ['试剂盒'] }, at: '2026-11-23T21:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-126',
    class: 'sentences',
    said: '加个待办：重画登录页，优先级高，要4小时，下周四前，标签 改版',
    calls: [{ tool: 'quick_add', arguments: { text: '加个待办：重画登录页，优先级高，要4小时，下周四前，标签 改版' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['重画登录页'], lacks: ['优先级', '小时', '标签'] },
          due: '2026-11-26',
          importance: 'high',
          estimateMinutes: 240,
          tags: ['改版'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-127',
    class: 'sentences',
    said: '记一下：供应商小林的洋桔梗报价每扎38块，满二十扎包邮',
    calls: [{ tool: 'quick_add', arguments: { text: '记一下：供应商小林的洋桔梗报价每扎38块，满二十扎包邮' } }],
    expect: { written: [{ kind: 'memo', text: { has: ['小林', '38块', '包邮'] } }] },
  },
  {
    id: 'zh-more-sentences-128',
    class: 'sentences',
    said: '我对青霉素过敏，帮我记住',
    calls: [{ tool: 'quick_add', arguments: { text: '我对青霉素过敏，帮我记住' } }],
    expect: { written: [{ kind: 'memory', text: { has: ['青霉素', '过敏'] } }] },
  },
  {
    id: 'zh-more-sentences-129',
    class: 'sentences',
    said: '买创可贴和碘伏；周五前把处方笺寄给总店',
    calls: [{ tool: 'quick_add', arguments: { text: '买创可贴和碘伏；周五前把处方笺寄给总店' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['创可贴', '碘伏'] }, due: null },
        { kind: 'todo', title: { has: ['处方笺', '总店'], lacks: ['周五'] }, due: '2026-11-27' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-130',
    class: 'sentences',
    said: '我记错了，译者沙龙是三点开始',
    calls: [{ tool: 'schedule_update', arguments: { match: '译者沙龙', start: '三点' } }],
    expect: { written: [{ kind: 'event', title: '译者沙龙', start: '2026-12-05T15:00', end: '2026-12-05T17:00' }] },
    before: [
      { tool: 'schedule_add', arguments: { title: '译者沙龙', start: '2026-12-05T14:00', end: '2026-12-05T16:00' } },
    ],
  },
  {
    id: 'zh-more-sentences-131',
    class: 'sentences',
    said: '暂定下周五下午3点和甲方看动效稿，大概一个半小时',
    calls: [{ tool: 'quick_add', arguments: { text: '暂定下周五下午3点和甲方看动效稿，大概一个半小时' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['甲方', '动效稿'], lacks: ['暂定', '大概', '小时'] },
          start: '2026-11-27T15:00',
          end: '2026-11-27T16:30',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-132',
    class: 'sentences',
    said: '明晚八点提醒我后天早上要送孙女去体检',
    calls: [{ tool: 'quick_add', arguments: { text: '明晚八点提醒我后天早上要送孙女去体检' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['孙女', '体检'] }, at: '2026-11-23T20:00' }] },
  },
  {
    id: 'zh-more-sentences-133',
    class: 'sentences',
    said: '提醒我24号给花农打定金，30号再打尾款',
    calls: [{ tool: 'quick_add', arguments: { text: '提醒我24号给花农打定金，30号再打尾款' } }],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['定金'] }, at: '2026-11-24T09:00' },
        { kind: 'reminder', title: { has: ['尾款'] }, at: '2026-11-30T09:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-134',
    class: 'sentences',
    said: '明晚7点跟房东老周谈续租，提前2小时和15分钟各提醒我一下',
    calls: [{ tool: 'quick_add', arguments: { text: '明晚7点跟房东老周谈续租，提前2小时和15分钟各提醒我一下' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['老周', '续租'], lacks: ['提前', '各'] },
          start: '2026-11-23T19:00',
          reminds: ['2026-11-23T17:00', '2026-11-23T18:45'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-135',
    class: 'sentences',
    said: '周四下午3点给新学员做体测，另外当天中午12点提醒我充好体脂秤',
    calls: [{ tool: 'quick_add', arguments: { text: '周四下午3点给新学员做体测，另外当天中午12点提醒我充好体脂秤' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['新学员', '体测'] }, start: '2026-11-26T15:00' },
        { kind: 'reminder', title: { has: ['体脂秤'], lacks: ['当天', '另外'] }, at: '2026-11-26T12:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-136',
    class: 'sentences',
    said: '加个待办：核对夜班名单，周三前，很急，大概40分钟',
    calls: [{ tool: 'quick_add', arguments: { text: '加个待办：核对夜班名单，周三前，很急，大概40分钟' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['核对夜班名单'], lacks: ['急', '分钟'] },
          due: '2026-11-25',
          urgency: 'high',
          estimateMinutes: 40,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-137',
    class: 'sentences',
    said: '记一下：音响租赁报价三千二，押金一千',
    calls: [{ tool: 'quick_add', arguments: { text: '记一下：音响租赁报价三千二，押金一千' } }],
    expect: { written: [{ kind: 'memo', text: { has: ['三千二', '押金一千'] } }] },
  },
  {
    id: 'zh-more-sentences-138',
    class: 'sentences',
    said: '你记住，我膝盖做过半月板手术，不能跳',
    calls: [{ tool: 'quick_add', arguments: { text: '你记住，我膝盖做过半月板手术，不能跳' } }],
    expect: { written: [{ kind: 'memory', text: { has: ['半月板'] } }] },
  },
  {
    id: 'zh-more-sentences-139',
    class: 'sentences',
    said: '明天下午2点看房，4点半带租客签合同，晚上8点跟业主通电话',
    calls: [{ tool: 'quick_add', arguments: { text: '明天下午2点看房，4点半带租客签合同，晚上8点跟业主通电话' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['看房'] }, start: '2026-11-23T14:00' },
        { kind: 'event', title: { has: ['签合同'] }, start: '2026-11-23T16:30' },
        { kind: 'event', title: { has: ['业主', '电话'] }, start: '2026-11-23T20:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-140',
    class: 'sentences',
    said: '周六上午9点亲子运动会，别忘了前一晚9点准备水壶',
    calls: [{ tool: 'quick_add', arguments: { text: '周六上午9点亲子运动会，别忘了前一晚9点准备水壶' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['亲子运动会'] }, start: '2026-11-28T09:00' },
        { kind: 'reminder', title: { has: ['准备水壶'], lacks: ['前一晚'] }, at: '2026-11-27T21:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-141',
    class: 'sentences',
    said: '紧急！下周二前把空调报修单交上去 #物业',
    calls: [{ tool: 'quick_add', arguments: { text: '紧急！下周二前把空调报修单交上去 #物业' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['空调报修单'], lacks: ['紧急', '#'] },
          due: '2026-11-24',
          urgency: 'high',
          tags: ['物业'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-142',
    class: 'sentences',
    said: '后天上午10点到11点半跟李主任对排班，在门诊楼五楼，提前半小时叫我',
    calls: [
      { tool: 'quick_add', arguments: { text: '后天上午10点到11点半跟李主任对排班，在门诊楼五楼，提前半小时叫我' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['李主任', '排班'], lacks: ['门诊楼'] },
          start: '2026-11-24T10:00',
          end: '2026-11-24T11:30',
          location: '门诊楼五楼',
          reminds: ['2026-11-24T09:30'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-143',
    class: 'sentences',
    said: '彩排暂定下周五晚上8点，两个半小时',
    calls: [{ tool: 'quick_add', arguments: { text: '彩排暂定下周五晚上8点，两个半小时' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['彩排'], lacks: ['暂定', '小时'] },
          start: '2026-11-27T20:00',
          end: '2026-11-27T22:30',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-144',
    class: 'sentences',
    said: '提醒我明早9点给王女士打电话，再提醒我后天下午1点去银行',
    calls: [{ tool: 'quick_add', arguments: { text: '提醒我明早9点给王女士打电话，再提醒我后天下午1点去银行' } }],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['王女士', '打电话'] }, at: '2026-11-23T09:00' },
        { kind: 'reminder', title: { has: ['去银行'], lacks: ['再'] }, at: '2026-11-24T13:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-145',
    class: 'sentences',
    said: '蛋糕要在周五中午12点前订好，优先级高',
    calls: [{ tool: 'quick_add', arguments: { text: '蛋糕要在周五中午12点前订好，优先级高' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['蛋糕'], lacks: ['优先级', '12点'] },
          due: '2026-11-27T12:00',
          importance: 'high',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-146',
    class: 'sentences',
    said: '周四之前要办的：1. 买跳绳 2. 修跑步机 3. 联系保洁',
    calls: [{ tool: 'quick_add', arguments: { text: '周四之前要办的：1. 买跳绳 2. 修跑步机 3. 联系保洁' } }],
    expect: {
      written: [
        { kind: 'todo', title: '买跳绳', due: '2026-11-26' },
        { kind: 'todo', title: '修跑步机', due: '2026-11-26' },
        { kind: 'todo', title: '联系保洁', due: '2026-11-26' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-147',
    class: 'sentences',
    said: '周三下午三点开教研会，不对，是四点，在二楼会议室',
    calls: [{ tool: 'quick_add', arguments: { text: '周三下午三点开教研会，不对，是四点，在二楼会议室' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['教研会'], lacks: ['不对', '三点'] },
          start: '2026-11-25T16:00',
          location: '二楼会议室',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-148',
    class: 'sentences',
    said: '12月3号下午2点半找张医生复查，前一天晚上8点提醒我别吃东西',
    calls: [{ tool: 'quick_add', arguments: { text: '12月3号下午2点半找张医生复查，前一天晚上8点提醒我别吃东西' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['张医生', '复查'] }, start: '2026-12-03T14:30' },
        { kind: 'reminder', title: { has: ['别吃东西'], lacks: ['前一天'] }, at: '2026-12-02T20:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-149',
    class: 'sentences',
    said: '我儿子对青霉素过敏，帮我记住',
    calls: [{ tool: 'quick_add', arguments: { text: '我儿子对青霉素过敏，帮我记住' } }],
    expect: { written: [{ kind: 'memory', text: { has: ['青霉素'] } }] },
  },
  {
    id: 'zh-more-sentences-150',
    class: 'sentences',
    said: '明天上午10点半师傅来20号楼修漏水，明早8点提醒我通知502住户',
    calls: [{ tool: 'quick_add', arguments: { text: '明天上午10点半师傅来20号楼修漏水，明早8点提醒我通知502住户' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['漏水'] }, start: '2026-11-23T10:30' },
        { kind: 'reminder', title: { has: ['通知502住户'] }, at: '2026-11-23T08:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-151',
    class: 'sentences',
    said: '下个月8号之前交参赛表，很重要，预计一小时',
    calls: [{ tool: 'quick_add', arguments: { text: '下个月8号之前交参赛表，很重要，预计一小时' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['交参赛表'], lacks: ['重要', '小时'] },
          due: '2026-12-08',
          importance: 'high',
          estimateMinutes: 60,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-152',
    class: 'sentences',
    said: '周二下午5点小宇试课45分钟，提前一刻钟提醒我，还有周一晚上9点提醒我打印讲义',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '周二下午5点小宇试课45分钟，提前一刻钟提醒我，还有周一晚上9点提醒我打印讲义' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['小宇', '试课'], lacks: ['45'] },
          start: '2026-11-24T17:00',
          end: '2026-11-24T17:45',
          reminds: ['2026-11-24T16:45'],
        },
        { kind: 'reminder', title: { has: ['打印讲义'], lacks: ['还有'] }, at: '2026-11-23T21:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-153',
    class: 'sentences',
    said: '笔记：新鼓手试音效果不错，下次叫上贝斯一起',
    calls: [{ tool: 'quick_add', arguments: { text: '笔记：新鼓手试音效果不错，下次叫上贝斯一起' } }],
    expect: { written: [{ kind: 'memo', text: { has: ['新鼓手', '贝斯'] } }] },
  },
  {
    id: 'zh-more-sentences-154',
    class: 'sentences',
    said: '周四晚上七点半小宝家长会，提前一个小时叫我一声',
    calls: [{ tool: 'quick_add', arguments: { text: '周四晚上七点半小宝家长会，提前一个小时叫我一声' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['家长会'], lacks: ['周四', '七点', '提前', '小时'] },
          start: '2026-11-26T19:30',
          reminds: ['2026-11-26T18:30'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-155',
    class: 'sentences',
    said: '定个闹钟，后天早上六点二十，要赶早班飞机',
    calls: [{ tool: 'quick_add', arguments: { text: '定个闹钟，后天早上六点二十，要赶早班飞机' } }],
    expect: { written: [{ kind: 'reminder', at: '2026-11-24T06:20' }] },
  },
  {
    id: 'zh-more-sentences-156',
    class: 'sentences',
    said: '护理记录还没补，周二之前得弄完，很急，差不多四十分钟的事',
    calls: [{ tool: 'quick_add', arguments: { text: '护理记录还没补，周二之前得弄完，很急，差不多四十分钟的事' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['护理记录'], lacks: ['周二', '四十'] },
          due: '2026-11-24',
          urgency: 'high',
          estimateMinutes: 40,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-157',
    class: 'sentences',
    said: '明早八点送娃打疫苗，下午四点半去4S店取车，晚上九点提醒我交水费',
    calls: [
      { tool: 'quick_add', arguments: { text: '明早八点送娃打疫苗，下午四点半去4S店取车，晚上九点提醒我交水费' } },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['打疫苗'], lacks: ['明早', '八点'] }, start: '2026-11-23T08:00' },
        { kind: 'event', title: { has: ['取车'], lacks: ['下午', '四点'] }, start: '2026-11-23T16:30' },
        { kind: 'reminder', title: { has: ['交水费'], lacks: ['晚上', '九点'] }, at: '2026-11-23T21:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-158',
    class: 'sentences',
    said: '跟Mark的电话会定了，纽约时间周二上午十点',
    calls: [{ tool: 'quick_add', arguments: { text: '跟Mark的电话会定了，纽约时间周二上午十点' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Mark', '电话会'], lacks: ['周二', '十点', '纽约时间'] },
          start: '2026-11-24T10:00-05:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-159',
    class: 'sentences',
    said: '一刻钟以后提醒我关火',
    calls: [{ tool: 'quick_add', arguments: { text: '一刻钟以后提醒我关火' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['关火'], lacks: ['一刻'] }, at: '2026-11-22T20:15' }] },
  },
  {
    id: 'zh-more-sentences-160',
    class: 'sentences',
    said: '平安夜六点半订了家西餐厅，跟老婆吃饭',
    calls: [{ tool: 'quick_add', arguments: { text: '平安夜六点半订了家西餐厅，跟老婆吃饭' } }],
    expect: { written: [{ kind: 'event', title: { has: ['老婆'], lacks: ['六点半'] }, start: '2026-12-24T18:30' }] },
  },
  {
    id: 'zh-more-sentences-161',
    class: 'sentences',
    said: '水管师傅说周三上午九点到十一点上门修马桶',
    calls: [{ tool: 'quick_add', arguments: { text: '水管师傅说周三上午九点到十一点上门修马桶' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['修马桶'], lacks: ['周三', '九点', '十一点'] },
          start: '2026-11-25T09:00',
          end: '2026-11-25T11:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-162',
    class: 'sentences',
    said: '周三十点客户验收会，提前二十分钟提醒；另外周四之前把合同扫描件发给法务',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '周三十点客户验收会，提前二十分钟提醒；另外周四之前把合同扫描件发给法务' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['验收会'], lacks: ['十点', '提前'] },
          start: '2026-11-25T10:00',
          reminds: ['2026-11-25T09:40'],
        },
        { kind: 'todo', title: { has: ['合同', '法务'], lacks: ['周四', '另外'] }, due: '2026-11-26' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-163',
    class: 'sentences',
    said: '周三下午跟老赵碰一下',
    calls: [{ tool: 'quick_add', arguments: { text: '周三下午跟老赵碰一下' } }],
    expect: { asks: [['几点', '什么时候', '时间', '时段']] },
  },
  {
    id: 'zh-more-sentences-164',
    class: 'sentences',
    said: '后天有个线上面试，东京时间下午两点',
    calls: [{ tool: 'quick_add', arguments: { text: '后天有个线上面试，东京时间下午两点' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['面试'], lacks: ['后天', '两点'] }, start: '2026-11-24T14:00+09:00' }],
    },
  },
  {
    id: 'zh-more-sentences-165',
    class: 'sentences',
    said: '锅里炖着排骨呢，两个半小时以后提醒我捞出来',
    calls: [{ tool: 'quick_add', arguments: { text: '锅里炖着排骨呢，两个半小时以后提醒我捞出来' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['捞'], lacks: ['两个半', '小时'] }, at: '2026-11-22T22:30' }],
    },
  },
  {
    id: 'zh-more-sentences-166',
    class: 'sentences',
    said: '后天十点一刻做胃镜，提前一天晚上八点提醒一次，提前四十分钟再提醒一次',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '后天十点一刻做胃镜，提前一天晚上八点提醒一次，提前四十分钟再提醒一次' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['胃镜'], lacks: ['后天', '提前', '提醒'] },
          start: '2026-11-24T10:15',
          reminds: ['2026-11-23T20:00', '2026-11-24T09:35'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-167',
    class: 'sentences',
    said: '重要：年终总结12月18号前交，估计得花三个小时',
    calls: [{ tool: 'quick_add', arguments: { text: '重要：年终总结12月18号前交，估计得花三个小时' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['年终总结'], lacks: ['18', '重要', '小时'] },
          due: '2026-12-18',
          importance: 'high',
          estimateMinutes: 180,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-168',
    class: 'sentences',
    said: '冬至那天中午十二点回爸妈家包饺子',
    calls: [{ tool: 'quick_add', arguments: { text: '冬至那天中午十二点回爸妈家包饺子' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['包饺子'], lacks: ['十二点', '那天'] }, start: '2026-12-22T12:00' }],
    },
  },
  {
    id: 'zh-more-sentences-169',
    class: 'sentences',
    said: '12月10号到12号去成都出差，前一天晚上七点提醒我收拾行李',
    calls: [{ tool: 'quick_add', arguments: { text: '12月10号到12号去成都出差，前一天晚上七点提醒我收拾行李' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['出差'], lacks: ['10号', '行李'] },
          allDay: true,
          start: '2026-12-10',
          end: '2026-12-13',
          showAs: 'busy',
        },
        { kind: 'reminder', title: { has: ['行李'], lacks: ['七点', '前一天'] }, at: '2026-12-09T19:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-170',
    class: 'sentences',
    said: '明天下午两点到五点我那段占着没？',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '电话回访', start: '2026-11-23T15:00:00', end: '2026-11-23T15:30:00' },
      },
    ],
    calls: [{ tool: 'check_conflict', arguments: { start: '明天下午两点到五点' } }],
    expect: { answers: { window: { start: '2026-11-23T14:00', end: '2026-11-23T17:00' }, names: ['电话回访'] } },
  },
  {
    id: 'zh-more-sentences-171',
    class: 'sentences',
    said: '孩子发烧了，俩小时后提醒我再给他量个体温',
    calls: [{ tool: 'quick_add', arguments: { text: '孩子发烧了，俩小时后提醒我再给他量个体温' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['体温'], lacks: ['俩小时'] }, at: '2026-11-22T22:00' }] },
  },
  {
    id: 'zh-more-sentences-172',
    class: 'sentences',
    said: '12月12号零点提醒我抢空气炸锅',
    calls: [{ tool: 'quick_add', arguments: { text: '12月12号零点提醒我抢空气炸锅' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['空气炸锅'], lacks: ['12', '零点'] }, at: '2026-12-12T00:00' }],
    },
  },
  {
    id: 'zh-more-sentences-173',
    class: 'sentences',
    said: '一月六号下午两点三刻去民政局领证',
    calls: [{ tool: 'quick_add', arguments: { text: '一月六号下午两点三刻去民政局领证' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['领证'], lacks: ['一月', '两点', '三刻'] }, start: '2027-01-06T14:45' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-174',
    class: 'sentences',
    said: '12月3号伦敦时间下午三点旁听师姐论文答辩',
    calls: [{ tool: 'quick_add', arguments: { text: '12月3号伦敦时间下午三点旁听师姐论文答辩' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['师姐', '答辩'], lacks: ['12月', '三点'] }, start: '2026-12-03T15:00+00:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-175',
    class: 'sentences',
    said: '高数作业周五交，周六下午三点跟室友看电影，下周日晚上七点班会',
    calls: [{ tool: 'quick_add', arguments: { text: '高数作业周五交，周六下午三点跟室友看电影，下周日晚上七点班会' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['高数作业'], lacks: ['周五'] }, due: '2026-11-27' },
        { kind: 'event', title: { has: ['室友', '看电影'], lacks: ['周六', '三点'] }, start: '2026-11-28T15:00' },
        { kind: 'event', title: { has: ['班会'], lacks: ['周日', '七点'] }, start: '2026-11-29T19:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-176',
    class: 'sentences',
    said: '有空把阳台那盆绿萝换个大盆',
    calls: [{ tool: 'quick_add', arguments: { text: '有空把阳台那盆绿萝换个大盆' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['绿萝', '换'] }, due: null }] },
  },
  {
    id: 'zh-more-sentences-177',
    class: 'sentences',
    said: '下个月1号提醒我续健身卡',
    calls: [{ tool: 'quick_add', arguments: { text: '下个月1号提醒我续健身卡' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['健身卡'], lacks: ['下个月', '1号'] }, at: '2026-12-01T09:00' }],
    },
  },
  {
    id: 'zh-more-sentences-178',
    class: 'sentences',
    said: '周五请一天假带老人去看病',
    calls: [{ tool: 'quick_add', arguments: { text: '周五请一天假带老人去看病' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['老人', '看病'], lacks: ['周五'] },
          allDay: true,
          start: '2026-11-27',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-179',
    class: 'sentences',
    said: '有人约我周六上午九点去看房，大概要两个钟头，撞不撞？',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '表妹婚礼', start: '2026-11-28T11:00:00', end: '2026-11-28T14:00:00' },
      },
    ],
    calls: [{ tool: 'check_conflict', arguments: { start: '周六上午九点', duration_minutes: 120 } }],
    expect: { answers: { window: { start: '2026-11-28T09:00', end: '2026-11-28T11:00' }, lacks: ['表妹婚礼'] } },
  },
  {
    id: 'zh-more-sentences-180',
    class: 'sentences',
    said: '今晚差五分九点提醒我看女排直播',
    calls: [{ tool: 'quick_add', arguments: { text: '今晚差五分九点提醒我看女排直播' } }],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['女排'], lacks: ['今晚', '差五分', '九点'] }, at: '2026-11-22T20:55' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-181',
    class: 'sentences',
    said: '周五洛杉矶时间下午四点发版，提前半小时提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '周五洛杉矶时间下午四点发版，提前半小时提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['发版'], lacks: ['周五', '四点', '提前'] },
          start: '2026-11-27T16:00-08:00',
          reminds: ['2026-11-27T15:30-08:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-182',
    class: 'sentences',
    said: '情人节前一天提醒我订花，这回可不能再忘',
    calls: [{ tool: 'quick_add', arguments: { text: '情人节前一天提醒我订花，这回可不能再忘' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['订花'], lacks: ['前一天'] }, at: '2027-02-13T09:00' }] },
  },
  {
    id: 'zh-more-sentences-183',
    class: 'sentences',
    said: '张姐约我周二晚上六点半到八点半在万象城吃火锅',
    calls: [{ tool: 'quick_add', arguments: { text: '张姐约我周二晚上六点半到八点半在万象城吃火锅' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['张姐', '火锅'], lacks: ['周二', '六点半', '八点半'] },
          start: '2026-11-24T18:30',
          end: '2026-11-24T20:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-184',
    class: 'sentences',
    said: '加个待办：改简历，大后天晚上十点之前，重要，一个半小时，归到求职那一类',
    calls: [
      {
        tool: 'todo_add',
        arguments: {
          title: '改简历',
          due: '大后天晚上十点之前',
          importance: 'high',
          estimate_minutes: 90,
          tags: ['求职'],
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: '改简历',
          due: '2026-11-25T22:00',
          importance: 'high',
          estimateMinutes: 90,
          tags: ['求职'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-185',
    class: 'sentences',
    said: '周二下午五点U12训练，周四下午五点U14训练，周六上午九点打联赛',
    calls: [{ tool: 'quick_add', arguments: { text: '周二下午五点U12训练，周四下午五点U14训练，周六上午九点打联赛' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['U12', '训练'], lacks: ['周二', '五点'] }, start: '2026-11-24T17:00' },
        { kind: 'event', title: { has: ['U14', '训练'], lacks: ['周四', '五点'] }, start: '2026-11-26T17:00' },
        { kind: 'event', title: { has: ['联赛'], lacks: ['周六', '九点'] }, start: '2026-11-28T09:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-186',
    class: 'sentences',
    said: '记一下，车停在B2的C047',
    calls: [{ tool: 'quick_add', arguments: { text: '记一下，车停在B2的C047' } }],
    expect: { written: [{ kind: 'memo', text: { has: ['B2', 'C047'] } }] },
  },
  {
    id: 'zh-more-sentences-187',
    class: 'sentences',
    said: '四十八小时后提醒我给伤口换药',
    calls: [{ tool: 'quick_add', arguments: { text: '四十八小时后提醒我给伤口换药' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['换药'], lacks: ['四十八', '小时'] }, at: '2026-11-24T20:00' }],
    },
  },
  {
    id: 'zh-more-sentences-188',
    class: 'sentences',
    said: '明天下午一点十分的高铁去杭州，G7315，提前一个半小时提醒',
    calls: [{ tool: 'quick_add', arguments: { text: '明天下午一点十分的高铁去杭州，G7315，提前一个半小时提醒' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['高铁'], lacks: ['明天', '一点', '提前', '小时'] },
          start: '2026-11-23T13:10',
          reminds: ['2026-11-23T11:40'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-189',
    class: 'sentences',
    said: '下个月5号到7号公司团建，去千岛湖',
    calls: [{ tool: 'quick_add', arguments: { text: '下个月5号到7号公司团建，去千岛湖' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['团建'], lacks: ['下个月', '5号', '7号'] },
          allDay: true,
          start: '2026-12-05',
          end: '2026-12-08',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-190',
    class: 'sentences',
    said: '紧急！把发票寄给老刘',
    calls: [{ tool: 'quick_add', arguments: { text: '紧急！把发票寄给老刘' } }],
    expect: {
      written: [{ kind: 'todo', title: { has: ['发票', '老刘'], lacks: ['紧急'] }, urgency: 'high', due: null }],
    },
  },
  {
    id: 'zh-more-sentences-191',
    class: 'sentences',
    said: '跟房东约好视频了，悉尼时间周五上午十一点',
    calls: [{ tool: 'quick_add', arguments: { text: '跟房东约好视频了，悉尼时间周五上午十一点' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['房东', '视频'], lacks: ['周五', '十一点'] }, start: '2026-11-27T11:00+11:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-192',
    class: 'sentences',
    said: '安排周四下午两点半部门复盘，并提醒我周三晚上九点把数据导出来',
    calls: [{ tool: 'quick_add', arguments: { text: '安排周四下午两点半部门复盘，并提醒我周三晚上九点把数据导出来' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['复盘'], lacks: ['周四', '两点', '数据'] }, start: '2026-11-26T14:30' },
        { kind: 'reminder', title: { has: ['数据'], lacks: ['周三', '九点', '复盘'] }, at: '2026-11-25T21:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-193',
    class: 'sentences',
    said: '农历腊月二十上午十点，表哥的喜酒',
    calls: [{ tool: 'quick_add', arguments: { text: '农历腊月二十上午十点，表哥的喜酒' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['表哥', '喜酒'], lacks: ['腊月', '十点'] }, start: '2027-01-27T10:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-194',
    class: 'sentences',
    said: '记住，我左膝盖做过半月板手术，跑不了步',
    calls: [{ tool: 'quick_add', arguments: { text: '记住，我左膝盖做过半月板手术，跑不了步' } }],
    expect: { written: [{ kind: 'memory', text: { has: ['半月板'] } }] },
  },
  {
    id: 'zh-more-sentences-195',
    class: 'sentences',
    said: '明天11点半 线上面试 40分钟',
    calls: [{ tool: 'quick_add', arguments: { text: '明天11点半 线上面试 40分钟' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['面试'], lacks: ['明天', '11点', '40'] },
          start: '2026-11-23T11:30',
          end: '2026-11-23T12:10',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-196',
    class: 'sentences',
    said: '暂定周四下午三点跟甲方踏勘',
    calls: [{ tool: 'quick_add', arguments: { text: '暂定周四下午三点跟甲方踏勘' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['甲方', '踏勘'], lacks: ['暂定', '周四', '三点'] },
          start: '2026-11-26T15:00',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-197',
    class: 'sentences',
    said: '12月起每周四下午都有教研活动，开到1月14号，31号那次不开',
    calls: [{ tool: 'quick_add', arguments: { text: '12月起每周四下午都有教研活动，开到1月14号，31号那次不开' } }],
    expect: { asks: [['几点', '时间', '下午']] },
  },
  {
    id: 'zh-more-sentences-198',
    class: 'sentences',
    said: '编程课每周六上午10点，从12月5号上起，一直上到4月底，放寒假那阵子停掉',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '编程课每周六上午10点，从12月5号上起，一直上到4月底，放寒假那阵子停掉' },
      },
    ],
    expect: { asks: [['寒假', '放寒假']] },
  },
  {
    id: 'zh-more-sentences-199',
    class: 'sentences',
    said: '明儿上午十点半带我爸去三院复查膝盖，提前一个钟头叫我',
    calls: [{ tool: 'quick_add', arguments: { text: '明儿上午十点半带我爸去三院复查膝盖，提前一个钟头叫我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['复查'], lacks: ['十点半', '一个钟头'] },
          start: '2026-11-23T10:30',
          reminds: ['2026-11-23T09:30'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-200',
    class: 'sentences',
    said: '跟装修师傅约好了，后天下午两点到四点半在居然之家挑瓷砖',
    calls: [{ tool: 'quick_add', arguments: { text: '跟装修师傅约好了，后天下午两点到四点半在居然之家挑瓷砖' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['瓷砖'], lacks: ['四点半'] },
          start: '2026-11-24T14:00',
          end: '2026-11-24T16:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-201',
    class: 'sentences',
    said: '周四晚七点半家长会!! 提前一天和提前半小时都提醒我一遍',
    calls: [{ tool: 'quick_add', arguments: { text: '周四晚七点半家长会!! 提前一天和提前半小时都提醒我一遍' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['家长会'], lacks: ['提前', '七点半'] },
          start: '2026-11-26T19:30',
          reminds: ['2026-11-25T19:30', '2026-11-26T19:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-202',
    class: 'sentences',
    said: '锅里炖着汤呢，四十分钟后提醒我关火',
    calls: [{ tool: 'quick_add', arguments: { text: '锅里炖着汤呢，四十分钟后提醒我关火' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['关火'], lacks: ['四十分钟'] }, at: '2026-11-22T20:40' }] },
  },
  {
    id: 'zh-more-sentences-203',
    class: 'sentences',
    said: '提醒我给猫喂药，今晚十一点一刻',
    calls: [{ tool: 'quick_add', arguments: { text: '提醒我给猫喂药，今晚十一点一刻' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['喂药'], lacks: ['一刻'] }, at: '2026-11-22T23:15' }] },
  },
  {
    id: 'zh-more-sentences-204',
    class: 'sentences',
    said: '礼拜五早上七点二十提醒一下把车从小区门口挪走',
    calls: [{ tool: 'quick_add', arguments: { text: '礼拜五早上七点二十提醒一下把车从小区门口挪走' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['挪走'], lacks: ['礼拜五', '七点'] }, at: '2026-11-27T07:20' }],
    },
  },
  {
    id: 'zh-more-sentences-205',
    class: 'sentences',
    said: '增值税发票月底前要整理出来，重要，估计得三个小时',
    calls: [{ tool: 'quick_add', arguments: { text: '增值税发票月底前要整理出来，重要，估计得三个小时' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['发票'], lacks: ['月底', '三个小时', '重要'] },
          due: '2026-11-30',
          importance: 'high',
          estimateMinutes: 180,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-206',
    class: 'sentences',
    said: '要给物业打个电话问楼上漏水的事，紧急，大概十分钟',
    calls: [{ tool: 'quick_add', arguments: { text: '要给物业打个电话问楼上漏水的事，紧急，大概十分钟' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['物业'], lacks: ['紧急', '十分钟'] },
          due: null,
          urgency: 'high',
          estimateMinutes: 10,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-207',
    class: 'sentences',
    said: '明天：九点站会、十一点跟老孟一对一、下午三点面一个前端候选人',
    calls: [{ tool: 'quick_add', arguments: { text: '明天：九点站会、十一点跟老孟一对一、下午三点面一个前端候选人' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['站会'], lacks: ['九点'] }, start: '2026-11-23T09:00' },
        { kind: 'event', title: { has: ['老孟'], lacks: ['十一点'] }, start: '2026-11-23T11:00' },
        { kind: 'event', title: { has: ['候选人'], lacks: ['三点'] }, start: '2026-11-23T15:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-208',
    class: 'sentences',
    said: '周二交房租，周三下午五点去南站接我妹，周五前把简历改完',
    calls: [{ tool: 'quick_add', arguments: { text: '周二交房租，周三下午五点去南站接我妹，周五前把简历改完' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['房租'], lacks: ['周二'] }, due: '2026-11-24' },
        { kind: 'event', title: { has: ['接我妹'], lacks: ['五点'] }, start: '2026-11-25T17:00' },
        { kind: 'todo', title: { has: ['简历'], lacks: ['周五'] }, due: '2026-11-27' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-209',
    class: 'sentences',
    said: '周三下午四点拔智齿，另外周二晚上九点提醒我备点冰袋',
    calls: [{ tool: 'quick_add', arguments: { text: '周三下午四点拔智齿，另外周二晚上九点提醒我备点冰袋' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['智齿'], lacks: ['四点'] }, start: '2026-11-25T16:00' },
        { kind: 'reminder', title: { has: ['冰袋'], lacks: ['九点'] }, at: '2026-11-24T21:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-210',
    class: 'sentences',
    said: '周三下午三点我这边撞不撞？',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '预算会', start: '2026-11-25T14:30:00', end: '2026-11-25T15:30:00' },
      },
    ],
    calls: [{ tool: 'check_conflict', arguments: { start: '周三下午三点' } }],
    expect: { answers: { window: { start: '2026-11-25T15:00', end: '2026-11-25T16:00' }, names: ['预算会'] } },
  },
  {
    id: 'zh-more-sentences-211',
    class: 'sentences',
    said: '冬至那天晚上六点来我家包饺子，叫上楼下王姐',
    calls: [{ tool: 'quick_add', arguments: { text: '冬至那天晚上六点来我家包饺子，叫上楼下王姐' } }],
    expect: { written: [{ kind: 'event', title: { has: ['包饺子'], lacks: ['六点'] }, start: '2026-12-22T18:00' }] },
  },
  {
    id: 'zh-more-sentences-212',
    class: 'sentences',
    said: '除夕下午三点跟外甥贴春联',
    calls: [{ tool: 'quick_add', arguments: { text: '除夕下午三点跟外甥贴春联' } }],
    expect: { written: [{ kind: 'event', title: { has: ['春联'], lacks: ['三点'] }, start: '2027-02-05T15:00' }] },
  },
  {
    id: 'zh-more-sentences-213',
    class: 'sentences',
    said: '平安夜晚上七点半到九点半，教堂合唱演出',
    calls: [{ tool: 'quick_add', arguments: { text: '平安夜晚上七点半到九点半，教堂合唱演出' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['合唱'], lacks: ['七点半', '九点半'] },
          start: '2026-12-24T19:30',
          end: '2026-12-24T21:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-214',
    class: 'sentences',
    said: '东京时间周一上午十点跟佐藤先生视频',
    calls: [{ tool: 'quick_add', arguments: { text: '东京时间周一上午十点跟佐藤先生视频' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['佐藤'], lacks: ['十点'] }, start: '2026-11-23T09:00+08:00' }],
    },
  },
  {
    id: 'zh-more-sentences-215',
    class: 'sentences',
    said: '有节网课是纽约时间周二晚上八点，提前十分钟提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '有节网课是纽约时间周二晚上八点，提前十分钟提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['网课'], lacks: ['八点', '十分钟'] },
          start: '2026-11-25T09:00+08:00',
          reminds: ['2026-11-25T08:50+08:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-216',
    class: 'sentences',
    said: '伦敦时间周四上午十点到十一点跟客户过合同',
    calls: [{ tool: 'quick_add', arguments: { text: '伦敦时间周四上午十点到十一点跟客户过合同' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['合同'], lacks: ['十一点'] },
          start: '2026-11-26T18:00+08:00',
          end: '2026-11-26T19:00+08:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-217',
    class: 'sentences',
    said: '十一月二十八号下午两点三刻，机场接大姐',
    calls: [{ tool: 'quick_add', arguments: { text: '十一月二十八号下午两点三刻，机场接大姐' } }],
    expect: { written: [{ kind: 'event', title: { has: ['接大姐'], lacks: ['三刻'] }, start: '2026-11-28T14:45' }] },
  },
  {
    id: 'zh-more-sentences-218',
    class: 'sentences',
    said: '公司派我十二月七号到十一号去成都出差',
    calls: [{ tool: 'quick_add', arguments: { text: '公司派我十二月七号到十一号去成都出差' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['出差'], lacks: ['七号', '十一号'] },
          allDay: true,
          start: '2026-12-07',
          end: '2026-12-12',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-219',
    class: 'sentences',
    said: '下周四我请一天年假',
    calls: [{ tool: 'quick_add', arguments: { text: '下周四我请一天年假' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['假'], lacks: ['下周四'] },
          allDay: true,
          start: '2026-11-26',
          end: '2026-11-27',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-220',
    class: 'sentences',
    said: '周六下午三点暂定跟老同学去爬岳麓山',
    calls: [{ tool: 'quick_add', arguments: { text: '周六下午三点暂定跟老同学去爬岳麓山' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['老同学'], lacks: ['暂定', '三点'] },
          start: '2026-11-28T15:00',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-221',
    class: 'sentences',
    said: '记一下：热水器型号JSQ25-13，报修的时候要说',
    calls: [{ tool: 'quick_add', arguments: { text: '记一下：热水器型号JSQ25-13，报修的时候要说' } }],
    expect: { written: [{ kind: 'memo', text: { has: ['JSQ25-13'] } }] },
  },
  {
    id: 'zh-more-sentences-222',
    class: 'sentences',
    said: '我青霉素过敏，你记住了啊',
    calls: [{ tool: 'quick_add', arguments: { text: '我青霉素过敏，你记住了啊' } }],
    expect: { written: [{ kind: 'memory', text: { has: ['青霉素'] } }] },
  },
  {
    id: 'zh-more-sentences-223',
    class: 'sentences',
    said: '我今晚值夜班，十一点半到明早六点',
    calls: [{ tool: 'quick_add', arguments: { text: '我今晚值夜班，十一点半到明早六点' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['夜班'], lacks: ['六点'] },
          start: '2026-11-22T23:30',
          end: '2026-11-23T06:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-224',
    class: 'sentences',
    said: '演唱会门票12月5号晚上八点开抢，提前五分钟提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '演唱会门票12月5号晚上八点开抢，提前五分钟提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['门票'], lacks: ['八点', '五分钟'] },
          start: '2026-12-05T20:00',
          reminds: ['2026-12-05T19:55'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-225',
    class: 'sentences',
    said: '下下周一早上八点空腹去做体检',
    calls: [{ tool: 'quick_add', arguments: { text: '下下周一早上八点空腹去做体检' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['体检'], lacks: ['八点', '下下周'] }, start: '2026-11-30T08:00' }],
    },
  },
  {
    id: 'zh-more-sentences-226',
    class: 'sentences',
    said: '看电影，周五晚八点，时长两个半小时',
    calls: [{ tool: 'quick_add', arguments: { text: '看电影，周五晚八点，时长两个半小时' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['看电影'], lacks: ['两个半小时', '周五'] },
          start: '2026-11-27T20:00',
          end: '2026-11-27T22:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-227',
    class: 'sentences',
    said: '明天下午找个时间跟设计师碰一下',
    calls: [{ tool: 'quick_add', arguments: { text: '明天下午找个时间跟设计师碰一下' } }],
    expect: { asks: [['几点', '什么时间', '空闲', '可选时间']] },
  },
  {
    id: 'zh-more-sentences-228',
    class: 'sentences',
    said: '那个，明天早上我得先去税务局办跨区迁移，约的是九点四十的号，大概一个小时吧，路上堵，提前四十分钟喊我一声',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: '那个，明天早上我得先去税务局办跨区迁移，约的是九点四十的号，大概一个小时吧，路上堵，提前四十分钟喊我一声',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['迁移'], lacks: ['九点四十', '四十分钟'] },
          start: '2026-11-23T09:40',
          end: '2026-11-23T10:40',
          reminds: ['2026-11-23T09:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-229',
    class: 'sentences',
    said: '周四8点半高铁去南京 提前2小时叫我',
    calls: [{ tool: 'quick_add', arguments: { text: '周四8点半高铁去南京 提前2小时叫我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['高铁'], lacks: ['周四', '2小时'] },
          start: '2026-11-26T08:30',
          reminds: ['2026-11-26T06:30'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-230',
    class: 'sentences',
    said: '明天事儿多我一口气说了啊，八点二十送孩子，十点半银行面签，下午一点四十复诊，晚上七点跟老同学吃火锅',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: '明天事儿多我一口气说了啊，八点二十送孩子，十点半银行面签，下午一点四十复诊，晚上七点跟老同学吃火锅',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['送孩子'], lacks: [] }, start: '2026-11-23T08:20' },
        { kind: 'event', title: { has: ['面签'], lacks: [] }, start: '2026-11-23T10:30' },
        { kind: 'event', title: { has: ['复诊'], lacks: [] }, start: '2026-11-23T13:40' },
        { kind: 'event', title: { has: ['火锅'], lacks: ['七点'] }, start: '2026-11-23T19:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-231',
    class: 'sentences',
    said: '周三下午三点跟供应商验货，当天两点十分提醒我带卷尺；另外周五前把合同扫描件发过去',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '周三下午三点跟供应商验货，当天两点十分提醒我带卷尺；另外周五前把合同扫描件发过去' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['验货'], lacks: ['三点'] }, start: '2026-11-25T15:00' },
        { kind: 'reminder', title: { has: ['卷尺'], lacks: ['两点'] }, at: '2026-11-25T14:10' },
        { kind: 'todo', title: { has: ['合同'], lacks: ['周五'] }, due: '2026-11-27' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-232',
    class: 'sentences',
    said: '结题报告要写了，挺重要的，12月10号之前交，估摸着六个小时',
    calls: [{ tool: 'quick_add', arguments: { text: '结题报告要写了，挺重要的，12月10号之前交，估摸着六个小时' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['结题报告'], lacks: ['12月', '六个小时'] },
          due: '2026-12-10',
          importance: 'high',
          estimateMinutes: 360,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-233',
    class: 'sentences',
    said: '浴室龙头一直滴水，下周六之前得换掉，比较急，四十分钟能搞定',
    calls: [
      {
        tool: 'todo_add',
        arguments: { title: '换浴室龙头', due: '下周六之前', urgency: 'high', estimate_minutes: 40 },
      },
    ],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['龙头'], lacks: [] }, due: '2026-11-28', urgency: 'high', estimateMinutes: 40 },
      ],
    },
  },
  {
    id: 'zh-more-sentences-234',
    class: 'sentences',
    said: '纽约时间周二晚上八点跟Kevin开电话会，帮我记上',
    calls: [{ tool: 'quick_add', arguments: { text: '纽约时间周二晚上八点跟Kevin开电话会，帮我记上' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Kevin'], lacks: ['纽约', '八点'] }, start: '2026-11-24T20:00:00-05:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-235',
    class: 'sentences',
    said: '有个网络研讨会，伦敦时间周五下午四点半，提前一刻钟提醒',
    calls: [{ tool: 'quick_add', arguments: { text: '有个网络研讨会，伦敦时间周五下午四点半，提前一刻钟提醒' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['研讨会'], lacks: ['伦敦', '一刻钟'] },
          start: '2026-11-27T16:30:00+00:00',
          reminds: ['2026-11-27T16:15:00+00:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-236',
    class: 'sentences',
    said: '记一下，仓库门禁密码换成4417井号了',
    calls: [{ tool: 'quick_add', arguments: { text: '记一下，仓库门禁密码换成4417井号了' } }],
    expect: { written: [{ kind: 'memo', text: { has: ['4417'] } }] },
  },
  {
    id: 'zh-more-sentences-237',
    class: 'sentences',
    said: '记住我晕车，坐车一定得坐前排',
    calls: [{ tool: 'quick_add', arguments: { text: '记住我晕车，坐车一定得坐前排' } }],
    expect: { written: [{ kind: 'memory', text: { has: ['晕车'] } }] },
  },
  {
    id: 'zh-more-sentences-238',
    class: 'sentences',
    said: '12月8号到11号去成都出差',
    calls: [{ tool: 'quick_add', arguments: { text: '12月8号到11号去成都出差' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['出差'], lacks: ['12月'] },
          start: '2026-12-08',
          end: '2026-12-12',
          allDay: true,
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-239',
    class: 'sentences',
    said: '周二晚上七点可能跟小林打羽毛球，还没敲定，先暂定着',
    calls: [{ tool: 'quick_add', arguments: { text: '周二晚上七点可能跟小林打羽毛球，还没敲定，先暂定着' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['羽毛球'], lacks: ['七点', '暂定'] },
          start: '2026-11-24T19:00',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-240',
    class: 'sentences',
    said: '后天下午两点半跟律师通个电话',
    before: [
      { tool: 'schedule_add', arguments: { title: '财务对账', start: '2026-11-24T14:00', end: '2026-11-24T15:00' } },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '后天下午两点半跟律师通个电话' } }],
    expect: { asks: [['冲突', '已占用'], '财务对账'] },
  },
  {
    id: 'zh-more-sentences-241',
    class: 'sentences',
    said: '周四下午约个师傅上门修热水器',
    calls: [{ tool: 'quick_add', arguments: { text: '周四下午约个师傅上门修热水器' } }],
    expect: { asks: [['几点', '时间', '什么时候']] },
  },
  {
    id: 'zh-more-sentences-242',
    class: 'sentences',
    said: '周六十点半看房，龙湖天街那边，四十分钟，提前一小时提醒',
    calls: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '看房',
          start: '周六十点半',
          location: '龙湖天街',
          duration_minutes: 40,
          remind_minutes: '提前一小时',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['看房'], lacks: [] },
          start: '2026-11-28T10:30',
          end: '2026-11-28T11:10',
          location: '龙湖天街',
          reminds: ['2026-11-28T09:30'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-243',
    class: 'sentences',
    said: '12月2号晚上七点有空吗，大概一个半小时，朋友约打牌',
    before: [
      { tool: 'schedule_add', arguments: { title: '部门聚餐', start: '2026-12-02T19:30', end: '2026-12-02T21:00' } },
    ],
    calls: [{ tool: 'check_conflict', arguments: { start: '12月2号晚上七点', duration_minutes: 90 } }],
    expect: { answers: { window: { start: '2026-12-02T19:00', end: '2026-12-02T20:30' }, names: ['部门聚餐'] } },
  },
  {
    id: 'zh-more-sentences-244',
    class: 'sentences',
    said: '半个钟头后叫我给面团翻个面',
    calls: [{ tool: 'quick_add', arguments: { text: '半个钟头后叫我给面团翻个面' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['面团'], lacks: ['半个钟头'] }, at: '2026-11-22T20:30' }] },
  },
  {
    id: 'zh-more-sentences-245',
    class: 'sentences',
    said: '我跟你说啊班主任刚在群里发的，12月4号晚上六点半到八点在阶梯教室开家长会，我肯定得去，到时候提前一个半小时提醒我，我好从单位走',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: '我跟你说啊班主任刚在群里发的，12月4号晚上六点半到八点在阶梯教室开家长会，我肯定得去，到时候提前一个半小时提醒我，我好从单位走',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['家长会'], lacks: ['六点半'] },
          start: '2026-12-04T18:30',
          end: '2026-12-04T20:00',
          reminds: ['2026-12-04T17:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-246',
    class: 'sentences',
    said: '明天早上七点提醒我别吃早饭，十一点提醒我取化验单',
    calls: [{ tool: 'quick_add', arguments: { text: '明天早上七点提醒我别吃早饭，十一点提醒我取化验单' } }],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['早饭'], lacks: ['七点'] }, at: '2026-11-23T07:00' },
        { kind: 'reminder', title: { has: ['化验单'], lacks: ['十一点'] }, at: '2026-11-23T11:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-247',
    class: 'sentences',
    said: '待办加三条：买乳胶漆；联系防水师傅；约保洁',
    calls: [{ tool: 'quick_add', arguments: { text: '待办加三条：买乳胶漆；联系防水师傅；约保洁' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['乳胶漆'], lacks: [] }, due: null },
        { kind: 'todo', title: { has: ['防水'], lacks: [] }, due: null },
        { kind: 'todo', title: { has: ['保洁'], lacks: [] }, due: null },
      ],
    },
  },
  {
    id: 'zh-more-sentences-248',
    class: 'sentences',
    said: '开题PPT周二中午十二点前传到系统里',
    calls: [{ tool: 'quick_add', arguments: { text: '开题PPT周二中午十二点前传到系统里' } }],
    expect: {
      written: [{ kind: 'todo', title: { has: ['PPT'], lacks: ['周二', '十二点'] }, due: '2026-11-24T12:00' }],
    },
  },
  {
    id: 'zh-more-sentences-249',
    class: 'sentences',
    said: '12月2号 15:00-16:20 线上面试 提前5分钟提醒',
    calls: [{ tool: 'quick_add', arguments: { text: '12月2号 15:00-16:20 线上面试 提前5分钟提醒' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['面试'], lacks: ['15:00', '5分钟'] },
          start: '2026-12-02T15:00',
          end: '2026-12-02T16:20',
          reminds: ['2026-12-02T14:55'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-250',
    class: 'sentences',
    said: '平安夜下午四点提醒我去取蛋糕',
    calls: [{ tool: 'quick_add', arguments: { text: '平安夜下午四点提醒我去取蛋糕' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['蛋糕'], lacks: ['四点'] }, at: '2026-12-24T16:00' }] },
  },
  {
    id: 'zh-more-sentences-251',
    class: 'sentences',
    said: '后天下午三点半供应商送火腿样品过来，提前二十分钟叫我一声',
    calls: [{ tool: 'quick_add', arguments: { text: '后天下午三点半供应商送火腿样品过来，提前二十分钟叫我一声' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['火腿'], lacks: ['后天', '三点半', '提前', '二十分钟'] },
          start: '2026-11-24T15:30',
          reminds: ['2026-11-24T15:10'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-252',
    class: 'sentences',
    said: '周四上午九点半开庭，浦东法院，前一天晚上八点和当天早上七点半各提醒我一次',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '周四上午九点半开庭，浦东法院，前一天晚上八点和当天早上七点半各提醒我一次' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['开庭'], lacks: ['周四', '前一天', '七点半'] },
          start: '2026-11-26T09:30',
          reminds: ['2026-11-25T20:00', '2026-11-26T07:30'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-253',
    class: 'sentences',
    said: '产检约上了，12月2号早上八点一刻，在市妇幼，头天晚上九点给我提个醒',
    calls: [
      { tool: 'quick_add', arguments: { text: '产检约上了，12月2号早上八点一刻，在市妇幼，头天晚上九点给我提个醒' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['产检'], lacks: ['12月', '一刻', '头天', '九点'] },
          start: '2026-12-02T08:15',
          reminds: ['2026-12-01T21:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-254',
    class: 'sentences',
    said: '带小赵练倒车入库，周三下午两点到四点半，青浦那个场地',
    calls: [{ tool: 'quick_add', arguments: { text: '带小赵练倒车入库，周三下午两点到四点半，青浦那个场地' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['小赵', '倒车入库'], lacks: ['周三', '两点', '四点半'] },
          start: '2026-11-25T14:00',
          end: '2026-11-25T16:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-255',
    class: 'sentences',
    said: '明早五点四十叫我起来给大棚掀草帘',
    calls: [{ tool: 'quick_add', arguments: { text: '明早五点四十叫我起来给大棚掀草帘' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['草帘'], lacks: ['明早', '五点四十'] }, at: '2026-11-23T05:40' }],
    },
  },
  {
    id: 'zh-more-sentences-256',
    class: 'sentences',
    said: '哎，礼拜五下午三点半你提醒我一下，该去幼儿园接豆豆了',
    calls: [{ tool: 'quick_add', arguments: { text: '哎，礼拜五下午三点半你提醒我一下，该去幼儿园接豆豆了' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['豆豆'], lacks: ['礼拜五', '三点半'] }, at: '2026-11-27T15:30' }],
    },
  },
  {
    id: 'zh-more-sentences-257',
    class: 'sentences',
    said: '四十五分钟后提醒我看一眼线上的部署',
    calls: [{ tool: 'quick_add', arguments: { text: '四十五分钟后提醒我看一眼线上的部署' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['部署'], lacks: ['四十五分钟'] }, at: '2026-11-22T20:45' }],
    },
  },
  {
    id: 'zh-more-sentences-258',
    class: 'sentences',
    said: '周二凌晨一点切数据库主库，预计两个小时',
    calls: [{ tool: 'quick_add', arguments: { text: '周二凌晨一点切数据库主库，预计两个小时' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['主库'], lacks: ['周二', '凌晨', '两个小时'] },
          start: '2026-11-24T01:00',
          end: '2026-11-24T03:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-259',
    class: 'sentences',
    said: '下周五之前把论文第三章的修改稿发给导师，很重要，大概要花六个小时',
    calls: [
      { tool: 'quick_add', arguments: { text: '下周五之前把论文第三章的修改稿发给导师，很重要，大概要花六个小时' } },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['修改稿'], lacks: ['下周五', '重要', '六个小时'] },
          due: '2026-11-27',
          importance: 'high',
          estimateMinutes: 360,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-260',
    class: 'sentences',
    said: '进一批暖手宝，标签写“进货”，不急',
    calls: [{ tool: 'quick_add', arguments: { text: '进一批暖手宝，标签写“进货”，不急' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['暖手宝'], lacks: ['标签', '不急'] },
          due: null,
          tags: ['进货'],
          urgency: 'normal',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-261',
    class: 'sentences',
    said: '明天下午四点训练课，六点半跟家长开个会，另外后天要把球衣送去洗',
    calls: [
      { tool: 'quick_add', arguments: { text: '明天下午四点训练课，六点半跟家长开个会，另外后天要把球衣送去洗' } },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['训练课'], lacks: ['明天'] }, start: '2026-11-23T16:00' },
        { kind: 'event', title: { has: ['家长'], lacks: ['六点半'] }, start: '2026-11-23T18:30' },
        { kind: 'todo', title: { has: ['球衣'], lacks: ['后天'] }, due: '2026-11-24' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-262',
    class: 'sentences',
    said: '周一上午十点见王女士谈离婚协议；周二下午两点半跟仲裁委通电话；答辩状周三中午十二点前要交上去',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: '周一上午十点见王女士谈离婚协议；周二下午两点半跟仲裁委通电话；答辩状周三中午十二点前要交上去',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['王女士'], lacks: ['周一', '十点'] }, start: '2026-11-23T10:00' },
        { kind: 'event', title: { has: ['仲裁委'], lacks: ['周二'] }, start: '2026-11-24T14:30' },
        { kind: 'todo', title: { has: ['答辩状'], lacks: ['周三', '中午'] }, due: '2026-11-25T12:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-263',
    class: 'sentences',
    said: '冬至晚上六点半去我妈那儿包饺子',
    calls: [{ tool: 'quick_add', arguments: { text: '冬至晚上六点半去我妈那儿包饺子' } }],
    expect: { written: [{ kind: 'event', title: { has: ['饺子'], lacks: ['六点半'] }, start: '2026-12-22T18:30' }] },
  },
  {
    id: 'zh-more-sentences-264',
    class: 'sentences',
    said: '刘总家除夕晚上六点在店里包三桌',
    calls: [{ tool: 'quick_add', arguments: { text: '刘总家除夕晚上六点在店里包三桌' } }],
    expect: { written: [{ kind: 'event', title: { has: ['刘总'], lacks: ['晚上六点'] }, start: '2027-02-05T18:00' }] },
  },
  {
    id: 'zh-more-sentences-265',
    class: 'sentences',
    said: '元旦店里盘点，一整天',
    calls: [{ tool: 'quick_add', arguments: { text: '元旦店里盘点，一整天' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['盘点'], lacks: ['一整天'] }, start: '2027-01-01', allDay: true }],
    },
  },
  {
    id: 'zh-more-sentences-266',
    class: 'sentences',
    said: '伦敦时间周二上午十点，跟合作方的Emma视频',
    calls: [{ tool: 'quick_add', arguments: { text: '伦敦时间周二上午十点，跟合作方的Emma视频' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['Emma'], lacks: ['周二', '伦敦时间'] }, start: '2026-11-24T18:00' }],
    },
  },
  {
    id: 'zh-more-sentences-267',
    class: 'sentences',
    said: '排一个线上研讨会：周四晚上八点，纽约时间',
    calls: [{ tool: 'quick_add', arguments: { text: '排一个线上研讨会：周四晚上八点，纽约时间' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['研讨会'], lacks: ['周四', '纽约时间'] }, start: '2026-11-27T09:00' }],
    },
  },
  {
    id: 'zh-more-sentences-268',
    class: 'sentences',
    said: '十二月二十一号下午一点三刻答辩预演，三号楼二零六',
    calls: [{ tool: 'quick_add', arguments: { text: '十二月二十一号下午一点三刻答辩预演，三号楼二零六' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['答辩预演'], lacks: ['十二月', '一点三刻'] }, start: '2026-12-21T13:45' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-269',
    class: 'sentences',
    said: '约了老同学周六中午十二点半在绿波廊吃饭',
    calls: [{ tool: 'quick_add', arguments: { text: '约了老同学周六中午十二点半在绿波廊吃饭' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['老同学'], lacks: ['周六', '十二点半'] }, start: '2026-11-28T12:30' }],
    },
  },
  {
    id: 'zh-more-sentences-270',
    class: 'sentences',
    said: '12月8号到11号去成都参加餐饮展',
    calls: [{ tool: 'quick_add', arguments: { text: '12月8号到11号去成都参加餐饮展' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['餐饮展'], lacks: ['12月', '11号'] },
          start: '2026-12-08',
          end: '2026-12-12',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-271',
    class: 'sentences',
    said: '暂定周五晚上七点跟法务部聚餐，还没最后敲定',
    calls: [{ tool: 'quick_add', arguments: { text: '暂定周五晚上七点跟法务部聚餐，还没最后敲定' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['法务部'], lacks: ['周五', '七点'] },
          start: '2026-11-27T19:00',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-272',
    class: 'sentences',
    said: '教练车的灭火器过期了，得赶紧换一个，紧急！',
    calls: [{ tool: 'quick_add', arguments: { text: '教练车的灭火器过期了，得赶紧换一个，紧急！' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['灭火器'], lacks: ['紧急'] }, due: null, urgency: 'high' }] },
  },
  {
    id: 'zh-more-sentences-273',
    class: 'sentences',
    said: '记一下：东边那块地种的是济麦22，一亩下了二十五斤种',
    calls: [{ tool: 'quick_add', arguments: { text: '记一下：东边那块地种的是济麦22，一亩下了二十五斤种' } }],
    expect: { written: [{ kind: 'memo', text: { has: ['济麦22', '二十五斤'] } }] },
  },
  {
    id: 'zh-more-sentences-274',
    class: 'sentences',
    said: '以后记住，我晚上十点以后不接客户电话',
    calls: [{ tool: 'quick_add', arguments: { text: '以后记住，我晚上十点以后不接客户电话' } }],
    expect: { written: [{ kind: 'memory', text: { has: ['客户电话'] } }] },
  },
  {
    id: 'zh-more-sentences-275',
    class: 'sentences',
    said: '这个月最后一天之前把增值税报了',
    calls: [{ tool: 'quick_add', arguments: { text: '这个月最后一天之前把增值税报了' } }],
    expect: {
      written: [{ kind: 'todo', title: { has: ['增值税'], lacks: ['最后一天', '这个月'] }, due: '2026-11-30' }],
    },
  },
  {
    id: 'zh-more-sentences-276',
    class: 'sentences',
    said: '后厨大扫除，周五晚上十点干到凌晨两点',
    calls: [{ tool: 'quick_add', arguments: { text: '后厨大扫除，周五晚上十点干到凌晨两点' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['大扫除'], lacks: ['周五', '凌晨'] },
          start: '2026-11-27T22:00',
          end: '2026-11-28T02:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-277',
    class: 'sentences',
    said: '小王科目二模拟考给排在下下周二下午三点',
    calls: [{ tool: 'quick_add', arguments: { text: '小王科目二模拟考给排在下下周二下午三点' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['小王', '科目二'], lacks: ['下下周', '三点'] }, start: '2026-12-01T15:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-278',
    class: 'sentences',
    said: '周四下午跟导师碰一下论文框架',
    calls: [{ tool: 'quick_add', arguments: { text: '周四下午跟导师碰一下论文框架' } }],
    expect: { asks: [['几点', '什么时候', '什么时间', '哪个', '时间']] },
  },
  {
    id: 'zh-more-sentences-279',
    class: 'sentences',
    said: '产检不是12月8号就是12月9号，上午九点',
    calls: [{ tool: 'quick_add', arguments: { text: '产检不是12月8号就是12月9号，上午九点' } }],
    expect: {
      asks: [
        ['12-08', '12月8', '8号', '8日'],
        ['12-09', '12月9', '9号', '9日'],
      ],
    },
  },
  {
    id: 'zh-more-sentences-280',
    class: 'sentences',
    said: '明天啊，八点去江阳市场进货，十一点备菜，两点半试新菜单',
    calls: [{ tool: 'quick_add', arguments: { text: '明天啊，八点去江阳市场进货，十一点备菜，两点半试新菜单' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['进货'], lacks: ['明天', '八点'] }, start: '2026-11-23T08:00' },
        { kind: 'event', title: { has: ['备菜'], lacks: ['十一点'] }, start: '2026-11-23T11:00' },
        { kind: 'event', title: { has: ['新菜单'], lacks: ['两点半'] }, start: '2026-11-23T14:30' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-281',
    class: 'sentences',
    said: '拖拉机的机油下个月十号之前得换掉',
    calls: [{ tool: 'todo_add', arguments: { title: '换拖拉机机油', due: '下个月十号之前' } }],
    expect: { written: [{ kind: 'todo', title: '换拖拉机机油', due: '2026-12-10' }] },
  },
  {
    id: 'zh-more-sentences-282',
    class: 'sentences',
    said: '今晚九点半叫我吃叶酸',
    calls: [{ tool: 'reminder_add', arguments: { title: '吃叶酸', at: '今晚九点半' } }],
    expect: { written: [{ kind: 'reminder', title: '吃叶酸', at: '2026-11-22T21:30' }] },
  },
  {
    id: 'zh-more-sentences-283',
    class: 'sentences',
    said: '周五晚上家长会，七点开始，八点半散',
    calls: [{ tool: 'schedule_add', arguments: { title: '家长会', start: '周五晚上七点', end: '八点半' } }],
    expect: { written: [{ kind: 'event', title: '家长会', start: '2026-11-27T19:00', end: '2026-11-27T20:30' }] },
  },
  {
    id: 'zh-more-sentences-284',
    class: 'sentences',
    said: '1月16号外孙女满月酒，提前三天提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '1月16号外孙女满月酒，提前三天提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['满月酒'], lacks: ['1月', '提前'] },
          start: '2027-01-16',
          allDay: true,
          reminds: ['2027-01-13T09:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-285',
    class: 'sentences',
    said: '一百天以后提醒我续驾校的场地租约',
    calls: [{ tool: 'quick_add', arguments: { text: '一百天以后提醒我续驾校的场地租约' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['租约'], lacks: ['一百天'] }, at: '2027-03-02T09:00' }] },
  },
  {
    id: 'zh-more-sentences-286',
    class: 'sentences',
    said: '有个家长想约礼拜六上午十点，我那会儿空着吗？',
    before: [
      { tool: 'schedule_add', arguments: { title: '少儿足球课', start: '2026-11-28T09:30', end: '2026-11-28T10:30' } },
    ],
    calls: [{ tool: 'check_conflict', arguments: { start: '礼拜六上午十点' } }],
    expect: { answers: { window: { start: '2026-11-28T10:00', end: '2026-11-28T11:00' }, names: ['少儿足球课'] } },
  },
  {
    id: 'zh-more-sentences-287',
    class: 'sentences',
    said: '二十八号一早七点去种子站拉化肥',
    calls: [{ tool: 'quick_add', arguments: { text: '二十八号一早七点去种子站拉化肥' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['化肥'], lacks: ['二十八号', '七点'] }, start: '2026-11-28T07:00' }],
    },
  },
  {
    id: 'zh-more-sentences-288',
    class: 'sentences',
    said: '正月初八早上八点店里放炮开张',
    calls: [{ tool: 'quick_add', arguments: { text: '正月初八早上八点店里放炮开张' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['开张'], lacks: ['初八', '八点'] }, start: '2027-02-13T08:00' }],
    },
  },
  {
    id: 'zh-more-sentences-289',
    class: 'sentences',
    said: '帮我记一下，周三上午十点半跟物业约了来家里看漏水，师傅姓刘',
    calls: [{ tool: 'quick_add', arguments: { text: '帮我记一下，周三上午十点半跟物业约了来家里看漏水，师傅姓刘' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['漏水'], lacks: ['十点半', '周三', '帮我'] }, start: '2026-11-25T10:30' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-290',
    class: 'sentences',
    said: '喂，明天下午四点一刻我得去接妞妞放学，提前二十分钟喊我一声',
    calls: [{ tool: 'quick_add', arguments: { text: '喂，明天下午四点一刻我得去接妞妞放学，提前二十分钟喊我一声' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['妞妞'], lacks: ['一刻', '提前', '喊我'] },
          start: '2026-11-23T16:15',
          reminds: ['2026-11-23T15:55'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-291',
    class: 'sentences',
    said: '两个半小时后提醒我把烤箱里的红薯拿出来',
    calls: [{ tool: 'quick_add', arguments: { text: '两个半小时后提醒我把烤箱里的红薯拿出来' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['红薯'], lacks: ['提醒', '小时'] }, at: '2026-11-22T22:30' }],
    },
  },
  {
    id: 'zh-more-sentences-292',
    class: 'sentences',
    said: '周五晚上七点到九点半在徐家汇跟大学室友聚餐，302包间',
    calls: [{ tool: 'quick_add', arguments: { text: '周五晚上七点到九点半在徐家汇跟大学室友聚餐，302包间' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['聚餐'], lacks: ['七点', '九点半', '周五'] },
          start: '2026-11-27T19:00',
          end: '2026-11-27T21:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-293',
    class: 'sentences',
    said: '12月8号到11号去成都出差，住春熙路那边',
    calls: [{ tool: 'quick_add', arguments: { text: '12月8号到11号去成都出差，住春熙路那边' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['成都'], lacks: ['12月', '11号'] },
          allDay: true,
          start: '2026-12-08',
          end: '2026-12-12',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-294',
    class: 'sentences',
    said: '论文第七章的修改稿，十二月四号之前必须交给导师，特别紧急',
    calls: [{ tool: 'quick_add', arguments: { text: '论文第七章的修改稿，十二月四号之前必须交给导师，特别紧急' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['第七章'], lacks: ['四号', '紧急'] }, due: '2026-12-04', urgency: 'high' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-295',
    class: 'sentences',
    said: '周二中午十二点半跟陈总吃饭，哦不对，他改到周四了，还是十二点半',
    calls: [
      { tool: 'quick_add', arguments: { text: '周二中午十二点半跟陈总吃饭，哦不对，他改到周四了，还是十二点半' } },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['陈总'], lacks: ['周二', '周四', '不对'] }, start: '2026-11-26T12:30' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-296',
    class: 'sentences',
    said: '明早八点去社区医院空腹抽血，下午两点半再去一趟取报告',
    calls: [{ tool: 'quick_add', arguments: { text: '明早八点去社区医院空腹抽血，下午两点半再去一趟取报告' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['抽血'], lacks: ['八点', '明早'] }, start: '2026-11-23T08:00' },
        { kind: 'event', title: { has: ['报告'], lacks: ['两点半', '下午'] }, start: '2026-11-23T14:30' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-297',
    class: 'sentences',
    said: '总部那帮人在纽约，他们约的是纽约时间周二早上九点开评审会，线上',
    calls: [
      { tool: 'quick_add', arguments: { text: '总部那帮人在纽约，他们约的是纽约时间周二早上九点开评审会，线上' } },
    ],
    expect: {
      written: [{ kind: 'event', title: { has: ['评审会'], lacks: ['九点', '周二'] }, start: '2026-11-24T22:00' }],
    },
  },
  {
    id: 'zh-more-sentences-298',
    class: 'sentences',
    said: '东京时间周四下午三点和供应商开视频会，大概一个小时',
    calls: [{ tool: 'quick_add', arguments: { text: '东京时间周四下午三点和供应商开视频会，大概一个小时' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['供应商'], lacks: ['三点', '周四', '一个小时'] },
          start: '2026-11-26T14:00',
          end: '2026-11-26T15:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-299',
    class: 'sentences',
    said: '今晚十点四十提醒我给手机充电，不然又像上回那样出门就关机',
    calls: [{ tool: 'quick_add', arguments: { text: '今晚十点四十提醒我给手机充电，不然又像上回那样出门就关机' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['充电'], lacks: ['提醒', '十点四十'] }, at: '2026-11-22T22:40' }],
    },
  },
  {
    id: 'zh-more-sentences-300',
    class: 'sentences',
    said: '二十七号下午5点20有个面试，会议号 884 2316，提前一小时和提前十分钟各提醒我一次',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '二十七号下午5点20有个面试，会议号 884 2316，提前一小时和提前十分钟各提醒我一次' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['面试'], lacks: ['二十七号', '提前', '提醒'] },
          start: '2026-11-27T17:20',
          reminds: ['2026-11-27T16:20', '2026-11-27T17:10'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-301',
    class: 'sentences',
    said: '待办：给车续保，11月底前搞定，非常重要',
    calls: [{ tool: 'quick_add', arguments: { text: '待办：给车续保，11月底前搞定，非常重要' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['续保'], lacks: ['月底', '重要', '待办'] },
          due: '2026-11-30',
          importance: 'high',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-302',
    class: 'sentences',
    said: '下周五早上六点四十飞昆明，航班MU5711，提前三小时提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '下周五早上六点四十飞昆明，航班MU5711，提前三小时提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['昆明'], lacks: ['六点四十', '提醒', '下周五'] },
          start: '2026-11-27T06:40',
          reminds: ['2026-11-27T03:40'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-303',
    class: 'sentences',
    said: '下下周三下午两点牙医复诊，在三号诊室',
    calls: [{ tool: 'quick_add', arguments: { text: '下下周三下午两点牙医复诊，在三号诊室' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['复诊'], lacks: ['下下周', '两点'] }, start: '2026-12-02T14:00' }],
    },
  },
  {
    id: 'zh-more-sentences-304',
    class: 'sentences',
    said: '小姨12月5号晚上六点办婚宴，第二天上午九点我还要送外婆去火车站，两件事都帮我记上',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '小姨12月5号晚上六点办婚宴，第二天上午九点我还要送外婆去火车站，两件事都帮我记上' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['婚宴'], lacks: ['六点', '12月5号'] }, start: '2026-12-05T18:00' },
        { kind: 'event', title: { has: ['外婆'], lacks: ['九点', '第二天', '帮我记'] }, start: '2026-12-06T09:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-305',
    class: 'sentences',
    said: '大后天晚上八点半粤语角，地点在文化馆二楼',
    calls: [{ tool: 'quick_add', arguments: { text: '大后天晚上八点半粤语角，地点在文化馆二楼' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['粤语角'], lacks: ['大后天', '八点半'] },
          start: '2026-11-25T20:30',
          location: '文化馆二楼',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-306',
    class: 'sentences',
    said: '周六上午十点到十二点我得在家等快递，是30公斤的狗粮，一个人搬不动',
    calls: [
      { tool: 'quick_add', arguments: { text: '周六上午十点到十二点我得在家等快递，是30公斤的狗粮，一个人搬不动' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['快递'], lacks: ['十点', '周六'] },
          start: '2026-11-28T10:00',
          end: '2026-11-28T12:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-307',
    class: 'sentences',
    said: '听日朝早九点半约咗律师倾楼契，提早半个钟提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '听日朝早九点半约咗律师倾楼契，提早半个钟提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['律师'], lacks: ['听日', '九点半', '提醒'] },
          start: '2026-11-23T09:30',
          reminds: ['2026-11-23T09:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-308',
    class: 'sentences',
    said: '12月24号到28号我休年假，全天的，日历上显示为空闲',
    calls: [{ tool: 'quick_add', arguments: { text: '12月24号到28号我休年假，全天的，日历上显示为空闲' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['年假'], lacks: ['24号', '28号', '空闲'] },
          allDay: true,
          start: '2026-12-24',
          end: '2026-12-29',
          showAs: 'free',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-309',
    class: 'sentences',
    said: '周三下午四点可能去看房，中介还没回话，先标成暂定',
    calls: [{ tool: 'quick_add', arguments: { text: '周三下午四点可能去看房，中介还没回话，先标成暂定' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['看房'], lacks: ['四点', '周三', '暂定'] },
          start: '2026-11-25T16:00',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-310',
    class: 'sentences',
    said: '周三凌晨一点半要去浦东T2接我弟的航班，想想就困',
    calls: [{ tool: 'quick_add', arguments: { text: '周三凌晨一点半要去浦东T2接我弟的航班，想想就困' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['航班'], lacks: ['凌晨', '一点半', '周三'] }, start: '2026-11-25T01:30' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-311',
    class: 'sentences',
    said: '明天晚上十一点到后天早上七点我值大夜班',
    calls: [{ tool: 'quick_add', arguments: { text: '明天晚上十一点到后天早上七点我值大夜班' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['夜班'], lacks: ['十一点', '七点', '明天'] },
          start: '2026-11-23T23:00',
          end: '2026-11-24T07:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-312',
    class: 'sentences',
    said: '写季度总结，预计要四十五分钟，周四前完成，放到待办里',
    calls: [{ tool: 'quick_add', arguments: { text: '写季度总结，预计要四十五分钟，周四前完成，放到待办里' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['季度总结'], lacks: ['四十五分钟', '周四', '待办'] },
          due: '2026-11-26',
          estimateMinutes: 45,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-313',
    class: 'sentences',
    said: '提醒我明天早上八点十分给孩子班主任打电话，说一下感冒请假的事',
    calls: [{ tool: 'quick_add', arguments: { text: '提醒我明天早上八点十分给孩子班主任打电话，说一下感冒请假的事' } }],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['班主任'], lacks: ['提醒', '八点十分', '明天'] }, at: '2026-11-23T08:10' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-314',
    class: 'sentences',
    said: '刚跟客户确认完，原来说的周二下午三点作废，改成周三上午十点，去他们公司17楼谈合同续签，你就记新的这个时间',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: '刚跟客户确认完，原来说的周二下午三点作废，改成周三上午十点，去他们公司17楼谈合同续签，你就记新的这个时间',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['合同'], lacks: ['三点', '十点', '作废'] }, start: '2026-11-25T10:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-315',
    class: 'sentences',
    said: '11/30 14:00-15:30 部门预算会，地点：1203会议室',
    calls: [{ tool: 'quick_add', arguments: { text: '11/30 14:00-15:30 部门预算会，地点：1203会议室' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['预算会'], lacks: ['14:00', '11/30'] },
          start: '2026-11-30T14:00',
          end: '2026-11-30T15:30',
          location: '1203会议室',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-316',
    class: 'sentences',
    said: '2026年12月19日（周六）上午8点半四六级监考，地点是逸夫楼205',
    calls: [{ tool: 'quick_add', arguments: { text: '2026年12月19日（周六）上午8点半四六级监考，地点是逸夫楼205' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['监考'], lacks: ['2026', '8点半', '周六'] },
          start: '2026-12-19T08:30',
          location: '逸夫楼205',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-317',
    class: 'sentences',
    said: '记个备忘：家里WiFi密码换成 lulu2019 了，路由器在鞋柜上面',
    calls: [{ tool: 'quick_add', arguments: { text: '记个备忘：家里WiFi密码换成 lulu2019 了，路由器在鞋柜上面' } }],
    expect: { written: [{ kind: 'memo', title: { has: ['WiFi'], lacks: ['备忘'] } }] },
  },
  {
    id: 'zh-more-sentences-318',
    class: 'sentences',
    said: '后天，也就是周二，傍晚六点一刻去健身房上私教课，50分钟',
    calls: [{ tool: 'quick_add', arguments: { text: '后天，也就是周二，傍晚六点一刻去健身房上私教课，50分钟' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['私教课'], lacks: ['后天', '一刻', '50分钟'] },
          start: '2026-11-24T18:15',
          end: '2026-11-24T19:05',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-319',
    class: 'sentences',
    said: '加个待办，给阳台换两个灯泡，什么时候弄都行',
    calls: [{ tool: 'quick_add', arguments: { text: '加个待办，给阳台换两个灯泡，什么时候弄都行' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['灯泡'], lacks: ['待办'] }, due: null }] },
  },
  {
    id: 'zh-more-sentences-320',
    class: 'sentences',
    said: '周四上午九点二十我爸做白内障手术，前一天晚上八点提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '周四上午九点二十我爸做白内障手术，前一天晚上八点提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['手术'], lacks: ['九点二十', '提醒', '前一天'] },
          start: '2026-11-26T09:20',
          reminds: ['2026-11-25T20:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-321',
    class: 'sentences',
    said: '圣诞节当天晚上七点公司年会，我还得上台说相声，提前两天提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '圣诞节当天晚上七点公司年会，我还得上台说相声，提前两天提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['年会'], lacks: ['七点', '提醒', '提前'] },
          start: '2026-12-25T19:00',
          reminds: ['2026-12-23T19:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-322',
    class: 'sentences',
    said: '12月3号周五上午十点去体检中心做年度体检',
    calls: [{ tool: 'quick_add', arguments: { text: '12月3号周五上午十点去体检中心做年度体检' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-sentences-323',
    class: 'sentences',
    said: '周四下午三点，诶不对，好像是四点？幼儿园亲子活动，到底几点我也记不清了',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '周四下午三点，诶不对，好像是四点？幼儿园亲子活动，到底几点我也记不清了' },
      },
    ],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-sentences-324',
    class: 'sentences',
    said: '二月三十号上午九点去车管所换驾照',
    calls: [{ tool: 'quick_add', arguments: { text: '二月三十号上午九点去车管所换驾照' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-sentences-325',
    class: 'sentences',
    said: '给老师买礼物，预算300块，十二月二十号前买好，标签写“家庭”',
    calls: [{ tool: 'quick_add', arguments: { text: '给老师买礼物，预算300块，十二月二十号前买好，标签写“家庭”' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['礼物'], lacks: ['二十号', '标签'] }, due: '2026-12-20', tags: ['家庭'] },
      ],
    },
  },
  {
    id: 'zh-more-sentences-326',
    class: 'sentences',
    said: '周一上午九点一刻站会十五分钟，十点整跟设计过稿一小时，下午两点到四点面试候选人，都给我排上',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: '周一上午九点一刻站会十五分钟，十点整跟设计过稿一小时，下午两点到四点面试候选人，都给我排上',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['站会'], lacks: ['九点', '十五分钟'] },
          start: '2026-11-23T09:15',
          end: '2026-11-23T09:30',
        },
        {
          kind: 'event',
          title: { has: ['过稿'], lacks: ['十点', '一小时'] },
          start: '2026-11-23T10:00',
          end: '2026-11-23T11:00',
        },
        {
          kind: 'event',
          title: { has: ['面试'], lacks: ['两点', '四点', '排上'] },
          start: '2026-11-23T14:00',
          end: '2026-11-23T16:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-327',
    class: 'sentences',
    said: '45路改道以后要多走一站，明晚八点五十提醒我收拾东西往车站走',
    calls: [{ tool: 'quick_add', arguments: { text: '45路改道以后要多走一站，明晚八点五十提醒我收拾东西往车站走' } }],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['车站'], lacks: ['提醒', '八点五十', '明晚'] }, at: '2026-11-23T20:50' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-328',
    class: 'sentences',
    said: '冬至那天晚上六点在家搓汤圆，叫上楼上邻居',
    calls: [{ tool: 'quick_add', arguments: { text: '冬至那天晚上六点在家搓汤圆，叫上楼上邻居' } }],
    expect: { written: [{ kind: 'event', title: { has: ['汤圆'], lacks: ['六点'] }, start: '2026-12-22T18:00' }] },
  },
  {
    id: 'zh-more-sentences-329',
    class: 'sentences',
    said: '明天开始去苏州参加三天的培训',
    calls: [{ tool: 'quick_add', arguments: { text: '明天开始去苏州参加三天的培训' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['苏州'], lacks: ['明天', '三天'] },
          allDay: true,
          start: '2026-11-23',
          end: '2026-11-26',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-330',
    class: 'sentences',
    said: '再过十天，下午三点半去影楼取婚纱照',
    calls: [{ tool: 'quick_add', arguments: { text: '再过十天，下午三点半去影楼取婚纱照' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['婚纱照'], lacks: ['十天', '三点半'] }, start: '2026-12-02T15:30' }],
    },
  },
  {
    id: 'zh-more-sentences-331',
    class: 'sentences',
    said: '班级群通知：初二(3)班家长会定于11月26日（星期四）18:30—20:00在阶梯教室举行',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '班级群通知：初二(3)班家长会定于11月26日（星期四）18:30—20:00在阶梯教室举行' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['家长会'], lacks: ['18:30', '星期四'] },
          start: '2026-11-26T18:30',
          end: '2026-11-26T20:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-332',
    class: 'sentences',
    said: '12月3日 19:45 羽毛球双打，4号场，我带球',
    calls: [{ tool: 'quick_add', arguments: { text: '12月3日 19:45 羽毛球双打，4号场，我带球' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['羽毛球'], lacks: ['19:45', '12月'] }, start: '2026-12-03T19:45' }],
    },
  },
  {
    id: 'zh-more-sentences-333',
    class: 'sentences',
    said: '作文比赛的报名表我得在十二月十八号下午五点之前交上去，记到待办',
    calls: [
      { tool: 'quick_add', arguments: { text: '作文比赛的报名表我得在十二月十八号下午五点之前交上去，记到待办' } },
    ],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['报名表'], lacks: ['五点', '十八号', '待办'] }, due: '2026-12-18T17:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-334',
    class: 'sentences',
    said: '周五，啊不，周六晚上七点三十五的电影《流浪地球》，影城5号厅，提前四十分钟提醒我',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '周五，啊不，周六晚上七点三十五的电影《流浪地球》，影城5号厅，提前四十分钟提醒我' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['流浪地球'], lacks: ['周五', '周六', '提醒', '三十五'] },
          start: '2026-11-28T19:35',
          reminds: ['2026-11-28T18:55'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-335',
    class: 'sentences',
    said: '12月31号晚上十一点到1月1号凌晨零点半，外滩跨年看灯光秀',
    calls: [{ tool: 'quick_add', arguments: { text: '12月31号晚上十一点到1月1号凌晨零点半，外滩跨年看灯光秀' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['跨年'], lacks: ['十一点', '零点半'] },
          start: '2026-12-31T23:00',
          end: '2027-01-01T00:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-336',
    class: 'sentences',
    said: '唉最近太累了，体检说我血脂高，医生让去复查，号已经挂好了，十二月一号下午两点二十，市一医院内分泌科，你记一下，提前一天提醒我',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: '唉最近太累了，体检说我血脂高，医生让去复查，号已经挂好了，十二月一号下午两点二十，市一医院内分泌科，你记一下，提前一天提醒我',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['复查'], lacks: ['两点二十', '提醒', '提前'] },
          start: '2026-12-01T14:20',
          reminds: ['2026-11-30T14:20'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-337',
    class: 'sentences',
    said: '礼拜五早上十点跟房仲约了看屋，大概一个半钟头',
    calls: [{ tool: 'quick_add', arguments: { text: '礼拜五早上十点跟房仲约了看屋，大概一个半钟头' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['看屋'], lacks: ['礼拜五', '十点', '钟头'] },
          start: '2026-11-27T10:00',
          end: '2026-11-27T11:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-338',
    class: 'sentences',
    said: '王阿姨约了周三上午十点二十来补牙，就在三号诊室，麻烦您记一下',
    calls: [{ tool: 'quick_add', arguments: { text: '王阿姨约了周三上午十点二十来补牙，就在三号诊室，麻烦您记一下' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['补牙'], lacks: ['麻烦', '周三', '十点'] },
          start: '2026-11-25T10:20',
          location: '三号诊室',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-339',
    class: 'sentences',
    said: '【前台群】李医生：明天那台种植手术定在下午1点半，大概两个小时，患者家属也会到场',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '【前台群】李医生：明天那台种植手术定在下午1点半，大概两个小时，患者家属也会到场' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['种植手术'], lacks: ['1点半', '两个小时', '明天'] },
          start: '2026-11-23T13:30',
          end: '2026-11-23T15:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-340',
    class: 'sentences',
    said: '11/26 9:40 赵磊 拔智齿 2号椅',
    calls: [{ tool: 'quick_add', arguments: { text: '11/26 9:40 赵磊 拔智齿 2号椅' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['赵磊', '智齿'], lacks: ['9:40', '11/26'] }, start: '2026-11-26T09:40' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-341',
    class: 'sentences',
    said: '提醒我三刻钟后给刘女士打个电话，问问她麻药退了没有',
    calls: [{ tool: 'quick_add', arguments: { text: '提醒我三刻钟后给刘女士打个电话，问问她麻药退了没有' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['刘女士'], lacks: ['提醒', '三刻钟'] }, at: '2026-11-22T20:45' }],
    },
  },
  {
    id: 'zh-more-sentences-342',
    class: 'sentences',
    said: '陈小宝洗牙约周五下午四点，哦不对，他四点还没放学呢，四点五十吧',
    calls: [
      { tool: 'quick_add', arguments: { text: '陈小宝洗牙约周五下午四点，哦不对，他四点还没放学呢，四点五十吧' } },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['洗牙'], lacks: ['不对', '四点', '放学'] }, start: '2026-11-27T16:50' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-343',
    class: 'sentences',
    said: '明天一早八点消毒柜厂家来检修，十点新来的实习护士报到，下午三点医保局的人来查账，都给我记上',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: '明天一早八点消毒柜厂家来检修，十点新来的实习护士报到，下午三点医保局的人来查账，都给我记上',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['消毒柜'], lacks: ['八点', '记上'] }, start: '2026-11-23T08:00' },
        { kind: 'event', title: { has: ['护士'], lacks: ['十点', '记上'] }, start: '2026-11-23T10:00' },
        { kind: 'event', title: { has: ['查账'], lacks: ['三点', '记上'] }, start: '2026-11-23T15:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-344',
    class: 'sentences',
    said: '周五之前要把上个月没付尾款的病人名单整理出来给院长，这事挺重要的',
    calls: [
      { tool: 'quick_add', arguments: { text: '周五之前要把上个月没付尾款的病人名单整理出来给院长，这事挺重要的' } },
    ],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['名单'], lacks: ['周五', '重要'] }, due: '2026-11-27', importance: 'high' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-345',
    class: 'sentences',
    said: '周二凌晨两点四十提醒我打电话叫老公起床，他三点要从佛山发车往北走',
    calls: [
      { tool: 'quick_add', arguments: { text: '周二凌晨两点四十提醒我打电话叫老公起床，他三点要从佛山发车往北走' } },
    ],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['起床'], lacks: ['提醒', '两点'] }, at: '2026-11-24T02:40' }],
    },
  },
  {
    id: 'zh-more-sentences-346',
    class: 'sentences',
    said: '12月3号上午9点半带大车去年审，地点在城北汽车检测中心，提前一天提醒我',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '12月3号上午9点半带大车去年审，地点在城北汽车检测中心，提前一天提醒我' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['年审'], lacks: ['提醒', '9点半', '提前'] },
          start: '2026-12-03T09:30',
          location: '城北汽车检测中心',
          reminds: ['2026-12-02T09:30'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-347',
    class: 'sentences',
    said: '他跑新疆这一趟是11月25号走，12月4号才回来，整段按全天给我占上，我好不安排别的',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '他跑新疆这一趟是11月25号走，12月4号才回来，整段按全天给我占上，我好不安排别的' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['新疆'], lacks: ['全天', '12月4号'] },
          start: '2026-11-25',
          end: '2026-12-05',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-348',
    class: 'sentences',
    said: '锅里炖着牛肉呢，过一个半小时提醒我去关火',
    calls: [{ tool: 'quick_add', arguments: { text: '锅里炖着牛肉呢，过一个半小时提醒我去关火' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['关火'], lacks: ['提醒', '半小时'] }, at: '2026-11-22T21:30' }],
    },
  },
  {
    id: 'zh-more-sentences-349',
    class: 'sentences',
    said: '车友家属群里发的：11月28号周六下午2点在物流园食堂包饺子，家属都可以来，每家带两斤面粉',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '车友家属群里发的：11月28号周六下午2点在物流园食堂包饺子，家属都可以来，每家带两斤面粉' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['饺子'], lacks: ['下午2点', '28号'] },
          start: '2026-11-28T14:00',
          location: '物流园食堂',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-350',
    class: 'sentences',
    said: '给婆婆约的白内障复查是周一，哎不是，我看错单子了，是周二上午8点40，在眼科医院二楼',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '给婆婆约的白内障复查是周一，哎不是，我看错单子了，是周二上午8点40，在眼科医院二楼' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['白内障'], lacks: ['看错', '周一', '8点40'] },
          start: '2026-11-24T08:40',
          location: '眼科医院二楼',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-351',
    class: 'sentences',
    said: '周四下午两点到五点研究生开题答辩，地点理科楼B407，我这次是答辩秘书',
    calls: [
      { tool: 'quick_add', arguments: { text: '周四下午两点到五点研究生开题答辩，地点理科楼B407，我这次是答辩秘书' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['开题'], lacks: ['周四', '两点', '五点'] },
          start: '2026-11-26T14:00',
          end: '2026-11-26T17:00',
          location: '理科楼B407',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-352',
    class: 'sentences',
    said: '跟多伦多那边的合作者约好了视频会，11月24号早上9点，是多伦多时间，请替我换成本地时间放进去',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: '跟多伦多那边的合作者约好了视频会，11月24号早上9点，是多伦多时间，请替我换成本地时间放进去',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['视频会'], lacks: ['9点', '换成', '放进去'] }, start: '2026-11-24T22:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-353',
    class: 'sentences',
    said: '期末试卷A、B两套12月11日前要交教务处，估计出题得花六个小时',
    calls: [{ tool: 'quick_add', arguments: { text: '期末试卷A、B两套12月11日前要交教务处，估计出题得花六个小时' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['试卷'], lacks: ['12月11日', '六个小时'] },
          due: '2026-12-11',
          estimateMinutes: 360,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-354',
    class: 'sentences',
    said: '12.9 19:00-21:00 新生讲座，讲第7章 地点：逸夫楼报告厅',
    calls: [{ tool: 'quick_add', arguments: { text: '12.9 19:00-21:00 新生讲座，讲第7章 地点：逸夫楼报告厅' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['讲座'], lacks: ['19:00', '21:00'] },
          start: '2026-12-09T19:00',
          end: '2026-12-09T21:00',
          location: '逸夫楼报告厅',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-355',
    class: 'sentences',
    said: '12月5号的第二天，上午十点，我得去高铁站接两位外校的评审专家',
    calls: [{ tool: 'quick_add', arguments: { text: '12月5号的第二天，上午十点，我得去高铁站接两位外校的评审专家' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['专家'], lacks: ['12月5号', '第二天', '十点'] }, start: '2026-12-06T10:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-356',
    class: 'sentences',
    said: '后天上午八点到十一点监考四级模拟，提前四十分钟提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '后天上午八点到十一点监考四级模拟，提前四十分钟提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['监考'], lacks: ['提醒', '八点', '四十分钟'] },
          start: '2026-11-24T08:00',
          end: '2026-11-24T11:00',
          reminds: ['2026-11-24T07:20'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-357',
    class: 'sentences',
    said: '11月26号星期三上午十点去见院长，谈课题经费的事',
    calls: [{ tool: 'quick_add', arguments: { text: '11月26号星期三上午十点去见院长，谈课题经费的事' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-sentences-358',
    class: 'sentences',
    said: '明早六点半给林姐上私教，练臀腿，60分钟',
    calls: [{ tool: 'quick_add', arguments: { text: '明早六点半给林姐上私教，练臀腿，60分钟' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['私教'], lacks: ['明早', '六点半', '60分钟'] },
          start: '2026-11-23T06:30',
          end: '2026-11-23T07:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-359',
    class: 'sentences',
    said: '28号安排：\n7:00 第一批学员体测\n8:10 第二批学员体测\n9:30 开总结会',
    calls: [
      { tool: 'quick_add', arguments: { text: '28号安排：\n7:00 第一批学员体测\n8:10 第二批学员体测\n9:30 开总结会' } },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['第一批'], lacks: ['7:00'] }, start: '2026-11-28T07:00' },
        { kind: 'event', title: { has: ['第二批'], lacks: ['8:10'] }, start: '2026-11-28T08:10' },
        { kind: 'event', title: { has: ['总结会'], lacks: ['9:30'] }, start: '2026-11-28T09:30' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-360',
    class: 'sentences',
    said: '十分钟后提醒我喝蛋白粉',
    calls: [{ tool: 'quick_add', arguments: { text: '十分钟后提醒我喝蛋白粉' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['蛋白粉'], lacks: ['提醒', '十分钟'] }, at: '2026-11-22T20:10' }],
    },
  },
  {
    id: 'zh-more-sentences-361',
    class: 'sentences',
    said: '周五中午十二点半之前把减脂营的饮食表发到学员群里，很紧急',
    calls: [{ tool: 'quick_add', arguments: { text: '周五中午十二点半之前把减脂营的饮食表发到学员群里，很紧急' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['饮食表'], lacks: ['周五', '十二点半', '紧急'] },
          due: '2026-11-27T12:30',
          urgency: 'high',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-362',
    class: 'sentences',
    said: '阿凯说周日上午十点可能过来试课，也可能来不了，先占个位子，算暂定',
    calls: [
      { tool: 'quick_add', arguments: { text: '阿凯说周日上午十点可能过来试课，也可能来不了，先占个位子，算暂定' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['试课'], lacks: ['暂定', '十点', '周日'] },
          start: '2026-11-29T10:00',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-363',
    class: 'sentences',
    said: '嗯那个302的业主投诉楼上漏水，已经跟人家说好了明天下午四点我带维修师傅上门看看，你记一下别给我漏了',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: '嗯那个302的业主投诉楼上漏水，已经跟人家说好了明天下午四点我带维修师傅上门看看，你记一下别给我漏了',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['维修师傅'], lacks: ['四点', '记一下', '明天'] }, start: '2026-11-23T16:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-364',
    class: 'sentences',
    said: '6号楼两部电梯11月27日年检，一整天都停用',
    calls: [{ tool: 'quick_add', arguments: { text: '6号楼两部电梯11月27日年检，一整天都停用' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['电梯'], lacks: ['11月27日', '一整天'] },
          start: '2026-11-27',
          end: '2026-11-28',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-365',
    class: 'sentences',
    said: '地库消防自查表，12月10日17:00前上报，又重要又紧急',
    calls: [{ tool: 'quick_add', arguments: { text: '地库消防自查表，12月10日17:00前上报，又重要又紧急' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['自查表'], lacks: ['12月10日', '17:00', '紧急'] },
          due: '2026-12-10T17:00',
          importance: 'high',
          urgency: 'high',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-366',
    class: 'sentences',
    said: '跟保洁公司谈续约，12月8日下午两点，谈一个小时，提前一天和提前一小时各提醒我一次',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '跟保洁公司谈续约，12月8日下午两点，谈一个小时，提前一天和提前一小时各提醒我一次' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['续约'], lacks: ['提醒', '两点', '提前'] },
          start: '2026-12-08T14:00',
          end: '2026-12-08T15:00',
          reminds: ['2026-12-07T14:00', '2026-12-08T13:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-367',
    class: 'sentences',
    said: '老师在班级群里通知：11月27日（周五）上午9:30举行亲子运动会，请家长穿运动鞋，爸爸妈妈至少来一位',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: '老师在班级群里通知：11月27日（周五）上午9:30举行亲子运动会，请家长穿运动鞋，爸爸妈妈至少来一位',
        },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['亲子运动会'], lacks: ['9:30', '11月27日'] }, start: '2026-11-27T09:30' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-368',
    class: 'sentences',
    said: '明天下午四点四十接娃，外婆没空得我去，提前二十分钟提醒我一下',
    calls: [{ tool: 'quick_add', arguments: { text: '明天下午四点四十接娃，外婆没空得我去，提前二十分钟提醒我一下' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['接娃'], lacks: ['提醒', '四点', '二十分钟'] },
          start: '2026-11-23T16:40',
          reminds: ['2026-11-23T16:20'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-369',
    class: 'sentences',
    said: '周四早上七点五十提醒我给果果带一个空鞋盒去幼儿园，手工课要用',
    calls: [{ tool: 'quick_add', arguments: { text: '周四早上七点五十提醒我给果果带一个空鞋盒去幼儿园，手工课要用' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['鞋盒'], lacks: ['提醒', '七点'] }, at: '2026-11-26T07:50' }],
    },
  },
  {
    id: 'zh-more-sentences-370',
    class: 'sentences',
    said: '果果的生日聚会12月6号中午十一点半开始，下午两点结束，在披萨店，请七个小朋友',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '果果的生日聚会12月6号中午十一点半开始，下午两点结束，在披萨店，请七个小朋友' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['生日聚会'], lacks: ['十一点', '两点'] },
          start: '2026-12-06T11:30',
          end: '2026-12-06T14:00',
          location: '披萨店',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-371',
    class: 'sentences',
    said: '帮我记三件事：周一晚上八点线上家长会；周三下午三点半带果果看牙；周五上午十点去兴趣班试听',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '帮我记三件事：周一晚上八点线上家长会；周三下午三点半带果果看牙；周五上午十点去兴趣班试听' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['家长会'], lacks: ['八点', '帮我'] }, start: '2026-11-23T20:00' },
        { kind: 'event', title: { has: ['看牙'], lacks: ['三点半'] }, start: '2026-11-25T15:30' },
        { kind: 'event', title: { has: ['试听'], lacks: ['十点'] }, start: '2026-11-27T10:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-372',
    class: 'sentences',
    said: '备忘：果果对芒果和开心果都过敏，换老师的时候要交代清楚',
    calls: [{ tool: 'quick_add', arguments: { text: '备忘：果果对芒果和开心果都过敏，换老师的时候要交代清楚' } }],
    expect: { written: [{ kind: 'memo', title: { has: ['芒果'], lacks: [] } }] },
  },
  {
    id: 'zh-more-sentences-373',
    class: 'sentences',
    said: '12月31号下午六点之前必须关账，这条标成重要',
    calls: [{ tool: 'quick_add', arguments: { text: '12月31号下午六点之前必须关账，这条标成重要' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['关账'], lacks: ['12月31号', '六点', '重要'] },
          due: '2026-12-31T18:00',
          importance: 'high',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-374',
    class: 'sentences',
    said: '周三下午两点半，呃等一下，周三老板不在，那就周四下午两点半吧，跟老板过一遍年终奖方案',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '周三下午两点半，呃等一下，周三老板不在，那就周四下午两点半吧，跟老板过一遍年终奖方案' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['年终奖'], lacks: ['等一下', '不在', '两点半'] }, start: '2026-11-26T14:30' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-375',
    class: 'sentences',
    said: '11月份的增值税申报，截止12月15号，预计要弄三个小时，标签：报税',
    calls: [
      { tool: 'quick_add', arguments: { text: '11月份的增值税申报，截止12月15号，预计要弄三个小时，标签：报税' } },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['增值税'], lacks: ['截止', '12月15号', '三个小时'] },
          due: '2026-12-15',
          estimateMinutes: 180,
          tags: ['报税'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-376',
    class: 'sentences',
    said: '周二中午12点前要把那箱发票原件寄到总部，编号是0731到0986',
    calls: [{ tool: 'quick_add', arguments: { text: '周二中午12点前要把那箱发票原件寄到总部，编号是0731到0986' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['发票'], lacks: ['周二', '12点'] }, due: '2026-11-24T12:00' }] },
  },
  {
    id: 'zh-more-sentences-377',
    class: 'sentences',
    said: '12月30号年终盘点：下午两点原料仓，下午四点成品仓',
    calls: [{ tool: 'quick_add', arguments: { text: '12月30号年终盘点：下午两点原料仓，下午四点成品仓' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['原料仓'], lacks: ['两点', '12月30号'] }, start: '2026-12-30T14:00' },
        { kind: 'event', title: { has: ['成品仓'], lacks: ['四点', '12月30号'] }, start: '2026-12-30T16:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-378',
    class: 'sentences',
    said: '今晚八点半到十一点加班对账，记上',
    calls: [{ tool: 'quick_add', arguments: { text: '今晚八点半到十一点加班对账，记上' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['对账'], lacks: ['今晚', '八点半', '记上'] },
          start: '2026-11-22T20:30',
          end: '2026-11-22T23:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-379',
    class: 'sentences',
    said: '悉尼子公司来邮件，结账会在悉尼时间12月2号下午五点开，一小时，劳驾换算成咱们这边的时间记到日历里',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: '悉尼子公司来邮件，结账会在悉尼时间12月2号下午五点开，一小时，劳驾换算成咱们这边的时间记到日历里',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['结账会'], lacks: ['五点', '劳驾', '换算', '日历'] },
          start: '2026-12-02T14:00',
          end: '2026-12-02T15:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-380',
    class: 'sentences',
    said: '周六凌晨四点半出发去拍云海，提前一小时提醒我，不然准起不来',
    calls: [{ tool: 'quick_add', arguments: { text: '周六凌晨四点半出发去拍云海，提前一小时提醒我，不然准起不来' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['云海'], lacks: ['提醒', '四点半', '提前'] },
          start: '2026-11-28T04:30',
          reminds: ['2026-11-28T03:30'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-381',
    class: 'sentences',
    said: '【转发】影友会活动\n内容：人像外拍\n时间：2026年12月12日 13:30—16:30\n地点：滨江公园南门\n费用：AA，约60元',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: '【转发】影友会活动\n内容：人像外拍\n时间：2026年12月12日 13:30—16:30\n地点：滨江公园南门\n费用：AA，约60元',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['人像外拍'], lacks: ['13:30', '60元'] },
          start: '2026-12-12T13:30',
          end: '2026-12-12T16:30',
          location: '滨江公园南门',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-382',
    class: 'sentences',
    said: '12月14号凌晨一点到四点在天荒坪拍双子座流星雨',
    calls: [{ tool: 'quick_add', arguments: { text: '12月14号凌晨一点到四点在天荒坪拍双子座流星雨' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['流星雨'], lacks: ['凌晨', '一点', '四点'] },
          start: '2026-12-14T01:00',
          end: '2026-12-14T04:00',
          location: '天荒坪',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-383',
    class: 'sentences',
    said: '答应人家了，婚礼那两百张片子最晚11月30号要修完，大概得花八个小时',
    calls: [
      { tool: 'quick_add', arguments: { text: '答应人家了，婚礼那两百张片子最晚11月30号要修完，大概得花八个小时' } },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['片子'], lacks: ['11月30号', '八个小时'] },
          due: '2026-11-30',
          estimateMinutes: 480,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-384',
    class: 'sentences',
    said: '周六六点影友会在码头集合拍照，群主也没写是早上还是晚上',
    calls: [{ tool: 'quick_add', arguments: { text: '周六六点影友会在码头集合拍照，群主也没写是早上还是晚上' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-sentences-385',
    class: 'sentences',
    said: '明天下午两点半护士长来病房查房，提前二十分钟叫我一声',
    calls: [{ tool: 'quick_add', arguments: { text: '明天下午两点半护士长来病房查房，提前二十分钟叫我一声' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['查房'], lacks: ['叫我', '两点半', '二十分钟'] },
          start: '2026-11-23T14:30',
          reminds: ['2026-11-23T14:10'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-386',
    class: 'sentences',
    said: '周四我值夜班，晚上十一点到第二天早上七点半',
    calls: [{ tool: 'quick_add', arguments: { text: '周四我值夜班，晚上十一点到第二天早上七点半' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['夜班'], lacks: ['十一点', '七点半', '第二天'] },
          start: '2026-11-26T23:00',
          end: '2026-11-27T07:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-387',
    class: 'sentences',
    said: '静脉穿刺考核定在12月3号上午9点，地点教学楼402，帮我记上',
    calls: [{ tool: 'quick_add', arguments: { text: '静脉穿刺考核定在12月3号上午9点，地点教学楼402，帮我记上' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['穿刺考核'], lacks: ['9点', '帮我'] },
          start: '2026-12-03T09:00',
          location: '教学楼402',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-388',
    class: 'sentences',
    said: '两个小时后提醒我给16床复测体温',
    calls: [{ tool: 'quick_add', arguments: { text: '两个小时后提醒我给16床复测体温' } }],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['体温', '16床'], lacks: ['提醒', '小时'] }, at: '2026-11-22T22:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-389',
    class: 'sentences',
    said: '继续教育学分12月15号前要修满，这个很重要，不然明年没法注册',
    calls: [{ tool: 'quick_add', arguments: { text: '继续教育学分12月15号前要修满，这个很重要，不然明年没法注册' } }],
    expect: {
      written: [{ kind: 'todo', title: { has: ['学分'], lacks: ['15号'] }, due: '2026-12-15', importance: 'high' }],
    },
  },
  {
    id: 'zh-more-sentences-390',
    class: 'sentences',
    said: '周五晚上六点半想跟12楼的小杨她们吃火锅，人还没凑齐，先暂定',
    calls: [{ tool: 'quick_add', arguments: { text: '周五晚上六点半想跟12楼的小杨她们吃火锅，人还没凑齐，先暂定' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['火锅'], lacks: ['六点半', '暂定'] },
          start: '2026-11-27T18:30',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-391',
    class: 'sentences',
    said: '明早八点抽血，下午四点去拿报告',
    calls: [{ tool: 'quick_add', arguments: { text: '明早八点抽血，下午四点去拿报告' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['抽血'], lacks: ['八点', '报告'] }, start: '2026-11-23T08:00' },
        { kind: 'event', title: { has: ['报告'], lacks: ['四点', '抽血'] }, start: '2026-11-23T16:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-392',
    class: 'sentences',
    said: '电动车明天上午十点半送去换刹车片，大概要四十分钟',
    calls: [{ tool: 'quick_add', arguments: { text: '电动车明天上午十点半送去换刹车片，大概要四十分钟' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['刹车片'], lacks: ['十点半', '四十分钟'] },
          start: '2026-11-23T10:30',
          end: '2026-11-23T11:10',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-393',
    class: 'sentences',
    said: '12月1号上午9点提醒我去社区医院补办健康证，老的那张快过期了',
    calls: [{ tool: 'quick_add', arguments: { text: '12月1号上午9点提醒我去社区医院补办健康证，老的那张快过期了' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['健康证'], lacks: ['提醒', '9点'] }, at: '2026-12-01T09:00' }],
    },
  },
  {
    id: 'zh-more-sentences-394',
    class: 'sentences',
    said: '半小时后提醒我把三块电池拿去换电柜',
    calls: [{ tool: 'quick_add', arguments: { text: '半小时后提醒我把三块电池拿去换电柜' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['电池'], lacks: ['提醒', '半小时'] }, at: '2026-11-22T20:30' }],
    },
  },
  {
    id: 'zh-more-sentences-395',
    class: 'sentences',
    said: '周三下午我不跑单，两点半陪我妈去人民医院看膝盖，挂的是17号',
    calls: [{ tool: 'quick_add', arguments: { text: '周三下午我不跑单，两点半陪我妈去人民医院看膝盖，挂的是17号' } }],
    expect: { written: [{ kind: 'event', title: { has: ['膝盖'], lacks: ['两点半'] }, start: '2026-11-25T14:30' }] },
  },
  {
    id: 'zh-more-sentences-396',
    class: 'sentences',
    said: '今晚九点半提醒我打给房东王哥，押金1200块到现在还没退',
    calls: [{ tool: 'quick_add', arguments: { text: '今晚九点半提醒我打给房东王哥，押金1200块到现在还没退' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['房东'], lacks: ['提醒', '九点半'] }, at: '2026-11-22T21:30' }],
    },
  },
  {
    id: 'zh-more-sentences-397',
    class: 'sentences',
    said: '周二，不对，周三晚上八点老乡聚餐，在老马烧烤',
    calls: [{ tool: 'quick_add', arguments: { text: '周二，不对，周三晚上八点老乡聚餐，在老马烧烤' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['聚餐'], lacks: ['不对', '周二', '八点'] },
          start: '2026-11-25T20:00',
          location: '老马烧烤',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-398',
    class: 'sentences',
    said: '12/19 19:00学生汇报演出，两个小时，地点在音乐厅小剧场',
    calls: [{ tool: 'quick_add', arguments: { text: '12/19 19:00学生汇报演出，两个小时，地点在音乐厅小剧场' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['汇报演出'], lacks: ['19:00', '小时'] },
          start: '2026-12-19T19:00',
          end: '2026-12-19T21:00',
          location: '音乐厅小剧场',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-399',
    class: 'sentences',
    said: '12月10号中午12点前得帮六个学生把考级报上名',
    calls: [{ tool: 'quick_add', arguments: { text: '12月10号中午12点前得帮六个学生把考级报上名' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['考级'], lacks: ['12点'] }, due: '2026-12-10T12:00' }] },
  },
  {
    id: 'zh-more-sentences-400',
    class: 'sentences',
    said: '约了制琴师周五下午三点来修那把开裂的琴，提前一天和提前一小时各提醒我一次',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '约了制琴师周五下午三点来修那把开裂的琴，提前一天和提前一小时各提醒我一次' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['琴'], lacks: ['提醒', '三点', '提前'] },
          start: '2026-11-27T15:00',
          reminds: ['2026-11-26T15:00', '2026-11-27T14:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-401',
    class: 'sentences',
    said: '维也纳时间周四上午十点跟以前的老师视频，商量大师课的事',
    calls: [{ tool: 'quick_add', arguments: { text: '维也纳时间周四上午十点跟以前的老师视频，商量大师课的事' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['视频'], lacks: ['十点', '时间'] }, start: '2026-11-26T17:00' }],
    },
  },
  {
    id: 'zh-more-sentences-402',
    class: 'sentences',
    said: '乐乐的补课放在周日下午两点到三点吧，教他第7课的揉弦',
    calls: [{ tool: 'quick_add', arguments: { text: '乐乐的补课放在周日下午两点到三点吧，教他第7课的揉弦' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['乐乐', '补课'], lacks: ['两点', '三点'] },
          start: '2026-11-29T14:00',
          end: '2026-11-29T15:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-403',
    class: 'sentences',
    said: '记个备忘：子涵用的是3/4的琴，腮托要换小一号的',
    calls: [{ tool: 'quick_add', arguments: { text: '记个备忘：子涵用的是3/4的琴，腮托要换小一号的' } }],
    expect: { written: [{ kind: 'memo', title: { has: ['子涵', '3/4'], lacks: ['备忘'] } }] },
  },
  {
    id: 'zh-more-sentences-404',
    class: 'sentences',
    said: '带咪咪打第三针疫苗，12月6号上午十点，在瑞鹏宠物医院',
    calls: [{ tool: 'quick_add', arguments: { text: '带咪咪打第三针疫苗，12月6号上午十点，在瑞鹏宠物医院' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['疫苗'], lacks: ['十点'] },
          start: '2026-12-06T10:00',
          location: '瑞鹏宠物医院',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-405',
    class: 'sentences',
    said: '我不在家，12月11号到13号豆豆寄养在同事那儿',
    calls: [{ tool: 'quick_add', arguments: { text: '我不在家，12月11号到13号豆豆寄养在同事那儿' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['寄养'], lacks: ['11号', '13号'] },
          start: '2026-12-11',
          end: '2026-12-14',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-406',
    class: 'sentences',
    said: '周三晚上九点提醒我下单15公斤装的狗粮，家里只剩2公斤了',
    calls: [{ tool: 'quick_add', arguments: { text: '周三晚上九点提醒我下单15公斤装的狗粮，家里只剩2公斤了' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['狗粮'], lacks: ['提醒', '九点'] }, at: '2026-11-25T21:00' }],
    },
  },
  {
    id: 'zh-more-sentences-407',
    class: 'sentences',
    said: '大后天上午十一点送旺财去洗澡美容，差不多两个小时',
    calls: [{ tool: 'quick_add', arguments: { text: '大后天上午十一点送旺财去洗澡美容，差不多两个小时' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['旺财'], lacks: ['十一点', '小时', '大后天'] },
          start: '2026-11-25T11:00',
          end: '2026-11-25T13:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-408',
    class: 'sentences',
    said: '花花十二月二号上午八点半做绝育手术，提前12小时提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '花花十二月二号上午八点半做绝育手术，提前12小时提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['绝育'], lacks: ['提醒', '八点半', '小时'] },
          start: '2026-12-02T08:30',
          reminds: ['2026-12-01T20:30'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-409',
    class: 'sentences',
    said: '周六下午三点，算了还是四点半吧，给猫剪指甲',
    calls: [{ tool: 'quick_add', arguments: { text: '周六下午三点，算了还是四点半吧，给猫剪指甲' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['剪指甲'], lacks: ['算了', '三点', '四点半'] }, start: '2026-11-28T16:30' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-410',
    class: 'sentences',
    said: '周一上午九点在三楼报告厅开全局大会，开到十一点半',
    calls: [{ tool: 'quick_add', arguments: { text: '周一上午九点在三楼报告厅开全局大会，开到十一点半' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['大会'], lacks: ['九点', '十一点半'] },
          start: '2026-11-23T09:00',
          end: '2026-11-23T11:30',
          location: '三楼报告厅',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-411',
    class: 'sentences',
    said: '年度述职材料12月18日下午五点前要交到办公室，这个很重要',
    calls: [{ tool: 'quick_add', arguments: { text: '年度述职材料12月18日下午五点前要交到办公室，这个很重要' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['述职材料'], lacks: ['五点'] }, due: '2026-12-18T17:00', importance: 'high' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-412',
    class: 'sentences',
    said: '12月14日起去省委党校培训五天，那几天别给我排别的',
    calls: [{ tool: 'quick_add', arguments: { text: '12月14日起去省委党校培训五天，那几天别给我排别的' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['培训'], lacks: ['14日', '五天'] },
          start: '2026-12-14',
          end: '2026-12-19',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-413',
    class: 'sentences',
    said: '跟小李换了窗口值班，11月30号我上，早上八点半到中午十二点',
    calls: [{ tool: 'quick_add', arguments: { text: '跟小李换了窗口值班，11月30号我上，早上八点半到中午十二点' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['值班'], lacks: ['八点半', '十二点'] },
          start: '2026-11-30T08:30',
          end: '2026-11-30T12:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-414',
    class: 'sentences',
    said: '周四下午两点半接待外地考察团，他们中巴的车牌尾号是308',
    calls: [{ tool: 'quick_add', arguments: { text: '周四下午两点半接待外地考察团，他们中巴的车牌尾号是308' } }],
    expect: { written: [{ kind: 'event', title: { has: ['考察团'], lacks: ['两点半'] }, start: '2026-11-26T14:30' }] },
  },
  {
    id: 'zh-more-sentences-415',
    class: 'sentences',
    said: '单位体检排在11.29早上7点半，要空腹，头天晚上九点提醒我一下',
    calls: [{ tool: 'quick_add', arguments: { text: '单位体检排在11.29早上7点半，要空腹，头天晚上九点提醒我一下' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['体检'], lacks: ['提醒', '九点', '7点半'] },
          start: '2026-11-29T07:30',
          reminds: ['2026-11-28T21:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-416',
    class: 'sentences',
    said: '11月27号周六下午三点开信访协调会',
    calls: [{ tool: 'quick_add', arguments: { text: '11月27号周六下午三点开信访协调会' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-sentences-417',
    class: 'sentences',
    said: '宝宝12月4号上午九点打乙肝第二针，在社区卫生服务中心，记得带绿本',
    calls: [
      { tool: 'quick_add', arguments: { text: '宝宝12月4号上午九点打乙肝第二针，在社区卫生服务中心，记得带绿本' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['乙肝'], lacks: ['九点'] },
          start: '2026-12-04T09:00',
          location: '社区卫生服务中心',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-418',
    class: 'sentences',
    said: '12月20号办满月酒，一整天都占着',
    calls: [{ tool: 'quick_add', arguments: { text: '12月20号办满月酒，一整天都占着' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['满月酒'], lacks: ['20号', '一整天'] },
          start: '2026-12-20',
          end: '2026-12-21',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-419',
    class: 'sentences',
    said: '周六上午十点面试月嫂刘姐，十一点面试周姐',
    calls: [{ tool: 'quick_add', arguments: { text: '周六上午十点面试月嫂刘姐，十一点面试周姐' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['刘姐'], lacks: ['十点', '周姐'] }, start: '2026-11-28T10:00' },
        { kind: 'event', title: { has: ['周姐'], lacks: ['十一点', '刘姐'] }, start: '2026-11-28T11:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-420',
    class: 'sentences',
    said: '今晚十一点半提醒我给娃换尿布，她妈刚睡着别吵醒',
    calls: [{ tool: 'quick_add', arguments: { text: '今晚十一点半提醒我给娃换尿布，她妈刚睡着别吵醒' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['尿布'], lacks: ['提醒', '十一点半'] }, at: '2026-11-22T23:30' }],
    },
  },
  {
    id: 'zh-more-sentences-421',
    class: 'sentences',
    said: '出生证明12月7号前必须办下来，很紧急',
    calls: [{ tool: 'quick_add', arguments: { text: '出生证明12月7号前必须办下来，很紧急' } }],
    expect: {
      written: [{ kind: 'todo', title: { has: ['出生证明'], lacks: ['7号'] }, due: '2026-12-07', urgency: 'high' }],
    },
  },
  {
    id: 'zh-more-sentences-422',
    class: 'sentences',
    said: '老婆产后42天复查，12月9号下午一点四十，在妇幼保健院，提前一个钟头提醒我',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '老婆产后42天复查，12月9号下午一点四十，在妇幼保健院，提前一个钟头提醒我' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['复查'], lacks: ['提醒', '一点', '钟头'] },
          start: '2026-12-09T13:40',
          location: '妇幼保健院',
          reminds: ['2026-12-09T12:40'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-423',
    class: 'sentences',
    said: '平安夜晚上六点有一桌12个人的包间，订金收了300，客人姓郑',
    calls: [{ tool: 'quick_add', arguments: { text: '平安夜晚上六点有一桌12个人的包间，订金收了300，客人姓郑' } }],
    expect: { written: [{ kind: 'event', title: { has: ['包间'], lacks: ['六点'] }, start: '2026-12-24T18:00' }] },
  },
  {
    id: 'zh-more-sentences-424',
    class: 'sentences',
    said: '今天晚上十点四十提醒我泡5斤黄豆，磨豆浆用的',
    calls: [{ tool: 'quick_add', arguments: { text: '今天晚上十点四十提醒我泡5斤黄豆，磨豆浆用的' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['黄豆'], lacks: ['提醒', '十点'] }, at: '2026-11-22T22:40' }],
    },
  },
  {
    id: 'zh-more-sentences-425',
    class: 'sentences',
    said: '煤气公司的人周二上午九点到十一点来换阀门，那会儿店里得有人',
    calls: [{ tool: 'quick_add', arguments: { text: '煤气公司的人周二上午九点到十一点来换阀门，那会儿店里得有人' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['阀门'], lacks: ['九点', '十一点'] },
          start: '2026-11-24T09:00',
          end: '2026-11-24T11:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-426',
    class: 'sentences',
    said: '牛肉刚卤上，九十分钟后提醒我关火',
    calls: [{ tool: 'quick_add', arguments: { text: '牛肉刚卤上，九十分钟后提醒我关火' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['关火'], lacks: ['提醒', '分钟'] }, at: '2026-11-22T21:30' }],
    },
  },
  {
    id: 'zh-more-sentences-427',
    class: 'sentences',
    said: '周四跟卖羊肉的老韩对账，下午三点，不，三点半',
    calls: [{ tool: 'quick_add', arguments: { text: '周四跟卖羊肉的老韩对账，下午三点，不，三点半' } }],
    expect: { written: [{ kind: 'event', title: { has: ['对账'], lacks: ['三点'] }, start: '2026-11-26T15:30' }] },
  },
  {
    id: 'zh-more-sentences-428',
    class: 'sentences',
    said: '明早六点去码头收鱼，周三早上七点豆腐厂来送货',
    calls: [{ tool: 'quick_add', arguments: { text: '明早六点去码头收鱼，周三早上七点豆腐厂来送货' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['收鱼'], lacks: ['六点', '豆腐'] }, start: '2026-11-23T06:00' },
        { kind: 'event', title: { has: ['豆腐'], lacks: ['七点', '收鱼'] }, start: '2026-11-25T07:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-429',
    class: 'sentences',
    said: '开题答辩12月16号上午九点，地点理科楼B207，提前两小时提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '开题答辩12月16号上午九点，地点理科楼B207，提前两小时提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['答辩'], lacks: ['提醒', '九点', '小时'] },
          start: '2026-12-16T09:00',
          location: '理科楼B207',
          reminds: ['2026-12-16T07:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-430',
    class: 'sentences',
    said: '导师人在波士顿，约了波士顿时间周三早上八点半跟他视频聊第三章',
    calls: [{ tool: 'quick_add', arguments: { text: '导师人在波士顿，约了波士顿时间周三早上八点半跟他视频聊第三章' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['视频'], lacks: ['八点半', '周三'] }, start: '2026-11-25T21:30' }],
    },
  },
  {
    id: 'zh-more-sentences-431',
    class: 'sentences',
    said: '论文初稿周五前要发给导师，估计得改六个小时',
    calls: [{ tool: 'quick_add', arguments: { text: '论文初稿周五前要发给导师，估计得改六个小时' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['初稿'], lacks: ['周五', '小时'] }, due: '2026-11-27', estimateMinutes: 360 },
      ],
    },
  },
  {
    id: 'zh-more-sentences-432',
    class: 'sentences',
    said: '周四晚上十点前交奖学金材料 #学工',
    calls: [{ tool: 'quick_add', arguments: { text: '周四晚上十点前交奖学金材料 #学工' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['奖学金'], lacks: ['十点', '#'] }, due: '2026-11-26T22:00', tags: ['学工'] },
      ],
    },
  },
  {
    id: 'zh-more-sentences-433',
    class: 'sentences',
    said: '12月12日15:00-17:25考六级，地点二教105，准考证放书包夹层了',
    calls: [{ tool: 'quick_add', arguments: { text: '12月12日15:00-17:25考六级，地点二教105，准考证放书包夹层了' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['六级'], lacks: ['15:00', '17:25'] },
          start: '2026-12-12T15:00',
          end: '2026-12-12T17:25',
          location: '二教105',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-434',
    class: 'sentences',
    said: '图书馆讨论间我订了周三，下午四点开始三点结束',
    calls: [{ tool: 'quick_add', arguments: { text: '图书馆讨论间我订了周三，下午四点开始三点结束' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-sentences-435',
    class: 'sentences',
    said: '明天早上七点四十到校门口值勤，校长说这周轮到我们组',
    calls: [{ tool: 'quick_add', arguments: { text: '明天早上七点四十到校门口值勤，校长说这周轮到我们组' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['值勤'], lacks: ['七点', '明天'] }, start: '2026-11-23T07:40' }],
    },
  },
  {
    id: 'zh-more-sentences-436',
    class: 'sentences',
    said: '周三下午两点半到四点在第二会议室听初二（5）班的公开课，提前一刻钟提醒我',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '周三下午两点半到四点在第二会议室听初二（5）班的公开课，提前一刻钟提醒我' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['公开课'], lacks: ['提醒', '两点半', '一刻钟'] },
          start: '2026-11-25T14:30',
          end: '2026-11-25T16:00',
          location: '第二会议室',
          reminds: ['2026-11-25T14:15'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-437',
    class: 'sentences',
    said: '46份作文周五晚上十点之前批完，非常重要，大概得花三个小时 #语文',
    calls: [
      { tool: 'quick_add', arguments: { text: '46份作文周五晚上十点之前批完，非常重要，大概得花三个小时 #语文' } },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['作文'], lacks: ['十点', '三个小时', '#'] },
          due: '2026-11-27T22:00',
          importance: 'high',
          estimateMinutes: 180,
          tags: ['语文'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-438',
    class: 'sentences',
    said: '家长会原来说的是周四晚上六点半，哦不对，改到周五了，时间不变，地点还是阶梯教室',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '家长会原来说的是周四晚上六点半，哦不对，改到周五了，时间不变，地点还是阶梯教室' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['家长会'], lacks: ['不对', '周四', '六点半'] },
          start: '2026-11-27T18:30',
          location: '阶梯教室',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-439',
    class: 'sentences',
    said: '二十分钟后提醒我把实验室的酒精灯锁进柜子',
    calls: [{ tool: 'quick_add', arguments: { text: '二十分钟后提醒我把实验室的酒精灯锁进柜子' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['酒精灯'], lacks: ['提醒', '分钟'] }, at: '2026-11-22T20:20' }],
    },
  },
  {
    id: 'zh-more-sentences-440',
    class: 'sentences',
    said: '12月3号早上8点带学生去科技馆，下午四点半回来，两个班一共87个人',
    calls: [
      { tool: 'quick_add', arguments: { text: '12月3号早上8点带学生去科技馆，下午四点半回来，两个班一共87个人' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['科技馆'], lacks: ['8点', '四点半'] },
          start: '2026-12-03T08:00',
          end: '2026-12-03T16:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-441',
    class: 'sentences',
    said: '站里新来的三轮车明天上午十点半送到，电话里说车牌尾号是718，让我在门口接一下',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '站里新来的三轮车明天上午十点半送到，电话里说车牌尾号是718，让我在门口接一下' },
      },
    ],
    expect: {
      written: [{ kind: 'event', title: { has: ['三轮车'], lacks: ['十点半', '明天'] }, start: '2026-11-23T10:30' }],
    },
  },
  {
    id: 'zh-more-sentences-442',
    class: 'sentences',
    said: '周二凌晨四点到货，比平常多两车，提前一小时叫我',
    calls: [{ tool: 'quick_add', arguments: { text: '周二凌晨四点到货，比平常多两车，提前一小时叫我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['货'], lacks: ['凌晨', '提前', '一小时'] },
          start: '2026-11-24T04:00',
          reminds: ['2026-11-24T03:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-443',
    class: 'sentences',
    said: '明天下午两点面试两个快递员，四点去总部交押金单，晚上八点和老周吃饭',
    calls: [
      { tool: 'quick_add', arguments: { text: '明天下午两点面试两个快递员，四点去总部交押金单，晚上八点和老周吃饭' } },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['面试'], lacks: ['两点', '老周'] }, start: '2026-11-23T14:00' },
        { kind: 'event', title: { has: ['押金单'], lacks: ['四点'] }, start: '2026-11-23T16:00' },
        { kind: 'event', title: { has: ['老周'], lacks: ['八点'] }, start: '2026-11-23T20:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-444',
    class: 'sentences',
    said: '提醒我明早六点五十给李师傅打电话，问他13号线的件还剩多少',
    calls: [{ tool: 'quick_add', arguments: { text: '提醒我明早六点五十给李师傅打电话，问他13号线的件还剩多少' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['李师傅'], lacks: ['提醒', '六点'] }, at: '2026-11-23T06:50' }],
    },
  },
  {
    id: 'zh-more-sentences-445',
    class: 'sentences',
    said: '消防检查是28号上午九点，迟到要罚200块，提前一天和提前一小时各提醒我一次',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '消防检查是28号上午九点，迟到要罚200块，提前一天和提前一小时各提醒我一次' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['消防检查'], lacks: ['28号', '提前', '九点'] },
          start: '2026-11-28T09:00',
          reminds: ['2026-11-27T09:00', '2026-11-28T08:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-446',
    class: 'sentences',
    said: '双十二的人手安排表12月5号前要报上去，很急',
    calls: [{ tool: 'quick_add', arguments: { text: '双十二的人手安排表12月5号前要报上去，很急' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['安排表'], lacks: ['5号', '很急'] }, due: '2026-12-05', urgency: 'high' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-447',
    class: 'sentences',
    said: '宝宝六个月的疫苗约在周四上午九点二十，在社区医院打，提前两个小时提醒我',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '宝宝六个月的疫苗约在周四上午九点二十，在社区医院打，提前两个小时提醒我' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['疫苗'], lacks: ['提醒', '九点'] },
          start: '2026-11-26T09:20',
          location: '社区医院',
          reminds: ['2026-11-26T07:20'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-448',
    class: 'sentences',
    said: '我妈周六下午坐G1372次高铁来，三点零八分到虹桥站，我得去接她',
    calls: [{ tool: 'quick_add', arguments: { text: '我妈周六下午坐G1372次高铁来，三点零八分到虹桥站，我得去接她' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['妈'], lacks: ['三点', '周六'] }, start: '2026-11-28T15:08' }],
    },
  },
  {
    id: 'zh-more-sentences-449',
    class: 'sentences',
    said: '奶粉只够喝到周三了，明天晚上八点半在直播间抢两罐900克的，提前五分钟喊我',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '奶粉只够喝到周三了，明天晚上八点半在直播间抢两罐900克的，提前五分钟喊我' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['抢'], lacks: ['八点半', '五分钟', '喊我'] },
          start: '2026-11-23T20:30',
          reminds: ['2026-11-23T20:25'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-450',
    class: 'sentences',
    said: '今晚十点半提醒我给孩子量个体温，下午那会儿是38度2',
    calls: [{ tool: 'quick_add', arguments: { text: '今晚十点半提醒我给孩子量个体温，下午那会儿是38度2' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['体温'], lacks: ['提醒', '十点'] }, at: '2026-11-22T22:30' }],
    },
  },
  {
    id: 'zh-more-sentences-451',
    class: 'sentences',
    said: '12月19号到21号带娃去苏州玩三天，记成全天的',
    calls: [{ tool: 'quick_add', arguments: { text: '12月19号到21号带娃去苏州玩三天，记成全天的' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['苏州'], lacks: ['19号', '全天'] },
          start: '2026-12-19',
          end: '2026-12-22',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-452',
    class: 'sentences',
    said: '早教试听课帮我记周日上午十点，啊不对，老师刚回我说周日满了，改周六同一时间，地点在万达三楼',
    calls: [
      {
        tool: 'quick_add',
        arguments: {
          text: '早教试听课帮我记周日上午十点，啊不对，老师刚回我说周日满了，改周六同一时间，地点在万达三楼',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['试听课'], lacks: ['不对', '周日', '十点'] },
          start: '2026-11-28T10:00',
          location: '万达三楼',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-453',
    class: 'sentences',
    said: '老同事聚会定在下个月8号中午十二点，地点是和平饭店二楼，来的大约有十五个人',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '老同事聚会定在下个月8号中午十二点，地点是和平饭店二楼，来的大约有十五个人' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['聚会'], lacks: ['8号', '十二点'] },
          start: '2026-12-08T12:00',
          location: '和平饭店二楼',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-454',
    class: 'sentences',
    said: '降压药快没了，大后天上午八点一刻去药房取，医保卡在左边抽屉里',
    calls: [{ tool: 'quick_add', arguments: { text: '降压药快没了，大后天上午八点一刻去药房取，医保卡在左边抽屉里' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['药'], lacks: ['大后天', '一刻'] }, start: '2026-11-25T08:15' }],
    },
  },
  {
    id: 'zh-more-sentences-455',
    class: 'sentences',
    said: '给市老年大学做一个冠心病讲座，后天下午两点开始，讲一个半小时，早四十分钟提醒我出门',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '给市老年大学做一个冠心病讲座，后天下午两点开始，讲一个半小时，早四十分钟提醒我出门' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['讲座'], lacks: ['提醒', '两点', '四十分钟'] },
          start: '2026-11-24T14:00',
          end: '2026-11-24T15:30',
          reminds: ['2026-11-24T13:20'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-456',
    class: 'sentences',
    said: '我老伴的白内障手术排在12月10号早上7点半，住院部6楼23床，前一天晚上八点提醒我',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '我老伴的白内障手术排在12月10号早上7点半，住院部6楼23床，前一天晚上八点提醒我' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['白内障'], lacks: ['提醒', '前一天'] },
          start: '2026-12-10T07:30',
          reminds: ['2026-12-09T20:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-457',
    class: 'sentences',
    said: '电热毯周五以前要退回去，单号尾数4417，能退259块',
    calls: [{ tool: 'quick_add', arguments: { text: '电热毯周五以前要退回去，单号尾数4417，能退259块' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['电热毯'], lacks: ['周五'] }, due: '2026-11-27' }] },
  },
  {
    id: 'zh-more-sentences-458',
    class: 'sentences',
    said: '12月5号星期日上午十点，全家去照相馆拍全家福',
    calls: [{ tool: 'quick_add', arguments: { text: '12月5号星期日上午十点，全家去照相馆拍全家福' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-sentences-459',
    class: 'sentences',
    said: '明天下午3点跟深圳的后端对一下接口，45分钟应该够了',
    calls: [{ tool: 'quick_add', arguments: { text: '明天下午3点跟深圳的后端对一下接口，45分钟应该够了' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['接口'], lacks: ['3点', '分钟'] },
          start: '2026-11-23T15:00',
          end: '2026-11-23T15:45',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-460',
    class: 'sentences',
    said: '周三晚上11点上线v2.4.1，灰度先放10%，提前30分钟提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '周三晚上11点上线v2.4.1，灰度先放10%，提前30分钟提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['上线'], lacks: ['提醒', '11点', '30分钟'] },
          start: '2026-11-25T23:00',
          reminds: ['2026-11-25T22:30'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-461',
    class: 'sentences',
    said: '旧金山时间12月1号上午10点跟客户开会，帮我换算成北京时间记上',
    calls: [{ tool: 'quick_add', arguments: { text: '旧金山时间12月1号上午10点跟客户开会，帮我换算成北京时间记上' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['客户'], lacks: ['换算', '10点'] }, start: '2026-12-02T02:00' }],
    },
  },
  {
    id: 'zh-more-sentences-462',
    class: 'sentences',
    said: 'PR #1873周二中午12点之前要review完，估摸着得40分钟',
    calls: [{ tool: 'quick_add', arguments: { text: 'PR #1873周二中午12点之前要review完，估摸着得40分钟' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['1873'], lacks: ['12点', '分钟'] },
          due: '2026-11-24T12:00',
          estimateMinutes: 40,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-463',
    class: 'sentences',
    said: '两小时后叫我看一眼压测结果，8核那台机器',
    calls: [{ tool: 'quick_add', arguments: { text: '两小时后叫我看一眼压测结果，8核那台机器' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['压测'], lacks: ['两小时', '叫我'] }, at: '2026-11-22T22:00' }],
    },
  },
  {
    id: 'zh-more-sentences-464',
    class: 'sentences',
    said: '11月27日（周五）部门团建，下午1点半大巴出发，估计晚上九点结束',
    calls: [
      { tool: 'quick_add', arguments: { text: '11月27日（周五）部门团建，下午1点半大巴出发，估计晚上九点结束' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['团建'], lacks: ['1点半', '九点'] },
          start: '2026-11-27T13:30',
          end: '2026-11-27T21:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-465',
    class: 'sentences',
    said: 'Sprint复盘本来排在25号下午4点，产品那边有冲突，往后挪一天，还是4点',
    calls: [
      { tool: 'quick_add', arguments: { text: 'Sprint复盘本来排在25号下午4点，产品那边有冲突，往后挪一天，还是4点' } },
    ],
    expect: {
      written: [{ kind: 'event', title: { has: ['复盘'], lacks: ['25号', '4点', '往后'] }, start: '2026-11-26T16:00' }],
    },
  },
  {
    id: 'zh-more-sentences-466',
    class: 'sentences',
    said: '周六上午十点新人在香格里拉宴会厅彩排，流程走下来两个小时',
    calls: [{ tool: 'quick_add', arguments: { text: '周六上午十点新人在香格里拉宴会厅彩排，流程走下来两个小时' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['彩排'], lacks: ['十点', '周六', '小时'] },
          start: '2026-11-28T10:00',
          end: '2026-11-28T12:00',
          location: '香格里拉宴会厅',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-467',
    class: 'sentences',
    said: '王小姐那场的花材要在12/2下午五点之前跟花店敲定，预算8000',
    calls: [{ tool: 'quick_add', arguments: { text: '王小姐那场的花材要在12/2下午五点之前跟花店敲定，预算8000' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['花材'], lacks: ['五点', '12/2'] }, due: '2026-12-02T17:00' }] },
  },
  {
    id: 'zh-more-sentences-468',
    class: 'sentences',
    said: '2026年12月12日一整天都是郑先生的婚礼，28桌',
    calls: [{ tool: 'quick_add', arguments: { text: '2026年12月12日一整天都是郑先生的婚礼，28桌' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['婚礼'], lacks: ['2026', '12日', '一整天'] },
          start: '2026-12-12',
          end: '2026-12-13',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-469',
    class: 'sentences',
    said: '周一上午九点半跟司仪通电话，下午一点去江边看场地，周二晚上七点陪新娘试妆',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '周一上午九点半跟司仪通电话，下午一点去江边看场地，周二晚上七点陪新娘试妆' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['司仪'], lacks: ['九点', '试妆'] }, start: '2026-11-23T09:30' },
        { kind: 'event', title: { has: ['场地'], lacks: ['一点', '司仪'] }, start: '2026-11-23T13:00' },
        { kind: 'event', title: { has: ['试妆'], lacks: ['七点', '场地'] }, start: '2026-11-24T19:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-470',
    class: 'sentences',
    said: '灯光师那边还没给准信，周四下午三点跟他见面先标成暂定吧',
    calls: [{ tool: 'quick_add', arguments: { text: '灯光师那边还没给准信，周四下午三点跟他见面先标成暂定吧' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['灯光师'], lacks: ['三点', '暂定'] },
          start: '2026-11-26T15:00',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-471',
    class: 'sentences',
    said: '提醒我后天早上九点催摄影师把样片发来，他老是拖',
    calls: [{ tool: 'quick_add', arguments: { text: '提醒我后天早上九点催摄影师把样片发来，他老是拖' } }],
    expect: {
      written: [
        { kind: 'reminder', title: { has: ['样片'], lacks: ['提醒', '九点', '后天'] }, at: '2026-11-24T09:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-472',
    class: 'sentences',
    said: '12月6号那场婚礼，化妆师早上五点到——哦不，刚说改成四点半了',
    calls: [{ tool: 'quick_add', arguments: { text: '12月6号那场婚礼，化妆师早上五点到——哦不，刚说改成四点半了' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['化妆师'], lacks: ['五点', '哦不', '四点'] }, start: '2026-12-06T04:30' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-473',
    class: 'sentences',
    said: '政治第七章的错题周二晚上九点重做一遍，一个小时够了',
    calls: [{ tool: 'quick_add', arguments: { text: '政治第七章的错题周二晚上九点重做一遍，一个小时够了' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['错题'], lacks: ['九点', '周二', '小时'] },
          start: '2026-11-24T21:00',
          end: '2026-11-24T22:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-474',
    class: 'sentences',
    said: '12月26号到27号考研初试，考点在外国语学校，帮我记成全天',
    calls: [{ tool: 'quick_add', arguments: { text: '12月26号到27号考研初试，考点在外国语学校，帮我记成全天' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['考研'], lacks: ['26号', '全天'] },
          start: '2026-12-26',
          end: '2026-12-28',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-475',
    class: 'sentences',
    said: '准考证12月10号晚上六点以前打印好，这事特别重要',
    calls: [{ tool: 'quick_add', arguments: { text: '准考证12月10号晚上六点以前打印好，这事特别重要' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['准考证'], lacks: ['六点', '重要'] },
          due: '2026-12-10T18:00',
          importance: 'high',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-476',
    class: 'sentences',
    said: '再过四十五分钟提醒我收手机，睡前还有50个单词要背',
    calls: [{ tool: 'quick_add', arguments: { text: '再过四十五分钟提醒我收手机，睡前还有50个单词要背' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['手机'], lacks: ['提醒', '四十五分钟'] }, at: '2026-11-22T20:45' }],
    },
  },
  {
    id: 'zh-more-sentences-477',
    class: 'sentences',
    said: '周日下午两点到五点小组模拟面试，地点图书馆302研讨室，提前20分钟提醒',
    calls: [
      { tool: 'quick_add', arguments: { text: '周日下午两点到五点小组模拟面试，地点图书馆302研讨室，提前20分钟提醒' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['模拟面试'], lacks: ['提醒', '两点', '20分钟'] },
          start: '2026-11-29T14:00',
          end: '2026-11-29T17:00',
          location: '图书馆302研讨室',
          reminds: ['2026-11-29T13:40'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-478',
    class: 'sentences',
    said: '12月5号上午八点半数学模考，考三个小时，第二天下午四点老师讲评',
    calls: [
      { tool: 'quick_add', arguments: { text: '12月5号上午八点半数学模考，考三个小时，第二天下午四点老师讲评' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['模考'], lacks: ['八点', '小时', '讲评'] },
          start: '2026-12-05T08:30',
          end: '2026-12-05T11:30',
        },
        { kind: 'event', title: { has: ['讲评'], lacks: ['四点', '第二天'] }, start: '2026-12-06T16:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-479',
    class: 'sentences',
    said: '明早五点半去批发市场进货，要20箱橙子、3公斤姜',
    calls: [{ tool: 'quick_add', arguments: { text: '明早五点半去批发市场进货，要20箱橙子、3公斤姜' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['进货'], lacks: ['五点', '明早'] }, start: '2026-11-23T05:30' }],
    },
  },
  {
    id: 'zh-more-sentences-480',
    class: 'sentences',
    said: '周三我跟供货商约的是上午九点还是十点来着，帮我记一下',
    calls: [{ tool: 'quick_add', arguments: { text: '周三我跟供货商约的是上午九点还是十点来着，帮我记一下' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-sentences-481',
    class: 'sentences',
    said: '店里的房租4500块，12月1号前转给房东',
    calls: [{ tool: 'quick_add', arguments: { text: '店里的房租4500块，12月1号前转给房东' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['房租'], lacks: ['1号'] }, due: '2026-12-01' }] },
  },
  {
    id: 'zh-more-sentences-482',
    class: 'sentences',
    said: '修冰柜的师傅周四上午九点到十一点来，不用我一直守着，这段标成空闲就行',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '修冰柜的师傅周四上午九点到十一点来，不用我一直守着，这段标成空闲就行' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['冰柜'], lacks: ['九点', '空闲'] },
          start: '2026-11-26T09:00',
          end: '2026-11-26T11:00',
          showAs: 'free',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-483',
    class: 'sentences',
    said: '这个月最后一天下午两点半去换营业执照，提前三天提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '这个月最后一天下午两点半去换营业执照，提前三天提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['执照'], lacks: ['最后一天', '提醒', '三天'] },
          start: '2026-11-30T14:30',
          reminds: ['2026-11-27T14:30'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-484',
    class: 'sentences',
    said: '东京那边的买手约我视频看货，日本时间周二上午十一点',
    calls: [{ tool: 'quick_add', arguments: { text: '东京那边的买手约我视频看货，日本时间周二上午十一点' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['视频'], lacks: ['十一点', '日本时间'] }, start: '2026-11-24T10:00' }],
    },
  },
  {
    id: 'zh-more-sentences-485',
    class: 'sentences',
    said: '周二上午十点在三楼小会议室给新来的两位同事做入职培训，大概一个半小时',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '周二上午十点在三楼小会议室给新来的两位同事做入职培训，大概一个半小时' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['培训'], lacks: ['十点', '一个半小时'] },
          start: '2026-11-24T10:00',
          end: '2026-11-24T11:30',
          location: '三楼小会议室',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-486',
    class: 'sentences',
    said: '大宝的家长会是周四晚上七点，在学校报告厅，提前四十分钟提醒我出门',
    calls: [
      { tool: 'quick_add', arguments: { text: '大宝的家长会是周四晚上七点，在学校报告厅，提前四十分钟提醒我出门' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['家长会'], lacks: ['提前', '七点'] },
          start: '2026-11-26T19:00',
          location: '学校报告厅',
          reminds: ['2026-11-26T18:20'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-487',
    class: 'sentences',
    said: '12月6号早上七点半半程马拉松鸣枪，前一天晚上九点提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '12月6号早上七点半半程马拉松鸣枪，前一天晚上九点提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['马拉松'], lacks: ['提醒', '前一天'] },
          start: '2026-12-06T07:30',
          reminds: ['2026-12-05T21:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-488',
    class: 'sentences',
    said: '302的租客周六下午四点退房，我得过去验房收钥匙',
    calls: [{ tool: 'quick_add', arguments: { text: '302的租客周六下午四点退房，我得过去验房收钥匙' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['302', '退房'], lacks: ['四点', '周六'] }, start: '2026-11-28T16:00' }],
    },
  },
  {
    id: 'zh-more-sentences-489',
    class: 'sentences',
    said: '周三下午两点半给那只橘猫做绝育，手术预计一个钟头',
    calls: [{ tool: 'quick_add', arguments: { text: '周三下午两点半给那只橘猫做绝育，手术预计一个钟头' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['绝育'], lacks: ['两点半', '一个钟头'] },
          start: '2026-11-25T14:30',
          end: '2026-11-25T15:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-490',
    class: 'sentences',
    said: '高数第七章的作业周五晚上十点前要交',
    calls: [{ tool: 'quick_add', arguments: { text: '高数第七章的作业周五晚上十点前要交' } }],
    expect: {
      written: [{ kind: 'todo', title: { has: ['高数', '作业'], lacks: ['十点', '周五'] }, due: '2026-11-27T22:00' }],
    },
  },
  {
    id: 'zh-more-sentences-491',
    class: 'sentences',
    said: '明早六点四十跟老李去公园打太极',
    calls: [{ tool: 'quick_add', arguments: { text: '明早六点四十跟老李去公园打太极' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['太极'], lacks: ['明早', '六点'] }, start: '2026-11-23T06:40' }],
    },
  },
  {
    id: 'zh-more-sentences-492',
    class: 'sentences',
    said: '跟华泰的王总约了周四下午三点见面，哦不对，他刚说改成周五了，还是下午三点',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '跟华泰的王总约了周四下午三点见面，哦不对，他刚说改成周五了，还是下午三点' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['王总'], lacks: ['周四', '不对', '三点'] }, start: '2026-11-27T15:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-493',
    class: 'sentences',
    said: '二十分钟后提醒我去把炖着的汤关火',
    calls: [{ tool: 'quick_add', arguments: { text: '二十分钟后提醒我去把炖着的汤关火' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['关火'], lacks: ['二十分钟', '提醒'] }, at: '2026-11-22T20:20' }],
    },
  },
  {
    id: 'zh-more-sentences-494',
    class: 'sentences',
    said: '明天上午九点一刻提醒我给张总送合同，一式四份那个',
    calls: [{ tool: 'quick_add', arguments: { text: '明天上午九点一刻提醒我给张总送合同，一式四份那个' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['合同'], lacks: ['提醒', '九点'] }, at: '2026-11-23T09:15' }],
    },
  },
  {
    id: 'zh-more-sentences-495',
    class: 'sentences',
    said: '12月2号上午九点到十一点半听兽医协会的线上讲座',
    calls: [{ tool: 'quick_add', arguments: { text: '12月2号上午九点到十一点半听兽医协会的线上讲座' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['讲座'], lacks: ['九点', '12月'] },
          start: '2026-12-02T09:00',
          end: '2026-12-02T11:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-496',
    class: 'sentences',
    said: '英语四级12月19号上午九点开考，在二教405，提前一个小时叫我',
    calls: [{ tool: 'quick_add', arguments: { text: '英语四级12月19号上午九点开考，在二教405，提前一个小时叫我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['四级'], lacks: ['提前', '九点'] },
          start: '2026-12-19T09:00',
          location: '二教405',
          reminds: ['2026-12-19T08:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-497',
    class: 'sentences',
    said: '后天上午八点去社区医院抽血，明天晚上十点提醒我别再吃东西了',
    calls: [{ tool: 'quick_add', arguments: { text: '后天上午八点去社区医院抽血，明天晚上十点提醒我别再吃东西了' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['抽血'], lacks: ['八点', '提醒'] }, start: '2026-11-24T08:00' },
        { kind: 'reminder', title: { has: ['吃东西'], lacks: ['十点', '提醒'] }, at: '2026-11-23T22:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-498',
    class: 'sentences',
    said: '下个月5号到8号去成都参加糖酒会，占全天',
    calls: [{ tool: 'quick_add', arguments: { text: '下个月5号到8号去成都参加糖酒会，占全天' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['糖酒会'], lacks: ['8号', '全天'] },
          start: '2026-12-05',
          end: '2026-12-09',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-499',
    class: 'sentences',
    said: '501欠的1860块水电费，这个月28号之前要催回来，记个待办',
    calls: [{ tool: 'quick_add', arguments: { text: '501欠的1860块水电费，这个月28号之前要催回来，记个待办' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['水电费'], lacks: ['28号', '待办'] }, due: '2026-11-28' }] },
  },
  {
    id: 'zh-more-sentences-500',
    class: 'sentences',
    said: '明晚八点操场间歇跑，六组八百米，九点十分结束',
    calls: [{ tool: 'quick_add', arguments: { text: '明晚八点操场间歇跑，六组八百米，九点十分结束' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['间歇跑'], lacks: ['八点', '明晚'] },
          start: '2026-11-23T20:00',
          end: '2026-11-23T21:10',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-501',
    class: 'sentences',
    said: '二宝打疫苗约在周四上午十点二十，提前一天和提前一小时各提醒我一次',
    calls: [
      { tool: 'quick_add', arguments: { text: '二宝打疫苗约在周四上午十点二十，提前一天和提前一小时各提醒我一次' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['疫苗'], lacks: ['提前', '提醒'] },
          start: '2026-11-26T10:20',
          reminds: ['2026-11-25T10:20', '2026-11-26T09:20'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-502',
    class: 'sentences',
    said: '紧急：明天中午十二点前把三家供应商的报价汇总发给李经理',
    calls: [{ tool: 'quick_add', arguments: { text: '紧急：明天中午十二点前把三家供应商的报价汇总发给李经理' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['报价'], lacks: ['紧急', '十二点'] }, due: '2026-11-23T12:00', urgency: 'high' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-503',
    class: 'sentences',
    said: '周三中午十二点在海底捞万达店陪客户吃饭，一共六个人',
    calls: [{ tool: 'quick_add', arguments: { text: '周三中午十二点在海底捞万达店陪客户吃饭，一共六个人' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['客户'], lacks: ['十二点', '周三'] },
          start: '2026-11-25T12:00',
          location: '海底捞万达店',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-504',
    class: 'sentences',
    said: '周二晚上六点半到九点半小组讨论，在图书馆，我们是第四组',
    calls: [{ tool: 'quick_add', arguments: { text: '周二晚上六点半到九点半小组讨论，在图书馆，我们是第四组' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['讨论'], lacks: ['六点半', '九点半'] },
          start: '2026-11-24T18:30',
          end: '2026-11-24T21:30',
          location: '图书馆',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-505',
    class: 'sentences',
    said: '周五下午四点十分接孙子放学，三点四十的时候提醒我一声',
    calls: [{ tool: 'quick_add', arguments: { text: '周五下午四点十分接孙子放学，三点四十的时候提醒我一声' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['孙子'], lacks: ['四点', '提醒'] },
          start: '2026-11-27T16:10',
          reminds: ['2026-11-27T15:40'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-506',
    class: 'sentences',
    said: '今晚九点半提醒我给住院的金毛换药',
    calls: [{ tool: 'quick_add', arguments: { text: '今晚九点半提醒我给住院的金毛换药' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['金毛'], lacks: ['九点半', '提醒'] }, at: '2026-11-22T21:30' }],
    },
  },
  {
    id: 'zh-more-sentences-507',
    class: 'sentences',
    said: '英国那个客户约我周四视频，伦敦时间上午九点',
    calls: [{ tool: 'quick_add', arguments: { text: '英国那个客户约我周四视频，伦敦时间上午九点' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['视频'], lacks: ['伦敦时间', '九点'] }, start: '2026-11-26T17:00' }],
    },
  },
  {
    id: 'zh-more-sentences-508',
    class: 'sentences',
    said: '周五东京时间下午两点和日本分公司开电话会，四十五分钟',
    calls: [{ tool: 'quick_add', arguments: { text: '周五东京时间下午两点和日本分公司开电话会，四十五分钟' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['电话会'], lacks: ['东京时间', '两点', '四十五'] },
          start: '2026-11-27T13:00',
          end: '2026-11-27T13:45',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-509',
    class: 'sentences',
    said: '12月1号上午十点带中介看204的房子，下午三点带另一家看临街的铺面',
    calls: [
      { tool: 'quick_add', arguments: { text: '12月1号上午十点带中介看204的房子，下午三点带另一家看临街的铺面' } },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['204'], lacks: ['十点'] }, start: '2026-12-01T10:00' },
        { kind: 'event', title: { has: ['铺面'], lacks: ['三点'] }, start: '2026-12-01T15:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-510',
    class: 'sentences',
    said: '周六上午九点老大钢琴课，十点半老二游泳课，下午三点去外婆家',
    calls: [{ tool: 'quick_add', arguments: { text: '周六上午九点老大钢琴课，十点半老二游泳课，下午三点去外婆家' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['钢琴'], lacks: ['九点', '周六'] }, start: '2026-11-28T09:00' },
        { kind: 'event', title: { has: ['游泳'], lacks: ['十点半'] }, start: '2026-11-28T10:30' },
        { kind: 'event', title: { has: ['外婆'], lacks: ['三点'] }, start: '2026-11-28T15:00' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-511',
    class: 'sentences',
    said: '12月10号前把论文初稿写完，很重要，估计还要六个小时',
    calls: [{ tool: 'quick_add', arguments: { text: '12月10号前把论文初稿写完，很重要，估计还要六个小时' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['论文'], lacks: ['重要', '12月', '六个小时'] },
          due: '2026-12-10',
          importance: 'high',
          estimateMinutes: 360,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-512',
    class: 'sentences',
    said: '老同学聚会定在十二月十二号中午十一点半，在聚宝楼二楼牡丹厅',
    calls: [{ tool: 'quick_add', arguments: { text: '老同学聚会定在十二月十二号中午十一点半，在聚宝楼二楼牡丹厅' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['同学'], lacks: ['十一点半', '十二号'] },
          start: '2026-12-12T11:30',
          location: '聚宝楼二楼牡丹厅',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-513',
    class: 'sentences',
    said: '三天后上午十点给赵姐回电话，谈谈续约的事',
    calls: [{ tool: 'quick_add', arguments: { text: '三天后上午十点给赵姐回电话，谈谈续约的事' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['赵姐'], lacks: ['三天后', '十点'] }, start: '2026-11-25T10:00' }],
    },
  },
  {
    id: 'zh-more-sentences-514',
    class: 'sentences',
    said: '今天给一只哈士奇缝了七针，十天后上午九点半拆线',
    calls: [{ tool: 'quick_add', arguments: { text: '今天给一只哈士奇缝了七针，十天后上午九点半拆线' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['拆线'], lacks: ['十天后', '九点半'] }, start: '2026-12-02T09:30' }],
    },
  },
  {
    id: 'zh-more-sentences-515',
    class: 'sentences',
    said: '11月30日至12月2日王总去深圳出差，帮我标成全天',
    calls: [{ tool: 'quick_add', arguments: { text: '11月30日至12月2日王总去深圳出差，帮我标成全天' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['出差'], lacks: ['全天', '11月'] },
          start: '2026-11-30',
          end: '2026-12-03',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-516',
    class: 'sentences',
    said: '周四也就是27号下午三点跟新租客签合同',
    calls: [{ tool: 'quick_add', arguments: { text: '周四也就是27号下午三点跟新租客签合同' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-sentences-517',
    class: 'sentences',
    said: '记个备忘：健身房更衣柜密码是4071',
    calls: [{ tool: 'quick_add', arguments: { text: '记个备忘：健身房更衣柜密码是4071' } }],
    expect: { written: [{ kind: 'memo', title: { has: ['更衣柜'], lacks: ['备忘'] } }] },
  },
  {
    id: 'zh-more-sentences-518',
    class: 'sentences',
    said: '明晚八点半之前要在班级群里回复老师报不报冬令营，加到待办',
    calls: [{ tool: 'quick_add', arguments: { text: '明晚八点半之前要在班级群里回复老师报不报冬令营，加到待办' } }],
    expect: {
      written: [{ kind: 'todo', title: { has: ['冬令营'], lacks: ['八点半', '待办'] }, due: '2026-11-23T20:30' }],
    },
  },
  {
    id: 'zh-more-sentences-519',
    class: 'sentences',
    said: '周四晚上六点请供应商刘总吃饭，他那边还没最后确认，先标暂定',
    calls: [{ tool: 'quick_add', arguments: { text: '周四晚上六点请供应商刘总吃饭，他那边还没最后确认，先标暂定' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['刘总'], lacks: ['暂定', '六点'] },
          start: '2026-11-26T18:00',
          showAs: 'tentative',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-520',
    class: 'sentences',
    said: '周六上午九点到十一点社区有义诊，去不去两可，标成空闲',
    calls: [{ tool: 'quick_add', arguments: { text: '周六上午九点到十一点社区有义诊，去不去两可，标成空闲' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['义诊'], lacks: ['空闲', '九点'] },
          start: '2026-11-28T09:00',
          end: '2026-11-28T11:00',
          showAs: 'free',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-521',
    class: 'sentences',
    said: '明年1月15号晚上八点提醒我问问301还续不续租',
    calls: [{ tool: 'quick_add', arguments: { text: '明年1月15号晚上八点提醒我问问301还续不续租' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['301'], lacks: ['明年', '八点'] }, at: '2027-01-15T20:00' }],
    },
  },
  {
    id: 'zh-more-sentences-522',
    class: 'sentences',
    said: '大后天上午九点四十去银行取定期，得带身份证和老存折',
    calls: [{ tool: 'quick_add', arguments: { text: '大后天上午九点四十去银行取定期，得带身份证和老存折' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['定期'], lacks: ['大后天', '九点'] }, start: '2026-11-25T09:40' }],
    },
  },
  {
    id: 'zh-more-sentences-523',
    class: 'sentences',
    said: '周一上午九点半，啊不是，是周二，消防检查，提前一小时提醒我去开机房的门',
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '周一上午九点半，啊不是，是周二，消防检查，提前一小时提醒我去开机房的门' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['消防检查'], lacks: ['不是', '九点半'] },
          start: '2026-11-24T09:30',
          reminds: ['2026-11-24T08:30'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-524',
    class: 'sentences',
    said: '半小时后叫我去看一眼那只兔子的输液',
    calls: [{ tool: 'quick_add', arguments: { text: '半小时后叫我去看一眼那只兔子的输液' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['兔子'], lacks: ['半小时'] }, at: '2026-11-22T20:30' }] },
  },
  {
    id: 'zh-more-sentences-525',
    class: 'sentences',
    said: '12月9号早上八点零五飞广州，航班CZ3524，提前三个小时提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '12月9号早上八点零五飞广州，航班CZ3524，提前三个小时提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['广州'], lacks: ['提前', '八点'] },
          start: '2026-12-09T08:05',
          reminds: ['2026-12-09T05:05'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-526',
    class: 'sentences',
    said: '下个月5号再往后一天，也就是那个周日，下午两点带俩孩子看牙',
    calls: [{ tool: 'quick_add', arguments: { text: '下个月5号再往后一天，也就是那个周日，下午两点带俩孩子看牙' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['看牙'], lacks: ['周日', '两点'] }, start: '2026-12-06T14:00' }],
    },
  },
  {
    id: 'zh-more-sentences-527',
    class: 'sentences',
    said: '12/3 19:00 校招宣讲会，地点大礼堂',
    calls: [{ tool: 'quick_add', arguments: { text: '12/3 19:00 校招宣讲会，地点大礼堂' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['宣讲会'], lacks: ['19:00', '12/3'] },
          start: '2026-12-03T19:00',
          location: '大礼堂',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-528',
    class: 'sentences',
    said: '明早5点50出门跑十公里，5点20提醒我起床',
    calls: [{ tool: 'quick_add', arguments: { text: '明早5点50出门跑十公里，5点20提醒我起床' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['十公里'], lacks: ['5点'] }, start: '2026-11-23T05:50' },
        { kind: 'reminder', title: { has: ['起床'], lacks: ['5点', '提醒'] }, at: '2026-11-23T05:20' },
      ],
    },
  },
  {
    id: 'zh-more-sentences-529',
    class: 'sentences',
    said: '12月8号星期三上午十点去房管所办备案',
    calls: [{ tool: 'quick_add', arguments: { text: '12月8号星期三上午十点去房管所办备案' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-sentences-530',
    class: 'sentences',
    said: '年会彩排在12月18号星期五，下午一点半开始，三点结束',
    calls: [{ tool: 'quick_add', arguments: { text: '年会彩排在12月18号星期五，下午一点半开始，三点结束' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['彩排'], lacks: ['一点半', '星期五'] },
          start: '2026-12-18T13:30',
          end: '2026-12-18T15:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-531',
    class: 'sentences',
    said: '血压药快吃完了，明天上午十点提醒我去药房开药，再买两盒钙片',
    calls: [{ tool: 'quick_add', arguments: { text: '血压药快吃完了，明天上午十点提醒我去药房开药，再买两盒钙片' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['开药'], lacks: ['十点', '提醒'] }, at: '2026-11-23T10:00' }],
    },
  },
  {
    id: 'zh-more-sentences-532',
    class: 'sentences',
    said: '我12月14号到16号去杭州参加小动物医学年会，整三天都排上',
    calls: [{ tool: 'quick_add', arguments: { text: '我12月14号到16号去杭州参加小动物医学年会，整三天都排上' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['年会'], lacks: ['16号', '12月'] },
          start: '2026-12-14',
          end: '2026-12-17',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-533',
    class: 'sentences',
    said: '周二下午四点半跟陈总通电话谈报价，大约二十分钟，提前十分钟提醒我',
    calls: [
      { tool: 'quick_add', arguments: { text: '周二下午四点半跟陈总通电话谈报价，大约二十分钟，提前十分钟提醒我' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['陈总'], lacks: ['四点半', '提前', '二十分钟'] },
          start: '2026-11-24T16:30',
          end: '2026-11-24T16:50',
          reminds: ['2026-11-24T16:20'],
        },
      ],
    },
  },
  {
    id: 'zh-more-sentences-534',
    class: 'sentences',
    said: '加个待办：还室友85块钱',
    calls: [{ tool: 'quick_add', arguments: { text: '加个待办：还室友85块钱' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['室友'], lacks: ['待办'] }, due: null }] },
  },
];
