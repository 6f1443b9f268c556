import { randomFrom } from '../../../src/domain/testing/random.ts';
import { attacksOn, insistent, spread, type Thoroughness, wordsOf } from './attacks.ts';
import { type Pattern, readingPatterns } from './patterns.ts';
import { readers } from './reading.ts';
import { type Slow, slowOf } from './work.ts';

const SEED = 20261122;

/** How much is tried on all of them. */
interface Effort extends Thoroughness {
  /** So many words of each pattern are said to the readers: others of the same pattern take the same way through it. */
  readonly words: number;
  /** One of so many of them. */
  readonly step: number;
  /** Whether each run is put into each place. */
  readonly places: 'one' | 'all';
}

interface Attacked {
  /** What took too much work, in words. */
  readonly slow: string[];
  readonly texts: number;
}

const shown = ({ text, ms }: Slow<string>, what: string): string =>
  `${Math.round(ms)} ms: ${JSON.stringify(text)} (${what})`;

/** Blanks, marks and digits, alone and in turns. */
const RUNS = [
  ...' \n\t\u00a0\u3000,，.。:：;；!！?？、~-–—|·•/"“”「」()（）[]【】《》#@$%*_=+…\ue000\ue001\u200b\u0001019一十半①',
  ...[' .', ' \n', '、 ', '- ', '，。', '\n-', '!?', '1 ', '1.', '1:', '一 ', '的 ', 'a ', '$1', '🎂'],
];

/** What a run stands between. */
const PLACES = [
  ['洗', '衣'],
  ['', ''],
  ['明天3点', '开会'],
  ['lunch tomorrow', ' at 3pm x'],
] as const;

const RUN_TEXTS = PLACES.map(([before, after]) =>
  RUNS.map((run) => before + run.repeat(1000).slice(0, 1000 - before.length - after.length) + after),
);

/** Sentences that were never answered, or in seconds, before their patterns were mended. */
const STALLED = [
  `${'不用了'.repeat(40)}谢`,
  `谢谢${'没事了 '.repeat(40)}再说`,
  `${'\nthanksé行'.repeat(40)} x`,
  `what day${' is it now'.repeat(40)} or`,
  `what time${' today is today'.repeat(30)} x`,
  `${'than it is now, '.repeat(7)}x`,
  ...[' ', '.', '、', '，', '\n', ' .', '，。'].map((mark) => `洗${mark.repeat(990).slice(0, 990)}衣`),
];

/** Runs patterns on what is hard for each. */
export function attack(patterns: readonly Pattern[], effort: Thoroughness, hopelessMs?: number): Attacked {
  const attacks = patterns.flatMap((pattern) => {
    const alone = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''));
    return attacksOn(pattern, randomFrom(SEED), effort).map((text) => ({ alone, text }));
  });
  const slow = slowOf(attacks, ({ alone, text }) => void alone.test(text), hopelessMs);
  return {
    slow: slow.map(({ text: { alone, text }, ms }) => shown({ text, ms }, `/${alone.source.slice(0, 80)}/`)),
    texts: attacks.length,
  };
}

/** Runs each pattern that reads words on what is hard for it, and all readers on its words and on long runs. */
export async function attackAll(effort: Effort): Promise<Attacked & { readonly patterns: number }> {
  const patterns = await readingPatterns();
  const attacks = attack(patterns, effort);
  const random = randomFrom(SEED);
  const words = new Set(patterns.flatMap((pattern) => spread(wordsOf(pattern, random), effort.words)));
  const said = [...words].filter((_, index) => index % effort.step === 0).flatMap(insistent);
  const runs =
    effort.places === 'all' ? RUN_TEXTS.flat() : RUNS.map((_, at) => RUN_TEXTS[at % PLACES.length]?.[at] ?? '');
  const texts = [...STALLED, ...runs, ...said];
  const read = await readers();
  const slow = read.flatMap((one) => slowOf(texts, one.read).map((found) => shown(found, one.name)));
  return {
    slow: [...attacks.slow, ...slow],
    texts: attacks.texts + texts.length * read.length,
    patterns: patterns.length,
  };
}
