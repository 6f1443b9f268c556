import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh3-place-01',
    class: 'place',
    said: '到家的时候提醒我喂猫',
    calls: [{ tool: 'quick_add', arguments: { text: '到家的时候提醒我喂猫' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['喂猫'] }, due: null }] },
  },
  {
    id: 'zh3-place-03',
    class: 'place',
    said: '路过药店的时候提醒我买创可贴',
    calls: [{ tool: 'quick_add', arguments: { text: '路过药店的时候提醒我买创可贴' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['买创可贴'] }, due: null }] },
  },
  {
    id: 'zh3-place-05',
    class: 'place',
    said: '到公司以后提醒我打卡',
    calls: [{ tool: 'quick_add', arguments: { text: '到公司以后提醒我打卡' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['打卡'] }, due: null }] },
  },
  {
    id: 'zh4-place-01',
    class: 'place',
    said: '帮我定一下下周四上午十点钟跟王医生约的复诊啊就在省人民医院门诊三楼',
    calls: [
      { tool: 'quick_add', arguments: { text: '帮我定一下下周四上午十点钟跟王医生约的复诊啊就在省人民医院门诊三楼' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['复诊'], lacks: ['十点', '下周', '门诊三楼'] },
          start: '2026-11-26T10:00',
          location: '省人民医院门诊三楼',
        },
      ],
    },
  },
  {
    id: 'zh4-place-03',
    class: 'place',
    said: '到了公司提醒我把U盘还给小马',
    calls: [{ tool: 'quick_add', arguments: { text: '到了公司提醒我把U盘还给小马' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['U盘'], lacks: ['提醒'] }, due: null }] },
  },
  {
    id: 'zh4-place-02',
    class: 'place',
    said: '周三下午两点在建国路88号SOHO现代城看样板间',
    calls: [{ tool: 'quick_add', arguments: { text: '周三下午两点在建国路88号SOHO现代城看样板间' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['样板间'], lacks: ['88号', '两点', '现代城'] },
          start: '2026-11-25T14:00',
          location: '建国路88号SOHO现代城',
        },
      ],
    },
  },
  {
    id: 'zh4-place-04',
    class: 'place',
    said: '等我回到家提醒我给阳台的花浇水',
    calls: [{ tool: 'quick_add', arguments: { text: '等我回到家提醒我给阳台的花浇水' } }],
    expect: { written: [{ kind: 'todo', title: { has: ['浇水'], lacks: ['提醒'] }, due: null }] },
  },
];
