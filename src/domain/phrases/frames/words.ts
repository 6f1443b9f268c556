import { say } from '../../../messages/say.ts';
import type { Language } from '../../caller.ts';
import type { Ambiguity, Assumption, DayPart, Problem } from '../../time/phrase.ts';
import { weekdayName } from '../../time/show.ts';
import { formatWall, formatWallDate, type WallMs, wallWeekday } from '../../time/wall.ts';

/** Assumptions and problems in the reader's words: one sentence each, for `assumptions` and for questions. */

const pad = (value: number): string => String(value).padStart(2, '0');

function sayDay(day: WallMs, language: Language): string {
  const name = weekdayName(wallWeekday(day), language);
  return say(language, `${formatWallDate(day)} ${name}`, `${name} ${formatWallDate(day)}`);
}

export function sayAssumption(assumption: Assumption, language: Language): string {
  switch (assumption.code) {
    case 'half-of-day': {
      const time = `${pad(assumption.hour)}:${pad(assumption.minute)}`;
      return say(language, `未说明上午或下午，按 ${time} 处理。`, `No morning or afternoon given: taken as ${time}.`);
    }
    case 'tomorrow': {
      const day = sayDay(assumption.day, language);
      return say(language, `今天该时间已过，按 ${day} 处理。`, `That time is over today: taken as ${day}.`);
    }
    case 'midnight-after':
      return say(language, '夜里 12 点按当天结束的午夜处理。', 'Twelve at night is the midnight that ends the day.');
    case 'noon':
      return say(language, '中午按 12:00 处理。', 'Noon is taken as 12:00.');
    case 'coming': {
      const day = sayDay(assumption.day, language);
      return say(language, `按最近的 ${day} 处理。`, `Taken as the next one, ${day}.`);
    }
    case 'clamped': {
      const day = sayDay(assumption.day, language);
      return say(
        language,
        `那个月没有这一天，按月末 ${day} 处理。`,
        `That month has no such day: taken as its last, ${day}.`,
      );
    }
    case 'day-month': {
      const day = sayDay(assumption.day, language);
      return say(language, `按月/日读作 ${day}。`, `Read as month/day: ${day}.`);
    }
    case 'named-day': {
      const day = sayDay(assumption.day, language);
      return say(language, `该日为 ${day}。`, `That day is ${day}.`);
    }
    case 'weekday-differs': {
      const day = sayDay(assumption.day, language);
      return say(language, `所说的星期与日期不符，日期为 ${day}。`, `Weekday and date disagree: the date is ${day}.`);
    }
    case 'zone':
      return say(language, `时间按 ${assumption.zone} 时区。`, `Times are in ${assumption.zone}.`);
    case 'clock-change': {
      const wall = formatWall(assumption.wall);
      return say(
        language,
        `${wall} 因夏令时切换不存在或出现两次：不存在则顺延，出现两次取第一次。`,
        `Clocks change around ${wall}: a time that does not exist moves forward, of one that occurs twice the first counts.`,
      );
    }
    case 'workdays-known':
      return say(
        language,
        `工作日按中国官方日历（含调休），目前已知到 ${assumption.year} 年，之后按周一至周五。`,
        `Working days follow the official Chinese calendar with its make-up days, known through ${assumption.year}; later ones are Monday to Friday.`,
      );
    case 'workdays-guessed':
      return say(
        language,
        `${assumption.year} 年工作日按周一至周五，不计节假日和调休。`,
        `Working days of ${assumption.year} are Monday to Friday; holidays are not left out.`,
      );
    case 'lunar-short': {
      const day = sayDay(assumption.day, language);
      return say(
        language,
        `该农历月没有三十，按月末 ${day} 处理。`,
        `That lunar month has 29 days: taken as its last, ${day}.`,
      );
    }
    case 'lunar-skip':
      return say(
        language,
        '没有该闰月的年份按平月，没有三十的月份按廿九。',
        'In years without that leap month or 30th: the plain month, the 29th.',
      );
    case 'vague':
      return say(language, '大致的时间按整点时刻处理。', 'A rough time is taken as the exact one.');
  }
}

const PARTS: Readonly<Record<DayPart, readonly [zh: string, en: string]>> = {
  'small-hours': ['凌晨', 'early hours'],
  'early-morning': ['清晨', 'early morning'],
  morning: ['上午', 'morning'],
  noon: ['中午', 'noon'],
  afternoon: ['下午', 'afternoon'],
  dusk: ['傍晚', 'early evening'],
  evening: ['晚上', 'evening'],
  night: ['夜里', 'night'],
  midnight: ['半夜', 'middle of the night'],
};

const QUESTIONS: Readonly<Record<Ambiguity, readonly [zh: string, en: string]>> = {
  'next-weekday': ['“next”指本周还是下周的那一天？', 'Does "next" mean that day of this week or of the week after?'],
  'day-month': ['日期是月/日还是日/月？', 'Is the date month/day or day/month?'],
  until: ['截止是否包含所说的那段时间？', 'Does it end before that period or at its end?'],
  'weekday-date': ['星期与日期不符，以哪个为准？', 'Weekday and date disagree: which one counts?'],
  biweekly: ['是每两周一次，还是每周两次？', 'Every two weeks, or twice a week?'],
  other: ['这个时间有多种读法，指哪一个？', 'This can be read in more than one way: which one?'],
};

/** `下午`, `afternoon`: read again, it means the same. */
export const sayDayPart = (part: DayPart, language: Language): string => say(language, ...PARTS[part]);

export function sayProblem(problem: Problem, language: Language): string {
  switch (problem.code) {
    case 'past':
      return say(language, '所说的时间已经过去。', 'That time is in the past.');
    case 'impossible':
      return say(language, '没有这样的日期或时刻。', 'There is no such date or time.');
    case 'backward':
      return say(language, '结束早于开始。', 'The end comes before the start.');
    case 'limits':
      return say(language, '年份须在 1900–2200 之间。', 'Years go from 1900 to 2200.');
    case 'no-hour': {
      const [zh, en] = PARTS[problem.part];
      return say(language, `只说了${zh}，需要具体几点。`, `Only the ${en} was given: which hour?`);
    }
    case 'ambiguous': {
      const [zh, en] = QUESTIONS[problem.about];
      return say(language, zh, en);
    }
    case 'no-rule':
      return say(
        language,
        '这种重复无法写成一条规则，请分别添加。',
        'No repeat rule can say this: add the times one by one.',
      );
    case 'unknown-day':
      return say(
        language,
        '不掌握这个节日每年的日期，请给出公历日期。',
        'The dates of this holiday are not known here: please give the date itself.',
      );
    case 'no-item':
      return say(
        language,
        '这只说了要移动多少，没有说是哪一项或具体时间。',
        'That says how far to move something, not when it is.',
      );
    case 'never':
      return say(language, '该重复一次也不会出现。', 'This repeat never happens.');
  }
}
