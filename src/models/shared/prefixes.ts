/** What a model was trained to see in front of a text. */
export interface Prefixes {
  readonly query: string;
  readonly passage: string;
}

const NONE: Prefixes = { query: '', passage: '' };

/**
 * From the cards of the models. Those of E5 are needed on both sides, those of
 * the others only say that a text is a query.
 */
const FAMILIES: readonly (readonly [name: RegExp, prefixes: Prefixes])[] = [
  [/(^|[^a-z0-9])e5([^a-z0-9]|$)/, { query: 'query: ', passage: 'passage: ' }],
  [/bge-(small|base|large)-zh/, { query: '为这个句子生成表示以用于检索相关文章：', passage: '' }],
  [
    /bge-(small|base|large)-en|mxbai-embed/,
    { query: 'Represent this sentence for searching relevant passages: ', passage: '' },
  ],
  [
    /qwen3-embedding/,
    {
      query: 'Instruct: Given a web search query, retrieve relevant passages that answer the query\nQuery:',
      passage: '',
    },
  ],
  [/nomic-embed/, { query: 'search_query: ', passage: 'search_document: ' }],
];

/** The prefixes of a model, by its name; none for a model that is not known. */
export function prefixesOf(name: string): Prefixes {
  const lower = name.toLowerCase();
  return FAMILIES.find(([family]) => family.test(lower))?.[1] ?? NONE;
}

/** No model here takes more; longer texts only take time. */
const MOST_LETTERS = 8_000;

/** A text as a model gets it. */
export const prefixed = (text: string, prefix: string): string => prefix + text.slice(0, MOST_LETTERS).toWellFormed();
