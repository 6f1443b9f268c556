import { brotliCompressSync, constants } from 'node:zlib';

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } };
/** So many bytes of lines are packed together, and unpacked when one of them is wanted. */
const PART = 64 * 1024;

/** Lines in the order of their bytes, by which they are looked up. */
export const inOrder = (lines: readonly string[]): string[] =>
  [...lines].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));

/** Sorted lines `key<tab>value,value` as src/retrieval/dictionary.ts reads them: a line of JSON that tells where the parts are, and the parts. */
export function inParts(lines: readonly string[]): Buffer {
  const parts: string[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    if (last === undefined || last.length + line.length > PART) parts.push(line);
    else parts[parts.length - 1] = last + line;
  }
  const packed = parts.map((part) => brotliCompressSync(part, quality));
  const head = {
    keys: parts.map((part) => part.slice(0, part.indexOf('\t'))),
    sizes: packed.map(({ length }) => length),
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...packed]);
}
