import type { McpServer, Server } from '@modelcontextprotocol/server';
import type { Subscriptions } from '../listening.ts';
import { type Principal, principalOf } from './auth/principal.ts';

/** Whom a server is built for. */
export interface Client {
  readonly era: 'legacy' | 'modern';
  /** What `session: true` and the counting of failures go by: one 2025-era session, or one program of the modern era. */
  readonly session: string;
  /** The toolsets that the URL asks for. */
  readonly toolsets: string | undefined;
  /** Who sends the request; undefined where nobody is asked. */
  readonly principal?: Principal | undefined;
}

/** Builds the server of one session, or of one request of the modern era. */
export type Build = (client: Client) => (McpServer | Server) & { readonly subscriptions?: Subscriptions };

/** Who is at the other end. Sessions are tied to it: only the user, and the page, that opened one may use it. */
export const ownerOf = (request: Request): string =>
  `${principalOf(request)?.user ?? ''}\n${request.headers.get('origin') ?? ''}`;
