import { refuse, SERVER_ERROR } from '../answers.ts';

/** What a client has to know to get a token by itself. */
interface Resource {
  /** Where the server is reached from outside, without a slash at the end. */
  readonly publicUrl: string;
  readonly issuer: string;
}

const WELL_KNOWN = '/.well-known/oauth-protected-resource';

/** What the server is called in tokens: the endpoint as people type it, and the bare address. */
export const audiencesOf = (publicUrl: string): string[] => [
  `${publicUrl}/mcp`,
  publicUrl,
  `${publicUrl}/`,
  `${publicUrl}/sse`,
];

export const metadataUrlOf = (publicUrl: string): string => `${publicUrl}${WELL_KNOWN}/mcp`;

/**
 * The Protected Resource Metadata (RFC 9728) that lies at a path. Without a path of its own it is that of `/mcp`: some
 * clients look there alone, and then compare `resource` with the address that was typed.
 */
export const protectedResource =
  ({ publicUrl, issuer }: Resource) =>
  (path: string): object | undefined => {
    const endpoint = { [WELL_KNOWN]: '/mcp', [`${WELL_KNOWN}/mcp`]: '/mcp', [`${WELL_KNOWN}/sse`]: '/sse' }[path];
    if (endpoint === undefined) return undefined;
    return {
      resource: `${publicUrl}${endpoint}`,
      authorization_servers: [issuer],
      scopes_supported: ['read', 'write', 'share'],
      bearer_methods_supported: ['header'],
      resource_name: 'Perch',
    };
  };

export function metadataAnswer(metadata: object | undefined): Response {
  if (!metadata) return refuse(404, SERVER_ERROR, 'Not Found: the endpoint is /mcp');
  // The same for everybody, and no secret.
  return Response.json(metadata, {
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=3600' },
  });
}
