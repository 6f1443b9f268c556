import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { classifierOnnx, embedderOnnx } from './tiny-onnx.ts';

const SPECIAL = ['[PAD]', '[UNK]', '[CLS]', '[SEP]'];

/** The words that the tiny models know; those of one line mean the same to the embedder. */
const MEANINGS = [
  ['dentist', 'tooth', '牙', '医'],
  ['flight', 'plane', '飞', '机'],
  ['budget', 'money', '预', '算'],
  ['query', 'passage', ':'],
];
const VOCABULARY = [...SPECIAL, ...MEANINGS.flat()];

/** A tokenizer of the kind that BERT has, as the `tokenizers` library writes it. */
const TOKENIZER = {
  version: '1.0',
  truncation: null,
  padding: null,
  added_tokens: SPECIAL.map((content, id) => ({
    id,
    content,
    single_word: false,
    lstrip: false,
    rstrip: false,
    normalized: false,
    special: true,
  })),
  normalizer: {
    type: 'BertNormalizer',
    clean_text: true,
    handle_chinese_chars: true,
    strip_accents: null,
    lowercase: true,
  },
  pre_tokenizer: { type: 'BertPreTokenizer' },
  post_processor: {
    type: 'TemplateProcessing',
    single: [special('[CLS]'), sequence('A', 0), special('[SEP]')],
    pair: [special('[CLS]'), sequence('A', 0), special('[SEP]'), sequence('B', 1), special('[SEP]', 1)],
    special_tokens: Object.fromEntries(
      ['[CLS]', '[SEP]'].map((token) => [token, { id: token, ids: [SPECIAL.indexOf(token)], tokens: [token] }]),
    ),
  },
  decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
  model: {
    type: 'WordPiece',
    unk_token: '[UNK]',
    continuing_subword_prefix: '##',
    max_input_chars_per_word: 100,
    vocab: Object.fromEntries(VOCABULARY.map((word, id) => [word, id])),
  },
};

function special(id: string, type_id = 0) {
  return { SpecialToken: { id, type_id } };
}
function sequence(id: string, type_id: number) {
  return { Sequence: { id, type_id } };
}

interface Tiny {
  readonly kind: 'embedder' | 'reranker';
  readonly dimension?: number;
}

/** Writes a folder as a hub has it, with an ONNX model and a tokenizer of some twenty words. */
export function writeTinyModel(folder: string, { kind, dimension = 8 }: Tiny): void {
  const rows =
    kind === 'embedder'
      ? VOCABULARY.map((word) => meaningOf(word, dimension))
      : VOCABULARY.map((word) => Float32Array.of(word === 'tooth' || word === '牙' ? 3 : -1));
  mkdirSync(path.join(folder, 'onnx'), { recursive: true });
  const files = {
    'onnx/model.onnx': kind === 'embedder' ? embedderOnnx(rows) : classifierOnnx(rows),
    'config.json': json({
      model_type: 'bert',
      hidden_size: dimension,
      max_position_embeddings: 64,
      architectures: [kind === 'embedder' ? 'BertModel' : 'BertForSequenceClassification'],
    }),
    'tokenizer.json': json(TOKENIZER),
    'tokenizer_config.json': json({
      tokenizer_class: 'BertTokenizer',
      model_max_length: 64,
      do_lower_case: true,
      pad_token: '[PAD]',
      unk_token: '[UNK]',
      cls_token: '[CLS]',
      sep_token: '[SEP]',
    }),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
}

const json = (value: unknown): string => JSON.stringify(value);

/** One direction for each line of meanings; what has none is near nothing. */
function meaningOf(word: string, dimension: number): Float32Array {
  const line = MEANINGS.findIndex((words) => words.includes(word));
  return Float32Array.from({ length: dimension }, (_, index) => (index === line + 1 ? 1 : 0.01));
}
