import { formatWallClock, wallDay } from '../../domain/time/wall.ts';
import { toWall } from '../../domain/time/zone.ts';
import { LANGUAGES, messages } from '../../messages/index.ts';

import { LOGO } from '../../present/logo.ts';
import { aboutSection } from './about-section.ts';
import { agendaSection } from './agenda-section.ts';
import { connectSection } from './connect-section.ts';
import { documentOf, policyOf } from './document.ts';
import type { PageFacts, Problem } from './facts.ts';
import { type Html, html, trusted } from './html.ts';
import { codeLine, ourCommand } from './parts.ts';
import { remindersSection, todosSection } from './plan-sections.ts';
import { copying, SCRIPT } from './script.ts';
import { STYLE } from './style.ts';
import { longDay } from './words.ts';

/** The mark stands beside the name, which says it to those who cannot see it. */
const MARK = LOGO.replace('<svg ', '<svg aria-hidden="true" focusable="false" ');

/** Content-Security-Policy of the page. */
export const PAGE_CSP = policyOf({ styles: [STYLE], scripts: [SCRIPT] });

function languageSwitch({ language }: PageFacts): Html {
  const links = LANGUAGES.map((one) => {
    const { htmlLanguage, ownName } = messages(one).page;
    return html`<a href="?plain&amp;lang=${one}" lang="${htmlLanguage}" hreflang="${htmlLanguage}"${one === language && html` aria-current="true"`}>${ownName}</a>`;
  });
  return html`<nav aria-label="${messages(language).page.language}">${links}</nav>`;
}

const lead = ({ language }: PageFacts): string => messages(language).page.lead;

/** The whole page, complete without its script. Every text that comes from outside is escaped. */
export function renderPage(facts: PageFacts): string {
  const { language, now, zone, plan, server } = facts;
  const planned = 'message' in plan ? undefined : plan;
  const wall = toWall(now, zone);
  const body = html`<a class="skip" href="#main">${messages(language).page.skipToAgenda}</a>
<div class="page">
<header class="top">${trusted(MARK)}<h1>Perch</h1>${languageSwitch(facts)}</header>
<p class="lead">${lead(facts)}</p>
<div class="columns">
<main class="column" id="main">${'message' in plan ? problemSection(plan, facts) : agendaSection(plan.agenda, facts)}</main>
<aside class="column" aria-label="${messages(language).page.aside}">${planned && html`${remindersSection(planned.reminders, facts)}${todosSection(planned.todos, facts)}`}${server.isOwn && html`${connectSection(facts)}${aboutSection(facts)}`}</aside>
</div>
<footer><span>Perch ${server.version}</span><span>${messages(language).page.asOf} ${formatWallClock(wall)} · ${zone}</span><a href="">${messages(language).page.refresh}</a></footer>
</div>
${copying(language)}`;
  return documentOf({ language, title: `Perch · ${longDay(wallDay(wall), language)}`, styles: [STYLE], body });
}

/** The section that takes the place of the agenda: what is wrong, and how to find out more. */
const problemSection = ({ message, hint }: Problem, { language, server }: PageFacts): Html =>
  html`<section class="card problem" role="alert" aria-labelledby="problem"><h2 id="problem">${messages(language).page.calendarCannotBeRead}</h2><p>${message}</p>${hint !== undefined && html`<p>${hint}</p>`}<p class="quiet">${messages(language).page.nothingWasChanged}</p>${server.isOwn && codeLine({ id: 'doctor', text: ourCommand(server, 'doctor'), what: messages(language).page.theCommand, language })}</section>`;
