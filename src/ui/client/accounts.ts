import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import { TOOLS } from '../../messages/shared/tools.ts';
import type { AccountsView } from '../app/accounts.ts';
import { post, readAccounts } from './api.ts';
import { sayWhen } from './dates.ts';
import { useDesk } from './desk.ts';
import { facts, words } from './facts.ts';

const CHOICES = ['mine', 'theirs', 'both'] as const;

/** Calendars of other places: how they stand, and what was changed on both sides. */
export function Accounts() {
  const { revision, act, tell, view } = useDesk();
  const [found, setFound] = useState<AccountsView>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    readAccounts(stop.signal).then(setFound, () => {});
    return () => stop.abort();
  }, [revision]);
  const busy = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const decide = (id: string, choice: string) =>
    busy(async () => tell((await post('/app/accounts', { id, choice })).result));
  if (!found) return null;
  const { accounts, conflicts } = found;
  const conflict = ({ id, title, differences }: AccountsView['conflicts'][number]) =>
    html`<li class="item" key=${id}><p class="title">${title}</p>
      <table class="sides"><thead><tr><td></td><th scope="col">${words.here}</th><th scope="col">${words.there}</th></tr></thead>
        <tbody>${differences.map(
          ({ field, mine, theirs }) =>
            html`<tr><th scope="row">${words[field]}</th><td>${mine || '–'}</td><td>${theirs || '–'}</td></tr>`,
        )}</tbody></table>
      ${
        !facts.readOnly &&
        html`<div class="row">${CHOICES.map(
          (choice) =>
            html`<button type="button" disabled=${isBusy} aria-label=${`${words.keep[choice]}: ${title}`} onClick=${() => decide(id, choice)}>${words.keep[choice]}</button>`,
        )}</div>`
      }</li>`;
  return html`<section class="card narrow" aria-labelledby="accounts">
    <div class="bar"><h2 id="accounts">${words.accounts}</h2>${
      accounts.length > 0 &&
      !facts.readOnly &&
      html`<button type="button" disabled=${isBusy} onClick=${() => busy(() => act(TOOLS.sync, {}))}>${words.syncNow}</button>`
    }</div>
    ${accounts.length === 0 && html`<p class="quiet">${words.noAccounts}</p><div class="code line"><pre><code>perch-mcp account add</code></pre></div>`}
    <ul class="items">${accounts.map(
      ({ name, state, reason, calendars }) =>
        html`<li class="item" key=${name}><p class="title">${name} <span class=${`tag${state === 'ok' ? ' go' : ' over'}`}>${words.accountState[state]}</span></p>
        ${reason !== null && html`<p class="about">${reason}</p>`}
        ${calendars.map(
          (one) =>
            html`<p class="about">${[one.name, words.syncMode[one.mode as 'off'], one.synced && words.inStep({ when: sayWhen(one.synced, view.today) })].filter(Boolean).join(' · ')}</p>`,
        )}</li>`,
    )}</ul>
    ${conflicts.length > 0 && html`<h3>${words.bothChanged}</h3><ul class="items">${conflicts.map(conflict)}</ul>`}
  </section>`;
}
