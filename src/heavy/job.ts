import type { Language } from '../domain/caller.ts';
import type { ErrorCode, UserError } from '../domain/errors.ts';
import type { Services } from '../services/index.ts';

/** What one thread does, and what it says: all of it plain data. */

type Import = Services['events']['importCalendar'];
type Input = Parameters<Import>[1];

export interface Job {
  readonly store: {
    readonly db: string;
    readonly pgPrepared?: boolean | undefined;
    readonly timezone: string | undefined;
    readonly language: Language | undefined;
  };
  readonly caller: Omit<Parameters<Import>[0], 'signal' | 'phrases'>;
  readonly input: Omit<Input, 'onProgress' | 'signal'>;
}

export type Message =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'result'; readonly result: Awaited<ReturnType<Import>> }
  | {
      readonly kind: 'refused';
      readonly code: ErrorCode;
      readonly message: string;
      readonly details: UserError['details'];
    };
