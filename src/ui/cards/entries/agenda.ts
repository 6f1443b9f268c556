import { type Body, mountCard } from '../card.ts';
import { el, line, section } from '../dom.ts';
import { doneButton } from '../done.ts';
import type { EventView } from '../event.ts';
import type { Card, Shown } from '../shown.ts';
import { type TodoView, todoLine } from '../todo.ts';
import { sayDay, saySpan } from '../words.ts';

const DAY_MS = 86_400_000;

interface Reminder {
  readonly id: string;
  readonly title: string;
  readonly when?: string;
  readonly occurrence?: string;
  readonly status?: string;
}

interface Agenda {
  readonly window?: { readonly start?: string; readonly end: string };
  readonly events?: readonly EventView[];
  readonly todos?: readonly TodoView[];
  readonly reminders?: readonly Reminder[];
  readonly done?: readonly { readonly title: string; readonly when?: string }[];
  readonly free?: readonly { readonly start: string; readonly end: string }[];
}

const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const parse = (date: string): number => Date.parse(`${date.slice(0, 10)}T00:00Z`);

/** The days on which there is something. */
const datesOf = ({ events = [] }: Agenda): readonly string[] =>
  [...new Set(events.map(({ start }) => start.slice(0, 10)))].sort();

function eventRow(event: EventView, { words, language }: Card) {
  const { start, end, title, location, repeat_text } = event;
  const isLong = start.slice(0, 10) !== end.slice(0, 10);
  const isWhole = start.length === 10;
  const clock = isWhole ? words.allDay : `${start.slice(11, 16)}–${end.slice(11, 16)}`;
  const row = line(title, [isLong && !isWhole && saySpan(start, end, language), location, repeat_text]);
  row.prepend(el('time', {}, clock));
  return row;
}

function day(date: string, { events = [] }: Agenda, card: Card) {
  const rows = events.filter(({ start }) => start.startsWith(date)).map((event) => eventRow(event, card));
  return section(sayDay(date, card.language), rows);
}

/** Free times, each day named once. */
const gapsOf = (free: NonNullable<Agenda['free']>, language: Card['language']): readonly string[] =>
  free.map(({ start, end }, at) =>
    free[at - 1]?.start.slice(0, 10) === start.slice(0, 10) && start.slice(0, 10) === end.slice(0, 10)
      ? `${start.slice(11, 16)}–${end.slice(11, 16)}`
      : saySpan(start, end, language),
  );

/** The same number of days before and after these. */
function turning({ result, facts, args }: Shown, card: Card) {
  const { start, end } = (result as unknown as Agenda).window ?? {};
  if (!card.canLook || !facts || start === undefined || end === undefined) return undefined;
  const days = Math.max(1, Math.ceil((Date.parse(end.slice(0, 19)) - parse(start)) / DAY_MS));
  const turn = (by: number) => () => {
    const from = parse(start) + by * days * DAY_MS;
    // An end is the last day.
    card.look(facts.tool, { ...args, start: dateOf(from), end: dateOf(from + (days - 1) * DAY_MS), cursor: undefined });
  };
  return el(
    'div',
    { class: 'actions' },
    el('button', { 'data-key': 'earlier', click: turn(-1) }, `‹ ${card.words.earlier}`),
    el('button', { 'data-key': 'later', click: turn(1) }, `${card.words.later} ›`),
  );
}

/** The days of an agenda, with what is due and what is free. */
const body: Body = (shown, card) => {
  const { words, language } = card;
  const agenda = shown.result as unknown as Agenda;
  const { todos = [], reminders = [], done = [], free = [] } = agenda;
  if (shown.result.status !== 'final') return [];
  const reminderRow = (one: Reminder) => line(one.title, [one.when], doneButton('reminder', one, card));
  return [
    ...datesOf(agenda).map((date) => day(date, agenda, card)),
    section(
      words.todos,
      todos.map((todo) => todoLine(todo, card)),
    ),
    section(words.reminders, reminders.map(reminderRow)),
    section(
      words.doneItems,
      done.map(({ title, when }) => line(title, [when])),
    ),
    free.length > 0 && el('p', { class: 'note' }, words.freeAt({ times: gapsOf(free, language) })),
    turning(shown, card),
  ];
};

mountCard({ body, isList: true });
