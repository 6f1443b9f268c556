import { existsSync } from 'node:fs';
import { mkdir, realpath, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError } from '../../app/config.ts';
import { commandLine, ourselves } from '../../app/hosts.ts';
import { UserError } from '../../domain/errors.ts';
import { CATALOG, type Listed } from '../../models/install/catalog.ts';
import { checkedName, describe, folderOf } from '../../models/install/folder.ts';
import { installRuntime, LIBRARY } from '../../models/install/runtime.ts';
import { runtimeOrigin } from '../../models/install/runtime-origin.ts';
import { assertReplaceable, bytesOf, choose, installWeights, type Origin } from '../../models/install/weights.ts';
import type { Model } from '../../models/local/manifest.ts';
import { wrongWith } from '../../models/local/verify.ts';
import { agrees } from '../terminal/agrees.ts';
import { bytesText } from '../terminal/contents.ts';
import { progressBar } from '../terminal/progress.ts';
import { say } from '../terminal/say.ts';

const HUB = 'https://huggingface.co';

interface Asked {
  readonly name: string | undefined;
  /** A folder of this machine; without it the hub. */
  readonly from: string | undefined;
  readonly yes: boolean;
  /** The address of another hub. */
  readonly hub: string | undefined;
}

/** Installs a model, and what runs it, after saying what comes from where. */
export async function install(
  { modelFolder, embedder, reranker }: Pick<Config, 'modelFolder' | 'embedder' | 'reranker'>,
  asked: Asked,
): Promise<number> {
  const { model, origin } = await find(asked);
  await assertReplaceable(join(modelFolder, model.name));
  const runtime = await runtimeOrigin(modelFolder, asked.from);
  const isHere = await isInstalled(modelFolder, model);
  if (isHere && runtime === 'here') {
    await choose(join(modelFolder, model.name), model);
    say(`${model.name} is installed and sound; of its kind it is now the one that is used.\n`);
    return 0;
  }
  say(explanation(modelFolder, model, isHere ? undefined : origin, runtime));
  await mkdir(modelFolder, { recursive: true });
  await assertRoom(modelFolder, (isHere ? 0 : bytesOf(model)) + (runtime === 'here' ? 0 : LIBRARY.bytes * 4));
  if (!asked.yes && !(await agrees('Install it?', 'model install asks before it begins: add --yes'))) {
    say('Nothing was installed.\n');
    return 1;
  }
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  if (runtime !== 'here') {
    say(`Installing ${LIBRARY.name} …\n`);
    await installRuntime(modelFolder, runtime === 'npm' ? undefined : runtime, stop.signal);
  }
  if (!isHere) {
    const bar = progressBar(model.name);
    const options = { onBytes: bar.update, signal: stop.signal };
    await installWeights(modelFolder, model, origin, options).finally(bar.stop);
  }
  say(`Installed ${model.name}; its files are the ones that were meant (SHA-256).\n`);
  const setting = model.kind === 'embedder' ? embedder : reranker;
  const variable = model.kind === 'embedder' ? 'PERCH_EMBEDDER' : 'PERCH_RERANKER';
  if (setting.kind !== 'auto') say(`${variable} says otherwise, so it is not used yet.\n`);
  say(`To see it work: ${commandLine([...ourselves(), 'doctor'])}\n`);
  return 0;
}

async function find({ name, from, hub }: Asked): Promise<{ model: Model; origin: Origin }> {
  if (name !== undefined) checkedName(name);
  const listed = name === undefined ? CATALOG[0] : CATALOG.find((one) => one.name === name);
  const given = from === undefined ? undefined : await realpath(from).catch(() => undefined);
  if (from !== undefined && given === undefined) throw new UserError('NOT_FOUND', `There is no folder ${from}.`);
  if (listed && given === undefined) return { model: listed, origin: { url: addressOf(listed, hub) } };
  if (listed && given !== undefined) return { model: listed, origin: { folder: await folderOf(listed, given) } };
  if (name !== undefined && given !== undefined) {
    const inside = join(given, name);
    const folder = existsSync(inside) ? inside : given;
    return { model: await describe(name, folder), origin: { folder } };
  }
  const names = CATALOG.map((one) => one.name).join(', ');
  throw new ConfigError(`there is no model "${name}" (${names}); another one needs --from FOLDER`);
}

const addressOf = ({ repository, revision }: Listed, hub = HUB): string =>
  `${hub.replace(/\/+$/, '')}/${repository}/resolve/${revision}`;

async function isInstalled(models: string, model: Model): Promise<boolean> {
  for (const file of model.files) if (await wrongWith(join(models, model.name), file)) return false;
  return true;
}

function explanation(models: string, model: Model, origin: Origin | undefined, runtime: string): string {
  const lines = [`${model.name}: ${'summary' in model ? String(model.summary) : 'a model that Perch does not list'}`];
  if (origin) {
    const where = 'url' in origin ? origin.url : origin.folder;
    lines.push(`  weights   ${bytesText(bytesOf(model))}, licence ${model.licence}, from ${where}`);
  }
  if (runtime !== 'here') {
    const where = runtime === 'npm' ? `from npm (${bytesText(LIBRARY.downloadBytes)} to fetch)` : `from ${runtime}`;
    const size = `about ${bytesText(LIBRARY.bytes)}`;
    lines.push(`  runtime   ${LIBRARY.name} ${LIBRARY.version}, ${size}, licence ${LIBRARY.licence}, ${where}`);
  }
  lines.push(`  into      ${models}`, '');
  return lines.join('\n');
}

async function assertRoom(folder: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize > needed) return;
  throw new UserError(
    'STORAGE_FULL',
    `${bytesText(needed)} are needed in ${folder}, and ${bytesText(bavail * bsize)} are free.`,
    {
      hint: 'PERCH_MODELS names another folder.',
    },
  );
}
