import type { Cursor } from './cursor.ts';
import type { Except, Frame } from './frame.ts';
import type { Piece } from './pieces.ts';

/** Days left out of a repeat: 除了周末, 周三和节假日除外, except weekends. */

/** What can be left out, once. */
function exceptOf(piece: Piece): Except | undefined {
  switch (piece.kind) {
    case 'day':
      return { day: piece.day };
    case 'period':
      return { period: piece.period };
    case 'holidays':
      return { holidays: true };
    case 'repeat': {
      const days = piece.repeat.parts.BYDAY;
      return days === undefined ? undefined : { weekdays: days.split(',') };
    }
    default:
      return undefined;
  }
}

/** Nobody says more of them. */
const MOST = 12;

/** Whether from here on nothing but such days stands before the word that leaves them out. */
function isLeftOutBehind(cursor: Cursor, frame: Frame): boolean {
  for (let ahead = 0; ahead < MOST; ahead++) {
    const piece = cursor.peek(ahead);
    if (piece?.kind === 'except') return ahead > 0 && piece.side === 'behind';
    const isJoint = piece?.kind === 'glue' || (piece?.kind === 'to' && piece.weak === true);
    if (!piece || !(isJoint || exceptOf(piece))) return false;
    if (ahead === 0 && (isJoint || (piece.kind === 'repeat' && !frame.repeat))) return false;
  }
  return false;
}

/** Takes the days that are left out, where the words here say so. */
export function takeExcept(cursor: Cursor, piece: Piece): boolean {
  const { frame } = cursor;
  if ((frame.except?.length ?? 0) >= MOST) return false;
  const isAhead = piece.kind === 'except' && piece.side === 'ahead';
  if (!isAhead && !isLeftOutBehind(cursor, frame)) return false;
  const place = cursor.mark();
  if (isAhead) cursor.use(piece);
  const found: Except[] = [];
  for (let next = cursor.peek(); next && found.length < MOST; next = cursor.peek()) {
    const one = exceptOf(next);
    const isJoint = next.kind === 'glue' || (next.kind === 'to' && next.weak === true);
    const follows = cursor.peekPast(1);
    if (one) {
      found.push(one);
      cursor.use(next);
    } else if (isJoint && follows && (exceptOf(follows) || follows.kind === 'except')) cursor.use(next);
    else break;
  }
  const closing = cursor.peek();
  if (closing?.kind === 'except' && closing.side === 'behind') cursor.use(closing);
  if (found.length === 0) {
    cursor.reset(place);
    return false;
  }
  frame.except = [...(frame.except ?? []), ...found];
  return true;
}
