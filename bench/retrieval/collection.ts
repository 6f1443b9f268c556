import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A set of documents with questions whose answers are known, in the form of ../shared/data/retrieval. */

export interface Doc {
  readonly id: string;
  readonly title?: string;
  readonly text: string;
}

export interface Question {
  readonly id: string;
  readonly text: string;
  /** Such as `mono` and `cross`; questions of each are counted apart. */
  readonly kind: string;
  /** Relevance by the id of the document. */
  readonly relevant: ReadonlyMap<string, number>;
}

export interface Collection {
  readonly name: string;
  readonly docs: readonly Doc[];
  readonly questions: readonly Question[];
}

const lines = <T>(file: string): T[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);

/** The sets in a folder, or the folder itself where it is one. */
export function collectionsIn(folder: string): Collection[] {
  if (!existsSync(folder)) return [];
  if (existsSync(join(folder, 'docs.jsonl'))) return [read(folder)];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'docs.jsonl')))
    .map((entry) => read(join(folder, entry.name)));
}

function read(folder: string): Collection {
  const relevant = new Map<string, Map<string, number>>();
  for (const { qid, did, rel } of lines<{ qid: string; did: string; rel: number }>(join(folder, 'qrels.jsonl'))) {
    if (rel <= 0) continue;
    const of = relevant.get(qid) ?? new Map<string, number>();
    relevant.set(qid, of.set(did, rel));
  }
  const queries = lines<{ id: string; text: string; kind?: string }>(join(folder, 'queries.jsonl'));
  return {
    name: folder.split('/').at(-1) as string,
    docs: lines<Doc>(join(folder, 'docs.jsonl')),
    questions: queries.flatMap(({ id, text, kind = 'all' }) => {
      const of = relevant.get(id);
      return of ? [{ id, text, kind, relevant: of }] : [];
    }),
  };
}
