import { say } from '../../messages/say.ts';
import type { PageFacts, Problem } from './facts.ts';
import { type Html, html } from './html.ts';
import { codeLine, ourCommand } from './parts.ts';

/** In place of the agenda: what is wrong, and how to find out more. */
export const problemSection = ({ message, hint }: Problem, { language, server }: PageFacts): Html =>
  html`<section class="card problem" role="alert" aria-labelledby="problem"><h2 id="problem">${say(
    language,
    '现在读不到日历',
    'The calendar cannot be read',
  )}</h2><p>${message}</p>${hint !== undefined && html`<p>${hint}</p>`}<p class="quiet">${say(
    language,
    '日历没有被改动。这条命令会检查数据库并说明原因：',
    'Nothing was changed. This command looks at the database and explains:',
  )}</p>${codeLine({ id: 'doctor', text: ourCommand(server, 'doctor'), what: say(language, '检查命令', 'the command'), language })}</section>`;
