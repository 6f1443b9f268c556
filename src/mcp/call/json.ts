import { jsonrepair } from 'jsonrepair';
import { hasTooManyParts } from '../../domain/json-parts.ts';

/** Longest list or object taken as JSON text, in characters. */
const MAX_JSON_TEXT = 200_000;

/** Longest text that is mended: the time that takes grows with the square of its length. */
const MAX_MENDED = 10_000;

/** A fence of Markdown around a whole text. */
const FENCED = /^\s*```[a-z]*\s([\s\S]*?)```\s*$/i;

/** A list or object that is whole: one that was cut off is not mended, since what is missing may matter. */
const WHOLE = /^(?:\{[\s\S]*\}|\[[\s\S]*\])$/;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * JSON as models write it: in a fence, with single quotes, with a comma too many, with Python's True and None.
 * `lenientJson("```json\n{'a': 1,}\n```")` is `{ a: 1 }`; undefined for anything else, for what is cut off and for
 * what has too many parts.
 */
export function lenientJson(given: string): unknown {
  if (given.length > MAX_JSON_TEXT || hasTooManyParts(given)) return undefined;
  const exact = parsed(given);
  if (exact !== undefined) return exact;
  if (given.length > MAX_MENDED) return undefined;
  const text = (FENCED.exec(given)?.[1] ?? given).trim();
  if (!WHOLE.test(text)) return undefined;
  try {
    return parsed(jsonrepair(text));
  } catch {
    return undefined;
  }
}
