import type { Language } from '../caller.ts';
import { formatWallDate } from '../time/wall.ts';
import { storedRule } from './parse.ts';
import { untilWall } from './plan.ts';
import { chineseRule } from './text-chinese.ts';
import { ruleInEnglish } from './text-en.ts';
import { ruleInChinese } from './text-zh.ts';

/**
 * A rule as people say it: `每周一、三，共10次`, `every Monday and Wednesday, 10 times`.
 * `zone` is the zone of the series, in which an UNTIL given in UTC names a day.
 */
export function describeRule(rrule: string, language: Language, zone: string | null = null): string {
  const rule = storedRule(rrule);
  const isChinese = language === 'zh';
  const text = rule.chinese
    ? chineseRule(rule, rule.chinese, language)
    : isChinese
      ? ruleInChinese(rule)
      : ruleInEnglish(rule);
  if (rule.count !== null) {
    return text + (isChinese ? `，共${rule.count}次` : `, ${rule.count} ${rule.count === 1 ? 'time' : 'times'}`);
  }
  if (!rule.until) return text;
  const day = formatWallDate(untilWall(rule.until, { allDay: rule.until.form === 'date', zone }));
  return text + (isChinese ? `，到${day}` : `, until ${day}`);
}
