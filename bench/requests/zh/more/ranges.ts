import type { Request } from '../../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-more-ranges-01',
    class: 'ranges',
    said: '明天九点半到十一点一刻面试三个候选人',
    calls: [{ tool: 'quick_add', arguments: { text: '明天九点半到十一点一刻面试三个候选人' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['面试'], lacks: ['九点', '一刻', '明天'] },
          start: '2026-11-23T09:30',
          end: '2026-11-23T11:15',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-02',
    class: 'ranges',
    said: '周三13:30-15:00在会议室B做代码评审',
    calls: [{ tool: 'quick_add', arguments: { text: '周三13:30-15:00在会议室B做代码评审' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['代码评审'], lacks: ['13', '周三'] },
          start: '2026-11-25T13:30',
          end: '2026-11-25T15:00',
          location: '会议室B',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-03',
    class: 'ranges',
    said: '12月5号到8号去三亚度假',
    calls: [{ tool: 'quick_add', arguments: { text: '12月5号到8号去三亚度假' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['度假'], lacks: ['5号', '8号'] },
          allDay: true,
          start: '2026-12-05',
          end: '2026-12-09',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-04',
    class: 'ranges',
    said: '后天晚上十一点到次日凌晨一点直播带货',
    calls: [{ tool: 'quick_add', arguments: { text: '后天晚上十一点到次日凌晨一点直播带货' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['直播带货'], lacks: ['次日', '凌晨'] },
          start: '2026-11-24T23:00',
          end: '2026-11-25T01:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-05',
    class: 'ranges',
    said: '下周六到下周日部门团建',
    calls: [{ tool: 'quick_add', arguments: { text: '下周六到下周日部门团建' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['团建'], lacks: ['下周'] },
          allDay: true,
          start: '2026-11-28',
          end: '2026-11-30',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-06',
    class: 'ranges',
    said: '明早7点50到8点20送孩子上学',
    calls: [{ tool: 'quick_add', arguments: { text: '明早7点50到8点20送孩子上学' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['送孩子上学'], lacks: ['50', '20'] },
          start: '2026-11-23T07:50',
          end: '2026-11-23T08:20',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-07',
    class: 'ranges',
    said: '11月29号中午12点到12月1号下午两点租车',
    calls: [{ tool: 'quick_add', arguments: { text: '11月29号中午12点到12月1号下午两点租车' } }],
    expect: { written: [{ kind: 'event', title: '租车', start: '2026-11-29T12:00', end: '2026-12-01T14:00' }] },
  },
  {
    id: 'zh-more-ranges-08',
    class: 'ranges',
    said: '明天3点到5点半跟中介看房',
    calls: [{ tool: 'quick_add', arguments: { text: '明天3点到5点半跟中介看房' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['中介', '看房'], lacks: ['5点'] },
          start: '2026-11-23T15:00',
          end: '2026-11-23T17:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-09',
    class: 'ranges',
    said: '周一晚8:00~9:30英语网课',
    calls: [{ tool: 'quick_add', arguments: { text: '周一晚8:00~9:30英语网课' } }],
    expect: { written: [{ kind: 'event', title: '英语网课', start: '2026-11-23T20:00', end: '2026-11-23T21:30' }] },
  },
  {
    id: 'zh-more-ranges-10',
    class: 'ranges',
    said: '12/12-12/14全家泡温泉',
    calls: [{ tool: 'quick_add', arguments: { text: '12/12-12/14全家泡温泉' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['泡温泉'], lacks: ['12'] },
          allDay: true,
          start: '2026-12-12',
          end: '2026-12-15',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-11',
    class: 'ranges',
    said: '明天14:30到16:00给新员工做培训',
    calls: [{ tool: 'quick_add', arguments: { text: '明天14:30到16:00给新员工做培训' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['新员工', '培训'], lacks: ['14:30', '明天'] },
          start: '2026-11-23T14:30',
          end: '2026-11-23T16:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-12',
    class: 'ranges',
    said: '后天上午九点到十一点半去档案馆查资料',
    calls: [{ tool: 'quick_add', arguments: { text: '后天上午九点到十一点半去档案馆查资料' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['查资料'], lacks: ['九点', '后天'] },
          start: '2026-11-24T09:00',
          end: '2026-11-24T11:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-13',
    class: 'ranges',
    said: '周五晚上七点到九点社团排练',
    calls: [{ tool: 'quick_add', arguments: { text: '周五晚上七点到九点社团排练' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['社团排练'], lacks: ['周五', '七点'] },
          start: '2026-11-27T19:00',
          end: '2026-11-27T21:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-14',
    class: 'ranges',
    said: '12月7号到9号去杭州参加年会',
    calls: [{ tool: 'quick_add', arguments: { text: '12月7号到9号去杭州参加年会' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['年会'], lacks: ['9号'] },
          allDay: true,
          start: '2026-12-07',
          end: '2026-12-10',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-15',
    class: 'ranges',
    said: '下周一我上大夜，晚上八点到第二天早上八点',
    calls: [{ tool: 'quick_add', arguments: { text: '下周一我上大夜，晚上八点到第二天早上八点' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['大夜'], lacks: ['第二天'] },
          start: '2026-11-23T20:00',
          end: '2026-11-24T08:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-16',
    class: 'ranges',
    said: '这个月28号到下个月3号我在老家',
    calls: [{ tool: 'quick_add', arguments: { text: '这个月28号到下个月3号我在老家' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['老家'] }, allDay: true, start: '2026-11-28', end: '2026-12-04' }],
    },
  },
  {
    id: 'zh-more-ranges-17',
    class: 'ranges',
    said: '周三10点到10点半面试小陈，11点到11点半面试小赵',
    calls: [{ tool: 'quick_add', arguments: { text: '周三10点到10点半面试小陈，11点到11点半面试小赵' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['小陈'], lacks: ['小赵'] },
          start: '2026-11-25T10:00',
          end: '2026-11-25T10:30',
        },
        {
          kind: 'event',
          title: { has: ['小赵'], lacks: ['小陈'] },
          start: '2026-11-25T11:00',
          end: '2026-11-25T11:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-18',
    class: 'ranges',
    said: '明早7点半-8点晨间交班',
    calls: [{ tool: 'quick_add', arguments: { text: '明早7点半-8点晨间交班' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['交班'], lacks: ['7点'] }, start: '2026-11-23T07:30', end: '2026-11-23T08:00' },
      ],
    },
  },
  {
    id: 'zh-more-ranges-19',
    class: 'ranges',
    said: '下周二到周四每天下午两点到四点带实习生',
    calls: [{ tool: 'quick_add', arguments: { text: '下周二到周四每天下午两点到四点带实习生' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['带实习生'], lacks: ['每天', '周四'] },
          repeats: ['2026-11-24T14:00', '2026-11-25T14:00', '2026-11-26T14:00'],
          count: 3,
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-20',
    class: 'ranges',
    said: '周六23点到周日凌晨5点系统割接',
    calls: [{ tool: 'quick_add', arguments: { text: '周六23点到周日凌晨5点系统割接' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['系统割接'], lacks: ['周日', '凌晨'] },
          start: '2026-11-28T23:00',
          end: '2026-11-29T05:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-21',
    class: 'ranges',
    said: '二十六号下午三点半到五点在二楼会议室开项目启动会',
    calls: [{ tool: 'quick_add', arguments: { text: '二十六号下午三点半到五点在二楼会议室开项目启动会' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['项目启动会'], lacks: ['五点'] },
          start: '2026-11-26T15:30',
          end: '2026-11-26T17:00',
          location: '二楼会议室',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-22',
    class: 'ranges',
    said: '明天九点一刻到十点三刻做绩效面谈',
    calls: [{ tool: 'quick_add', arguments: { text: '明天九点一刻到十点三刻做绩效面谈' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['绩效面谈'], lacks: ['一刻', '三刻', '明天'] },
          start: '2026-11-23T09:15',
          end: '2026-11-23T10:45',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-23',
    class: 'ranges',
    said: '周四下午一点半到三点带孩子打疫苗',
    calls: [{ tool: 'quick_add', arguments: { text: '周四下午一点半到三点带孩子打疫苗' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['打疫苗'], lacks: ['周四', '三点'] },
          start: '2026-11-26T13:30',
          end: '2026-11-26T15:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-24',
    class: 'ranges',
    said: '12月7号到11号陈医生去成都开年会',
    calls: [{ tool: 'quick_add', arguments: { text: '12月7号到11号陈医生去成都开年会' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['陈医生', '年会'], lacks: ['7号', '11号'] },
          allDay: true,
          start: '2026-12-07',
          end: '2026-12-12',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-25',
    class: 'ranges',
    said: '周二22:30到次日0:30和纽约团队连线',
    calls: [{ tool: 'quick_add', arguments: { text: '周二22:30到次日0:30和纽约团队连线' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['纽约团队', '连线'], lacks: ['次日'] },
          start: '2026-11-24T22:30',
          end: '2026-11-25T00:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-26',
    class: 'ranges',
    said: '下个月8号到10号去苏州出差',
    calls: [{ tool: 'quick_add', arguments: { text: '下个月8号到10号去苏州出差' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['出差'], lacks: ['下个月', '10号'] },
          allDay: true,
          showAs: 'busy',
          start: '2026-12-08',
          end: '2026-12-11',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-27',
    class: 'ranges',
    said: '周五14:00-16:30科室质控会',
    calls: [{ tool: 'quick_add', arguments: { text: '周五14:00-16:30科室质控会' } }],
    expect: { written: [{ kind: 'event', title: '科室质控会', start: '2026-11-27T14:00', end: '2026-11-27T16:30' }] },
  },
  {
    id: 'zh-more-ranges-28',
    class: 'ranges',
    said: '李主任明天8点半—12点出门诊',
    calls: [{ tool: 'quick_add', arguments: { text: '李主任明天8点半—12点出门诊' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['李主任', '门诊'], lacks: ['12点', '8点'] },
          start: '2026-11-23T08:30',
          end: '2026-11-23T12:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-29',
    class: 'ranges',
    said: '周六夜里11点到周日凌晨5点机房割接',
    calls: [{ tool: 'quick_add', arguments: { text: '周六夜里11点到周日凌晨5点机房割接' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['机房割接'], lacks: ['周日', '凌晨'] },
          start: '2026-11-28T23:00',
          end: '2026-11-29T05:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-30',
    class: 'ranges',
    said: '12月30号到1月3号一家人去三亚旅游',
    calls: [{ tool: 'quick_add', arguments: { text: '12月30号到1月3号一家人去三亚旅游' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['旅游'], lacks: ['30号', '3号'] },
          allDay: true,
          start: '2026-12-30',
          end: '2027-01-04',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-31',
    class: 'ranges',
    said: '从今晚九点半到十一点赶译稿',
    calls: [{ tool: 'quick_add', arguments: { text: '从今晚九点半到十一点赶译稿' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['赶译稿'], lacks: ['从', '到', '今晚'] },
          start: '2026-11-22T21:30',
          end: '2026-11-22T23:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-32',
    class: 'ranges',
    said: '周三下午两点开始病例讨论会，开两个半小时',
    calls: [{ tool: 'quick_add', arguments: { text: '周三下午两点开始病例讨论会，开两个半小时' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['病例讨论会'], lacks: ['小时', '开始'] },
          start: '2026-11-25T14:00',
          end: '2026-11-25T16:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-33',
    class: 'ranges',
    said: '周三上午十点到十一点我这边有空没',
    before: [
      { tool: 'schedule_add', arguments: { title: '供应商来访', start: '2026-11-25T10:30', end: '2026-11-25T11:30' } },
    ],
    calls: [{ tool: 'check_conflict', arguments: { start: '周三上午十点到十一点' } }],
    expect: { answers: { names: ['供应商来访'] } },
  },
  {
    id: 'zh-more-ranges-34',
    class: 'ranges',
    said: '明天上午九点四十到十一点二十跟甲方过需求',
    calls: [{ tool: 'quick_add', arguments: { text: '明天上午九点四十到十一点二十跟甲方过需求' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['甲方', '过需求'], lacks: ['明天', '上午', '九点', '十一点', '二十'] },
          start: '2026-11-23T09:40',
          end: '2026-11-23T11:20',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-35',
    class: 'ranges',
    said: '周四19:00-20:30教动感单车',
    calls: [{ tool: 'quick_add', arguments: { text: '周四19:00-20:30教动感单车' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['动感单车'], lacks: ['周四', '19', '20:30'] },
          start: '2026-11-26T19:00',
          end: '2026-11-26T20:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-36',
    class: 'ranges',
    said: '12月8号到10号去广州进货',
    calls: [{ tool: 'quick_add', arguments: { text: '12月8号到10号去广州进货' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['进货'], lacks: ['12月', '10号'] },
          allDay: true,
          start: '2026-12-08',
          end: '2026-12-11',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-37',
    class: 'ranges',
    said: '下周一夜里十一点到周二凌晨一点做数据库迁移',
    calls: [{ tool: 'quick_add', arguments: { text: '下周一夜里十一点到周二凌晨一点做数据库迁移' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['数据库迁移'], lacks: ['夜里', '凌晨', '周二'] },
          start: '2026-11-23T23:00',
          end: '2026-11-24T01:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-38',
    class: 'ranges',
    said: '周三下午2点半到4点，线上带新人过一遍部署流程',
    calls: [{ tool: 'quick_add', arguments: { text: '周三下午2点半到4点，线上带新人过一遍部署流程' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['带新人', '部署流程'], lacks: ['周三', '2点半', '4点'] },
          start: '2026-11-25T14:30',
          end: '2026-11-25T16:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-39',
    class: 'ranges',
    said: '这个月28号到下个月2号店里装修',
    calls: [{ tool: 'quick_add', arguments: { text: '这个月28号到下个月2号店里装修' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['装修'], lacks: ['28号', '2号', '月'] },
          allDay: true,
          start: '2026-11-28',
          end: '2026-12-03',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-40',
    class: 'ranges',
    said: '周五晚八点至十点店庆直播',
    calls: [{ tool: 'quick_add', arguments: { text: '周五晚八点至十点店庆直播' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['店庆直播'], lacks: ['周五', '八点', '十点'] },
          start: '2026-11-27T20:00',
          end: '2026-11-27T22:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-41',
    class: 'ranges',
    said: '明天中午12点到1点半去市场监管所换执照',
    calls: [{ tool: 'quick_add', arguments: { text: '明天中午12点到1点半去市场监管所换执照' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['换执照'], lacks: ['12点', '1点半', '明天'] },
          start: '2026-11-23T12:00',
          end: '2026-11-23T13:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-42',
    class: 'ranges',
    said: '周六上午九点到下午五点参加教练培训',
    calls: [{ tool: 'quick_add', arguments: { text: '周六上午九点到下午五点参加教练培训' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['教练培训'], lacks: ['周六', '九点', '五点'] },
          start: '2026-11-28T09:00',
          end: '2026-11-28T17:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-43',
    class: 'ranges',
    said: '季度规划会排在下周二上午十点到十二点',
    calls: [{ tool: 'schedule_add', arguments: { title: '季度规划会', start: '下周二上午十点到十二点' } }],
    expect: { written: [{ kind: 'event', title: '季度规划会', start: '2026-11-24T10:00', end: '2026-11-24T12:00' }] },
  },
  {
    id: 'zh-more-ranges-44',
    class: 'ranges',
    said: '12月31号晚上九点到次日零点半店里搞跨年活动',
    calls: [{ tool: 'quick_add', arguments: { text: '12月31号晚上九点到次日零点半店里搞跨年活动' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['跨年活动'], lacks: ['12月', '九点', '次日', '零点'] },
          start: '2026-12-31T21:00',
          end: '2027-01-01T00:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-45',
    class: 'ranges',
    said: '后天上午9点到11点40校招群面',
    calls: [{ tool: 'quick_add', arguments: { text: '后天上午9点到11点40校招群面' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['校招群面'], lacks: ['后天', '点'] },
          start: '2026-11-24T09:00',
          end: '2026-11-24T11:40',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-46',
    class: 'ranges',
    said: '12月5号从早上六点半一直到晚上九点都跟李家婚礼',
    calls: [{ tool: 'quick_add', arguments: { text: '12月5号从早上六点半一直到晚上九点都跟李家婚礼' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['李家婚礼'] }, start: '2026-12-05T06:30', end: '2026-12-05T21:00' }],
    },
  },
  {
    id: 'zh-more-ranges-47',
    class: 'ranges',
    said: '周四14:30-16:00给新人做入职培训',
    calls: [{ tool: 'quick_add', arguments: { text: '周四14:30-16:00给新人做入职培训' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['入职培训'], lacks: ['14', '周四'] },
          start: '2026-11-26T14:30',
          end: '2026-11-26T16:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-48',
    class: 'ranges',
    said: '明早7:50～8:20送小宝上幼儿园',
    calls: [{ tool: 'quick_add', arguments: { text: '明早7:50～8:20送小宝上幼儿园' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['送小宝'], lacks: ['明早'] },
          start: '2026-11-23T07:50',
          end: '2026-11-23T08:20',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-49',
    class: 'ranges',
    said: '1月11号到15号杭州旅拍',
    calls: [{ tool: 'quick_add', arguments: { text: '1月11号到15号杭州旅拍' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['旅拍'] }, allDay: true, start: '2027-01-11', end: '2027-01-16' }],
    },
  },
  {
    id: 'zh-more-ranges-50',
    class: 'ranges',
    said: '25号夜里11点到第二天凌晨2点去山上拍星空',
    calls: [{ tool: 'quick_add', arguments: { text: '25号夜里11点到第二天凌晨2点去山上拍星空' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['拍星空'] }, start: '2026-11-25T23:00', end: '2026-11-26T02:00' }],
    },
  },
  {
    id: 'zh-more-ranges-51',
    class: 'ranges',
    said: '12月12号写真两场：10点到11点，下午2点到3点半',
    calls: [{ tool: 'quick_add', arguments: { text: '12月12号写真两场：10点到11点，下午2点到3点半' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['写真'] }, start: '2026-12-12T10:00', end: '2026-12-12T11:00' },
        { kind: 'event', title: { has: ['写真'] }, start: '2026-12-12T14:00', end: '2026-12-12T15:30' },
      ],
    },
  },
  {
    id: 'zh-more-ranges-52',
    class: 'ranges',
    said: '28、29号两天老年大学有书画展',
    calls: [{ tool: 'quick_add', arguments: { text: '28、29号两天老年大学有书画展' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['书画展'] }, allDay: true, start: '2026-11-28', end: '2026-11-30' }],
    },
  },
  {
    id: 'zh-more-ranges-53',
    class: 'ranges',
    said: '明天中午十二点半到一点半跟候选人吃个便饭',
    calls: [{ tool: 'quick_add', arguments: { text: '明天中午十二点半到一点半跟候选人吃个便饭' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['候选人'] }, start: '2026-11-23T12:30', end: '2026-11-23T13:30' }],
    },
  },
  {
    id: 'zh-more-ranges-54',
    class: 'ranges',
    said: '腊月二十三到二十八回老家',
    calls: [{ tool: 'quick_add', arguments: { text: '腊月二十三到二十八回老家' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['老家'] }, allDay: true, start: '2027-01-30', end: '2027-02-05' }],
    },
  },
  {
    id: 'zh-more-ranges-55',
    class: 'ranges',
    said: '3点一刻到4点45，明天下午，产品试拍',
    calls: [{ tool: 'quick_add', arguments: { text: '3点一刻到4点45，明天下午，产品试拍' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['产品试拍'], lacks: ['下午'] },
          start: '2026-11-23T15:15',
          end: '2026-11-23T16:45',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-56',
    class: 'ranges',
    said: '下周一至周三去高校做宣讲',
    calls: [{ tool: 'schedule_add', arguments: { title: '高校宣讲', start: '下周一至周三' } }],
    expect: { written: [{ kind: 'event', title: '高校宣讲', allDay: true, start: '2026-11-23', end: '2026-11-26' }] },
  },
  {
    id: 'zh-more-ranges-57',
    class: 'ranges',
    said: '周二上午9:30-11:45开庭，地点海淀法院二号法庭',
    calls: [{ tool: 'quick_add', arguments: { text: '周二上午9:30-11:45开庭，地点海淀法院二号法庭' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['开庭'], lacks: ['9:30', '上午', '周二'] },
          start: '2026-11-24T09:30',
          end: '2026-11-24T11:45',
          location: '海淀法院',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-58',
    class: 'ranges',
    said: '12月7号至9号我去成都出差取证',
    calls: [{ tool: 'quick_add', arguments: { text: '12月7号至9号我去成都出差取证' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['出差'], lacks: ['12月', '9号'] },
          allDay: true,
          start: '2026-12-07',
          end: '2026-12-10',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-59',
    class: 'ranges',
    said: '后天两点到四点半跟当事人对一遍证据',
    calls: [{ tool: 'quick_add', arguments: { text: '后天两点到四点半跟当事人对一遍证据' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['当事人', '证据'], lacks: ['两点', '后天'] },
          start: '2026-11-24T14:00',
          end: '2026-11-24T16:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-60',
    class: 'ranges',
    said: '周四晚八点半至十点给实习生讲民诉',
    calls: [{ tool: 'quick_add', arguments: { text: '周四晚八点半至十点给实习生讲民诉' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['民诉'], lacks: ['十点', '晚'] },
          start: '2026-11-26T20:30',
          end: '2026-11-26T22:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-61',
    class: 'ranges',
    said: '11月30号到12月4号阅读周放假',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: '11月30号到12月4号阅读周放假' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['阅读周'] }, allDay: true, start: '2026-11-30', end: '2026-12-05' }],
    },
  },
  {
    id: 'zh-more-ranges-62',
    class: 'ranges',
    said: '明晚23点到凌晨2点跟国内合作方视频',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: '明晚23点到凌晨2点跟国内合作方视频' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['合作方', '视频'], lacks: ['凌晨'] },
          start: '2026-11-23T23:00',
          end: '2026-11-24T02:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-63',
    class: 'ranges',
    said: '周二18:15–19:45 热瑜伽',
    zone: 'America/New_York',
    calls: [{ tool: 'quick_add', arguments: { text: '周二18:15–19:45 热瑜伽' } }],
    expect: { written: [{ kind: 'event', title: '热瑜伽', start: '2026-11-24T18:15', end: '2026-11-24T19:45' }] },
  },
  {
    id: 'zh-more-ranges-64',
    class: 'ranges',
    said: '下周四起连着三天封闭培训，全天',
    calls: [{ tool: 'quick_add', arguments: { text: '下周四起连着三天封闭培训，全天' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['封闭培训'], lacks: ['三天', '周四'] },
          allDay: true,
          start: '2026-11-26',
          end: '2026-11-29',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-65',
    class: 'ranges',
    said: '周六九点到十一点半带娃上轮滑课',
    calls: [{ tool: 'quick_add', arguments: { text: '周六九点到十一点半带娃上轮滑课' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['轮滑课'], lacks: ['九点', '周六'] },
          start: '2026-11-28T09:00',
          end: '2026-11-28T11:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-66',
    class: 'ranges',
    said: '25号14:00~15:30 带老大补牙',
    calls: [{ tool: 'quick_add', arguments: { text: '25号14:00~15:30 带老大补牙' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['老大', '补牙'], lacks: ['25号', '14:00'] },
          start: '2026-11-25T14:00',
          end: '2026-11-25T15:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-67',
    class: 'ranges',
    said: '下周一早7点半到8点一刻去校门口值日',
    calls: [{ tool: 'quick_add', arguments: { text: '下周一早7点半到8点一刻去校门口值日' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['值日'], lacks: ['一刻', '7点'] },
          start: '2026-11-23T07:30',
          end: '2026-11-23T08:15',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-68',
    class: 'ranges',
    said: '中午12点半到1点一刻补个觉',
    calls: [{ tool: 'quick_add', arguments: { text: '中午12点半到1点一刻补个觉' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['觉'], lacks: ['一刻'] }, start: '2026-11-23T12:30', end: '2026-11-23T13:15' },
      ],
    },
  },
  {
    id: 'zh-more-ranges-69',
    class: 'ranges',
    said: '下周四上午9点半到11点跟安徽经销商谈返点',
    calls: [{ tool: 'quick_add', arguments: { text: '下周四上午9点半到11点跟安徽经销商谈返点' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['安徽经销商', '返点'], lacks: ['点半', '上午'] },
          start: '2026-11-26T09:30',
          end: '2026-11-26T11:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-70',
    class: 'ranges',
    said: '12月8号到11号去武汉参加秋季订货会',
    calls: [{ tool: 'quick_add', arguments: { text: '12月8号到11号去武汉参加秋季订货会' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['订货会'], lacks: ['12月', '11号'] },
          allDay: true,
          start: '2026-12-08',
          end: '2026-12-12',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-71',
    class: 'ranges',
    said: '明早7点40到11点一刻坐高铁去南京',
    calls: [{ tool: 'quick_add', arguments: { text: '明早7点40到11点一刻坐高铁去南京' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['高铁'], lacks: ['一刻', '明早'] },
          start: '2026-11-23T07:40',
          end: '2026-11-23T11:15',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-72',
    class: 'ranges',
    said: '周六下午两点半至四点朵朵舞蹈考级',
    calls: [{ tool: 'quick_add', arguments: { text: '周六下午两点半至四点朵朵舞蹈考级' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['朵朵', '舞蹈考级'], lacks: ['周六', '至'] },
          start: '2026-11-28T14:30',
          end: '2026-11-28T16:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-73',
    class: 'ranges',
    said: '1月25号到29号二宝冬令营',
    calls: [{ tool: 'quick_add', arguments: { text: '1月25号到29号二宝冬令营' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['二宝', '冬令营'], lacks: ['号'] },
          allDay: true,
          start: '2027-01-25',
          end: '2027-01-30',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-74',
    class: 'ranges',
    said: '明晚7-9点陪大宝做手抄报',
    calls: [{ tool: 'quick_add', arguments: { text: '明晚7-9点陪大宝做手抄报' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['手抄报', '大宝'], lacks: ['7', '明晚'] },
          start: '2026-11-23T19:00',
          end: '2026-11-23T21:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-75',
    class: 'ranges',
    said: '周二上午八点到九点四十给大二上高数',
    calls: [{ tool: 'quick_add', arguments: { text: '周二上午八点到九点四十给大二上高数' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['高数', '大二'], lacks: ['四十', '八点'] },
          start: '2026-11-24T08:00',
          end: '2026-11-24T09:40',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-76',
    class: 'ranges',
    said: '12月28号8:30-10:30线性代数监考，三教305',
    calls: [{ tool: 'quick_add', arguments: { text: '12月28号8:30-10:30线性代数监考，三教305' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['线性代数', '监考'], lacks: ['8:30', '28'] },
          start: '2026-12-28T08:30',
          end: '2026-12-28T10:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-77',
    class: 'ranges',
    said: '明天从一点半一直到四点都是预答辩',
    calls: [{ tool: 'quick_add', arguments: { text: '明天从一点半一直到四点都是预答辩' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['预答辩'], lacks: ['四点', '一点半'] },
          start: '2026-11-23T13:30',
          end: '2026-11-23T16:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-78',
    class: 'ranges',
    said: '今晚11点半到明天凌晨1点跟美国总部开视频会',
    calls: [{ tool: 'quick_add', arguments: { text: '今晚11点半到明天凌晨1点跟美国总部开视频会' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['美国总部', '视频会'], lacks: ['凌晨'] },
          start: '2026-11-22T23:30',
          end: '2026-11-23T01:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-79',
    class: 'ranges',
    said: '周五晚6点半带俩孩子看话剧，两个小时',
    calls: [{ tool: 'quick_add', arguments: { text: '周五晚6点半带俩孩子看话剧，两个小时' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['话剧'], lacks: ['两个小时', '6点半'] },
          start: '2026-11-27T18:30',
          end: '2026-11-27T20:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-80',
    class: 'ranges',
    said: '周四中午12点到1点跟刘总吃工作餐',
    calls: [{ tool: 'quick_add', arguments: { text: '周四中午12点到1点跟刘总吃工作餐' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['刘总', '工作餐'], lacks: ['12点', '中午'] },
          start: '2026-11-26T12:00',
          end: '2026-11-26T13:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-81',
    class: 'ranges',
    said: '明儿上午8点到9点20陪老大开家长会',
    calls: [{ tool: 'quick_add', arguments: { text: '明儿上午8点到9点20陪老大开家长会' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['家长会'], lacks: ['9点', '明儿'] },
          start: '2026-11-23T08:00',
          end: '2026-11-23T09:20',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-82',
    class: 'ranges',
    said: '12月7日～11日去成都参展',
    calls: [{ tool: 'quick_add', arguments: { text: '12月7日～11日去成都参展' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['参展'], lacks: ['11日'] },
          allDay: true,
          start: '2026-12-07',
          end: '2026-12-12',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-83',
    class: 'ranges',
    said: '周二14:00—17:30跟张主任门诊',
    calls: [{ tool: 'quick_add', arguments: { text: '周二14:00—17:30跟张主任门诊' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['张主任', '门诊'], lacks: ['17'] },
          start: '2026-11-24T14:00',
          end: '2026-11-24T17:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-84',
    class: 'ranges',
    said: '后天晚上十点到第二天早上八点我上夜班',
    calls: [{ tool: 'quick_add', arguments: { text: '后天晚上十点到第二天早上八点我上夜班' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['夜班'], lacks: ['第二天', '八点'] },
          start: '2026-11-24T22:00',
          end: '2026-11-25T08:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-85',
    class: 'ranges',
    said: '周五两点半到四点带李姐看两套房',
    calls: [{ tool: 'quick_add', arguments: { text: '周五两点半到四点带李姐看两套房' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['李姐', '看'], lacks: ['四点'] },
          start: '2026-11-27T14:30',
          end: '2026-11-27T16:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-86',
    class: 'ranges',
    said: '下周四到周日带孩子回娘家',
    calls: [{ tool: 'quick_add', arguments: { text: '下周四到周日带孩子回娘家' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['回娘家'], lacks: ['周日', '周四'] },
          allDay: true,
          start: '2026-11-26',
          end: '2026-11-30',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-87',
    class: 'ranges',
    said: '26号上午九点半至十一点一刻，论文预答辩，地点理科楼405',
    calls: [{ tool: 'quick_add', arguments: { text: '26号上午九点半至十一点一刻，论文预答辩，地点理科楼405' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['预答辩'], lacks: ['一刻', '405'] },
          start: '2026-11-26T09:30',
          end: '2026-11-26T11:15',
          location: '405',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-88',
    class: 'ranges',
    said: '周六上午九点到十一点半、下午两点到四点各排练一场',
    calls: [{ tool: 'quick_add', arguments: { text: '周六上午九点到十一点半、下午两点到四点各排练一场' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['排练'] }, start: '2026-11-28T09:00', end: '2026-11-28T11:30' },
        { kind: 'event', title: { has: ['排练'] }, start: '2026-11-28T14:00', end: '2026-11-28T16:00' },
      ],
    },
  },
  {
    id: 'zh-more-ranges-89',
    class: 'ranges',
    said: '下周三晚8点-9点半直播清仓专场',
    calls: [{ tool: 'quick_add', arguments: { text: '下周三晚8点-9点半直播清仓专场' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['清仓专场'], lacks: ['9点'] },
          start: '2026-11-25T20:00',
          end: '2026-11-25T21:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-90',
    class: 'ranges',
    said: '我妈12月12号开始住院五天',
    calls: [{ tool: 'quick_add', arguments: { text: '我妈12月12号开始住院五天' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['住院'], lacks: ['12月'] },
          allDay: true,
          start: '2026-12-12',
          end: '2026-12-17',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-91',
    class: 'ranges',
    said: '发版窗口是周四23:00到周五凌晨1:30',
    calls: [{ tool: 'quick_add', arguments: { text: '发版窗口是周四23:00到周五凌晨1:30' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['发版'], lacks: ['凌晨', '周五'] },
          start: '2026-11-26T23:00',
          end: '2026-11-27T01:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-92',
    class: 'ranges',
    said: '明天14:15到15:45给新来的布偶做绝育',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '明天14:15到15:45给新来的布偶做绝育' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['绝育'] }, start: '2026-11-23T14:15', end: '2026-11-23T15:45' }],
    },
  },
  {
    id: 'zh-more-ranges-93',
    class: 'ranges',
    said: '周四晚上六点到九点半包厢接待老同学',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '周四晚上六点到九点半包厢接待老同学' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['接待老同学'] }, start: '2026-11-26T18:00', end: '2026-11-26T21:30' }],
    },
  },
  {
    id: 'zh-more-ranges-94',
    class: 'ranges',
    said: '12月8号到11号公司派我去杭州培训',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '12月8号到11号公司派我去杭州培训' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['培训'] }, allDay: true, start: '2026-12-08', end: '2026-12-12' }],
    },
  },
  {
    id: 'zh-more-ranges-95',
    class: 'ranges',
    said: '今晚十点到明早六点值夜班',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '今晚十点到明早六点值夜班' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['夜班'] }, start: '2026-11-22T22:00', end: '2026-11-23T06:00' }],
    },
  },
  {
    id: 'zh-more-ranges-96',
    class: 'ranges',
    said: '周一8:30-11:45语文月考',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '周一8:30-11:45语文月考' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['语文月考'], lacks: ['8:30', '11:45'] },
          start: '2026-11-23T08:30',
          end: '2026-11-23T11:45',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-97',
    class: 'ranges',
    said: '28号中午十一点半到下午两点主持李家婚宴',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '28号中午十一点半到下午两点主持李家婚宴' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['李家婚宴'] }, start: '2026-11-28T11:30', end: '2026-11-28T14:00' }],
    },
  },
  {
    id: 'zh-more-ranges-98',
    class: 'ranges',
    said: '下周二下午3点陪客户看保单，到4点20结束',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '下周二下午3点陪客户看保单，到4点20结束' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['看保单'] }, start: '2026-11-24T15:00', end: '2026-11-24T16:20' }],
    },
  },
  {
    id: 'zh-more-ranges-99',
    class: 'ranges',
    said: '12月30号至1月2号带娃去三亚旅行',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '12月30号至1月2号带娃去三亚旅行' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['旅行'] }, allDay: true, start: '2026-12-30', end: '2027-01-03' }],
    },
  },
  {
    id: 'zh-more-ranges-100',
    class: 'ranges',
    said: '后天夜里11点半到凌晨1点卸两车货',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '后天夜里11点半到凌晨1点卸两车货' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['卸两车货'] }, start: '2026-11-24T23:30', end: '2026-11-25T01:00' }],
    },
  },
  {
    id: 'zh-more-ranges-101',
    class: 'ranges',
    said: '27号上午十点二十起四十分钟，猫咪牙科会诊',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '27号上午十点二十起四十分钟，猫咪牙科会诊' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['会诊'] }, start: '2026-11-27T10:20', end: '2026-11-27T11:00' }],
    },
  },
  {
    id: 'zh-more-ranges-102',
    class: 'ranges',
    said: '周四上午8点半到11点在法院旁听',
    calls: [{ tool: 'quick_add', arguments: { text: '周四上午8点半到11点在法院旁听' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['旁听'], lacks: ['周四', '8点', '11点'] },
          start: '2026-11-26T08:30',
          end: '2026-11-26T11:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-103',
    class: 'ranges',
    said: '明天14:10-15:40带少儿组游泳课',
    calls: [{ tool: 'quick_add', arguments: { text: '明天14:10-15:40带少儿组游泳课' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['少儿组游泳课'], lacks: ['14', '40'] },
          start: '2026-11-23T14:10',
          end: '2026-11-23T15:40',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-104',
    class: 'ranges',
    said: '12月5号到8号回老家看外婆',
    calls: [{ tool: 'quick_add', arguments: { text: '12月5号到8号回老家看外婆' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['外婆'] }, allDay: true, start: '2026-12-05', end: '2026-12-09' }],
    },
  },
  {
    id: 'zh-more-ranges-105',
    class: 'ranges',
    said: '今晚十点半到明早六点值药房夜班',
    calls: [{ tool: 'quick_add', arguments: { text: '今晚十点半到明早六点值药房夜班' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['夜班'], lacks: ['今晚', '明早', '六点'] },
          start: '2026-11-22T22:30',
          end: '2026-11-23T06:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-106',
    class: 'ranges',
    said: '周六早六点到九点半去花市进货',
    calls: [{ tool: 'quick_add', arguments: { text: '周六早六点到九点半去花市进货' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['进货'], lacks: ['六点', '九点'] },
          start: '2026-11-28T06:00',
          end: '2026-11-28T09:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-107',
    class: 'ranges',
    said: '跟客户过原型，下周二下午两点至四点二十',
    calls: [{ tool: 'quick_add', arguments: { text: '跟客户过原型，下周二下午两点至四点二十' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['客户', '原型'], lacks: ['下周', '两点', '四点'] },
          start: '2026-11-24T14:00',
          end: '2026-11-24T16:20',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-108',
    class: 'ranges',
    said: '从25号下午一点一直到27号中午十二点参加翻译工作坊',
    calls: [{ tool: 'quick_add', arguments: { text: '从25号下午一点一直到27号中午十二点参加翻译工作坊' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['翻译工作坊'], lacks: ['25', '27', '中午'] },
          start: '2026-11-25T13:00',
          end: '2026-11-27T12:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-109',
    class: 'ranges',
    said: '明天九点到十点二十送一年级去秋游，十点半到十一点半再跑一趟二年级',
    calls: [
      { tool: 'quick_add', arguments: { text: '明天九点到十点二十送一年级去秋游，十点半到十一点半再跑一趟二年级' } },
    ],
    expect: {
      written: [
        { kind: 'event', title: { has: ['一年级'] }, start: '2026-11-23T09:00', end: '2026-11-23T10:20' },
        { kind: 'event', title: { has: ['二年级'] }, start: '2026-11-23T10:30', end: '2026-11-23T11:30' },
      ],
    },
  },
  {
    id: 'zh-more-ranges-110',
    class: 'ranges',
    said: '后天晚7点–9点半合唱团排练',
    calls: [{ tool: 'quick_add', arguments: { text: '后天晚7点–9点半合唱团排练' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['合唱团排练'], lacks: ['7点', '9点'] },
          start: '2026-11-24T19:00',
          end: '2026-11-24T21:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-111',
    class: 'ranges',
    said: '下午1点半到3点法条培训，放在12月2号',
    calls: [{ tool: 'quick_add', arguments: { text: '下午1点半到3点法条培训，放在12月2号' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['法条培训'], lacks: ['12月', '1点'] },
          start: '2026-12-02T13:30',
          end: '2026-12-02T15:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-ranges-112',
    class: 'ranges',
    said: '周二下午1点半到4点盘点药柜',
    calls: [{ tool: 'quick_add', arguments: { text: '周二下午1点半到4点盘点药柜' } }],
    expect: { written: [{ kind: 'event', title: '盘点药柜', start: '2026-11-24T13:30', end: '2026-11-24T16:00' }] },
  },
  {
    id: 'zh-more-ranges-113',
    class: 'ranges',
    said: '12月4日晚上9点到次日凌晨1点半拆台',
    calls: [{ tool: 'quick_add', arguments: { text: '12月4日晚上9点到次日凌晨1点半拆台' } }],
    expect: { written: [{ kind: 'event', title: '拆台', start: '2026-12-04T21:00', end: '2026-12-05T01:30' }] },
  },
  {
    id: 'zh-more-ranges-114',
    class: 'ranges',
    said: '12月11到14号一家人去成都旅行',
    calls: [{ tool: 'quick_add', arguments: { text: '12月11到14号一家人去成都旅行' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['旅行'], lacks: ['14'] },
          allDay: true,
          start: '2026-12-11',
          end: '2026-12-15',
          showAs: 'busy',
        },
      ],
    },
  },
];
