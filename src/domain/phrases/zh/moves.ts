import { type MoveRule, moveBy } from '../frames/move.ts';
import { AMOUNT, readAmount } from './amounts.ts';
import { offsetOf } from './words.ts';

/** What moves something from where it is: 往后推一小时, 提前半小时, 延长半小时, 下周同一时间. */

const LATER =
  '(?:往后|向后|朝后)(?:推迟?|挪|延|移|拖|调|改|顺延)?|推迟|推后|延后|延迟|延期|顺延|后延|后推|后移|后挪|晚|晚点|拖后';
const EARLIER = '提前|提早|(?:往前|向前|朝前)(?:提|挪|移|推|调|改)?|前移|前挪|早';
const LONGER = '延长|加长|拉长|增加|再加|多加|多留|多开|多给|加';
const SHORTER = '缩短|减少|压缩|少开|减';
const SAME_TIME = '的?(?:同一|相同|同样|原来|老)的?(?:时间|时候|时刻|钟点)';

/** 请再…, 统一…: said around it, and no part of it. */
const LEAD = '^(?:请|麻烦|帮我|都|再|统一|整体|全部|时间|把?它|开始时间|结束时间|会议?|时长)*';
const TAIL = '(?:吧|好了|就行|就好|开始|举行|左右)?$';

const by = (words: string, what: 'time' | 'length', isBack: boolean): MoveRule => ({
  pattern: new RegExp(`${LEAD}(?:${words})了?\\s*(${AMOUNT})${TAIL}`),
  read: ([, amount]) => moveBy(what, readAmount(amount as string), isBack),
});

export const chineseMoves: readonly MoveRule[] = [
  by(LATER, 'time', false),
  by(EARLIER, 'time', true),
  by(LONGER, 'length', false),
  by(SHORTER, 'length', true),
  {
    isOnly: true,
    pattern: new RegExp(
      `${LEAD}(?:改到|改成|改为|挪到|移到|推到|推迟到|延到|换到|调到|放到)?((?:下{1,3}|上{1,3})一?个?)(周|星期|礼拜|月)${SAME_TIME}${TAIL}`,
    ),
    read: ([, which, unit]) => {
      const count = offsetOf(which as string);
      return moveBy('time', unit === '月' ? { months: count, days: 0, ms: 0 } : { months: 0, days: 7 * count, ms: 0 });
    },
  },
];
