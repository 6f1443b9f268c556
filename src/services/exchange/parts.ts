import type { KindName } from '../../domain/kinds.ts';
import type { Exchange } from '../change/exchange.ts';
import type { Kinds } from '../change/kind.ts';

/** A kind that calendar files know. */
export interface Part {
  readonly kind: KindName;
  readonly exchange: Exchange;
}

const STAGES: readonly Exchange['stage'][] = ['containers', 'items', 'attached'];

/** The kinds that calendar files know: first what others are put into, last what belongs to others. */
export const partsOf = (kinds: Kinds): Part[] =>
  STAGES.flatMap((stage) =>
    kinds.named.flatMap(([kind, { exchange }]) => (exchange?.stage === stage ? [{ kind, exchange }] : [])),
  );
