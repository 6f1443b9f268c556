import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { type Scope, widest } from '../../../domain/access/scope.ts';

/** What an issuer says of the holder of a token. */
export interface Claims {
  readonly issuer: string;
  readonly subject: string;
  /** What people know them by; nothing is decided by it. */
  readonly name: string;
  /** An address that the issuer has checked. */
  readonly email: string | undefined;
  readonly scope: Scope | undefined;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

interface IssuerOptions {
  /** The issuer exactly as tokens name it. */
  readonly issuer: string;
  /** What this server is called in tokens. */
  readonly audiences: readonly string[];
}

/** Signatures by a key pair alone: a shared secret, or `none`, would make everybody who verifies an issuer. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA', 'Ed25519'];
/** Clocks differ by a little. */
const TOLERANCE_SECONDS = 5;
const FETCH_MS = 5_000;

const DISCOVERED = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) });

/** Where the metadata of an issuer may lie, in the order of the MCP specification: RFC 8414, and OpenID Connect in two forms. */
function wellKnown(issuer: string): string[] {
  const { origin, pathname } = new URL(issuer);
  const path = pathname.replace(/\/$/, '');
  const oidc = `${origin}${path}/.well-known/openid-configuration`;
  return path === ''
    ? [`${origin}/.well-known/oauth-authorization-server`, oidc]
    : [
        `${origin}/.well-known/oauth-authorization-server${path}`,
        `${origin}/.well-known/openid-configuration${path}`,
        oidc,
      ];
}

/** Reads access tokens (JWTs) of one issuer, whose keys are fetched when the first one comes. */
export class Issuer {
  readonly #options: IssuerOptions;
  #keys: Promise<JWTVerifyGetKey> | undefined;

  constructor(options: IssuerOptions) {
    this.#options = options;
  }

  /** What a token says; undefined for one that is not good. Throws where the issuer cannot be reached. */
  async read(token: string): Promise<Claims | undefined> {
    const { jwtVerify, errors } = await import('jose');
    const keys = await this.#keysOf();
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: this.#options.issuer,
        audience: [...this.#options.audiences],
        algorithms: ALGORITHMS,
        clockTolerance: TOLERANCE_SECONDS,
        requiredClaims: ['iss', 'aud', 'exp', 'sub'],
      });
      return claimsOf(payload);
    } catch (error) {
      const isOurs = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
      // All else that jose finds wrong is the token: form, signature, claims, a key that nobody has.
      if (error instanceof errors.JOSEError && !isOurs && error.code !== errors.JOSEError.code) return undefined;
      throw error;
    }
  }

  #keysOf(): Promise<JWTVerifyGetKey> {
    this.#keys ??= this.#discover().catch((error: unknown) => {
      this.#keys = undefined;
      throw error;
    });
    return this.#keys;
  }

  async #discover(): Promise<JWTVerifyGetKey> {
    const { createRemoteJWKSet } = await import('jose');
    const { issuer } = this.#options;
    for (const url of wellKnown(issuer)) {
      const answer = await fetch(url, { signal: AbortSignal.timeout(FETCH_MS), redirect: 'error' });
      if (!answer.ok) continue;
      const found = DISCOVERED.safeParse(await answer.json().catch(() => undefined));
      // RFC 8414 §3.3: metadata that speaks for another issuer is not to be used.
      if (!found.success || found.data.issuer !== issuer) continue;
      return createRemoteJWKSet(new URL(found.data.jwks_uri), { timeoutDuration: FETCH_MS });
    }
    throw new Error(`${issuer} has no metadata that names it and its keys`);
  }
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** `scope` by RFC 9068; some issuers write `scp`, as a text or a list. */
const scopesOf = ({ scope, scp }: JWTPayload): string[] =>
  [scope, scp].flatMap((value) => (Array.isArray(value) ? value.map(String) : (text(value)?.split(' ') ?? [])));

function claimsOf(payload: JWTPayload): Claims | undefined {
  const { iss, sub, exp, preferred_username, name, email, email_verified } = payload;
  if (!iss || !sub || exp === undefined) return undefined;
  return {
    issuer: iss,
    subject: sub,
    name: text(preferred_username) ?? text(name) ?? text(email) ?? sub,
    email: email_verified === true ? text(email)?.toLowerCase() : undefined,
    scope: widest(scopesOf(payload)),
    expiresAt: (exp + TOLERANCE_SECONDS) * 1000,
  };
}
