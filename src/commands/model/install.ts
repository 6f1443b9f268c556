import { existsSync } from 'node:fs';
import { mkdir, realpath, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError } from '../../app/config.ts';
import { commandLine, ourselves } from '../../app/hosts.ts';
import { UserError } from '../../domain/errors.ts';
import type { Messages } from '../../messages/en/messages.ts';
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
import { aboutOf } from './list.ts';

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
  said: Messages['models'],
): Promise<number> {
  const { model, origin } = await find(asked, said);
  await assertReplaceable(join(modelFolder, model.name));
  const runtime = await runtimeOrigin(modelFolder, asked.from);
  const isHere = await isInstalled(modelFolder, model);
  if (isHere && runtime === 'here') {
    await choose(join(modelFolder, model.name), model);
    say(`${said.isHere(model)}\n`);
    return 0;
  }
  say(explanation(modelFolder, model, { origin: isHere ? undefined : origin, runtime, said }));
  await mkdir(modelFolder, { recursive: true });
  await assertRoom(modelFolder, (isHere ? 0 : bytesOf(model)) + (runtime === 'here' ? 0 : LIBRARY.bytes * 4), said);
  if (!asked.yes && !(await agrees(said.installIt, said.installNeedsYes))) {
    say(`${said.nothingInstalled}\n`);
    return 1;
  }
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  if (runtime !== 'here') {
    say(`${said.installing({ library: LIBRARY.name })}\n`);
    await installRuntime(modelFolder, runtime === 'npm' ? undefined : runtime, stop.signal);
  }
  if (!isHere) {
    const bar = progressBar(model.name);
    const options = { onBytes: bar.update, signal: stop.signal };
    await installWeights(modelFolder, model, origin, options).finally(bar.stop);
  }
  say(`${said.done(model)}\n`);
  const setting = model.kind === 'embedder' ? embedder : reranker;
  const variable = model.kind === 'embedder' ? 'PERCH_EMBEDDER' : 'PERCH_RERANKER';
  if (setting.kind !== 'auto') say(`${said.otherwiseSet({ variable })}\n`);
  say(`${said.toTry({ command: commandLine([...ourselves(), 'doctor']) })}\n`);
  return 0;
}

async function find({ name, from, hub }: Asked, said: Messages['models']): Promise<{ model: Model; origin: Origin }> {
  if (name !== undefined) checkedName(name);
  const listed = name === undefined ? CATALOG[0] : CATALOG.find((one) => one.name === name);
  const given = from === undefined ? undefined : await realpath(from).catch(() => undefined);
  if (from !== undefined && given === undefined) throw new UserError('NOT_FOUND', said.noFolder({ folder: from }));
  if (listed && given === undefined) return { model: listed, origin: { url: addressOf(listed, hub) } };
  if (listed && given !== undefined) return { model: listed, origin: { folder: await folderOf(listed, given) } };
  if (name !== undefined && given !== undefined) {
    const inside = join(given, name);
    const folder = existsSync(inside) ? inside : given;
    return { model: await describe(name, folder), origin: { folder } };
  }
  throw new ConfigError(said.noModel({ name: name ?? '', names: CATALOG.map((one) => one.name) }));
}

const addressOf = ({ repository, revision }: Listed, hub = HUB): string =>
  `${hub.replace(/\/+$/, '')}/${repository}/resolve/${revision}`;

async function isInstalled(models: string, model: Model): Promise<boolean> {
  for (const file of model.files) if (await wrongWith(join(models, model.name), file)) return false;
  return true;
}

interface Coming {
  /** Where its weights come from, undefined where they are here. */
  readonly origin: Origin | undefined;
  readonly runtime: string;
  readonly said: Messages['models'];
}

function explanation(models: string, model: Model, { origin, runtime, said }: Coming): string {
  const lines = [said.named({ name: model.name, about: aboutOf(model.name, said) ?? said.unlisted })];
  if (origin) {
    const from = 'url' in origin ? origin.url : origin.folder;
    lines.push(`  ${said.weights({ size: bytesText(bytesOf(model)), licence: model.licence, from })}`);
  }
  if (runtime !== 'here') {
    const from = runtime === 'npm' ? said.npm({ size: bytesText(LIBRARY.downloadBytes) }) : runtime;
    const library = `${LIBRARY.name} ${LIBRARY.version}`;
    lines.push(`  ${said.runtime({ library, size: bytesText(LIBRARY.bytes), licence: LIBRARY.licence, from })}`);
  }
  lines.push(`  ${said.into({ folder: models })}`, '');
  return lines.join('\n');
}

async function assertRoom(folder: string, needed: number, said: Messages['models']): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize > needed) return;
  const sizes = { needed: bytesText(needed), free: bytesText(bavail * bsize) };
  throw new UserError('STORAGE_FULL', said.noRoom({ folder, ...sizes }), { hint: said.otherFolder });
}
