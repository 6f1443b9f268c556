import { messages } from '../../messages/index.ts';

import type { Call } from '../../present/calls.ts';
import type { Reader } from '../../present/reader.ts';
import { slotLine } from '../../present/slots.ts';
import { visible } from '../../present/visible.ts';
import type { Candidate, Conflict, Envelope } from '../../services/change/envelope.ts';

/** What the text is made from: the structured result as it is sent. */
export interface Rendered extends Partial<Omit<Envelope, 'status' | 'message' | 'retry' | 'suggestions'>> {
  status: Envelope['status'] | 'error';
  message: string;
  retry?: Call;
  suggestions?: readonly (Call & { readonly why: string })[];
  code?: string;
  hint?: string;
  stop_retrying?: boolean;
}

interface TextOptions {
  readonly reader: Reader;
  /** Whether the change takes another one back. */
  readonly isUndo: boolean;
  /** Whether a yes to the whole is asked for. */
  readonly isConfirmation: boolean;
  /** The tool's own lines. */
  readonly own: readonly string[];
  /** The tool that takes a `slot_token` of this result. */
  readonly slotTool: string;
}

const conflictLine = (conflict: Conflict, reader: Reader): string => {
  const occurrence = conflict.occurrence === undefined ? '' : ` @ ${conflict.occurrence}`;
  const mark = conflict.severity === 'soft' ? '⚠' : '✗';
  const id = conflict.id === undefined ? '' : ` · ${conflict.id}${occurrence}`;
  return `${mark} ${conflict.title} · ${conflict.when} · ${messages(reader).call.severities[conflict.severity]}${id}`;
};

/** A write waits for the user to choose a time or to insist; what is to be confirmed by token is another question. */
const asksOverConflict = ({ status, conflicts = [] }: Rendered, isConfirmation: boolean): boolean =>
  status === 'need_user' && conflicts.length > 0 && !isConfirmation;

const candidateLine = (candidate: Candidate): string =>
  candidate.ref === undefined
    ? `${candidate.title}: ${JSON.stringify(candidate.id)} · ${candidate.when}`
    : [candidate.ref, candidate.id, candidate.title, candidate.when].filter((part) => part).join(' · ');

const listed = <Item>(
  items: readonly Item[] | undefined,
  heading: string,
  line: (item: Item, index: number) => string,
): string[] => (items === undefined || items.length === 0 ? [] : [heading, ...items.map(line)]);

/** What is on that day and leaves its time free. */
const isAllDay = ({ severity, start }: Conflict): boolean => severity === 'soft' && /^\d{4}-\d\d-\d\d$/.test(start);

/** Conflicts of a series are alike: a few of them tell the rest. How many there are is said by the message. */
const SHOWN = 10;

const moreThan = (count: number, reader: Reader): string[] =>
  count > SHOWN ? [messages(reader).call.onlyFirst({ shown: SHOWN })] : [];

function choices(
  result: Rendered,
  { slotTool, isConfirmation }: Pick<TextOptions, 'slotTool' | 'isConfirmation'>,
  reader: Reader,
): string[] {
  const allDay = result.conflicts?.filter(isAllDay);
  const conflicts = result.conflicts?.filter((one) => !isAllDay(one));
  return [
    ...listed(conflicts?.slice(0, SHOWN), messages(reader).call.conflicts, (one) => conflictLine(one, reader)),
    ...moreThan(conflicts?.length ?? 0, reader),
    ...listed(
      allDay?.slice(0, SHOWN),
      messages(reader).call.allDay,
      (one) => `⚠ ${one.title} · ${one.when} · ${one.id}`,
    ),
    ...moreThan(allDay?.length ?? 0, reader),
    ...listed(
      result.alternatives,
      messages(reader).call.alternatives({ slotTool }),
      (slot, index) => `${slotLine(slot, index, reader)} · ${slot.slot_token}`,
    ),
    ...(asksOverConflict(result, isConfirmation) ? [messages(reader).call.ifUserInsists] : []),
    ...listed(
      result.candidates,
      result.candidates?.[0]?.ref === undefined ? messages(reader).call.readings : messages(reader).call.candidates,
      candidateLine,
    ),
  ];
}

function nextSteps(result: Rendered, reader: Reader): string[] {
  const lines: string[] = [];
  if (result.missing?.length) lines.push(messages(reader).call.missing({ names: result.missing }));
  if (result.confirm_token !== undefined) {
    lines.push(messages(reader).call.confirmWith({ token: result.confirm_token, until: result.expires_at }));
  }
  for (const each of result.suggestions ?? []) {
    lines.push(`→ ${each.tool} ${JSON.stringify(each.arguments)} · ${each.why}`);
  }
  if (result.retry) {
    const call = `${result.retry.tool} ${JSON.stringify(result.retry.arguments)}`;
    lines.push(messages(reader).call.thisWouldWork({ call }));
  }
  if (result.hint !== undefined) lines.push(messages(reader).call.hint({ hint: result.hint }));
  if (result.stop_retrying) {
    lines.push(messages(reader).call.stopRetrying);
  }
  return lines;
}

/**
 * The text content: the facts of the structured result for hosts that show
 * only text. One entry is one line; stored text can neither start a line of
 * its own nor hide in one.
 */
export function renderText(result: Rendered, options: TextOptions): string {
  const { reader, own, isUndo } = options;
  const lines = [
    result.code === undefined ? result.message : `${result.message} [${result.code}]`,
    ...own,
    ...(result.assumptions ?? []).map((what) => messages(reader).call.assumed({ what })),
    ...(result.warnings ?? []).map((line) => `⚠ ${line}`),
    ...choices(result, options, reader),
    ...nextSteps(result, reader),
  ];
  if (result.next_cursor !== undefined) lines.push(messages(reader).call.more({ cursor: result.next_cursor }));
  if (result.replayed) lines.push(messages(reader).call.repeatedRequest);
  if (result.change_id !== undefined) {
    const takeBack = isUndo
      ? // A plain undo would go one change further back.
        messages(reader).call.sayRedo
      : messages(reader).call.sayUndo;
    lines.push(`${takeBack} · ${result.change_id}`);
  }
  return lines.map(visible).join('\n');
}
