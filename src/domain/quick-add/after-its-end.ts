import type { Phrase, PhraseContext } from '../time/phrase.ts';
import { formatWall, formatWallClock, wallDay } from '../time/wall.ts';
import { ofAll } from './languages.ts';
import { withoutNames } from './names.ts';
import { phrasesIn, timesIn } from './sentence.ts';
import { addWall, amountOf, endOf, LATER } from './so-much-later.ts';

const CLAUSES = /[,，;；。]\s*|\.\s+/g;
const AFTER_END = ofAll(({ items }) => items.afterEnd);
/** Longer texts say more than one thing and what comes after it. */
const MOST = 300;

/**
 * 明天下午两点到四点培训，完了以后提醒我收签到表: the time at which what was said before is over, in place of the words that
 * name it, and as much later as is said beside them. The text as it is where nothing says when that is over.
 *
 * @example afterItsEnd('training tomorrow 2-4pm, afterwards drinks', context) // 'training tomorrow 2-4pm, 2026-11-23 16:00 drinks'
 */
export function afterItsEnd(text: string, context: PhraseContext): string {
  if (text.length > MOST) return text;
  for (const { index, 0: mark } of text.matchAll(CLAUSES)) {
    const at = index + mark.length;
    const match = AFTER_END.map((pattern) => pattern.exec(text.slice(at))).find(Boolean);
    if (!match) continue;
    const rest = text.slice(at + match[0].length);
    const { told = '', amount } = match.groups ?? {};
    // Lunch at noon, after that the dentist at 2: its hour is said.
    const after = hasHour(rest, context) ? told + rest : timed(text.slice(0, index), { rest, told, amount }, context);
    return after === undefined ? text : text.slice(0, at) + after;
  }
  return text;
}

const hasHour = (text: string, context: PhraseContext): boolean =>
  !LATER.test(text) &&
  timesIn(withoutNames(text), context).some(({ said, reading }) => said.clock && reading?.kind !== 'duration');

interface After {
  readonly rest: string;
  readonly told: string;
  readonly amount: string | undefined;
}

/** What comes after it, with its time; undefined where nothing says when the words before are over, or how much later. */
function timed(before: string, { rest, told, amount }: After, context: PhraseContext): string | undefined {
  const [phrase, ...others] = timesIn(withoutNames(before), context);
  const end = others.length === 0 && hasEnd(phrase) ? endOf(phrase) : undefined;
  const first = phrasesIn(withoutNames(rest), context).find(({ spans: [span] }) => span?.from === 0);
  const words = first ? rest.slice(0, first.spans[0]?.to) : '';
  const said = amount ?? LATER.exec(words)?.groups?.amount ?? words;
  const later = said === '' ? { months: 0, days: 0, ms: 0 } : amountOf(said, context);
  // What comes behind each of a series is left with it.
  if (!end?.hasClock || !later || phrase?.reading?.kind === 'repeat') return undefined;
  const wall = addWall(end.wall, later, context);
  // Friday 9-12, 2026: the numbers would be one date.
  const isClock = /\d$/.test(before) && wallDay(wall) === wallDay(end.wall);
  const time = isClock ? formatWallClock(wall) : formatWall(wall).slice(0, 16).replace('T', ' ');
  return `${time} ${told}${rest.slice(words.length).trim()}`;
}

const hasEnd = (phrase: Phrase | undefined): boolean =>
  phrase?.duration !== undefined || phrase?.reading?.kind === 'range';
