import type { Amount } from '../../time/phrase.ts';
import type { DaySpec, PeriodSpec, PieceValue } from '../frames/pieces.ts';
import { readerOf, rulesWith } from '../grammar/rules.ts';
import type { EnglishRule } from './date-rules.ts';
import { negative, times } from './lengths.ts';
import type { Meaning } from './lexicon.ts';
import { rule as plain, READERS } from './readers.ts';
import { named, span, whole } from './stretch-readers.ts';

/** Limits: those that take the limit in, by signs, up to now, and within so long of a day. */

const day = (spec: DaySpec): PieceValue => ({ kind: 'day', day: spec });
const period = (spec: PeriodSpec): PieceValue => ({ kind: 'period', period: spec });
const TO: PieceValue = { kind: 'to' };
const UP_TO: PieceValue = { kind: 'relation', relation: 'by', side: 'ahead' };
const FROM_ON: PieceValue = { kind: 'relation', relation: 'onwards', side: 'ahead' };
const NAME: PieceValue = { kind: 'glue', isName: true };
const hour = (value: number): PieceValue => ({
  kind: 'clock',
  clock: { hour: value, minute: 0, second: 0, half: null },
});
const from = (base: DaySpec, amount: Amount): DaySpec => ({ at: 'from', base, amount });

const most = readerOf<Meaning, true>([
  plain('at most | no more than | less than | under | not more than | max', () => true),
]);
const sign = readerOf<Meaning, true>([plain('> (=)? | = | < (=)?', () => true)]);
const own = { ...READERS, named, span, most, sign, whole };
const rule = rulesWith<Meaning, typeof own>(own);

export const limitTokenRules: readonly EnglishRule[] = [
  // on or later than, before or in 2016, at or after
  rule('on|in|at|during or (later than | after | past)', () => FROM_ON),
  rule('after|past or on|in|at|during', () => FROM_ON),
  rule('on|in|at|during or (earlier than | before | prior to)', () => UP_TO),
  rule('before or on|in|at|during', () => UP_TO),
  // 2027 or later
  rule('(in|from)? <y:full-year> ((and|or) (later|after|beyond|onward|onwards) | onward|onwards)', ({ y }) => [
    FROM_ON,
    period({ span: 'in-year', year: y }),
  ]),
  rule('(in|from)? <m:month> (and|or) (later|after|beyond|onward|onwards)', ({ m }) => [
    FROM_ON,
    period({ span: 'in-year', month: m }),
  ]),
  rule('overnight (on)? [<weekday> | <days>]', () => ({ kind: 'part', part: 'night' })),
  // >= 2025, <2015, = 2026
  rule('[! - | =] > ~ = [<full-year> | <month> | <short> (/ | -) <short>]', () => FROM_ON),
  rule('[! - | =] > [<full-year> | <month> | <short> (/ | -) <short>]', () => ({
    kind: 'relation',
    relation: 'after',
    side: 'ahead',
    isStrict: true,
  })),
  rule('< ~ = [<full-year> | <month> | <short> (/ | -) <short>]', () => UP_TO),
  rule('< [<full-year> | <month> | <short> (/ | -) <short>]', () => ({
    kind: 'relation',
    relation: 'before',
    side: 'ahead',
  })),
  rule('[<sign> | or in|during|at|on] <y:full-year> [! (- | / | .) ~ <digits>]', ({ y }) =>
    period({ span: 'in-year', year: y }),
  ),
  rule('= <y:full-year> [! (- | / | .) ~ <digits>]', ({ y }) => period({ span: 'in-year', year: y })),
  // not older than a year
  rule('no|not older than <a:amount>', ({ a }) => [FROM_ON, { kind: 'shift', amount: negative(a) }]),
  // 2020 to present, from April 2025 to the present
  rule('<y:full-year> (- | to|till|until|through) (the)? (present|date|now|today) (day)?', ({ y }) => [
    period({ span: 'in-year', year: y }),
    TO,
    { kind: 'now' },
  ]),
  rule('[<month> | <digits> | <ordinal>] (up)? (- | to|till|until|through) (the)? present (day)?', () => [
    TO,
    { kind: 'now' },
  ]),
  rule('[<month> | <digits> | <ordinal>] (up)? to date [$]', () => [TO, { kind: 'now' }]),
  // from next week on
  rule('[from <which> (<span> | <weekday>)] on|onward|onwards [$] [! <any>]', () => ({
    kind: 'relation',
    relation: 'onwards',
    side: 'behind',
  })),
  // in two weeks or less, at most a week from now, in 2 weeks or more
  rule('in|within <a:amount> ((or (less|sooner|under|fewer)) | at most|max|tops)', ({ a }) => ({
    kind: 'shift',
    amount: a,
    within: true,
  })),
  rule('<most> <a:amount> from now|today', ({ a }) => ({ kind: 'shift', amount: a, within: true })),
  rule('inside (of)? <a:amount>', ({ a }) => ({ kind: 'shift', amount: a, within: true })),
  rule('in <a:amount> or more|longer|later', ({ a }) => [FROM_ON, { kind: 'shift', amount: a }]),
  rule('(in)? <n:number> or more <u:unit> (from (now|today) | later)', ({ n, u }) => [
    FROM_ON,
    { kind: 'shift', amount: times(n, u) },
  ]),
  rule('<n:number> or more <u:unit> ago', ({ n, u }) => [UP_TO, { kind: 'shift', amount: negative(times(n, u)) }]),
  rule('<n:number> or more <unit> [! from|later|ago]', ({ n }) => (n > 0 ? NAME : undefined)),
  // within a week after Easter, within 3 days before May 1; of a day: on either side of it
  rule('within (the)? <a:amount> after|following <d:named>', ({ a, d }) =>
    a.ms === 0 && d.at !== 'today' ? [day(d), TO, day(from(d, a))] : undefined,
  ),
  rule('within (the)? <a:amount> before|preceding|prior (to)? <d:named>', ({ a, d }) =>
    a.ms === 0 ? [day(from(d, negative(a))), TO, day(from(d, { months: 0, days: -1, ms: 0 }))] : undefined,
  ),
  rule('within (the)? <a:amount> of <d:named>', ({ a, d }) => (a.ms === 0 && d.at !== 'today' ? NAME : undefined)),
  rule('within|throughout <m:month> [! <month-day>]', ({ m }) => period({ span: 'in-year', month: m })),
  rule('within|throughout <y:full-year>', ({ y }) => period({ span: 'in-year', year: y })),
  rule('(for)? (the)? rest|remainder|balance of <y:full-year>', ({ y }) =>
    period({ span: 'rest', of: { span: 'in-year', year: y } }),
  ),
  // not this week but next
  rule('not <a:which> <u:span> (,)? but (the)? <b:which> (one | week|month|quarter|year)?', ({ a, u, b }) =>
    a === b ? undefined : period({ span: u, offset: b }),
  ),
  // pm on Friday
  rule('[! <any>] am|pm (on|of)? [(the)? <ordinal> | <weekday> | <days>]', (_, words) => ({
    kind: 'part',
    part: words.startsWith('am') ? 'morning' : 'afternoon',
  })),
  // 9-5 April 6: hours, since days go on
  rule('[! (<digits> | - | / | : | .)] <a:short> (- | to) <b:short> [<month> <month-day> [! ~ (: | .)]]', ({ a, b }) =>
    a > b && a <= 12 && b > 0 && b < 8 ? [hour(a), TO, hour(b)] : undefined,
  ),
  // since three weeks, for three weeks now: up to now
  rule('(ever)? since <a:amount> [! ago|before|after]', ({ a }) => period({ span: 'around', amount: a, past: true })),
  rule('for <a:amount> now', ({ a }) => period({ span: 'around', amount: a, past: true })),
  // two weeks out
  rule('<a:amount> out (from (now|today))? [$]', ({ a }) => ({ kind: 'shift', amount: a })),
  rule('<a:amount> (after|before|from|following) (that|then|it|this [! <unit> | <weekday> | weekend])', ({ a }) =>
    a.ms === 0 ? NAME : undefined,
  ),
  // the remaining days of March
  rule('(the)? remaining <unit> (of|in) <p:whole>', ({ p }) => period({ span: 'rest', of: p })),
  rule('(the)? remaining <unit> (of|in) (the | this) week', () =>
    period({ span: 'rest', of: { span: 'week', offset: 0 } }),
  ),
  // weeks 15 to 17 of 2027
  rule(
    '(from)? (calendar)? weeks (from)? <a:short> (- | to|through|and | &) <b:short> ((,)? (of|in)? <y?:full-year>)? [$]',
    ({ a, b, y }) => {
      const of: PeriodSpec = y === undefined ? { span: 'year', offset: 0 } : { span: 'in-year', year: y };
      return a > 0 && b > a && b < 54
        ? [period({ span: 'week-of', nth: a, of }), TO, period({ span: 'week-of', nth: b, of })]
        : undefined;
    },
  ),
  rule('[! <month>] (the)? bank holiday weekend|monday', () => NAME),
  // from May 1 to May 10 exclusive, up to but not including May 10
  rule('exclusive|excluded | not included|inclusive', () => ({
    kind: 'glue',
    isOut: 'behind',
  })),
  rule('(up to|until|till|to|through) (,)? but not including (the)? <d:named>', ({ d }) => [
    { kind: 'until', through: true },
    day(from(d, { months: 0, days: -1, ms: 0 })),
  ]),
];
