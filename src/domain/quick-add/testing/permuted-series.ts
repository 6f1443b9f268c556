/** One event that repeats, taken apart: its parts as people say them with what each means, and the orders in which they say them. */
export interface PermutedSeries {
  readonly things: readonly string[];
  readonly rules: readonly (readonly [said: string, rrule: string])[];
  /** In hours of the day. */
  readonly hours: readonly (readonly [said: string, hour: number])[];
  readonly bounds: readonly (readonly [said: string, bound: Bound])[];
  /** In minutes. */
  readonly lengths: readonly (readonly [said: string, minutes?: number])[];
  readonly orders: readonly ((said: Said) => string)[];
}

export interface Bound {
  readonly from?: string;
  /** As a rule has it. */
  readonly until?: string;
  readonly count?: number;
}

interface Said {
  readonly thing: string;
  readonly rule: string;
  readonly hour: string;
  readonly bound: string;
  readonly length: string;
}

/** Those that are said, with a mark between them. */
const joined = (mark: string, ...parts: readonly string[]): string => parts.filter(Boolean).join(mark);

const weekly = (days: string): string => `FREQ=WEEKLY;BYDAY=${days}`;
const monthly = (part: string): string => `FREQ=MONTHLY;${part}`;

const en: PermutedSeries = {
  things: ['yoga', 'team sync', 'choir practice', 'piano with Ms. Lee'],
  rules: [
    ['every Tuesday', weekly('TU')],
    ['Tuesdays and Thursdays', weekly('TU,TH')],
    ['every Tue and Thu', weekly('TU,TH')],
    ['on Mondays, Wednesdays and Fridays', weekly('MO,WE,FR')],
    ['every weekday', weekly('MO,TU,WE,TH,FR')],
    ['every day', 'FREQ=DAILY'],
    ['daily', 'FREQ=DAILY'],
    ['on the 15th of every month', monthly('BYMONTHDAY=15')],
    ['the first Monday of every month', monthly('BYDAY=1MO')],
    ['the last Friday of each month', monthly('BYDAY=-1FR')],
    ['monthly on the 1st', monthly('BYMONTHDAY=1')],
    ['every 3 days', 'FREQ=DAILY;INTERVAL=3'],
    ['on weekends', weekly('SA,SU')],
    ['every Saturday and Sunday', weekly('SA,SU')],
    ['on the 1st and 15th of every month', monthly('BYMONTHDAY=1,15')],
    ['weekly on Friday', weekly('FR')],
    ['each Sunday', weekly('SU')],
    ['every second Tuesday of the month', monthly('BYDAY=2TU')],
  ],
  hours: [
    ['at 7am', 7],
    ['at 6:30pm', 18.5],
    ['at 8 in the evening', 20],
    ['at noon', 12],
    ['at 5 p.m.', 17],
    ['at quarter past nine in the morning', 9.25],
    ['at 21:15', 21.25],
  ],
  bounds: [
    ['', {}],
    ['', {}],
    ['starting Dec 1', { from: '2026-12-01' }],
    ['from Dec 7', { from: '2026-12-07' }],
    ['through Jan 15', { until: '20270115' }],
    ['until the end of January', { until: '20270131' }],
    ['from Dec 1 through Feb 26', { from: '2026-12-01', until: '20270226' }],
    ['ten times', { count: 10 }],
    ['for 12 sessions', { count: 12 }],
    ['starting in January', { from: '2027-01-01' }],
    ['starting Dec 1, 8 times in total', { from: '2026-12-01', count: 8 }],
  ],
  lengths: [[''], ['for an hour', 60], ['for 45 minutes', 45], ['for 90 min', 90]],
  orders: [
    ({ thing, rule, hour, bound, length }) => joined(', ', joined(' ', thing, rule, hour, length), bound),
    ({ thing, rule, hour, bound, length }) => joined(', ', joined(' ', rule, hour, thing, length), bound),
    ({ thing, rule, hour, bound, length }) => joined(' ', thing, hour, rule, length, bound),
    ({ thing, rule, hour, bound, length }) => joined(' ', 'Add', thing, rule, hour, bound, length),
    ({ thing, rule, hour, bound, length }) => joined(', ', thing, joined(' ', rule, hour), length, bound),
    ({ thing, rule, hour, bound, length }) => joined(', ', bound, joined(' ', thing, rule, hour, length)),
    ({ thing, rule, hour, bound, length }) =>
      joined('. ', joined(' ', 'I have', thing, rule, hour, length), bound && `It's ${bound}.`),
  ],
};

const zh: PermutedSeries = {
  things: ['瑜伽', '团队周会', '合唱排练', '钢琴课'],
  rules: [
    ['每周二', weekly('TU')],
    ['每周二和周四', weekly('TU,TH')],
    ['每周二、周四', weekly('TU,TH')],
    ['每周一三五', weekly('MO,WE,FR')],
    ['每天', 'FREQ=DAILY'],
    ['每日', 'FREQ=DAILY'],
    ['每月15号', monthly('BYMONTHDAY=15')],
    ['每个月第一个周一', monthly('BYDAY=1MO')],
    ['每月最后一个周五', monthly('BYDAY=-1FR')],
    ['每月1号', monthly('BYMONTHDAY=1')],
    ['每三天', 'FREQ=DAILY;INTERVAL=3'],
    ['每周六周日', weekly('SA,SU')],
    ['每个周末', weekly('SA,SU')],
    ['每月1号和15号', monthly('BYMONTHDAY=1,15')],
    ['逢周五', weekly('FR')],
    ['每个星期天', weekly('SU')],
    ['每月第二个周二', monthly('BYDAY=2TU')],
  ],
  hours: [
    ['早上7点', 7],
    ['下午六点半', 18.5],
    ['晚上八点', 20],
    ['中午12点', 12],
    ['下午5点', 17],
    ['上午九点一刻', 9.25],
    ['21:15', 21.25],
  ],
  bounds: [
    ['', {}],
    ['', {}],
    ['12月1号开始', { from: '2026-12-01' }],
    ['从12月7号起', { from: '2026-12-07' }],
    ['到1月15号为止', { until: '20270115' }],
    ['一直到一月底', { until: '20270131' }],
    ['从12月1号到2月26号', { from: '2026-12-01', until: '20270226' }],
    ['一共十次', { count: 10 }],
    ['上12次', { count: 12 }],
    ['明年一月开始', { from: '2027-01-01' }],
    ['12月1号开始，共8次', { from: '2026-12-01', count: 8 }],
  ],
  lengths: [[''], ['一个小时', 60], ['每次45分钟', 45], ['90分钟', 90]],
  orders: [
    ({ thing, rule, hour, bound, length }) => joined('，', `${rule}${hour}${thing}`, length, bound),
    ({ thing, rule, hour, bound, length }) => joined('，', `${thing}${rule}${hour}`, length, bound),
    ({ thing, rule, hour, bound, length }) => joined('，', thing, `${rule}${hour}`, bound, length),
    ({ thing, rule, hour, bound, length }) => joined('，', bound, `${rule}${hour}${thing}`, length),
    ({ thing, rule, hour, bound, length }) => joined('，', `帮我安排${rule}${hour}的${thing}`, length, bound),
    ({ thing, rule, hour, bound, length }) => joined('，', `${rule}${hour}有${thing}`, bound, length),
  ],
};

export const PERMUTED_SERIES = { en, zh } as const;
