import type { Model, ModelFile } from '../local/manifest.ts';
import { prefixesOf } from '../shared/prefixes.ts';

/** A model that Perch knows how to install; what is known of it stands in the messages. */
export interface Listed extends Model {
  /** On the hub. */
  readonly repository: string;
  /** A commit of the repository: what it names never changes. */
  readonly revision: string;
}

const WEIGHTS = 'onnx/model_quantized.onnx';

/** Sizes and SHA-256 of the files, in the order weights, config, tokenizer, its config. */
type Pins = readonly (readonly [bytes: number, sha256: string])[];

const pinned = (pins: Pins): ModelFile[] =>
  [WEIGHTS, 'config.json', 'tokenizer.json', 'tokenizer_config.json'].map((path, index) => {
    const [bytes = 0, sha256 = ''] = pins[index] ?? [];
    return { path, bytes, sha256 };
  });

type Entry = Pick<Listed, 'name' | 'kind' | 'licence' | 'repository' | 'revision'> &
  Pick<Model, 'dimension' | 'pooling' | 'maxTokens'> & { readonly pins: Pins };

const listed = ({ pins, ...entry }: Entry): Listed => ({
  ...entry,
  source: `${entry.repository}@${entry.revision}`,
  dtype: 'q8',
  prefixes: prefixesOf(entry.name),
  files: pinned(pins),
});

/** The first embedder and the first reranker are installed when no name is given. */
export const CATALOG: readonly Listed[] = [
  listed({
    name: 'multilingual-e5-small',
    kind: 'embedder',
    licence: 'MIT',
    repository: 'Xenova/multilingual-e5-small',
    revision: '761b726dd34fb83930e26aab4e9ac3899aa1fa78',
    dimension: 384,
    pooling: 'mean',
    maxTokens: 512,
    pins: [
      [118_308_185, 'f80102d3f2a1229f387d3c81909990d8945513e347b0eab049f7de3c6f98c193'],
      [658, 'cb99455288675345e1a4f411438d5d0adbba5fbd3a67ea4fb03c015433b996c1'],
      [17_082_730, '0b44a9d7b51c3c62626640cda0e2c2f70fdacdc25bbbd68038369d14ebdf4c39'],
      [443, 'a1d6bc8734a6f635dc158508bef000f8e2e5a759c7d92f984b2c86e5ff53425b'],
    ],
  }),
  listed({
    name: 'bge-small-zh-v1.5',
    kind: 'embedder',
    licence: 'MIT',
    repository: 'Xenova/bge-small-zh-v1.5',
    revision: '75c43b069aac4d136ba6bc1122f995fedcfd2781',
    dimension: 512,
    pooling: 'cls',
    maxTokens: 512,
    pins: [
      [24_010_842, '15b717c382bcb518ba457b93ea6850ede7f4f1cd8937454aa06972366cd19bcc'],
      [716, 'd4193ead3a810fd694fa8a31d7fc72fbaebc0668b603e398734bf2f6538ff42f'],
      [439_125, '48cea5d44424912a6fd1ea647bf4fe50b55ab8b1e5879c3275f80e339e8fae26'],
      [367, 'e6f3b96db926a37d4039995fbf5ad17de158dfb8f6343d607e4dbaad18d75f5a'],
    ],
  }),
  listed({
    name: 'qwen3-embedding-0.6b',
    kind: 'embedder',
    licence: 'Apache-2.0',
    repository: 'onnx-community/Qwen3-Embedding-0.6B-ONNX',
    revision: 'c25a394dd583836952667c12f008335071b3f43d',
    dimension: 1024,
    pooling: 'last_token',
    maxTokens: 1024,
    pins: [
      [613_527_631, '87cd124e0ef1fd1f223ebc283efccbaeac386d0b08344701c46975d0657b591f'],
      [1_576, '66a10929782f3c9a3cd5dec90e2a95c60e05736134a63cd54479eeae80bed175'],
      [11_423_705, 'def76fb086971c7867b829c23a26261e38d9d74e02139253b38aeb9df8b4b50a'],
      [9_731, '977648852447cb6587327ff3205b0a84cf2fc9f05621d6c8e88a497caafab2e1'],
    ],
  }),
  listed({
    name: 'bge-reranker-v2-m3',
    kind: 'reranker',
    licence: 'Apache-2.0',
    repository: 'onnx-community/bge-reranker-v2-m3-ONNX',
    revision: '6f5ff65298512715a1e669753bc754d2bc8f367b',
    dimension: 1,
    pooling: 'cls',
    maxTokens: 512,
    pins: [
      [570_727_094, '912fc1215c2dbff6499700534bd8d31253af01573861abbfc43afd1fab6cce5d'],
      [848, '122e922dcfed6503c8721e6fe1daf090340c3d95ca7f3aa3a72730b321a51cfd'],
      [17_082_900, '8bf8afbfd11306bd872018c53bfdf2e160a56f8edbcf49933324404791c148d3'],
      [1_203, 'b87c8703482b0300d3da30e201519aa641f6a450f5eb5bf1e624afbf70c74d80'],
    ],
  }),
];
