import { oneOf } from '../../language/patterns.ts';
import type { WishWords } from '../frames/language.ts';
import { POLITE } from './polite.ts';

/** What one cancels with others than the calendar is a chore. */
const CHORE = oneOf([
  '订阅|会员|自动续费|续费|套餐|订单|信用卡|账号|账户|服务|保险|酒店预订|机票|车票|快递|关注|照片|邮件|短信',
  '文件|聊天记录|缓存|垃圾|微信|好友|app|软件|应用|代码|分支',
]);
const NO_MORE = [
  '给?(?:取消|删掉|删除|删|撤|推)(?:了|掉|吧|一下)+',
  '(?:去|来|参加|到|赶)不(?:了|成)[^,，]{0,8}了?',
  '不(?:用|必|需要)?(?:去|开|参加|约|吃|见|用|来|上|搞|办|安排|提醒)[^,，]{0,8}了',
];

export const cancel: WishWords['cancel'] = [
  new RegExp(`^${POLITE}(?:取消|删掉|删除|删了|移除|撤掉|作废|划掉|清空)(?!.*${CHORE})`),
  new RegExp(`^(?!.*${CHORE}).*${oneOf(NO_MORE)}[吧啊哦呀!！。\\s]*$`),
  /^.{0,20}(?:把|将).{1,20}(?:取消|删掉|删除|删了|移除)/,
  /^(?:请|你)*(?:不要|别|不用|无需)(?:再)?(?:提醒|安排|添加|加|记|约|建|设)/,
];

/** 提前一小时: earlier by so much, unless a reminder or a departure is. */
const EARLIER =
  '提前(?:[半一二两三四五六七八九十\\d]+(?:个?(?:小时|钟头)|分钟|天|周)(?!提醒|通知|叫|出发|到|去|准备|告诉))';
const CHANGES = [
  '改到|改成|改为|改期|改在|改一?下?时间|换一?下?时间|时间(?:改|变|换)了?|改地[点方]|换地[点方]',
  '推迟|延后|延期|延到|挪到|挪[^,，\\s]{0,2}[前后]|[往向][前后](?:挪|推|移|延|调)|提前到',
  EARLIER,
  '调整到|调到|换到|换成|移到|顺延|改名|重命名|延长(?:到|[半一二两三\\d])|缩短',
];

export const change: Pick<WishWords, 'change' | 'byItself' | 'movesTo'> = {
  // 遇周末提前到周五 belongs to a repeat.
  change: [new RegExp(`^(?!.*遇(?:到|上)?(?:周末|节假日|假期|休息日)).*${oneOf(CHANGES)}`, 's')],
  byItself: [
    '改期|改一?下?时间|换一?下?时间|时间(?:改|变|换)|改地[点方]|换地[点方]|改名|重命名',
    '推迟|延后|延期|[往向][前后]|挪|顺延|提前|延长|缩短',
  ],
  movesTo: ['改到|改成|改为|改在|推迟到|延后到|延期到|延到|挪到|提前到|调整到|调到|换到|换成|移到|顺延到|往后推到'],
};
