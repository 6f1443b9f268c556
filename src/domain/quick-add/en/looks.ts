import { oneOf } from '../../language/patterns.ts';
import type { WishWords } from '../frames/language.ts';

const WEEKDAYS = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december';
const THINGS = 'calendar|schedule|agenda|events?|meetings?|appointments?|plans?|todos?|to-dos?|tasks?|reminders?';

const SHOWS = 'show|list|view|display|see|check|read|give|tell|look (?:up|at)|find|search|pull up|open';
const SHOWN = "all|my|the|what|whats|what's|our|if|whether|today'?s|tomorrow'?s|this|next";
const GOING_ON =
  'on today|on tomorrow|going on|happening|up (?:today|tomorrow|next)|due|do (?:i|we) have|am i doing|busy|planned|next';

export const look: WishWords['look'] = [
  new RegExp(
    `^(?:please )?(?:show|display|view|list|open)(?: me)?(?: (?:all of|the|my))? (?:today|tomorrow|tonight|(?:this|next|last) \\w+|${WEEKDAYS}|${MONTHS})\\W*$`,
  ),
  new RegExp(
    `(?:what(?:'s| is| are|s)?|which|how many|any|do i have|are there|is there|anything)\\b.{0,40}\\b(?:${THINGS}|${GOING_ON})\\b`,
  ),
  new RegExp(
    `^(?:please |can you |could you |would you )*(?:${SHOWS})(?: me)?(?: (?:${SHOWN}))+.*\\b(?:${THINGS}|week|day|have|due)\\b`,
  ),
  /^(?:what|which|how many|when(?! (?:i|we|you)(?![a-z]))|where|who)(?:'s|s)? (?:is|are|do|does|did|was|were|will|should|am|time)?\b.*\b(?:my|our|i|we)\b/,
  /^(?:when|what time|what day)(?:'s| is| are| does)(?: the| next)? (?!the weather)/,
  /^(?:do|does|did|have|has|am|are|is|was|were|will) (?:i|we|my|our|there)\b/,
  /^(?:my|today'?s|tomorrow'?s|this week'?s|next week'?s) (?:schedule|agenda|calendar|day|week)(?: (?:for|today|tomorrow|this week|next week).*)?\??$/,
];

const STRETCH = 'slots?|gap|block|window|hours?|minutes';
const PART = 'afternoon|morning|evening|day';
const FINDS = '(?:find|suggest|propose|look(?:ing)? for|get)';
const FOUND = ['time|times|opening|mins|half hour|half-hour', STRETCH, PART];
const IS_FREE = 'free|lightest|light|quiet(?:est)?|(?:least|less) busy|open|empty|emptiest|works?|best';

export const free: WishWords['free'] = [
  /\b(?:am i|are we|is everyone|will i be) (?:free|available|busy|open)\b/,
  /\bdo i have (?:any |some )?(?:time|free time|availability)\b/,
  /\b(?:when|what time|what day).{0,20}\b(?:free|available|availability)\b/,
  new RegExp(
    `^(?:please |can you |could you |help me )*${FINDS}(?: me| us)? (?:a |an |some |any |the (?:best|next) )?(?:[\\w.]+ )?(?:and a half )?(?:free |open |good |available )*${oneOf(FOUND)}\\b`,
  ),
  new RegExp(
    `^(?:please |i )?(?:need|want|looking for)(?: to find)? (?:a |an |some |any )?(?:\\w+ )?(?:free|open|available) (?:[\\w-]+ ){0,2}(?:time|${STRETCH}|${PART})\\b`,
  ),
  /\b(?:where|when) (?:can|could|should|might|do|would) (?:i|we) (?:fit|squeeze|slot|have (?:any )?time|find time|make time|meet|schedule)/,
  new RegExp(
    `\\b(?:which|what) (?:day|afternoon|morning|evening|time|week)s?\\b.*\\b(?:${IS_FREE})\\b|\\b(?:what's|whats|what is|what would be) (?:a |the )?(?:good|best) (?:time|day)\\b`,
  ),
];
