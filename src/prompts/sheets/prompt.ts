import type { Caller } from '../../domain/caller.ts';
import type { WholeLanguage } from '../../messages/index.ts';
import type { Services } from '../../services/index.ts';

/** A text in both languages, so that neither is forgotten. */
export type Text = Readonly<Record<WholeLanguage, string>>;

export interface PromptContext {
  readonly services: Services;
  /** In the language that was asked for. */
  readonly caller: Caller;
  /** Names of the tools that are listed. */
  readonly tools: ReadonlySet<string>;
  /** What the user wants, in their words. */
  readonly request: string | undefined;
}

/** Instructions that a host lets its user choose. */
export interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Listed when all of these tools are. */
  readonly needs: readonly string[];
  /** What `request` may look like: its completions. */
  readonly examples: readonly string[];
  render(context: PromptContext): Promise<string>;
}

/** Whether all of these tools are listed. */
export const haveAll = (tools: ReadonlySet<string>, names: readonly string[]): boolean =>
  names.every((name) => tools.has(name));
