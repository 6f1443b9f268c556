import { say } from '../../messages/say.ts';
import type { ReadingContext } from '../arguments/read.ts';
import type { Question } from '../question.ts';
import type { Phrase } from '../time/phrase.ts';
import { type Unread, unreadIn } from './coverage/unread.ts';
import { asks } from './doubts.ts';
import type { Kind } from './kind.ts';

interface Rest {
  readonly text: string;
  /** What was not used, names masked. */
  readonly seen: string;
  /** All of it, names and what asks for a reminder masked. */
  readonly whole: string;
  readonly kind: Kind;
  readonly phrase: Phrase | undefined;
  readonly told: boolean;
}

/** The question for a word that would be lost; undefined where there is none. */
export function unreadQuestion(
  { text, seen, whole, kind, phrase, told }: Rest,
  context: ReadingContext,
): Question | undefined {
  const reading = phrase?.reading;
  const unread = unreadIn(seen, whole, {
    timed: phrase !== undefined,
    spread: reading?.kind === 'repeat' || (reading?.kind === 'range' && reading.allDay),
    complete: phrase?.said.clock === true && phrase.said.day,
    told: told || kind === 'reminder',
  });
  return unread && asks(text, 'text', saying(unread, context), context);
}

function saying({ class: of, word }: Unread, context: ReadingContext): string {
  const [zh, en] = WHAT[of];
  return say(context, `没有读懂“${word}”：${zh}`, `"${word}" could not be read: ${en}`);
}

const WHAT = {
  exclusion: ['哪些日子除外？', 'what is left out?'],
  bound: ['从什么时候到什么时候？', 'from when until when?'],
  zone: ['是哪个时区的时间？', 'which time zone is it?'],
  frequency: ['多久一次，具体在什么时候？', 'how often, and when exactly?'],
  condition: ['条件无法提前判断，定在什么时候？', 'that cannot be known beforehand. When is it to be?'],
  anchor: ['相对于哪个时间？请说具体时间。', 'at what time is that?'],
  number: ['是时间还是数量？', 'is that a time or a count?'],
  length: ['这段时长指什么？', 'what takes that long?'],
} as const satisfies Record<Unread['class'], readonly [zh: string, en: string]>;
