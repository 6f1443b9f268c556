import type { Client } from '@modelcontextprotocol/client';
import { Client as V1Client } from '@modelcontextprotocol/sdk/client/index.js';
import { ResourceUpdatedNotificationSchema } from '@modelcontextprotocol/sdk/types.js';

/** Resources that a host watches. */
export interface Watching {
  /** Those that the server agreed to tell about. */
  readonly uris: readonly string[];
  /** The host says that it wants no more news of these; of all when none is named. */
  stop(...uris: string[]): Promise<void>;
}

/** Watches in the way of the client's era: by subscribing, or by listening to a stream. */
export async function watch(
  client: V1Client | Client,
  uris: readonly string[],
  updated: (uri: string) => void,
): Promise<Watching> {
  const told = ({ params }: { params: { uri: string } }): void => updated(params.uri);
  if (client instanceof V1Client) client.setNotificationHandler(ResourceUpdatedNotificationSchema, told);
  else client.setNotificationHandler('notifications/resources/updated', told);
  if (!(client instanceof V1Client) && client.getNegotiatedProtocolVersion() === '2026-07-28') {
    const stream = await client.listen({ resourceSubscriptions: [...uris] });
    return { uris: stream.honoredFilter.resourceSubscriptions ?? [], stop: () => stream.close() };
  }
  for (const uri of uris) await client.subscribeResource({ uri });
  return {
    uris,
    async stop(...some) {
      for (const uri of some.length > 0 ? some : uris) await client.unsubscribeResource({ uri });
    },
  };
}
