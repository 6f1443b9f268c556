import { minutesOf } from '../arguments/ask.ts';
import { readPhrase } from '../phrases/read.ts';
import type { PhraseContext, Span } from '../time/phrase.ts';
import { ofAll } from './languages.ts';

const PATTERNS = [
  ...ofAll(({ alarms }) => alarms.ahead).map((one) => ({ ...one, alone: true })),
  ...ofAll(({ alarms }) => alarms.beside).map((one) => ({ ...one, alone: false })),
];

export interface Alarm {
  /** Where it is said. */
  readonly span: Span;
  readonly minutes: number;
  /** It is all that is wanted: what it is before is there already. */
  readonly alone: boolean;
}

/** How many minutes before its start one wants to be reminded. `text`: normalised or masked. */
export function alarmIn(text: string, context: PhraseContext): Alarm | undefined {
  for (const { pattern, alone, amount: fixed } of PATTERNS) {
    const match = pattern.exec(text);
    const [from, to] = match?.indices?.[0] ?? [];
    const amount = fixed ?? match?.groups?.amount;
    if (from === undefined || to === undefined || amount === undefined) continue;
    const reading = readPhrase(amount.replace('-', ' '), context)?.reading;
    const minutes = reading?.kind === 'duration' ? minutesOf(reading.amount) : undefined;
    if (minutes !== undefined && minutes > 0) return { span: { from, to }, minutes, alone };
  }
  return undefined;
}
