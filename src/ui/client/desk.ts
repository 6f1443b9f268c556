import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { View } from '../app/view.ts';
import { type Arguments, call, type Result } from './api.ts';
import type { Question } from './questions.ts';

/** What every part of the app works with. */
export interface Desk {
  readonly view: View;
  /** Rises with every change of anybody: what was read before is to be read again. */
  readonly revision: number;
  /** Calls a tool that writes; asks what is to be asked, tells what came of it, and offers to undo it. */
  act(tool: string, args: Arguments): Promise<Result>;
  /** Tells what came of something, and offers to undo it. */
  tell(result: Result): Promise<void>;
  ask<Value>(question: Question<Value>): Promise<Value | undefined>;
  /** Opens an event, or a new one. */
  open(event: EventDraft): void;
  /** Reads the calendar again. */
  refresh(): Promise<void>;
  go(place: Place): void;
  /** Shows a day of the calendar. */
  show(date: string, mode?: Mode): void;
}

export type Place = 'calendar' | 'todo' | 'notes' | 'known' | 'changes' | 'settings' | 'connect';
export type Mode = 'day' | 'week' | 'month' | 'list';

/** An event as the form shows it. */
export interface EventDraft {
  readonly id?: string | undefined;
  readonly version?: number | undefined;
  readonly occurrence?: string | undefined;
  readonly title: string;
  /** A date, or a time without zone. */
  readonly start: string;
  readonly end: string;
  readonly all_day: boolean;
  readonly location?: string | undefined;
  readonly group?: string | undefined;
  readonly repeat?: string | undefined;
  readonly repeat_text?: string | undefined;
  readonly description?: string | undefined;
  readonly show_as?: string | undefined;
  /** Whose it is; absent of the user's own. */
  readonly shared_by?: string | undefined;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('outside of the app');
  return desk;
}

/** What a reading tool answers, read again when anything has changed; undefined until it is there. */
export function useTool<Facts>(tool: string, args: Arguments): (Result & Partial<Facts>) | undefined {
  const { revision } = useDesk();
  const [result, setResult] = useState<Result & Partial<Facts>>();
  const key = JSON.stringify(args);
  useEffect(() => {
    let isGone = false;
    void call<Facts>(tool, JSON.parse(key) as Arguments).then((called) => {
      if (!isGone) setResult(called.result);
    });
    return () => {
      isGone = true;
    };
  }, [tool, key, revision]);
  return result;
}
