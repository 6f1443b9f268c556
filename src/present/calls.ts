import type { Intent, LookUp } from '../domain/intent.ts';
import { TOOLS } from '../messages/shared/tools.ts';

/** A call that is ready to be made. */
export interface Call {
  readonly tool: string;
  readonly arguments: Record<string, unknown>;
}

/** The argument that moves an item of a kind. */
const TIME = { event: 'start', reminder: 'at', todo: 'due' } as const;

/** A call without the arguments that have no value, or an empty one. */
const call = (tool: string, given: object): Call => ({
  tool,
  arguments: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== '')),
});

function filters(by: LookUp): object {
  switch (by.kind) {
    case 'event':
      return { start: by.start, end: by.end, query: by.query, group: by.group };
    case 'reminder':
    case 'todo':
      return { status: by.status, query: by.query };
    case 'memo':
    case 'memory':
      return { query: by.query };
  }
}

/** The call that carries out what is suggested. `own`: the tool whose result suggests it. */
export function callOf(intent: Intent, own: string): Call {
  switch (intent.use) {
    case 'again':
      return { tool: own, arguments: { ...intent.input } };
    case 'undo':
      return call(
        TOOLS.undo,
        'last' in intent ? { last: intent.last } : { change_id: intent.changes, ids: intent.items },
      );
    case 'history':
      return call(TOOLS.history, {});
    case 'lookUp':
      return call(TOOLS.lookUp[intent.kind], filters(intent));
    case 'isFree':
      return call(TOOLS.isFree, { start: intent.start });
    case 'freeTime': {
      const { start, end, minutes, earliest, latest } = intent;
      return call(TOOLS.freeTime, { start, end, duration_minutes: minutes, earliest, latest });
    }
    case 'book': {
      const { title, location, repeat, slot, start, end, allDay, minutes, remindMinutes, showAs } = intent;
      const time = { slot_token: slot, start, end, all_day: allDay, duration_minutes: minutes };
      return call(TOOLS.book, { title, location, repeat, ...time, remind_minutes: remindMinutes, show_as: showAs });
    }
    case 'remind':
      return call(TOOLS.remind, { title: intent.title, at: intent.at });
    case 'add':
      return call(TOOLS.add, { text: intent.text });
    case 'clock':
      return call(TOOLS.clock, {});
    case 'retime': {
      const { use, kind, to, ...which } = intent;
      return call(TOOLS.update[kind], { ...which, [TIME[kind]]: to });
    }
    case 'attach': {
      const { reminder: id, event, minutesBefore } = intent;
      return call(TOOLS.update.reminder, { id, event_id: event, minutes_before: minutesBefore });
    }
    case 'close':
      return call(TOOLS.close, { match: intent.match });
    case 'shift':
      return call(TOOLS.shift, { start: intent.start, end: intent.end, shift_minutes: intent.minutes });
    case 'delete':
      return call(TOOLS.delete, { ids: intent.ids, scope: intent.scope, occurrence: intent.occurrence });
    case 'planWeek':
      return call(TOOLS.planWeek, { todos: intent.todos, end: intent.end });
    case 'export':
      return call(TOOLS.export, {});
  }
}
