export type Call = readonly [tool: string, args?: Readonly<Record<string, unknown>>];

/**
 * What a user says on Monday, 2026-11-23 at 09:00, and the calls that it takes.
 * Ids are written as they are shown: `evt_1` is the first event that the example meets.
 */
export interface Example {
  readonly says: string;
  /** What is there already: calls that are not shown. */
  readonly before?: readonly Call[];
  readonly calls: readonly [Call, ...Call[]];
}

export type Language = 'zh' | 'en';

/** By tool. */
export type Examples = Readonly<Record<string, Readonly<Record<Language, readonly [Example, ...Example[]]>>>>;
