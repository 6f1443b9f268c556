import { inWords, messages, type WholeLanguage } from '../../messages/index.ts';
import type { Language } from '../caller.ts';
import type { RecurrenceId } from '../time/event.ts';
import { formatWallDate, type Instant } from '../time/wall.ts';
import { toWall } from '../time/zone.ts';
import { storedRule } from './parse.ts';
import { untilWall } from './plan.ts';
import type { ChineseDates, Rule } from './rule.ts';
import { lunarRuleInEnglish, ruleInEnglish } from './text-en.ts';
import { lunarRuleInChinese, ruleInChinese } from './text-zh.ts';

/** How a language says a rule, and one of the Chinese calendar. */
interface Wording {
  readonly rule: (rule: Rule) => string;
  readonly lunarRule: (rule: Rule, dates: ChineseDates) => string;
}

const WORDINGS: Readonly<Record<WholeLanguage, Wording>> = {
  zh: { rule: ruleInChinese, lunarRule: lunarRuleInChinese },
  en: { rule: ruleInEnglish, lunarRule: lunarRuleInEnglish },
};

/** More days than these are counted. */
const MOST_DAYS = 3;

/** What repeats: its rule, and the occurrences that it leaves out. */
interface Repeating {
  readonly rrule: string;
  readonly exdates: readonly RecurrenceId[];
  readonly zone: string | null;
}

/**
 * As `describeRule`, with the days to come that are left out: `every Wednesday (not on 2026-12-30)`.
 *
 * @example
 * describeRepeat({ rrule: 'FREQ=WEEKLY', exdates: ['2026-12-30T15:00:00'], zone: null }, caller)
 */
export function describeRepeat(
  { rrule, exdates, zone }: Repeating,
  reader: { readonly language: Language; readonly zone: string; readonly now: Instant },
): string {
  const said = describeRule(rrule, reader.language, zone ?? reader.zone);
  if (exdates.length === 0) return said;
  const today = formatWallDate(toWall(reader.now, reader.zone));
  const days = [...new Set(exdates.map((one) => one.slice(0, 10)))].filter((day) => day >= today).toSorted();
  if (days.length === 0) return said;
  return messages(reader.language).repeats.notOn({ said, days: days.slice(0, MOST_DAYS), all: days.length });
}

/**
 * A rule as people say it: `每周一、三，共10次`, `every Monday and Wednesday, 10 times`.
 * `zone` is the zone of the series, in which an UNTIL given in UTC names a day.
 */
export function describeRule(rrule: string, language: Language, zone: string | null = null): string {
  const parsed = storedRule(rrule);
  const { rule, lunarRule } = inWords(WORDINGS, language);
  const said = parsed.chinese ? lunarRule(parsed, parsed.chinese) : rule(parsed);
  if (parsed.count !== null) return messages(language).repeats.thatManyTimes({ said, count: parsed.count });
  if (!parsed.until) return said;
  const day = formatWallDate(untilWall(parsed.until, { allDay: parsed.until.form === 'date', zone }));
  return messages(language).repeats.untilDay({ said, day });
}
