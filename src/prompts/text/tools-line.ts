import type { Language } from '../../domain/caller.ts';
import { messages } from '../../messages/index.ts';

/** The names of the tools that are on, those of one kind together: `todo_{query,add}`. */
export function toolsLine(tools: ReadonlySet<string>, language: Language): string {
  const kinds = new Map<string, string[]>();
  for (const name of tools) {
    const [kind = name, ...rest] = name.split('_');
    kinds.set(kind, [...(kinds.get(kind) ?? []), rest.join('_')]);
  }
  const names = [...kinds].map(([kind, rest]) => {
    const one = rest.length > 1 ? `{${rest.join(',')}}` : rest[0];
    return one === '' ? kind : `${kind}_${one}`;
  });
  return messages(language).prompts.tools({ names });
}
