import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** What a message of each kind cannot be without, or with. */
const NOT_SO: Readonly<Record<string, string>> = {
  Request: 'value?.method === undefined',
  Notification: 'value?.method === undefined || value.id !== undefined',
  ResultResponse: 'value?.result === undefined',
  ErrorResponse: 'value?.error === undefined',
};

const GUARD = /const isJSONRPC(\w+) = \(value\) => (JSONRPC\1Schema\.safeParse\(value\)\.success);/g;

/** The text of the SDK with guards that look at one property before they ask zod. Throws when a guard is not there. */
export function withQuickGuards(text: string): string {
  const found = new Set<string>();
  const quick = text.replaceAll(GUARD, (whole, kind: string, asked: string) => {
    const reason = NOT_SO[kind];
    if (reason === undefined) return whole;
    found.add(kind);
    return `const isJSONRPC${kind} = (value) => !(${reason}) && ${asked};`;
  });
  const missing = Object.keys(NOT_SO).filter((kind) => !found.has(kind));
  if (missing.length > 0) throw new Error(`The SDK has no guard of its own for: ${missing.join(', ')}`);
  return quick;
}

/**
 * The SDK asks zod of every message which of four kinds it is, one after the other. A no costs ten times a yes, since
 * zod words it, and a tool call gets two: together a tenth of a small call.
 */
export function quickGuards(): Plugin {
  return {
    name: 'quick-guards',
    setup(build) {
      let isDone = false;
      build.onEnd(() => (isDone ? null : { errors: [{ text: 'The guards of the SDK were not found' }] }));
      build.onLoad({ filter: /[\\/]@modelcontextprotocol[\\/]server[\\/]dist[\\/]src-\w+\.mjs$/ }, async ({ path }) => {
        isDone = true;
        return { contents: withQuickGuards(await readFile(path, 'utf8')), loader: 'js' };
      });
    },
  };
}
