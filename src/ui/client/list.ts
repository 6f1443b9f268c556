import { html } from 'htm/preact';
import type { View, ViewDay } from '../app/view.ts';
import { colourOf } from './colours.ts';
import { clock, longDay, sayDay } from './dates.ts';
import { useDesk } from './desk.ts';
import { words } from './facts.ts';

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
    return html`<li><button type="button" class="line" style=${{ '--c': colourOf(view, event.group) }} onClick=${() => open(event)}>
      <span class="clock">${from}${to !== '' && html`<small>${to}</small>`}</span><i></i>
      <span><b>${event.title}</b>${event.show_as !== undefined && event.show_as !== 'busy' && html` <span class="tag">${words[event.show_as as 'free']}</span>`}
      ${about !== '' && html`<small>${about}</small>`}</span></button></li>`;
  };
  const day = ({ date, allDay, timed, holiday }: ViewDay) => {
    const items = [
      ...allDay.map((index) => item(index, words.allDay, '')),
      ...timed
        .toSorted((a, b) => a.from - b.from)
        .map(({ event, from, to, begins, ends }) => item(event, begins ? clock(from) : '…', ends ? clock(to) : '…')),
    ].filter(Boolean);
    return html`<section aria-label=${longDay(date)}><h3>${sayDay(date, view.today)} <span class="quiet">${longDay(date)}${holiday !== undefined && ` · ${holiday}`}</span></h3>
      ${items.length === 0 ? html`<p class="quiet">${words.nothingThatDay}</p>` : html`<ol>${items}</ol>`}</section>`;
  };
  return html`<div class="agenda">${days.map(day)}</div>`;
}
