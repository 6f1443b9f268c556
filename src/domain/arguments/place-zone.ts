import { UserError } from '../errors.ts';
import { isQuestion, type Question } from '../question.ts';
import { fromLocal, type InstantReading, type ReadingContext, readZone } from './read.ts';
import { readTime } from './spoken.ts';

/** An IANA zone, or a place whose time people speak of (`Sydney`, `伦敦`, `PST`). Throws UserError as `readZone` does. */
export function zoneOfPlace(text: string, context: ReadingContext): string {
  try {
    return readZone(text, context.language);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const isChinese = /\p{Script=Han}/u.test(text);
    const name = text.trim();
    const elsewhere = { ...context, zone: 'Etc/GMT+12' };
    const phrases = isChinese ? [`${name}时间9:00`, `9:00 ${name}`] : [`9am ${name} time`, `9am ${name}`];
    for (const phrase of phrases) {
      const zone = context.phrases?.(phrase, elsewhere)?.zone;
      if (zone !== undefined && zone !== elsewhere.zone) return zone;
    }
    throw error;
  }
}

/** The user's own clock, said as such. */
const OURS = /(?:\b(?:our|my|local)\s+time\b|我们?(?:这边|这里|这儿)?的?时间|(?:本地|这边|这里|咱们?这儿?)的?时间)/i;

/** A time to be shown in another zone: `Friday 3pm our time`; a day alone is its beginning. */
export function readConverted(text: string, context: ReadingContext): InstantReading | Question {
  const plain = text.replace(OURS, ' ').trim();
  const read = readTime(plain === '' ? text : plain, context, 'at');
  if (isQuestion(read) || read.kind === 'instant') return read;
  const day = fromLocal(read.wall, context.zone, context.language);
  return { ...day, assumptions: [...read.assumptions, ...day.assumptions] };
}
