/** Slips of the keyboard: the right sound, the wrong character. */
const SLIPS: readonly (readonly [wrong: string, right: string])[] = [
  ['按排', '安排'],
  ['笔计', '笔记'],
  ['备望', '备忘'],
  ['提行', '提醒'],
  ['提型', '提醒'],
  ['日成', '日程'],
  ['会义', '会议'],
  ['开慧', '开会'],
  ['开回', '开会'],
  ['代办', '待办'],
  ['记路', '记录'],
  ['总节', '总结'],
];
/** Of the same length as the words that were there, so that places in the text stay places. */
const SLIP = new RegExp(SLIPS.map(([wrong]) => wrong).join('|'), 'g');
const RIGHT = new Map(SLIPS);

/** The text with such slips put right. */
export const spelled = (text: string): string => text.replace(SLIP, (wrong) => RIGHT.get(wrong) ?? wrong);
