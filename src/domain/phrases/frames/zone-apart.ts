import type { Frame } from './frame.ts';
import type { Piece } from './pieces.ts';

type ZonePiece = Extract<Piece, { kind: 'zone' }>;

const BEGINS = /(?:^|[,;，；。(（])$/;
const ENDS = /^(?:[,;，；。.!！)）]|$)/;

/** The one zone of a text that no time took, where marks set it off: …, New York time; …（伦敦时间）. `text`: normalised. */
export function zoneApart(pieces: readonly Piece[], frames: readonly Frame[], text: string): ZonePiece | undefined {
  const [zone, ...more] = pieces.filter((piece) => piece.kind === 'zone');
  if (!zone || more.length > 0 || frames.some((frame) => frame.zone !== undefined)) return undefined;
  const isApart = BEGINS.test(text.slice(0, zone.from).trimEnd()) && ENDS.test(text.slice(zone.to).trimStart());
  return isApart ? zone : undefined;
}

/** With the zone that is set off, where an hour is said. */
export function inZone(frame: Frame, apart: ZonePiece | undefined): Frame {
  const hasHour = frame.start.clock ?? frame.start.part ?? frame.moreTimes;
  if (!apart || hasHour === undefined) return frame;
  const spans = [...frame.spans, { from: apart.from, to: apart.to }];
  return { ...frame, zone: apart.zone, spans: spans.toSorted((one, other) => one.from - other.from) };
}
