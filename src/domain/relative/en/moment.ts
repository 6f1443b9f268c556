import type { Moment, ReadMoment } from '../frames/moment.ts';

const MOMENTS: Readonly<Record<string, Moment>> = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  supper: 'dinner',
  work: 'work',
  bed: 'bed',
  bedtime: 'bed',
  'going to bed': 'bed',
  'getting up': 'waking',
  'waking up': 'waking',
};

const DAY = '(?<day>today|tomorrow)';
const SAID = new RegExp(
  `^(?:until |till )?(?:${DAY.replace('day', 'first')} )?(?:right |just )?(?<side>before|after)(?: (?:i have|i've had|my))? (?<moment>${Object.keys(MOMENTS).join('|')})(?: ${DAY})?$`,
);

export const moment: ReadMoment = (text) => {
  const { first, day = first, side, moment: said = '' } = SAID.exec(text.toLowerCase().trim())?.groups ?? {};
  const found = MOMENTS[said];
  if (!found) return undefined;
  return {
    moment: found,
    side: side === 'before' ? 'before' : 'after',
    day: day === undefined ? undefined : Number(day === 'tomorrow'),
  };
};
