import type { Phrase, PhraseContext, Reading } from '../../time/phrase.ts';
import { sayAssumption, sayProblem } from '../frames/words.ts';
import { findPhrases, readPhrase, readSentence } from '../read.ts';
import { generatedPhrases } from './generate.ts';
import { readerAt } from './show.ts';

const READERS: readonly PhraseContext[] = [
  readerAt('2026-11-22T10:30', 'Asia/Shanghai', 'zh'),
  readerAt('2026-03-07T23:59', 'America/New_York', 'en'),
  readerAt('2028-02-29T00:00', 'Pacific/Apia', 'en'),
];

const [FIRST, LAST] = [Date.UTC(1900, 0, 1), Date.UTC(2201, 0, 1)];

function* wallsOf(reading: Reading | undefined): Generator<number> {
  if (!reading) return;
  if (reading.kind === 'day') yield reading.day;
  else if (reading.kind === 'moment') yield reading.wall;
  else if (reading.kind === 'repeat') yield* wallsOf(reading.first);
  else if (reading.kind === 'part' || reading.kind === 'range') yield* [reading.from, reading.to];
}

/** What must hold of every phrase, as a list of what does not. */
function faultsOf(text: string, phrase: Phrase): string[] {
  const faults: string[] = [];
  for (const reading of [phrase.reading, ...phrase.others]) {
    for (const wall of wallsOf(reading))
      if (!(wall >= FIRST && wall <= LAST)) faults.push(`outside the limits: ${wall}`);
    if (reading?.kind === 'range' && reading.to <= reading.from) faults.push('backward');
  }
  if (!phrase.reading && phrase.problems.length === 0) faults.push('nothing read, nothing said');
  if (phrase.spans.length === 0) faults.push('no span');
  let reached = 0;
  for (const { from, to } of phrase.spans) {
    if (from < reached || to <= from || to > text.length) faults.push(`bad span ${from}–${to}`);
    reached = to;
  }
  for (const language of ['zh', 'en'] as const) {
    const words = [
      ...phrase.assumed.map((one) => sayAssumption(one, language)),
      ...phrase.problems.map((one) => sayProblem(one, language)),
    ];
    if (words.some((line) => !line || /undefined|NaN/.test(line))) faults.push(`unsayable: ${words.join(' ')}`);
  }
  return faults;
}

/** Reads generated phrases in every way: what is wrong with them, and how many were read at all. */
export function fuzz(count: number): { faults: string[]; read: number } {
  const faults: string[] = [];
  let read = 0;
  let index = 0;
  for (const text of generatedPhrases(count, 20261122)) {
    const reader = READERS[index++ % READERS.length] as PhraseContext;
    const found = index % 2 === 0 ? findPhrases(text, reader) : readSentence(text, reader);
    const whole = readPhrase(text, reader);
    for (const phrase of whole ? [...found, whole] : found) {
      if (phrase.reading) read++;
      faults.push(...faultsOf(text, phrase).map((fault) => `${fault} in ${JSON.stringify(text)}`));
    }
    if (faults.length > 20) break;
  }
  return { faults, read };
}
