import { normalise } from '../phrases/frames/normalise.ts';
import type { WishWords } from './frames/language.ts';
import { anyOf, matchesSome, ofAll } from './languages.ts';

/** What a text asks for that is no addition. */
export type Wish =
  | 'look'
  | 'free'
  | 'clock'
  | 'cancel'
  | 'change'
  | 'close'
  | 'undo'
  | 'snooze'
  | 'notes'
  | 'question'
  | 'chat';

const any = (name: 'byItself' | 'movesTo' | 'oops' | 'undo' | 'questionEnds' | 'chat' | 'chatTails'): string =>
  anyOf(({ wishes }) => wishes[name]);

const UNDO = new RegExp(`^(?:${any('oops')}|[,，.。!！…\\s])*${any('undo')}`);
const BY_ITSELF = new RegExp(any('byItself'));
/** What these words move must go to a time, unless they say so by themselves. On text as typed. */
export const MOVES_TO = new RegExp(any('movesTo'), 'di');
const ENDS_ASKING = /[?？]\s*$/;
const ASKS_AT_END = new RegExp(`(?:[?？]|${any('questionEnds')})\\s*$`);
/** Each word can be taken in one way alone: where two ways lead to the same, a text that fails at its end is tried in all of them. */
const CHAT = new RegExp(`^${any('chat')}(?:[\\s,，.。!！~?？]|${any('chatTails')})*$`);
/** Nobody greets at greater length, laughter apart. */
const SMALL_TALK = 40;
/** A few letters more than twice in a row (哈哈哈哈哈哈, 不用了不用了不用了) say no more than twice. */
const AGAIN = /(.{1,6}?)\1{2,}/gsu;

type Listed = {
  [Name in keyof WishWords]: WishWords[Name] extends readonly RegExp[] ? Name : never;
}[keyof WishWords];

/** Whether the words of some language ask for that. */
const asksFor = (name: Listed, text: string): boolean =>
  matchesSome(
    ofAll(({ wishes }) => wishes[name]),
    text,
  );

/** What the text asks for, when that is not to add something. `hasTime`: it names a time. */
export function wishOf(text: string, hasTime: boolean): Wish | undefined {
  const plain = normalise(text)
    .replace(/\ue000+/g, ' ')
    .trim();
  if (!/\p{L}/u.test(plain)) return 'chat';
  const talk = plain.replace(AGAIN, '$1$1');
  if (talk.length <= SMALL_TALK && CHAT.test(talk)) return 'chat';
  if (UNDO.test(plain)) return 'undo';
  if (asksFor('clock', plain)) return 'clock';
  if (asksFor('notes', plain)) return 'notes';
  if (asksFor('whichAgain', plain)) return 'look';
  if (asksFor('talk', plain) && !hasTime) return 'question';
  if (asksFor('snooze', plain)) return 'snooze';
  if (asksFor('corrects', plain)) return 'change';
  const isChange = asksFor('change', plain) && (BY_ITSELF.test(plain) || hasTime);
  const isAddition = asksFor('adds', plain) || (asksFor('politeAsk', plain) && !isChange && !asksFor('cancel', plain));
  if (isAddition) return asksFor('free', plain) && ASKS_AT_END.test(plain) ? 'free' : undefined;
  if (asksFor('cancel', plain)) return 'cancel';
  if (isChange) return 'change';
  if (asksFor('free', plain)) return 'free';
  if (asksFor('look', plain)) return 'look';
  if (asksFor('close', plain) && !asksFor('stillToDo', plain)) return 'close';
  if (ENDS_ASKING.test(plain) || asksFor('question', plain)) return 'question';
  return asksFor('mood', plain) || (asksFor('remark', plain) && !hasTime) ? 'chat' : undefined;
}
