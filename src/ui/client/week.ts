import { html } from 'htm/preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Placed, ViewDay } from '../app/view.ts';
import { colourFor } from './colours.ts';
import { clock, longDay, saySpan, wall } from './dates.ts';
import { useDesk } from './desk.ts';
import { dragging } from './drag.ts';
import { facts, words } from './facts.ts';
import type { Planned } from './plan.ts';
import { type Shift, useShift } from './shift.ts';
import { titleOf } from './title.ts';

type EventView = ReturnType<typeof useDesk>['view']['events'][number];

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** The hour that is at the top at first. */
const MORNING = 6.8;
/** Chips of whole days in sight. */
const MOST_CHIPS = 3;

interface WeekProps {
  readonly days: readonly ViewDay[];
  /** Minutes since midnight, in the zone of the user. */
  readonly minute: number;
  /** The events of one group only. */
  readonly shows: (event: EventView) => boolean;
  /** What would be put there. */
  readonly planned: readonly Planned[];
}

/** One day or several, side by side, hour by hour. */
export function Week({ days, minute, shows, planned }: WeekProps) {
  const { view, open, show } = useDesk();
  const shift = useShift();
  const grid = useRef<HTMLDivElement>(null);
  const first = days[0]?.date;
  useEffect(() => {
    const scroller = grid.current;
    if (scroller) scroller.scrollTop = (scroller.scrollHeight / 24) * MORNING;
  }, [first, days.length]);
  useEffect(() => (grid.current && !facts.readOnly ? dragging(grid.current, view, shift) : undefined), [view, shift]);
  const heading = ({ date, weekday, holiday }: ViewDay) =>
    html`<button type="button" class="dayhead" aria-current=${date === view.today ? 'date' : undefined} onClick=${() => show(date, 'day')}>
      <span>${weekday}</span> <b>${Number(date.slice(8))}</b><span class="unseen"> ${longDay(date)}</span>${holiday !== undefined && html`<small>${holiday}</small>`}</button>`;
  const wholeDays = ({ date, allDay }: ViewDay) => {
    const events = allDay.flatMap((index) => view.events[index] ?? []).filter(shows);
    return html`<ul class="whole" aria-label=${`${longDay(date)}, ${words.allDay}`}>${events
      .slice(0, MOST_CHIPS)
      .map(
        (event) =>
          html`<li><button type="button" class="chip" style=${{ '--c': colourFor(view, event) }} onClick=${() => open(event)}>${titleOf(event)}</button></li>`,
      )}${
      events.length > MOST_CHIPS &&
      html`<li><button type="button" class="rest" onClick=${() => show(date, 'list')}>${words.moreEvents({ count: events.length - MOST_CHIPS })}</button></li>`
    }</ul>`;
  };
  const column = ({ date, timed, free, isWeekend }: ViewDay) => {
    const create = (press: MouseEvent): void => {
      if (facts.readOnly || press.target !== press.currentTarget) return;
      const box = (press.currentTarget as HTMLElement).getBoundingClientRect();
      const at = Math.floor(((press.clientY - box.top) / box.height) * 48) * 30;
      open({ title: '', start: wall(date, at), end: wall(date, at + 60), all_day: false });
    };
    return html`<div class=${`col${isWeekend ? ' weekend' : ''}${date === view.today ? ' today' : ''}`} data-date=${date} role="group" aria-label=${longDay(date)} onDblClick=${create}>
      ${free.map(({ from, to }) => html`<div class="gap" aria-hidden="true" style=${{ '--from': from, '--to': to }}></div>`)}
      ${timed.map((placed) => {
        const event = view.events[placed.event];
        return (
          event &&
          shows(event) &&
          html`<${Block} key=${`${event.id} ${event.occurrence ?? ''}`} event=${event} placed=${placed} date=${date} shift=${shift} />`
        );
      })}
      ${planned.filter(({ start }) => start.startsWith(date)).map((part) => html`<${Proposed} key=${part.start} part=${part} date=${date} shift=${shift} />`)}
      ${date === view.today && html`<div class="now" aria-hidden="true" style=${{ top: `${(minute / 1440) * 100}%` }}></div>`}
    </div>`;
  };
  const { other } = view;
  return html`<div class=${`week${other ? ' two' : ''}`} style=${{ '--days': days.length }}>
    <div class="heads"><span class="quiet zone">${other?.zone.split('/').at(-1)?.replaceAll('_', ' ')}</span>${days.map(heading)}</div>
    <div class="wholes"><span class="quiet">${words.allDay}</span>${days.map(wholeDays)}</div>
    <div class="grid" ref=${grid} tabindex="0" role="group" aria-label=${words.calendar} aria-describedby="move-hint" onKeyDown=${roving}>
      <div class="hours" aria-hidden="true">${HOURS.map((hour) => html`<span>${other && html`<i>${other.hours[hour]}</i>`}${clock(hour * 60)}</span>`)}</div>
      ${days.map(column)}
    </div>
    <p id="move-hint" class="unseen">${words.moveHint}</p>
  </div>`;
}

interface BlockProps {
  readonly event: EventView;
  readonly placed: Placed;
  readonly date: string;
  readonly shift: Shift;
}

/** An event in the grid. */
function Block({ event, placed, shift }: BlockProps) {
  const { view, open } = useDesk();
  const { from, to, column, of, span, begins, ends } = placed;
  const { shared_by: name } = event;
  const canChange = !facts.readOnly && name === undefined;
  const style = {
    '--c': colourFor(view, event),
    '--from': from,
    '--to': to,
    '--left': column / of,
    '--width': span / of,
  };
  const key = (press: KeyboardEvent): void => {
    if (press.key === 'Delete' && canChange) void shift.remove(event);
    else if (press.altKey && press.key.startsWith('Arrow') && begins && canChange) {
      const step = press.key === 'ArrowUp' || press.key === 'ArrowLeft' ? -1 : 1;
      const isDay = press.key === 'ArrowLeft' || press.key === 'ArrowRight';
      if (isDay && press.shiftKey) return;
      if (press.shiftKey) void shift.resize(event, Math.max(15, to - from + step * 15));
      else void shift.move(event, wall(event.start.slice(0, 10), minutesOf(event.start) + step * (isDay ? 1440 : 15)));
    } else return;
    press.preventDefault();
    press.stopPropagation();
  };
  return html`<button type="button" class=${`ev ${event.show_as ?? 'busy'}${to - from < 40 ? ' short' : ''}${name === undefined ? '' : ' shared'}`} style=${style} tabindex="-1"
    data-event=${placed.event} data-begins=${begins && name === undefined} data-ends=${ends && name === undefined} aria-description=${[saySpan(event.start, event.end, view.today), event.repeat_text, name && words.sharedBy({ name })].filter(Boolean).join(', ')}
    onClick=${() => open(event)} onKeyDown=${key}>
    <b>${titleOf(event)}</b> <span>${clock(from)}</span>${event.location !== undefined && html` <span>${event.location}</span>`}</button>`;
}

/** A part of a plan, where it would go: dragged, or moved by keys, it is put there at once. */
function Proposed({ part, date, shift }: { readonly part: Planned; readonly date: string; readonly shift: Shift }) {
  const { view } = useDesk();
  const { todo, title, start, end, why } = part;
  const from = minutesOf(start);
  const to = end.startsWith(date) ? minutesOf(end) : 1_440;
  const key = (press: KeyboardEvent): void => {
    if (todo === undefined || !press.altKey || !press.key.startsWith('Arrow')) return;
    const step = press.key === 'ArrowUp' || press.key === 'ArrowLeft' ? -1 : 1;
    const isDay = press.key === 'ArrowLeft' || press.key === 'ArrowRight';
    void shift.plan(todo, wall(date, from + step * (isDay ? 1440 : 15)));
    press.preventDefault();
    press.stopPropagation();
  };
  return html`<button type="button" class=${`ev proposed${to - from < 40 ? ' short' : ''}`} style=${{ '--from': from, '--to': to, '--left': 0, '--width': 1 }} tabindex="-1"
    data-todo=${todo} data-start=${start.slice(0, 16)} data-begins=${todo !== undefined} data-ends="false"
    aria-description=${`${saySpan(start, end, view.today)}, ${why}`} onKeyDown=${key}><b>${title}</b> <span>${clock(from)}</span></button>`;
}

const minutesOf = (time: string): number => Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));

/** Arrows go from event to event: up and down in a day, left and right to the nearest of another. */
function roving(press: KeyboardEvent): void {
  if (press.altKey || press.ctrlKey || press.metaKey || !press.key.startsWith('Arrow')) return;
  const grid = press.currentTarget as HTMLElement;
  const columns = [...grid.querySelectorAll<HTMLElement>('.col')].map((column) => [
    ...column.querySelectorAll<HTMLElement>('.ev'),
  ]);
  const from = document.activeElement as HTMLElement;
  const at = columns.findIndex((events) => events.includes(from));
  const focus = (element: HTMLElement | undefined): void => {
    if (!element) return;
    press.preventDefault();
    press.stopPropagation();
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest' });
  };
  focus(neighbour(columns, at, from, press.key));
}

/** The event that an arrow leads to. `at`: the column that `from` is in, -1 where it is in none. */
function neighbour(columns: readonly HTMLElement[][], at: number, from: HTMLElement, key: string) {
  if (at < 0) return columns.find((events) => events.length > 0)?.[0];
  const events = columns[at] ?? [];
  const place = events.indexOf(from);
  if (key === 'ArrowDown') return events[place + 1];
  if (key === 'ArrowUp') return events[place - 1];
  const top = (one: HTMLElement): number => one.getBoundingClientRect().top;
  const away = (one: HTMLElement): number => Math.abs(top(one) - top(from));
  const beyond = key === 'ArrowLeft' ? columns.slice(0, at).toReversed() : columns.slice(at + 1);
  return beyond.find((others) => others.length > 0)?.toSorted((a, b) => away(a) - away(b))[0];
}
