import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { beforeEach, expect, it } from 'vitest';
import { StubServices, stubServer, wipe, wiped } from './stub.ts';

interface Raw {
  resultType?: string;
  requestState?: string;
  isError?: boolean;
  structuredContent?: Record<string, unknown>;
}

const YES = { confirm: { action: 'accept', content: { confirm: true } } };
const TWO = { ids: ['evt_a', 'evt_b'] };

/** A 2026-era host that carries out the round trips by hand. */
async function rawHost(stateKey: Uint8Array, user = 'local') {
  const [near, far] = InMemoryTransport.createLinkedPair();
  const services = new StubServices();
  const build = stubServer(services, { tools: [wipe], stateKey, identity: { user, local: true } });
  serveStdio(({ era }) => build(era), { transport: far });
  const client = new Client(
    { name: 'raw', version: '1' },
    { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode: { pin: '2026-07-28' } } },
  );
  await client.connect(near);
  const call = async (params: object): Promise<Raw> =>
    (await client.callTool(params as Parameters<Client['callTool']>[0], { allowInputRequired: true })) as Raw;
  return { call, services, close: () => client.close() };
}

const KEY = new Uint8Array(32).fill(7);

beforeEach(() => {
  wiped.length = 0;
});

async function ask(host: Awaited<ReturnType<typeof rawHost>>): Promise<string> {
  const first = await host.call({ name: 'wipe', arguments: TWO });
  expect(first.resultType).toBe('input_required');
  expect(first.requestState).toBeTypeOf('string');
  return first.requestState as string;
}

it('takes the answer to the same call, also in another process with the same key', async () => {
  const one = await rawHost(KEY);
  const requestState = await ask(one);
  const other = await rawHost(KEY);
  const done = await other.call({ name: 'wipe', arguments: TWO, inputResponses: YES, requestState });
  expect(done.structuredContent).toMatchObject({ status: 'final', deleted: TWO.ids });
  expect(wiped).toEqual(['cfm_1']);
});

it.each([
  ['other arguments', { arguments: { ids: ['evt_a', 'evt_c'] } }, KEY, 'local'],
  ['another key', { arguments: TWO }, new Uint8Array(32).fill(8), 'local'],
  ['another user', { arguments: TWO }, KEY, 'mallory'],
])('refuses the answer for %s', async (_what, params, key, user) => {
  const requestState = await ask(await rawHost(KEY));
  const host = await rawHost(key, user);
  const done = await host.call({ name: 'wipe', ...params, inputResponses: YES, requestState });
  expect(done.isError).toBe(true);
  expect(done.structuredContent).toMatchObject({ status: 'error', code: 'CONFIRMATION_INVALID' });
  expect(wiped).toEqual([]);
});

it('refuses a state that it did not write', async () => {
  const host = await rawHost(KEY);
  const forged = await host.call({ name: 'wipe', arguments: TWO, inputResponses: YES, requestState: 'v1.e30.AAAA' });
  expect(forged.structuredContent).toMatchObject({ status: 'error', code: 'CONFIRMATION_INVALID' });
  expect(wiped).toEqual([]);
});

it('does not act on an answer without a state', async () => {
  const host = await rawHost(KEY);
  const done = await host.call({ name: 'wipe', arguments: TWO, inputResponses: YES });
  expect(done.resultType).toBe('input_required');
  expect(wiped).toEqual([]);
});

it('answers with a token when the host comes back without an answer', async () => {
  const host = await rawHost(KEY);
  const requestState = await ask(host);
  const done = await host.call({ name: 'wipe', arguments: TWO, inputResponses: {}, requestState });
  expect(done.structuredContent).toMatchObject({ status: 'need_user', confirm_token: 'cfm_1' });
});
