import { SUBSCRIPTION_ID_META_KEY } from '@modelcontextprotocol/server';
import { expect, it } from 'vitest';
import { Listening, type Subscriptions } from './listening.ts';
import type { Message } from './messages.ts';

const acknowledgement = (id: number, uris: readonly string[]): Message => ({
  jsonrpc: '2.0',
  method: 'notifications/subscriptions/acknowledged',
  params: { notifications: { resourceSubscriptions: uris }, _meta: { [SUBSCRIPTION_ID_META_KEY]: id } },
});
const cancel = (requestId: number): Message => ({
  jsonrpc: '2.0',
  method: 'notifications/cancelled',
  params: { requestId },
});

function listeningTo(refused: readonly string[] = []) {
  const watched = new Set<string>();
  const listening = new Listening();
  listening.subscriptions = {
    subscribe: async (uri: string) => {
      if (refused.includes(uri)) throw new Error('no such resource');
      watched.add(uri);
    },
    unsubscribe: (uri: string) => watched.delete(uri),
  } as unknown as Subscriptions;
  const acknowledge = (id: number, uris: readonly string[]) => listening.acknowledging(acknowledgement(id, uris), id);
  return { listening, watched, acknowledge };
}

it('names what is watched, and nothing else', async () => {
  const { watched, acknowledge } = listeningTo(['b']);
  expect(await acknowledge(1, ['a', 'b', 'a'])).toMatchObject({
    params: { notifications: { resourceSubscriptions: ['a'] } },
  });
  expect(await acknowledge(2, ['b'])).toMatchObject({ params: { notifications: {} } });
  expect([...watched]).toEqual(['a']);
});

it('watches what any stream listens to, until the last of them ends', async () => {
  const { listening, watched, acknowledge } = listeningTo();
  await acknowledge(1, ['a', 'b']);
  await acknowledge(2, ['b', 'c']);
  listening.received(cancel(1));
  expect([...watched]).toEqual(['b', 'c']);
  listening.received(cancel(7));
  listening.received(cancel(2));
  expect([...watched]).toEqual([]);
});

it('gives up a stream that was cancelled while it was being opened', async () => {
  const { listening, watched, acknowledge } = listeningTo();
  const opening = acknowledge(1, ['a']);
  listening.received(cancel(1));
  await opening;
  expect([...watched]).toEqual([]);
  await acknowledge(1, ['b']);
  expect([...watched]).toEqual(['b']);
});
