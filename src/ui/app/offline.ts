import type { Language } from '../../domain/caller.ts';
import { LANGUAGES, messages } from '../../messages/index.ts';

/** What a browser needs to install the page as an app (W3C Web Application Manifest). */
export const manifestOf = (language: Language): string =>
  JSON.stringify({
    name: 'Perch',
    short_name: 'Perch',
    lang: messages(language).page.htmlLanguage,
    description: messages(language).page.lead,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f6f5f0',
    theme_color: '#1d6f4c',
    icons: [{ src: '/app/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  });

/** What is shown while the server cannot be reached, in every language, since nobody is there to ask. */
function offlineText(): string {
  const parts = LANGUAGES.map((one) => {
    const { app, page } = messages(one);
    return `<section lang="${page.htmlLanguage}"><h1>${app.offline}</h1><p>${app.offlineHint}</p></section>`;
  });
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>Perch</title>${parts.join('')}`;
}

/** A service worker that keeps nothing of the calendar: it only says so when the server cannot be reached. */
export const serviceWorker = (): string => `const PAGE = ${JSON.stringify(offlineText())};
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(() => new Response(PAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } })));
});
`;
