import type { Quotas } from '../../../domain/access/quotas.ts';
import type { Scope } from '../../../domain/access/scope.ts';

/** Who sends a request, by the token that it carries. */
export interface Principal {
  readonly user: string;
  /** Undefined for a token of an issuer that has none of ours. */
  readonly scope: Scope | undefined;
  readonly quotas: Quotas;
  /** The id of a token of ours; undefined for one of an issuer. */
  readonly tokenId?: string | undefined;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** Tells whose tokens are. */
export interface Verifier {
  /** Undefined for a token that is not good; `stranger` for a good one of somebody who has no account. Throws where that cannot be told now. */
  verify(token: string): Promise<Principal | 'stranger' | undefined>;
  /** Another one as soon as anything about users or their tokens has changed. */
  version(): Promise<string>;
  /** Those who are let in no more: their token was revoked, or they are gone. */
  gone(principals: readonly Principal[]): Promise<readonly Principal[]>;
}

const senders = new WeakMap<Request, Principal>();

/** Who sends a request; undefined where nobody is asked. */
export const principalOf = (request: Request): Principal | undefined => senders.get(request);

export const setPrincipal = (request: Request, principal: Principal): void => void senders.set(request, principal);
