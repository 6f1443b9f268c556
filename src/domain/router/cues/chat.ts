import type { Cue } from './cue.ts';

/** Greetings, identity, general knowledge. */
export const chatCues: readonly Cue[] = [
  {
    name: 'greeting',
    route: 'chat',
    points: 3,
    zh: '^(?:你好|您好|哈喽|嗨|嘿|早上?好|早安|上午好|下午好|晚上好|晚安|在吗|谢谢|多谢|感谢|辛苦了|再见|拜拜|好的|你真|哈哈|最近怎么样|最近好吗)',
    en: "^(?:hi|hello|hey|good (?:morning|afternoon|evening|night)|thanks|thank you|thx|bye|goodbye|nice to meet you|how are you|you are|you're|cool|great|lol|ok thanks)",
  },
  {
    name: 'identity',
    route: 'chat',
    points: 8,
    zh: '你是(?:谁|什么|ai|机器人|人|真人|哪)|你叫什么|你(?:能|可以)(?:帮我|为我|给我)?(?:做|干)?些?(?:什么|啥|哪些)|你会(?:做|说|什么|哪些|干)|(?:介绍|说说)一?下?你(?:自己)?|你的名字|你有(?:什么|哪些)(?:功能|能力|本事)',
    en: '(?:who|what) are you|what can you do|what do you do|are you (?:a|an|real|human|ai|there)|your name|introduce yourself|about yourself|how can you help|what are your (?:features|skills)',
  },
  {
    name: 'knowledge',
    route: 'chat',
    points: 3,
    zh: '什么(?:是|叫)|是什么(?!时候|时间)(?:意思)?|什么时候是(?!我)|为什么|为何|如何|怎样|怎么(?!说的|写的|记的|安排|定的|样呀?$|给)|怎么样|解释|介绍|首都|多少(?:天|度|公里|岁|钱|米)|多远|多高|多大|(?<!还有)多久|哪(?:里|个|座|位|一年|国)|谁(?:是|发明|写)|原理|历史|发明|推荐|圆周率|讲个笑话|笑话|会说',
    en: "what(?:'s| is| are| does| do(?! i| we| you)| was| were| makes?)|why|how (?:do|does|did|to|can|tall|far|many|much|big|old|long|is|are|come|would)|explain|who (?:is|are|was|wrote|invented|painted|discovered|won)|which (?:country|city|planet)|is [a-z]+ an?|capital of|tell me (?:a joke|about)|joke|recommend|when (?:is|was)(?! (?:my|our|the|next|it))|where is",
  },
  {
    // What is asked about the word itself, or about the world: no calendar and no note knows it.
    name: 'lore',
    route: 'chat',
    points: 7,
    zh: '(?:的|有(?:什么|啥))(?:区别|不同|差别|含义|意思|由来|起源|历史|原理|做法)|翻译|(?:用|的)?(?:英文|英语|日语|法语|德语|中文)(?:里|中)?(?:怎么|如何|单词|是)|什么意思|有?什么好?(?:方法|办法|技巧|建议)|哪个(?:牌子|软件|品牌)?(?:更|比较)?(?:好|强)用?|的好处|四象限|写代码|编程',
    en: 'difference between|meaning of|translate|define|definition|in simple terms|tips (?:for|on)|best practices|convert \\d+|\\d+ ?% of|\\d+ ?[+*/x] ?\\d+|what does [a-z ]+ (?:mean|stand for)|pros and cons|write (?:a |an |some |me )*(?:python|java|javascript|sql|bash|rust|code|function|regex|query|program|unit tests?)[a-z ]*',
  },
  {
    name: 'mood',
    route: 'chat',
    points: 4,
    zh: '好累|累了|累死|心情|难过|无聊|焦虑|压力大|愉快|快乐|新年好|恭喜',
    en: "i'?m (?:so |really |a bit )*(?:bored|tired|sad|happy|stressed|lonely|exhausted)|have a (?:nice|good|great)|happy new year|merry christmas|i feel|sorry",
  },
  {
    name: 'weather',
    route: 'chat',
    points: 6,
    zh: '天气|下雨|气温|几度|空气质量|汇率|股价|星期几|礼拜几|现在几点|几点了|今天几号|几月几号',
    en: 'weather|temperature|rain(?:ing)?|forecast|exchange rate|stock price|what (?:day|time|date) is it',
  },
];
