/** Such a part of each of several days: 下周上午, 周一到周五的晚上. */
export const eachPart: readonly RegExp[] = [
  // 除了周三上午: that morning is left out, and is not what is asked about.
  /^(?!.*除[^外的,]*$)(?<days>.+?)(?:里|内)?(?:的|每天|每日|每|任意|任何|随便|哪怕|某|一?个|哪个|各个)*(?<part>早上|早晨|上午|中午|下午|傍晚|晚上|晚间|夜里|白天)(?:的?时候|时段|时间)?$/u,
];

/** Before what comes again. */
export const every = '每';
/** Before a stretch of days of which each counts. */
export const everyDay = '每天';

export const partNames = {
  白天: 'daytime',
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
