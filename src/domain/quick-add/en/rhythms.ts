import type { CoverageWords } from '../frames/coverage.ts';

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
  // until Dec 16, last week only Monday; the first one at 6
  {
    class: 'frequency',
    where: 'spread',
    in: 'time',
    pattern:
      /(?<=[,;.(–-]\s?(?:(?:but|and|except|only) )?(?:for |on |in )?(?:the )?|(?<![a-z])(?:but|except)(?: for)?(?: on| in)? (?:the )?)(?<word>(?:first|last|final|very first|very last|second) (?:week|one|time|day|session|class|lesson|month|practice|rehearsal|date|meeting|game|training)(?: (?:is|it's|will be|only|at|on|starts|we|they)(?! (?:the )?(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))?)(?! of (?:the|each|every)|s)(?![a-z])(?! (?:is |on |will be )*(?:the )?(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/,
  },
];
