import { join } from 'node:path';
import type { Config } from '../../app/config.ts';
import { CATALOG } from '../../models/install/catalog.ts';
import { LIBRARY, runtimeVersion } from '../../models/install/runtime.ts';
import { bytesOf } from '../../models/install/weights.ts';
import { type Installed, installedModels, type Model, RUNTIME } from '../../models/local/manifest.ts';
import type { ModelSetting } from '../../models/settings.ts';
import { bytesText } from '../terminal/contents.ts';
import { say } from '../terminal/say.ts';

/** Says which models there are, which are here, and which are used. */
export async function list({ modelFolder, embedder, reranker }: Config): Promise<number> {
  const installed = await installedModels(modelFolder);
  const others = installed.filter(({ name }) => !CATALOG.some((one) => one.name === name));
  const rows = (kind: Model['kind'], setting: ModelSetting): string[] => {
    const used = usedOf(kind, setting, installed);
    return [...CATALOG, ...others]
      .filter((one) => one.kind === kind)
      .map((one) => {
        const here = installed.some(({ name }) => name === one.name);
        const state = one.name === used ? 'used' : here ? 'installed' : '';
        const about = 'summary' in one ? one.summary : `from ${one.source}`;
        return `  ${one.name.padEnd(24)}${bytesText(bytesOf(one)).padStart(9)}  ${state.padEnd(11)}${one.licence}; ${about}\n`;
      });
  };
  const version = await runtimeVersion(join(modelFolder, RUNTIME));
  say(`Embedders, which find notes by meaning${remote(embedder)}\n${rows('embedder', embedder).join('')}`);
  say(`Rerankers, which put them in a better order${remote(reranker)}\n${rows('reranker', reranker).join('')}`);
  say(`${LIBRARY.name}, which runs them: ${version ?? 'not installed'}\nFolder ${modelFolder}\n`);
  return 0;
}

const remote = (setting: ModelSetting): string => {
  if (setting.kind === 'http') return ` (used: ${setting.model} at ${setting.url})`;
  return setting.kind === 'off' ? ' (off)' : '';
};

/** The name of the installed model that is used. */
function usedOf(kind: Model['kind'], setting: ModelSetting, installed: readonly Installed[]): string | undefined {
  if (setting.kind === 'named') return setting.name;
  return setting.kind === 'auto' ? installed.find((one) => one.kind === kind)?.name : undefined;
}
