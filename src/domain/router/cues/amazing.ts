import type { Cue } from './cue.ts';

/** A period of work looked back on, and whatever needs notes and schedule side by side. */
export const amazingCues: readonly Cue[] = [
  {
    name: 'review',
    route: 'amazing',
    points: 2,
    zh: '总结(?!会)|小结|回顾(?!会)|复盘(?!会)|盘点|盘一盘|梳理|捋|理一理|review ?一?下|汇总|汇报(?!会)|整理',
    en: 'summar(?:y|ies|i[sz]e|i[sz]ing)|recap|sum up|wrap[- ]up|look back|retrospective|compile|review (?:of )?(?:my|the|this|last|what|our|how)|report|reflect(?:ion)?',
  },
  {
    name: 'report',
    route: 'amazing',
    points: 4,
    zh: '周报|月报|季报|日报|年报|年终总结|半年总结|述职|工作(?:总结|汇报|回顾|报告|成果)|(?:周|月|月度|季度|年度|半年)(?:总结|汇报|回顾|复盘)',
    en: '(?:weekly|monthly|daily|quarterly|yearly|annual|status|progress|performance|year-end|end[- ]of[- ](?:year|month|week|quarter)) (?:report|recap|summary|review|retrospective|update)|(?:week|month|quarter|year) in review',
  },
  {
    name: 'did',
    route: 'amazing',
    points: 4,
    zh: '(?:做|干|忙)(?:了|些|过|完)+(?:什么|哪些|啥|多少)|都(?:做|干|忙|完成)了?(?:什么|哪些|啥|些什么)|干嘛了|[做办干](?:成|到)了(?:哪些|什么)|完成了(?:哪些|什么|多少)|忙(?:些)?(?:啥|什么)|在忙|时间(?:都)?(?:花|用)(?:在|到)|时间分配|完成情况|效率(?:怎么样|如何|高)|去了(?:哪些|哪里)|过得(?:怎么样|如何)|进展(?:怎么样|如何)',
    en: "what (?:did|have|had|was|am|were) (?:i|we)(?: all)? (?:do|done|get done|got done|accomplish(?:ed)?|achieved?|finish(?:ed)?|complete[d]?|been (?:doing|working|up)|up to|work(?:ed)? on|working on)|(?:what )?i (?:did|accomplished|achieved|got done|finished)|what did (?:i|we) (?:spend|learn|read|ship|build|deliver)|(?:what|how much) progress|what (?:i|we)(?:'ve)? (?:worked on|did|got done|been (?:doing|up to))|(?:my )?(?:accomplishments|achievements)|how (?:was|is|has been) my (?:productivity|progress|performance)|how (?:did|have) i (?:been )?(?:spend|spent|spending)|(?:was|were|am|have) (?:i|we) (?:been )?productive|look(?:ing)? (?:over|back|at) (?:my|the) (?:past|last)|how (?:productive|busy) (?:was|were|have) (?:i|we)|how (?:was|did) my (?:week|month|day|quarter|year)(?: go)?",
  },
  {
    name: 'period',
    route: 'amazing',
    points: 1,
    zh: '[上本这]一?个?(?:周|星期|礼拜|月|季度|年)|今年|去年|[一二三四1-4]季度|q[1-4]|半年|年终|年度|月度|最近|近期|过去|这几天|20\\d\\d年|今[天日]|本日|昨[天日]|一天|这一?[周年月]',
    en: '(?:this|last|past|the) (?:week|month|quarter|year|half(?:[- ]year)?|sprint|few (?:days|weeks|months))|quarter|q[1-4]|lately|recently|yesterday|today|weekly|monthly|since [a-z]+|so far|my (?:week|month|quarter|year|day)|20\\d\\d',
  },
  {
    name: 'work',
    route: 'amazing',
    points: 1,
    zh: '工作|业绩|成果|进展|进度|产出',
    en: 'work|progress|accomplish[a-z]*|achieve[a-z]*|productiv[a-z]+',
  },
];
