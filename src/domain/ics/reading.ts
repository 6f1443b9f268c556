import type { Language } from '../caller.ts';
import type { BrokenPart } from './broken.ts';
import type { CommonFields } from './fields.ts';
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
  /** Reports a part of an event that is left out while the event itself stays. */
  readonly skip: (part: Pick<CommonFields, 'line' | 'uid'>, component: string, why: BrokenPart) => void;
  /** A file of our own: what it says is taken as it stands, not as a careless writer may have meant it. */
  readonly exact: boolean;
  /** Expansions of further rules that the file may still cost. */
  readonly budget: { left: number };
}
