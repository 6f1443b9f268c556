import type { Language } from '../caller.ts';
import type { Notes } from './notes.ts';
import type { ReadZone } from './zones.ts';

/** What the events of one calendar are read with. */
export interface Reading {
  readonly readZone: ReadZone;
  /** Zone for floating times where an instant is needed. */
  readonly floatingZone: string;
  /** Zone in which the calendar counts its days: that of X-WR-TIMEZONE or of its only VTIMEZONE. */
  readonly calendarZone: string;
  readonly language: Language;
  readonly notes: Notes;
  /** Expansions of further rules that the file may still cost. */
  readonly budget: { left: number };
}
