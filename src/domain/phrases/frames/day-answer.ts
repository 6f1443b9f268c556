import type { Ambiguity, Assumption } from '../../time/phrase.ts';
import type { WallMs } from '../../time/wall.ts';
import type { DaySpec } from './pieces.ts';

/** The days that a day's words can mean, best first. None: there is no such day. */
export interface DayAnswer {
  readonly days: readonly WallMs[];
  readonly assumed: readonly Assumption[];
  /** Set when the caller has to ask which of `days` is meant. */
  readonly about?: Ambiguity;
}

export type Spec<At extends DaySpec['at']> = Extract<DaySpec, { at: At }>;

export const none: DayAnswer = { days: [], assumed: [] };
export const sure = (day: WallMs | undefined, assumed: readonly Assumption[] = []): DayAnswer =>
  day === undefined ? none : { days: [day], assumed };
