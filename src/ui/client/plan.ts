import { html } from 'htm/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { TOOLS } from '../../messages/shared/tools.ts';
import type { Arguments, Result } from './api.ts';
import { call } from './api.ts';
import { addDays, saySpan } from './dates.ts';
import { useDesk } from './desk.ts';
import { words } from './facts.ts';

/** A part of a plan. */
export interface Planned {
  /** Absent of habits and focus. */
  readonly todo?: string;
  readonly title: string;
  readonly part?: string;
  readonly start: string;
  readonly end: string;
  readonly why: string;
}

interface Left {
  readonly title: string;
  readonly why: string;
  readonly change?: string;
}

/** What was thought out for todos, habits and focus time, before any of it is written. */
interface WeekPlan extends Result {
  readonly plan?: readonly Planned[];
  readonly unplaced?: readonly Left[];
  readonly at_risk?: readonly Left[];
  readonly moved?: readonly { readonly title: string; readonly from: string; readonly to: string }[];
  readonly plan_token?: string;
}

/** A plan in the making: looked at, looked at again with other wishes, then written as one change. */
export interface Planning {
  readonly plan: WeekPlan | undefined;
  look(wishes?: Arguments): Promise<void>;
  apply(): Promise<void>;
  leave(): void;
}

/** A phone shows one day: what is due this week would be told to fit nowhere. */
const LEAST_DAYS = 7;

/** Plans the days from `from` on, at least a week of them, of which those that are past are left out. */
export function usePlanning(from: string, days: number): Planning {
  const { act, revision, view } = useDesk();
  const [plan, setPlan] = useState<WeekPlan>();
  const isOpen = useRef(false);
  const [wishes, setWishes] = useState<Arguments>({});
  const start = from < view.today ? view.today : from;
  const end = addDays(from, Math.max(days, LEAST_DAYS));
  const args = { start, ...(end > start && { end }), ...wishes };
  const look = async (more: Arguments = wishes): Promise<void> => {
    isOpen.current = true;
    setWishes(more);
    const { result } = await call(TOOLS.planWeek, { ...args, ...more });
    if (isOpen.current) setPlan(result as WeekPlan);
  };
  const leave = (): void => {
    isOpen.current = false;
    setPlan(undefined);
  };
  // What was changed meanwhile, here or elsewhere, is planned around.
  useEffect(() => {
    if (isOpen.current) void look();
  }, [revision, from, days]);
  return {
    plan,
    look,
    leave,
    apply: async () => {
      isOpen.current = false;
      const { status } = await act(TOOLS.planWeek, { ...args, plan_token: plan?.plan_token });
      if (status === 'final') leave();
      else isOpen.current = true;
    },
  };
}

const joined = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** What would go where, and why; what does not fit, and what would make it fit. */
export function PlanReview({ planning }: { readonly planning: Planning }) {
  const { view } = useDesk();
  const [habits, setHabits] = useState('');
  const [focus, setFocus] = useState('');
  const { plan: parts = [], unplaced = [], at_risk: risks = [], moved = [], message, plan_token } = planning.plan ?? {};
  const again = (event: Event): void => {
    event.preventDefault();
    const said = habits.split('\n').flatMap((one) => one.trim() || []);
    const wishes = {
      ...(said.length > 0 && { habits: said }),
      ...(focus !== '' && { focus_minutes_per_day: Number(focus) }),
    };
    void planning.look(wishes);
  };
  const value = (set: (text: string) => void) => (event: Event) => set((event.currentTarget as HTMLInputElement).value);
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 && html`<h3>${title}</h3><ul class="lines">${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
  const left = ({ title, why, change }: Left): string => joined([title, why, change]);
  return html`<section class="card plan" aria-labelledby="plan"><h2 id="plan">${words.planTodos}</h2>
    <p class="quiet" role="status">${plan_token === undefined ? message : words.planLead}</p>
    <ol class="items">${parts.map(
      ({ title, part, start, end, why }) =>
        html`<li class="item"><p class="title">${joined([title, part])}</p><p class="about">${joined([saySpan(start, end, view.today), why])}</p></li>`,
    )}</ol>
    ${list(words.unplaced, unplaced.map(left))}${list(words.atRisk, risks.map(left))}
    ${list(
      words.movedInPlan,
      moved.map(({ title, from, to }) => joined([title, `${from} → ${to}`])),
    )}
    ${parts.some(({ todo }) => todo !== undefined) && html`<p class="quiet">${words.pinHint}</p>`}
    <form class="fields" onSubmit=${again}>
      <label>${words.habits}<textarea rows="2" maxlength="5000" placeholder=${words.habitsExample} value=${habits} onInput=${value(setHabits)}></textarea></label>
      <label>${words.focus}<input type="number" min="15" max="600" step="15" value=${focus} onInput=${value(setFocus)} /></label>
      <div class="row end"><button type="button" class="plain" onClick=${planning.leave}>${words.cancel}</button>
        <button>${words.lookAgain}</button>
        <button type="button" class="main" disabled=${plan_token === undefined} onClick=${planning.apply}>${words.applyPlan}</button></div>
    </form></section>`;
}
