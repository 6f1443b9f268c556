import { join } from 'node:path';
import type { Config } from '../../app/config.ts';
import type { Messages } from '../../messages/en/messages.ts';
import { CATALOG } from '../../models/install/catalog.ts';
import { LIBRARY, runtimeVersion } from '../../models/install/runtime.ts';
import { bytesOf } from '../../models/install/weights.ts';
import { type Installed, installedModels, type Model, RUNTIME } from '../../models/local/manifest.ts';
import type { ModelSetting } from '../../models/settings.ts';
import { bytesText } from '../terminal/contents.ts';
import { say } from '../terminal/say.ts';

/** Says which models there are, which are here, and which are used. */
export async function list({ modelFolder, embedder, reranker }: Config, said: Messages['models']): Promise<number> {
  const installed = await installedModels(modelFolder);
  const others = installed.filter(({ name }) => !CATALOG.some((one) => one.name === name));
  const rows = (kind: Model['kind'], setting: ModelSetting): string[] => {
    const used = usedOf(kind, setting, installed);
    return [...CATALOG, ...others]
      .filter((one) => one.kind === kind)
      .map((one) => {
        const here = installed.some(({ name }) => name === one.name);
        const state = one.name === used ? said.used : here ? said.installed : '';
        const about = aboutOf(one.name, said) ?? said.from({ source: one.source });
        return `  ${one.name.padEnd(24)}${bytesText(bytesOf(one)).padStart(9)}  ${state.padEnd(11)}${one.licence}; ${about}\n`;
      });
  };
  const version = await runtimeVersion(join(modelFolder, RUNTIME));
  say(`${said.embedders}${remote(embedder, said)}\n${rows('embedder', embedder).join('')}`);
  say(`${said.rerankers}${remote(reranker, said)}\n${rows('reranker', reranker).join('')}`);
  const library = LIBRARY.name;
  say(`${version === undefined ? said.absent({ library }) : said.runs({ library, version })}\n`);
  say(`${said.folder({ folder: modelFolder })}\n`);
  return 0;
}

/** What is known of a model that Perch lists. */
export const aboutOf = (name: string, { about }: Messages['models']): string | undefined =>
  (about as Readonly<Record<string, string>>)[name];

const remote = (setting: ModelSetting, said: Messages['models']): string => {
  if (setting.kind === 'http') return said.remote(setting);
  return setting.kind === 'off' ? said.off : '';
};

/** The name of the installed model that is used. */
function usedOf(kind: Model['kind'], setting: ModelSetting, installed: readonly Installed[]): string | undefined {
  if (setting.kind === 'named') return setting.name;
  return setting.kind === 'auto' ? installed.find((one) => one.kind === kind)?.name : undefined;
}
