import { expect, it } from 'vitest';
import { UpdatesOnce } from './updates-once.ts';

const update = (uri: string) => ({
  jsonrpc: '2.0' as const,
  method: 'notifications/resources/updated',
  params: { uri },
});

it('holds the same news back while it waits to be read, and nothing else', async () => {
  const written: string[] = [];
  let read: () => void = () => {};
  const host = new UpdatesOnce((message) => {
    written.push('params' in message ? String(message.params?.uri) : 'answer');
    return new Promise((resolve) => {
      const before = read;
      read = () => {
        before();
        resolve();
      };
    });
  });
  const sent = Array.from({ length: 1_000 }, (_, index) => host.send(update(index % 2 ? 'perch://a' : 'perch://b')));
  sent.push(host.send({ jsonrpc: '2.0', id: 1, result: {} }));
  expect(written).toEqual(['perch://b', 'perch://a', 'answer']);
  read();
  // What changed after that was written is told once more.
  await expect.poll(() => written).toEqual(['perch://b', 'perch://a', 'answer', 'perch://b', 'perch://a']);
  read();
  await Promise.all(sent);
  void host.send(update('perch://a'));
  expect(written).toHaveLength(6);
});

it('forgets what could not be sent', async () => {
  const host = new UpdatesOnce(() => Promise.reject(new Error('gone')));
  await expect(host.send(update('perch://a'))).rejects.toThrow('gone');
  await expect(host.send(update('perch://a'))).rejects.toThrow('gone');
});
