import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import { TOOLS } from '../../messages/shared/tools.ts';
import { type Arguments, call } from './api.ts';
import { addDays, saySpan, sayWhen } from './dates.ts';
import { type EventDraft, type Place, useDesk } from './desk.ts';
import { Dialog } from './dialog.ts';
import { words } from './facts.ts';
import { marked } from './marked.ts';

interface Hit {
  readonly key: string;
  readonly title: string;
  readonly about: string;
  readonly go: () => void;
}

interface Part {
  readonly title: string;
  readonly hits: readonly Hit[];
}

/** How long nobody types before it is looked, in milliseconds; how far events are looked for, in days; how many of a kind. */
const PAUSE_MS = 200;
const FAR = 366;
const MOST = 8;

type Item = Readonly<Record<string, string | undefined>> & { readonly id: string };

/** Looks through everything at once. */
export function Search({ onClose }: { readonly onClose: () => void }) {
  const desk = useDesk();
  const { view } = desk;
  const [query, setQuery] = useState('');
  const [parts, setParts] = useState<readonly Part[]>();
  const leave = (act: () => void) => () => {
    onClose();
    act();
  };
  const look = async (text: string): Promise<readonly Part[]> => {
    const items = async (tool: string, key: string, args: Arguments): Promise<readonly Item[]> => {
      const { result } = await call(tool, { query: text, limit: MOST, ...args });
      return (result[key] as readonly Item[] | undefined) ?? [];
    };
    const to = (place: Place) => leave(() => desk.go(place));
    const near = { start: addDays(view.today, -FAR), end: addDays(view.today, FAR), detail: 'full' };
    const [events, todos, reminders, memos, memories] = await Promise.all([
      items(TOOLS.lookUp.event, 'events', near),
      items(TOOLS.lookUp.todo, 'todos', { status: 'all' }),
      items(TOOLS.lookUp.reminder, 'reminders', { status: 'all' }),
      items(TOOLS.lookUp.memo, 'memos', {}),
      items(TOOLS.lookUp.memory, 'memories', {}),
    ]);
    const hit = (one: Item, about: string, go: () => void): Hit => ({
      key: `${one.id} ${one.occurrence ?? ''}`,
      title: one.title ?? one.content ?? '',
      about,
      go,
    });
    const at = (text: string | undefined): string => (text === undefined ? '' : sayWhen(text, view.today));
    return [
      {
        title: words.calendar,
        hits: events.map((one) =>
          hit(
            one,
            saySpan(one.start ?? '', one.end ?? '', view.today),
            leave(() => openEvent(one)),
          ),
        ),
      },
      { title: words.todo, hits: todos.map((one) => hit(one, at(one.due), to('todo'))) },
      { title: words.reminders, hits: reminders.map((one) => hit(one, at(one.at), to('todo'))) },
      { title: words.notes, hits: memos.map((one) => hit(one, one.snippet ?? '', to('notes'))) },
      { title: words.known, hits: memories.map((one) => hit(one, '', to('known'))) },
    ].filter(({ hits }) => hits.length > 0);
  };
  const openEvent = (one: Item): void => {
    desk.show((one.start ?? view.today).slice(0, 10));
    desk.open({ ...one, all_day: (one.start ?? '').length === 10 } as unknown as EventDraft);
  };
  useEffect(() => {
    if (query.trim() === '') return setParts(undefined);
    let isGone = false;
    const timer = setTimeout(async () => {
      const found = await look(query.trim());
      if (!isGone) setParts(found);
    }, PAUSE_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [query]);
  return html`<${Dialog} title=${words.searchAll} onClose=${onClose}>
    <input type="search" autofocus maxlength="1000" aria-label=${words.searchAll} value=${query} onInput=${(event: Event) => setQuery((event.currentTarget as HTMLInputElement).value)} />
    <div aria-live="polite">${parts?.length === 0 && html`<p class="quiet">${words.noneFound}</p>`}
    ${(parts ?? []).map(
      ({ title, hits }) =>
        html`<h3>${title}</h3><ul class="items">${hits.map(
          ({ key, title: name, about, go }) =>
            html`<li class="item" key=${key}><button type="button" class="line" onClick=${go}><span><b>${name}</b>${about !== '' && html`<small>${marked(about)}</small>`}</span></button></li>`,
        )}</ul>`,
    )}</div><//>`;
}
