import { createHash } from 'node:crypto';
import { formatWallClock, wallDay } from '../../domain/time/wall.ts';
import { toWall } from '../../domain/time/zone.ts';
import { LANGUAGES, messages } from '../../messages/index.ts';

import { LOGO } from '../../present/logo.ts';
import { aboutSection } from './about-section.ts';
import { agendaSection } from './agenda-section.ts';
import { APP_STYLE } from './app-style.ts';
import { connectSection } from './connect-section.ts';
import type { PageFacts, Problem } from './facts.ts';
import { type Html, html, trusted } from './html.ts';
import { codeLine, ourCommand } from './parts.ts';
import { remindersSection, todosSection } from './plan-sections.ts';
import { SCRIPT } from './script.ts';
import { STYLE } from './style.ts';
import { longDay } from './words.ts';

/** The mark stands beside the name, which says it to those who cannot see it. */
const MARK = LOGO.replace('<svg ', '<svg aria-hidden="true" focusable="false" ');

const sourceHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Content-Security-Policy of the page: its own style, scripts and icon, what it asks of this server, and nothing else from anywhere. */
export const pageCsp = (app?: string): string =>
  [
    "default-src 'none'",
    `style-src ${sourceHash(STYLE)}${app === undefined ? '' : ` ${sourceHash(APP_STYLE)}`}`,
    `script-src ${[SCRIPT, ...(app === undefined ? [] : [START, app])].map(sourceHash).join(' ')}`,
    'img-src data:',
    ...(app === undefined
      ? []
      : [
          "connect-src 'self'",
          "manifest-src 'self'",
          "worker-src 'self'",
          "require-trusted-types-for 'script'",
          'trusted-types perch',
        ]),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Shows the app in place of the page before anything is drawn; where it fails, the page again. */
const START = `document.documentElement.className = 'app';
addEventListener('error', () => { if (!document.getElementById('app').firstChild) document.documentElement.className = ''; });`;

/** Facts as a script reads them; nothing in them ends the element that they stand in. */
const jsonText = (facts: object): Html => trusted(JSON.stringify(facts).replaceAll('<', '\\u003c'));

function languageSwitch({ language }: PageFacts): Html {
  const links = LANGUAGES.map((one) => {
    const { htmlLanguage, ownName } = messages(one).page;
    return html`<a href="?lang=${one}" lang="${htmlLanguage}" hreflang="${htmlLanguage}"${one === language && html` aria-current="true"`}>${ownName}</a>`;
  });
  return html`<nav aria-label="${messages(language).page.language}">${links}</nav>`;
}

const lead = ({ language }: PageFacts): string => messages(language).page.lead;

/** The whole page, complete without its script. Every text that comes from outside is escaped. */
export function renderPage(facts: PageFacts): string {
  const { language, now, zone, plan, server, app } = facts;
  const planned = 'message' in plan ? undefined : plan;
  const wall = toWall(now, zone);
  const icon = `data:image/svg+xml,${encodeURIComponent(LOGO)}`;
  const page = html`<!doctype html>
<html lang="${messages(language).page.htmlLanguage}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Perch · ${longDay(wallDay(wall), language)}</title>
<link rel="icon" href="${icon}">
<style>${trusted(STYLE)}</style>${app && html`<style>${trusted(APP_STYLE)}</style><link rel="manifest" href="/app/manifest.webmanifest"><script>${trusted(START)}</script>`}
</head>
<body>
<a class="skip" href="#main">${messages(language).page.skipToAgenda}</a>${app && html`<div id="app"></div>`}
<div class="page">
<header class="top">${trusted(MARK)}<h1>Perch</h1>${languageSwitch(facts)}</header>
<p class="lead">${lead(facts)}</p>
<div class="columns">
<main class="column" id="main">${'message' in plan ? problemSection(plan, facts) : agendaSection(plan.agenda, facts)}</main>
<aside class="column" aria-label="${messages(language).page.aside}">${planned && html`${remindersSection(planned.reminders, facts)}${todosSection(planned.todos, facts)}`}${connectSection(facts)}${aboutSection(facts)}</aside>
</div>
<footer><span>Perch ${server.version}</span><span>${messages(language).page.asOf} ${formatWallClock(wall)} · ${zone}</span><a href="">${messages(language).page.refresh}</a></footer>
</div>
<p class="unseen" role="status" data-copied="${messages(language).page.copied}" data-selected="${messages(language).page.pressCtrlC}"></p>
<script>${trusted(SCRIPT)}</script>${app && html`<script type="application/json" id="facts">${jsonText(app.facts)}</script><script>${trusted(app.script)}</script>`}
</body>
</html>
`;
  return page.markup;
}

/** The section that takes the place of the agenda: what is wrong, and how to find out more. */
const problemSection = ({ message, hint }: Problem, { language, server }: PageFacts): Html =>
  html`<section class="card problem" role="alert" aria-labelledby="problem"><h2 id="problem">${messages(language).page.calendarCannotBeRead}</h2><p>${message}</p>${hint !== undefined && html`<p>${hint}</p>`}<p class="quiet">${messages(language).page.nothingWasChanged}</p>${codeLine({ id: 'doctor', text: ourCommand(server, 'doctor'), what: messages(language).page.theCommand, language })}</section>`;
