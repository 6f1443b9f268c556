import { aboutSection } from './about-section.ts';
import { APP_STYLE } from './app-style.ts';
import { connectSection } from './connect-section.ts';
import { documentOf, policyOf } from './document.ts';
import type { AppFacts } from './facts.ts';
import { type Html, html, trusted } from './html.ts';
import { copying, SCRIPT } from './script.ts';
import { STYLE } from './style.ts';

/** Goes to the page that needs no script, where the app cannot be drawn. */
const INSTEAD = `addEventListener('error', () => { if (!document.getElementById('app').firstChild) location.replace('/?plain'); });`;

const STYLES = [STYLE, APP_STYLE];

/** Content-Security-Policy of the app: what it asks of this server, besides its own style and scripts. */
export const appCsp = (script: string): string =>
  policyOf({
    styles: STYLES,
    scripts: [INSTEAD, SCRIPT, script],
    more: [
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types perch',
    ],
  });

/** Facts as a script reads them; nothing in them ends the element that they stand in. */
const jsonText = (facts: object): Html => trusted(JSON.stringify(facts).replaceAll('<', '\\u003c'));

/** The app: what its script starts with, and what the server knows to say about connecting. Without script, the page in its place. */
export function renderApp(setting: AppFacts): string {
  const { language, script, facts } = setting;
  const head = html`<link rel="manifest" href="/app/manifest.webmanifest" crossorigin="use-credentials"><script>${trusted(INSTEAD)}</script><noscript><meta http-equiv="refresh" content="0;url=/?plain&amp;lang=${language}"></noscript>
`;
  const body = html`<div id="app"></div>
${setting.server.isOwn && html`<div class="page">${connectSection(setting)}${aboutSection(setting)}</div>`}
${copying(language)}<script type="application/json" id="facts">${jsonText(facts)}</script><script>${trusted(script)}</script>`;
  return documentOf({ language, title: 'Perch', styles: STYLES, head, className: 'app', body });
}
