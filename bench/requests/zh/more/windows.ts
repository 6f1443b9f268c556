import type { Request } from '../../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-more-windows-01',
    class: 'windows',
    said: '下周一到周三我有什么安排',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '跟供应商谈价', start: '2026-11-23T10:00:00', end: '2026-11-23T11:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '部门例会', start: '2026-11-25T16:00:00', end: '2026-11-25T17:00:00' },
      },
      { tool: 'schedule_add', arguments: { title: '看牙', start: '2026-11-26T10:00:00', end: '2026-11-26T11:00:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '下周一到周三' } }],
    expect: {
      answers: {
        window: { start: '2026-11-23', end: '2026-11-26' },
        names: ['跟供应商谈价', '部门例会'],
        lacks: ['看牙'],
      },
    },
  },
  {
    id: 'zh-more-windows-02',
    class: 'windows',
    said: '周四周五哪天能空出一个半小时',
    calls: [{ tool: 'find_free_time', arguments: { start: '周四周五', duration_minutes: 90 } }],
    expect: { answers: { window: { start: '2026-11-26', end: '2026-11-28' } } },
  },
  {
    id: 'zh-more-windows-03',
    class: 'windows',
    said: '大后天我都有啥事',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '拍证件照', start: '2026-11-25T15:00:00', end: '2026-11-25T16:00:00' },
      },
      { tool: 'todo_add', arguments: { title: '交社保材料', due: '2026-11-25' } },
      {
        tool: 'schedule_add',
        arguments: { title: '取西装', start: '2026-11-24T18:00:00', end: '2026-11-24T19:00:00' },
      },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '大后天' } }],
    expect: {
      answers: {
        window: { start: '2026-11-25', end: '2026-11-26' },
        names: ['拍证件照', '交社保材料'],
        lacks: ['取西装'],
      },
    },
  },
  {
    id: 'zh-more-windows-04',
    class: 'windows',
    said: '下个月上旬我有几趟出差',
    before: [
      { tool: 'schedule_add', arguments: { title: '武汉出差', start: '2026-12-08', end: '2026-12-10', all_day: true } },
      { tool: 'schedule_add', arguments: { title: '西安出差', start: '2026-12-15', end: '2026-12-17', all_day: true } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '下个月上旬', query: '出差' } }],
    expect: {
      answers: { window: { start: '2026-12-01', end: '2026-12-11' }, names: ['武汉出差'], lacks: ['西安出差'] },
    },
  },
  {
    id: 'zh-more-windows-05',
    class: 'windows',
    said: '圣诞那周我忙不忙',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '年终述职', start: '2026-12-22T14:00:00', end: '2026-12-22T16:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '盘点库存', start: '2026-12-29T09:00:00', end: '2026-12-29T12:00:00' },
      },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '圣诞那周' } }],
    expect: {
      answers: { window: { start: '2026-12-21', end: '2026-12-28' }, names: ['年终述职'], lacks: ['盘点库存'] },
    },
  },
  {
    id: 'zh-more-windows-06',
    class: 'windows',
    said: '明天上午有几个会',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '预算评审', start: '2026-11-23T09:30:00', end: '2026-11-23T10:30:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '招聘碰头', start: '2026-11-23T11:00:00', end: '2026-11-23T11:30:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '同学聚餐', start: '2026-11-23T18:30:00', end: '2026-11-23T20:30:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '明天上午' } }],
    expect: { answers: { names: ['预算评审', '招聘碰头'], lacks: ['同学聚餐'] } },
  },
  {
    id: 'zh-more-windows-07',
    class: 'windows',
    said: '接下来十天有什么活动',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '陶艺体验课', start: '2026-11-29T14:00:00', end: '2026-11-29T16:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '相声专场', start: '2026-12-08T19:30:00', end: '2026-12-08T21:30:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '接下来十天' } }],
    expect: { answers: { names: ['陶艺体验课'], lacks: ['相声专场'] } },
  },
  {
    id: 'zh-more-windows-08',
    class: 'windows',
    said: '从周三到月底的日程列一下',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '月度复盘', start: '2026-11-30T15:00:00', end: '2026-11-30T16:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '新人入职培训', start: '2026-12-01T09:00:00', end: '2026-12-01T12:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '车险续保面谈', start: '2026-11-24T15:00:00', end: '2026-11-24T16:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '从周三到月底' } }],
    expect: {
      answers: {
        window: { start: '2026-11-25', end: '2026-12-01' },
        names: ['月度复盘'],
        lacks: ['新人入职培训', '车险续保面谈'],
      },
    },
  },
  {
    id: 'zh-more-windows-09',
    class: 'windows',
    said: '到周三为止要交的东西有哪些',
    before: [
      { tool: 'todo_add', arguments: { title: '交党费', due: '2026-11-25' } },
      { tool: 'todo_add', arguments: { title: '交周报', due: '2026-11-24' } },
      { tool: 'todo_add', arguments: { title: '交采购单', due: '2026-11-26' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: '周三' } }],
    expect: { answers: { names: ['交党费', '交周报'], lacks: ['交采购单'] } },
  },
  {
    id: 'zh-more-windows-10',
    class: 'windows',
    said: '下下周一到周五，帮我找个上午的整两小时',
    calls: [
      { tool: 'find_free_time', arguments: { start: '下下周一到周五', duration_minutes: 120, prefer: 'morning' } },
    ],
    expect: { answers: { window: { start: '2026-11-30', end: '2026-12-05' } } },
  },
  {
    id: 'zh-more-windows-11',
    class: 'windows',
    said: '今晚还有什么提醒没响',
    before: [
      { tool: 'reminder_add', arguments: { title: '泡豆子', at: '2026-11-22T22:00:00' } },
      { tool: 'reminder_add', arguments: { title: '带伞', at: '2026-11-23T08:00:00' } },
    ],
    calls: [{ tool: 'reminder_query', arguments: { start: '今晚' } }],
    expect: { answers: { names: ['泡豆子'], lacks: ['带伞'] } },
  },
  {
    id: 'zh-more-windows-12',
    class: 'windows',
    said: '下下周我都有些啥',
    before: [
      { tool: 'schedule_add', arguments: { title: '离退办座谈', start: '2026-11-30T10:00', end: '2026-11-30T11:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: '老年大学汇演', start: '2026-12-06T19:00', end: '2026-12-06T21:00' },
      },
      { tool: 'schedule_add', arguments: { title: '社区体检', start: '2026-12-07T08:00', end: '2026-12-07T09:00' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '下下周' } }],
    expect: {
      answers: {
        window: { start: '2026-11-30', end: '2026-12-07' },
        names: ['离退办座谈', '老年大学汇演'],
        lacks: ['社区体检'],
      },
    },
  },
  {
    id: 'zh-more-windows-13',
    class: 'windows',
    said: '12月上旬的会列给我看看',
    before: [
      { tool: 'schedule_add', arguments: { title: '立项会', start: '2026-12-10T16:00', end: '2026-12-10T17:00' } },
      { tool: 'schedule_add', arguments: { title: '验收会', start: '2026-12-11T16:00', end: '2026-12-11T17:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '12月上旬' } }],
    expect: { answers: { window: { start: '2026-12-01', end: '2026-12-11' }, names: ['立项会'], lacks: ['验收会'] } },
  },
  {
    id: 'zh-more-windows-14',
    class: 'windows',
    said: '明后两天排了什么',
    before: [
      { tool: 'schedule_add', arguments: { title: '换药培训', start: '2026-11-24T15:00', end: '2026-11-24T16:00' } },
      { tool: 'schedule_add', arguments: { title: '科务会', start: '2026-11-25T15:00', end: '2026-11-25T16:00' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '明后两天' } }],
    expect: { answers: { window: { start: '2026-11-23', end: '2026-11-25' }, names: ['换药培训'], lacks: ['科务会'] } },
  },
  {
    id: 'zh-more-windows-15',
    class: 'windows',
    said: '圣诞节那周有没有安排',
    before: [
      { tool: 'schedule_add', arguments: { title: '客户拜访', start: '2026-12-22T10:00', end: '2026-12-22T11:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '圣诞节那周' } }],
    expect: { answers: { window: { start: '2026-12-21', end: '2026-12-28' }, names: ['客户拜访'] } },
  },
  {
    id: 'zh-more-windows-16',
    class: 'windows',
    said: '月底之前还有哪些活没干',
    before: [
      { tool: 'todo_add', arguments: { title: '报销差旅费', due: '2026-11-30' } },
      { tool: 'todo_add', arguments: { title: '写述职报告', due: '2026-12-01' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: '月底之前' } }],
    expect: { answers: { names: ['报销差旅费'], lacks: ['写述职报告'] } },
  },
  {
    id: 'zh-more-windows-17',
    class: 'windows',
    said: '上周我都忙什么了',
    calls: [{ tool: 'agenda_query', arguments: { start: '上周' } }],
    expect: { answers: { window: { start: '2026-11-09', end: '2026-11-16' } } },
  },
  {
    id: 'zh-more-windows-18',
    class: 'windows',
    said: '这周末两天有安排吗',
    now: '2026-11-25T10:00:00+08:00',
    before: [
      { tool: 'schedule_add', arguments: { title: '逛书市', start: '2026-11-29T10:00', end: '2026-11-29T12:00' } },
      { tool: 'schedule_add', arguments: { title: '写周记', start: '2026-11-30T19:00', end: '2026-11-30T20:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '这周末' } }],
    expect: { answers: { window: { start: '2026-11-28', end: '2026-11-30' }, names: ['逛书市'], lacks: ['写周记'] } },
  },
  {
    id: 'zh-more-windows-19',
    class: 'windows',
    said: '十二月中旬到月底我有哪些班',
    before: [
      { tool: 'schedule_add', arguments: { title: '急诊支援', start: '2026-12-10T08:00', end: '2026-12-10T16:00' } },
      { tool: 'schedule_add', arguments: { title: '病房值班', start: '2026-12-31T16:00', end: '2026-12-31T22:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '十二月中旬到月底' } }],
    expect: {
      answers: { window: { start: '2026-12-11', end: '2027-01-01' }, names: ['病房值班'], lacks: ['急诊支援'] },
    },
  },
  {
    id: 'zh-more-windows-20',
    class: 'windows',
    said: '明天上午十点到十二点之间我有事没有',
    before: [
      { tool: 'schedule_add', arguments: { title: '对账', start: '2026-11-23T10:30', end: '2026-11-23T11:00' } },
      { tool: 'schedule_add', arguments: { title: '面试官培训', start: '2026-11-23T14:00', end: '2026-11-23T15:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '明天上午十点到十二点之间' } }],
    expect: {
      answers: {
        window: { start: '2026-11-23T10:00', end: '2026-11-23T12:00' },
        names: ['对账'],
        lacks: ['面试官培训'],
      },
    },
  },
  {
    id: 'zh-more-windows-21',
    class: 'windows',
    said: '周三下午给我找个整两小时的空档写论文',
    before: [
      { tool: 'schedule_add', arguments: { title: '英语课', start: '2026-11-25T14:00', end: '2026-11-25T15:30' } },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: '周三下午', duration_minutes: 120 } }],
    expect: { answers: { texts: ['2026-11-25'], lacks: ['2026-11-24', '2026-11-26'] } },
  },
  {
    id: 'zh-more-windows-22',
    class: 'windows',
    said: '上个月有几次是约在图书馆的',
    calls: [{ tool: 'schedule_query', arguments: { start: '上个月', query: '图书馆' } }],
    expect: { answers: { window: { start: '2026-10-01', end: '2026-11-01' } } },
  },
  {
    id: 'zh-more-windows-23',
    class: 'windows',
    said: '下个月上旬排了几台手术',
    before: [
      { tool: 'schedule_add', arguments: { title: '胆囊手术', start: '2026-12-10T08:00', end: '2026-12-10T10:00' } },
      { tool: 'schedule_add', arguments: { title: '疝气手术', start: '2026-12-11T08:00', end: '2026-12-11T10:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '下个月上旬' } }],
    expect: {
      answers: { window: { start: '2026-12-01', end: '2026-12-11' }, names: ['胆囊手术'], lacks: ['疝气手术'] },
    },
  },
  {
    id: 'zh-more-windows-24',
    class: 'windows',
    said: '圣诞节到元旦之间我都有哪些约',
    before: [
      { tool: 'schedule_add', arguments: { title: '见房东', start: '2026-12-28T15:00', end: '2026-12-28T16:00' } },
      { tool: 'schedule_add', arguments: { title: '新年早午餐', start: '2027-01-01T10:30', end: '2027-01-01T12:00' } },
      { tool: 'schedule_add', arguments: { title: '拔智齿', start: '2027-01-02T10:00', end: '2027-01-02T11:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '圣诞节到元旦' } }],
    expect: {
      answers: {
        window: { start: '2026-12-25', end: '2027-01-02' },
        names: ['见房东', '新年早午餐'],
        lacks: ['拔智齿'],
      },
    },
  },
  {
    id: 'zh-more-windows-25',
    class: 'windows',
    said: '这个月剩下的日子还有什么安排',
    before: [
      { tool: 'schedule_add', arguments: { title: '季度述职', start: '2026-11-30T10:00', end: '2026-11-30T11:00' } },
      { tool: 'schedule_add', arguments: { title: '换滤芯', start: '2026-12-01T10:00', end: '2026-12-01T11:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '这个月剩下的日子' } }],
    expect: { answers: { names: ['季度述职'], lacks: ['换滤芯'] } },
  },
  {
    id: 'zh-more-windows-26',
    class: 'windows',
    said: '周四上午想给一个患者加号，二十分钟就行，哪儿有空',
    before: [
      { tool: 'schedule_add', arguments: { title: '专家门诊', start: '2026-11-26T08:00', end: '2026-11-26T11:15' } },
      { tool: 'schedule_add', arguments: { title: '科务会', start: '2026-11-26T11:45', end: '2026-11-26T12:30' } },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: '周四上午', duration_minutes: 20 } }],
    expect: { answers: { texts: ['11:15'], lacks: ['14:00', '15:00', '16:00'] } },
  },
  {
    id: 'zh-more-windows-27',
    class: 'windows',
    said: '下周四到周六哪天能腾出两个小时',
    calls: [{ tool: 'find_free_time', arguments: { start: '下周四到周六', duration_minutes: 120 } }],
    expect: { answers: { window: { start: '2026-11-26', end: '2026-11-29' } } },
  },
  {
    id: 'zh-more-windows-28',
    class: 'windows',
    said: '未来两周来复诊的都有谁',
    before: [
      { tool: 'schedule_add', arguments: { title: '孙大爷复诊', start: '2026-12-03T09:00', end: '2026-12-03T09:20' } },
      { tool: 'schedule_add', arguments: { title: '吴女士复诊', start: '2026-12-10T09:00', end: '2026-12-10T09:20' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '未来两周', query: '复诊' } }],
    expect: { answers: { names: ['孙大爷复诊'], lacks: ['吴女士复诊'] } },
  },
  {
    id: 'zh-more-windows-29',
    class: 'windows',
    said: '12月下旬忙不忙',
    before: [
      { tool: 'schedule_add', arguments: { title: '年终盘点', start: '2026-12-31T14:00', end: '2026-12-31T16:00' } },
      { tool: 'schedule_add', arguments: { title: '送修电脑', start: '2026-12-20T14:00', end: '2026-12-20T15:00' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '12月下旬' } }],
    expect: {
      answers: { window: { start: '2026-12-21', end: '2027-01-01' }, names: ['年终盘点'], lacks: ['送修电脑'] },
    },
  },
  {
    id: 'zh-more-windows-30',
    class: 'windows',
    said: '周三下午三点以前我还有事吗',
    before: [
      { tool: 'schedule_add', arguments: { title: '给甲方演示', start: '2026-11-25T13:30', end: '2026-11-25T14:30' } },
      { tool: 'schedule_add', arguments: { title: '健身私教', start: '2026-11-25T16:00', end: '2026-11-25T17:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '周三下午三点以前' } }],
    expect: { answers: { names: ['给甲方演示'], lacks: ['健身私教'] } },
  },
  {
    id: 'zh-more-windows-31',
    class: 'windows',
    said: '礼拜四之前要交的有哪些',
    before: [
      { tool: 'todo_add', arguments: { title: '报差旅费', due: '2026-11-25' } },
      { tool: 'todo_add', arguments: { title: '交译文样章', due: '2026-11-26' } },
      { tool: 'todo_add', arguments: { title: '续签租约', due: '2026-11-27' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: '礼拜四之前' } }],
    expect: { answers: { names: ['报差旅费', '交译文样章'], lacks: ['续签租约'] } },
  },
  {
    id: 'zh-more-windows-32',
    class: 'windows',
    said: '明天上午有哪些提醒',
    before: [
      { tool: 'reminder_add', arguments: { title: '给班主任回电话', at: '2026-11-23T10:00' } },
      { tool: 'reminder_add', arguments: { title: '取干洗的大衣', at: '2026-11-23T17:30' } },
    ],
    calls: [{ tool: 'reminder_query', arguments: { start: '明天上午' } }],
    expect: { answers: { names: ['给班主任回电话'], lacks: ['取干洗的大衣'] } },
  },
  {
    id: 'zh-more-windows-33',
    class: 'windows',
    said: '下下周一到周三主任的日程念给我听',
    before: [
      { tool: 'schedule_add', arguments: { title: '院周会', start: '2026-12-02T08:00', end: '2026-12-02T09:00' } },
      { tool: 'schedule_add', arguments: { title: '带教查房', start: '2026-12-03T08:00', end: '2026-12-03T09:00' } },
      { tool: 'schedule_add', arguments: { title: '药事会', start: '2026-11-24T08:00', end: '2026-11-24T09:00' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '下下周一到周三' } }],
    expect: {
      answers: { window: { start: '2026-11-30', end: '2026-12-03' }, names: ['院周会'], lacks: ['带教查房', '药事会'] },
    },
  },
  {
    id: 'zh-more-windows-34',
    class: 'windows',
    said: '下个季度都约了谁',
    before: [
      { tool: 'schedule_add', arguments: { title: '约见投资人', start: '2027-03-31T10:00', end: '2027-03-31T11:00' } },
      { tool: 'schedule_add', arguments: { title: '约见会计', start: '2026-12-30T10:00', end: '2026-12-30T11:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '下个季度' } }],
    expect: {
      answers: { window: { start: '2027-01-01', end: '2027-04-01' }, names: ['约见投资人'], lacks: ['约见会计'] },
    },
  },
  {
    id: 'zh-more-windows-35',
    class: 'windows',
    said: '下周工作日我都有啥会',
    before: [
      { tool: 'schedule_add', arguments: { title: '接口联调', start: '2026-11-23T10:00' } },
      { tool: 'schedule_add', arguments: { title: '迭代演示', start: '2026-11-27T16:00' } },
      { tool: 'schedule_add', arguments: { title: '爬香山', start: '2026-11-28T08:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '下周工作日' } }],
    expect: {
      answers: {
        window: { start: '2026-11-23', end: '2026-11-28' },
        names: ['接口联调', '迭代演示'],
        lacks: ['爬香山'],
      },
    },
  },
  {
    id: 'zh-more-windows-36',
    class: 'windows',
    said: '看下下个月上旬的课',
    before: [
      { tool: 'schedule_add', arguments: { title: '减脂营开班', start: '2026-12-10T19:00' } },
      { tool: 'schedule_add', arguments: { title: '普拉提体验课', start: '2026-12-11T19:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '下个月上旬' } }],
    expect: {
      answers: { window: { start: '2026-12-01', end: '2026-12-11' }, names: ['减脂营开班'], lacks: ['普拉提体验课'] },
    },
  },
  {
    id: 'zh-more-windows-37',
    class: 'windows',
    said: '12月中旬店里有什么安排',
    before: [
      { tool: 'schedule_add', arguments: { title: '冬装上新', start: '2026-12-20T10:00' } },
      { tool: 'schedule_add', arguments: { title: '收银机升级', start: '2026-12-21T10:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '12月中旬' } }],
    expect: {
      answers: { window: { start: '2026-12-11', end: '2026-12-21' }, names: ['冬装上新'], lacks: ['收银机升级'] },
    },
  },
  {
    id: 'zh-more-windows-38',
    class: 'windows',
    said: '上个月我一共带了哪些课',
    calls: [{ tool: 'schedule_query', arguments: { start: '上个月', query: '课' } }],
    expect: { answers: { window: { start: '2026-10-01', end: '2026-11-01' } } },
  },
  {
    id: 'zh-more-windows-39',
    class: 'windows',
    said: '圣诞那周我有啥事',
    before: [
      { tool: 'schedule_add', arguments: { title: '年度盘库', start: '2026-12-27T09:00' } },
      { tool: 'schedule_add', arguments: { title: '换季撤柜', start: '2026-12-28T09:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '圣诞那周' } }],
    expect: {
      answers: { window: { start: '2026-12-21', end: '2026-12-28' }, names: ['年度盘库'], lacks: ['换季撤柜'] },
    },
  },
  {
    id: 'zh-more-windows-40',
    class: 'windows',
    said: '后天一天都有哪些事儿',
    before: [
      { tool: 'schedule_add', arguments: { title: '压测复盘', start: '2026-11-24T10:00' } },
      { tool: 'reminder_add', arguments: { title: '给打印机加墨', at: '2026-11-24T15:00' } },
      { tool: 'todo_add', arguments: { title: '回绝猎头', due: '2026-11-24' } },
      { tool: 'schedule_add', arguments: { title: '修自行车', start: '2026-11-25T10:00' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '后天' } }],
    expect: { answers: { names: ['压测复盘', '给打印机加墨', '回绝猎头'], lacks: ['修自行车'] } },
  },
  {
    id: 'zh-more-windows-41',
    class: 'windows',
    said: '周五之前要弄完的有哪些',
    before: [
      { tool: 'todo_add', arguments: { title: '补单元测试', due: '2026-11-27' } },
      { tool: 'todo_add', arguments: { title: '写迁移文档', due: '2026-11-28' } },
      { tool: 'todo_add', arguments: { title: '清理旧分支', due: '2026-11-24' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: '周五' } }],
    expect: { answers: { names: ['补单元测试', '清理旧分支'], lacks: ['写迁移文档'] } },
  },
  {
    id: 'zh-more-windows-42',
    class: 'windows',
    said: '明天上午有什么提醒',
    before: [
      { tool: 'reminder_add', arguments: { title: '给会员发课表', at: '2026-11-23T09:30' } },
      { tool: 'reminder_add', arguments: { title: '换滤芯', at: '2026-11-23T15:00' } },
    ],
    calls: [{ tool: 'reminder_query', arguments: { start: '明天上午' } }],
    expect: { answers: { names: ['给会员发课表'], lacks: ['换滤芯'] } },
  },
  {
    id: 'zh-more-windows-43',
    class: 'windows',
    said: '周二下午哪段有空，想约个会员体测',
    before: [
      { tool: 'schedule_add', arguments: { title: '门店例会', start: '2026-11-24T13:00', end: '2026-11-24T15:00' } },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: '周二下午', duration_minutes: 60 } }],
    expect: { answers: { texts: ['2026-11-24'], lacks: ['2026-11-25', '13:00–14:00', '14:00–15:00'] } },
  },
  {
    id: 'zh-more-windows-44',
    class: 'windows',
    said: '周四下午三点到四点半我有空不',
    before: [
      { tool: 'schedule_add', arguments: { title: '代码走查', start: '2026-11-26T16:00', end: '2026-11-26T17:00' } },
    ],
    calls: [{ tool: 'check_conflict', arguments: { start: '周四下午三点到四点半' } }],
    expect: { answers: { names: ['代码走查'] } },
  },
  {
    id: 'zh-more-windows-45',
    class: 'windows',
    said: '明后两天帮我列一下',
    before: [
      { tool: 'schedule_add', arguments: { title: '换轮胎', start: '2026-11-23T14:00' } },
      { tool: 'schedule_add', arguments: { title: '见房东', start: '2026-11-24T14:00' } },
      { tool: 'schedule_add', arguments: { title: '拍产品图', start: '2026-11-25T14:00' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '明后两天' } }],
    expect: { answers: { names: ['换轮胎', '见房东'], lacks: ['拍产品图'] } },
  },
  {
    id: 'zh-more-windows-46',
    class: 'windows',
    said: '这周我都排了啥',
    now: '2026-11-25T10:00:00+08:00',
    before: [
      { tool: 'schedule_add', arguments: { title: '值班交接', start: '2026-11-29T18:00' } },
      { tool: 'schedule_add', arguments: { title: '换班会', start: '2026-11-30T09:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '这周' } }],
    expect: { answers: { window: { start: '2026-11-23', end: '2026-11-30' }, names: ['值班交接'], lacks: ['换班会'] } },
  },
  {
    id: 'zh-more-windows-47',
    class: 'windows',
    said: '周三到周五我给谁排了课',
    before: [
      { tool: 'schedule_add', arguments: { title: '孙姐私教', start: '2026-11-25T09:00' } },
      { tool: 'schedule_add', arguments: { title: '阿杰私教', start: '2026-11-27T20:00' } },
      { tool: 'schedule_add', arguments: { title: '大刘私教', start: '2026-11-28T09:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '周三到周五' } }],
    expect: {
      answers: {
        window: { start: '2026-11-25', end: '2026-11-28' },
        names: ['孙姐私教', '阿杰私教'],
        lacks: ['大刘私教'],
      },
    },
  },
  {
    id: 'zh-more-windows-48',
    class: 'windows',
    said: '明后两天我都有啥安排',
    before: [
      { tool: 'schedule_add', arguments: { title: '复试小刘', start: '2026-11-23T10:00', end: '2026-11-23T11:00' } },
      { tool: 'schedule_add', arguments: { title: '棚拍', start: '2026-11-24T15:00', end: '2026-11-24T17:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: '跟客户看场地', start: '2026-11-25T09:00', end: '2026-11-25T10:00' },
      },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '明后两天' } }],
    expect: {
      answers: {
        window: { start: '2026-11-23', end: '2026-11-25' },
        names: ['复试小刘', '棚拍'],
        lacks: ['跟客户看场地'],
      },
    },
  },
  {
    id: 'zh-more-windows-49',
    class: 'windows',
    said: '12月上旬接了几单',
    before: [
      { tool: 'schedule_add', arguments: { title: '全家福拍摄', start: '2026-12-01T09:00', end: '2026-12-01T11:00' } },
      { tool: 'schedule_add', arguments: { title: '宠物写真', start: '2026-12-10T14:00', end: '2026-12-10T16:00' } },
      { tool: 'schedule_add', arguments: { title: '孕妇照', start: '2026-12-11T10:00', end: '2026-12-11T12:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '12月上旬' } }],
    expect: {
      answers: {
        window: { start: '2026-12-01', end: '2026-12-11' },
        names: ['全家福拍摄', '宠物写真'],
        lacks: ['孕妇照'],
      },
    },
  },
  {
    id: 'zh-more-windows-50',
    class: 'windows',
    said: '下周末我闺女他们一家来，看看我俩那两天忙不忙',
    before: [
      { tool: 'schedule_add', arguments: { title: '合唱排练', start: '2026-11-28T09:00', end: '2026-11-28T11:00' } },
      { tool: 'schedule_add', arguments: { title: '老姐妹聚会', start: '2026-12-05T11:00', end: '2026-12-05T13:00' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '下周末' } }],
    expect: {
      answers: { window: { start: '2026-11-28', end: '2026-11-30' }, names: ['合唱排练'], lacks: ['老姐妹聚会'] },
    },
  },
  {
    id: 'zh-more-windows-51',
    class: 'windows',
    said: '月底之前还有哪些活儿没干',
    before: [
      { tool: 'todo_add', arguments: { title: '修样片', due: '2026-11-30' } },
      { tool: 'todo_add', arguments: { title: '报工伤材料', due: '2026-11-24' } },
      { tool: 'todo_add', arguments: { title: '年终考核表', due: '2026-12-01' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: '月底之前' } }],
    expect: { answers: { names: ['修样片', '报工伤材料'], lacks: ['年终考核表'] } },
  },
  {
    id: 'zh-more-windows-52',
    class: 'windows',
    said: '下礼拜要交的东西列一下',
    before: [
      { tool: 'todo_add', arguments: { title: '离职证明', due: '2026-11-23' } },
      { tool: 'todo_add', arguments: { title: '补拍花絮', due: '2026-11-29' } },
      { tool: 'todo_add', arguments: { title: '年会方案', due: '2026-11-30' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_in: '下礼拜' } }],
    expect: { answers: { names: ['离职证明', '补拍花絮'], lacks: ['年会方案'] } },
  },
  {
    id: 'zh-more-windows-53',
    class: 'windows',
    said: '上周我都忙活啥了',
    calls: [{ tool: 'agenda_query', arguments: { start: '上周' } }],
    expect: { answers: { window: { start: '2026-11-09', end: '2026-11-16' } } },
  },
  {
    id: 'zh-more-windows-54',
    class: 'windows',
    said: '明天上午要响的提醒有几个',
    before: [
      { tool: 'reminder_add', arguments: { title: '量血压', at: '2026-11-23T08:00' } },
      { tool: 'reminder_add', arguments: { title: '去接小宝', at: '2026-11-23T16:10' } },
    ],
    calls: [{ tool: 'reminder_query', arguments: { start: '明天上午' } }],
    expect: { answers: { names: ['量血压'], lacks: ['去接小宝'] } },
  },
  {
    id: 'zh-more-windows-55',
    class: 'windows',
    said: '除夕到初三有没有人约拍',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '拜年视频拍摄', start: '2027-02-08T10:00', end: '2027-02-08T12:00' },
      },
      { tool: 'schedule_add', arguments: { title: '开工照', start: '2027-02-09T10:00', end: '2027-02-09T12:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '除夕到初三' } }],
    expect: {
      answers: { window: { start: '2027-02-05', end: '2027-02-09' }, names: ['拜年视频拍摄'], lacks: ['开工照'] },
    },
  },
  {
    id: 'zh-more-windows-56',
    class: 'windows',
    said: '十二月第二个周末还空着不',
    before: [
      { tool: 'schedule_add', arguments: { title: '儿童照', start: '2026-12-13T09:00', end: '2026-12-13T11:00' } },
      { tool: 'schedule_add', arguments: { title: '订婚宴跟拍', start: '2026-12-06T10:00', end: '2026-12-06T14:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '12月第二个周末' } }],
    expect: {
      answers: { window: { start: '2026-12-12', end: '2026-12-14' }, names: ['儿童照'], lacks: ['订婚宴跟拍'] },
    },
  },
  {
    id: 'zh-more-windows-57',
    class: 'windows',
    said: '周五上午10点到12点有没有撞的',
    before: [
      { tool: 'schedule_add', arguments: { title: '主管面试', start: '2026-11-27T11:30', end: '2026-11-27T12:30' } },
    ],
    calls: [{ tool: 'check_conflict', arguments: { start: '周五上午10点到12点' } }],
    expect: { answers: { names: ['主管面试'] } },
  },
  {
    id: 'zh-more-windows-58',
    class: 'windows',
    said: '元月5号到9号的拍摄拉个单子',
    before: [
      { tool: 'schedule_add', arguments: { title: '商品拍摄', start: '2027-01-09T14:00', end: '2027-01-09T16:00' } },
      { tool: 'schedule_add', arguments: { title: '菜单拍摄', start: '2027-01-10T09:00', end: '2027-01-10T11:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '元月5号到9号', query: '拍摄' } }],
    expect: {
      answers: { window: { start: '2027-01-05', end: '2027-01-10' }, names: ['商品拍摄'], lacks: ['菜单拍摄'] },
    },
  },
  {
    id: 'zh-more-windows-59',
    class: 'windows',
    said: '周四下午四点以后我还有事吗',
    before: [
      { tool: 'schedule_add', arguments: { title: '薪资沟通', start: '2026-11-26T16:30', end: '2026-11-26T17:00' } },
      { tool: 'schedule_add', arguments: { title: '背调电话', start: '2026-11-26T14:00', end: '2026-11-26T14:30' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '周四下午四点以后' } }],
    expect: {
      answers: { window: { start: '2026-11-26T16:00', end: '2026-11-27' }, names: ['薪资沟通'], lacks: ['背调电话'] },
    },
  },
  {
    id: 'zh-more-windows-60',
    class: 'windows',
    said: '十二月上旬都排了些什么案子',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '鉴定意见质证', start: '2026-12-10T10:00:00', end: '2026-12-10T11:00:00' },
      },
      { tool: 'schedule_add', arguments: { title: '仲裁开庭', start: '2026-12-11T09:00:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '十二月上旬' } }],
    expect: {
      answers: { window: { start: '2026-12-01', end: '2026-12-11' }, names: ['鉴定意见质证'], lacks: ['仲裁开庭'] },
    },
  },
  {
    id: 'zh-more-windows-61',
    class: 'windows',
    said: '从周三到下下周二我有哪些事',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '见证人', start: '2026-11-25T08:30:00', end: '2026-11-25T09:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '交换证据', start: '2026-12-01T16:00:00', end: '2026-12-01T17:00:00' },
      },
      { tool: 'schedule_add', arguments: { title: '阅卷', start: '2026-12-02T09:00:00', end: '2026-12-02T10:00:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '周三到下下周二' } }],
    expect: {
      answers: { window: { start: '2026-11-25', end: '2026-12-02' }, names: ['见证人', '交换证据'], lacks: ['阅卷'] },
    },
  },
  {
    id: 'zh-more-windows-62',
    class: 'windows',
    said: '大后天什么安排',
    before: [
      { tool: 'schedule_add', arguments: { title: '律协换届投票', start: '2026-11-25T14:00:00' } },
      { tool: 'schedule_add', arguments: { title: '老同学聚餐', start: '2026-11-24T18:00:00' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '大后天' } }],
    expect: {
      answers: { window: { start: '2026-11-25', end: '2026-11-26' }, names: ['律协换届投票'], lacks: ['老同学聚餐'] },
    },
  },
  {
    id: 'zh-more-windows-63',
    class: 'windows',
    said: '看看明年一季度已经定下的',
    before: [
      { tool: 'schedule_add', arguments: { title: '商标听证', start: '2027-03-31T10:00:00' } },
      { tool: 'schedule_add', arguments: { title: '股东会见证', start: '2027-04-01T10:00:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '明年一季度' } }],
    expect: {
      answers: { window: { start: '2027-01-01', end: '2027-04-01' }, names: ['商标听证'], lacks: ['股东会见证'] },
    },
  },
  {
    id: 'zh-more-windows-64',
    class: 'windows',
    said: '下周四两点到六点之间给我抠出一个半小时',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '尽调电话会', start: '2026-11-26T14:00:00', end: '2026-11-26T16:00:00' },
      },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: '下周四下午两点到六点', duration_minutes: 90 } }],
    expect: { answers: { window: { start: '2026-11-26T14:00', end: '2026-11-26T18:00' }, texts: ['16:00'] } },
  },
  {
    id: 'zh-more-windows-65',
    class: 'windows',
    said: '月底前还有什么没过的会',
    zone: 'Europe/London',
    now: '2026-11-25T10:00:00+00:00',
    before: [
      { tool: 'schedule_add', arguments: { title: '开题答辩', start: '2026-11-30T15:00:00' } },
      { tool: 'schedule_add', arguments: { title: '奖学金面试', start: '2026-12-01T09:00:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '月底前' } }],
    expect: { answers: { names: ['开题答辩'], lacks: ['奖学金面试'] } },
  },
  {
    id: 'zh-more-windows-66',
    class: 'windows',
    said: '平安夜到元旦这段我都约了谁',
    zone: 'America/New_York',
    before: [
      { tool: 'schedule_add', arguments: { title: '室友送别饭', start: '2026-12-24T19:00:00' } },
      { tool: 'schedule_add', arguments: { title: '看跨年灯球', start: '2027-01-01T20:00:00' } },
      { tool: 'schedule_add', arguments: { title: '补课题报告', start: '2027-01-02T10:00:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '平安夜到元旦' } }],
    expect: {
      answers: {
        window: { start: '2026-12-24', end: '2027-01-02' },
        names: ['室友送别饭', '看跨年灯球'],
        lacks: ['补课题报告'],
      },
    },
  },
  {
    id: 'zh-more-windows-67',
    class: 'windows',
    said: '未来十天的课',
    zone: 'Europe/London',
    before: [
      { tool: 'schedule_add', arguments: { title: '计量经济课', start: '2026-12-01T10:00:00' } },
      { tool: 'schedule_add', arguments: { title: '博弈论课', start: '2026-12-04T10:00:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '未来十天' } }],
    expect: { answers: { names: ['计量经济课'], lacks: ['博弈论课'] } },
  },
  {
    id: 'zh-more-windows-68',
    class: 'windows',
    said: '明早有啥要提醒我的没',
    before: [
      { tool: 'reminder_add', arguments: { title: '给老二带水壶', at: '2026-11-23T07:30:00' } },
      { tool: 'reminder_add', arguments: { title: '晾被子', at: '2026-11-23T15:00:00' } },
    ],
    calls: [{ tool: 'reminder_query', arguments: { start: '明早' } }],
    expect: { answers: { names: ['给老二带水壶'], lacks: ['晾被子'] } },
  },
  {
    id: 'zh-more-windows-69',
    class: 'windows',
    said: '下周五之前要弄完的都列给我',
    before: [
      { tool: 'todo_add', arguments: { title: '修洗衣机', due: '2026-11-27' } },
      { tool: 'todo_add', arguments: { title: '换净水滤芯', due: '2026-11-28' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: '下周五之前' } }],
    expect: { answers: { names: ['修洗衣机'], lacks: ['换净水滤芯'] } },
  },
  {
    id: 'zh-more-windows-70',
    class: 'windows',
    said: '周五三点到四点我有没有别的事',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '家委会碰头', start: '2026-11-27T15:30:00', end: '2026-11-27T16:30:00' },
      },
    ],
    calls: [{ tool: 'check_conflict', arguments: { start: '周五下午三点到四点' } }],
    expect: { answers: { names: ['家委会碰头'] } },
  },
  {
    id: 'zh-more-windows-71',
    class: 'windows',
    said: '12月5号和6号哪儿能空出两小时，带娃买鞋',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '乐高课', start: '2026-12-05T09:00:00', end: '2026-12-05T18:00:00' },
      },
    ],
    calls: [
      {
        tool: 'find_free_time',
        arguments: { start: '12月5号到6号', duration_minutes: 120, earliest: '09:00', latest: '18:00' },
      },
    ],
    expect: { answers: { window: { start: '2026-12-05', end: '2026-12-07' }, texts: ['2026-12-06'] } },
  },
  {
    id: 'zh-more-windows-72',
    class: 'windows',
    said: '周三九点到五点还有哪几个空，一小时的就行',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '客户尽调', start: '2026-11-25T10:00:00', end: '2026-11-25T14:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '律所合伙人会', start: '2026-11-25T15:00:00', end: '2026-11-25T16:00:00' },
      },
    ],
    calls: [
      {
        tool: 'find_free_time',
        arguments: { start: '周三', duration_minutes: 60, earliest: '09:00', latest: '17:00', limit: 3 },
      },
    ],
    expect: {
      answers: {
        texts: [
          ['09:00–10:00', '09:00-10:00', '09:00 - 10:00'],
          ['14:00–15:00', '14:00-15:00', '14:00 - 15:00'],
          ['16:00–17:00', '16:00-17:00', '16:00 - 17:00'],
        ],
      },
    },
  },
  {
    id: 'zh-more-windows-73',
    class: 'windows',
    said: '12月上旬我都要去哪儿出差',
    before: [
      { tool: 'schedule_add', arguments: { title: '合肥出差', start: '2026-12-10', all_day: true } },
      { tool: 'schedule_add', arguments: { title: '济南出差', start: '2026-12-11', all_day: true } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '12月上旬', query: '出差' } }],
    expect: {
      answers: { window: { start: '2026-12-01', end: '2026-12-11' }, names: ['合肥出差'], lacks: ['济南出差'] },
    },
  },
  {
    id: 'zh-more-windows-74',
    class: 'windows',
    said: '月底之前我还有啥会',
    before: [
      { tool: 'schedule_add', arguments: { title: '渠道大会', start: '2026-11-30T15:00' } },
      { tool: 'schedule_add', arguments: { title: '招商会', start: '2026-12-01T10:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '月底之前' } }],
    expect: { answers: { names: ['渠道大会'], lacks: ['招商会'] } },
  },
  {
    id: 'zh-more-windows-75',
    class: 'windows',
    said: '下周二到周四帮我找个三小时的整块时间写标书',
    calls: [{ tool: 'find_free_time', arguments: { start: '下周二到周四', duration_minutes: 180 } }],
    expect: { answers: { window: { start: '2026-11-24', end: '2026-11-27' } } },
  },
  {
    id: 'zh-more-windows-76',
    class: 'windows',
    said: '这个周末俩孩子都有哪些课',
    now: '2026-11-26T12:00:00+08:00',
    before: [
      { tool: 'schedule_add', arguments: { title: '朵朵钢琴课', start: '2026-11-28T10:00' } },
      { tool: 'schedule_add', arguments: { title: '小宇篮球课', start: '2026-11-29T16:00' } },
      { tool: 'schedule_add', arguments: { title: '朵朵英语课', start: '2026-11-30T18:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '这个周末' } }],
    expect: {
      answers: {
        window: { start: '2026-11-28', end: '2026-11-30' },
        names: ['朵朵钢琴课', '小宇篮球课'],
        lacks: ['朵朵英语课'],
      },
    },
  },
  {
    id: 'zh-more-windows-77',
    class: 'windows',
    said: '1月1号到3号有没有安排，想带孩子出去玩',
    before: [
      { tool: 'schedule_add', arguments: { title: '看望爷爷', start: '2027-01-03T11:00' } },
      { tool: 'schedule_add', arguments: { title: '家庭体检', start: '2027-01-04T09:00' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '1月1号到3号' } }],
    expect: {
      answers: { window: { start: '2027-01-01', end: '2027-01-04' }, names: ['看望爷爷'], lacks: ['家庭体检'] },
    },
  },
  {
    id: 'zh-more-windows-78',
    class: 'windows',
    said: '12月20号以后还排了什么',
    before: [
      { tool: 'schedule_add', arguments: { title: '经销商大会', start: '2026-12-15T09:00' } },
      { tool: 'schedule_add', arguments: { title: '年终述职', start: '2026-12-22T14:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '12月20号以后' } }],
    expect: { answers: { names: ['年终述职'], lacks: ['经销商大会'] } },
  },
  {
    id: 'zh-more-windows-79',
    class: 'windows',
    said: '周三上午我还有空吗，想约学生聊论文',
    before: [
      { tool: 'schedule_add', arguments: { title: '院务会', start: '2026-11-25T09:00', duration_minutes: 120 } },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: '周三上午', duration_minutes: 60 } }],
    expect: { answers: { texts: ['11:00'], lacks: ['14:00', '15:00', '11-26'] } },
  },
  {
    id: 'zh-more-windows-80',
    class: 'windows',
    said: '12月14号那一周我有几场监考',
    before: [
      { tool: 'schedule_add', arguments: { title: '大物监考', start: '2026-12-20T09:00' } },
      { tool: 'schedule_add', arguments: { title: '英语监考', start: '2026-12-21T09:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '12月14号那一周', query: '监考' } }],
    expect: {
      answers: { window: { start: '2026-12-14', end: '2026-12-21' }, names: ['大物监考'], lacks: ['英语监考'] },
    },
  },
  {
    id: 'zh-more-windows-81',
    class: 'windows',
    said: '上周三的组会是几点开的来着',
    now: '2026-11-24T10:00:00+08:00',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '课题组组会', start: '2026-11-04T15:00', repeat: 'FREQ=WEEKLY;BYDAY=WE' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '上周三' } }],
    expect: {
      answers: { window: { start: '2026-11-18', end: '2026-11-19' }, names: ['课题组组会'], texts: ['15:00'] },
    },
  },
  {
    id: 'zh-more-windows-82',
    class: 'windows',
    said: '后天下午到大后天中午我有啥会',
    before: [
      { tool: 'schedule_add', arguments: { title: '周报评审', start: '2026-11-24T09:00' } },
      { tool: 'schedule_add', arguments: { title: '价格谈判', start: '2026-11-24T15:00' } },
      { tool: 'schedule_add', arguments: { title: '仓库盘点会', start: '2026-11-25T10:00' } },
      { tool: 'schedule_add', arguments: { title: '团建筹备会', start: '2026-11-25T16:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '后天下午', end: '大后天中午' } }],
    expect: { answers: { names: ['价格谈判', '仓库盘点会'], lacks: ['周报评审', '团建筹备会'] } },
  },
  {
    id: 'zh-more-windows-83',
    class: 'windows',
    said: '周五之前要交的东西有哪些',
    before: [
      { tool: 'todo_add', arguments: { title: '交教学大纲', due: '2026-11-27' } },
      { tool: 'todo_add', arguments: { title: '交结题报告', due: '2026-11-30' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: '周五之前' } }],
    expect: { answers: { names: ['交教学大纲'], lacks: ['交结题报告'] } },
  },
  {
    id: 'zh-more-windows-84',
    class: 'windows',
    said: '明晚家里有事儿吗',
    before: [
      { tool: 'schedule_add', arguments: { title: '产检陪同', start: '2026-11-23T10:00' } },
      { tool: 'schedule_add', arguments: { title: '舞蹈班汇报演出', start: '2026-11-23T19:30' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '明晚' } }],
    expect: { answers: { names: ['舞蹈班汇报演出'], lacks: ['产检陪同'] } },
  },
  {
    id: 'zh-more-windows-85',
    class: 'windows',
    said: '下周二到周四我都排了什么',
    before: [
      { tool: 'schedule_add', arguments: { title: '带教查房', start: '2026-11-24T09:00', end: '2026-11-24T10:00' } },
      { tool: 'schedule_add', arguments: { title: '科室学习', start: '2026-11-26T15:00', end: '2026-11-26T16:00' } },
      { tool: 'schedule_add', arguments: { title: '工会活动', start: '2026-11-27T15:00', end: '2026-11-27T16:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '下周二到周四' } }],
    expect: {
      answers: {
        window: { start: '2026-11-24', end: '2026-11-27' },
        names: ['带教查房', '科室学习'],
        lacks: ['工会活动'],
      },
    },
  },
  {
    id: 'zh-more-windows-86',
    class: 'windows',
    said: '12月上旬忙不忙，看一眼',
    before: [
      { tool: 'schedule_add', arguments: { title: '选题会', start: '2026-12-10T10:00', end: '2026-12-10T11:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '12月上旬' } }],
    expect: { answers: { window: { start: '2026-12-01', end: '2026-12-11' }, names: ['选题会'] } },
  },
  {
    id: 'zh-more-windows-87',
    class: 'windows',
    said: '后天我得干嘛来着',
    before: [
      { tool: 'schedule_add', arguments: { title: '疫苗接种', start: '2026-11-24T10:00', end: '2026-11-24T10:30' } },
      { tool: 'todo_add', arguments: { title: '缴燃气费', due: '2026-11-24' } },
      { tool: 'reminder_add', arguments: { title: '拿校服', at: '2026-11-24T16:00' } },
      { tool: 'todo_add', arguments: { title: '洗窗帘', due: '2026-11-26' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '后天' } }],
    expect: {
      answers: {
        window: { start: '2026-11-24', end: '2026-11-25' },
        names: ['疫苗接种', '缴燃气费', '拿校服'],
        lacks: ['洗窗帘'],
      },
    },
  },
  {
    id: 'zh-more-windows-88',
    class: 'windows',
    said: '下周末有约吗',
    before: [
      { tool: 'schedule_add', arguments: { title: '露营', start: '2026-11-28T10:00', end: '2026-11-28T16:00' } },
      { tool: 'schedule_add', arguments: { title: '交房验收', start: '2026-11-27T10:00', end: '2026-11-27T11:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '下周末' } }],
    expect: { answers: { window: { start: '2026-11-28', end: '2026-11-30' }, names: ['露营'], lacks: ['交房验收'] } },
  },
  {
    id: 'zh-more-windows-89',
    class: 'windows',
    said: '下周三下午帮我空出一个半小时写代码，什么时候行',
    before: [
      { tool: 'schedule_add', arguments: { title: '需求评审', start: '2026-11-25T13:30', end: '2026-11-25T16:00' } },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: '下周三下午', duration_minutes: 90, latest: '18:00' } }],
    expect: { answers: { texts: ['16:00'], lacks: ['14:00–', '15:00–'] } },
  },
  {
    id: 'zh-more-windows-90',
    class: 'windows',
    said: '下周五之前要交的东西有哪些',
    before: [
      { tool: 'todo_add', arguments: { title: '交伦理审批表', due: '2026-11-27' } },
      { tool: 'todo_add', arguments: { title: '还图书馆的书', due: '2026-11-30' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: '下周五' } }],
    expect: { answers: { names: ['交伦理审批表'], lacks: ['还图书馆的书'] } },
  },
  {
    id: 'zh-more-windows-91',
    class: 'windows',
    said: '下个月到期的待办列一下',
    before: [
      { tool: 'todo_add', arguments: { title: '续费店铺年费', due: '2026-12-31' } },
      { tool: 'todo_add', arguments: { title: '换主图', due: '2026-11-30' } },
      { tool: 'todo_add', arguments: { title: '报税', due: '2027-01-04' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_in: '下个月' } }],
    expect: { answers: { names: ['续费店铺年费'], lacks: ['换主图', '报税'] } },
  },
  {
    id: 'zh-more-windows-92',
    class: 'windows',
    said: '明年一季度定下来的活动都有啥',
    before: [
      { tool: 'schedule_add', arguments: { title: '春季招生会', start: '2027-03-31T09:00', end: '2027-03-31T11:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '明年一季度' } }],
    expect: { answers: { window: { start: '2027-01-01', end: '2027-04-01' }, names: ['春季招生会'] } },
  },
  {
    id: 'zh-more-windows-93',
    class: 'windows',
    said: '圣诞节那一周，唱诗班那边的安排',
    before: [
      { tool: 'schedule_add', arguments: { title: '唱诗班合练', start: '2026-12-22T19:00', end: '2026-12-22T21:00' } },
      { tool: 'schedule_add', arguments: { title: '唱诗班总结', start: '2026-12-29T19:00', end: '2026-12-29T21:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '圣诞节那一周', query: '唱诗班' } }],
    expect: {
      answers: { window: { start: '2026-12-21', end: '2026-12-28' }, names: ['唱诗班合练'], lacks: ['唱诗班总结'] },
    },
  },
  {
    id: 'zh-more-windows-94',
    class: 'windows',
    said: '25号到28号的行程报给我',
    before: [
      { tool: 'schedule_add', arguments: { title: '签购房合同', start: '2026-11-28T16:00', end: '2026-11-28T17:00' } },
      { tool: 'schedule_add', arguments: { title: '过户', start: '2026-11-29T10:00', end: '2026-11-29T11:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '25号', end: '28号' } }],
    expect: { answers: { window: { start: '2026-11-25', end: '2026-11-29' }, names: ['签购房合同'], lacks: ['过户'] } },
  },
  {
    id: 'zh-more-windows-95',
    class: 'windows',
    said: '明天的提醒给我过一遍',
    before: [
      { tool: 'reminder_add', arguments: { title: '关煤气', at: '2026-11-23T22:00' } },
      { tool: 'reminder_add', arguments: { title: '浇君子兰', at: '2026-11-24T08:00' } },
    ],
    calls: [{ tool: 'reminder_query', arguments: { start: '明天' } }],
    expect: { answers: { window: { start: '2026-11-23', end: '2026-11-24' }, names: ['关煤气'], lacks: ['浇君子兰'] } },
  },
  {
    id: 'zh-more-windows-96',
    class: 'windows',
    said: '下周末有啥安排',
    before: [
      { tool: 'schedule_add', arguments: { title: '赵家婚礼', start: '2026-11-28T11:00', end: '2026-11-28T14:00' } },
      { tool: 'schedule_add', arguments: { title: '盘点冷库', start: '2026-11-27T15:00', end: '2026-11-27T16:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '下周末' } }],
    expect: {
      answers: { window: { start: '2026-11-28', end: '2026-11-30' }, names: ['赵家婚礼'], lacks: ['盘点冷库'] },
    },
  },
  {
    id: 'zh-more-windows-97',
    class: 'windows',
    said: '12月上旬我接了哪几场婚礼',
    before: [
      { tool: 'schedule_add', arguments: { title: '钱家婚礼', start: '2026-12-10T11:00', end: '2026-12-10T14:00' } },
      { tool: 'schedule_add', arguments: { title: '孙家婚礼', start: '2026-12-12T11:00', end: '2026-12-12T14:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '12月上旬', query: '婚礼' } }],
    expect: {
      answers: { window: { start: '2026-12-01', end: '2026-12-11' }, names: ['钱家婚礼'], lacks: ['孙家婚礼'] },
    },
  },
  {
    id: 'zh-more-windows-98',
    class: 'windows',
    said: '明天下午有几台手术',
    before: [
      { tool: 'schedule_add', arguments: { title: '贵宾洗牙', start: '2026-11-23T09:30', end: '2026-11-23T10:30' } },
      { tool: 'schedule_add', arguments: { title: '英短剖宫产', start: '2026-11-23T15:00', end: '2026-11-23T16:30' } },
      { tool: 'schedule_add', arguments: { title: '夜诊交班', start: '2026-11-23T21:00', end: '2026-11-23T21:30' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '明天下午' } }],
    expect: { answers: { names: ['英短剖宫产'], lacks: ['贵宾洗牙', '夜诊交班'] } },
  },
  {
    id: 'zh-more-windows-99',
    class: 'windows',
    said: '后天早上八点到十点之间有事没',
    before: [
      { tool: 'schedule_add', arguments: { title: '三号库装货', start: '2026-11-24T08:30', end: '2026-11-24T09:30' } },
      { tool: 'schedule_add', arguments: { title: '货车年检', start: '2026-11-24T13:00', end: '2026-11-24T14:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '后天早上八点到十点' } }],
    expect: {
      answers: { window: { start: '2026-11-24T08:00', end: '2026-11-24T10:00' }, names: ['装货'], lacks: ['年检'] },
    },
  },
  {
    id: 'zh-more-windows-100',
    class: 'windows',
    said: '月底前还有哪些没交的',
    before: [
      { tool: 'todo_add', arguments: { title: '交消防检查表', due: '2026-11-30' } },
      { tool: 'todo_add', arguments: { title: '续签门面合同', due: '2026-12-02' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: '月底' } }],
    expect: { answers: { names: ['交消防检查表'], lacks: ['续签门面合同'] } },
  },
  {
    id: 'zh-more-windows-101',
    class: 'windows',
    said: '周四下午挤一个小时出来',
    before: [
      { tool: 'schedule_add', arguments: { title: '进货验收', start: '2026-11-26T12:00', end: '2026-11-26T15:00' } },
      { tool: 'schedule_add', arguments: { title: '员工谈话', start: '2026-11-26T16:30', end: '2026-11-26T19:00' } },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: '周四下午', duration_minutes: 60 } }],
    expect: { answers: { texts: [['15:00', '15:15', '15:30']] } },
  },
  {
    id: 'zh-more-windows-102',
    class: 'windows',
    said: '大后天我都要忙啥',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '车险续保面谈', start: '2026-11-25T10:00', end: '2026-11-25T11:00' },
      },
      { tool: 'todo_add', arguments: { title: '买奶粉', due: '2026-11-25' } },
      { tool: 'schedule_add', arguments: { title: '新生儿体检', start: '2026-11-26T09:00', end: '2026-11-26T10:00' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '大后天' } }],
    expect: {
      answers: {
        window: { start: '2026-11-25', end: '2026-11-26' },
        names: ['车险续保面谈', '买奶粉'],
        lacks: ['体检'],
      },
    },
  },
  {
    id: 'zh-more-windows-103',
    class: 'windows',
    said: '12月14号那一周排了哪些考试',
    before: [
      { tool: 'schedule_add', arguments: { title: '英语考试', start: '2026-12-18T14:00', end: '2026-12-18T16:00' } },
      { tool: 'schedule_add', arguments: { title: '体育考试', start: '2026-12-21T14:00', end: '2026-12-21T16:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '12月14号那一周', query: '考试' } }],
    expect: {
      answers: { window: { start: '2026-12-14', end: '2026-12-21' }, names: ['英语考试'], lacks: ['体育考试'] },
    },
  },
  {
    id: 'zh-more-windows-104',
    class: 'windows',
    said: '上个礼拜跑了哪几趟长途',
    before: [],
    calls: [{ tool: 'schedule_query', arguments: { start: '上个礼拜' } }],
    expect: { answers: { window: { start: '2026-11-09', end: '2026-11-16' } } },
  },
  {
    id: 'zh-more-windows-105',
    class: 'windows',
    said: '下礼拜一到礼拜三我排了啥课',
    calls: [{ tool: 'schedule_query', arguments: { start: '下礼拜一到礼拜三' } }],
    expect: {
      answers: { window: { start: '2026-11-23', end: '2026-11-26' }, names: ['仰泳课', '踩水课'], lacks: ['跳水课'] },
    },
    before: [
      { tool: 'schedule_add', arguments: { title: '仰泳课', start: '2026-11-23T17:00', end: '2026-11-23T18:00' } },
      { tool: 'schedule_add', arguments: { title: '踩水课', start: '2026-11-25T19:00', end: '2026-11-25T20:00' } },
      { tool: 'schedule_add', arguments: { title: '跳水课', start: '2026-11-26T17:00', end: '2026-11-26T18:00' } },
    ],
  },
  {
    id: 'zh-more-windows-106',
    class: 'windows',
    said: '12月上旬有哪些开庭',
    calls: [{ tool: 'schedule_query', arguments: { start: '12月上旬', query: '开庭' } }],
    expect: {
      answers: {
        window: { start: '2026-12-01', end: '2026-12-11' },
        names: ['王某案开庭', '赵某案开庭'],
        lacks: ['陈某案开庭'],
      },
    },
    before: [
      { tool: 'schedule_add', arguments: { title: '王某案开庭', start: '2026-12-01T09:00', end: '2026-12-01T11:00' } },
      { tool: 'schedule_add', arguments: { title: '赵某案开庭', start: '2026-12-10T14:00', end: '2026-12-10T16:00' } },
      { tool: 'schedule_add', arguments: { title: '陈某案开庭', start: '2026-12-11T09:00', end: '2026-12-11T11:00' } },
    ],
  },
  {
    id: 'zh-more-windows-107',
    class: 'windows',
    said: '明天上午十点到下午两点之间帮我抠半小时出来',
    calls: [{ tool: 'find_free_time', arguments: { start: '明天上午十点到下午两点', duration_minutes: 30 } }],
    expect: { answers: { window: { start: '2026-11-23T10:00', end: '2026-11-23T14:00' } } },
  },
  {
    id: 'zh-more-windows-108',
    class: 'windows',
    said: '这个月剩下的日子还有什么安排',
    calls: [{ tool: 'agenda_query', arguments: { start: '这个月剩下的日子' } }],
    expect: { answers: { names: ['花材到货', '月末对账'], lacks: ['圣诞花环课'] } },
    before: [
      { tool: 'schedule_add', arguments: { title: '花材到货', start: '2026-11-26T07:00', end: '2026-11-26T08:00' } },
      { tool: 'schedule_add', arguments: { title: '月末对账', start: '2026-11-30T16:00', end: '2026-11-30T17:00' } },
      { tool: 'schedule_add', arguments: { title: '圣诞花环课', start: '2026-12-02T14:00', end: '2026-12-02T16:00' } },
    ],
  },
  {
    id: 'zh-more-windows-109',
    class: 'windows',
    said: '周五晚上有事儿吗',
    calls: [{ tool: 'agenda_query', arguments: { start: '周五晚上' } }],
    expect: { answers: { names: ['家长群直播'], lacks: ['车辆年检', '看话剧'] } },
    before: [
      { tool: 'schedule_add', arguments: { title: '车辆年检', start: '2026-11-27T09:00', end: '2026-11-27T10:00' } },
      { tool: 'schedule_add', arguments: { title: '家长群直播', start: '2026-11-27T19:30', end: '2026-11-27T20:30' } },
      { tool: 'schedule_add', arguments: { title: '看话剧', start: '2026-11-28T19:30', end: '2026-11-28T21:30' } },
    ],
  },
  {
    id: 'zh-more-windows-110',
    class: 'windows',
    said: '下个月头三天忙不忙',
    calls: [{ tool: 'agenda_query', arguments: { start: '下个月头三天' } }],
    expect: { answers: { window: { start: '2026-12-01', end: '2026-12-04' }, names: ['交稿会'], lacks: ['选题会'] } },
    before: [
      { tool: 'schedule_add', arguments: { title: '交稿会', start: '2026-12-03T10:00', end: '2026-12-03T11:00' } },
      { tool: 'schedule_add', arguments: { title: '选题会', start: '2026-12-04T10:00', end: '2026-12-04T11:00' } },
    ],
  },
  {
    id: 'zh-more-windows-111',
    class: 'windows',
    said: '两周内到期的待办列一下',
    calls: [{ tool: 'todo_query', arguments: { due_before: '两周内' } }],
    expect: { answers: { names: ['换药柜标签'], lacks: ['续执业证'] } },
    before: [
      { tool: 'todo_add', arguments: { title: '换药柜标签', due: '2026-12-04' } },
      { tool: 'todo_add', arguments: { title: '续执业证', due: '2026-12-10' } },
    ],
  },
  {
    id: 'zh-more-windows-112',
    class: 'windows',
    said: '上周三我跑了哪几趟车',
    calls: [{ tool: 'schedule_query', arguments: { start: '上周三' } }],
    expect: { answers: { window: { start: '2026-11-11', end: '2026-11-12' }, names: ['校车晚班'] } },
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '校车晚班',
          start: '2026-11-04T16:30',
          end: '2026-11-04T17:30',
          repeat: 'FREQ=WEEKLY;BYDAY=WE',
        },
      },
    ],
  },
  {
    id: 'zh-more-windows-113',
    class: 'windows',
    said: '12月21号到25号，哪天下午能空出两个小时',
    calls: [
      {
        tool: 'find_free_time',
        arguments: { start: '12月21号到25号', duration_minutes: 120, earliest: '13:00', latest: '18:00' },
      },
    ],
    expect: { answers: { window: { start: '2026-12-21', end: '2026-12-26' } } },
  },
  {
    id: 'zh-more-windows-114',
    class: 'windows',
    said: '现在到明天中午还会响哪些提醒',
    calls: [{ tool: 'reminder_query', arguments: { start: '现在', end: '明天中午' } }],
    expect: { answers: { names: ['泡黄豆', '取快递'], lacks: ['交燃气费'] } },
    before: [
      { tool: 'reminder_add', arguments: { title: '泡黄豆', at: '2026-11-22T21:30' } },
      { tool: 'reminder_add', arguments: { title: '取快递', at: '2026-11-23T10:00' } },
      { tool: 'reminder_add', arguments: { title: '交燃气费', at: '2026-11-23T15:00' } },
    ],
  },
  {
    id: 'zh-more-windows-115',
    class: 'windows',
    said: '12月上旬都排了什么',
    before: [
      { tool: 'schedule_add', arguments: { title: '夜班交接', start: '2026-12-10T20:00', end: '2026-12-10T21:00' } },
      { tool: 'schedule_add', arguments: { title: '器械培训', start: '2026-12-11T09:00', end: '2026-12-11T10:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '12月上旬' } }],
    expect: {
      answers: {
        window: { start: '2026-12-01T00:00', end: '2026-12-11T00:00' },
        names: ['夜班交接'],
        lacks: ['器械培训'],
      },
    },
  },
  {
    id: 'zh-more-windows-116',
    class: 'windows',
    said: '看看下周二到周四我有啥安排',
    before: [
      { tool: 'schedule_add', arguments: { title: '看房带客', start: '2026-11-26T16:00', end: '2026-11-26T17:00' } },
      { tool: 'schedule_add', arguments: { title: '电梯年检', start: '2026-11-27T09:00', end: '2026-11-27T10:00' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '下周二到周四' } }],
    expect: {
      answers: {
        window: { start: '2026-11-24T00:00', end: '2026-11-27T00:00' },
        names: ['看房带客'],
        lacks: ['电梯年检'],
      },
    },
  },
  {
    id: 'zh-more-windows-117',
    class: 'windows',
    said: '下周三之前有哪些待办要交',
    before: [
      { tool: 'todo_add', arguments: { title: '教案定稿', due: '2026-11-25' } },
      { tool: 'todo_add', arguments: { title: '续费名单', due: '2026-11-26' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: '下周三' } }],
    expect: { answers: { names: ['教案定稿'], lacks: ['续费名单'] } },
  },
  {
    id: 'zh-more-windows-118',
    class: 'windows',
    said: '下下周我都排了啥来着',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '验收现场', start: '2026-12-01T10:00:00', end: '2026-12-01T11:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '部门聚餐', start: '2026-11-27T18:00:00', end: '2026-11-27T20:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '车辆年检', start: '2026-12-07T09:00:00', end: '2026-12-07T10:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '下下周' } }],
    expect: {
      answers: {
        window: { start: '2026-11-30', end: '2026-12-07' },
        names: ['验收现场'],
        lacks: ['部门聚餐', '车辆年检'],
      },
    },
  },
  {
    id: 'zh-more-windows-119',
    class: 'windows',
    said: '明天下午给我抠出两个小时来改图，看看哪段行',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '项目午餐会', start: '2026-11-23T12:00:00', end: '2026-11-23T13:30:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '甲方汇报', start: '2026-11-23T15:30:00', end: '2026-11-23T18:00:00' },
      },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: '明天下午', duration_minutes: 120 } }],
    expect: {
      answers: {
        window: { start: '2026-11-23T12:00', end: '2026-11-23T18:00' },
        texts: [['13:30–15:30', '13:30-15:30']],
      },
    },
  },
  {
    id: 'zh-more-windows-120',
    class: 'windows',
    said: '25号到27号我都有哪些事？领导想派我出去一趟',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '供应商拜访', start: '2026-11-27T15:00:00', end: '2026-11-27T16:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '羽毛球比赛', start: '2026-11-28T09:00:00', end: '2026-11-28T11:00:00' },
      },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '25号到27号' } }],
    expect: {
      answers: { window: { start: '2026-11-25', end: '2026-11-28' }, names: ['供应商拜访'], lacks: ['羽毛球比赛'] },
    },
  },
  {
    id: 'zh-more-windows-121',
    class: 'windows',
    said: '十二月中旬忙不忙，帮我瞅一眼日程',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '财务盘点', start: '2026-12-20T10:00:00', end: '2026-12-20T12:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '消防演练', start: '2026-12-10T14:00:00', end: '2026-12-10T15:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '年会彩排', start: '2026-12-21T14:00:00', end: '2026-12-21T16:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '十二月中旬' } }],
    expect: {
      answers: {
        window: { start: '2026-12-11', end: '2026-12-21' },
        names: ['财务盘点'],
        lacks: ['消防演练', '年会彩排'],
      },
    },
  },
  {
    id: 'zh-more-windows-122',
    class: 'windows',
    said: '下周哪天上午能空出整整一个钟头，我想去剪个头',
    calls: [{ tool: 'find_free_time', arguments: { start: '下周', duration_minutes: 60, prefer: 'morning' } }],
    expect: { answers: { window: { start: '2026-11-23', end: '2026-11-30' } } },
  },
  {
    id: 'zh-more-windows-123',
    class: 'windows',
    said: '周三之前必须弄完的有哪几样',
    before: [
      { tool: 'todo_add', arguments: { title: '退快递', due: '2026-11-25' } },
      { tool: 'todo_add', arguments: { title: '洗车', due: '2026-11-26' } },
      { tool: 'todo_add', arguments: { title: '填报销单', due: '2026-11-23' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: '周三' } }],
    expect: { answers: { names: ['退快递', '填报销单'], lacks: ['洗车'] } },
  },
  {
    id: 'zh-more-windows-124',
    class: 'windows',
    said: '明年一季度已经定下来的安排给我列列',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '锅炉年审', start: '2027-03-31T10:00:00', end: '2027-03-31T11:00:00' },
      },
      { tool: 'schedule_add', arguments: { title: '春游', start: '2027-04-01T09:00:00', end: '2027-04-01T10:00:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: '跨年聚会', start: '2026-12-31T19:00:00', end: '2026-12-31T21:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '明年一季度' } }],
    expect: {
      answers: { window: { start: '2027-01-01', end: '2027-04-01' }, names: ['锅炉年审'], lacks: ['春游', '跨年聚会'] },
    },
  },
  {
    id: 'zh-more-windows-125',
    class: 'windows',
    said: '明后天你要提醒我些什么？',
    before: [
      { tool: 'reminder_add', arguments: { title: '交党费', at: '2026-11-23T10:00:00' } },
      { tool: 'reminder_add', arguments: { title: '取中药', at: '2026-11-24T15:00:00' } },
      { tool: 'reminder_add', arguments: { title: '浇花', at: '2026-11-25T08:00:00' } },
    ],
    calls: [{ tool: 'reminder_query', arguments: { start: '明后天' } }],
    expect: {
      answers: { window: { start: '2026-11-23', end: '2026-11-25' }, names: ['交党费', '取中药'], lacks: ['浇花'] },
    },
  },
  {
    id: 'zh-more-windows-126',
    class: 'windows',
    said: '下周末我有安排没有？朋友喊我爬山',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '业主大会', start: '2026-11-29T09:30:00', end: '2026-11-29T11:00:00' },
      },
      { tool: 'schedule_add', arguments: { title: '夜班', start: '2026-11-27T18:00:00', end: '2026-11-27T23:00:00' } },
      { tool: 'schedule_add', arguments: { title: '晨会', start: '2026-11-30T09:00:00', end: '2026-11-30T09:30:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '下周末' } }],
    expect: {
      answers: { window: { start: '2026-11-28', end: '2026-11-30' }, names: ['业主大会'], lacks: ['夜班', '晨会'] },
    },
  },
  {
    id: 'zh-more-windows-127',
    class: 'windows',
    said: '12月第一个周六能不能凑出三个小时，打扫仓库用',
    before: [
      { tool: 'schedule_add', arguments: { title: '进货', start: '2026-12-05T08:00:00', end: '2026-12-05T12:00:00' } },
      { tool: 'schedule_add', arguments: { title: '看店', start: '2026-12-05T14:00:00', end: '2026-12-05T18:00:00' } },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: '12月第一个周六', duration_minutes: 180 } }],
    expect: {
      answers: {
        window: { start: '2026-12-05', end: '2026-12-06' },
        texts: [['18:00–21:00', '18:00-21:00', '18:15', '18:30', '18:45', '19:00']],
      },
    },
  },
  {
    id: 'zh-more-windows-128',
    class: 'windows',
    said: '元旦那天护士长给我排班了没有',
    before: [
      { tool: 'schedule_add', arguments: { title: '白班', start: '2027-01-01T08:00:00', end: '2027-01-01T17:00:00' } },
      {
        tool: 'schedule_add',
        arguments: { title: '科室培训', start: '2026-12-31T15:00:00', end: '2026-12-31T16:00:00' },
      },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '元旦那天' } }],
    expect: { answers: { window: { start: '2027-01-01', end: '2027-01-02' }, names: ['白班'], lacks: ['科室培训'] } },
  },
  {
    id: 'zh-more-windows-129',
    class: 'windows',
    said: '下周二到周四我都有哪些安排',
    before: [
      { tool: 'schedule_add', arguments: { title: '供应商见面', start: '2026-11-23T10:00:00' } },
      { tool: 'schedule_add', arguments: { title: '消防演练', start: '2026-11-24T15:00:00' } },
      { tool: 'schedule_add', arguments: { title: '新人培训', start: '2026-11-26T20:00:00' } },
      { tool: 'schedule_add', arguments: { title: '部门聚餐', start: '2026-11-27T18:00:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '下周二到周四' } }],
    expect: {
      answers: {
        window: { start: '2026-11-24', end: '2026-11-27' },
        names: ['消防演练', '新人培训'],
        lacks: ['供应商见面', '部门聚餐'],
      },
    },
  },
  {
    id: 'zh-more-windows-130',
    class: 'windows',
    said: '大后天下午有事没',
    before: [
      { tool: 'schedule_add', arguments: { title: '送检样品', start: '2026-11-25T09:00:00' } },
      { tool: 'schedule_add', arguments: { title: '车辆年检', start: '2026-11-25T14:30:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '大后天下午' } }],
    expect: {
      answers: {
        window: { start: '2026-11-25T12:00', end: '2026-11-25T18:00' },
        names: ['车辆年检'],
        lacks: ['送检样品'],
      },
    },
  },
  {
    id: 'zh-more-windows-131',
    class: 'windows',
    said: '看看十二月上旬排了什么',
    before: [
      { tool: 'schedule_add', arguments: { title: '产检', start: '2026-12-10T09:00:00' } },
      { tool: 'schedule_add', arguments: { title: '拍全家福', start: '2026-12-11T10:00:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '十二月上旬' } }],
    expect: { answers: { window: { start: '2026-12-01', end: '2026-12-11' }, names: ['产检'], lacks: ['拍全家福'] } },
  },
  {
    id: 'zh-more-windows-132',
    class: 'windows',
    said: '下周末我有空吗，先把安排念给我听',
    before: [
      { tool: 'schedule_add', arguments: { title: '钓鱼', start: '2026-11-29T06:00:00', end: '2026-11-29T11:00:00' } },
      { tool: 'schedule_add', arguments: { title: '值日', start: '2026-11-30T08:00:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '下周末' } }],
    expect: { answers: { window: { start: '2026-11-28', end: '2026-11-30' }, names: ['钓鱼'], lacks: ['值日'] } },
  },
  {
    id: 'zh-more-windows-133',
    class: 'windows',
    said: '明年一月有啥已经定下来的',
    before: [
      { tool: 'schedule_add', arguments: { title: '年会彩排', start: '2027-01-22T14:00:00' } },
      { tool: 'schedule_add', arguments: { title: '跨年音乐会', start: '2026-12-31T20:00:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '明年一月' } }],
    expect: {
      answers: { window: { start: '2027-01-01', end: '2027-02-01' }, names: ['年会彩排'], lacks: ['跨年音乐会'] },
    },
  },
  {
    id: 'zh-more-windows-134',
    class: 'windows',
    said: '下周有哪些要交的东西啊',
    before: [
      { tool: 'todo_add', arguments: { title: '交实验报告', due: '2026-11-29' } },
      { tool: 'todo_add', arguments: { title: '还图书馆的书', due: '2026-12-02' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_in: '下周' } }],
    expect: {
      answers: { window: { start: '2026-11-23', end: '2026-11-30' }, names: ['交实验报告'], lacks: ['还图书馆的书'] },
    },
  },
  {
    id: 'zh-more-windows-135',
    class: 'windows',
    said: '周三下午一点到六点之间给我找俩小时，改论文用',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '助教答疑', start: '2026-11-25T13:00:00', end: '2026-11-25T15:00:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '羽毛球', start: '2026-11-25T17:00:00', end: '2026-11-25T18:00:00' },
      },
    ],
    calls: [
      {
        tool: 'find_free_time',
        arguments: { start: '周三', duration_minutes: 120, earliest: '13:00', latest: '18:00' },
      },
    ],
    expect: { answers: { texts: ['15:00–17:00'] } },
  },
  {
    id: 'zh-more-windows-136',
    class: 'windows',
    said: '下个月三号上午能不能腾出三个钟头来盘库',
    before: [
      { tool: 'schedule_add', arguments: { title: '晨检', start: '2026-12-03T08:00:00', end: '2026-12-03T09:00:00' } },
    ],
    calls: [
      {
        tool: 'find_free_time',
        arguments: { start: '下个月三号', duration_minutes: 180, earliest: '08:00', latest: '12:00' },
      },
    ],
    expect: { answers: { texts: ['09:00–12:00'] } },
  },
  {
    id: 'zh-more-windows-137',
    class: 'windows',
    said: '我下周三下午有啥安排没',
    before: [
      { tool: 'schedule_add', arguments: { title: '验房', start: '2026-11-25T14:00', end: '2026-11-25T16:00' } },
      { tool: 'schedule_add', arguments: { title: '早会', start: '2026-11-25T09:00', end: '2026-11-25T09:30' } },
      { tool: 'schedule_add', arguments: { title: '牌局', start: '2026-11-25T20:00', end: '2026-11-25T22:00' } },
      { tool: 'schedule_add', arguments: { title: '质检', start: '2026-11-26T14:00', end: '2026-11-26T15:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '下周三下午' } }],
    expect: {
      answers: {
        window: { start: '2026-11-25T12:00', end: '2026-11-25T18:00' },
        names: ['验房'],
        lacks: ['早会', '牌局', '质检'],
      },
    },
  },
  {
    id: 'zh-more-windows-138',
    class: 'windows',
    said: '12月上旬都排了些什么，给我念念',
    before: [
      { tool: 'schedule_add', arguments: { title: '招标会', start: '2026-12-01T09:00', end: '2026-12-01T11:00' } },
      { tool: 'schedule_add', arguments: { title: '审计进场', start: '2026-12-10T10:00', end: '2026-12-10T12:00' } },
      { tool: 'schedule_add', arguments: { title: '校庆', start: '2026-12-11T09:00', end: '2026-12-11T12:00' } },
      { tool: 'schedule_add', arguments: { title: '年会彩排', start: '2026-11-30T15:00', end: '2026-11-30T17:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '12月上旬' } }],
    expect: {
      answers: {
        window: { start: '2026-12-01', end: '2026-12-11' },
        names: ['招标会', '审计进场'],
        lacks: ['校庆', '年会彩排'],
      },
    },
  },
  {
    id: 'zh-more-windows-139',
    class: 'windows',
    said: '想趁12月15号到20号回趟老家，那几天我有没有事',
    before: [
      { tool: 'schedule_add', arguments: { title: '补牙', start: '2026-12-15T16:00', end: '2026-12-15T17:00' } },
      { tool: 'schedule_add', arguments: { title: '交接班', start: '2026-12-20T20:00', end: '2026-12-20T20:30' } },
      { tool: 'schedule_add', arguments: { title: '答辩', start: '2026-12-21T09:00', end: '2026-12-21T11:00' } },
      { tool: 'schedule_add', arguments: { title: '家访', start: '2026-12-14T19:00', end: '2026-12-14T20:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '12月15号到20号' } }],
    expect: {
      answers: {
        window: { start: '2026-12-15', end: '2026-12-21' },
        names: ['补牙', '交接班'],
        lacks: ['答辩', '家访'],
      },
    },
  },
  {
    id: 'zh-more-windows-140',
    class: 'windows',
    said: '明后两天的会有哪些',
    before: [
      { tool: 'schedule_add', arguments: { title: '晨会', start: '2026-11-23T08:30', end: '2026-11-23T09:00' } },
      { tool: 'schedule_add', arguments: { title: '复盘会', start: '2026-11-24T17:00', end: '2026-11-24T18:00' } },
      { tool: 'schedule_add', arguments: { title: '董事会', start: '2026-11-25T09:00', end: '2026-11-25T11:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '明后两天' } }],
    expect: {
      answers: { window: { start: '2026-11-23', end: '2026-11-25' }, names: ['晨会', '复盘会'], lacks: ['董事会'] },
    },
  },
  {
    id: 'zh-more-windows-141',
    class: 'windows',
    said: '后天我都有什么事，连要交的东西一起',
    before: [
      { tool: 'schedule_add', arguments: { title: '拍证件照', start: '2026-11-24T11:00', end: '2026-11-24T11:30' } },
      { tool: 'todo_add', arguments: { title: '交水电费', due: '2026-11-24' } },
      { tool: 'reminder_add', arguments: { title: '喂鱼', at: '2026-11-24T18:00' } },
      { tool: 'schedule_add', arguments: { title: '洗车', start: '2026-11-25T10:00', end: '2026-11-25T11:00' } },
      { tool: 'todo_add', arguments: { title: '还雨伞', due: '2026-11-26' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '后天' } }],
    expect: {
      answers: {
        window: { start: '2026-11-24', end: '2026-11-25' },
        names: ['拍证件照', '交水电费', '喂鱼'],
        lacks: ['洗车', '还雨伞'],
      },
    },
  },
  {
    id: 'zh-more-windows-142',
    class: 'windows',
    said: '明天下午一点到六点之间给我找两个钟头整块时间，想改稿子',
    before: [
      { tool: 'schedule_add', arguments: { title: '选题会', start: '2026-11-23T14:00', end: '2026-11-23T15:30' } },
    ],
    calls: [
      {
        tool: 'find_free_time',
        arguments: { start: '明天', duration_minutes: 120, earliest: '13:00', latest: '18:00' },
      },
    ],
    expect: { answers: { window: { start: '2026-11-23', end: '2026-11-24' }, texts: ['15:30–17:30'] } },
  },
  {
    id: 'zh-more-windows-143',
    class: 'windows',
    said: '下周二和周四晚上六点到九点，哪儿能塞进一节45分钟的网课',
    before: [
      { tool: 'schedule_add', arguments: { title: '加班', start: '2026-11-24T18:00', end: '2026-11-24T20:30' } },
      { tool: 'schedule_add', arguments: { title: '羽毛球', start: '2026-11-26T19:00', end: '2026-11-26T21:00' } },
    ],
    calls: [
      {
        tool: 'find_free_time',
        arguments: { start: '下周', duration_minutes: 45, earliest: '18:00', latest: '21:00', weekdays: ['TU', 'TH'] },
      },
    ],
    expect: { answers: { window: { start: '2026-11-23', end: '2026-11-30' }, texts: ['2026-11-26', '18:00–18:45'] } },
  },
  {
    id: 'zh-more-windows-144',
    class: 'windows',
    said: '到周三为止我要交哪些东西',
    before: [
      { tool: 'todo_add', arguments: { title: '交团费', due: '2026-11-24' } },
      { tool: 'todo_add', arguments: { title: '交论文初稿', due: '2026-11-25' } },
      { tool: 'todo_add', arguments: { title: '交房租', due: '2026-11-27' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: '周三' } }],
    expect: { answers: { names: ['交团费', '交论文初稿'], lacks: ['交房租'] } },
  },
  {
    id: 'zh-more-windows-145',
    class: 'windows',
    said: '今晚还有什么要提醒我的',
    before: [
      { tool: 'reminder_add', arguments: { title: '关阳台窗', at: '2026-11-22T21:30' } },
      { tool: 'reminder_add', arguments: { title: '倒垃圾', at: '2026-11-23T07:00' } },
    ],
    calls: [{ tool: 'reminder_query', arguments: { start: '今晚' } }],
    expect: { answers: { names: ['关阳台窗'], lacks: ['倒垃圾'] } },
  },
  {
    id: 'zh-more-windows-146',
    class: 'windows',
    said: '十二月上旬我都排了哪些学员？',
    before: [
      { tool: 'schedule_add', arguments: { title: '小林上路', start: '2026-12-10T09:00' } },
      { tool: 'schedule_add', arguments: { title: '小赵模拟', start: '2026-12-11T09:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '十二月上旬' } }],
    expect: {
      answers: { window: { start: '2026-12-01', end: '2026-12-11' }, names: ['小林上路'], lacks: ['小赵模拟'] },
    },
  },
  {
    id: 'zh-more-windows-147',
    class: 'windows',
    said: '下下周店里有啥事没有',
    before: [
      { tool: 'schedule_add', arguments: { title: '盘点', start: '2026-11-27T20:00' } },
      { tool: 'schedule_add', arguments: { title: '橱窗换新', start: '2026-12-03T10:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '下下周' } }],
    expect: { answers: { window: { start: '2026-11-30', end: '2026-12-07' }, names: ['橱窗换新'], lacks: ['盘点'] } },
  },
  {
    id: 'zh-more-windows-148',
    class: 'windows',
    said: '下周三下午两点到六点，中间哪儿能塞一个小时？',
    before: [
      { tool: 'schedule_add', arguments: { title: '谈赔偿', start: '2026-11-25T15:00', end: '2026-11-25T17:30' } },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: '下周三下午两点到六点', duration_minutes: 60 } }],
    expect: { answers: { window: { start: '2026-11-25T14:00', end: '2026-11-25T18:00' }, texts: ['14:00–15:00'] } },
  },
  {
    id: 'zh-more-windows-149',
    class: 'windows',
    said: '下个月八号到十号给我找三个钟头的整块时间写基金本子',
    calls: [{ tool: 'find_free_time', arguments: { start: '下个月八号到十号', duration_minutes: 180 } }],
    expect: { answers: { window: { start: '2026-12-08', end: '2026-12-11' } } },
  },
  {
    id: 'zh-more-windows-150',
    class: 'windows',
    said: '到周三为止我还欠着什么没交？',
    before: [
      { tool: 'todo_add', arguments: { title: '寄合同', due: '2026-11-25' } },
      { tool: 'todo_add', arguments: { title: '改起诉状', due: '2026-11-26' } },
    ],
    calls: [{ tool: 'todo_query', arguments: { due_before: '周三' } }],
    expect: { answers: { names: ['寄合同'], lacks: ['改起诉状'] } },
  },
  {
    id: 'zh-more-windows-151',
    class: 'windows',
    said: '明天你会提醒我哪些事呀',
    before: [
      { tool: 'reminder_add', arguments: { title: '浇水', at: '2026-11-23T07:00' } },
      { tool: 'reminder_add', arguments: { title: '打疫苗', at: '2026-11-24T08:00' } },
    ],
    calls: [{ tool: 'reminder_query', arguments: { start: '明天' } }],
    expect: { answers: { window: { start: '2026-11-23', end: '2026-11-24' }, names: ['浇水'], lacks: ['打疫苗'] } },
  },
  {
    id: 'zh-more-windows-152',
    class: 'windows',
    said: '后天我忙不忙，都有些什么',
    before: [
      { tool: 'schedule_add', arguments: { title: '见投资人', start: '2026-11-24T14:00' } },
      { tool: 'schedule_add', arguments: { title: '拔牙', start: '2026-11-25T09:00' } },
      { tool: 'todo_add', arguments: { title: '交房租', due: '2026-11-24' } },
    ],
    calls: [{ tool: 'agenda_query', arguments: { start: '后天' } }],
    expect: {
      answers: { window: { start: '2026-11-24', end: '2026-11-25' }, names: ['见投资人', '交房租'], lacks: ['拔牙'] },
    },
  },
  {
    id: 'zh-more-windows-153',
    class: 'windows',
    said: '圣诞节当天有学员约课吗',
    before: [
      { tool: 'schedule_add', arguments: { title: '小孙上路', start: '2026-12-24T19:00' } },
      { tool: 'schedule_add', arguments: { title: '小周夜训', start: '2026-12-25T19:00' } },
    ],
    calls: [{ tool: 'schedule_query', arguments: { start: '圣诞节当天' } }],
    expect: {
      answers: { window: { start: '2026-12-25', end: '2026-12-26' }, names: ['小周夜训'], lacks: ['小孙上路'] },
    },
  },
];
