import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { UserError, type Worded } from '../../domain/errors.ts';
import { wordedRefusal } from '../../domain/storage-refusal.ts';
import type { Model } from '../local/manifest.ts';
import { MANIFEST, modelName, modelSchema, RUNTIME } from '../local/manifest.ts';
import { sha256Of } from '../local/verify.ts';
import { prefixesOf } from '../shared/prefixes.ts';
import type { Listed } from './catalog.ts';

/** Weights that a folder may have, the smaller ones first, and what the library calls them. */
const WEIGHTS = [
  ['onnx/model_quantized.onnx', 'q8'],
  ['onnx/model_int8.onnx', 'int8'],
  ['onnx/model_fp16.onnx', 'fp16'],
  ['onnx/model.onnx', 'fp32'],
] as const;

/** Longest text in tokens, where the model does not take less: passages are no longer. */
const MOST_TOKENS = 512;

const configSchema = z.object({
  hidden_size: z.int().positive(),
  max_position_embeddings: z.int().positive().default(MOST_TOKENS),
  architectures: z.array(z.string()).default([]),
});

/** How sentence-transformers says which vector stands for a text. */
const poolingSchema = z.object({
  pooling_mode_cls_token: z.boolean().default(false),
  pooling_mode_lasttoken: z.boolean().default(false),
});

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** The folder of a listed model below the one that was given: that folder itself, a copy of Perch's, or a cache of the hub. */
export async function folderOf(model: Listed, given: string): Promise<string> {
  const { name, repository, revision, files } = model;
  const cached = join(`models--${repository.replace('/', '--')}`, 'snapshots', revision);
  for (const inside of ['', name, repository, repository.split('/')[1] ?? '', cached]) {
    const folder = join(given, inside);
    if (files[0] && (await exists(join(folder, files[0].path)))) return folder;
  }
  throw wrong(({ models }) => [
    models.noFile({ file: files[0]?.path ?? '', name, folder: given }),
    models.asTheHub({ repository }),
  ]);
}

/** A name that a folder of a model may have. Throws UserError: with another one, a folder of somebody else would be replaced. */
export function checkedName(name: string): string {
  if (modelName.safeParse(name).success) return name;
  throw wrong(({ models }) => [models.badName({ name }), models.goodNames({ reserved: RUNTIME })]);
}

/** Many times what a manifest of Perch's has. */
const MOST_MANIFEST_BYTES = 256 * 1024;

const manifestShape = z.object({ files: z.array(z.unknown()) });

/** What a copy of a folder of Perch's says of itself; undefined for any other folder. Throws UserError. */
async function copiedManifest(folder: string): Promise<Model | undefined> {
  const path = join(folder, MANIFEST);
  const bytes = await stat(path).then(
    ({ size }) => size,
    () => 0,
  );
  if (bytes === 0) return undefined;
  if (bytes > MOST_MANIFEST_BYTES) throw wrong(({ models }) => models.tooLarge({ file: path }));
  const content: unknown = await readFile(path, 'utf8')
    .then(JSON.parse, () => undefined)
    .catch(() => undefined);
  const copied = modelSchema.safeParse(content);
  if (copied.success) return copied.data;
  if (!manifestShape.safeParse(content).success) return undefined;
  const [issue] = copied.error.issues;
  const error = `${issue?.path.join('.')}: ${issue?.message}`;
  throw wrong(({ models }) => [models.notWritten({ file: path, error }), models.withoutIt]);
}

/** Reads what a model is that Perch does not list, from its own files. Throws UserError. */
export async function describe(given: string, folder: string): Promise<Model> {
  const name = checkedName(given);
  const read = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(folder, path), 'utf8'));
  const copied = await copiedManifest(folder);
  if (copied) return { ...copied, name };
  try {
    const config = configSchema.parse(await read('config.json'));
    const pooling = poolingSchema.parse(await read('1_Pooling/config.json').catch(() => ({})));
    const isReranker = config.architectures.some((one) => one.endsWith('ForSequenceClassification'));
    const weights = await firstOf(folder);
    const paths = [weights.path, 'config.json', 'tokenizer.json', 'tokenizer_config.json'];
    return modelSchema.parse({
      name,
      kind: isReranker ? 'reranker' : 'embedder',
      licence: 'as its makers say',
      source: folder,
      dtype: weights.dtype,
      dimension: isReranker ? 1 : config.hidden_size,
      pooling: pooling.pooling_mode_cls_token ? 'cls' : pooling.pooling_mode_lasttoken ? 'last_token' : 'mean',
      prefixes: prefixesOf(name),
      maxTokens: Math.min(config.max_position_embeddings, MOST_TOKENS),
      files: await Promise.all(
        paths.map(async (path) => ({
          path,
          bytes: (await stat(join(folder, path))).size,
          sha256: await sha256Of(join(folder, path)),
        })),
      ),
    });
  } catch (error) {
    if (error instanceof UserError) throw error;
    const why = error instanceof z.ZodError ? (error.issues[0]?.message ?? '') : String(error);
    throw wrong(({ models }) => [models.noModelFolder({ folder, error: why }), models.folderNeeds]);
  }
}

async function firstOf(folder: string) {
  for (const [path, dtype] of WEIGHTS) if (await exists(join(folder, path))) return { path, dtype };
  throw wrong(({ models }) => [
    models.noWeights({ folder: join(folder, 'onnx') }),
    models.takes({ files: WEIGHTS.map(([path]) => path) }),
  ]);
}

const wrong = (worded: Worded): UserError => wordedRefusal('INVALID_ARGUMENT', worded);
