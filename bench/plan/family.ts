import { parseWorkingHours } from '../../src/domain/free-slots/working-hours.ts';
import type { Taken, Task, Week } from '../../src/domain/plan/task.ts';
import { randomFrom } from '../../src/domain/random.ts';
import { DAY, HOUR, MINUTE } from '../../src/domain/time/wall.ts';

/** The Monday on which every week begins. */
const MONDAY = Date.UTC(2026, 10, 23);
const HOURS = parseWorkingHours('MO-FR 09:00-12:00, 13:00-18:00');
const QUARTER = 15 * MINUTE;
const FILL = 0.8;

interface Size {
  readonly todos: number;
  /** Days, weekends included. */
  readonly days: number;
  /** Planned minutes for each minute that may be filled; meetings make up what is missing. Random when absent. */
  readonly load?: number;
}

/**
 * A random fortnight: meetings, and todos of 15 minutes to 4 hours with weights of 1 to 8, three quarters of them due
 * some time, a fifth not before some time, a fifth after another, longer ones than two hours in parts of an hour,
 * half of them wished in the morning or in the afternoon.
 */
export function randomWeek({ todos, days, load }: Size, seed: number): Week {
  const random = randomFrom(seed);
  const below = (count: number): number => Math.floor(random() * count);
  const window = { from: MONDAY, to: MONDAY + days * DAY };
  const moment = (): number => MONDAY + below(days) * DAY + (9 + below(9)) * HOUR;
  const tasks = Array.from({ length: todos }, (_one, index): Task => {
    // Mostly short ones: an hour and twenty minutes on average.
    const minutes = 15 * Math.ceil(16 * random() ** 2 + 0.01);
    const release = random() < 0.2 ? moment() : undefined;
    const half = random();
    return {
      id: `t${index}`,
      weight: 1 + below(8),
      parts: minutes > 120 ? inHours(minutes) : [{ minutes }],
      ...(random() < 0.75 && { due: Math.max(moment(), (release ?? 0) + 4 * HOUR) }),
      ...(release !== undefined && { release }),
      ...(index > 0 && random() < 0.2 && { after: [`t${below(index)}`] }),
      hours: HOURS,
      ...(half < 0.25 && { wish: [540, 720] as const }),
      ...(half > 0.75 && { wish: [780, 1080] as const }),
    };
  });
  const wanted = tasks.flatMap(({ parts }) => parts).reduce((sum, { minutes }) => sum + minutes, 0);
  const open = (days / 7) * 5 * 8 * 60;
  const meetings = load === undefined ? open * (0.1 + 0.2 * random()) : open - wanted / load / FILL;
  const taken: Taken[] = [];
  for (let left = meetings; left > 0; ) {
    const length = QUARTER * (2 + below(5));
    const start = MONDAY + below(days) * DAY + 9 * HOUR + below(34) * QUARTER;
    const isWorkday = Math.floor((start - MONDAY) / DAY) % 7 < 5;
    const hour = (start % DAY) / HOUR;
    const meets = taken.some((one) => one.start < start + length && start < one.end);
    // Once nothing fits any more it is full.
    left -= 1;
    if (!isWorkday || (hour >= 11 && hour < 13) || meets) continue;
    taken.push({ start, end: start + length });
    left -= length / MINUTE;
  }
  return { window, now: MONDAY, zone: 'UTC', tasks, taken };
}

const inHours = (minutes: number) =>
  Array.from({ length: Math.ceil(minutes / 60) }, (_one, index) => ({ minutes: Math.min(60, minutes - 60 * index) }));
