import { say } from '../../messages/say.ts';
import type { PageFacts } from './facts.ts';
import { type Html, html } from './html.ts';
import { codeLine, ourCommand } from './parts.ts';

/** Instead of a week without events: how it gets some. */
export function firstSteps({ language, server }: PageFacts): Html {
  const text = ourCommand(server, 'import', 'calendar.ics');
  const steps = [
    html`<a href="#connect">${say(language, '连接一个助手', 'Connect an assistant')}</a>${say(language, '，配置可以直接复制。', '; its entry is there to copy.')}`,
    html`${say(language, '对它说：', 'Say to it: ')}<q>${say(language, '明天下午三点和设计师过一下原型，一个小时。', 'Design review tomorrow at three, for an hour.')}</q>`,
    html`${say(language, '或者把已有的日历导进来：', 'Or bring in the calendar that you have:')}${codeLine({ id: 'import', text, what: say(language, '导入命令', 'the import command'), language })}`,
  ];
  return html`<section class="card" aria-labelledby="start"><h2 id="start">${say(language, '从这里开始', 'Start here')}</h2>
<p class="quiet">${say(language, '这七天还没有日程。', 'There is nothing in these seven days yet.')}</p>
<ol class="steps">${steps.map((step) => html`<li><div>${step}</div></li>`)}</ol></section>`;
}
