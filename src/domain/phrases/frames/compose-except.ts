import type { Cursor } from './cursor.ts';
import type { Piece } from './pieces.ts';

/** `except weekends`, `except Christmas`: what a repeat leaves out. */
export function takeExcept(cursor: Cursor, piece: Extract<Piece, { kind: 'except' }>): boolean {
  const { frame } = cursor;
  if (!frame.repeat) return false;
  if (piece.except) {
    frame.except = [...(frame.except ?? []), piece.except];
    return cursor.use(piece);
  }
  const place = cursor.mark();
  cursor.use(piece);
  const moment = cursor.readMoment();
  if (moment && !moment.clock && !moment.part && (moment.day ?? moment.period)) {
    const left = moment.day ? { days: [moment.day] } : moment.period ? { periods: [moment.period] } : {};
    frame.except = [...(frame.except ?? []), left];
    return true;
  }
  cursor.reset(place);
  return false;
}
