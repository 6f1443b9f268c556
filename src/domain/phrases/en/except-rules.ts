import type { DaySpec, ExceptSpec, PieceValue } from '../frames/pieces.ts';
import { listOf } from '../grammar/reader.ts';
import { readerOf, rulesWith } from '../grammar/rules.ts';
import type { EnglishRule } from './date-rules.ts';
import type { Meaning } from './lexicon.ts';
import { rule as plain, READERS } from './readers.ts';
import { list, yearDate } from './repeat-rules.ts';

/** What a repeat leaves out: except weekends, but not in August, no class on Dec 24. */

/** Between days that are left out: neither of them. */
const or = readerOf<Meaning, true>([plain('(,)? or|nor (on)? (the)?', () => true), plain('<and>', () => true)]);

const own = {
  ...READERS,
  or,
  'year-date': yearDate,
  'year-dates': listOf(yearDate, READERS.and, list),
};
const rule = rulesWith<Meaning, typeof own>(own);

const except = (value: ExceptSpec): PieceValue => ({ kind: 'except', except: value });
const LEFT_OUT =
  '(except|excluding|excepting|skipping|minus|without|barring|bar|save | but (not | never | skip | no)? | apart|aside from | other than | with the exception of | not|never on|in|during | save for | (,|;|-|and) (skip|not|never))' as const;
const EXCEPT = `(,)? ${LEFT_OUT} (for)? (on|in|during)? (the|any)?` as const;

/** Leaves days out only beside a repeat: `no school on Friday` by itself says what happens on Friday. */
const unlessAlone = (): PieceValue => ({ kind: 'except', beside: true });

/** Words that take days out of a repeat. */
export const exceptTokenRules: readonly EnglishRule[] = [
  // not on Christmas or New Year's Day
  rule('(,)? or|nor (on)? (the)?', () => ({ kind: 'or' })),
  rule(`${EXCEPT} weekend|weekends`, () => except({ weekdays: [5, 6] })),
  rule(`${EXCEPT} weekday|weekdays`, () => except({ weekdays: [0, 1, 2, 3, 4] })),
  rule(`${EXCEPT} <l:weekdays>`, ({ l }) => except({ weekdays: l })),
  rule(`${EXCEPT} <w:name>`, ({ w }) => except({ weekdays: [w] })),
  rule(`${EXCEPT} <m:month> [! <month-day>]`, ({ m }) => except({ months: [m] })),
  rule(`${EXCEPT} <a:month> and|or <b:month> [! <month-day>]`, ({ a, b }) => except({ months: [a, b] })),
  rule(`${EXCEPT} (public|bank|national|official|federal|school)? holiday|holidays`, () => except({ holidays: true })),
  rule(`${EXCEPT} <d:year-date> [! to|through|thru|until|till | <dash>]`, ({ d }) =>
    except({ days: [{ at: 'date', ...d }] }),
  ),
  rule(`${EXCEPT} <l:year-dates>`, ({ l }) => except({ days: l.map((d): DaySpec => ({ at: 'date', ...d })) })),
  // Dec 22 and 29
  rule(`${EXCEPT} <m:month> (the)? <a:month-day> <or> <b:month-day> (<or> <c?:month-day>)?`, ({ m, a, b, c }) =>
    except({
      days: [a, b, ...(c === undefined ? [] : [c])].map((day): DaySpec => ({ at: 'date', month: m, day })),
    }),
  ),
  rule(`${EXCEPT} <a:ordinal> <or> (the)? <b:ordinal> (of)? <m:month>`, ({ a, b, m }) =>
    except({ days: [a, b].map((day): DaySpec => ({ at: 'date', month: m, day })) }),
  ),
  // except Christmas: the day is a piece of its own
  rule(
    '(,)? (except|excluding|excepting|skipping|barring | but (not | never | skip) | apart|aside from | other than | with the exception of | save for | (,|;|-|and) skip) (for)? (on|in|during)? (the|any)?',
    () => ({ kind: 'except' }),
  ),
  rule(
    '(, | ; | - | and)? (not|never on|in|during|over | not [(the)? (<month> | <ordinal> | christmas|thanksgiving|easter)]) (the|any)?',
    unlessAlone,
  ),
  // …, no Sundays; no weekends; (not Fridays)
  rule('not <l:weekdays>', ({ l }) => ({ ...except({ weekdays: l }), beside: true })),
  rule('not <w:name>', ({ w }) => ({ ...except({ weekdays: [w] }), beside: true })),
  rule('not weekend|weekends', () => ({ ...except({ weekdays: [5, 6] }), beside: true })),
  rule('(, | ; | - | and | but)? no|never <l:weekdays> [$]', ({ l }) => ({ ...except({ weekdays: l }), beside: true })),
  rule('(, | ; | - | and | but)? no|never <w:name> [$]', ({ w }) => ({ ...except({ weekdays: [w] }), beside: true })),
  rule('(, | ; | - | and | but)? no weekend|weekends [$]', () => ({ ...except({ weekdays: [5, 6] }), beside: true })),
  rule('(, | ; | - | and | but)? no (public|bank|national|official|federal|school) holidays [$]', () => ({
    ...except({ holidays: true }),
    beside: true,
  })),
  // no class on Dec 24, nothing over Thanksgiving, off on the 25th
  rule('(, | ; | - | and | but | with)? no <any> on|over|during (the)?', unlessAlone),
  rule('(, | ; | - | and | but | with)? no <any> <any> on|over|during (the)?', unlessAlone),
  rule(
    '(, | ; | - | and | but)? none|nothing|off|cancelled|canceled|skipped|closed on|over|during (the)?',
    unlessAlone,
  ),
  rule('(, | ; | - | and | but | with)? no <any> [<month> | <name>]', unlessAlone),
  // Thanksgiving off, public holidays are off: behind what is left out
  rule('(is|are)? off (too|as well)? [$]', () => ({ kind: 'except', side: 'behind', beside: true })),
  rule('(is|are)? excluded|excepted|skipped|cancelled|canceled [$]', () => ({
    kind: 'except',
    side: 'behind',
    beside: true,
  })),
  rule('(the)? public|bank|national|official|federal|statutory holidays', () => ({ kind: 'holidays' })),
  rule(
    '(,)? (unless|except | but not) (when|if)? ((it | that | it falls | it is) (is | on)?)? (a|on)? (public|bank|national|official|federal) holiday',
    () => except({ holidays: true }),
  ),
  rule('(,)? unless (it | that) (is)? (a)? holiday', () => except({ holidays: true })),
  rule(`${EXCEPT} <w:which> week`, ({ w }) => except({ periods: [{ span: 'week', offset: w }] })),
  rule(`${EXCEPT} <w:which> month`, ({ w }) => except({ periods: [{ span: 'month', offset: w }] })),
];
