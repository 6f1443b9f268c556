import { messages } from '../../../messages/index.ts';

import type { Language } from '../../caller.ts';
import type { Assumption, DayPart, Problem } from '../../time/phrase.ts';
import { showDay } from '../../time/show.ts';
import { formatWall } from '../../time/wall.ts';

/** Assumptions and problems in the reader's words: one sentence each, for `assumptions` and for questions. */

const pad = (value: number): string => String(value).padStart(2, '0');

export function sayAssumption(assumption: Assumption, language: Language): string {
  switch (assumption.code) {
    case 'half-of-day': {
      const time = `${pad(assumption.hour)}:${pad(assumption.minute)}`;
      return messages(language).phrases.halfOfDayTaken({ time });
    }
    case 'tomorrow': {
      const day = showDay(assumption.day, language);
      return messages(language).phrases.overToday({ day });
    }
    case 'midnight-after':
      return messages(language).phrases.twelveAtNight;
    case 'noon':
      return messages(language).phrases.noonIsTaken;
    case 'coming': {
      const day = showDay(assumption.day, language);
      return messages(language).phrases.takenAsNextOne({ day });
    }
    case 'clamped': {
      const day = showDay(assumption.day, language);
      return messages(language).phrases.lastOfMonth({ day });
    }
    case 'day-month': {
      const day = showDay(assumption.day, language);
      return messages(language).phrases.readAsMonthDay({ day });
    }
    case 'named-day': {
      const day = showDay(assumption.day, language);
      return messages(language).phrases.namedDay({ day });
    }
    case 'weekday-differs': {
      const day = showDay(assumption.day, language);
      return messages(language).phrases.weekdayAndDateDisagree({ day });
    }
    case 'zone':
      return messages(language).phrases.timesInZone({ zone: assumption.zone });
    case 'clock-change': {
      const wall = formatWall(assumption.wall);
      return messages(language).phrases.clocksChange({ wall });
    }
    case 'workdays-known':
      return messages(language).phrases.officialWorkingDays({ year: assumption.year });
    case 'workdays-guessed':
      return messages(language).phrases.guessedWorkingDays({ year: assumption.year });
    case 'lunar-short': {
      const day = showDay(assumption.day, language);
      return messages(language).phrases.lastOfLunarMonth({ day });
    }
    case 'lunar-skip':
      return messages(language).phrases.plainMonthInstead;
    case 'each-fortnight':
      return messages(language).phrases.eachFortnightTaken;
    case 'each-month':
      return messages(language).phrases.eachMonthTaken;
    case 'leap-years':
      return messages(language).phrases.leapYearsOnly;
    case 'holiday-guessed':
      return messages(language).phrases.holidayGuessed({
        first: showDay(assumption.from, language),
        last: showDay(assumption.last, language),
      });
    case 'holidays-known':
      return messages(language).phrases.holidaysLeftOut({ year: assumption.year });
    case 'holidays-of':
      return messages(language).phrases.holidaysOfCountry({ country: assumption.country, year: assumption.year });
    case 'vague-span':
      return messages(language).phrases.roughSpanTaken;
    case 'vague':
      return messages(language).phrases.roughTimeTaken;
  }
}

/** `下午`, `afternoon`: read again, it means the same. */
export const sayDayPart = (part: DayPart, language: Language): string => messages(language).phrases.dayParts[part];

export function sayProblem(problem: Problem, language: Language): string {
  switch (problem.code) {
    case 'past':
      return messages(language).phrases.timeIsPast;
    case 'impossible':
      return messages(language).phrases.noSuchDate;
    case 'backward':
      return messages(language).phrases.endBeforeStart;
    case 'limits':
      return messages(language).phrases.yearsOutOfRange;
    case 'no-hour':
      return messages(language).phrases.whichHour({ part: problem.part });
    case 'ambiguous':
      return messages(language).phrases.whichOf[problem.about];
    case 'no-rule':
      return messages(language).phrases.noRuleSaysThis;
    case 'unknown-day':
      return messages(language).phrases.holidayUnknown;
    case 'which-times':
      return messages(language).phrases.whichTimes({ count: problem.count });
    case 'left-out':
      return messages(language).phrases.leftOutOfNothing;
    case 'holidays':
      return messages(language).phrases.holidaysNotKnown;
    case 'never':
      return messages(language).phrases.repeatNeverHappens;
  }
}
