import { type MoveRule, moveBy } from '../frames/move.ts';
import { readLength } from './amounts.ts';

/** What moves something from where it is: `push it back by an hour`, `half an hour later`, `same time next week`. */

const IT = String.raw`(?:\s(?:it|this|that|everything|them|the\s(?:meeting|call|event|start|end)))?`;
const LATER = String.raw`(?:push|move|shift|put|bump|slide)${IT}(?:\s(?:back|out|later))?|delay${IT}|postpone${IT}|defer${IT}`;
const EARLIER = String.raw`(?:bring|move|pull|shift|push|bump)${IT}\s(?:forward|up|earlier)|advance${IT}`;
const LONGER = String.raw`extend${IT}|lengthen${IT}|prolong${IT}|make${IT}\slonger|add`;
const SHORTER = String.raw`shorten${IT}|cut${IT}|make${IT}\sshorter|trim${IT}`;

const BEHIND: Readonly<Record<string, readonly [what: 'time' | 'length', isBack: boolean]>> = {
  later: ['time', false],
  back: ['time', false],
  after: ['time', false],
  earlier: ['time', true],
  sooner: ['time', true],
  forward: ['time', true],
  longer: ['length', false],
  more: ['length', false],
  shorter: ['length', true],
  less: ['length', true],
};

const LEAD = String.raw`^(?:please\s|can\syou\s|just\s)*`;
const TAIL = String.raw`(?:\splease)?$`;

const by = (words: string, what: 'time' | 'length', isBack: boolean): MoveRule => ({
  pattern: new RegExp(`${LEAD}(?:${words})(?:\\sby)?\\s(?!by\\s)(?<a>[^,;]{1,40}?)(?:\\s(?<d>later|earlier))?${TAIL}`),
  read: ({ groups }) => moveBy(what, readLength(groups?.a ?? ''), groups?.d === 'earlier' || (isBack && !groups?.d)),
});

export const englishMoves: readonly MoveRule[] = [
  by(EARLIER, 'time', true),
  by(LATER, 'time', false),
  by(LONGER, 'length', false),
  by(SHORTER, 'length', true),
  {
    pattern: new RegExp(
      `${LEAD}(?:(?:make|do|move)${IT}\\s)?(?<a>[^,;]{1,40}?)\\s(?<d>${Object.keys(BEHIND).join('|')})${TAIL}`,
    ),
    read: ({ groups }) => {
      const [what, isBack] = BEHIND[groups?.d ?? ''] ?? [];
      return what && moveBy(what, readLength(groups?.a ?? ''), isBack);
    },
  },
  {
    isOnly: true,
    pattern: new RegExp(
      `${LEAD}(?:(?:make|move)${IT}\\s(?:to\\s)?)?(?:the\\s)?same\\stime\\snext\\s(?<u>week|month)${TAIL}`,
    ),
    read: ({ groups }) =>
      moveBy('time', groups?.u === 'week' ? { months: 0, days: 7, ms: 0 } : { months: 1, days: 0, ms: 0 }),
  },
];
