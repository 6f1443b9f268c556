import { ProtocolError, ProtocolErrorCode, type Server } from '@modelcontextprotocol/server';
import type { Connection } from '../call/connection.ts';
import type { Offer } from './offer.ts';
import { completeArgument, promptNamed } from './prompt.ts';
import { completeName } from './resource.ts';

/** Of one completion, as the protocol allows. */
const MOST = 100;

/** Offers what an argument of a prompt, or the name in the address of a resource, may be. */
export function serveCompletions(
  server: Server,
  { prompts, resources }: Pick<Offer, 'prompts' | 'resources'>,
  connection: Connection,
): void {
  server.setRequestHandler('completion/complete', async ({ params: { ref, argument } }) => {
    const { name, value } = argument;
    const found =
      ref.type === 'ref/prompt'
        ? completeArgument(promptNamed(prompts, ref.name), name, value)
        : await completeName(resourceNamed(resources, ref.uri), name, value, connection);
    return { completion: { values: found.slice(0, MOST), total: found.length, hasMore: found.length > MOST } };
  });
}

function resourceNamed(resources: Offer['resources'], uri: string): Offer['resources'][number] {
  const resource = resources.find((one) => one.uri === uri);
  if (!resource) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Resource template ${uri} not found`);
  return resource;
}
