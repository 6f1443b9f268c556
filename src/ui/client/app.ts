import { html } from 'htm/preact';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { TOOLS } from '../../messages/shared/tools.ts';
import type { View } from '../app/view.ts';
import { Accounts } from './accounts.ts';
import { AddBox } from './add-box.ts';
import { type Arguments, call, listen, type Result, readView } from './api.ts';
import { Calendar, MODES, rangeOf, turn } from './calendar.ts';
import { Changes } from './changes.ts';
import { Choose } from './choose.ts';
import { type Desk, DeskContext, type EventDraft, type Mode, type Place } from './desk.ts';
import { EventForm } from './event-form.ts';
import { facts, words } from './facts.ts';
import { Help } from './help.ts';
import { Hosts } from './hosts.ts';
import { Known } from './known.ts';
import { Notes } from './notes.ts';
import { type Question, questionOf, type ToolCall } from './questions.ts';
import { Reminders } from './reminders.ts';
import { Search } from './search.ts';
import { Settings } from './settings.ts';
import { SharedEvent } from './shared-event.ts';
import { shortcuts } from './shortcuts.ts';
import { Todos } from './todos.ts';
import { useMinute } from './use-minute.ts';

const ALL: readonly Place[] = ['calendar', 'todo', 'notes', 'known', 'changes', 'settings', 'connect'];
/** How to connect hosts and accounts is told to whoever runs the server. */
const PLACES = facts.isOwn ? ALL : ALL.slice(0, -1);

/** The first of these are gone to every day. */
const DAILY = 5;

/** Up to this width one day is shown at a time, until another view is chosen. */
const PHONE = 620;
/** How long what was done is told, in milliseconds. */
const TOLD_MS = 12_000;

const placeOf = (hash: string): Place => PLACES.find((place) => `#${place}` === hash) ?? 'calendar';

interface Told {
  readonly message: string;
  readonly changeId?: string | undefined;
  readonly isWrong: boolean;
}

interface Asked {
  readonly question: Question<unknown>;
  readonly answer: (value: unknown) => void;
}

/** The app: where one is, what is shown, what is asked, and what was done. */
export function App() {
  const [view, setView] = useState<View>(facts.view);
  const [revision, setRevision] = useState(0);
  const [place, setPlace] = useState<Place>(placeOf(location.hash));
  const [mode, setMode] = useState<Mode>(innerWidth < PHONE ? 'day' : 'week');
  const [date, setDate] = useState(facts.view.today);
  const [told, setTold] = useState<Told>();
  const [asked, setAsked] = useState<Asked>();
  const [draft, setDraft] = useState<EventDraft>();
  const [over, setOver] = useState<'search' | 'help'>();
  const [isReached, setReached] = useState(true);
  const minute = useMinute(view);

  const { from, days } = rangeOf(mode, date, view.weekStart);
  const range = useRef({ from, days });
  range.current = { from, days };
  const today = useRef(view.today);
  today.current = view.today;
  const reading = useRef<AbortController>(undefined);
  const refresh = useCallback(async (): Promise<void> => {
    reading.current?.abort();
    const stop = new AbortController();
    reading.current = stop;
    const { signal } = stop;
    try {
      const fresh = await readView(range.current.from, range.current.days, signal);
      setView(fresh);
      setRevision((before) => before + 1);
      setReached(true);
    } catch {
      if (!signal.aborted) setReached(false);
    }
  }, []);
  // What was asked for is on its way before the frame is painted.
  useLayoutEffect(() => {
    const isThere = revision > 0 && view.days[0]?.date === from && view.days.length >= days;
    if (!isThere) void refresh();
  }, [from, days]);
  useEffect(() => listen(() => void refresh(), setReached), []);

  const ask = useCallback(<Value>(question: Question<Value>) => {
    const { promise, resolve } = Promise.withResolvers<Value | undefined>();
    const answer = (value: unknown): void => {
      setAsked(undefined);
      resolve(value as Value | undefined);
    };
    setAsked({ question, answer });
    return promise;
  }, []);

  const tell = useCallback(async ({ status, message, hint, change_id: changeId }: Result): Promise<void> => {
    const isWrong = status === 'error';
    setTold({ message: [message, hint].filter(Boolean).join(' '), changeId, isWrong });
    if (!isWrong) await refresh();
  }, []);

  const act = useCallback(async (tool: string, args: Arguments): Promise<Result> => {
    for (let next: ToolCall = { tool, args }; ; ) {
      const called = await call(next.tool, next.args);
      const { result } = called;
      if (result.status === 'need_user') {
        const question = questionOf(called, next, today.current);
        const chosen = await ask(question);
        if (chosen === undefined) return result;
        next = chosen;
        continue;
      }
      await tell(result);
      return result;
    }
  }, []);
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setTold(undefined), TOLD_MS);
    return () => clearTimeout(timer);
  }, [told]);

  const go = useCallback((to: Place): void => {
    location.hash = to === 'calendar' ? '' : to;
  }, []);
  useEffect(() => {
    const moved = (): void => setPlace(placeOf(location.hash));
    addEventListener('hashchange', moved);
    return () => removeEventListener('hashchange', moved);
  }, []);
  useEffect(() => {
    // What the server has drawn for connecting stands in the page itself.
    document.documentElement.dataset.place = place;
  }, [place]);
  // Keys may come faster than what they change is drawn.
  const at = useRef({ mode, date });
  const show = useCallback((to: string, how?: Mode): void => {
    at.current = { mode: how ?? at.current.mode, date: to };
    setDate(to);
    if (how) setMode(how);
    go('calendar');
  }, []);

  const desk = useMemo<Desk>(
    () => ({ view, revision, act, tell, ask, refresh, go, show, open: setDraft }),
    [view, revision, act, tell, ask, refresh, go, show],
  );
  useEffect(
    () =>
      shortcuts({
        add: () => document.getElementById('add')?.focus(),
        search: () => setOver('search'),
        help: () => setOver('help'),
        today: () => show(today.current),
        undo: () => void act(TOOLS.undo, { last: 1 }),
        turn: (step) => show(turn(at.current.mode, at.current.date, step)),
        mode: (index) => show(at.current.date, MODES[index]),
      }),
    [],
  );

  const link = (one: Place) =>
    html`<a href=${one === 'calendar' ? '#' : `#${one}`} aria-current=${one === place ? 'page' : undefined}>${words[one]}</a>`;
  const shown = {
    calendar: () => html`<${Calendar} mode=${mode} date=${date} minute=${minute} />`,
    todo: () => html`<div class="narrow"><${Reminders} /><${Todos} /></div>`,
    notes: () => html`<${Notes} />`,
    known: () => html`<${Known} />`,
    changes: () => html`<${Changes} />`,
    settings: () => html`<${Settings} />`,
    connect: () => html`<${Hosts} /><${Accounts} />`,
  }[place];
  return html`<${DeskContext.Provider} value=${desk}>
    <header class="topbar">
      <span class="brand" aria-hidden="true"></span><h1>Perch</h1>
      <nav aria-label=${words.sections}>${PLACES.slice(0, DAILY).map(link)}</nav>
      <nav class="rare" aria-label=${words.settings}>${PLACES.slice(DAILY).map(link)}</nav>
      <button type="button" class="icon" aria-label=${words.search} aria-keyshortcuts="/" onClick=${() => setOver('search')}>⌕</button>
      <button type="button" class="icon" aria-label=${words.help} aria-keyshortcuts="?" onClick=${() => setOver('help')}>?</button>
    </header>
    <main id="main">
      ${facts.readOnly && html`<p class="warn">${words.readOnly}</p>`}
      ${!isReached && html`<p class="warn" role="alert">${words.lost}</p>`}
      <${AddBox} />
      ${shown()}
    </main>
    <div class="told" role="status">${
      told &&
      html`<div class=${told.isWrong ? 'wrong' : ''}><span>${told.message}</span>${
        told.changeId !== undefined &&
        html`<button type="button" onClick=${() => act(TOOLS.undo, { change_id: told.changeId })}>${words.undo}</button>`
      }<button type="button" class="icon" aria-label=${words.close} onClick=${() => setTold(undefined)}>✕</button></div>`
    }</div>
    ${draft && html`<${draft.shared_by === undefined ? EventForm : SharedEvent} event=${draft} onClose=${() => setDraft(undefined)} />`}
    ${over === 'search' && html`<${Search} onClose=${() => setOver(undefined)} />`}
    ${over === 'help' && html`<${Help} onClose=${() => setOver(undefined)} />`}
    ${asked && html`<${Choose} question=${asked.question} onChoice=${asked.answer} />`}
  <//>`;
}
