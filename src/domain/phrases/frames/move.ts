import type { Amount, Move } from '../../time/phrase.ts';

/** How far something is moved, as a grammar says it; `frames/` knows no words of any language. */

/** A rule for what moves something: a whole text, normalised and trimmed. */
export interface MoveRule {
  readonly pattern: RegExp;
  readonly read: (match: RegExpExecArray) => Move | undefined;
  /** It can be nothing else: 下周同一时间 is not that week. */
  readonly isOnly?: boolean;
}

export interface ReadMove {
  readonly move: Move;
  readonly isOnly: boolean;
}

const negative = ({ months, days, ms }: Amount): Amount => ({
  months: months && -months,
  days: days && -days,
  ms: ms && -ms,
});

/** `isBack`: earlier, or shorter. */
export const moveBy = (what: Move['what'], amount: Amount | undefined, isBack = false): Move | undefined =>
  amount && { what, by: isBack ? negative(amount) : amount };

/** Nobody needs more to say it. */
const LONGEST = 80;

/** The move that the text says as a whole. */
export function readMove(text: string, rules: readonly MoveRule[]): ReadMove | undefined {
  const plain = text.trim().replace(/[。.!！,，]+$/u, '');
  if (plain.length > LONGEST) return undefined;
  for (const { pattern, read, isOnly = false } of rules) {
    const match = pattern.exec(plain);
    const move = match && read(match);
    if (move) return { move, isOnly };
  }
  return undefined;
}
