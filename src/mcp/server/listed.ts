import type { ListToolsResult } from '@modelcontextprotocol/server';
import { promptIcons } from '../../prompts/icon.ts';
import type { Prompt } from '../../prompts/sheets/prompt.ts';
import type { Resource } from '../../resources/resource.ts';
import type { Tool } from '../call/define.ts';
import type { Toolset } from '../call/toolsets.ts';

type Listed = ListToolsResult['tools'][number];

/** A tool as it is listed where these toolsets are on: without its arguments that belong to others. */
export function listedTool({ name, definition, listedWith = {} }: Tool, on: ReadonlySet<Toolset>): Listed {
  const beside = Object.entries(listedWith).flatMap(([toolset, names]) => (on.has(toolset as Toolset) ? [] : names));
  // Our own type of schemas says less than the SDK's.
  if (beside.length === 0) return { name, ...definition } as Listed;
  const { inputSchema } = definition;
  const own = Object.entries(inputSchema.properties ?? {}).filter(([argument]) => !beside.includes(argument));
  return { name, ...definition, inputSchema: { ...inputSchema, properties: Object.fromEntries(own) } } as Listed;
}

export const listedTemplate = ({ name, uri, title, description, mimeType }: Resource) => ({
  name,
  uriTemplate: uri,
  title,
  description,
  mimeType,
});

/** Of every prompt. */
const ARGUMENTS = [
  { name: 'request', description: "What the user wants, in the user's words", required: false },
  { name: 'language', description: 'zh or en; default: the language of the user', required: false },
];

/** A prompt as it is listed. */
export const listedPrompt = ({ name, title, description }: Prompt) => ({
  name,
  title,
  description,
  arguments: ARGUMENTS,
  icons: promptIcons(name),
});
