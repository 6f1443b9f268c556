import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** A file of a model, by its path inside the model's folder. */
const file = z.object({
  path: z.string().regex(/^(?!\/)(?!.*\.\.)[\w./-]+$/),
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** The folder of the library that runs models, beside them. */
export const RUNTIME = 'runtime';
export const MANIFEST = 'manifest.json';

/** Also the name of its folder, beside those of other models and of what runs them. Windows drops a dot at the end. */
export const modelName = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9]([\w.-]*[\w-])?$/)
  .refine((name) => name.toLowerCase() !== RUNTIME);

/** Large models lie in some dozen files. */
const MOST_FILES = 100;

/** What there is to know of a model that runs here. */
export const modelSchema = z.object({
  name: modelName,
  kind: z.enum(['embedder', 'reranker']),
  licence: z.string(),
  /** Where it comes from: a repository with its revision, or a folder. */
  source: z.string(),
  /** Which of the weights are used, as the library names them: `q8` is `onnx/model_quantized.onnx`. */
  dtype: z.enum(['fp32', 'fp16', 'q8', 'int8', 'uint8', 'q4']),
  /** Dimension of its vectors; 1 for a reranker. */
  dimension: z.int().positive(),
  /** How the vectors of tokens become that of their text. */
  pooling: z.enum(['mean', 'cls', 'last_token']),
  prefixes: z.object({ query: z.string(), passage: z.string() }),
  /** Longer texts are cut. */
  maxTokens: z.int().positive(),
  files: z.array(file).min(1).max(MOST_FILES),
});

/** Lies in the folder of an installed model; the last to be written. */
const manifestSchema = modelSchema.extend({
  /** When it was installed, or chosen again; of several the last one is used. */
  installed: z.iso.datetime(),
});

export type ModelFile = z.output<typeof file>;
export type Model = z.output<typeof modelSchema>;
export type Installed = z.output<typeof manifestSchema>;

/** The models in a folder, the last one installed first. What is not a model, or was written by another release, is not among them. */
export async function installedModels(folder: string): Promise<Installed[]> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      try {
        const read = manifestSchema.parse(JSON.parse(await readFile(join(folder, name, MANIFEST), 'utf8')));
        return read.name === name ? [read] : [];
      } catch {
        return [];
      }
    }),
  );
  return found.flat().sort((a, b) => b.installed.localeCompare(a.installed));
}

/** Stands for everything that vectors depend on. */
export function fingerprintOf({ name, dtype, pooling, prefixes, maxTokens, files }: Model): string {
  const parts = JSON.stringify([
    dtype,
    pooling,
    prefixes.query,
    prefixes.passage,
    maxTokens,
    files.map((one) => one.sha256),
  ]);
  return `${name}/${createHash('sha256').update(parts).digest('hex').slice(0, 16)}`;
}
