import type { ErrorCode } from '../../domain/errors.ts';

/**
 * What the cases of a tool are: `<tool>.cases.ts` beside `<tool>.ts`. Every test
 * that goes over all tools (guards, clients, examples, docs/tools.md) reads
 * them; the program itself never does.
 */

type Arguments = Readonly<Record<string, unknown>>;

/** The ids of the items that lie in the store of a case, on Friday, 2026-11-20 at 09:00 in Shanghai (test/protocol/guards/scene.ts). */
export type Ids = Readonly<
  Record<
    | 'standup'
    | 'design'
    | 'budget'
    | 'kickoff'
    | 'rent'
    | 'bills'
    | 'passport'
    | 'ticket'
    | 'pills'
    | 'work'
    | 'shop'
    | 'wifi'
    | 'coffee'
    | 'family'
    | 'invite',
    string
  >
>;

/** The arguments of a call, which may name items of the store. */
type Case = (ids: Ids) => Arguments;

/** A call that is an error. */
interface Refusal {
  readonly args: Case;
  readonly code: ErrorCode;
  /** The arguments that the error asks for. */
  readonly missing?: readonly string[];
}

/** `by`: made by somebody else who uses the same server. */
export type Call = readonly [tool: string, args?: Arguments, by?: 'another' | undefined];

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

/** What an argument calls for is checked: a tool that takes `match` must say what fits several items. */
export interface ToolCases {
  /** Done as it stands, or on a yes. Guards are tried by spoiling one argument of it. */
  readonly works: Case;
  readonly refused: readonly [Refusal, ...Refusal[]];
  /** Needs the user's yes; `never` where the tool can ask only in a case that has a test of its own. */
  readonly asks?: Case | 'never';
  /** Words that fit two items, and words that are only similar to a title; with the rest of the call. */
  readonly match?: { readonly several: string; readonly similar: string; readonly rest: Arguments };
  /** On a series, without saying which of it. */
  readonly unscoped?: Case;
  /** Overlaps what is there. */
  readonly overlaps?: Case;
  readonly examples: Readonly<Record<Language, readonly [Example, ...Example[]]>>;
}
