import type { Caller } from '../../domain/caller.ts';
import { messages } from '../../messages/index.ts';
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

/** The notice of one reminder. Text of the user is only ever text: who shows it must not read markup in it. */
export const noticeOf = (caller: Caller, { title, when = '', priority, notes }: ReminderView): Notice => ({
  title: short(title),
  body: [when, notes && short(notes), priority === 'high' && messages(caller).common.important]
    .filter(Boolean)
    .join('\n'),
  urgent: priority === 'high',
});

/** The notice of several reminders at once. */
export function digestOf(caller: Caller, views: readonly ReminderView[], why: 'missed' | 'due'): Notice {
  const count = views.length;
  const lines = views.slice(0, NAMED).map(({ title, when = '' }) => `${short(title)} · ${when}`);
  return {
    title: why === 'missed' ? messages(caller).reminders.missed({ count }) : messages(caller).reminders.due({ count }),
    body: [...lines, ...(count > NAMED ? ['…'] : [])].join('\n'),
    urgent: views.some(({ priority }) => priority === 'high'),
  };
}
