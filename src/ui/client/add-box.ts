import { html } from 'htm/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { TOOLS } from '../../messages/shared/tools.ts';
import { call, type Result } from './api.ts';
import { clock, saySpan, sayWhen } from './dates.ts';
import { useDesk } from './desk.ts';
import { facts, words } from './facts.ts';

/** One thing that a sentence says. */
interface Reading {
  readonly kind: keyof typeof words.kinds;
  readonly title: string;
  readonly start?: string;
  readonly end?: string;
  readonly at?: string;
  readonly due?: string;
  readonly repeat_text?: string;
  readonly location?: string;
  readonly all_day?: boolean;
  /** Before the start: one number, or one for each reminder. */
  readonly remind_minutes?: number | readonly number[];
}

interface Read extends Result {
  readonly interpretations?: readonly Reading[];
}

/** How long nobody types before the sentence is read, in milliseconds. */
const PAUSE_MS = 150;

/** One box for everything: shows while one types what would be written, and writes it on Enter. */
export function AddBox() {
  const { act, view } = useDesk();
  const [text, setText] = useState('');
  const [read, setRead] = useState<Read>();
  const key = useRef('');
  useEffect(() => {
    setRead(undefined);
    if (text.trim() === '') return;
    let isGone = false;
    const timer = setTimeout(async () => {
      const { result } = await call(TOOLS.add, { text, dry_run: true });
      if (!isGone) setRead(result as Read);
    }, PAUSE_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [text]);
  const type = (event: InputEvent): void => {
    key.current = crypto.randomUUID();
    setText((event.currentTarget as HTMLInputElement).value);
  };
  const add = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '') return;
    const { status } = await act(TOOLS.add, { text, idempotency_key: key.current });
    if (status === 'final') setText('');
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    setText('');
    (event.currentTarget as HTMLInputElement).blur();
  };
  const line = ({ kind, title, ...one }: Reading) => {
    const when =
      one.start !== undefined && one.end !== undefined
        ? saySpan(one.start, one.end, view.today)
        : sayWhenOf(one.at ?? one.due, view.today);
    const about = [when, one.repeat_text, one.location, alertsOf(one)].filter(Boolean).join(' · ');
    return html`<li><span class="tag go">${words.kinds[kind]}</span> <b>${title}</b> <span class="quiet">${about}</span></li>`;
  };
  const notes = [...(read?.status === 'final' ? [] : [read?.message]), ...(read?.warnings ?? [])].filter(Boolean);
  return html`<form class="add" role="search" onSubmit=${add}>
    <input id="add" type="text" autocomplete="off" maxlength="1000" aria-label=${words.addLabel} placeholder=${words.addExample}
      disabled=${facts.readOnly} value=${text} onInput=${type} onKeyDown=${leave} aria-describedby="reading" />
    <button type="submit" disabled=${text.trim() === ''}>${words.add}</button>
    <div id="reading" class="reading" aria-live="polite">${
      read &&
      text !== '' &&
      html`<ul aria-label=${words.reading}>${(read.interpretations ?? []).map(line)}</ul>
      ${notes.map((note) => html`<p class="warn">${note}</p>`)}
      ${(read.assumptions ?? []).map((note) => html`<p class="quiet">${note}</p>`)}
      ${read.status === 'final' && html`<p class="quiet">${words.pressEnter}</p>`}`
    }</div>
  </form>`;
}

/** When one is reminded of an event: of what fills days, by the clock of a day. */
function alertsOf({ remind_minutes: minutes = [], all_day: isWholeDays }: Partial<Reading>): string | undefined {
  const alerts = [minutes].flat().map((before) => {
    const days = Math.ceil(before / 1_440);
    return isWholeDays ? { days, clock: clock(days * 1_440 - before) } : { minutes: before };
  });
  return alerts.length === 0 ? undefined : words.reminded({ alerts });
}

const sayWhenOf = (text: string | undefined, today: string): string => (text === undefined ? '' : sayWhen(text, today));
