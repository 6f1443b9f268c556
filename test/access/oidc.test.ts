import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAllowed } from '../../src/commands/http/access.ts';
import { Connection, initialize, modernCall, POSTING } from '../faults/http-clients.ts';
import { bearer, type ManyServing, serveMany } from './serving.ts';

const PUBLIC = 'https://perch.example';

let issuer: OAuth2Server;
let other: OAuth2Server;
let server: ManyServing;
beforeAll(async () => {
  [issuer, other] = [new OAuth2Server(), new OAuth2Server()];
  for (const one of [issuer, other]) {
    for (const algorithm of ['RS256', 'ES256', 'EdDSA']) await one.issuer.keys.generate(algorithm);
    await one.start(0, 'localhost');
  }
  server = await serveOidc('anna,bo,@family.example');
});
afterAll(async () => {
  await server.stop();
  await Promise.all([issuer.stop(), other.stop()]);
});

const serveOidc = (allowed: string): Promise<ManyServing> =>
  serveMany({
    flags: {
      auth: 'oidc',
      'public-url': PUBLIC,
      issuer: String(issuer.issuer.url),
      ...(allowed !== '' && { 'allow-users': allowed }),
    },
  });

const GOOD = { sub: 'anna', aud: `${PUBLIC}/mcp`, scope: 'read write' };

interface Made {
  readonly by?: OAuth2Server;
  readonly algorithm?: string;
  /** Claims that are otherwise; undefined ones are left out. */
  readonly claims?: Readonly<Record<string, unknown>>;
}

async function token({ by = issuer, algorithm = 'RS256', claims = {} }: Made = {}): Promise<string> {
  const key = by.issuer.keys.toJSON(true).find(({ alg }) => alg === algorithm);
  return by.issuer.buildToken({
    ...(key?.kid !== undefined && { kid: key.kid }),
    scopesOrTransform: (_header, payload) => {
      Object.assign(payload, GOOD, claims);
      for (const [name, value] of Object.entries(claims)) if (value === undefined) delete payload[name];
    },
  });
}

interface Said {
  readonly status: number;
  readonly challenge: string | undefined;
  readonly text: string;
}

async function ask(given: string, on = server): Promise<Said> {
  const connection = new Connection(on.url, bearer(given));
  const { status, headers, text } = await connection.ask('POST', '/mcp', ...modernCall(1, 'get_current_time', {}));
  connection.close();
  return { status, challenge: headers['www-authenticate'], text };
}

const now = (): number => Math.floor(Date.now() / 1000);

describe('a token of the issuer', () => {
  it.each(['RS256', 'ES256', 'EdDSA'])('is taken when it is signed with %s', async (algorithm) => {
    expect((await ask(await token({ algorithm }))).status).toBe(200);
  });

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['that names this server among others', { aud: ['https://other.example', PUBLIC] }],
    ['with its scopes as a list', { scope: undefined, scp: ['read', 'write'] }],
  ])('is taken %s', async (_what, claims) => {
    expect((await ask(await token({ claims }))).status).toBe(200);
  });

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['for another server', { aud: 'https://other.example/mcp' }],
    ['for a server whose name begins like this one', { aud: `${PUBLIC}.evil.example/mcp` }],
    ['for another path', { aud: `${PUBLIC}/admin` }],
    ['for nobody', { aud: undefined }],
    ['for a client, as an ID token is', { aud: 'client-id' }],
    ['of another issuer', { iss: 'https://login.example' }],
    ['of no issuer', { iss: undefined }],
    ['that has expired', { exp: now() - 60 }],
    ['that never expires', { exp: undefined }],
    ['that is not valid yet', { nbf: now() + 600 }],
    ['of nobody', { sub: undefined }],
  ])('%s is refused', async (_what, claims) => {
    const said = await ask(await token({ claims }));
    expect(said.status).toBe(401);
    expect(said.challenge).toContain('error="invalid_token"');
    // Why is nobody's business.
    expect(said.text).toBe((await ask('x.y.z')).text);
  });

  it('whose signature is none, a shared secret, or that of another key is refused', async () => {
    const claims: JWTPayload = { ...GOOD, iss: String(issuer.issuer.url), exp: now() + 600 };
    const [key] = issuer.issuer.keys.toJSON();
    const kid = String(key?.kid);
    const spki = String(createPublicKey({ key: { ...key }, format: 'jwk' }).export({ type: 'spki', format: 'pem' }));
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const forged = [
      new UnsecuredJWT(claims).encode(),
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(new TextEncoder().encode(spki)),
      await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey),
      await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'nobody' }).sign(privateKey),
      await token({ by: other, claims: { iss: String(issuer.issuer.url) } }),
    ];
    for (const one of forged) expect((await ask(one)).status).toBe(401);
  });

  it('without a scope of ours is told which are needed', async () => {
    for (const scope of [undefined, 'openid profile', 'Write']) {
      const { status, challenge } = await ask(await token({ claims: { scope } }));
      expect(status).toBe(403);
      expect(challenge).toContain('error="insufficient_scope", scope="read"');
      expect(challenge).toContain(`resource_metadata="${PUBLIC}/.well-known/oauth-protected-resource/mcp"`);
    }
  });

  it('that may only read is told what writing needs', async () => {
    const connection = new Connection(server.url, bearer(await token({ claims: { scope: 'read' } })));
    const { status, headers } = await connection.ask('POST', '/mcp', ...modernCall(1, 'todo_add', { title: 'No' }));
    expect([status, headers['www-authenticate']]).toEqual([403, expect.stringContaining('scope="read write"')]);
    connection.close();
  });
});

describe('who has an account', () => {
  it('is decided by the issuer and the subject, or an address that was checked', async () => {
    const of = (claims: Readonly<Record<string, unknown>>) => token({ claims });
    const address = { sub: 'x', email: 'Li@Family.example' };
    expect((await ask(await of({ ...address, email_verified: true }))).status).toBe(200);
    expect((await ask(await of({ ...address, sub: 'y' }))).status).toBe(403);
    expect((await ask(await of({ sub: 'z', email: 'li@family.example.evil', email_verified: true }))).status).toBe(403);
    const stranger = await ask(await of({ sub: 'stranger' }));
    expect(stranger.status).toBe(403);
    expect(stranger.challenge).toBeUndefined();
    expect(stranger.text).toContain('no account');
  });

  it.each<[string, string, string | undefined, boolean]>([
    ['*', 'anybody', undefined, true],
    ['anna', 'anna', undefined, true],
    ['anna', 'Anna', undefined, false],
    ['li@family.example', 'x', 'li@family.example', true],
    ['@family.example', 'x', 'li@notfamily.example', false],
    ['', 'x', 'li@family.example', false],
  ])('the rule %s and the subject %s with %s: %s', (rule, subject, email, allowed) => {
    expect(isAllowed(rule === '' ? [] : [rule], { subject, email })).toBe(allowed);
  });

  it('is whoever an administrator adds, where nobody is allowed by a rule', async () => {
    const closed = await serveOidc('');
    expect((await ask(await token(), closed)).status).toBe(403);
    await closed.accounts.addUser('小安', { issuer: String(issuer.issuer.url), subject: 'anna' });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect((await ask(await token(), closed)).status).toBe(200);
    await closed.stop();
  });

  it('stays the same when the name and the address change, and is another with another issuer', async () => {
    await ask(await token({ claims: { preferred_username: 'anna' } }));
    await ask(await token({ claims: { preferred_username: 'anna married', email: 'new@x.example' } }));
    const users = await server.accounts.users();
    expect(users.filter(({ subject }) => subject === 'anna')).toHaveLength(1);
    const theirs = await server.accounts.holderBySubject(
      { issuer: 'https://b.example', subject: 'anna', name: 'a' },
      true,
    );
    expect(theirs?.user).not.toBe(users.find(({ subject }) => subject === 'anna')?.user);
    expect((await server.accounts.audit()).map(({ action }) => action)).toContain('user.first_seen');
  });
});

describe('what a client is told of how to get a token', () => {
  it('lies at both well-known paths, and each challenge of both eras leads there', async () => {
    const connection = new Connection(server.url);
    for (const [path, resource] of [
      ['/.well-known/oauth-protected-resource', `${PUBLIC}/mcp`],
      ['/.well-known/oauth-protected-resource/mcp', `${PUBLIC}/mcp`],
      ['/.well-known/oauth-protected-resource/sse', `${PUBLIC}/sse`],
    ] as const) {
      const { status, text } = await connection.ask('GET', path);
      expect(status).toBe(200);
      expect(JSON.parse(text)).toMatchObject({
        resource,
        authorization_servers: [issuer.issuer.url],
        scopes_supported: ['read', 'write', 'share'],
        bearer_methods_supported: ['header'],
      });
    }
    expect((await connection.ask('GET', '/.well-known/oauth-protected-resource/other')).status).toBe(404);
    const asked: [string, string, Record<string, string>, string?][] = [
      ['POST', '/mcp', ...modernCall(1, 'get_current_time', {})],
      ['POST', '/mcp', POSTING, initialize('2025-11-25')],
      ['GET', '/sse', {}],
    ];
    for (const one of asked) {
      const { status, headers } = await connection.ask(...one);
      expect(status).toBe(401);
      expect(headers['www-authenticate']).toBe(
        `Bearer realm="perch", scope="read write", resource_metadata="${PUBLIC}/.well-known/oauth-protected-resource/mcp"`,
      );
    }
    connection.close();
  });

  it('names the public address whatever the Host of the request is', async () => {
    const connection = new Connection(server.url);
    const { text } = await connection.ask('GET', '/.well-known/oauth-protected-resource/mcp', { host: 'localhost' });
    expect(text).not.toContain('localhost/');
    connection.close();
  });
});

describe('an open stream', () => {
  const ends = async (given: string, then: () => Promise<void> = async () => {}): Promise<number> => {
    const connection = new Connection(server.url, bearer(given));
    const stream = await connection.open('GET', '/sse', { accept: 'text/event-stream' });
    expect(stream.statusCode).toBe(200);
    await then();
    const started = performance.now();
    await new Promise<void>((resolve) =>
      stream
        .on('close', resolve)
        .on('error', () => {})
        .resume(),
    );
    connection.close();
    return performance.now() - started;
  };

  it('ends with its user', async () => {
    const removed = async (): Promise<void> => {
      const [user] = (await server.accounts.users()).filter(({ subject }) => subject === 'bo');
      if (user) await server.accounts.removeUser(user);
    };
    expect(await ends(await token({ claims: { sub: 'bo' } }), removed)).toBeLessThan(1_000);
  });

  it('ends with its token', async () => {
    // Clocks may differ by five seconds.
    expect(await ends(await token({ claims: { exp: now() - 3 } }))).toBeLessThan(4_000);
  });
});

it('an issuer that cannot be reached is no reason to let anybody in, nor to say that the token is wrong', async () => {
  const flags = { auth: 'oidc', 'public-url': PUBLIC, issuer: 'http://127.0.0.1:9', 'allow-users': '*' };
  const lonely = await serveMany({ flags });
  expect((await ask(await token(), lonely)).status).toBe(503);
  // Tokens of our own need nobody else.
  expect((await ask(await lonely.token('admin', 'admin'), lonely)).status).toBe(200);
  await lonely.stop();
});
