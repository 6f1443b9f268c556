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
];
