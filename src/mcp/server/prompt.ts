import { ProtocolError, ProtocolErrorCode, type Server } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { LANGUAGES } from '../../messages/index.ts';
import { readLanguage } from '../../prompts/language.ts';
import type { Prompt } from '../../prompts/sheets/prompt.ts';
import type { Connection } from '../call/connection.ts';
import { answer } from './answer.ts';
import type { Offer } from './offer.ts';

/** As long as a note may be. */
const MOST_REQUEST = 100_000;

const beginsWith = (typed: string, values: readonly string[]): string[] =>
  values.filter((value) => value.toLowerCase().startsWith(typed.trim().toLowerCase()));

/** What may be filled in. Hosts send an empty text for what was not. */
const GIVEN = z.object({
  request: z.string().max(MOST_REQUEST).optional(),
  language: z
    .string()
    .refine((text) => text.trim() === '' || readLanguage(text) !== undefined, 'must be zh or en')
    .optional(),
});

/** What an argument may be, for what was typed so far. */
export function completeArgument({ examples }: Prompt, argument: string, typed: string): readonly string[] {
  if (argument === 'request') return beginsWith(typed, examples);
  return argument === 'language' ? beginsWith(typed, LANGUAGES) : [];
}

/** Lets users choose prompts. */
export function servePrompts(
  server: Server,
  { prompts, promptList, listed }: Pick<Offer, 'prompts' | 'promptList' | 'listed'>,
  connection: Connection,
): void {
  server.setRequestHandler('prompts/list', () => ({ prompts: [...promptList()] }));
  server.setRequestHandler('prompts/get', async ({ params }, { mcpReq }) => {
    const { name } = params;
    const prompt = promptNamed(prompts, name);
    const { success, data: given, error } = GIVEN.safeParse(params.arguments ?? {});
    if (!success) {
      const wrong = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Invalid arguments for prompt ${name}: ${wrong}`);
    }
    const request = given.request?.trim() || undefined;
    const chosen = readLanguage(given.language ?? '');
    const call = { name, text: request ?? '', signal: mcpReq.signal };
    const text = await answer(connection, call, (services, caller) =>
      prompt.render({ services, caller: chosen ? { ...caller, language: chosen } : caller, tools: listed, request }),
    );
    const says = (said: string) => ({ role: 'user' as const, content: { type: 'text' as const, text: said } });
    return { description: prompt.title, messages: [says(text), ...(request === undefined ? [] : [says(request)])] };
  });
}

/** Throws ProtocolError when none is called so. */
export function promptNamed(prompts: ReadonlyMap<string, Prompt>, name: string): Prompt {
  const prompt = prompts.get(name);
  if (!prompt) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Prompt ${name} not found`);
  return prompt;
}
