import type { Server } from '@modelcontextprotocol/server';
import type { Resource } from '../../resources/resource.ts';
import type { Services } from '../../services/index.ts';
import type { Connection } from '../call/connection.ts';
import { answer } from './answer.ts';
import { isTemplate } from './resource-uris.ts';

/**
 * Lists resources with when each was last changed. While the store is not open
 * they are listed without: hosts ask only to look.
 */
export function serveResourceList(
  server: Server,
  resources: readonly Resource[],
  connection: Connection,
  opened: () => Services | undefined,
): void {
  const listed = resources.filter((resource) => !isTemplate(resource));
  server.setRequestHandler('resources/list', async (_request, { mcpReq }) => {
    const services = opened();
    const looking = services && { ...connection, services: async () => services };
    const times = looking ? await timesOf(listed, looking, mcpReq.signal) : [];
    return {
      resources: listed.map(({ uri, name, title, description, mimeType }, at) => ({
        uri,
        name,
        title,
        description,
        mimeType,
        ...(times[at] !== undefined && { annotations: { lastModified: new Date(times[at]).toISOString() } }),
      })),
    };
  });
}

/** In milliseconds. A store that cannot be read is no reason to list nothing. */
function timesOf(
  resources: readonly Resource[],
  connection: Connection,
  signal: AbortSignal,
): Promise<(number | undefined)[]> {
  const { toolsets } = connection;
  return answer(connection, { name: 'resources/list', text: '', signal }, (services, caller) =>
    services.updates.lastModified(
      caller,
      resources.map((resource) => resource.shows(caller, { toolsets, named: {} })),
    ),
  ).catch(() => []);
}
