import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import { TOOLS } from '../../messages/shared/tools.ts';
import type { View } from '../app/view.ts';
import { colourOf } from './colours.ts';
import { addDays, addMonths, longDay, monthName, startOfMonth, startOfWeek } from './dates.ts';
import { type Mode, useDesk } from './desk.ts';
import { facts, words } from './facts.ts';
import { List } from './list.ts';
import { Month } from './month.ts';
import { PlanReview, usePlanning } from './plan.ts';
import { Reminders } from './reminders.ts';
import { TimeSpent } from './spent.ts';
import { Todos } from './todos.ts';
import { Week } from './week.ts';

export const MODES: readonly Mode[] = ['day', 'week', 'month', 'list'];

/** Whether todos can be planned here. */
const canPlan = !facts.readOnly && facts.tools.includes(TOOLS.planWeek);

const DAYS = { day: 1, week: 7, month: 42, list: 14 } as const;

/** What is to be read so that `date` is in sight. */
export function rangeOf(mode: Mode, date: string, weekStart: number): { readonly from: string; readonly days: number } {
  const days = DAYS[mode];
  if (mode === 'week') return { from: startOfWeek(date, weekStart), days };
  return { from: mode === 'month' ? startOfWeek(startOfMonth(date), weekStart) : date, days };
}

/** The date that lies a page before or after. */
export const turn = (mode: Mode, date: string, step: number): string =>
  mode === 'month' ? addMonths(date, step) : addDays(date, step * DAYS[mode]);

interface CalendarProps {
  readonly mode: Mode;
  readonly date: string;
  readonly minute: number;
}

/** The calendar, with what is to be done beside it where there is room. */
export function Calendar({ mode, date, minute }: CalendarProps) {
  const { view, revision, show } = useDesk();
  const [group, setGroup] = useState<string>();
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [isTold, setTold] = useState(false);
  const shows = ({ group: own, shared_by: name }: View['events'][number]): boolean =>
    name === undefined ? group === undefined || own === group : !hidden.includes(name);
  const toggle = (name: string): void =>
    setHidden(hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name]);
  const { from, days: count } = rangeOf(mode, date, view.weekStart);
  const at = view.days.findIndex((day) => day.date === from);
  const days = at < 0 ? [] : view.days.slice(at, at + count);
  const planning = usePlanning(from, count);
  const title = mode === 'day' ? longDay(date) : monthName(mode === 'month' ? date : from);
  const pick = (event: Event): void => {
    const { value } = event.currentTarget as HTMLInputElement;
    if (value !== '') show(value);
  };
  const drawn =
    mode === 'month'
      ? html`<${Month} days=${days} month=${date.slice(0, 7)} shows=${shows} />`
      : mode === 'list'
        ? html`<${List} days=${days} shows=${shows} />`
        : html`<${Week} days=${days} minute=${minute} shows=${shows} planned=${planning.plan?.plan ?? []} />`;
  return html`<div class="desk">
    <section class="card" aria-labelledby="range">
      <div class="bar">
        <h2 id="range" aria-live="polite">${title}</h2>
        <div class="row">
          <button type="button" class="icon" aria-label=${words.previous} onClick=${() => show(turn(mode, date, -1))}>‹</button>
          <button type="button" class="plain" onClick=${() => show(view.today)}>${words.today}</button>
          <button type="button" class="icon" aria-label=${words.next} onClick=${() => show(turn(mode, date, 1))}>›</button>
          <input type="date" aria-label=${words.goTo} value=${date} onChange=${pick} />
        </div>
        <div class="tabs" role="group" aria-label=${words.view}>${MODES.map(
          (one) =>
            html`<button type="button" aria-pressed=${one === mode} onClick=${() => show(date, one)}>${words[one]}</button>`,
        )}</div>
        ${canPlan && html`<button type="button" aria-expanded=${planning.plan !== undefined} onClick=${() => planning.look()}>${words.planTodos}</button>`}
        <button type="button" class="plain" aria-expanded=${isTold} onClick=${() => setTold(!isTold)}>${words.timeSpent}</button>
      </div>
      ${
        view.groups.length > 0 &&
        html`<div class="tabs groups" role="group" aria-label=${words.groups}>
          <button type="button" aria-pressed=${group === undefined} onClick=${() => setGroup(undefined)}>${words.allGroups}</button>
          ${view.groups.map(
            ({ name }) =>
              html`<button type="button" aria-pressed=${group === name} style=${{ '--c': colourOf(view, name) }} onClick=${() => setGroup(name)}><i></i>${name}</button>`,
          )}</div>`
      }
      ${
        view.people.length > 0 &&
        html`<div class="tabs groups" role="group" aria-label=${words.people}>${view.people.map(
          (name) =>
            html`<button type="button" aria-pressed=${!hidden.includes(name)} style=${{ '--c': 'var(--soft)' }} onClick=${() => toggle(name)}><i></i>${name}</button>`,
        )}</div>`
      }
      ${drawn}
      ${revision > 0 && view.events.length === 0 && html`<p class="quiet">${words.emptyWeek}</p>`}
      ${view.hidden > 0 && html`<p class="warn">${words.hidden({ count: view.hidden })}</p>`}
    </section>
    <aside aria-label=${words.todo}>${planning.plan && html`<${PlanReview} planning=${planning} />`}${isTold && html`<${TimeSpent} from=${from} days=${count} />`}<${Reminders} isShort=${true} /><${Todos} isShort=${true} /></aside>
  </div>`;
}
