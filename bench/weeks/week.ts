import type { Call, Expected } from '../requests/request.ts';

/** Something that is asked for in the course of a week: what was there before stays. */
export interface Step {
  /** The clock, local. */
  readonly at: string;
  /** The user's own words. */
  readonly said: string;
  /**
   * What a careful model calls, passing the user's words on. A string that begins with `→` stands for something in the
   * answer before: `→token` for its token, `→slot` for its first free time, `→Title` for the item of that title.
   */
  readonly calls: readonly Call[];
  readonly expect: Expected;
}

export interface Week {
  readonly language: 'zh' | 'en';
  readonly zone: string;
  readonly steps: readonly Step[];
}

/** One request: when, in whose words, what is called, and what must be so then. */
export const step = (at: string, said: string, calls: readonly Call[], expect: Expected): Step => ({
  at,
  said,
  calls,
  expect,
});

export const call = (tool: string, args: Call['arguments'] = {}): Call => ({ tool, arguments: args });
