import type { RouterLanguage } from '../frames/language.ts';
import { cues } from './cues.ts';
import { rules } from './rules.ts';
import { spelled } from './spelling.ts';

export const english: RouterLanguage = {
  names: { schedule: 'schedule', memo: 'memo', amazing: 'amazing', creative: 'creative', chat: 'chat' },
  notInName: '(?![\\w-]|\\.\\w)',
  // Praise is no call: `amazing!`, `amazing, thanks`.
  calls: {
    before: ['hey|hi|hello|ok|okay|dear'],
    after: '(?=\\s?[,:](?!\\s*(?:thanks|thank|great|love|that|you|it)))',
  },
  trips: {
    planned: [
      "(?:plan|organi[sz]e|arrange|map out)(?: me| us)? (?:a |an |my |our |the |this )?(?:[a-z'-]+ ){0,4}(?:trip|getaway|vacation|holiday|road ?trip|journey|travel|visit to)",
      '(?:get|take) (?:me|us) to (?:the )?[a-z ]+ (?:by|before|for)|(?:when|what time) (?:should|do|must|would) (?:i|we) (?:need to |have to )?leave|(?:trip|travel|vacation) plan|itinerary for',
    ],
    not: ['cancel|delete|move|resched[a-z]+|remind|undo|notes?'],
  },
  weeks: {
    planned: [
      '(?:re-?)?(?:plan|organi[sz]e)(?: out)? (?:(?:the rest of )?(?:my|our|this|the|next) (?:(?:work ?|coming |next |whole )?(?:week|day|month|fortnight|days))|today|tomorrow)(?! (?:trip|meeting|party|off))',
      '(?:schedule|fit|put|slot|block|plan) (?:in )?(?:all )?(?:my|these|those|the) (?:open |remaining )?(?:to-?dos?|todo list|tasks?(?= |$)|chores)|time-?block|re-?plan(?: it)?$',
    ],
    not: ['cancel|delete|remind|undo|notes?|meeting|trip'],
  },
  cues,
  topics: [
    /(?<=(?<![a-z])(?:about|regarding|concerning))(?! me(?![a-z])| (?:my|our) (?:day|week))(?: (?!(?:on|in|from|and) (?:my|the))[^\s,.:;]+)+/,
    /(?<=(?<![a-z])notes? (?:on|for))(?! (?:my|the|our) (?:calendar|schedule|agenda))(?: (?!(?:and|from|on|in) (?:my|the|our))[^\s,.:;]+)+/,
  ],
  rules,
  spelled,
};
