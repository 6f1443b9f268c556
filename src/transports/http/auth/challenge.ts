import { type Scope, withLower } from '../../../domain/access/scope.ts';
import { refuse, SERVER_ERROR } from '../answers.ts';

/** What answers that refuse say of how to be let in. */
export interface Challenge {
  /** Where the metadata of RFC 9728 lies; undefined where tokens come from an administrator. */
  readonly metadataUrl?: string | undefined;
}

/** What an ordinary host needs: a client asks for it with its first token. */
const USUAL: Scope = 'write';

const headerOf = (parameters: Readonly<Record<string, string | undefined>>): string =>
  `Bearer ${Object.entries(parameters)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}="${value}"`]))
    .join(', ')}`;

function challenged(answer: Response, parameters: Readonly<Record<string, string | undefined>>): Response {
  answer.headers.set('www-authenticate', headerOf(parameters));
  answer.headers.set('cache-control', 'no-store');
  return answer;
}

/** 401: no token, or one that is not good. Why it is not is nobody's business. */
export function unauthorized({ metadataUrl }: Challenge, hadToken: boolean): Response {
  const message = hadToken
    ? 'Unauthorized: the token is not valid here, has expired or was revoked'
    : 'Unauthorized: send Authorization: Bearer TOKEN';
  return challenged(refuse(401, SERVER_ERROR, message), {
    realm: 'perch',
    error: hadToken ? 'invalid_token' : undefined,
    scope: withLower(USUAL).join(' '),
    resource_metadata: metadataUrl,
  });
}

/** 403 with every scope that the request needs, in one challenge. */
export function insufficientScope({ metadataUrl }: Challenge, needed: Scope): Response {
  return challenged(refuse(403, SERVER_ERROR, `Forbidden: this needs a token with the scope ${needed}`), {
    realm: 'perch',
    error: 'insufficient_scope',
    scope: withLower(needed).join(' '),
    resource_metadata: metadataUrl,
  });
}

export const noAccount = (): Response =>
  refuse(403, SERVER_ERROR, 'Forbidden: you have no account here; ask whoever runs this server');

/** 429, and after how many seconds to try again. */
export function tooMany(what: string, seconds: number): Response {
  const answer = refuse(429, SERVER_ERROR, `Too many requests: ${what}; try again in ${seconds} s`);
  answer.headers.set('retry-after', String(seconds));
  return answer;
}
