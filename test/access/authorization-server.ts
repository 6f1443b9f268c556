import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** A real authorization server (OAuth 2.1 with PKCE, dynamic registration, resource indicators), whose users sign in by any name. */
export interface AuthorizationServer {
  readonly issuer: string;
  /** Signs a user in and agrees to what is asked, as a person in a browser does; answers with where the client is sent. */
  signIn(authorization: URL, login: string): Promise<URL>;
  stop(): Promise<void>;
}

/** `resource`: the server that tokens are made for. */
export async function startAuthorizationServer(resource: string): Promise<AuthorizationServer> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    cookies: { keys: ['test'] },
    scopes: ['openid', 'offline_access', 'read', 'write', 'share'],
    features: {
      devInteractions: { enabled: true },
      registration: { enabled: true },
      resourceIndicators: {
        enabled: true,
        useGrantedResource: () => true,
        getResourceServerInfo: (_, indicator) => {
          if (indicator !== resource) throw new Error(`${indicator} is not served`);
          const jwt = { sign: { alg: 'RS256' as const } };
          return { scope: 'read write share', audience: resource, accessTokenFormat: 'jwt', accessTokenTTL: 600, jwt };
        },
      },
    },
    pkce: { required: () => true },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
  });
  server.on('request', provider.callback());
  return {
    issuer,
    signIn: (authorization, login) => walk(authorization, login),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function walk(from: URL, login: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = from;
  let form: Record<string, string> | undefined;
  for (let step = 0; step < 20; step++) {
    const answer = await fetch(url, {
      redirect: 'manual',
      method: form ? 'POST' : 'GET',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form && { body: new URLSearchParams(form) }),
    });
    form = undefined;
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location !== null) {
      url = new URL(location, url);
      if (url.pathname === '/callback') return url;
      continue;
    }
    const page = await answer.text();
    const [, action, prompt] = /<form[^>]*action="([^"]+)"[\s\S]*?name="prompt" value="(\w+)"/.exec(page) ?? [];
    if (action === undefined || prompt === undefined) throw new Error(`${answer.status} ${page.slice(0, 2_000)}`);
    url = new URL(action.replaceAll('&amp;', '&'), url);
    form = { prompt, login, password: 'x' };
  }
  throw new Error('The authorization server sends in circles');
}
