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
const WORDS = MEANINGS.flat();

/** What every tokenizer here has, as the `tokenizers` library writes it. */
const COMMON = {
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
  post_processor: {
    type: 'TemplateProcessing',
    single: [special('[CLS]'), sequence('A', 0), special('[SEP]')],
    pair: [special('[CLS]'), sequence('A', 0), special('[SEP]'), sequence('B', 1), special('[SEP]', 1)],
    special_tokens: Object.fromEntries(
      ['[CLS]', '[SEP]'].map((token) => [token, { id: token, ids: [SPECIAL.indexOf(token)], tokens: [token] }]),
    ),
  },
};

/** A tokenizer, and its pieces in the order of their numbers. */
interface Pieces {
  readonly pieces: readonly string[];
  readonly tokenizer: object;
  readonly className: string;
}

/** As BERT has it: whole words, Chinese by characters. */
function wordPiece(): Pieces {
  const pieces = [...SPECIAL, ...WORDS];
  const normalizer = { clean_text: true, handle_chinese_chars: true, strip_accents: null, lowercase: true };
  const tokenizer = {
    ...COMMON,
    normalizer: { type: 'BertNormalizer', ...normalizer },
    pre_tokenizer: { type: 'BertPreTokenizer' },
    decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
    model: {
      type: 'WordPiece',
      unk_token: '[UNK]',
      continuing_subword_prefix: '##',
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(pieces.map((word, id) => [word, id])),
    },
  };
  return { pieces, tokenizer, className: 'BertTokenizer' };
}

/** As XLM-RoBERTa has it, and with it E5 and the reranker: the likeliest pieces, a space being one of their letters. */
function unigram(): Pieces {
  const pieces = [...SPECIAL, '▁', ...WORDS, ...WORDS.map((word) => `▁${word}`)];
  const space = { type: 'Metaspace', replacement: '▁', prepend_scheme: 'always', split: true };
  const tokenizer = {
    ...COMMON,
    normalizer: { type: 'NFKC' },
    pre_tokenizer: space,
    decoder: space,
    model: { type: 'Unigram', unk_id: 1, vocab: pieces.map((piece) => [piece, piece.startsWith('▁') ? -1 : -2]) },
  };
  return { pieces, tokenizer, className: 'XLMRobertaTokenizer' };
}

function special(id: string, type_id = 0) {
  return { SpecialToken: { id, type_id } };
}
function sequence(id: string, type_id: number) {
  return { Sequence: { id, type_id } };
}

interface Tiny {
  readonly kind: 'embedder' | 'reranker';
  readonly dimension?: number;
  /** By default that of BERT for an embedder, that of XLM-RoBERTa for a reranker. */
  readonly tokens?: 'wordpiece' | 'unigram';
}

/** Writes a folder as a hub has it, with an ONNX model and a tokenizer of some twenty words. */
export function writeTinyModel(folder: string, { kind, dimension = 8, tokens }: Tiny): void {
  const isEmbedder = kind === 'embedder';
  const { pieces, tokenizer, className } =
    (tokens ?? (isEmbedder ? 'wordpiece' : 'unigram')) === 'wordpiece' ? wordPiece() : unigram();
  const words = pieces.map((piece) => piece.replace('▁', ''));
  mkdirSync(path.join(folder, 'onnx'), { recursive: true });
  const files = {
    'onnx/model.onnx': isEmbedder
      ? embedderOnnx(words.map((word) => meaningOf(word, dimension)))
      : classifierOnnx(words.map((word) => Float32Array.of(word === 'tooth' || word === '牙' ? 3 : -1))),
    'config.json': json({
      model_type: isEmbedder ? 'bert' : 'xlm-roberta',
      hidden_size: dimension,
      max_position_embeddings: 64,
      architectures: [isEmbedder ? 'BertModel' : 'XLMRobertaForSequenceClassification'],
    }),
    'tokenizer.json': json(tokenizer),
    'tokenizer_config.json': json({
      tokenizer_class: className,
      model_max_length: 64,
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
