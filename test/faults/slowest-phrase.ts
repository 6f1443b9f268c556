import { readSentence } from '../../src/domain/phrases/read.ts';
import { generatedPhrases } from '../../src/domain/phrases/testing/generate.ts';
import { readerAt } from '../../src/domain/phrases/testing/show.ts';

const reader = readerAt('2026-11-22T10:30', 'Asia/Shanghai', 'zh');
/** Texts that looked slow and are timed again: chance makes many look so. */
const SUSPECTS = 100;
const SAMPLE = 1_000;

function once(text: string): number {
  const started = performance.now();
  readSentence(text, reader);
  return performance.now() - started;
}

/** The best of several runs: the machine can only add to what a text takes by itself. */
const best = (text: string, runs: number): number => Math.min(...Array.from({ length: runs }, () => once(text)));

/** How much longer the slowest of so many generated phrases takes than the median one, each at its best. */
export function slowest(count: number): { ratio: number; text: string } {
  const timed = [...generatedPhrases(count, 20261122)].map((text) => ({ text, ms: once(text) }));
  const step = Math.max(1, Math.floor(count / SAMPLE));
  const usual = timed
    .filter((_, index) => index % step === 0)
    .map(({ text }) => best(text, 5))
    .sort((a, b) => a - b);
  const median = usual[usual.length >> 1] as number;
  const suspects = timed.toSorted((a, b) => b.ms - a.ms).slice(0, SUSPECTS);
  const again = suspects.map(({ text }) => ({ text, ratio: best(text, 20) / median }));
  return again.reduce((worst, one) => (one.ratio > worst.ratio ? one : worst));
}
