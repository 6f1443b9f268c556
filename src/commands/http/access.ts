import type { Access } from '../../app/access-config.ts';
import type { Accounts } from '../../services/accounts/accounts.ts';
import { Gate } from '../../transports/http/auth/gate.ts';
import { audiencesOf, metadataUrlOf, protectedResource } from '../../transports/http/auth/metadata.ts';
import { type Claims, Issuer } from '../../transports/http/auth/oidc.ts';
import type { Principal, Verifier } from '../../transports/http/auth/principal.ts';

/** How every token of ours begins. */
const OURS = 'perch_pat_';

/** Whether somebody whom the issuer vouches for may have an account by themselves: `*`, their subject, or an address that was checked. */
export const isAllowed = (rules: readonly string[], { subject, email }: Pick<Claims, 'subject' | 'email'>): boolean =>
  rules.some((rule) => {
    if (rule === '*' || rule === subject) return true;
    const wanted = rule.toLowerCase();
    return email !== undefined && (wanted.startsWith('@') ? email.endsWith(wanted) : email === wanted);
  });

/** Tokens of ours, and those of an issuer where there is one. */
class Tokens implements Verifier {
  readonly #accounts: Accounts;
  readonly #issuer: Issuer | undefined;
  readonly #allowed: readonly string[];

  constructor(accounts: Accounts, issuer: Issuer | undefined, allowed: readonly string[]) {
    this.#accounts = accounts;
    this.#issuer = issuer;
    this.#allowed = allowed;
  }

  async verify(token: string): Promise<Principal | 'stranger' | undefined> {
    if (!this.#issuer || token.startsWith(OURS)) {
      const holder = await this.#accounts.holderOf(token);
      return holder && { ...holder, tokenId: holder.id };
    }
    const claims = await this.#issuer.read(token);
    if (!claims) return undefined;
    const holder = await this.#accounts.holderBySubject(claims, isAllowed(this.#allowed, claims));
    if (!holder) return 'stranger';
    return { ...holder, scope: claims.scope, expiresAt: claims.expiresAt };
  }

  version(): Promise<string> {
    return this.#accounts.version();
  }

  async gone(principals: readonly Principal[]): Promise<readonly Principal[]> {
    const ids = principals.flatMap(({ tokenId }) => tokenId ?? []);
    const people = principals.flatMap(({ tokenId, user }) => (tokenId === undefined ? [user] : []));
    const { tokens, users } = await this.#accounts.standing(ids, people);
    return principals.filter(({ tokenId, user }) => !(tokenId === undefined ? users.has(user) : tokens.has(tokenId)));
  }
}

/** The gate that a server needs for whom it lets in, and what it tells clients about it. */
export function gateOf(access: Exclude<Access, { kind: 'none' }>, accounts: Accounts, report: (line: string) => void) {
  if (access.kind === 'token') {
    return { gate: new Gate({ verifier: new Tokens(accounts, undefined, []), challenge: {}, report }) };
  }
  const { publicUrl = '', issuer, allowed } = access;
  const verifier = new Tokens(accounts, new Issuer({ issuer, audiences: audiencesOf(publicUrl) }), allowed);
  return {
    gate: new Gate({ verifier, challenge: { metadataUrl: metadataUrlOf(publicUrl) }, report }),
    metadata: protectedResource({ publicUrl, issuer }),
  };
}
