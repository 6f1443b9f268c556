import { createHash } from 'node:crypto';
import type { Language } from '../../domain/caller.ts';
import { messages } from '../../messages/index.ts';
import { LOGO } from '../../present/logo.ts';
import { type Html, html, trusted } from '../host/html.ts';
import { STYLE } from '../host/style.ts';

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const CSP = [
  "default-src 'none'",
  `style-src ${sha256(STYLE)}`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const pageOf = (language: Language, head: Html | false, body: Html): string =>
  html`<!doctype html>
<html lang="${messages(language).page.htmlLanguage}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Perch</title>
${head}
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(LOGO)}">
<style>${trusted(STYLE)}</style>
</head>
<body><main class="page">${body}</main></body>
</html>
`.markup;

const answer = (status: number, markup: string, more: Readonly<Record<string, string>> = {}): Response =>
  new Response(markup, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': CSP, ...more },
  });

/** What somebody sees who was not let in: how to get in, by a command, and nothing of the calendar. `isStale`: they came by a link that is no good. */
export function lockedPage(language: Language, command: string, isStale: boolean): Response {
  const words = messages(language).app;
  const body = html`<section class="card"><h1>Perch</h1>
<p class="note">${isStale ? words.linkIsStale : words.notLetIn}</p>
<p>${words.howToGetIn}</p><div class="code line"><pre><code>${command}</code></pre></div>
<p class="note">${words.whyLocked}</p></section>`;
  return answer(403, pageOf(language, false, body));
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
