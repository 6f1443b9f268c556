import type { CardFacts } from '../../present/cards.ts';
import { CARD_KEY } from '../../present/cards.ts';
import type { Arguments, Result } from '../client/api.ts';
import type { Words } from './words.ts';

/** The result of a tool, as a card shows it. */
export interface Shown {
  readonly result: Result;
  /** Absent where the host has passed on the facts of the result alone: then nothing can be called. */
  readonly facts: CardFacts | undefined;
  /** What the tool was called with. */
  readonly args: Arguments;
}

/** What a click does: a call, or the sentence by which the model is asked for it where the host calls nothing for cards. */
export interface Step {
  readonly tool: string;
  readonly args: Arguments;
  readonly sentence: string;
}

/** What the parts of a card have of it. */
export interface Card {
  readonly words: Words;
  readonly language: 'en' | 'zh';
  /** Whether a step can be taken. */
  readonly canAct: boolean;
  /** Whether something else can be looked at. */
  readonly canLook: boolean;
  /** What was picked or typed since the result came. */
  readonly kept: Map<string, string>;
  act(step: Step): void;
  /** Shows another result in the place of this one. */
  look(tool: string, args: Arguments): void;
  /** Says something about what was just done. */
  tell(note: string): void;
}

/** A call's result as a host hands it on: at least its text. */
interface Answer {
  readonly content?: readonly { readonly type: string; readonly text?: string }[];
  readonly structuredContent?: Result;
  readonly _meta?: { readonly [CARD_KEY]?: CardFacts };
}

/** What there is to show of a result; a text where its facts did not come along. */
export function readAnswer(answer: unknown, args: Arguments): Shown | string {
  const { content = [], structuredContent, _meta } = answer as Answer;
  if (structuredContent?.message !== undefined) {
    return { result: structuredContent, facts: _meta?.[CARD_KEY], args };
  }
  return content.map(({ text }) => text ?? '').join('\n');
}
