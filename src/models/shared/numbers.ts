import { ModelFailure } from '../../retrieval/models.ts';

/** The vector with length 1. Throws ModelFailure for one of another dimension, or without a direction. */
export function unitVector(values: ArrayLike<number>, dimension: number): Float32Array {
  if (values.length !== dimension) {
    throw new ModelFailure('dimension', `A vector has ${values.length} numbers, and the model’s have ${dimension}`);
  }
  const vector = Float32Array.from(values);
  const length = Math.hypot(...vector);
  if (!(length > 0 && Number.isFinite(length))) throw new ModelFailure('failed', 'A vector has no direction');
  return vector.map((value) => value / length);
}

/** The probability of what a classifier says in log-odds. */
export const probability = (logit: number): number => 1 / (1 + Math.exp(-logit));
