import { hours } from './hours.ts';
import { lead } from './reminded.ts';

/** What is stored by a name of its own. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  language: { zh: 'Chinese', en: 'English' },
  learn: { true: 'yes', false: 'no' },
  week_start: {
    MO: 'Monday',
    TU: 'Tuesday',
    WE: 'Wednesday',
    TH: 'Thursday',
    FR: 'Friday',
    SA: 'Saturday',
    SU: 'Sunday',
  },
};

export const profile = {
  fields: {
    name: 'name',
    occupation: 'occupation',
    language: 'language',
    timezone: 'time zone',
    working_hours: 'working hours',
    week_start: 'week starts on',
    default_duration_minutes: 'usual length (min)',
    default_reminder: 'usual reminder',
    protected_times: 'times to keep free',
    energy: 'best part of the day',
    learn: 'learn from what I do',
    routine: 'routine',
    persona: 'persona',
    home: 'home',
    work: 'work',
  },
  /** What is stored in short form, in words. */
  shown: ({ field, value }: { field: string; value: string }): string => {
    if (field === 'working_hours' || field === 'protected_times') return hours(value);
    const word = WORDS[field]?.[value];
    if (word !== undefined) return word;
    const isMinutes = field === 'default_reminder' && /^\d+(?:\s*,\s*\d+)*$/.test(value);
    return isMinutes
      ? value
          .split(',')
          .map((minutes) => lead(Number(minutes)))
          .join(' and ')
      : `${value}`;
  },
  summary: ({ list }: { list: string }) => `Profile: ${list}`,
  saved: ({ list }: { list: string }) => `Saved: ${list}`,
  called: 'profile',
  noWeekday: ({ text }: { text: string }) => `Not a day of the week: ${text}`,
  weekdayLike: 'Write it like MO or Sunday.',
};
