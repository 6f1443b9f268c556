import type { CoverageWords } from '../frames/coverage.ts';

/** What is said beside a thing that has its time, and is none of it. */
export const besideOthers: CoverageWords['words'] = [
  // retro at 3, demo right after: when that is over is not said
  {
    class: 'anchor',
    where: 'timed',
    in: 'text',
    pattern:
      /(?<=[,;] [a-z][^,;]{1,40} )(?<word>(?:right|straight|immediately|directly) after(?:wards?)?)(?=\s*(?:$|[,.;!]))/,
  },
  // pick up the coat Tuesday, they close at 6
  {
    class: 'bound',
    where: 'timed',
    in: 'text',
    pattern:
      /^(?:\d{4}-\d\d-\d\d )?(?:but |and |because |since )?(?<word>(?:they|it|he|she|we) (?:closes?|shuts?))(?: down| up)?(?= at)/,
  },
  // road trip in August, oil change the week before
  {
    class: 'anchor',
    where: 'timed',
    in: 'text',
    pattern: /(?<![a-z])(?<word>the (?:week|weekend|month) (?:before|prior|after|following))(?=\s*(?:$|[,.;!]))/,
  },
];

/** Where a repeat does not go on as it began: no rule says both. */
export const rhythms: CoverageWords['words'] = [
  // physio twice a week for six weeks, then once a week: another rhythm
  {
    class: 'frequency',
    where: 'spread',
    in: 'time',
    pattern:
      /(?<![a-z])(?<word>(?:then|after that|afterwards|and later) (?:(?:only|just|back to|down to) )?(?:once|twice|every|each|weekly|biweekly|monthly|daily|only|just|\d x|\d times)(?! (?:it|that)(?![a-z]))(?: [a-z]+)?)(?![a-z])/,
  },
  // 40mg daily for 5 days, then 20mg for 5 days
  {
    class: 'frequency',
    where: 'spread',
    in: 'time',
    pattern:
      /(?<![a-z])(?<word>(?:then|followed by) [^,;.]{1,30}? for (?:an?|another|\d{1,2}|one|two|three|four|five|six|ten) (?:more )?(?:days?|weeks?|months?))(?![a-z])/,
  },
  // every third Thursday starting Dec 3: of each month, or every three weeks?
  {
    class: 'frequency',
    where: 'spread',
    in: 'time',
    pattern:
      /(?<![a-z])(?<word>every (?:third|fourth|3rd|4th) (?:mon|tues|wednes|thurs|fri|satur|sun)day)(?=[^,;]{0,20} (?:starting|from|beginning) )/,
  },
  // study 7 to 9 Monday to Thursday this week
  {
    class: 'frequency',
    where: 'always',
    in: 'time',
    pattern:
      /\d ?(?:[ap]m)? ?(?:to|-) ?\d{1,2}(?::\d\d)? ?(?:[ap]m)?,? (?<word>(?:mon|tues?|wed|thur?s?|fri|sat|sun)[a-z]* (?:to|through|thru|-) (?:mon|tues?|wed|thur?s?|fri|sat|sun)[a-z]* (?:this|next) week)/,
  },
  // tonight at 8 and every Sunday after that
  {
    class: 'frequency',
    where: 'always',
    in: 'time',
    pattern: /(?<![a-z])(?<word>(?:and|then) every [a-z\d ]{2,30}? (?:after that|thereafter|from then on))(?![a-z])/,
  },
  // bloodwork the day before each
  {
    class: 'anchor',
    where: 'always',
    in: 'time',
    pattern: /(?<![a-z])(?<word>(?:before|after) each(?: one| time)?)(?=\s*(?:$|[,.;!]))/,
  },
  // until Dec 16, last week only Monday; the first one at 6
  {
    class: 'frequency',
    where: 'spread',
    in: 'time',
    pattern:
      /(?<=[,;.(–-]\s?(?:(?:but|and|except|only) )?(?:for |on |in )?(?:the )?|(?<![a-z])(?:but|except)(?: for)?(?: on| in)? (?:the )?)(?<word>(?:first|last|final|very first|very last|second) (?:week|one|time|day|session|class|lesson|month|practice|rehearsal|date|meeting|game|training)(?: (?:is|it's|will be|only|at|on|starts|we|they)(?! (?:the )?(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))?)(?! of (?:the|each|every)|s)(?![a-z])(?! (?:is |on |will be )*(?:the )?(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/,
  },
];
