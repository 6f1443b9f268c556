import { createHash } from 'node:crypto';
import { formatWallClock, wallDay } from '../../domain/time/wall.ts';
import { toWall } from '../../domain/time/zone.ts';
import { say } from '../../messages/say.ts';
import { LOGO } from '../../present/logo.ts';
import { aboutSection } from './about-section.ts';
import { agendaSection } from './agenda-section.ts';
import { connectSection } from './connect-section.ts';
import type { PageFacts, Problem } from './facts.ts';
import { type Html, html, trusted } from './html.ts';
import { codeLine, ourCommand } from './parts.ts';
import { remindersSection, todosSection } from './plan-sections.ts';
import { SCRIPT } from './script.ts';
import { STYLE } from './style.ts';
import { longDay } from './words.ts';

/** Beside the name, which says it to those who cannot see it. */
const MARK = LOGO.replace('<svg ', '<svg aria-hidden="true" focusable="false" ');

const sourceHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Content-Security-Policy of the page: its own style, script and icon, and nothing else from anywhere. */
export const PAGE_CSP = [
  "default-src 'none'",
  `style-src ${sourceHash(STYLE)}`,
  `script-src ${sourceHash(SCRIPT)}`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** HTML's own names of the languages. */
const HTML_LANGUAGE = { zh: 'zh-CN', en: 'en' } as const;
const OWN_NAME = { zh: '中文', en: 'English' } as const;

function languageSwitch({ language }: PageFacts): Html {
  const links = (['zh', 'en'] as const).map(
    (one) =>
      html`<a href="?lang=${one}" lang="${HTML_LANGUAGE[one]}" hreflang="${HTML_LANGUAGE[one]}"${one === language && html` aria-current="true"`}>${OWN_NAME[one]}</a>`,
  );
  return html`<nav aria-label="${say(language, '语言', 'Language')}">${links}</nav>`;
}

const lead = ({ language }: PageFacts): string =>
  say(
    language,
    'Perch 替 AI 助手管好日程、提醒、待办、笔记和记忆：助手负责对话，Perch 负责不能靠猜的事——检查冲突、找空闲时间、重复日程、查笔记、随时撤销。',
    'Perch keeps the calendar, reminders, todos, memos and memory of AI assistants: they bring the conversation, Perch brings what must not be guessed: conflicts, free time, repeats, what was written down, and undo.',
  );

/** The whole page, complete without its script. Every text that comes from outside is escaped. */
export function renderPage(facts: PageFacts): string {
  const { language, now, zone, plan, server } = facts;
  const planned = 'message' in plan ? undefined : plan;
  const wall = toWall(now, zone);
  const icon = `data:image/svg+xml,${encodeURIComponent(LOGO)}`;
  const page = html`<!doctype html>
<html lang="${HTML_LANGUAGE[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Perch · ${longDay(wallDay(wall), language)}</title>
<link rel="icon" href="${icon}">
<style>${trusted(STYLE)}</style>
</head>
<body>
<a class="skip" href="#main">${say(language, '跳到日程', 'Skip to the agenda')}</a>
<div class="page">
<header class="top">${trusted(MARK)}<h1>Perch</h1>${languageSwitch(facts)}</header>
<p class="lead">${lead(facts)}</p>
<div class="columns">
<main class="column" id="main">${'message' in plan ? problemSection(plan, facts) : agendaSection(plan.agenda, facts)}</main>
<aside class="column" aria-label="${say(language, '提醒、待办、连接与服务器', 'Reminders, todos, connecting and this server')}">${planned && html`${remindersSection(planned.reminders, facts)}${todosSection(planned.todos, facts)}`}${connectSection(facts)}${aboutSection(facts)}</aside>
</div>
<footer><span>Perch ${server.version}</span><span>${say(language, '截至', 'As of')} ${formatWallClock(wall)} · ${zone}</span><a href="">${say(language, '刷新', 'Refresh')}</a></footer>
</div>
<p class="unseen" role="status" data-copied="${say(language, '已复制', 'Copied')}" data-selected="${say(language, '请按 Ctrl+C', 'Press Ctrl+C')}"></p>
<script>${trusted(SCRIPT)}</script>
</body>
</html>
`;
  return page.markup;
}

/** In place of the agenda: what is wrong, and how to find out more. */
const problemSection = ({ message, hint }: Problem, { language, server }: PageFacts): Html =>
  html`<section class="card problem" role="alert" aria-labelledby="problem"><h2 id="problem">${say(
    language,
    '现在读不到日历',
    'The calendar cannot be read',
  )}</h2><p>${message}</p>${hint !== undefined && html`<p>${hint}</p>`}<p class="quiet">${say(
    language,
    '日历没有被改动。这条命令会检查数据库并说明原因：',
    'Nothing was changed. This command looks at the database and explains:',
  )}</p>${codeLine({ id: 'doctor', text: ourCommand(server, 'doctor'), what: say(language, '检查命令', 'the command'), language })}</section>`;
