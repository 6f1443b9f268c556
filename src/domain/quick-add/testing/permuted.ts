/** One event, taken apart: its parts as people say them with what each means, and the orders in which they say them. */
export interface Permuted {
  readonly titles: readonly string[];
  /** With their dates, said on Sunday 2026-11-22. */
  readonly days: readonly (readonly [said: string, date: string])[];
  readonly hours: readonly (readonly [said: string, clock: string])[];
  /** In minutes. */
  readonly lengths: readonly (readonly [said: string, minutes?: number])[];
  readonly alerts: readonly (readonly [said: string, minutes?: number])[];
  readonly places: readonly (readonly [said: string, place?: string])[];
  readonly orders: readonly ((said: Said) => string)[];
}

interface Said {
  readonly title: string;
  readonly day: string;
  readonly hour: string;
  readonly length: string;
  readonly alert: string;
  /** The place, with its preposition. */
  readonly at: string;
}

/** Those that are said, with a mark between them. */
const joined = (mark: string, ...parts: readonly string[]): string => parts.filter(Boolean).join(mark);

const en: Permuted = {
  titles: [
    'dentist',
    'lunch with Priya',
    'budget review',
    'piano lesson',
    'team retro',
    'parent-teacher conference',
    'haircut',
    'car inspection',
    'yoga class',
    'interview with Dana',
    'board meeting',
    'physio',
    'movie night',
    'coffee with Tom and Ana',
    'swim practice',
  ],
  days: [
    ['Dec 5', '2026-12-05'],
    ['December 5th', '2026-12-05'],
    ['the 5th of December', '2026-12-05'],
    ['Saturday Dec 5', '2026-12-05'],
    ['on Saturday, December 5', '2026-12-05'],
    ['tomorrow', '2026-11-23'],
    ['the day after tomorrow', '2026-11-24'],
    ['Friday', '2026-11-27'],
    ['on Friday', '2026-11-27'],
    ['this Friday', '2026-11-27'],
    ['a week from Tuesday', '2026-12-01'],
    ['Dec 5, 2026', '2026-12-05'],
    ['Monday the 30th', '2026-11-30'],
    ['in two days', '2026-11-24'],
    ['on the 28th', '2026-11-28'],
    ['two weeks from tomorrow', '2026-12-07'],
    ['2026-12-05', '2026-12-05'],
    ['on New Year’s Eve', '2026-12-31'],
  ],
  hours: [
    ['at 2:30pm', '14:30'],
    ['at 2:30 pm', '14:30'],
    ['at half past two in the afternoon', '14:30'],
    ['at 14:30', '14:30'],
    ['at 9am', '09:00'],
    ['at 9 in the morning', '09:00'],
    ['at noon', '12:00'],
    ['at quarter past 4 pm', '16:15'],
    ['at 7 in the evening', '19:00'],
    ['at 7 pm sharp', '19:00'],
    ['at 10:45am', '10:45'],
    ['at ten to 3 in the afternoon', '14:50'],
    ['at around 4pm', '16:00'],
    ['at eleven thirty in the morning', '11:30'],
    ['at 5 p.m.', '17:00'],
  ],
  lengths: [
    ['for 90 minutes', 90],
    ['for an hour and a half', 90],
    ['for 1.5 hours', 90],
    ['for 45 min', 45],
    ['for two hours', 120],
    ['for 2h', 120],
    ['for half an hour', 30],
    ['for an hour and 15 minutes', 75],
    ['for about 3 hours', 180],
    [''],
    [''],
    [''],
  ],
  alerts: [
    ['remind me 30 minutes before', 30],
    ['remind me an hour before', 60],
    ['with a 15 minute reminder', 15],
    ['ping me 2 hours ahead', 120],
    ['remind me a day before', 1440],
    ['please nudge me ten minutes early', 10],
    ['alert me 1 hour and 30 minutes before', 90],
    ['give me a heads-up half an hour before', 30],
    [''],
    [''],
    [''],
  ],
  places: [
    ['at Cafe Luna', 'Cafe Luna'],
    ['in room 204', 'room 204'],
    ['@ Main Library', 'Main Library'],
    [''],
    [''],
    [''],
  ],
  orders: [
    ({ title, day, hour, length, alert, at }) => joined(', ', joined(' ', title, day, hour, length, at), alert),
    ({ title, day, hour, length, alert, at }) => joined(', ', joined(' ', day, hour, title, length, at), alert),
    ({ title, day, hour, length, alert, at }) => joined('. ', joined(' ', title, at, day, hour, length), alert),
    ({ title, day, hour, length, alert, at }) =>
      joined(' and ', joined(' ', 'Please add', title, day, hour, length, at), alert),
    ({ title, day, hour, length, alert, at }) => joined(', ', title, joined(' ', day, hour), length, at, alert),
    ({ title, day, hour, length, alert, at }) =>
      joined(', ', joined(' ', 'I have', title, hour, day, length, at), alert),
    ({ title, day, hour, length, alert, at }) =>
      joined(', ', joined(' ', 'Schedule', title, at, length, day, hour), alert),
    ({ title, day, hour, length, alert, at }) => joined(', ', joined(' ', `${day} ${hour}:`, title, at, length), alert),
    ({ title, day, hour, length, alert, at }) =>
      joined(', ', joined(' ', 'can you put', title, 'on my calendar', day, hour, length, at), alert),
    ({ title, day, hour, length, alert, at }) =>
      joined(' — ', title, joined(' ', day, hour), joined(' ', length, at), alert),
    ({ title, day, hour, length, alert, at }) => joined('\n', title, joined(' ', day, hour), length, at, alert),
  ],
};

const zh: Permuted = {
  titles: [
    '看牙',
    '和小李吃饭',
    '预算评审',
    '钢琴课',
    '周会',
    '接小明',
    '家长会',
    '理发',
    '车辆年检',
    '面试王芳',
    '瑜伽课',
    '项目复盘',
    '陪妈妈体检',
    '见客户',
    '拔智齿',
  ],
  days: [
    ['12月5号', '2026-12-05'],
    ['十二月五号', '2026-12-05'],
    ['12月5日周六', '2026-12-05'],
    ['明天', '2026-11-23'],
    ['后天', '2026-11-24'],
    ['周五', '2026-11-27'],
    ['下周二', '2026-11-24'],
    ['下下周一', '2026-11-30'],
    ['5号', '2026-12-05'],
    ['11月30号', '2026-11-30'],
    ['两天后', '2026-11-24'],
    ['28号', '2026-11-28'],
    ['下个月5号', '2026-12-05'],
    ['大后天', '2026-11-25'],
    ['2026年12月5日', '2026-12-05'],
    ['元旦前一天', '2026-12-31'],
  ],
  hours: [
    ['下午两点半', '14:30'],
    ['下午2:30', '14:30'],
    ['14点30', '14:30'],
    ['14:30', '14:30'],
    ['上午九点', '09:00'],
    ['早上9点', '09:00'],
    ['中午12点', '12:00'],
    ['下午四点一刻', '16:15'],
    ['晚上七点', '19:00'],
    ['晚上7点整', '19:00'],
    ['上午10点45', '10:45'],
    ['下午三点差十分', '14:50'],
    ['傍晚六点', '18:00'],
    ['下午3点20分', '15:20'],
    ['晚上八点多', '20:00'],
    ['十九点半', '19:30'],
  ],
  lengths: [
    ['一个半小时', 90],
    ['90分钟', 90],
    ['45分钟', 45],
    ['两小时', 120],
    ['2个小时', 120],
    ['半小时', 30],
    ['大概一小时', 60],
    ['时长三刻钟', 45],
    ['一小时二十分钟', 80],
    [''],
    [''],
    [''],
  ],
  alerts: [
    ['提前30分钟提醒我', 30],
    ['提前一小时提醒', 60],
    ['提前一刻钟叫我', 15],
    ['到时提前两小时提醒我', 120],
    ['提前一天提醒我', 1440],
    ['记得提前十分钟喊我一声', 10],
    ['提前一个半小时提醒一下', 90],
    [''],
    [''],
    [''],
  ],
  places: [['在星巴克', '星巴克'], ['地点302会议室', '302会议室'], ['在市图书馆', '市图书馆'], [''], [''], ['']],
  orders: [
    ({ title, day, hour, length, alert, at }) => joined('，', `${day}${hour}${title}`, length, at, alert),
    ({ title, day, hour, length, alert, at }) => joined('，', title, `${day}${hour}`, length, at, alert),
    ({ title, day, hour, length, alert, at }) => joined('，', `帮我加个日程：${day}${hour}${title}`, length, at, alert),
    ({ title, day, hour, length, alert, at }) => joined('，', `${day}${hour}要${title}`, at, length, alert),
    ({ title, day, hour, length, alert, at }) => joined('，', `${title}定在${day}${hour}了`, at, length, alert),
    ({ title, day, hour, length, alert, at }) => joined('，', `${day}${hour}`, title, length, at, alert),
    ({ title, day, hour, length, alert, at }) => joined('，', `我${day}${hour}${title}`, at, length, alert),
    ({ title, day, hour, length, alert, at }) =>
      joined('。', joined('，', `${day}${hour}有个${title}`, at, length), alert),
    ({ title, day, hour, length, alert, at }) => joined('\n', title, `${day}${hour}`, length, at, alert),
    ({ title, day, hour, length, alert, at }) => joined(' ', `${day} ${hour} ${title}`, length, at, alert),
  ],
};

export const PERMUTED = { en, zh } as const;
