import type { DayPart } from '../../free-slots/day-parts.ts';
import { english } from './en/words.ts';
import type { HabitWords } from './words.ts';
import { chinese } from './zh/words.ts';

/** Something that is done again and again, without a time of its own. */
export interface Habit {
  readonly title: string;
  /** How often in seven days, on as many days. */
  readonly timesPerWeek: number;
  readonly minutes: number;
  readonly part?: DayPart | undefined;
  /** On workdays alone. */
  readonly isOnWorkdays: boolean;
  /** What was not said: how long, or how often. */
  readonly assumed: readonly ('minutes' | 'times')[];
}

const LONGEST = 200;
const USUAL_MINUTES = 60;
const USUAL_TIMES = 1;
const HAN = /\p{Script=Han}/u;
const PARTS = ['morning', 'afternoon', 'evening'] as const;

/**
 * Reads `gym 3 times a week, 1 h, evenings`, `每周三次健身，每次一小时，晚上`. Each phrase that is understood is taken out;
 * what is left is the title. Undefined where no title is left, or where what is left says a condition or a number that
 * this cannot keep to.
 */
export function readHabit(text: string): Habit | undefined {
  const words = HAN.test(text) ? chinese : english;
  let left = text.normalize('NFKC').slice(0, LONGEST);
  const take = (pattern: RegExp): string[] | undefined => {
    const match = pattern.exec(left);
    if (!match) return undefined;
    left = `${left.slice(0, match.index)} ${left.slice(match.index + match[0].length)}`;
    return match.slice(1);
  };
  const minutes = minutesOf(take, words);
  const times = timesOf(take, words);
  const isOnWorkdays = times === undefined && take(words.workdays) !== undefined;
  const part = PARTS.find((one) => take(words.parts[one]) !== undefined);
  const title = titleOf(left, words);
  const often = times ?? (isOnWorkdays ? 5 : undefined);
  if (title === '' || words.unread.test(title) || Number.isNaN(minutes ?? 1) || (often ?? 1) > 7) return undefined;
  return {
    title,
    timesPerWeek: often ?? USUAL_TIMES,
    minutes: minutes ?? USUAL_MINUTES,
    part,
    isOnWorkdays,
    assumed: [
      ...(minutes === undefined ? ['minutes' as const] : []),
      ...(often === undefined ? ['times' as const] : []),
    ],
  };
}

type Take = (pattern: RegExp) => string[] | undefined;

function minutesOf(take: Take, words: HabitWords): number | undefined {
  if (take(words.halfHour)) return 30;
  const [hours] = take(words.hours) ?? [];
  const [minutes] = take(words.minutes) ?? [];
  if (hours === undefined && minutes === undefined) return undefined;
  const whole = hours === undefined ? 0 : (words.number(hours) ?? Number.NaN);
  return Math.round(whole * 60) + (minutes === undefined ? 0 : Number(minutes));
}

function timesOf(take: Take, words: HabitWords): number | undefined {
  for (const pattern of words.times) {
    const [count] = take(pattern) ?? [];
    if (count !== undefined) return words.number(count) ?? Number.NaN;
  }
  return take(words.daily) ? 7 : undefined;
}

/** What is left, without marks and words between the phrases. */
function titleOf(left: string, { filler }: HabitWords): string {
  let title = left;
  for (let before = ''; before !== title; ) {
    before = title;
    title = title
      .replace(/[\s,;，。；、:：]+/g, ' ')
      .trim()
      .replace(filler, '')
      .trim();
  }
  return title;
}
