import type { Language } from '../../domain/caller.ts';
import { messages } from '../../messages/index.ts';
import { documentOf, policyOf } from '../host/document.ts';
import { type Html, html } from '../host/html.ts';
import { STYLE } from '../host/style.ts';

const CSP = policyOf({ styles: [STYLE] });

const pageOf = (language: Language, head: Html | false, body: Html): string =>
  documentOf({ language, title: 'Perch', styles: [STYLE], head, body: html`<main class="page">${body}</main>` });

const answer = (status: number, markup: string, more: Readonly<Record<string, string>> = {}): Response =>
  new Response(markup, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': CSP, ...more },
  });

/**
 * What somebody sees who was not let in: how to get in, and nothing of the calendar. `command`: what they type at this
 * machine; on a server for many people whoever runs it does that. `isStale`: they came by a link that is no good.
 */
export function lockedPage(language: Language, command: string | undefined, isStale: boolean): Response {
  const words = messages(language).app;
  const body = html`<section class="card"><h1>Perch</h1>
<p class="note">${isStale ? words.linkIsStale : words.notLetIn}</p>
<p>${command === undefined ? words.howToBeLetIn : words.howToGetIn}</p>${command !== undefined && html`<div class="code line"><pre><code>${command}</code></pre></div>`}
<p class="note">${words.whyLocked}</p></section>`;
  return answer(command === undefined ? 401 : 403, pageOf(language, false, body));
}

/**
 * Opens the page once more, as a request of its own: a browser that came from another site sends no cookie with the
 * first one, and the link is not to stay in the address bar.
 */
export function onceMore(language: Language, cookie?: string): Response {
  const body = html`<p><a href="/">${messages(language).app.goOn}</a></p>`;
  const head = html`<meta http-equiv="refresh" content="0;url=/">`;
  return answer(200, pageOf(language, head, body), cookie === undefined ? {} : { 'set-cookie': cookie });
}
