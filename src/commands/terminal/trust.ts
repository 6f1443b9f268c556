import type { Messages } from '../../messages/en/messages.ts';
import { type Trust, UNMEASURED } from '../../retrieval/trust.ts';

const percentOf = (part: number): number => Math.round(100 * part);

/** How much a model has a say in searches, and why. */
export function trustText(trust: Trust | undefined, say: Messages['doctor']): string {
  if (!trust) return say.trustUnmeasured({ percent: percentOf(UNMEASURED) });
  const { weight, asked } = trust;
  const [words, vectors, both] = [percentOf(trust.words), percentOf(trust.vectors), percentOf(trust.fused)];
  if (weight === 0) return say.noTrust({ asked, words, vectors });
  return say.trust({ percent: percentOf(weight), asked, words, vectors, both });
}
