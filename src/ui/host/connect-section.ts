import { HOSTS, type Host } from '../../app/hosts.ts';
import type { Language } from '../../domain/caller.ts';
import { say } from '../../messages/say.ts';
import type { PageFacts } from './facts.ts';
import { type Html, html } from './html.ts';
import { codeBlock } from './parts.ts';

/** How to come to the file of a host. */
const OPENED_BY: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  claude: [
    '设置 → 开发者 → 编辑配置；改完重启 Claude',
    'Settings → Developer → Edit Config; restart Claude afterwards',
  ],
  vscode: ['或命令“MCP: Open User Configuration”', 'or the command “MCP: Open User Configuration”'],
};

function where(key: string, { file }: Host, language: Language): Html {
  if (file === undefined) return html`<p class="where">${say(language, '在终端里运行：', 'Run in a terminal:')}</p>`;
  const opened = OPENED_BY[key];
  return html`<p class="where">${say(language, '写进 ', 'Goes into ')}<code>${file}</code>${opened && html`<br>${say(language, ...opened)}`}</p>`;
}

interface Way {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly note?: string;
}

/** Both ways for one host; the one that is simpler there comes first. */
function waysOf(key: string, host: Host, { language, server }: PageFacts): [Way, Way] {
  const isClaude = key === 'claude';
  const url: Way = {
    id: `${key}-url`,
    title: isClaude
      ? say(language, '连接本页的 Perch（经 mcp-remote）', 'Connect to this Perch, through mcp-remote')
      : say(language, '连接本页的 Perch', 'Connect to this Perch'),
    text: host.urlEntry(`${server.url}/mcp`),
    ...(isClaude && {
      note: say(
        language,
        '“自定义连接器”（设置 → 连接器）由 Anthropic 的网络发起连接，到不了这台机器，所以要经 mcp-remote。',
        'A custom connector (Settings → Connectors) is opened from Anthropic’s network, which does not reach this machine: hence mcp-remote.',
      ),
    }),
  };
  const start: Way = {
    id: `${key}-start`,
    title: say(language, `由 ${host.name} 启动 Perch`, `Let ${host.name} start Perch`),
    text: host.entry(server.hostEnv),
  };
  return isClaude ? [start, url] : [url, start];
}

function hostEntry([key, host]: [string, Host], open: boolean, facts: PageFacts): Html {
  const { language } = facts;
  const [first, second] = waysOf(key, host, facts);
  const block = ({ id, title, text }: Way): Html =>
    codeBlock(html`<b>${title}</b>`, { id, text, what: `${host.name}: ${title}`, language });
  return html`<details class="host" name="host"${open && html` open`}><summary>${host.name}</summary><div>${where(key, host, language)}${block(first)}
<details class="other"><summary>${say(language, '另一种方式：', 'Another way: ')}${second.title}</summary>${block(second)}${
    second.note !== undefined && html`<p class="note">${second.note}</p>`
  }</details></div></details>`;
}

function anyHost({ language, server }: PageFacts): Html {
  const block = (id: string, title: string, path: string): Html =>
    codeBlock(html`<b>${title}</b>`, { id, text: `${server.url}${path}`, what: title, language });
  return html`<details class="host" name="host"><summary>${say(language, '其他助手', 'Any other host')}</summary><div>${block(
    'other-url',
    say(language, '地址（Streamable HTTP）', 'Address (Streamable HTTP)'),
    '/mcp',
  )}${block('other-sse', say(language, '只懂旧式 SSE 的助手', 'For hosts that only know the older SSE'), '/sse')}</div></details>`;
}

/** How to connect each host, with something to copy. */
export function connectSection(facts: PageFacts): Html {
  const { language } = facts;
  const hosts = Object.entries(HOSTS).map((entry, index) => hostEntry(entry, index === 0, facts));
  return html`<section class="card connect" id="connect" aria-labelledby="connect-title"><h2 id="connect-title">${say(language, '连接助手', 'Connect a host')}</h2>
<p class="small quiet">${say(language, '几个助手可以同时连接，看到的是同一份日历。', 'Several can be connected at once; they share one calendar.')}</p>
<div class="hosts">${hosts}${anyHost(facts)}</div>
<p class="small quiet">${say(language, '连上之后，可以这样说：', 'Then say, for instance:')}</p>${phrases(language)}</section>`;
}

const PHRASES = {
  zh: ['明天下午三点和设计师过一下原型，一个小时。', '这周哪天上午有一个半小时空着？', '撤销刚才那个。'],
  en: ['Design review tomorrow at three, for an hour.', 'Find 90 minutes this week, mornings.', 'Undo that.'],
} as const;

/** What to say to an assistant, as people do. */
const phrases = (language: Language): Html =>
  html`<ul class="say">${PHRASES[language].map((phrase) => html`<li>${phrase}</li>`)}</ul>`;
