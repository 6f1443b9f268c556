import { HOSTS, type Host, placeOf } from '../../app/host-list.ts';
import type { Language } from '../../domain/caller.ts';
import { messages } from '../../messages/index.ts';

import type { Setting } from './facts.ts';
import { type Html, html, sentence } from './html.ts';
import { codeBlock } from './parts.ts';

function where(key: string, host: Host, language: Language): Html {
  const file = placeOf(host, language);
  if (file === undefined) return html`<p class="where">${messages(language).page.runInTerminal}</p>`;
  const openedBy: Readonly<Record<string, string>> = messages(language).page.openedBy;
  const opened = openedBy[key];
  const goes = sentence((place) => messages(language).page.goesInto({ file: place }), html`<code>${file}</code>`);
  return html`<p class="where">${goes}${opened && html`<br>${opened}`}</p>`;
}

interface Way {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly note?: string;
}

/** Both ways for one host; the one that is simpler there comes first. */
function waysOf(key: string, host: Host, { language, server }: Setting): [Way, Way] {
  const isClaude = key === 'claude';
  const url: Way = {
    id: `${key}-url`,
    title: isClaude ? messages(language).page.connectThroughRemote : messages(language).page.connect,
    text: host.urlEntry(`${server.url}/mcp`),
    ...(isClaude && {
      note: messages(language).page.whyThroughRemote,
    }),
  };
  const start: Way = {
    id: `${key}-start`,
    title: messages(language).page.letStartPerch({ name: host.name }),
    text: host.entry(server.hostEnv),
  };
  return isClaude ? [start, url] : [url, start];
}

function hostEntry([key, host]: [string, Host], open: boolean, facts: Setting): Html {
  const { language } = facts;
  const [first, second] = waysOf(key, host, facts);
  const block = ({ id, title, text }: Way): Html =>
    codeBlock(html`<b>${title}</b>`, { id, text, what: `${host.name}: ${title}`, language });
  const link = host.link?.(facts.server.hostEnv);
  const button =
    link !== undefined &&
    html`<p><a class="install" href="${link}">${messages(language).page.addTo({ name: host.name })}</a></p>`;
  return html`<details class="host" name="host"${open && html` open`}><summary>${host.name}</summary><div>${button}${where(key, host, language)}${block(first)}
<details class="other"><summary>${messages(language).page.anotherWay({ way: second.title })}</summary>${block(second)}${
    second.note !== undefined && html`<p class="note">${second.note}</p>`
  }</details></div></details>`;
}

function anyHost({ language, server }: Setting): Html {
  const block = (id: string, title: string, path: string): Html =>
    codeBlock(html`<b>${title}</b>`, { id, text: `${server.url}${path}`, what: title, language });
  return html`<details class="host" name="host"><summary>${messages(language).page.anyOtherHost}</summary><div>${block(
    'other-url',
    messages(language).page.streamableAddress,
    '/mcp',
  )}${block('other-sse', messages(language).page.olderAddress, '/sse')}</div></details>`;
}

/** How to connect each host, with something to copy. */
export function connectSection(facts: Setting): Html {
  const { language } = facts;
  const hosts = Object.entries(HOSTS).map((entry, index) => hostEntry(entry, index === 0, facts));
  return html`<section class="card connect" id="connect" aria-labelledby="connect-title"><h2 id="connect-title">${messages(language).page.connectHost}</h2>
<p class="small quiet">${messages(language).page.severalCanConnect}</p>
<div class="hosts">${hosts}${anyHost(facts)}</div>
<p class="small quiet">${messages(language).page.thenSay}</p>${phrases(language)}</section>`;
}

/** What to say to an assistant, as people do. */
const phrases = (language: Language): Html =>
  html`<ul class="say">${messages(language).page.phrases.map((phrase) => html`<li>${phrase}</li>`)}</ul>`;
