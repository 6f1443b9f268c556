import fc from 'fast-check';
import { expect } from 'vitest';
import { UserError } from '../../../src/domain/errors.ts';
import { inFull } from '../../../src/domain/testing/in-full.ts';
import type { Interpretation } from '../../../src/services/planning/quick-add/interpretation.ts';
import { understand } from './reading.ts';

/** Pieces of sentences that do and do not belong together. */
const PIECES = [
  ...'明天|后天|下周三|周五前|12月8号|今晚|下午|三点|3点半|9:30|到五点|每周一|每天|工作日|共10次|到年底|两小时|提前15分钟提醒我'.split(
    '|',
  ),
  ...'提醒我|别忘了|记得|帮我|请|安排一下|取消|把|改到|推迟|完成了|吗|？|在国贸|@3楼会议室|地点：公司|和张总|开会|吃饭|交报告|生日|出差'.split(
    '|',
  ),
  ...'tomorrow|next Friday|by Monday|Dec 8|tonight|3pm|at 5|9-10|every Tuesday|weekdays|until June|for 45 min|in 20 minutes|all day'.split(
    '|',
  ),
  ...'remind me to|don’t forget|please|add|cancel|move|to|at Luigi’s|@ Joe|in room 301|with Bob|lunch|pay rent|birthday|trip|?'.split(
    '|',
  ),
  ...'《三点零八分》|"5pm"|CA1234|$20|13812345678|https://a.io/2026|#12|v2.0|7-11|🎂|，|。|；|\n|(|)|“|”|-|1.|的|了|一下'.split(
    '|',
  ),
];

const sentence = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...PIECES) },
      { weight: 1, arbitrary: fc.string({ maxLength: 6, unit: 'grapheme' }) },
    ),
    {
      minLength: 1,
      maxLength: 9,
    },
  )
  .chain((parts) => fc.constantFrom('', ' ').map((joint) => parts.join(joint)));

/** Years 1900–2200, as text. */
const IN_LIMITS = /^(?:19|20|21)\d\d-|^2200-/;

const checked = (text: string): void => {
  let found: ReturnType<typeof understand>;
  try {
    found = understand(text);
  } catch (error) {
    if (error instanceof UserError) return;
    throw error;
  }
  if (typeof found === 'string') return;
  for (const { interpretation } of found) sound(interpretation);
};

function sound({ title, start, end, at, due }: Interpretation): void {
  expect(title.trim()).not.toBe('');
  expect(title).toBe(title.trim());
  expect(title).not.toMatch(/[\ue000\ue001]/);
  for (const time of [start, end, at, due]) if (time !== undefined) expect(time).toMatch(IN_LIMITS);
  if (start !== undefined && end !== undefined)
    expect(end > start || start.slice(0, 10) <= end.slice(0, 10)).toBe(true);
}

/** Sentences put together at random: each has a title and times within the limits, or comes to a question. */
export const fuzz = (numRuns: number): void =>
  fc.assert(
    fc.property(sentence, (text) => checked(text)),
    { numRuns, seed: 20261122 },
  );

/** Sentences as long as may be, of one piece over and over. */
export function repeatPieces(): void {
  for (const piece of PIECES.filter((_, index) => index % inFull(1, 6) === 0))
    checked(piece.repeat(Math.ceil(1_000 / piece.length)).slice(0, 1_000));
}
