/** Such a part of each of several days: 下周上午, 周一到周五的晚上. */
export const eachPart: readonly RegExp[] = [
  /^(?<days>.+?)(?:里|内)?(?:的|每天|每日|每)*(?<part>早上|早晨|上午|中午|下午|傍晚|晚上|晚间|夜里)(?:的?时候|时段|时间)?$/u,
];

/** Before what comes again. */
export const every = '每';

export const partNames = {
  早上: 'morning',
  早晨: 'morning',
  上午: 'morning',
  中午: 'noon',
  下午: 'afternoon',
  傍晚: 'dusk',
  晚上: 'evening',
  晚间: 'evening',
  夜里: 'night',
} as const;
