import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';

const DOMAIN = path.resolve(import.meta.dirname, '../../../src/domain');

/** All of the domain may read words that somebody chose, but what reads files: that has a thread of its own. */
const FILES = /^ics[\\/]/;

export type Pattern = Pick<RegExp, 'source' | 'flags'>;

function* literalsIn(file: string): Generator<Pattern> {
  const parsed = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  yield* found;
}

/**
 * Every pattern that reads words, each once: those that stand in the source, and
 * those that are put together when it is loaded. It must not be loaded before.
 */
export async function readingPatterns(): Promise<Pattern[]> {
  const all = new Map<string, Pattern>();
  const add = ({ source, flags }: Pattern): void => void all.set(`/${source}/${flags}`, { source, flags });
  const given = globalThis.RegExp;
  globalThis.RegExp = new Proxy(given, {
    construct(target, [pattern, flags]: [string | RegExp, string | undefined]) {
      const made = new target(pattern, flags);
      add(made);
      return made;
    },
  });
  try {
    for await (const file of glob('**/*.ts', { cwd: DOMAIN })) {
      if (FILES.test(file) || /\.test\.ts$|(?:^|[\\/])testing[\\/]/.test(file)) continue;
      for (const literal of literalsIn(path.join(DOMAIN, file))) add(literal);
      await import(path.join(DOMAIN, file));
    }
  } finally {
    globalThis.RegExp = given;
  }
  return [...all.values()];
}
