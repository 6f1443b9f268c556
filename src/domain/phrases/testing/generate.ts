import { randomFrom } from '../../testing/random.ts';

/** Words that phrases are made of, in both languages, and things that look like them. */
const WORDS =
  `今天 明天 大后天 上周五 下下周一 周三 礼拜天 星期 周末 本周 下个月 月底 年底 3月15号 十二月 29日 二月 2月30日 2027年 廿九 正月初五 闰六月 农历八月十五 除夕 国庆 清明
  早上 下午 晚上 半夜 中午 凌晨 八点半 三刻 差五分 12点 25点 零点 15:30 9：45 1530 三点 两 半 一个半小时 九十分钟 30分 三天后 前 之后 内 以前 从 到 至 - ~ — 和 的 在 ， 、
  每天 每周一三五 每两周 隔周 工作日 每月最后一个周五 每年 每隔三天 共10次 连续五天 起 直到 持续 北京时间 东京时间 PST UTC+8 UTC-99
  today tomorrow tonight next Friday last Monday this weekend the day after tomorrow a week from two weeks in 20 minutes ago until through by before after
  every other Tuesday weekdays biweekly first Monday of each month 10 times Jan Feb 30 March 3rd 2026-02-29 2026-11-30T10:00+08:00 3/4 13/13 12/25/2026 3-5pm 3:30 p.m. noon midnight half past quarter to
  for 45 min an hour and a half 2h30m Q3 EOD Thanksgiving Easter Tokyo time 会议室302 iPhone 15 《三点零八分》 3D 888-000-9999 开会 和张总吃饭 帮我 please meet 99999999 0 -1 1e9 9999年 1000000天后 999个月前`.split(
    /\s+/,
  );
const NOISE = [
  '\u0000',
  '\ud83d',
  '\ude00',
  '👍🏽',
  '\u200b',
  'İ',
  'ﬁ',
  '①',
  '\n',
  '：',
  '「',
  '%',
  '....',
  '((((',
  '一'.repeat(40),
  '1'.repeat(60),
  'a'.repeat(80),
  ' '.repeat(50),
];

/** Phrases, mixes and mutations of them, always the same for a seed. */
export function* generatedPhrases(count: number, seed: number): Generator<string> {
  const next = randomFrom(seed);
  const pick = <One>(list: readonly One[]): One => list[Math.floor(next() * list.length)] as One;
  for (let made = 0; made < count; made++) {
    const glue = next() < 0.5 ? '' : ' ';
    const words = Array.from({ length: 1 + Math.floor(next() * 7) }, () => (next() < 0.06 ? pick(NOISE) : pick(WORDS)));
    const text = words.join(glue);
    const cut = Math.floor(next() * (text.length + 1));
    const kind = next();
    // Some are broken: a character lost, doubled or replaced.
    if (kind < 0.15) yield text.slice(0, cut) + text.slice(cut + 1);
    else if (kind < 0.25) yield text.slice(0, cut) + pick(WORDS) + text.slice(cut);
    else if (kind < 0.3)
      yield text.slice(0, cut) + String.fromCharCode(Math.floor(next() * 0xffff)) + text.slice(cut + 1);
    else yield text;
  }
}
