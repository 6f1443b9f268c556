import type { PerchServer } from '../mcp/server/server.ts';

/** What a server without resources that change does not have. */
export type Subscriptions = NonNullable<PerchServer['subscriptions']>;

interface Listen {
  readonly params?: { readonly notifications?: { readonly resourceSubscriptions?: unknown } };
}

/** The resources that a `subscriptions/listen`, or its acknowledgement, names. */
export function resourcesOf(message: unknown): string[] {
  const named = (message as Listen | null)?.params?.notifications?.resourceSubscriptions;
  return Array.isArray(named) ? [...new Set(named.filter((uri) => typeof uri === 'string'))] : [];
}

/** The same message with these resources in the place of those that it names. */
export function withResources<Message>(message: Message, uris: readonly string[]): Message {
  const { params } = message as Listen;
  const { resourceSubscriptions: _, ...others } = params?.notifications ?? {};
  const notifications = { ...others, ...(uris.length > 0 && { resourceSubscriptions: uris }) };
  return { ...message, params: { ...params, notifications } };
}

/** Watches what can be watched, and answers what that is: a stream is told what it gets, not refused. */
export async function subscribeAll(subscriptions: Subscriptions, uris: readonly string[]): Promise<string[]> {
  const watched: string[] = [];
  for (const uri of uris) {
    await subscriptions.subscribe(uri).then(
      () => watched.push(uri),
      () => {},
    );
  }
  return watched;
}
