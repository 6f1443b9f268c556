import type { Moment, ReadMoment } from '../frames/moment.ts';

const MOMENTS: readonly (readonly [words: string, moment: Moment])[] = [
  ['早饭|早餐|早点', 'breakfast'],
  ['午饭|午餐|中饭|午休|午觉|午睡', 'lunch'],
  ['晚饭|晚餐|晚膳', 'dinner'],
  ['下班|收工', 'work'],
  ['睡觉|睡|就寝|上床', 'bed'],
  ['起床|睡醒', 'waking'],
];

const DAYS: Readonly<Record<string, number>> = { 今天: 0, 今日: 0, 明天: 1, 明日: 1, 后天: 2 };

const SAID = new RegExp(
  `^(?:等|等到|到)?(?<day>${Object.keys(DAYS).join('|')})?(?:我)?(?:(?<over>吃完|吃过|下了|睡完)|吃)?(?<moment>${MOMENTS.map(([words]) => words).join('|')})(?:了)?(?:以|之)?(?<side>前|后|後)?(?:再说|再提醒我?|再叫我?|再)?$`,
);

export const moment: ReadMoment = (text) => {
  const { day, moment: said, over, side = over && '后' } = SAID.exec(text.replaceAll(/\s+/g, ''))?.groups ?? {};
  const [, found] = MOMENTS.find(([words]) => said !== undefined && words.split('|').includes(said)) ?? [];
  if (!found || side === undefined) return undefined;
  return { moment: found, side: side === '前' ? 'before' : 'after', day: day === undefined ? undefined : DAYS[day] };
};
