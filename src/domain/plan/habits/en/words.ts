import type { HabitWords } from '../words.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  once: 1,
  two: 2,
  twice: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
};

export const english: HabitWords = {
  times: [
    /\b(\d+|one|two|three|four|five|six|seven)\s*(?:x|×|times?)(?:\s*(?:a|per|each|every|\/)\s*week|\s*weekly)?\b/i,
    /\b(once|twice)(?:\s*(?:a|per|each|every)\s*week)\b/i,
  ],
  daily: /\b(?:every ?day|daily|each day|(?:once )?a day)\b/i,
  workdays: /\b(?:on |every |each )?(?:week|work)days?\b/i,
  hours: /\b(?:for )?(\d+(?:\.\d+)?|an?|one|two|three)\s*(?:hours?|hrs?|h)\b(?: each| long)?/i,
  minutes: /\b(?:for )?(\d+)\s*(?:minutes?|mins?|m)\b(?: each| long)?/i,
  halfHour: /\b(?:for )?half an hour\b(?: each)?/i,
  parts: {
    morning: /\b(?:in the |every )?mornings?\b/i,
    afternoon: /\b(?:in the |every )?afternoons?\b/i,
    evening: /\b(?:in the |every |at )?(?:evenings?|nights?)\b/i,
  },
  unread: /\b(?:except|but|not|never|unless|if|before|after|until|from|at)\b|\d/i,
  filler: /^(?:and|to|the|my|do|i|want|please|each|for)\b|\b(?:and|for|in|on|each)$/gi,
  number: (word) => NUMBERS[word.toLowerCase()] ?? (/^\d+(?:\.\d+)?$/.test(word) ? Number(word) : undefined),
};
