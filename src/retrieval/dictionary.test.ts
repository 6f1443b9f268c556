import { expect, it } from 'vitest';
import { type Dictionary, dictionary } from './dictionary.ts';

const opened = async (): Promise<Dictionary> => {
  const found = await dictionary();
  if (!found) throw new Error('no dictionary in data/cedict');
  return found;
};

it('knows what words of either language are related to, and how surely', async () => {
  const { related } = await opened();
  const near = (word: string): string[] => related(word).map((one) => one.word);
  expect(near('film')).toContain('movi');
  expect(near('curtain')).not.toContain('password');
  expect(near('窗帘')).toContain('curtain');
  expect(near('yunnan')).toContain('云南');
  for (const { worth } of related('hotel')) expect(worth).toBeGreaterThanOrEqual(0.3);
  for (const { worth } of related('hotel')) expect(worth).toBeLessThanOrEqual(0.75);
  expect(related('zzqq')).toEqual([]);
});

it('knows how rare words are, and which are names', async () => {
  const { rarity, isName } = await opened();
  expect(rarity('驾照')).toBeGreaterThan(rarity('到期'));
  expect(rarity('asthma')).toBeGreaterThan(rarity('medicin'));
  expect(rarity('zzqq')).toBe(12);
  expect([isName('上海'), isName('酒店'), isName('zzqq')]).toEqual([true, false, false]);
});
