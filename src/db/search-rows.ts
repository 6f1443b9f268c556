import type { Generated } from 'kysely';

/** Rows that are made of texts, to find them by. All can be made anew. */

/** Rebuildable: what one user has of one kind that is searched, counted. Terms carry its id, so that nobody meets another's. */
export interface SearchSpaceRow {
  id: Generated<number>;
  user: string;
  kind: string;
  passages: number;
  /** Terms of all passages together. */
  terms: number;
  /** Ids of the first and the last passage that it ever had. */
  first_passage: number;
  last_passage: number;
}

/** Rebuildable: a stretch of an item's text that is searched by itself. Its terms are in the index `passage_terms`. */
export interface PassageRow {
  id: Generated<number>;
  user: string;
  /** Id of the item, such as a memo. */
  item: string;
  ordinal: number;
  /** Where it begins in the text, and how long it is, in characters (code points). */
  from_char: number;
  chars: number;
  terms: number;
}

/** Rebuildable: the vectors of one kind of item that one embedder made. Those of different embedders are never compared. */
export interface VectorSpaceRow {
  id: Generated<number>;
  user: string;
  kind: string;
  /** Its id: model, revision and whatever else vectors depend on. */
  embedder: string;
  dimension: number;
  /** How many there are. */
  vectors: number;
  /** About their mean, as float32: codes are of what a vector differs from it. Null until there are enough to tell. */
  center: Uint8Array | null;
}

/** Rebuildable: the vector of a passage. Never changed, only removed and made anew: the newest id tells whether there are more. */
export interface VectorRow {
  id: Generated<number>;
  user: string;
  space: number;
  passage: number;
  /** Few bits, to find candidates by (retrieval/codes.ts), and all of it, to score them by (retrieval/packed.ts). */
  code: Uint8Array;
  vector: Uint8Array;
}
