import { inWords, messages, type WholeLanguage } from '../../messages/index.ts';
import type { Language } from '../caller.ts';
import { formatWallDate } from '../time/wall.ts';
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
