import { normalise } from '../phrases/frames/normalise.ts';
import { anyOf, ofAll } from './languages.ts';

/** What is kept, and not done: 记一下…, `note: …`, 我对花生过敏. */

export interface Kept {
  readonly kind: 'memo' | 'memory';
  readonly content: string;
  readonly memory?: 'preference' | 'fact';
}

const MEMO = ofAll(({ fields }) => fields.memo);
const REMEMBER = ofAll(({ fields }) => fields.remember);
const REMEMBER_ALWAYS = ofAll(({ fields }) => fields.remembersAlways ?? []);
const FACTS = ofAll(({ fields }) => fields.facts);
const HABITS = ofAll(({ fields }) => fields.habits);
const GENERALLY = ofAll(({ fields }) => fields.generally ?? []);
const ROUTINES = ofAll(({ fields }) => fields.routines);
const PREFERENCES = new RegExp(anyOf(({ fields }) => fields.preferences));

const contentOf = (text: string, pattern: RegExp): string | undefined => {
  const content = pattern.exec(text)?.groups?.content?.trim();
  return content !== undefined && /[\p{L}\p{N}]/u.test(content) ? content : undefined;
};

/** The content that one of the patterns finds, in the spelling of the text. */
function saidIn(text: string, plain: string, patterns: readonly RegExp[]): string | undefined {
  for (const pattern of patterns) {
    const span = new RegExp(pattern.source, `${pattern.flags}d`).exec(plain)?.indices?.groups?.content;
    if (span) return text.slice(span[0], span[1]).trim();
  }
  return undefined;
}

const memory = (content: string): Kept => ({
  kind: 'memory',
  content: content.replace(/[。.!！\s]+$/u, ''),
  memory: PREFERENCES.test(normalise(content)) ? 'preference' : 'fact',
});

/**
 * What a text asks to keep as it is. `hasTime`: it names a time at which something is to happen; `isHabit`: no day is
 * said with it, so that it may be a habit (I never fly before 9am). `repeats`: its days come again. `hasClock`: an hour is said.
 */
export function keptIn(
  text: string,
  hasTime: boolean,
  {
    isHabit = false,
    repeats = false,
    hasClock = false,
  }: { readonly isHabit?: boolean; readonly repeats?: boolean; readonly hasClock?: boolean } = {},
): Kept | undefined {
  for (const { pattern, always } of MEMO) {
    const content = always || !hasTime ? contentOf(text, pattern) : undefined;
    if (content !== undefined) return { kind: 'memo', content };
  }
  if (/[?？]\s*$/.test(text)) return undefined;
  const isGeneral = !hasClock || GENERALLY.some((one) => one.test(normalise(text)));
  for (const pattern of isGeneral ? REMEMBER_ALWAYS : []) {
    const content = contentOf(text, pattern);
    if (content !== undefined) return memory(content);
  }
  for (const pattern of REMEMBER) {
    const content = hasTime ? undefined : contentOf(text, pattern);
    if (content !== undefined) return memory(content);
  }
  const plain = normalise(text);
  const routine = saidIn(text, plain, ROUTINES);
  if (routine !== undefined && repeats) return memory(routine);
  const habit = saidIn(text, plain, HABITS);
  if (habit !== undefined && (!hasTime || isHabit || GENERALLY.some((one) => one.test(habit)))) return memory(habit);
  return !hasTime && FACTS.some((pattern) => pattern.test(plain)) ? memory(text.trim()) : undefined;
}
