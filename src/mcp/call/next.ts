import { messages } from '../../messages/index.ts';
import type { Reader } from '../../present/reader.ts';
import type { Rendered } from './text.ts';

/** What the result of a call leaves to be done, besides the result itself. */
export interface Open {
  /** The tool that takes a `slot_token` of the result. */
  readonly slotTool: string;
  /** The argument by which the tool takes the user's yes. */
  readonly yes: string | undefined;
}

/**
 * What to do now, in one line, for hosts that show their model the structured result and no text. Undefined where the
 * result is the end of it, or says by its `hint` or its suggestions how to go on.
 */
export function nextOf(result: Rendered & Readonly<Record<string, unknown>>, open: Open, reader: Reader) {
  const { status, missing = [], candidates = [], alternatives = [], conflicts = [], retry, slots } = result;
  const says = messages(reader).call.next;
  const { slotTool, yes } = open;
  if (status === 'need_user') {
    if (yes !== undefined && result[yes] !== undefined) return says.agree({ argument: yes });
    if (alternatives.length > 0) return says.chooseTime({ slotTool, insists: conflicts.length > 0 });
    const [first] = candidates;
    if (first?.ref !== undefined) {
      // A tool that takes no single id takes its references in a list.
      const as = missing.includes('ids') ? 'ids' : 'id';
      return says.chooseItem({ as, also: missing.filter((name) => name !== as && name !== 'match') });
    }
    if (first) return says.chooseReading;
    if (missing.length > 0) return says.askFor({ names: missing });
    if (retry) return says.retry;
  }
  if (result.next_cursor !== undefined) return says.more;
  return Array.isArray(slots) && slots.length > 0 ? says.book({ slotTool }) : undefined;
}
