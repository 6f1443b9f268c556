import { ProtocolError, ProtocolErrorCode, ResourceNotFoundError, type Server } from '@modelcontextprotocol/server';
import { type CardName, cardAt, cardUri } from '../../present/cards.ts';
import { visibleLines } from '../../present/visible.ts';
import { CARD_META, CARD_TYPE, readCard } from '../../resources/cards.ts';
import type { Resource } from '../../resources/resource.ts';
import type { Connection } from '../call/connection.ts';
import { progressOf } from '../call/define.ts';
import { reporter } from '../call/progress.ts';
import { kindsOff, outOfReach } from '../call/reach.ts';
import { answer } from './answer.ts';
import type { Offer } from './offer.ts';
import { resourceAt } from './resource-uris.ts';

/** The address as it is compared: what stands in it beyond ASCII as the SDK and browsers write it. */
function addressOf(uri: string): string {
  if (URL.canParse(uri)) return new URL(uri).href;
  const data = { uri, reason: 'invalid_uri' };
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Resource URI ${uri} is invalid`, data);
}

/** A card as a host reads it: nobody's own, so no store is opened. Hosts find it by the tools whose results it shows. */
async function cardContents(name: CardName) {
  const uri = cardUri(name);
  const text = await readCard(name);
  if (text === undefined) throw new ResourceNotFoundError(uri, `${uri} was not built`);
  return { contents: [{ uri, mimeType: CARD_TYPE, text, _meta: CARD_META }] };
}

/** Lets hosts read resources as the user of the connection. */
export function serveResources(
  server: Server,
  { resources, templateList }: Pick<Offer, 'resources' | 'templateList'>,
  connection: Connection,
): void {
  const { toolsets } = connection;
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [...templateList] }));
  server.setRequestHandler('resources/read', async ({ params }, ctx) => {
    const href = addressOf(params.uri);
    const card = cardAt(href);
    if (card) return cardContents(card);
    const { resource, named } = resourceAt(resources, href) ?? {};
    if (!resource || !named) throw new ResourceNotFoundError(params.uri);
    const call = { name: resource.uri, text: Object.values(named).join(' '), signal: ctx.mcpReq.signal };
    const text = await answer(connection, call, (services, caller, stop) => {
      const progress = reporter(progressOf(ctx), stop);
      const refuse = (id: string, subject?: string) => outOfReach({ toolsets, caller }, id, subject);
      return resource.read(services, caller, { toolsets, without: kindsOff(toolsets), refuse, progress, named });
    }).catch((error: unknown) => {
      throw asReadError(error, href);
    });
    // A file is what it is; the rest is read by models.
    const shown = resource.mimeType === 'text/calendar' ? text : visibleLines(text);
    return { contents: [{ uri: href, mimeType: resource.mimeType, text: shown }] };
  });
}

/** What may stand in the place of the name of a template, for what was typed so far. */
export async function completeName(
  resource: Resource,
  argument: string,
  typed: string,
  connection: Connection,
): Promise<readonly string[]> {
  const { uri, complete } = resource;
  if (!complete || !uri.includes(`{${argument}}`)) return [];
  const call = { name: uri, text: typed, signal: new AbortController().signal };
  return answer(connection, call, async (services, caller) => complete(services, caller, typed));
}

/** What the host is told of an address that leads nowhere: by these codes it knows whose fault that is. */
export function asReadError(error: unknown, href: string): unknown {
  if (!(error instanceof ProtocolError)) return error;
  const { code, hint } = (error.data ?? {}) as { readonly code?: string; readonly hint?: string };
  const message = [error.message, hint].filter(Boolean).join(' ');
  // A client knows it by its data, which is the address and nothing else.
  if (code === 'NOT_FOUND') return new ResourceNotFoundError(href, message);
  if (code === 'INVALID_ARGUMENT' || code === 'LIMIT_EXCEEDED') {
    return new ProtocolError(ProtocolErrorCode.InvalidParams, message, { code, hint, uri: href });
  }
  return error;
}
