import { isServerUrl } from '../../domain/server-url.ts';
import { messages } from '../../messages/index.ts';
import type { Setting } from './facts.ts';
import { type Html, html } from './html.ts';
import { codeLine } from './parts.ts';

function zoneOrigin({ language, zone, zoneSource }: Setting): string {
  if (zoneSource === 'profile') return messages(language).page.fromYourProfile;
  if (zoneSource === 'setting') return messages(language).page.fromSetting;
  if (/^(Etc\/)?UTC$/.test(zone)) {
    return messages(language).page.fromNowhere;
  }
  return messages(language).page.fromSystem;
}

/** Servers that are sent the text of notes and searches, as the settings name them. */
const modelServers = ({ hostEnv }: Setting['server']): string[] => [
  ...new Set(
    [hostEnv.PERCH_EMBEDDER, hostEnv.PERCH_RERANKER].flatMap((text = '') =>
      URL.canParse(text) ? [new URL(text).host] : [],
    ),
  ),
];

function whereNote({ language, server }: Setting): string {
  if (server.store === ':memory:') return messages(language).page.onlyInMemory;
  if (isServerUrl(server.store)) return messages(language).page.onServer;
  const sent = modelServers(server).join(messages(language).common.listComma);
  if (sent === '') return messages(language).page.allStaysHere;
  return messages(language).page.allButModels({ sent });
}

/** Where the data lies and how this server is reached. */
export function aboutSection(facts: Setting): Html {
  const { language, server, zone } = facts;
  const line = (id: string, text: string, what: string): Html => codeLine({ id, text, what, language });
  const data = messages(language).page.whereDataLies;
  const address = messages(language).page.mcpAddress;
  return html`<section class="card about" aria-labelledby="about"><h2 id="about">${messages(language).page.server}</h2>
<dl class="facts"><div><dt>${data}</dt><dd>${line('store', server.store, data)}<p class="note">${whereNote(facts)}</p></dd></div>
<div><dt>${address}</dt><dd>${line('address', `${server.url}/mcp`, address)}<p class="note">${messages(language).page.protocolVersions}</p></dd></div>
<div><dt>${messages(language).page.timeZone}</dt><dd>${zone} <span class="small quiet">${zoneOrigin(facts)}</span></dd></div>
<div><dt>${messages(language).page.version}</dt><dd>${server.version}</dd></div></dl></section>`;
}
