import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tools } from '../src/tools/index.ts';
import type { ToolCases } from '../src/tools/shared/cases.ts';

const SOURCE = fileURLToPath(new URL('../src/tools/', import.meta.url));

/** Where the cases of a tool lie, in src/tools/: beside the tool. */
export const fileOfCases = ({ name, toolset }: { readonly name: string; readonly toolset: string }): string =>
  `${toolset}/${name.replaceAll('_', '-')}.cases.ts`;

async function load(tool: (typeof tools)[number]): Promise<readonly [string, ToolCases]> {
  const file = fileOfCases(tool);
  if (!existsSync(`${SOURCE}${file}`)) throw new Error(`${tool.name} has no cases: src/tools/${file} is missing`);
  const { cases } = (await import(`${SOURCE}${file}`)) as { cases: ToolCases };
  return [tool.name, cases];
}

const ALL = new Map(await Promise.all(tools.map(load)));

/** The cases of a tool of the index. */
export function casesOf(tool: string): ToolCases {
  const cases = ALL.get(tool);
  if (!cases) throw new Error(`There is no tool ${tool}`);
  return cases;
}
