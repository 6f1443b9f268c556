import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  type Transport,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AuthorizationServer, startAuthorizationServer } from './authorization-server.ts';
import { type ManyServing, serveMany } from './serving.ts';

/** A port that is free: the public address has to be known before the server is there. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

let login: AuthorizationServer;
let server: ManyServing;
beforeAll(async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  login = await startAuthorizationServer(`${url}/mcp`);
  const flags = { auth: 'oidc', 'public-url': url, issuer: login.issuer, 'allow-users': 'anna,bo' };
  server = await serveMany({ flags, port });
});
afterAll(async () => {
  await server.stop();
  await login.stop();
});

type Stored = Awaited<ReturnType<OAuthClientProvider['tokens']>>;

/** What a host keeps, and a person who signs in when the host opens a browser. */
class Person implements OAuthClientProvider {
  readonly redirectUrl = 'http://127.0.0.1:9/callback';
  readonly clientMetadata = {
    client_name: 'A host',
    redirect_uris: [this.redirectUrl],
    grant_types: ['authorization_code'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    application_type: 'native',
  };
  readonly asked: URL[] = [];
  sentTo: URL | undefined;
  #client: Awaited<ReturnType<OAuthClientProvider['clientInformation']>>;
  #tokens: Stored;
  #verifier = '';
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  clientInformation() {
    return this.#client;
  }
  saveClientInformation(client: NonNullable<Awaited<ReturnType<OAuthClientProvider['clientInformation']>>>): void {
    this.#client = client;
  }
  tokens() {
    return this.#tokens;
  }
  saveTokens(tokens: NonNullable<Stored>): void {
    this.#tokens = tokens;
  }
  saveCodeVerifier(verifier: string): void {
    this.#verifier = verifier;
  }
  codeVerifier(): string {
    return this.#verifier;
  }
  async redirectToAuthorization(url: URL): Promise<void> {
    this.asked.push(url);
    this.sentTo = await login.signIn(url, this.#name);
  }
}

interface Signed {
  readonly client: Client;
  readonly transport: StreamableHTTPClientTransport;
}

/** Connects as a host does: it is sent away, its person signs in, and it comes back. */
async function connect(person: Person, pin: '2026-07-28' | undefined): Promise<Signed> {
  for (let attempt = 0; attempt < 2; attempt++) {
    const client = new Client(
      { name: 'dance', version: '1' },
      pin === undefined ? {} : { versionNegotiation: { mode: { pin } } },
    );
    const transport = new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { authProvider: person });
    try {
      await client.connect(transport as Transport);
      return { client, transport };
    } catch (error) {
      if (!(error instanceof UnauthorizedError) || !person.sentTo) throw error;
      await transport.finishAuth(person.sentTo.searchParams);
    }
  }
  throw new Error('Signed in, and not let in');
}

it.each([['2026-07-28'], [undefined]] as const)(
  'the official client finds the issuer, registers, signs in and calls a tool (%s)',
  async (pin) => {
    const person = new Person('anna');
    const { client } = await connect(person, pin);
    const [url] = person.asked;
    expect(url?.searchParams.get('resource')).toBe(`${server.url}/mcp`);
    expect(url?.searchParams.get('scope')?.split(' ')).toEqual(expect.arrayContaining(['read', 'write']));
    expect(url?.searchParams.get('code_challenge_method')).toBe('S256');
    const added = await client.callTool({ name: 'todo_add', arguments: { title: `By ${pin}` } });
    expect(added.structuredContent).toMatchObject({ status: 'final' });
    await client.close();
    const users = await server.accounts.users();
    expect(users).toMatchObject([{ issuer: login.issuer, subject: 'anna' }]);
  },
);

it('whoever may sign in there, and has no account here, is not let in', async () => {
  await expect(connect(new Person('mallory'), '2026-07-28')).rejects.toThrow(/no account|403/);
  expect((await server.accounts.users()).map(({ subject }) => subject)).not.toContain('mallory');
});
