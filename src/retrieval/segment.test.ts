import { expect, it } from 'vitest';
import { dictionary } from './dictionary.ts';
import { segmented } from './segment.ts';

const words = async (text: string): Promise<string[]> =>
  segmented([...text], await dictionary()).map(({ letters }) => letters.join(''));

it('a word that is used and has no entry is one, unless it is two that have', async () => {
  expect(await words('驾照到期')).toEqual(['驾照', '到期']);
  expect(await words('房贷利率')).toEqual(['房贷', '利率']);
});

it('characters that are in no word stand by themselves, as all do without a dictionary', async () => {
  expect(await words('伞丢')).toEqual(['伞', '丢']);
  expect(segmented([...'驾照'], undefined).map(({ letters }) => letters.join(''))).toEqual(['驾', '照']);
});
