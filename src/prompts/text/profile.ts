import { messages } from '../../messages/index.ts';
import { stored } from '../../present/stored.ts';
import type { PromptContext } from '../sheets/prompt.ts';

/** Characters of one field, and of a persona, that a prompt has room for. */
const MOST = { field: 200, persona: 600 } as const;

export interface Known {
  /** How the user wants to be spoken to, in their words. */
  readonly persona: string | undefined;
  readonly lines: readonly string[];
}

/** A place by its name and address. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? value : '';
  const { name, address } = value as { name?: unknown; address?: unknown };
  return [name, address].filter((part) => typeof part === 'string').join(', ');
}

/** What the profile holds of these, whichever of them there are. */
export async function knownOf({ services, caller }: PromptContext): Promise<Known> {
  const profile: Readonly<Record<string, unknown>> = { ...(await services.profile.read(caller)) };
  const persona = stored(textOf(profile.persona), MOST.persona);
  const lines = Object.entries(messages(caller).prompts.profile).flatMap(([key, name]) => {
    const text = stored(textOf(profile[key]), MOST.field);
    return text === '' ? [] : [messages(caller).shown.named({ name, text })];
  });
  return { persona: persona === '' ? undefined : persona, lines };
}
