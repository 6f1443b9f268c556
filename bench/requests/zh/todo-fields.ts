import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-todo-fields-01',
    class: 'todo-fields',
    said: '给儿子报名兴趣班，最迟12月8号，#家里 #孩子',
    calls: [{ tool: 'quick_add', arguments: { text: '给儿子报名兴趣班，最迟12月8号，#家里 #孩子' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['兴趣班'], lacks: ['#', '最迟'] }, due: '2026-12-08', tags: ['家里', '孩子'] },
      ],
    },
  },
  {
    id: 'zh-todo-fields-03',
    class: 'todo-fields',
    said: '有空把阳台收拾一下',
    calls: [{ tool: 'quick_add', arguments: { text: '有空把阳台收拾一下' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['阳台'] }, due: null }] },
  },
  {
    id: 'zh-todo-fields-05',
    class: 'todo-fields',
    said: '写年终总结，又急又重要，12月20号截止，估计四个小时',
    calls: [{ tool: 'quick_add', arguments: { text: '写年终总结，又急又重要，12月20号截止，估计四个小时' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: '写年终总结',
          due: '2026-12-20',
          importance: 'high',
          urgency: 'high',
          estimateMinutes: 240,
        },
      ],
    },
  },
  {
    id: 'zh-todo-fields-07',
    class: 'todo-fields',
    said: '下周四前要把标书做完，特别重要',
    calls: [{ tool: 'quick_add', arguments: { text: '下周四前要把标书做完，特别重要' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['标书'], lacks: ['重要', '特别', '下周'] },
          due: '2026-11-26',
          importance: 'high',
        },
      ],
    },
  },
  {
    id: 'zh-todo-fields-09',
    class: 'todo-fields',
    said: '加个待办，整理发票，预计两个半小时',
    calls: [{ tool: 'quick_add', arguments: { text: '加个待办，整理发票，预计两个半小时' } }],
    expect: { written: [{ kind: 'todo', title: '整理发票', due: null, estimateMinutes: 150 }] },
  },
  {
    id: 'zh-todo-fields-11',
    class: 'todo-fields',
    said: '复习第三章，大概40分钟，月底前',
    calls: [{ tool: 'quick_add', arguments: { text: '复习第三章，大概40分钟，月底前' } }],
    expect: { written: [{ kind: 'todo', title: '复习第三章', due: '2026-11-30', estimateMinutes: 40 }] },
  },
  {
    id: 'zh3-todo-fields-01',
    class: 'todo-fields',
    said: '周五前写完年终总结，特别重要，估计要4个小时',
    calls: [{ tool: 'quick_add', arguments: { text: '周五前写完年终总结，特别重要，估计要4个小时' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['年终总结'], lacks: ['重要', '估计', '小时'] },
          due: '2026-11-27',
          importance: 'high',
          estimateMinutes: 240,
        },
      ],
    },
  },
  {
    id: 'zh3-todo-fields-03',
    class: 'todo-fields',
    said: '加个待办：整理发票 #报销 30号截止',
    calls: [{ tool: 'quick_add', arguments: { text: '加个待办：整理发票 #报销 30号截止' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['整理发票'], lacks: ['#', '截止'] }, due: '2026-11-30', tags: ['报销'] },
      ],
    },
  },
  {
    id: 'zh3-todo-fields-05',
    class: 'todo-fields',
    said: '评审PPT要等方案写完才能弄，12月4号前',
    before: [{ tool: 'todo_add', arguments: { title: '写方案', due: '2026-12-02' } }],
    calls: [{ tool: 'todo_add', arguments: { title: '评审PPT', due: '12月4号前', depends_on: ['写方案'] } }],
    expect: { written: [{ kind: 'todo', title: '评审PPT', due: '2026-12-04' }] },
  },
  {
    id: 'zh3-todo-fields-07',
    class: 'todo-fields',
    said: '下周四下午6点前把预算表交给财务，得花一个半小时',
    calls: [{ tool: 'quick_add', arguments: { text: '下周四下午6点前把预算表交给财务，得花一个半小时' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['预算表', '财务'], lacks: ['小时', '6点'] },
          due: '2026-11-26T18:00',
          estimateMinutes: 90,
        },
      ],
    },
  },
  {
    id: 'zh3-todo-fields-09',
    class: 'todo-fields',
    said: '论文标成重要，打个「学业」标签',
    before: [{ tool: 'todo_add', arguments: { title: '写论文', due: '2026-12-15' } }],
    calls: [{ tool: 'todo_update', arguments: { match: '论文', importance: 'high', tags: ['学业'] } }],
    expect: { written: [{ kind: 'todo', title: '写论文', due: '2026-12-15', importance: 'high', tags: ['学业'] }] },
  },
  {
    id: 'zh-todo-fields-02',
    class: 'todo-fields',
    said: '紧急：周二前把服务器证书续了',
    calls: [{ tool: 'quick_add', arguments: { text: '紧急：周二前把服务器证书续了' } }],
    expect: {
      written: [{ kind: 'todo', title: { has: ['服务器证书'], lacks: ['紧急'] }, due: '2026-11-24', urgency: 'high' }],
    },
  },
  {
    id: 'zh-todo-fields-04',
    class: 'todo-fields',
    said: '高优先级：修厨房水龙头',
    calls: [{ tool: 'quick_add', arguments: { text: '高优先级：修厨房水龙头' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['水龙头'], lacks: ['优先级'] }, importance: 'high' }] },
  },
  {
    id: 'zh-todo-fields-06',
    class: 'todo-fields',
    said: '标书那条加急，标签打上投标',
    before: [{ tool: 'todo_add', arguments: { title: '写标书', due: '2026-11-26' } }],
    calls: [{ tool: 'todo_update', arguments: { match: '标书', urgency: 'high', tags: ['投标'] } }],
    expect: { written: [{ kind: 'todo', title: '写标书', urgency: 'high', tags: ['投标'], due: '2026-11-26' }] },
  },
  {
    id: 'zh-todo-fields-08',
    class: 'todo-fields',
    said: '周五下午五点前把发票寄出去',
    calls: [{ tool: 'quick_add', arguments: { text: '周五下午五点前把发票寄出去' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['发票'], lacks: ['五点'] }, due: '2026-11-27T17:00:00' }] },
  },
  {
    id: 'zh-todo-fields-10',
    class: 'todo-fields',
    said: '待办：看驾考理论，标签学习',
    calls: [{ tool: 'quick_add', arguments: { text: '待办：看驾考理论，标签学习' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['驾考理论'], lacks: ['标签'] }, tags: ['学习'] }] },
  },
  {
    id: 'zh-todo-fields-12',
    class: 'todo-fields',
    said: '#工作 给客户回邮件，周三截止',
    calls: [{ tool: 'quick_add', arguments: { text: '#工作 给客户回邮件，周三截止' } }],
    expect: {
      written: [
        { kind: 'todo', title: { has: ['客户', '邮件'], lacks: ['#', '截止'] }, tags: ['工作'], due: '2026-11-25' },
      ],
    },
  },
  {
    id: 'zh4-todo-01',
    class: 'todo-fields',
    said: '加个待办：周四前把合同发给法务，很急，大概半小时',
    calls: [{ tool: 'quick_add', arguments: { text: '加个待办：周四前把合同发给法务，很急，大概半小时' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['合同', '法务'], lacks: ['很急', '半小时', '大概', '周四'] },
          due: '2026-11-26',
          urgency: 'high',
          importance: 'normal',
          estimateMinutes: 30,
        },
      ],
    },
  },
  {
    id: 'zh4-todo-03',
    class: 'todo-fields',
    said: '周五下午五点前把报销单贴完，也就二十分钟的事，不重要但是急 #财务',
    calls: [
      { tool: 'quick_add', arguments: { text: '周五下午五点前把报销单贴完，也就二十分钟的事，不重要但是急 #财务' } },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['报销单'], lacks: ['二十', '重要', '#', '五点'] },
          due: '2026-11-27T17:00',
          importance: 'normal',
          urgency: 'high',
          estimateMinutes: 20,
          tags: ['财务'],
        },
      ],
    },
  },
  {
    id: 'zh4-todo-02',
    class: 'todo-fields',
    said: '待办：写论文第三章，非常重要，估计六小时，12月10号之前',
    calls: [{ tool: 'quick_add', arguments: { text: '待办：写论文第三章，非常重要，估计六小时，12月10号之前' } }],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['论文', '第三章'], lacks: ['重要', '小时', '估计', '12月'] },
          due: '2026-12-10',
          importance: 'high',
          urgency: 'normal',
          estimateMinutes: 360,
        },
      ],
    },
  },
  {
    id: 'zh4-todo-04',
    class: 'todo-fields',
    said: '下个月3号晚上十点前提交项目申请书，重要不紧急，得花一个半钟头 #科研',
    calls: [
      { tool: 'quick_add', arguments: { text: '下个月3号晚上十点前提交项目申请书，重要不紧急，得花一个半钟头 #科研' } },
    ],
    expect: {
      written: [
        {
          kind: 'todo',
          title: { has: ['申请书'], lacks: ['半钟头', '紧急', '#', '3号'] },
          due: '2026-12-03T22:00',
          importance: 'high',
          urgency: 'normal',
          estimateMinutes: 90,
          tags: ['科研'],
        },
      ],
    },
  },
];
