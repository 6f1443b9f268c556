import { line } from './dom.ts';

/** An event as results show it. */
export interface EventView {
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly when: string;
  readonly all_day?: boolean;
  readonly location?: string;
  readonly repeat_text?: string;
}

/** One event, its time first: in a list of one day only the clock. */
export const eventLine = ({ title, when, location, repeat_text }: EventView) =>
  line(title, [when, location, repeat_text]);
