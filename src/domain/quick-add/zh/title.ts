import type { TitleWords } from '../frames/language.ts';

export const title: TitleWords = {
  labels: ['(?:主题|标题|题目|名称|名字)(?:是|为|叫|[:：])', '^(?:主题|标题|题目|名称)(?=\\s)'],
  otherLabels: ['时间|日期|地点'],
  // 7点开始, 3点到
  accessory: [
    '开始|结束|到|到达|入场|开场|开门|散场|截止|见|开|左右|大概|之间|前后',
    // What only says how it is meant: 还是…, 要不…, …也是.
    '(?:算了|还|改|要不|要么|或者?|也|都|就|再|然后|不然|不行|最好|其实|应该|可能|同样|一样|照样|如此|这样|换|提前|推迟|[成到吧了啊又是嘛])+',
  ],
  // 把牙医约到周五: only the verb of putting it there is left.
  around: [/^把(.{1,12})(?:约|(?<!搞|确|决|预|内|指|固|稳|签|敲|谈|说|选)定|排|安排|放)$/],
};
