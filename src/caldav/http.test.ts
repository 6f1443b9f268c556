import { expect, it } from 'vitest';
import { requester } from './http.ts';

it.each([
  ['TimeoutError', new DOMException('The operation was aborted due to timeout', 'TimeoutError')],
  ['ECONNREFUSED', new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) })],
])('says in a word why a server does not answer: %s', async (word, error) => {
  const request = requester({ username: 'lena', password: 'secret' }, { send: () => Promise.reject(error) });
  await expect(request(new URL('https://dav.example/'), { method: 'GET' })).rejects.toMatchObject({
    ...{ why: 'unreachable', message: word },
  });
});
