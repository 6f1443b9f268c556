import type { RouterLanguage } from '../frames/language.ts';
import { cues } from './cues.ts';
import { rules } from './rules.ts';
import { spelled } from './spelling.ts';

export const chinese: RouterLanguage = {
  names: { 金刚: 'schedule', 灰灰: 'memo', 惊奇: 'amazing', 灵灵: 'creative' },
  calls: {
    before: ['请|嘿|喂|嗨|你好|叫|让|找|问'],
    after: '(?=[\\s,。:!?~、]|$|帮|请|你|我|给|来|看|说|讲|今|明|查|找|提醒|记|写)',
  },
  trips: {
    planned: [
      '(?:旅游|旅行|出游|自驾|度假|郊游|出行|行程|玩[一两三四五六七八九十几\\d]+天|出差)[^。]{0,14}(?:安排|规划|计划|排一?下|怎么(?:去|走|玩))',
      '(?:安排|规划|计划|策划)[^。]{0,14}(?:旅游|旅行|出游|自驾|度假|郊游|之旅|出行|路线|玩[一两三四五六七八九十几\\d]+天|出差)',
      '(?:几点|什么时候)(?:出发|出门|动身)|(?:机场|高铁站|火车站)[^,。]{0,6}怎么(?:去|走)',
    ],
    not: ['取消|改到|改成|删|推迟|提醒|撤销|笔记|有(?:什么|哪些|啥)'],
  },
  cues,
  topics: ['(?<=关于|有关)[^,。:]{1,20}?的|(?<=关于)(?:(?![都写记存说聊有])[^,。:的我你]){1,12}'],
  rules,
  spelled,
};
