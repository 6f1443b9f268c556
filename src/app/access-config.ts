import { ConfigError, type Environment, type Flags } from './config.ts';

/** Whom `perch-mcp http` lets in, and what it is called from outside. */
export type Access =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'token' } & Outside)
  | ({ readonly kind: 'oidc'; readonly issuer: string; readonly allowed: readonly string[] } & Outside);

interface Outside {
  /** Such as `https://perch.example`, without a slash at the end; undefined where only this machine is served. */
  readonly publicUrl: string | undefined;
  /** Names by which the server may be called. */
  readonly hosts: readonly string[];
}

/** The flags of `perch-mcp http` that say whom it lets in. */
export const ACCESS_FLAGS = {
  auth: { type: 'string' },
  'public-url': { type: 'string' },
  'allowed-hosts': { type: 'string' },
  issuer: { type: 'string' },
  'allow-users': { type: 'string' },
} as const;

type Name = keyof typeof ACCESS_FLAGS;

const variableOf = (name: Name): string => `PERCH_${name.toUpperCase().replaceAll('-', '_')}`;

const isLoopback = (url: URL): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);

/** An address that tokens may be sent to: nobody must read along. Throws ConfigError. */
function safeUrl(name: Name, text: string): URL {
  const url = URL.parse(text);
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url)))) {
    throw new ConfigError(({ starting }) => starting.httpsAddress({ flag: name }));
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new ConfigError(({ starting }) => starting.addressOnly({ flag: name }));
  }
  return url;
}

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * Reads whom the server lets in. `isOpenToOthers`: whether it listens on an address that other machines reach. Throws
 * ConfigError.
 */
export function readAccess(flags: Flags, env: Environment, isOpenToOthers: boolean): Access {
  const given = (name: Name): string | undefined =>
    String(flags[name] ?? env[variableOf(name)] ?? '').trim() || undefined;
  const kind = given('auth') ?? 'none';
  if (kind !== 'none' && kind !== 'token' && kind !== 'oidc')
    throw new ConfigError(({ starting }) => starting.authKinds);
  if (kind === 'none') {
    const useless = (Object.keys(ACCESS_FLAGS) as Name[]).find((name) => name !== 'auth' && given(name) !== undefined);
    if (useless !== undefined) throw new ConfigError(({ starting }) => starting.needsAuth({ flag: useless }));
    return { kind };
  }
  const text = given('public-url');
  const url = text === undefined ? undefined : safeUrl('public-url', text);
  if (url && url.pathname !== '/') throw new ConfigError(({ starting }) => starting.noPath);
  // The URL is never guessed from the Host header of a request: an attacker can send any.
  if (!url && (isOpenToOthers || kind === 'oidc')) {
    throw new ConfigError(({ starting }) => starting.publicUrlNeeded);
  }
  const outside = {
    publicUrl: url?.origin,
    hosts: [...(url ? [url.hostname] : []), ...listOf(given('allowed-hosts'))],
  };
  if (kind === 'token') {
    const useless = (['issuer', 'allow-users'] as const).find((name) => given(name) !== undefined);
    if (useless !== undefined) throw new ConfigError(({ starting }) => starting.needsOidc({ flag: useless }));
    return { kind, ...outside };
  }
  const issuer = given('issuer');
  if (issuer === undefined) throw new ConfigError(({ starting }) => starting.issuerNeeded);
  safeUrl('issuer', issuer);
  return { kind, ...outside, issuer, allowed: listOf(given('allow-users')) };
}
