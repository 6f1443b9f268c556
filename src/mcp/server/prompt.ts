import { completable, type McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { promptIcons } from '../../prompts/icon.ts';
import { prompts } from '../../prompts/index.ts';
import { readLanguage } from '../../prompts/language.ts';
import type { Prompt } from '../../prompts/sheets/prompt.ts';
import type { Connection } from '../call/connection.ts';
import { answer } from './answer.ts';

/** As long as a note may be. */
const MOST_REQUEST = 100_000;

const beginsWith = (typed: string | undefined, values: readonly string[]): string[] =>
  values.filter((value) => value.toLowerCase().startsWith((typed ?? '').trim().toLowerCase()));

/** Hosts send an empty text for what was not filled in. */
const language = completable(
  z
    .string()
    .refine((text) => text.trim() === '' || readLanguage(text) !== undefined, 'must be zh or en')
    .describe('zh or en; default: the language of the user'),
  (typed) => beginsWith(typed, ['zh', 'en']),
).optional();

const argumentsOf = ({ examples }: Prompt) =>
  z.object({
    request: completable(z.string().max(MOST_REQUEST).describe("What the user wants, in the user's words"), (typed) =>
      beginsWith(typed, examples),
    ).optional(),
    language,
  });

/** Built once: a server is built for every HTTP request. */
const ARGUMENTS = new Map(prompts.map((prompt) => [prompt, argumentsOf(prompt)]));

/** Lets users choose a prompt; `tools` are the names of those that are listed. */
export function registerPrompt(
  server: McpServer,
  prompt: Prompt,
  connection: Connection,
  tools: ReadonlySet<string>,
): void {
  const { name, title, description } = prompt;
  const argsSchema = ARGUMENTS.get(prompt) ?? argumentsOf(prompt);
  const config = { title, description, argsSchema, icons: promptIcons(name) };
  server.registerPrompt(name, config, async (given, { mcpReq }) => {
    const request = given.request?.trim() || undefined;
    const chosen = readLanguage(given.language ?? '');
    const call = { name, text: request ?? '', signal: mcpReq.signal };
    const text = await answer(connection, call, (services, caller) =>
      prompt.render({ services, caller: chosen ? { ...caller, language: chosen } : caller, tools, request }),
    );
    const says = (said: string) => ({ role: 'user' as const, content: { type: 'text' as const, text: said } });
    return { description: title, messages: [says(text), ...(request === undefined ? [] : [says(request)])] };
  });
}
