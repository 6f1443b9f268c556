import { DAY, formatWallDate, parseWall } from '../../domain/time/wall.ts';

/** Lines whose dates move with the calendar; those of the zone definition stay. */
const DATED = /^(DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID)([;:].*)$/;
const DATE = /(?<![\d-])(\d{4})(\d{2})(\d{2})(?=T\d{6}|[\r\n,;]|$)/g;

/** Moves every date of a small calendar by whole weeks, so that it lies in the week of the viewer. */
export function shiftWeeks(ics: string, weeks: number): string {
  const shift = (_all: string, year: string, month: string, day: string): string =>
    formatWallDate((parseWall(`${year}-${month}-${day}`) ?? 0) + weeks * 7 * DAY).replaceAll('-', '');
  let inZone = false;
  return ics
    .split('\n')
    .map((line) => {
      if (/^(BEGIN|END):VTIMEZONE/.test(line)) inZone = line.startsWith('BEGIN');
      return !inZone && DATED.test(line.trimEnd()) ? line.replaceAll(DATE, shift) : line;
    })
    .join('\n');
}
