import { say as sayTo } from '../../messages/say.ts';
import type { Call } from '../../present/calls.ts';
import type { Reader } from '../../present/reader.ts';
import { visible } from '../../present/visible.ts';
import type { Candidate, Conflict, Envelope, Slot } from '../../services/change/envelope.ts';

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

type Say = (zh: string, en: string) => string;

const SEVERITY = {
  hard: ['已占用', 'hard'],
  soft: ['待定', 'soft'],
  buffer: ['间隔不足', 'buffer'],
} as const satisfies Record<Conflict['severity'], readonly [zh: string, en: string]>;

const conflictLine = (conflict: Conflict, say: Say): string => {
  const occurrence = conflict.occurrence === undefined ? '' : ` @ ${conflict.occurrence}`;
  const mark = conflict.severity === 'soft' ? '⚠' : '✗';
  const [zh, en] = SEVERITY[conflict.severity];
  return `${mark} ${conflict.title} · ${conflict.when} · ${say(zh, en)} · ${conflict.id}${occurrence}`;
};

const slotLine = (slot: Slot, index: number): string =>
  `${index + 1}. ${slot.when}${slot.reasons.length > 0 ? ` (${slot.reasons.join(', ')})` : ''} · ${slot.slot_token}`;

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

/** Conflicts of a series are alike: a few of them tell the rest. How many there are is said by the message. */
const SHOWN = 10;

const moreThan = (count: number, say: Say): string[] =>
  count > SHOWN ? [say(`……（只列出前 ${SHOWN} 处）`, `… (only the first ${SHOWN})`)] : [];

function choices(
  result: Rendered,
  { slotTool, isConfirmation }: Pick<TextOptions, 'slotTool' | 'isConfirmation'>,
  say: Say,
): string[] {
  return [
    ...listed(result.conflicts?.slice(0, SHOWN), say('冲突：', 'Conflicts:'), (one) => conflictLine(one, say)),
    ...moreThan(result.conflicts?.length ?? 0, say),
    ...listed(
      result.alternatives,
      say(
        `可选时间（调用 ${slotTool}，用 slot_token 代替时间，其余参数不变）：`,
        `Alternatives (call ${slotTool} with slot_token in place of the time, all else the same):`,
      ),
      slotLine,
    ),
    ...(asksOverConflict(result, isConfirmation)
      ? [say('用户坚持原时间时：on_conflict: force', 'If the user insists on the time: on_conflict: force')]
      : []),
    ...listed(
      result.candidates,
      result.candidates?.[0]?.ref === undefined
        ? say(
            '可能的含义（选定后把引号中的文字作为该参数传入）：',
            'Readings (pass the quoted text of the chosen one as that argument):',
          )
        : say('候选（ref 可当作 id 使用）：', 'Candidates (a ref works as an id):'),
      candidateLine,
    ),
  ];
}

function nextSteps(result: Rendered, say: Say): string[] {
  const lines: string[] = [];
  if (result.missing?.length) lines.push(say('缺少：', 'Missing: ') + result.missing.join(', '));
  if (result.confirm_token !== undefined) {
    const until =
      result.expires_at === undefined ? '' : say(`（${result.expires_at} 前有效）`, ` (until ${result.expires_at})`);
    lines.push(
      say(
        '用户同意后，用相同参数加上 confirm_token 再次调用：',
        'Once the user agrees, repeat the call with confirm_token: ',
      ) +
        result.confirm_token +
        until,
    );
  }
  for (const each of result.suggestions ?? []) {
    lines.push(`→ ${each.tool} ${JSON.stringify(each.arguments)} · ${each.why}`);
  }
  if (result.retry) {
    lines.push(
      `${say('可行的调用：', 'This would work: ')}${result.retry.tool} ${JSON.stringify(result.retry.arguments)}`,
    );
  }
  if (result.hint !== undefined) lines.push(say('提示：', 'Hint: ') + result.hint);
  if (result.stop_retrying) {
    lines.push(
      say(
        '同样的失败已连续三次：不要再试，告诉用户。',
        'The same failure three times in a row: stop, and tell the user.',
      ),
    );
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
  const say: Say = (zh, en) => sayTo(reader, zh, en);
  const lines = [
    result.code === undefined ? result.message : `${result.message} [${result.code}]`,
    ...own,
    ...(result.assumptions ?? []).map((line) => say('假定：', 'Assumed: ') + line),
    ...(result.warnings ?? []).map((line) => `⚠ ${line}`),
    ...choices(result, options, say),
    ...nextSteps(result, say),
  ];
  if (result.next_cursor !== undefined) lines.push(say('还有更多：cursor ', 'More: cursor ') + result.next_cursor);
  if (result.replayed)
    lines.push(say('（重复的请求：这是先前的结果）', '(A repeated request: this is the earlier result.)'));
  if (result.change_id !== undefined) {
    const takeBack = isUndo
      ? // A plain undo would go one change further back.
        say('说“重做”即可（undo 这个 change_id）', 'Say "redo" to have it again (undo with this change_id)')
      : say('说“撤销”即可', 'Say "undo" to take it back');
    lines.push(`${takeBack} · ${result.change_id}`);
  }
  return lines.map(visible).join('\n');
}
