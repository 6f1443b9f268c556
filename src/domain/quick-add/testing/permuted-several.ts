/** Several things in one text, and how people say them together. */
export interface PermutedSeveral {
  readonly titles: readonly string[];
  /** What one is to be reminded of. */
  readonly chores: readonly string[];
  /** With their dates, said on Sunday 2026-11-22. */
  readonly days: readonly (readonly [said: string, date: string])[];
  /** In their order. */
  readonly hours: readonly (readonly [said: string, clock: string])[];
  /** At several hours of one day. */
  readonly ofOneDay: readonly ((day: string, things: readonly Timed[]) => string)[];
  /** On days of their own. */
  readonly ofTheirDays: readonly ((things: readonly Dated[]) => string)[];
  /** A thing, and what to be reminded of later that day. */
  readonly beside: readonly ((thing: Dated, chore: string, hour: string) => string)[];
}

interface Timed {
  readonly title: string;
  readonly hour: string;
}

interface Dated extends Timed {
  readonly day: string;
}

const en: PermutedSeveral = {
  titles: ['dentist', 'lunch with Priya', 'budget review', 'piano lesson', 'call with Bob', 'haircut', 'gym', 'vet'],
  chores: ['take my pills', 'call grandma', 'buy milk', 'pay the rent'],
  days: [
    ['tomorrow', '2026-11-23'],
    ['Friday', '2026-11-27'],
    ['Dec 5', '2026-12-05'],
    ['Wednesday', '2026-11-25'],
    ['on the 28th', '2026-11-28'],
  ],
  hours: [
    ['at 9am', '09:00'],
    ['at 10:30am', '10:30'],
    ['at noon', '12:00'],
    ['at 2pm', '14:00'],
    ['at 4:15pm', '16:15'],
    ['at 7 in the evening', '19:00'],
  ],
  ofOneDay: [
    (day, things) => `${day}: ${things.map(({ title, hour }) => `${title} ${hour}`).join(', ')}`,
    (day, things) => `${day} ${things.map(({ title, hour }) => `${title} ${hour}`).join(' and ')}`,
    (day, [first, ...others]) =>
      `${first?.title} ${day} ${first?.hour}, then ${others.map(({ title, hour }) => `${title} ${hour}`).join(', then ')}`,
    (day, things) => `${day} ${things.map(({ title, hour }) => `${hour} ${title}`).join(', ')}`,
    (day, things) =>
      `Here's my plan for ${day.replace('on ', '')}:\n${things.map(({ title, hour }) => `- ${hour.replace('at ', '')} ${title}`).join('\n')}`,
  ],
  ofTheirDays: [
    (things) => things.map(({ title, day, hour }) => `${title} ${day} ${hour}`).join(', '),
    (things) => things.map(({ title, day, hour }) => `${title} ${day} ${hour}`).join(' and '),
    (things) => things.map(({ title, day, hour }) => `${day} ${hour} ${title}`).join('; '),
    (things) => things.map(({ title, day, hour }) => `${title} ${day} ${hour}`).join('. '),
    (things) => `add ${things.map(({ title, day, hour }) => `${title} ${day} ${hour}`).join(', and ')}`,
    (things) => things.map(({ title, day, hour }, at) => `${at + 1}. ${title} ${day} ${hour}`).join('\n'),
  ],
  beside: [
    ({ title, day, hour }, chore, later) => `${title} ${day} ${hour}, and remind me ${later} to ${chore}`,
    ({ title, day, hour }, chore, later) => `${title} ${day} ${hour}. Remind me to ${chore} ${later}.`,
    ({ title, day, hour }, chore, later) => `${day} ${title} ${hour}, also remind me to ${chore} ${later}`,
  ],
};

const zh: PermutedSeveral = {
  titles: ['看牙', '和小李吃饭', '预算评审', '钢琴课', '跟老王通电话', '理发', '健身', '带狗打针'],
  chores: ['吃药', '给外婆打电话', '买牛奶', '交房租'],
  days: [
    ['明天', '2026-11-23'],
    ['周五', '2026-11-27'],
    ['12月5号', '2026-12-05'],
    ['周三', '2026-11-25'],
    ['28号', '2026-11-28'],
  ],
  hours: [
    ['上午九点', '09:00'],
    ['上午10点半', '10:30'],
    ['中午12点', '12:00'],
    ['下午两点', '14:00'],
    ['下午4点一刻', '16:15'],
    ['晚上七点', '19:00'],
  ],
  ofOneDay: [
    (day, things) => `${day}${things.map(({ title, hour }) => `${hour}${title}`).join('，')}`,
    (day, things) => `${day}：${things.map(({ title, hour }) => `${hour}${title}`).join('、')}`,
    (day, things) => `${day}${things.map(({ title, hour }) => `${hour}${title}`).join('，然后')}`,
    (day, things) => `${day}${things.map(({ title, hour }) => `${hour}要${title}`).join('，')}`,
    (day, things) => `${day}的安排：\n${things.map(({ title, hour }) => `- ${hour} ${title}`).join('\n')}`,
    (day, things) => `${day}${things.map(({ title, hour }) => `${hour}${title}`).join('，还有')}`,
  ],
  ofTheirDays: [
    (things) => things.map(({ title, day, hour }) => `${day}${hour}${title}`).join('，'),
    (things) => things.map(({ title, day, hour }) => `${day}${hour}${title}`).join('；'),
    (things) => things.map(({ title, day, hour }) => `${title}${day}${hour}`).join('，'),
    (things) => things.map(({ title, day, hour }) => `${day}${hour}${title}`).join('。'),
    (things) => `帮我加上${things.map(({ title, day, hour }) => `${day}${hour}${title}`).join('，还有')}`,
    (things) => things.map(({ title, day, hour }, at) => `${at + 1}. ${day}${hour}${title}`).join('\n'),
  ],
  beside: [
    ({ title, day, hour }, chore, later) => `${day}${hour}${title}，${later}提醒我${chore}`,
    ({ title, day, hour }, chore, later) => `${day}${hour}${title}。另外${later}提醒我${chore}`,
    ({ title, day, hour }, chore, later) => `${day}${hour}${title}，还有${later}叫我${chore}`,
  ],
};

export const PERMUTED_SEVERAL = { en, zh } as const;
