import type { Tool } from '../../src/mcp/call/define.ts';
import type { JsonSchema } from '../../src/mcp/call/schema.ts';
import type { Example, Language } from '../../src/tools/shared/cases.ts';
import { GLOSSARY } from './glossary.ts';
import type { Played } from './play.ts';

/** An example with what came of it. */
export interface Shown {
  readonly language: Language;
  readonly says: Example['says'];
  readonly played: readonly Played[];
}

const EFFECTS = {
  read: 'Reads only.',
  write: 'Writes; `undo` takes it back.',
  delete: 'Deletes; `undo` takes it back.',
} as const;

/** Of every tool that can ask. */
const ASKS: Readonly<Record<string, string>> = {
  confirm_token: 'May ask for a confirmation: over the host where that can ask, else by `confirm_token`.',
  plan_token: 'Shows a plan first, and carries it out once the user has agreed: over the host, or by `plan_token`.',
};

export const description = (name: string, schema: JsonSchema): string | undefined =>
  schema.description ?? schema.items?.description ?? GLOSSARY[name];

function typeOf(schema: JsonSchema): string {
  const { type, enum: values, items, minimum, maximum } = schema;
  if (values) return values.map((value) => `\`${value}\``).join(' ');
  if (type === 'array') return `list of ${items?.enum ? typeOf(items) : `${items?.type}s`}`;
  if (type === 'object') {
    const required = new Set(schema.required);
    const names = Object.keys(schema.properties ?? {});
    return `{ ${names.map((name) => (required.has(name) ? `${name}*` : name)).join(', ')} }`;
  }
  if (maximum === undefined) return String(type);
  return minimum === undefined ? `${type}, up to ${maximum}` : `${type}, ${minimum}–${maximum}`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function argumentTable({ inputSchema }: Tool['definition']): string[] {
  const required = new Set(inputSchema.required);
  const rows = Object.entries(inputSchema.properties ?? {}).map(
    ([name, schema]) =>
      `| \`${name}\`${required.has(name) ? '\\*' : ''} | ${cell(typeOf(schema))} | ${cell(description(name, schema) ?? '')} |`,
  );
  return rows.length === 0 ? ['No arguments.'] : ['| argument | type | |', '|---|---|---|', ...rows];
}

/** Of a result beside `status`, `message` and `now`, in the order in which it is advertised. */
function resultLine({ outputSchema }: Tool['definition']): string {
  const common = new Set(['status', 'message', 'now', 'code', 'hint', 'retry']);
  const keys = Object.keys(outputSchema.properties ?? {}).filter((key) => !common.has(key));
  return `Result: ${keys.map((key) => `\`${key}\``).join(', ')}.`;
}

const FLAG = { zh: '中文', en: 'English' } as const;

function exampleLines({ language, says, played }: Shown): string[] {
  const calls = played.flatMap(({ tool, args, text }) => [
    '```text',
    `${tool} ${JSON.stringify(args)}`,
    '',
    ...text.split('\n'),
    '```',
    '',
  ]);
  return [`**${FLAG[language]}** “${says}”`, '', ...calls];
}

function card(tool: Tool, examples: readonly Shown[]): string[] {
  const { definition, name, effect } = tool;
  const asks = Object.entries(ASKS).flatMap(([key, text]) => (definition.outputSchema.properties?.[key] ? [text] : []));
  return [
    `### ${name}`,
    '',
    `*${definition.title}.* ${[EFFECTS[effect], ...asks].join(' ')}`,
    '',
    definition.description,
    '',
    ...argumentTable(definition),
    '',
    resultLine(definition),
    '',
    ...examples.flatMap(exampleLines),
  ];
}

const INTRO = `# Tools

Written by \`npm run docs\` from the tools as they are registered; the examples are run, and a test fails where this page differs.

Arguments with \\* are needed. Times and repeats take the user's own words in Chinese or English; results say what was assumed. Every
result has \`status\` (\`final\`, \`need_user\`: nothing was written and the user must choose or confirm, \`error\`: nothing was written), a
\`message\` for the user and \`now\`; an error has \`code\`, \`hint\`, and \`retry\` where a call is known that would work.

The examples are calls on Monday, 2026-11-23 at 09:00, with the text that a model reads; the structured result holds the same facts.
Ids and tokens are shortened (\`evt_1\`).
`;

/** The page: a card for each tool, by toolset, in the order in which a host lists them. */
export function page(
  tools: readonly Tool[],
  onRequest: ReadonlySet<string>,
  examples: ReadonlyMap<string, readonly Shown[]>,
): string {
  const toolsets = [...new Set(tools.map(({ toolset }) => toolset))];
  const contents = toolsets.map((toolset) => {
    const names = tools.filter((tool) => tool.toolset === toolset).map(({ name }) => `[${name}](#${name})`);
    return `| ${toolset}${onRequest.has(toolset) ? ' (off unless asked for)' : ''} | ${names.join(' · ')} |`;
  });
  const sections = toolsets.flatMap((toolset) => [
    `## ${toolset}`,
    '',
    ...tools.filter((tool) => tool.toolset === toolset).flatMap((tool) => card(tool, examples.get(tool.name) ?? [])),
  ]);
  const text = [INTRO, '| toolset | tools |', '|---|---|', ...contents, '', ...sections].join('\n');
  return `${text.trimEnd()}\n`;
}
