import { html } from 'htm/preact';
import { TOOLS } from '../../messages/shared/tools.ts';
import { addDays, sayDay } from './dates.ts';
import { useDesk, useTool } from './desk.ts';
import { words } from './facts.ts';

interface Share {
  readonly name: string;
  readonly hours: number;
}

/** What is told of time that is over. */
interface Spent {
  readonly hours: number;
  readonly meetings: number;
  readonly focus: number;
  readonly planned: number;
  readonly done: number;
  readonly groups: readonly Share[];
  /** Left out where there are none. */
  readonly tags?: readonly Share[];
  readonly people: readonly Share[];
  readonly places: readonly Share[];
  readonly weeks: readonly { readonly start: string; readonly hours: number }[];
}

/** Where the time of the days in sight went: tables, each with its bars in it, the longest of a table as wide as it goes. */
export function TimeSpent({ from, days }: { readonly from: string; readonly days: number }) {
  const { view } = useDesk();
  const found = useTool<{ time: Spent }>(TOOLS.agenda, { start: from, end: addDays(from, days), include: ['time'] });
  const { time } = found ?? {};
  const bars = (title: string, shares: readonly Share[]) => {
    const most = Math.max(...shares.map(({ hours }) => hours));
    return (
      most > 0 &&
      html`<table class="bars"><caption>${title}</caption>
        <thead class="unseen"><tr><th scope="col">${title}</th><th scope="col">${words.hours}</th></tr></thead>
        <tbody>${shares.map(
          ({ name, hours }) =>
            html`<tr style=${{ '--part': hours / most }}><th scope="row">${name}</th><td>${words.hoursOf({ hours })}</td></tr>`,
        )}</tbody></table>`
    );
  };
  const told = (spent: Spent) => html`<p>${words.spentAll(spent)}</p>
    ${spent.planned > 0 && html`<p class="quiet">${words.spentPlanned(spent)}</p>`}
    ${(['groups', 'people', 'places', 'tags'] as const).map((by) => bars(words.spentBy[by], spent[by] ?? []))}
    ${bars(
      words.spentBy.weeks,
      spent.weeks.map(({ start, hours }) => ({ name: sayDay(start, view.today), hours })),
    )}`;
  const hasTime = time !== undefined && (time.hours > 0 || time.weeks.some(({ hours }) => hours > 0));
  return html`<section class="card" aria-labelledby="spent"><h2 id="spent">${words.timeSpent}</h2>
    ${found && (hasTime ? told(time) : html`<p class="quiet">${found.status === 'error' ? found.message : words.spentNothing}</p>`)}
  </section>`;
}
