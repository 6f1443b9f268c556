import type { Language } from '../../domain/caller.ts';
import { inWords } from '../../messages/index.ts';
import { haveAll, type Text } from './prompt.ts';

/** What is done and not done, whatever the voice. */
export interface Rule extends Text {
  /** It holds only where all of these tools are listed. */
  readonly tools?: readonly string[];
}

/** What a prompt asks of the model. A parrot is one; the rest of a prompt is the same for all. */
export interface Sheet {
  /** Who speaks, and what for. */
  readonly role: Text;
  /** How it sounds. The user's own persona takes its place. */
  readonly voice?: Text;
  readonly rules: readonly Rule[];
  /** Whether anything may come of what the user says: then it is told what becomes of what. */
  readonly takesAnything?: true;
}

/** The rules that hold with these tools, as lines. */
export const ruleLines = (rules: readonly Rule[], language: Language, tools: ReadonlySet<string>): string[] =>
  rules.filter(({ tools: needed = [] }) => haveAll(tools, needed)).map((rule) => `- ${inWords(rule, language)}`);
