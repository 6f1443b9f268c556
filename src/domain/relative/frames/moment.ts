/** What a day is divided by, in people's words. */
export type Moment = 'breakfast' | 'lunch' | 'dinner' | 'work' | 'bed' | 'waking';

/** A time before or after such a moment. `day`: how many days from now, where a day was said. */
export interface SaidMoment {
  readonly moment: Moment;
  readonly side: 'before' | 'after';
  readonly day?: number | undefined;
}

/** Reads nothing but such words: `after lunch`, 明天下班后. */
export type ReadMoment = (text: string) => SaidMoment | undefined;
