import { html } from 'htm/preact';
import type { View, ViewDay } from '../app/view.ts';
import { colourFor } from './colours.ts';
import { clock, isNear, longDay, sayDay, wall } from './dates.ts';
import { useDesk } from './desk.ts';
import { facts, words } from './facts.ts';
import { titleOf } from './title.ts';

interface ListProps {
  readonly days: readonly ViewDay[];
  readonly shows: (event: View['events'][number]) => boolean;
}

/** Day after day, what is on: read aloud, this is the calendar. */
export function List({ days, shows }: ListProps) {
  const { view, open } = useDesk();
  const item = (index: number, from: string, to: string) => {
    const event = view.events[index];
    if (!event || !shows(event)) return false;
    const about = [event.location, event.repeat_text, event.group].filter(Boolean).join(' · ');
    return html`<li><button type="button" class="line" style=${{ '--c': colourFor(view, event) }} onClick=${() => open(event)}>
      <span class="clock">${from}${to !== '' && html`<small>${to}</small>`}</span><i></i>
      <span><b>${titleOf(event)}</b>${event.show_as !== undefined && event.show_as !== 'busy' && html` <span class="tag">${words[event.show_as as 'free']}</span>`}
      ${about !== '' && html`<small>${about}</small>`}</span></button></li>`;
  };
  const gap = ({ from, to }: ViewDay['free'][number], date: string) => {
    const draft = { title: '', start: wall(date, from), end: wall(date, Math.min(to, from + 60)), all_day: false };
    return {
      from,
      line: html`<li><button type="button" class="line open" onClick=${() => open(draft)}>
      <span class="clock"></span><i></i><span class="quiet">${clock(from)}–${clock(to)} ${words.free}</span></button></li>`,
    };
  };
  const day = ({ date, allDay, timed, free, holiday }: ViewDay) => {
    const near = isNear(date, view.today);
    const gaps = facts.readOnly || timed.length === 0 ? [] : free.map((one) => gap(one, date));
    const items = [
      ...allDay.map((index) => item(index, words.allDay, '')),
      ...[
        ...timed.map(({ event, from, to, begins, ends }) => ({
          from,
          line: item(event, begins ? clock(from) : '…', ends ? clock(to) : '…'),
        })),
        ...gaps,
      ]
        .toSorted((a, b) => a.from - b.from)
        .map(({ line }) => line),
    ].filter(Boolean);
    return html`<section aria-label=${longDay(date)}><h3>${near ? sayDay(date, view.today) : longDay(date)}<span class="quiet">${[near ? longDay(date) : '', holiday].filter(Boolean).join(' · ')}</span></h3>
      ${items.length === 0 ? html`<p class="quiet">${words.nothingThatDay}</p>` : html`<ol>${items}</ol>`}</section>`;
  };
  return html`<div class="agenda">${days.map(day)}</div>`;
}
