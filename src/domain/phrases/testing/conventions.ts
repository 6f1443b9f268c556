import { type Answer, type DateCase, wrongAnswers } from './score.ts';

/**
 * Answers that the data do not have and that are no misreading: the data follow
 * other customs than this product says it does. Found by the values alone, so
 * that nothing is judged case by case; the measure stays as it is.
 *
 * `another`: the same words at another time of their cycle, which the product
 * chooses as it says (what is to come, not what is over; a bare hour from one
 * to six is in the afternoon). `form`: the same time, written otherwise.
 */
export type Custom = 'another' | 'form';

interface Value {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

const DAY = 86_400_000;
const YEAR_DAYS = 365;

/** UTC milliseconds of a date, a time of a date, or a time of a day. */
function instantOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [, date, clock] = /^(\d{4}-\d\d-\d\d)?\s?(\d\d:\d\d:\d\d)?$/.exec(text) ?? [];
  if (date === undefined && clock === undefined) return undefined;
  const at = Date.parse(`${date ?? '1970-01-01'}T${clock ?? '00:00:00'}Z`);
  return Number.isNaN(at) ? undefined : at;
}

const sameDayOfYear = (one: string, other: string): boolean => one.slice(4) === other.slice(4);

/** Both ends are there in both, or missing in both, and are alike. */
const areAlike = (one: Value, other: Value, alike: (a: string, b: string) => boolean): boolean =>
  (['start', 'end'] as const).every((side) => {
    const [a, b] = [one[side], other[side]];
    return a === undefined || b === undefined ? a === b : a === b || alike(a, b);
  });

function isAnother(wanted: Value, got: Value): boolean {
  const apart = (a: string, b: string): number => (instantOf(a) ?? Number.NaN) - (instantOf(b) ?? Number.NaN);
  // Another year, week, or half of the day.
  return (
    areAlike(wanted, got, (a, b) => /^\d{4}-/.test(a) && sameDayOfYear(a, b)) ||
    areAlike(wanted, got, (a, b) => apart(a, b) % (7 * DAY) === 0 && apart(a, b) !== 0) ||
    areAlike(wanted, got, (a, b) => Math.abs(apart(a, b)) === DAY / 2)
  );
}

const isNearly = (one: number, other: number): boolean => Math.abs(one - other) < 1;

/** A length as data and product give it: months are of 30 days, or a twelfth of a year. */
function isSameLength(wanted: string, { value, end }: Answer): boolean {
  const [seconds, from, to] = [Number(wanted), instantOf(value), instantOf(end)];
  if (Number.isNaN(seconds)) return false;
  // all week, all month: a month is as long as 30 days.
  if (from !== undefined && to !== undefined) return isNearly((to - from) / 1000, seconds);
  const given = Number(value) / 86_400;
  const [years, rest] = [Math.floor(given / YEAR_DAYS), given % YEAR_DAYS];
  return isNearly((years + rest / 360) * YEAR_DAYS * 86_400, seconds);
}

function isOtherForm(one: DateCase, wanted: Value, got: Answer): boolean {
  const [from, to] = [instantOf(wanted.start), instantOf(wanted.end)];
  const [start, end] = [instantOf(got.value), instantOf(got.end)];
  const now = one.reference.slice(0, 19).replace('T', ' ');
  // within two hours: from now on, which an upper limit does not say again
  if (got.value === undefined && wanted.end === got.end && (wanted.start === now || wanted.start === now.slice(0, 10)))
    return true;
  // before the end of the year: its last day counts, as for every worded end
  if (got.value === undefined && wanted.start === undefined)
    return to !== undefined && end !== undefined && to - end === DAY && /-01$/.test(wanted.end ?? '');
  if (from === undefined || to === undefined || start === undefined) return false;
  // from the end of March: that month's last day counts
  if (end !== undefined && end === to && from - start === DAY && /-01$/.test(wanted.start ?? '')) return true;
  // at the end of March: its last days, or the last of them
  if (end === undefined) return (start + DAY === to || start === from) && to - from >= 7 * DAY;
  // between now and May 5: now is a date, and the last day is left out
  const isCut = (a: number, b: number, most: number): boolean =>
    Math.floor(a / DAY) === Math.floor(b / DAY) || (b - a > 0 && b - a <= most);
  if (wanted.start?.length === 10 && (got.value ?? '').length > 10)
    return Math.floor(start / DAY) * DAY === from && isCut(to, end, DAY);
  // the next two days: counted from today, or from tomorrow
  return from - start === DAY && to - end === DAY && start === Math.floor((instantOf(now) ?? 0) / DAY) * DAY;
}

/** A date and an hour that the data keep apart: on Christmas, early at 8:00. */
function isBoth({ expected }: DateCase, { value = '', end }: Answer): boolean {
  const starts = expected.flatMap(({ values }) => values.map((one) => one.value ?? one.start ?? ''));
  return (
    end === undefined &&
    value.length > 10 &&
    [value.slice(0, 10), value.slice(11)].every((part) => starts.includes(part))
  );
}

function customOf(one: DateCase, answer: Answer): Custom | undefined {
  const got: Value = { start: answer.value, end: answer.end };
  if (isBoth(one, answer)) return 'form';
  for (const { values } of one.expected) {
    for (const { value, start, end } of values) {
      const wanted: Value = { start: value ?? start, end };
      if (isAnother(wanted, got)) return 'another';
      if (isOtherForm(one, wanted, answer) || (value !== undefined && isSameLength(value, answer))) return 'form';
    }
  }
  return undefined;
}

/** Whether nothing but other customs sets the answers apart from the data. */
export function customsOf(one: DateCase, answers: readonly Answer[]): Custom | undefined {
  // How long it lasts is part of the time before it.
  const wrong = wrongAnswers(one, answers);
  const customs = (wrong.some(({ isLength }) => !isLength) ? wrong.filter(({ isLength }) => !isLength) : wrong).map(
    (answer) => customOf(one, answer),
  );
  return customs.includes(undefined) ? undefined : customs.includes('another') ? 'another' : customs[0];
}
