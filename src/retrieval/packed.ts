/**
 * Vectors as they are stored: a float32 that is the unit, and each component as
 * a multiple of it in 16 bits, little-endian. Half of float32, and the same first
 * ten of 100,000; 8 bits lose up to four of a hundred.
 */

const LARGEST = 32_767;
const HEAD = Float32Array.BYTES_PER_ELEMENT;

/** Bytes that a vector of a dimension takes. */
export const packedBytes = (dimension: number): number => HEAD + dimension * Int16Array.BYTES_PER_ELEMENT;

export function pack(vector: Float32Array): Uint8Array {
  const bytes = new ArrayBuffer(packedBytes(vector.length));
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const unit = new Float32Array(bytes, 0, 1);
  unit[0] = largest / LARGEST || 1;
  const parts = new Int16Array(bytes, HEAD);
  for (const [at, value] of vector.entries()) parts[at] = Math.round(value / (unit[0] as number));
  return new Uint8Array(bytes);
}

/** The packed vector times another: the cosine of unit vectors. One that is damaged is as far away as can be. */
export function timesPacked(packed: Uint8Array, vector: Float32Array): number {
  if (packed.byteLength !== packedBytes(vector.length)) return -1;
  const { unit, parts } = opened(packed);
  let sum = 0;
  for (let at = 0; at < vector.length; at++) sum += (parts[at] as number) * (vector[at] as number);
  return sum * unit;
}

export function unpack(packed: Uint8Array): Float32Array {
  const { unit, parts } = opened(packed);
  return Float32Array.from(parts, (part) => part * unit);
}

function opened(packed: Uint8Array): { unit: number; parts: Int16Array } {
  // Buffers may begin anywhere, arrays of wider numbers may not.
  const bytes = packed.byteOffset % HEAD === 0 ? packed : new Uint8Array(packed);
  const [unit = 1] = new Float32Array(bytes.buffer, bytes.byteOffset, 1);
  return { unit, parts: new Int16Array(bytes.buffer, bytes.byteOffset + HEAD, (bytes.byteLength - HEAD) / 2) };
}

/** The center of a space as it is stored: float32, little-endian. */
export const centerBytes = (center: Float32Array): Uint8Array => new Uint8Array(center.slice().buffer);

export const centerOf = (bytes: Uint8Array | null): Float32Array | undefined =>
  bytes === null ? undefined : new Float32Array(Uint8Array.from(bytes).buffer);
