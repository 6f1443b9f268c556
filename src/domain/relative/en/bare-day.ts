import type { SaidOf } from '../frames/said.ts';

/** Days that are said without their week or month: Friday, the 21st, the weekend, two business days later. */

export const WORKDAYS = '(?:business|working|work|week)[ -]?days?';
export const COUNT = '(?<count>\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten)';

const DAYS =
  /(?<!\b(?:next|this|last|every|each|coming|following|previous|past|other|first|second|third|fourth|fifth|\dst|\dnd|\drd|\dth)\s+)\b(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)\b/;
const MONTH_DAY = /\b\d{1,2}(?:st|nd|rd|th)\b/;
const MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;
const OWN_DAY = new RegExp(`^(?:on |to )?(?:the )?(?:next ${WORKDAYS}|${COUNT} ${WORKDAYS} (?:later|before))$`);

export const bareDay: SaidOf['bareDay'] = (text) => {
  if (OWN_DAY.test(text)) return 'day';
  if (/ of this month|^(?:at |by |to |until )?(?:the )?(?:end|start|beginning|middle) of the month/.test(text))
    return 'month';
  if (/^(?:on |over |at |to )?(?:the |that )?weekend$/.test(text)) return 'day';
  if (/^(?:at |by |to |until )?(?:the )?end of the week$/.test(text)) return 'week';
  if (DAYS.test(text)) return 'week';
  return MONTH_DAY.test(text) && !MONTH.test(text) ? 'month' : undefined;
};
