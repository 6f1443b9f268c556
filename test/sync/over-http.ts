import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { HostileServer } from './hostile-server.ts';

/** Puts a calendar server on a port of this machine, for who asks by `fetch`. */
export async function overHttp(server: HostileServer): Promise<{ readonly url: string; stop(): void }> {
  const web = createServer(async (request, response) => {
    const { method = 'GET', headers, url = '/' } = request;
    const body = await text(request);
    const answer = await server.send(new URL(url, server.url), {
      method,
      headers: Object.entries(headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ) as [string, string][],
      ...(body !== '' && { body }),
    });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => web.once('listening', resolve));
  const stop = (): void => {
    web.close();
    web.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(web.address() as AddressInfo).port}/`, stop };
}
