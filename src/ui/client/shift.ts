import { useMemo } from 'preact/hooks';
import { TOOLS } from '../../messages/shared/tools.ts';
import type { View } from '../app/view.ts';
import { useDesk } from './desk.ts';
import { scopeQuestion } from './questions.ts';

type EventView = View['events'][number];

/** What dragging an event, and the keys that stand for it, come to. Each answers whether it was done. */
export interface Shift {
  /** `start`: a time without zone. */
  move(event: EventView, start: string): Promise<boolean>;
  resize(event: EventView, minutes: number): Promise<boolean>;
  remove(event: EventView): Promise<boolean>;
  /** Puts a todo into the calendar. */
  plan(todo: string, start: string): Promise<boolean>;
}

/** The same for as long as the calendar shows the same. */
export function useShift(): Shift {
  const { act, ask, view } = useDesk();
  return useMemo(() => {
    const change = async (event: EventView, tool: string, args: Record<string, unknown>): Promise<boolean> => {
      let which: Record<string, unknown> = {};
      if (event.repeat !== undefined) {
        const scope = await ask(scopeQuestion());
        if (!scope) return false;
        which = { scope, ...(event.occurrence !== undefined && { occurrence: event.occurrence }) };
      }
      return (await act(tool, { ...args, ...which })).status === 'final';
    };
    const update = (event: EventView, args: Record<string, unknown>): Promise<boolean> =>
      change(event, TOOLS.update.event, { id: event.id, expected_version: event.version, ...args });
    return {
      move: (event, start) => update(event, { start }),
      resize: (event, minutes) => update(event, { duration_minutes: minutes }),
      remove: (event) => change(event, TOOLS.delete, { ids: [event.id] }),
      plan: async (todo, start) => (await act(TOOLS.plan, { id: todo, start })).status === 'final',
    };
  }, [view]);
}
