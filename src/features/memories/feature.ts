import type { Kind } from '../../services/change/kind.ts';
import { memoryTitle } from '../../services/memories/present.ts';
import { removalOfMemory } from '../../services/memories/target.ts';
import { wordsProjection } from '../../services/search/projection.ts';

export const memories: Kind<'mem'> = {
  projections: [wordsProjection('memories')],
  remove: removalOfMemory,
  nameOf: (_caller, row) => memoryTitle(row),
};
