import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * `perch_pat_<id>_<secret>_<check>`: the id finds the row, the secret has 256
 * bits, and the check tells a slip of the pen, and scanners for secrets, what
 * it is without a look into any store.
 */
const FORM = /^(perch_pat_([a-z0-9]{12})_[\w-]{43})_([0-9a-f]{8})$/;

const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

const checkOf = (text: string): string => crc32(text).toString(16).padStart(8, '0');

/** Unbiased enough for what is no secret. */
const newTokenId = (): string => [...randomBytes(12)].map((byte) => ID_LETTERS[byte % ID_LETTERS.length]).join('');

export function newToken(): { readonly id: string; readonly token: string } {
  const id = newTokenId();
  const body = `perch_pat_${id}_${randomBytes(32).toString('base64url')}`;
  return { id, token: `${body}_${checkOf(body)}` };
}

/** The id of a token; undefined for what cannot be one. */
export function tokenIdOf(token: string): string | undefined {
  const [, body, id, check] = FORM.exec(token) ?? [];
  return body !== undefined && checkOf(body) === check ? id : undefined;
}

/** 256 random bits need no slow hash. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Takes as long for any other digest. */
export const sameDigest = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
