import { html } from 'htm/preact';
import type { View, ViewDay } from '../app/view.ts';
import { colourFor } from './colours.ts';
import { clock, longDay } from './dates.ts';
import { useDesk } from './desk.ts';
import { words } from './facts.ts';
import { titleOf } from './title.ts';

/** Chips of one day in sight. */
const MOST = 4;

interface MonthProps {
  readonly days: readonly ViewDay[];
  /** `2026-11`. */
  readonly month: string;
  readonly shows: (event: View['events'][number]) => boolean;
}

/** Six weeks, day by day. */
export function Month({ days, month, shows }: MonthProps) {
  const { view, open, show } = useDesk();
  const cell = ({ date, allDay, timed, holiday }: ViewDay) => {
    const whole = allDay.flatMap((index) => view.events[index] ?? []).map((event) => ({ event, at: '' }));
    const rest = timed.flatMap(({ event, from, begins }) => {
      const found = view.events[event];
      return found ? [{ event: found, at: begins ? clock(from) : '…' }] : [];
    });
    const all = [...whole, ...rest].filter(({ event }) => shows(event));
    const isOther = !date.startsWith(month);
    return html`<li class=${`cell${isOther ? ' beyond' : ''}`} aria-label=${longDay(date)}>
      <button type="button" class="number" aria-current=${date === view.today ? 'date' : undefined}
        aria-label=${`${longDay(date)}, ${words.events({ count: all.length })}`} onClick=${() => show(date, 'day')}>${Number(date.slice(8))}</button>
      ${holiday !== undefined && html`<small>${holiday}</small>`}
      <ul>${all
        .slice(0, all.length > MOST ? MOST - 1 : MOST)
        .map(
          ({ event, at }) =>
            html`<li><button type="button" class=${`chip${at === '' ? ' full' : ''}`} style=${{ '--c': colourFor(view, event) }} onClick=${() => open(event)}><time>${at}</time> ${titleOf(event)}</button></li>`,
        )}</ul>
      ${
        all.length > MOST &&
        html`<button type="button" class="rest" onClick=${() => show(date, 'day')}>${words.moreEvents({ count: all.length - MOST + 1 })}</button>`
      }
    </li>`;
  };
  return html`<div class="month">
    <div class="heads" aria-hidden="true">${days.slice(0, 7).map(({ weekday }) => html`<span>${weekday}</span>`)}</div>
    <ol class="cells">${days.map(cell)}</ol>
  </div>`;
}
