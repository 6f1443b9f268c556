import type { McpServer } from '@modelcontextprotocol/server';
import type { Subscriptions } from '../listening.ts';

/** Whom a server is built for. */
export interface Client {
  readonly era: 'legacy' | 'modern';
  /** What `session: true` and the counting of failures go by: one 2025-era session, or one program of the modern era. */
  readonly session: string;
  /** The toolsets that the URL asks for. */
  readonly toolsets: string | undefined;
}

/** Builds the server of one session, or of one request of the modern era. */
export type Build = (client: Client) => McpServer & { readonly subscriptions?: Subscriptions };

/** Who is at the other end. Sessions are tied to it: only the client that opened one may use it. */
export const ownerOf = (request: Request): string => request.headers.get('origin') ?? '';
