import { say } from '../../messages/say.ts';
import type { PageFacts } from './facts.ts';
import { type Html, html } from './html.ts';
import { codeLine } from './parts.ts';

function zoneOrigin({ language, zone, zoneSource }: PageFacts): string {
  if (zoneSource === 'profile') return say(language, '来自你的资料', 'from your profile');
  if (zoneSource === 'setting')
    return say(language, '来自 PERCH_TIMEZONE 或 --timezone', 'from PERCH_TIMEZONE or --timezone');
  if (/^(Etc\/)?UTC$/.test(zone)) {
    return say(
      language,
      '系统没有设置时区；可以对助手说“我的时区是北京时间”',
      'this system has none set; say to your assistant “my time zone is …”',
    );
  }
  return say(language, '来自本机系统', 'from this system');
}

/** Servers that are sent the text of notes and searches, as the settings name them. */
const modelServers = ({ hostEnv }: PageFacts['server']): string[] => [
  ...new Set(
    [hostEnv.PERCH_EMBEDDER, hostEnv.PERCH_RERANKER].flatMap((text = '') =>
      URL.canParse(text) ? [new URL(text).host] : [],
    ),
  ),
];

function whereNote({ language, server }: PageFacts): string {
  if (server.store === ':memory:')
    return say(language, '只在内存里，服务器停止后就没有了。', 'Only in memory: it is gone when this server stops.');
  const sent = modelServers(server).join(say(language, '、', ', '));
  if (sent === '')
    return say(
      language,
      '全部在这台机器上，没有账号，不连外网。',
      'All of it stays on this machine: no account, no connection to anywhere.',
    );
  return say(
    language,
    `全部在这台机器上，没有账号；按设置，备忘、记忆和搜索的文字会发给 ${sent}。`,
    `All of it is kept on this machine, without an account. As set, the text of memos, memories and searches goes to ${sent}.`,
  );
}

/** Where the data lies and how this server is reached. */
export function aboutSection(facts: PageFacts): Html {
  const { language, server, zone } = facts;
  const line = (id: string, text: string, what: string): Html => codeLine({ id, text, what, language });
  const data = say(language, '数据位置', 'Where the data lies');
  const address = say(language, 'MCP 地址', 'MCP address');
  return html`<section class="card" aria-labelledby="about"><h2 id="about">${say(language, '这台服务器', 'This server')}</h2>
<dl class="facts"><div><dt>${data}</dt><dd>${line('store', server.store, data)}<p class="note">${whereNote(facts)}</p></dd></div>
<div><dt>${address}</dt><dd>${line('address', `${server.url}/mcp`, address)}<p class="note">${say(
    language,
    'MCP 2026-07-28，以及 2024-11-05 至 2025-11-25；旧式 SSE 在 /sse',
    'MCP 2026-07-28, and 2024-11-05 to 2025-11-25; the older SSE at /sse',
  )}</p></dd></div>
<div><dt>${say(language, '时区', 'Time zone')}</dt><dd>${zone} <span class="small quiet">${zoneOrigin(facts)}</span></dd></div>
<div><dt>${say(language, '版本', 'Version')}</dt><dd>${server.version}</dd></div></dl></section>`;
}
