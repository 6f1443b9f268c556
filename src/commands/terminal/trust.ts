import { type Trust, UNMEASURED } from '../../retrieval/trust.ts';

const percent = (part: number): string => `${Math.round(100 * part)} %`;

/** How much a model has a say in searches, and why. */
export function trustText(trust: Trust | undefined): string {
  if (!trust) {
    return `It has ${percent(UNMEASURED)} of its say in searches: there are too few memos to tell what it is worth`;
  }
  const { weight, asked, words, vectors, fused } = trust;
  const found = `${asked} titles and first sentences of memos: words ${percent(words)}, meaning ${percent(vectors)}`;
  return weight === 0
    ? `It has no say in searches, where it would do harm (${found} of nDCG)`
    : `It has ${percent(weight)} of its say in searches (${found}, both ${percent(fused)} of nDCG)`;
}
