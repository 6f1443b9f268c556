import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../src/domain/testing/random.ts';
import { type Known, measure } from '../../src/retrieval/measure.ts';
import type { Embedder } from '../../src/retrieval/models.ts';
import { unit } from './token-embedder.ts';

const DIMENSION = 96;
const SUBJECTS = 'garden river engine library winter violin kitchen harbour mountain letter'.split(' ');
const DETAILS = 'repair visit price history recipe concert ticket permit storm teacher'.split(' ');

/** A hundred notes. A first sentence shares a word with the rest of its note, and with nine others. */
const NOTES: readonly Known[] = SUBJECTS.flatMap((subject, at) =>
  DETAILS.map((detail, index) => ({
    title: null,
    content: `About the ${subject} and its ${detail} we spoke on day ${at}. The ${subject} matters, entry ${at * 10 + index}, said paper ${'abcdefghij'[index]}${at}.`,
  })),
);

const pause = async (): Promise<void> => {};

/** Knows which note a text is of, and is wrong by so much noise. */
function knowing(noise: number): Embedder['embed'] {
  const random = randomFrom(42);
  const directions = NOTES.map(() => unit(Float32Array.from({ length: DIMENSION }, () => random() - 0.5)));
  return async (texts, use) =>
    texts.map((text) => {
      const direction = directions[NOTES.findIndex(({ content }) => content.includes(text.trim()))] as Float32Array;
      if (use === 'passage') return direction;
      return unit(direction.map((value) => value + (noise * (random() - 0.5)) / Math.sqrt(DIMENSION)));
    });
}

describe('what an embedder is worth', () => {
  it('is all of its say where it finds what words do not', async () => {
    const found = await measure(NOTES, { embed: knowing(1), pause });
    expect(found).toMatchObject({ asked: 100, vectors: 1 });
    expect(found?.words).toBeLessThan(0.8);
    expect(found?.weight).toBeGreaterThan(0);
    expect(found?.fused).toBeGreaterThan(found?.words as number);
  });

  it('control: is nothing where it knows nothing', async () => {
    const found = await measure(NOTES, { embed: knowing(1_000), pause });
    expect(found?.weight).toBe(0);
    expect(found?.fused).toBe(found?.words);
    expect(found?.vectors).toBeLessThan(0.2);
  });

  it('asks by titles that only their note has, and that its text does not say', async () => {
    const asked: string[] = [];
    const embed: Embedder['embed'] = async (texts, use) => {
      if (use === 'query') asked.push(...texts);
      else for (const text of texts) expect(text).not.toMatch(/^About/);
      return texts.map(() => unit(new Float32Array(DIMENSION).fill(1)));
    };
    const notes = NOTES.slice(0, 30).map((note, at) => ({ ...note, title: at === 0 ? 'Its own title' : 'Diary' }));
    notes[0] = { title: 'Its own title', content: 'Text of the first note, of no other.' };
    await measure(notes, { embed, pause });
    expect(asked[0]).toBe('Its own title');
    expect(asked[1]).toMatch(/^About the garden and its visit .* day 0\.$/);
  });

  it('is not told where there are too few notes, or nobody waits any more', async () => {
    expect(await measure(NOTES.slice(0, 19), { embed: knowing(1), pause })).toBeUndefined();
    const over = new Error('over');
    await expect(measure(NOTES, { embed: knowing(1), pause: () => Promise.reject(over) })).rejects.toBe(over);
  });
});
