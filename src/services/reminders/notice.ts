import type { Caller } from '../../domain/caller.ts';
import { say } from '../../messages/say.ts';
import type { ReminderView } from './present.ts';

/** A few lines that reach the user outside of any conversation. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly urgent: boolean;
}

/** Reminders that a digest names, and characters of each title. */
const NAMED = 6;
const TITLE = 100;

const short = (text: string): string => (text.length > TITLE ? `${text.slice(0, TITLE)}…` : text);

/** Of one reminder. Text of the user is only ever text here: who shows it must not read markup in it. */
export const noticeOf = (caller: Caller, { title, when = '', priority, notes }: ReminderView): Notice => ({
  title: short(title),
  body: [when, notes && short(notes), priority === 'high' && say(caller, '重要', 'important')]
    .filter(Boolean)
    .join('\n'),
  urgent: priority === 'high',
});

/** Of several at once. */
export function digestOf(caller: Caller, views: readonly ReminderView[], why: 'missed' | 'due'): Notice {
  const count = views.length;
  const zh = why === 'missed' ? `错过了 ${count} 个提醒` : `${count} 个提醒到期`;
  const reminders = count === 1 ? 'reminder' : 'reminders';
  const en = why === 'missed' ? `${count} missed ${reminders}` : `${count} ${reminders} due`;
  const lines = views.slice(0, NAMED).map(({ title, when = '' }) => `${short(title)} · ${when}`);
  return {
    title: say(caller, zh, en),
    body: [...lines, ...(count > NAMED ? ['…'] : [])].join('\n'),
    urgent: views.some(({ priority }) => priority === 'high'),
  };
}
