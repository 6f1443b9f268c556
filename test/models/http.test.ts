import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { httpEmbedder } from '../../src/models/http/embedder.ts';
import { httpReranker } from '../../src/models/http/reranker.ts';
import { fasterClock } from '../faster-clock.ts';
import { type Call, type Stub, sendJson, stub } from './stub.ts';

const inputOf = ({ body }: Call): string[] => (body as { input: string[] }).input;

/** Answers as an OpenAI-compatible server does, out of order; the vector of a text has its length in it. */
const embeddings =
  (dimension = 4) =>
  (response: ServerResponse, call: Call): void =>
    sendJson(response, {
      data: inputOf(call)
        .map((text, index) => ({ index, embedding: [text.length, 1, ...Array(dimension - 2).fill(0)] }))
        .reverse(),
    });

const embedderAt = ({ url }: Stub, key?: string, model = 'multilingual-e5-small') =>
  httpEmbedder({ url: `${url}/v1`, model, key });

describe('an embedder behind a URL', () => {
  it('sends texts in batches with the prefixes of its model, and gives unit vectors in their order', async () => {
    const server = await stub(embeddings());
    const embedder = await embedderAt(server, 'secret');
    expect(embedder).toMatchObject({ dimension: 4, id: expect.stringContaining('multilingual-e5-small/4') });
    expect(embedder.id).not.toContain('127.0.0.1');
    const texts = Array.from({ length: 70 }, (_, index) => 'x'.repeat(index));
    const vectors = await embedder.embed(texts, 'passage');
    expect(vectors).toHaveLength(70);
    for (const [index, vector] of vectors.entries()) {
      expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
      expect((vector[0] ?? 0) / (vector[1] ?? 0)).toBeCloseTo('passage: '.length + index, 2);
    }
    const [probe, first, second, third, ...more] = server.calls;
    expect(probe?.path).toBe('/v1/embeddings');
    expect(probe?.headers.authorization).toBe('Bearer secret');
    expect([first, second, third].map((call) => call && inputOf(call).length)).toEqual([32, 32, 6]);
    expect(more).toEqual([]);
    await embedder.embed(['牙医'], 'query');
    expect(server.calls.at(-1)?.body).toEqual({
      model: 'multilingual-e5-small',
      input: ['query: 牙医'],
      encoding_format: 'float',
    });
  });

  it('sends no key that it was not given, and no prefix to a model that has none', async () => {
    const server = await stub(embeddings());
    const embedder = await embedderAt(server, undefined, 'bge-m3');
    await embedder.embed(['a'], 'query');
    expect(server.calls.map(inputOf)).toEqual([['Perch'], ['a']]);
    expect(server.calls[0]?.headers.authorization).toBeUndefined();
  });

  it('cuts what the server’s model finds too long, and nothing else', async () => {
    const server = await stub((response, call) => {
      if (inputOf(call).some((text) => text.length > 600)) sendJson(response, { error: 'input is too large' }, 500);
      else embeddings()(response, call);
    });
    const embedder = await embedderAt(server, undefined, 'bge-m3');
    const letters = (await embedder.embed(['a', 'b'.repeat(5_000), 'c'.repeat(600), '\ud800'], 'passage')).map(
      ([length = 0, one = 1]) => Math.round(length / one),
    );
    expect(letters).toEqual([1, 312, 600, 1]);
    expect(inputOf(server.calls.at(-1) as Call).at(-1)).toBe('\ufffd');
  });

  const refuse = (status: number) => (response: ServerResponse) =>
    sendJson(response, { error: 'no such model' }, status);
  const huge = (response: ServerResponse): void => {
    response.writeHead(200);
    const more = (): void => {
      while (!response.destroyed && response.write('['.repeat(1024 * 1024)));
    };
    response.on('drain', more);
    more();
  };
  it.each([
    ['an error of the server', 'failed', /500.*no such model/, refuse(500)],
    ['a refusal', 'failed', /401/, refuse(401)],
    ['what is no JSON', 'failed', /JSON/, (response: ServerResponse) => void response.end('<html>')],
    ['other JSON', 'failed', /embeddings/, (response: ServerResponse) => sendJson(response, { data: [{ index: 0 }] })],
    ['a text without a vector', 'failed', /left out/, (response: ServerResponse) => sendJson(response, { data: [] })],
    ['another dimension', 'dimension', /5 numbers/, embeddings(5)],
    [
      'a vector of zeros',
      'failed',
      /direction/,
      (response: ServerResponse) => sendJson(response, { data: [{ index: 0, embedding: [0, 0, 0, 0] }] }),
    ],
    ['too much', 'failed', /too much/, huge],
    ['a hang-up', 'network', /cannot be reached/, (response: ServerResponse) => void response.destroy()],
    [
      'a redirection',
      'network',
      /cannot be reached/,
      (response: ServerResponse) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    ],
  ] as const)('says why it could not: %s', async (_, reason, message, answer) => {
    const server = await stub(embeddings());
    const embedder = await embedderAt(server);
    server.answer = answer;
    await expect(embedder.embed(['a'], 'query')).rejects.toMatchObject({
      reason,
      message: expect.stringMatching(message),
    });
  });

  it('is given up by its caller, and before that by itself', async () => {
    const server = await stub(embeddings());
    const embedder = await embedderAt(server);
    server.answer = () => {};
    const signal = AbortSignal.timeout(100);
    fasterClock();
    const began = performance.now();
    await expect(embedder.embed(['a'], 'query', signal)).rejects.toMatchObject({ reason: 'timeout' });
    await expect(embedder.embed(['a'], 'query', AbortSignal.abort())).rejects.toMatchObject({ reason: 'timeout' });
    await expect(embedder.embed(['a'], 'query')).rejects.toMatchObject({
      reason: 'timeout',
      message: /did not answer/,
    });
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  it('is not there', async () => {
    await expect(httpEmbedder({ url: 'http://127.0.0.1:9', model: 'm', key: undefined })).rejects.toMatchObject({
      reason: 'network',
    });
  });
});

describe('a reranker behind a URL', () => {
  const PASSAGES = ['one', 'two', 'three'];

  it('gives probabilities in the order of the passages', async () => {
    const results = [2, 0, 1].map((index) => ({ index, relevance_score: index / 2 }));
    const server = await stub((response) => sendJson(response, { results }));
    const reranker = httpReranker({ url: server.url, model: 'r', key: undefined });
    expect(await reranker.rerank('q', PASSAGES)).toEqual([0, 0.5, 1]);
    expect(server.calls[0]).toMatchObject({ path: '/rerank', body: { model: 'r', query: 'q', documents: PASSAGES } });
    expect(await reranker.rerank('q', [])).toEqual([]);
    expect(server.calls).toHaveLength(1);
  });

  it('makes them of log-odds', async () => {
    const server = await stub((response) =>
      sendJson(response, { results: [-8, 0, 5].map((score, index) => ({ index, relevance_score: score })) }),
    );
    const reranker = httpReranker({ url: server.url, model: 'r', key: undefined });
    const [low, middle, high] = await reranker.rerank('q', PASSAGES);
    expect(low).toBeLessThan(0.001);
    expect(middle).toBe(0.5);
    expect(high).toBeGreaterThan(0.99);
  });

  it('speaks to Text Embeddings Inference, which wants texts', async () => {
    const server = await stub((response, { body }) => {
      if ('documents' in (body as object)) return sendJson(response, { error: 'missing field `texts`' }, 422);
      sendJson(
        response,
        [1, 0, 2].map((index) => ({ index, score: 0.1 * index })),
      );
    });
    const reranker = httpReranker({ url: server.url, model: 'r', key: undefined });
    expect(await reranker.rerank('q', PASSAGES)).toEqual([0, 0.1, 0.2]);
    expect(await reranker.rerank('q', PASSAGES)).toEqual([0, 0.1, 0.2]);
    expect(server.calls).toHaveLength(3);
  });

  it.each([
    ['an error', 'failed', (response: ServerResponse) => sendJson(response, {}, 503)],
    ['another form', 'failed', (response: ServerResponse) => sendJson(response, { results: 'none' })],
    [
      'a passage left out',
      'failed',
      (response: ServerResponse) => sendJson(response, { results: [{ index: 0, relevance_score: 1 }] }),
    ],
  ] as const)('says why it could not: %s', async (_, reason, answer) => {
    const server = await stub(answer);
    const reranker = httpReranker({ url: server.url, model: 'r', key: undefined });
    await expect(reranker.rerank('q', PASSAGES)).rejects.toMatchObject({ reason });
  });
});
