import type { Caller } from '../../domain/caller.ts';
import { messages } from '../../messages/index.ts';
import type { ReminderView } from './present.ts';

/** A few lines that reach the user outside of any conversation. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly urgent: boolean;
  /** What can be done with it at once, for channels that have buttons. */
  readonly buttons?: readonly Button[];
}

/** What a button does: to one reminder, or to one occurrence of it, as long as it is as it was when the user was told. */
export interface Press {
  readonly action: 'complete' | 'snooze';
  readonly id: string;
  readonly version: number;
  readonly occurrence?: string;
}

interface Button {
  readonly label: string;
  readonly press: Press;
}

/** How long the button puts a reminder off. */
export const SNOOZE_MINUTES = 10;

/** Reminders that a digest names, and characters of each title. */
const NAMED = 6;
const TITLE = 100;

const short = (text: string): string => (text.length > TITLE ? `${text.slice(0, TITLE)}…` : text);

/** What can be done at once with the one reminder that a notice is about. */
function buttonsOf(caller: Caller, { id, version, occurrence }: ReminderView): Button[] {
  const about = { id, version, ...(occurrence !== undefined && { occurrence }) };
  const { doneButton, snoozeButton } = messages(caller).notify;
  return [
    { label: doneButton, press: { action: 'complete', ...about } },
    { label: snoozeButton({ minutes: SNOOZE_MINUTES }), press: { action: 'snooze', ...about } },
  ];
}

/** The notice of one reminder. Text of the user is only ever text: who shows it must not read markup in it. */
export function noticeOf(caller: Caller, view: ReminderView): Notice {
  const { title, when = '', priority, notes } = view;
  return {
    title: short(title),
    body: [when, notes && short(notes), priority === 'high' && messages(caller).common.important]
      .filter(Boolean)
      .join('\n'),
    urgent: priority === 'high',
    buttons: buttonsOf(caller, view),
  };
}

/** The notice of several reminders at once; buttons could only be about one. */
export function digestOf(caller: Caller, views: readonly ReminderView[], why: 'missed' | 'due'): Notice {
  const count = views.length;
  const lines = views.slice(0, NAMED).map(({ title, when = '' }) => `${short(title)} · ${when}`);
  const [first] = views;
  return {
    title: why === 'missed' ? messages(caller).reminders.missed({ count }) : messages(caller).reminders.due({ count }),
    body: [...lines, ...(count > NAMED ? ['…'] : [])].join('\n'),
    urgent: views.some(({ priority }) => priority === 'high'),
    ...(first && count === 1 && { buttons: buttonsOf(caller, first) }),
  };
}
